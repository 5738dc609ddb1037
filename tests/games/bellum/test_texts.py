"""Names of creatures, places and castles as they stand within sentences."""

import pytest

from grimorio.core.chance import FastChance
from grimorio.core.describe import describe_action, describe_event
from grimorio.core.event import Event
from grimorio.core.registry import build_game
from grimorio.core.text import Text
from grimorio.texts import LANGUAGES, Speaker

from .words import CARDS, GAME

NAMES = [*CARDS.castle_names, *CARDS.creature_names, *CARDS.place_names]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_says_which_article_it_takes(language: str) -> None:
    speaker = Speaker(language)
    for name in NAMES:
        said = speaker.say("bellum-the-thing", thing=GAME.name(name))
        assert said[0] not in "«“", name  # as names that we know nothing of
        assert not speaker.say(GAME.name(name)).startswith(("The ", "El ", "La ")), name


def test_dealt_goblins_and_new_places_have_an_article_each() -> None:
    found = Event("places-found", {"places": ["muddy-ford", "three-oaks"]})
    assert Speaker("es").say(describe_event(GAME, found, None)) == (
        "Ahora a la vista: el Vado del Barro y Tres Robles."
    )
    dealt = Event("goblins-dealt", {"seat": 0, "cards": ["snot-the-cook", "ogre"]})
    said = [Speaker(each, ["Ana"]).say(describe_event(GAME, dealt, None)) for each in LANGUAGES]
    assert said == [
        "Ana recibe a Moquete el Cocinero y al Ogro con Resaca.",
        "Ana is dealt Snot the Cook and the Ogre with a Hangover.",
    ]


def test_an_owners_name_needs_no_article_and_is_told_in_refusals_too() -> None:
    text = GAME.info.edition.text.replace(
        "crooked-manor  = {", 'crooked-manor  = { name = { es = "Peña", en = "Rock" },'
    )
    own = build_game("bellum", text)
    state = own.setup(2, own.check_options(2, {"castles": "chosen"}), FastChance(1))
    take = own.actions.by_text["castle crooked-manor"]
    own.apply(state, 0, take, FastChance(2))
    refusal = own.why_not(state, 1, take)
    assert refusal is not None
    both: list[Text] = [describe_action(own, take), refusal.text]
    assert [Speaker("es").say(each) for each in both] == [
        "Quedarte con «Peña»",
        "Ya tiene dueño «Peña»; elige otro castillo.",
    ]
    assert [Speaker("en").say(each) for each in both] == [
        "Take “Rock”",
        "Somebody already has “Rock”; choose another castle.",
    ]
