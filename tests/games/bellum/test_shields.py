"""An owner's edition with a shield of 0: no sword is enough for it (BE-8, BE-9, BE-16)."""

from typing import Any

from grimorio.bots import make_bot
from grimorio.core.action import Action
from grimorio.core.chance import FastChance
from grimorio.core.contract import check_game
from grimorio.core.registry import build_game
from grimorio.games.bellum.actions import BellumAction
from grimorio.games.bellum.rules import Bellum
from grimorio.games.bellum.state import BellumState

from .words import GAME, do, legal, now, position

TEXT = GAME.info.edition.text
NOBODY = ["", ""]
THIEF: dict[str, Any] = {"rows": ["t", ""], "chests": ["", "wood 1"]}


def weak(place: int = 2, castle: int = 2, farm: int = 1, magic: int = 0, rules: int = 2) -> Bellum:
    """An owner's edition: the shields of the tavern, the castles and a farm."""
    text = TEXT.replace("the-tipsy-unicorn    = { shield = 2,",
                        f"the-tipsy-unicorn    = {{ shield = {place},")  # fmt: skip
    text = text.replace('source = "public"\nvalue = 2', f'source = "public"\nvalue = {castle}')
    text = text.replace("the-henhouse         = { shield = 1,",
                        f"the-henhouse         = {{ magic = {magic}, shield = {farm},")  # fmt: skip
    game = build_game("bellum", text, rules)
    assert isinstance(game, Bellum)
    return game


def at_dawn(game: Bellum, rows: list[str], **words: Any) -> BellumState:
    """The henhouse lies open, the last lord accepts the die, and the act of attack begins."""
    barrels = [1] * len(rows)
    state = position(
        rows, "the-henhouse", choice="reroll", turn=len(rows), barrels=barrels, **words
    )
    do(state, "accept", game=game)
    return state


def test_be8_no_sword_is_enough_for_a_shield_of_0() -> None:
    game = weak(farm=0)
    state = at_dawn(game, NOBODY)
    assert (now(state, "choice"), state.turn) == ("attack", 0)
    assert legal(state, game) == ["raid the-henhouse", "rest"]
    do(state, "raid the-henhouse", game=game)
    assert now(state, "food") == [2, 0]
    # Nothing is left for the second lord.
    assert (now(state, "choice"), state.turn) == ("recruit", 0)


def test_be8_not_against_a_magic_shield() -> None:
    assert at_dawn(weak(farm=0, magic=1), NOBODY).day == 2


def test_be10_a_tavern_without_a_shield_is_open_to_all() -> None:
    game = weak(place=0)
    state = at_dawn(game, ["", "", ""])
    for seat in range(3):
        assert (state.turn, legal(state, game)) == (seat, ["raid the-tipsy-unicorn", "rest"])
        do(state, "raid the-tipsy-unicorn", game=game)
    assert now(state, "barrels") == [2, 2, 2]


def test_be9_a_thief_without_a_sword_robs_a_castle_of_shield_0() -> None:
    game = weak(castle=0)
    assert legal(at_dawn(game, **THIEF), game) == ["attack p2", "rest"]
    assert at_dawn(weak(castle=1), **THIEF).day == 2


def test_be16_with_our_own_shields_nobody_is_asked_without_a_sword() -> None:
    assert at_dawn(GAME, **THIEF).day == 2


def test_be16_a_match_by_the_first_rules_still_passes_over_whoever_has_no_sword() -> None:
    for game in (weak(farm=0, rules=1), weak(place=0, rules=1), weak(castle=0, rules=1)):
        assert at_dawn(game, **THIEF).day == 2


def test_be16_an_edition_without_shields_is_played_to_its_end_by_every_bot() -> None:
    game = weak(place=0, castle=0, farm=0)
    for seed in range(5):
        check_game(game, 2 + seed % 4, seed=seed, every=29)
    for spec in ("greedy", "search:20i"):
        bot = make_bot(spec, game)
        state = game.setup(2, game.check_options(2, {}), FastChance(1))
        chance = FastChance(2)
        while game.deciding(state):
            legal: list[Action] = [*game.legal(state, state.turn)]
            chosen = bot.choose(game.view(state, state.turn), legal, chance)
            assert isinstance(chosen, BellumAction)
            game.apply(state, state.turn, chosen, chance)
        assert game.outcome(state) is not None
