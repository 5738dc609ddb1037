"""What an owner is likely to get wrong in a file is told in either language, with its line.

Each mistake is made in a base edition: a line is found by what it begins with, and written anew.
"""

from pathlib import Path

import pytest

from grimorio.core.edition import read_text
from grimorio.core.errors import BadInput
from grimorio.core.registry import build_game, file_game, get_game
from grimorio.texts import Speaker

Said = tuple[str, str]


def changed(game: str, begins: str, old: str, new: str) -> tuple[str, int]:
    """A base edition with a mistake in its first line that begins so, and that line's number."""
    lines = get_game(game).info.edition.text.splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith(begins))
    assert old in lines[at]
    lines[at] = lines[at].replace(old, new, 1)
    return "\n".join(lines) + "\n", at + 1


def refusals(game: str, text: str) -> Said:
    with pytest.raises(BadInput) as told:
        build_game(game, text)
    error = told.value
    spanish, english = (Speaker(lang).say(error.key, **error.arguments) for lang in ("es", "en"))
    assert english == str(error)
    return spanish, english


OGRE = "ogre  "
MISTAKES: list[tuple[str, str, str, str, int, Said]] = [
    # game, line, what it says, what it should not say, how many lines below it is told; es, en
    ("bellum", OGRE, '  ", right', "  , right", 0, ("falta una comilla", "mark is missing")),
    ("bellum", OGRE, 'left = "', "left = ", 0, ("falta una comilla", "mark is missing")),
    ("bellum", "title", '"Bellum Magica"', '"Bellum', 0, ("falta una comilla", "is missing")),
    ("bellum", "title", '"Bellum Magica"', "“Bellum”", 0, ("deben ser rectas", "straight")),
    ("bellum", OGRE, '", right', '" right', 0, ("falta una coma", "a comma is missing")),
    ("bellum", OGRE, "}", "", 0, ("la llave que cierra", "the brace that closes")),
    ("bellum", "evil_food", "2", "2,5", 0, ("números enteros, sin coma", "whole numbers")),
    ("bellum", "evil_food", "2", "2 3", 0, ("sobra algo", "something too much")),
    ("bellum", "evil_food", "=", "", 0, ("falta un signo =", "a sign = is missing")),
    ("bellum", OGRE, "ogre", "ogró", 0, ("sin acentos", "without accents")),
    ("bellum", OGRE, "ogre", "ñogro", 0, ("sin acentos", "without accents")),
    ("bellum", OGRE, "ogre", "big ogre", 0, ("ni espacios", "or blanks")),
    ("bellum", OGRE, "ogre   ", "orc-cook", 0, ("«orc-cook» ya está en la línea 61", "in line 61")),
    ("bellum", "evil_food", "2", "2\nevil_food = 2", 1, ("está en la línea 18", "in line 18")),
    ("bellum", "[goblins]", "goblins", "castles", 0, ("[castles] ya está en la línea 25", "25")),
    ("bellum", "[goblins]", "]", "", 0, ("falta el corchete", "the bracket is missing")),
    ("bellum", "source", '"rulebook"', "rulebook", 0, ("va entre comillas", "quotation marks")),
    ("bellum", OGRE, "{", '{ left = "",', 0, ("«left» está dos veces en esta línea", "left” is")),
    ("cronicas", "[[chronicles]]", "[[chronicles]]", "[[chronicles]]\n[chronicles]", 1,
     ("[[chronicles]]", "double brackets: [[chronicles]]")),
    ("conclave", "crow", "3, 4", "3 4", 0, ("una coma en una lista", "a comma is missing in a")),
    ("bellum", "[prices]", "prices", "evil.prices", 0, ("«prices» no se conoce", "not known")),
    ("magia", "[crystals]", "crystals", "cards.crystals", 0, ("«crystals» no se", "not known")),
    ("bellum", "evil_food", "2", '"3"', 0, ("va sin comillas: 3", "no quotation marks: 3")),
    ("bellum", OGRE, "{", '{ name = { es = "Ogro" },', 0, ("está en es; tiene", "is in es; it")),
    ("bellum", OGRE, "{", '{ name = { es = "Ogro", en = "Ogre", fr = "O" },', 0,
     ("está en es, en y fr;", "is in es, en and fr;")),
    ("bellum", OGRE, "{", '{ name = " ",', 0, ("«ogre» está vacío", "of “ogre” is empty")),
    ("bellum", OGRE, "{", '{ name = 7,', 0, ("texto entre comillas", "text in quotation marks")),
    ("bellum", OGRE, "{", f'{{ name = "{"o" * 41}",', 0, ("tiene 41 letras y puede", "41 letters")),
    ("bellum", OGRE, "{", '{ name = "<b>",', 0, ("ni < ni >", "a sign that cannot be shown")),
    ("bellum", "title", '"Bellum Magica"', '""', 0, ("de «title» está vacío", "is empty")),
    ("bellum", "id", '"base"', '{ es = "a", en = "b" }', 0, ("debe ser un texto", "be a text")),
    ("bellum", "game", '"bellum"', '"magia"', 0, ("de «magia», no de «bellum»", "of “magia”")),
    ("bellum", "evil_food", "2", "0", 0, ("no costarían nada", "would cost nothing")),
    ("bellum", "most_evil_glyphs_alone", "3", "0", 0, ("no costarían nada", "cost nothing")),
    ("bellum", OGRE, "ogre ", 'ogron = { name = "O", left = "- - - - - -", right = "- - - - - -"}'
     "\nogre ", -1000, ("(criaturas maléficas) hay 47 y debe haber 46. «ogron»", "is not")),
    ("cronicas", 'ability = "evil"', "evil", "none", -2, ("una fuerza tiene", "exactly one")),
    ("cronicas", 'ability = "triple"', "triple", "evil", 0, ("una fuerza tiene", "exactly one")),
    ("cronicas", 'id = "plague"', "plague", "flood", 0, ("deja el id", "keep the id")),
    ("bellum", "source", '"rulebook"', '"mine"', 0, ("reconstructed u owner", "or owner")),
]  # fmt: skip


