"""`grimorio edition`, and playing with an owner's file."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from grimorio.cli import cli
from grimorio.core.errors import BadInput
from grimorio.core.registry import build_game, edition_games, game_ids, get_game
from grimorio.texts import Speaker


def run(*words: str, fails: bool = False) -> str:
    result = CliRunner().invoke(cli, ["edition", *words], catch_exceptions=False)
    assert (result.exit_code != 0) == fails
    return result.output


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("game", game_ids())
def test_a_new_file_is_commented_and_can_be_played_as_it_is(
    game: str, lang: str, tmp_path: Path
) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(run("new", game, "--lang", lang), encoding="utf-8")
    assert mine.read_text("utf-8").startswith("# This file" if lang == "en" else "# Este archivo")
    told = run("check", str(mine), "--lang", lang)
    assert ("can be played" if lang == "en" else "Se puede jugar") in told
    built = build_game(game, mine)
    assert built.info.edition.id == "mine"
    assert built.info.edition.data != build_game(game).info.edition.data


def test_a_new_file_names_the_cards_and_explains_itself_in_the_language() -> None:
    text = run("new", "bellum", "--lang", "es")
    assert re.search(r"^ogre +=.*  # Ogro con Resaca$", text, re.MULTILINE)
    assert "#   reconstructed: Es una reconstrucción nuestra;" in text
    assert "# left, izquierda: f comida, g glifo, m mapa del tesoro." in text
    text = run("new", "cronicas", "--lang", "es")
    assert "strength = 9  # General, Mago, Juglar\n# names = {" in text
    assert 'id = "king"  # Rey\n' in text
    assert "#   take: Al jugarla: elige un aliado de un rival y quédatelo." in text
    assert "#   fewest-allies: Fama para quien tenga menos aliados en total." in text
    assert "[mages.blue]  # azul" in run("new", "conclave", "--lang", "es")
    for game in game_ids():
        english = set(re.findall(r"# .*", get_game(game).info.edition.text))
        assert not english & set(re.findall(r"# .*", run("new", game, "--lang", "es")))


def test_what_is_wrong_is_told_with_its_line(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    lines = run("new", "bellum").splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("evil_food"))
    lines[at] = 'evil_food = "two"'
    mine.write_text("\n".join(lines), encoding="utf-8")
    told = f"mine.toml, line {at + 1}: “evil_food” is “two” and must be a whole number"
    for words in (["check", str(mine)], ["bellum", str(mine)]):
        assert told in run(*words, fails=True)
    with pytest.raises(BadInput, match="and must be a whole number"):
        edition_games([mine])


def test_a_server_is_told_the_line_of_a_broken_file_and_takes_one_file_a_game(
    tmp_path: Path,
) -> None:
    one, two, broken = tmp_path / "one.toml", tmp_path / "two.toml", tmp_path / "broken.toml"
    for path in (one, two):
        path.write_text(run("new", "magia"), encoding="utf-8")
    broken.write_text('game = "magia"\n[board\n', encoding="utf-8")
    assert list(edition_games([one])) == ["magia"]
    with pytest.raises(BadInput, match=r"two\.toml and one\.toml are both editions of “magia”"):
        edition_games([one, two])
    with pytest.raises(BadInput, match=r"broken\.toml, line 2: the bracket is missing"):
        edition_games([broken])
    with pytest.raises(BadInput, match="cannot be read"):
        edition_games([tmp_path / "nowhere.toml"])


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((), "Write “new” and a game"),
        (("new",), "Write “new” and a game"),
        (("chess",), "There is no game called “chess”"),
        (("new", "chess"), "There is no game called “chess”; choose conclave"),
        (("check", "nowhere.toml"), "The edition “nowhere.toml” cannot be read"),
        (("a", "b", "c"), "Write “new” and a game"),
    ],
)
def test_wrong_words_are_told_what_is_right(words: tuple[str, ...], said: str) -> None:
    assert said in run(*words, fails=True)


def test_an_owners_names_are_said_in_both_languages(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    text = run("new", "bellum").replace(
        "ogre                 = {", 'ogre = { name = { es = "Ogrón", en = "Big ogre" },'
    )
    text = text.replace("imp                  = {", 'small-fry = { name = "Pillastre",')
    mine.write_text(text, encoding="utf-8")
    game = build_game("bellum", mine)
    assert Speaker("es").say(game.name("ogre")) == "Ogrón"
    assert Speaker("en").say(game.name("ogre")) == "Big ogre"
    assert [Speaker(lang).say(game.name("small-fry")) for lang in ("es", "en")] == ["Pillastre"] * 2
    names = game.catalogue()["edition"]["names"]
    assert names["ogre"] == {"es": "Ogrón", "en": "Big ogre"}
    mine.write_text(text.replace('name = "Pillastre",', ""), encoding="utf-8")
    with pytest.raises(BadInput, match="“small-fry” is a new card and needs a name"):
        build_game("bellum", mine)
    mine.write_text(text.replace('"Pillastre"', '"<b>"'), encoding="utf-8")
    with pytest.raises(BadInput, match="the name of “small-fry” has a sign that cannot be shown"):
        build_game("bellum", mine)


def test_names_of_the_other_games() -> None:
    cronicas = build_game("cronicas").info.edition.text.replace(
        "strength = 4\n", 'strength = 4\nnames = { power = "Bárbaro", wisdom = "Vidente" }\n'
    )
    cronicas = cronicas.replace('id = "king"\n', 'id = "king"\nname = "Emperador"\n')
    cronicas = cronicas.replace('id = "plague"\n', 'id = "plague"\nname = "La peste negra"\n')
    game = build_game("cronicas", cronicas)
    said = [Speaker("es").say(game.name(thing)) for thing in ("power-4", "king", "plague")]
    assert "Bárbaro" in said[0]
    assert said[1:] == ["Emperador", "La peste negra"]
    assert "Bárbaro" not in Speaker("es").say(game.name("love-4"))
    conclave = build_game("conclave").info.edition.text + (
        '[names]\ncrow = "Cuervo real"\n"boar-red-3" = { es = "Colmillo", en = "Tusk" }\n'
    )
    game = build_game("conclave", conclave)
    assert "Cuervo real" in Speaker("es").say(game.name("crow-blue-4"))
    assert Speaker("en").say(game.name("boar-red-3")).startswith("Tusk (")
