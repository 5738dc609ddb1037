"""The achievements of the rulebook: CR-11."""

from grimorio.core.event import Event
from grimorio.games.cronicas.scoring import score_round
from grimorio.games.cronicas.state import FEATS

from .pictures import GAME, do, find, kinds, position, words
from .test_chronicles import turn_up


def earned(state_feats: list[list[int]]) -> list[tuple[str, int]]:
    return [(FEATS[feat], seat) for feat, seat, _ in state_feats]


def test_cr11_the_sage_gains_fame_in_three_rounds_in_a_row() -> None:
    state = position(["", "", ""], ["P4", "W4", "L4"])
    score_round(GAME.cards, state, None)
    score_round(GAME.cards, state, None)
    assert earned(state.feats) == []
    events: list[Event] = []
    score_round(GAME.cards, state, events)
    assert earned(state.feats) == [("sage", 0)]
    assert find(events, "feat-earned").data == {"seat": 0, "feat": "feat-sage"}


def test_cr11_a_round_without_fame_breaks_the_row() -> None:
    state = position(["", "", ""], ["P4", "W4", "L4"])
    state.streak = [2, 1, 0]
    state.allies[0], state.allies[1] = state.allies[1], state.allies[0]
    score_round(GAME.cards, state, None)
    assert state.streak == [0, 2, 0]
    assert state.feats == []


def test_cr11_the_hero_alone_has_fame() -> None:
    state = position(["P4 W4", "P6 W5", "P8"], force="monsters")
    state.fame = [0, 0, 2]
    do(state, "play P4", "play P6", "play P8")
    assert ("hero", 2) in earned(state.feats)
    state = position(["P4 W4", "P6 W5", "P8"], force="monsters")
    state.fame = [0, 1, 2]
    do(state, "play P4", "play P6", "play P8")
    assert ("hero", 2) not in earned(state.feats)


def test_cr11_the_demon_king_wins_with_king_and_demon_in_one_round() -> None:
    state = position(["Ki De L1", "P2 W2 L2", "P10 W10 L3"])
    do(state, "play Ki", "play P2", "play P10", "play De", "play W2")
    assert state.feats == []
    do(state, "play W10")
    assert earned(state.feats) == [("demon-king", 0)]


def test_cr11_the_fortune_teller_comes_when_conversation_follows_the_coronation() -> None:
    state, events = turn_up("coronation conversation plague", history="reform virtue")
    assert earned(state.feats) == [("fortune-teller", -1)]
    assert find(events, "feat-happened").data == {"feat": "feat-fortune-teller"}
    state, _ = turn_up("conversation coronation plague reform", history="library virtue", two=True)
    assert state.feats == []


def test_cr11_the_thief_has_an_ally_that_went_through_all_hands() -> None:
    state = position(["P4 W3", "Fo L2", "P10 Sa"], allies=["", "Ki", ""])
    events = do(state, "play P4", "play Fo", "play P10")  # the King is with the second of three
    assert "feat-earned" not in kinds(events)
    events = do(state, "play Sa")
    assert words(state.allies[2]) == "P4 P10 Ki Fo"
    assert find(events, "feat-earned").data == {"seat": 2, "feat": "feat-thief"}


def test_cr11_the_queen_leads_every_encounter_of_a_round() -> None:
    state = position(["P10 W2", "P2 W10", "P1 W1"])
    state.sole = 0
    events = do(state, "play P10", "play P2", "play P1", "play W2", "play W10", "play W1")
    assert find(events, "feat-earned").data == {"seat": 0, "feat": "feat-queen"}
    state = position(["P2 W2", "P10 W10", "P1 W1"])
    state.sole = 0
    do(state, "play P2", "play P10", "play P1", "play W10", "play W1", "play W2")
    assert state.feats == []


def test_cr11_the_necromancer_wins_the_game_by_evil() -> None:
    state = position(["P4", "P6 W5", "P10 P1"], allies=["", "", "W1 L1 De"], force="plague")
    state.fame = [0, 0, 1]
    do(state, "play P4", "take W1", "play P6", "play P10")
    assert ("necromancer", 2) not in earned(state.feats)
    state = position(["P2", "P6 W5", "P10 P1"], allies=["", "", "W1 L1 De"], force="plague")
    state.fame = [0, 0, 1]
    events = do(state, "play P2", "play P6", "play P10")
    assert ("necromancer", 2) in earned(state.feats)
    assert ("hero", 2) in earned(state.feats)
    outcome = GAME.outcome(state)
    assert outcome is not None
    labels = [str(row.label.args.get("feat")) for row in outcome.sheet]
    assert any("cronicas-feat-necromancer" in label for label in labels)
    assert "feat-earned" in kinds(events)