@pytest.mark.parametrize(("game", "begins", "old", "new", "below", "said"), MISTAKES)
def test_a_mistake_is_told_in_either_language_with_its_line(
    game: str, begins: str, old: str, new: str, below: int, said: Said
) -> None:
    text, line = changed(game, begins, old, new)
    spanish, english = refusals(game, text)
    assert said[0] in spanish
    assert said[1] in english
    if below >= -1:
        assert f"línea {line + below}:" in spanish


def test_a_title_can_be_one_for_each_language() -> None:
    text, _ = changed(
        "bellum", "title", '"Bellum Magica"', '{ es = "El de Irene", en = "Irene\'s" }'
    )
    edition = build_game("bellum", text).info.edition
    assert [Speaker(lang).say(edition.heading()) for lang in ("es", "en")] == [
        "El de Irene",
        "Irene's",
    ]


def test_a_file_for_no_game_or_for_another_one_is_told_its_line(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(changed("bellum", "game", '"bellum"', '"Bellum Magica"')[0], encoding="utf-8")
    with pytest.raises(BadInput, match=r"mine.toml, line 12: there is no game .* magia or bellum"):
        file_game(mine)
    mine.write_text(changed("bellum", "game", "bellum", "cronicas")[0], encoding="utf-8")
    with pytest.raises(
        BadInput, match=r"line 12: it says that it is for “cronicas”, but .*“bellum”"
    ):
        file_game(mine)
    mine.write_text('game = "magia"\n', encoding="utf-8")
    assert file_game(mine) == "magia"


def test_a_file_is_read_however_an_editor_marks_it_or_told_how_to_save_it(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    text = get_game("cronicas").info.edition.text.replace("…", "...")
    mine.write_text(text, encoding="utf-8-sig")
    assert read_text(mine) == text
    for encoding in ("latin-1", "utf-16"):
        mine.write_text(text, encoding=encoding)
        with pytest.raises(BadInput, match="cannot be read: save it as UTF-8 text"):
            read_text(mine)
    with pytest.raises(BadInput, match="it does not exist"):
        read_text(tmp_path / "nowhere.toml")


def test_what_the_first_rules_took_they_still_take() -> None:
    free, _ = changed("bellum", "evil_food", "2", "0")
    good, _ = changed("cronicas", 'ability = "evil"', "evil", "none")
    assert build_game("bellum", free, rules=1).info.version == 1
    assert build_game("cronicas", good, rules=1).info.version == 1
    odd = free.replace("[evil]\n", "[evil]\nx = 1\n")
    assert build_game("bellum", odd, rules=1).info.edition.data["evil"]["x"] == 1


def test_only_the_names_that_are_typed_in_are_the_owners() -> None:
    text, _ = changed("cronicas", "strength = 4", "4", '4\nnames = { power = "Bárbara" }')
    cards = {card["id"]: card for card in build_game("cronicas", text).catalogue()["cards"]}
    assert cards["power-4"]["name_source"] == "owner"
    assert cards["love-4"]["name_source"] == "rulebook"


def test_each_price_of_a_creature_has_its_source() -> None:
    text, _ = changed("bellum", "evil_food", "2", '2\nevil_source = "owner"')
    sources = [source for _, source in build_game("bellum", text).facts()]
    assert sources[:2] == ["owner", "rulebook"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("x" + "=" * 300_000, "this is not understood"),
        ("x = 1 " + "{,[," * 100_000, "something too much"),
        ("x = " + "[" * 100_000, "too many lists inside each other"),
        ("x = " + "9" * 100_000, "a number has too many digits"),
    ],
)
def test_a_line_without_end_is_refused_like_any_other(text: str, said: str) -> None:
    spanish, english = refusals("bellum", text)
    assert said in english
    assert len(spanish) < 300


def test_a_number_too_long_to_be_repeated_is_refused() -> None:
    text, _ = changed("bellum", "evil_food", "2", "0x" + "f" * 20_000)
    assert "…" in refusals("bellum", text)[1]
