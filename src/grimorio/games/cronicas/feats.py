"""The achievements of the rulebook (CR-11)."""

from typing import Final

from grimorio.core.event import Event
from grimorio.core.native import append, i64, vec

from .state import NONE, CronicasState

FEATS: Final = ("sage", "hero", "demon-king", "fortune-teller", "thief", "queen", "necromancer")
FEAT_SAGE: Final = 0
FEAT_HERO: Final = 1
FEAT_DEMON_KING: Final = 2
FEAT_FORTUNE_TELLER: Final = 3
FEAT_THIEF: Final = 4
FEAT_QUEEN: Final = 5
FEAT_NECROMANCER: Final = 6


def record_feat(state: CronicasState, feat: i64, seat: i64, events: list[Event] | None) -> None:
    """CR-11: an achievement of a seat, or of the whole table (-1)."""
    state.feats = append(state.feats[:], vec[i64]([feat, seat, state.round]))
    if events is not None:
        name = f"feat-{FEATS[feat]}"
        if seat == NONE:
            events.append(Event("feat-happened", {"feat": name}))
        else:
            events.append(Event("feat-earned", {"seat": seat, "feat": name}))
