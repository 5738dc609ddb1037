"""The command line as a person meets it: real processes, typed input, exit codes."""

import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from grimorio.core.match import KINDS
from grimorio.front import play


def grimorio(*args: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "COLUMNS": "100", "LANG": "C.UTF-8", "NO_COLOR": "1"}
    return subprocess.run([sys.executable, "-m", "grimorio", *args], input=typed, text=True,
                          capture_output=True, env=environment, timeout=120)  # fmt: skip


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["play", "chess"], "There is no game called “chess”; choose conclave"),
        (["play", "conclave", "--seats", "9", "--lang", "es"], "admite de 2 a 4"),
        (["simulate", "conclave", "-o", "removed=many"], "takes a whole number from 0 to 18"),
        (["simulate", "conclave", "-o", "removed=40"], "goes from 0 to 18"),
        (
            ["simulate", "conclave", "-o", "corner=up"],
            "must be north-west, north-east, south-east or south-west",
        ),
        (["simulate", "conclave", "-o", "luck=1"], "has no option “luck”"),
        (["simulate", "conclave", "-o", "luck"], "name=value"),
        (["simulate", "conclave", "--bot", "deep"], "There is no bot called “deep”"),
        (["simulate", "conclave", "--games", "0"], "must be at least 1"),
        (["simulate", "conclave", "--edition", "nowhere.toml"], "cannot be read"),
        (["play", "conclave", "--lang", "fr"], "There is no language “fr”"),
        (["replay", "nowhere.json"], "cannot be read"),
        (["play", "conclave", "--save", "no/such/folder.json"], "cannot be written"),
        (["play", "conclave", "--humans", "5"], "--humans is 5, but the table has 2 seats"),
    ],
)
def test_bad_input_gets_one_sentence_and_exit_code_2(args: list[str], sentence: str) -> None:
    done = grimorio(*args)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_a_damaged_log_is_refused(tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    grimorio("play", "conclave", "--humans", "0", "--seed", "4", "--save", str(kept))
    whole = kept.read_text(encoding="utf-8")
    told = grimorio("replay", str(kept))
    assert told.returncode == 0
    assert "Score sheet" in told.stdout
    for damage in (
        whole[:-40],
        whole.replace("send ", "sent ", 1),
        whole.replace('"seats": 2', '"seats": 3'),
    ):
        kept.write_text(damage, encoding="utf-8")
        done = grimorio("replay", str(kept))
        assert done.returncode == 2, damage[:50]
        assert "Traceback" not in done.stderr


def test_simulate_prints_one_object_with_a_stable_digest() -> None:
    args = ["simulate", "conclave", "--seats", "3", "--games", "20", "--seed", "1", "--json"]
    first, second = (json.loads(grimorio(*args).stdout) for _ in range(2))
    assert first["digest"] == second["digest"]
    assert first["games"] == 20
    assert sum(first["wins_by_seat"]) == pytest.approx(20, abs=0.01)
    assert first["actions"] == round(first["mean_length"] * 20)
    assert first["actions_per_second"] > 0
    other = json.loads(grimorio(*args[:-2], "2", "--json").stdout)
    assert other["digest"] != first["digest"]


def test_a_game_is_played_by_typing_and_refusals_explain() -> None:
    typed = "\n".join(
        [
            "?",
            "? crow-blue-3",
            "draw left",
            "sned it",
            "999",
            "undo",
            *["1"] * 400,
        ]
    )
    done = grimorio("play", "conclave", "--seats", "3", "--seed", "3", typed=typed + "\n")
    assert done.returncode == 0
    assert "Type a number" in done.stdout
    assert "blue 3 of the Crow" in done.stdout
    assert "Not allowed (CO-9)" in done.stdout
    assert "“sned it” is not a choice I know" in done.stdout
    assert "“999” is not one of the numbered choices" in done.stdout
    assert "nothing to take back" in done.stdout
    assert "Score sheet" in done.stdout


def test_cards_are_told_by_name_with_their_source_and_in_spanish_words() -> None:
    edition = str(Path(__file__).parents[1] / "data" / "editions" / "bellum-owner.toml")
    typed = ["ayuda", "cartas", "? diablillo COJO", "? el castillo de espinas", "? nadie", "salir"]
    done = grimorio("play", "bellum", "--seed", "3", "--lang", "es", "--edition", edition,
                    typed="\n".join(typed) + "\n")  # fmt: skip
    said = " ".join(done.stdout.split())
    assert done.returncode == 0
    assert "«salir» deja la partida" in said
    assert "Cartas en juego: Bellum de Irene" in said
    assert "cambia esto: Una criatura maléfica cuesta 3 de comida." in said
    assert "Ya no están: Orco de la Novena Ración." in said
    assert said.count("Diablillo cojo: criatura maléfica. Izquierda: 2: 2 de comida;") == 2
    assert "No conozco nada llamado «nadie»" in said
    assert "Hasta pronto" in said


def test_a_card_tells_each_of_its_facts_where_it_comes_from() -> None:
    typed = "? trovador\n? power-5\nquit\n"
    done = grimorio("play", "cronicas", "--seats", "3", "--seed", "3", "--lang", "es", typed=typed)
    said = " ".join(done.stdout.split())
    assert "Habilidad: está en el reglamento." in said
    assert "Cómo funciona en detalle y nombre: es una reconstrucción nuestra;" in said


def test_leaving_keeps_the_game_and_it_goes_on_later(tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    args = ["play", "conclave", "--seats", "2", "--seed", "9", "--lang", "es"]
    done = grimorio(*args, "--save", str(kept), typed="1\n1\nquit\n")
    assert "Hasta pronto" in done.stdout
    plies = len(json.loads(kept.read_text(encoding="utf-8"))["plies"])
    assert plies >= 2
    done = grimorio(*args, "--load", str(kept), "--save", str(kept), typed="1\n" * 400)
    assert "Hoja de puntuación" in done.stdout
    assert len(json.loads(kept.read_text(encoding="utf-8"))["plies"]) > plies


def test_a_game_is_saved_by_a_word_and_goes_on_in_its_file(tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    args = ["play", "conclave", "--lang", "es"]
    typed = f"guardar\nguardar {tmp_path / 'no' / 'no.json'}\nguardar {kept}\n1\nsalir\n"
    done = grimorio(*args, "--seats", "3", typed=typed)
    assert "¿En qué archivo?" in done.stdout
    assert "No se puede escribir" in done.stdout
    assert f"--load {kept}" in done.stdout
    plies = len(json.loads(kept.read_text(encoding="utf-8"))["plies"])
    assert plies >= 2
    done = grimorio(*args, "--load", str(kept), typed="1\nsalir\n")
    assert done.returncode == 0, done.stderr
    assert len(json.loads(kept.read_text(encoding="utf-8"))["plies"]) > plies
    assert "asientos" in grimorio(*args, "--load", str(kept), "--seats", "4").stderr
    wrong = grimorio("replay", str(kept), "--seat", "9")
    assert (wrong.returncode, "There is no such seat" in wrong.stderr) == (2, True)


def test_who_leaves_a_game_that_is_kept_nowhere_may_still_keep_it(tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    done = grimorio("play", "conclave", "--seed", "9", typed=f"1\nquit\nno/no.json\n{kept}\n")
    assert "kept nowhere" in done.stdout
    assert "cannot be written" in done.stdout
    assert f"grimorio play conclave --load {kept}" in done.stdout
    assert kept.is_file()
    for typed in ("1\nquit\n\n", "1\nquit\n", "quit\n"):
        done = grimorio("play", "conclave", "--seed", "9", typed=typed)
        assert (done.returncode, "See you soon" in done.stdout) == (0, True)


def test_after_a_comma_a_choice_is_written_in_words() -> None:
    typed = "1,1\n , \nplace left , \nquit\n"
    done = grimorio("play", "bellum", "--seats", "2", "--seed", "5", typed=typed)
    assert "“1” cannot stand after a comma" in done.stdout
    assert "One act has 1 to" in done.stdout
    assert "not a choice I know" not in done.stdout
    assert "kept nowhere" in done.stdout, "the choice with a comma behind it was made"


def test_undo_takes_a_gift_back_but_not_a_sent_card() -> None:
    """Played until a gift is possible, then given, taken back, and given again."""
    typed = "1\n1\n" * 4 + "give blue p2\nundo\nlog\nquit\n"
    found = False
    for seed in range(1, 40):
        done = grimorio("play", "conclave", "--seats", "2", "--seed", str(seed), "--bot", "random",
                        typed=typed)  # fmt: skip
        if "Taken back: Give your blue pile" in done.stdout:
            found = True
            break
    assert found


def test_a_hint_names_candidates_with_their_expected_place() -> None:
    done = grimorio("play", "conclave", "--seats", "2", "--seed", "3", typed="hint\nquit\n")
    assert "expected place" in done.stdout


@pytest.mark.parametrize(
    ("language", "allowed", "nothing"),
    [("en", "That is allowed.", "Nothing worth telling"),
     ("es", "Eso se permite.", "Desde tu turno no ha pasado nada")],
)  # fmt: skip
@pytest.mark.parametrize("game", ["conclave", "cronicas", "magia", "bellum"])
def test_a_choice_is_asked_about_by_its_number_or_its_words(
    game: str, language: str, allowed: str, nothing: str
) -> None:
    seed = "1" if game == "cronicas" else "3"  # with these the person begins
    args = ["play", game, "--seed", seed, "--lang", language]
    first = grimorio(*args, typed="quit\n").stdout
    words = next(line for line in first.splitlines() if line.startswith("  1  ")).split("  ")[-1]
    done = grimorio(*args, typed=f"? 1\n? {words}\n? 999\nrecap\nquit\n")
    assert done.stdout.count(allowed) == 2
    assert "999" in done.stdout
    assert nothing in done.stdout
    assert "Traceback" not in done.stderr


def test_version_says_which_form_runs() -> None:
    line = grimorio("--version").stdout
    assert "compiled" in line or "interpreted" in line


@pytest.mark.parametrize(
    ("language", "undo", "said"),
    [
        ("en", "undo", ["Taken back: ", "Choice 3 has to wait until you see", "Not allowed (BE-",
                        "One act has 1 to 16 choices; that was 17."]),
        ("es", "deshacer", ["Deshecho: ", "La elección 3 tiene que esperar", "No se permite (BE-",
                            "Una jugada tiene de 1 a 16 elecciones; eso eran 17."]),
    ],
)  # fmt: skip
def test_several_choices_in_one_line_are_one_act(
    tmp_path: Path, language: str, undo: str, said: list[str]
) -> None:
    file = tmp_path / "kept.json"
    args = ["play", "bellum", "--seats", "2", "--humans", "2", "--seed", "5", "--lang", language]
    lines = ["place left, finish", "place left; place left; place left", ",".join(["1"] * 17),
             "place left, sned it", "1; place right", ""]  # fmt: skip
    done = grimorio(*args, "--save", str(file), typed="\n".join(lines) + "\nquit\n")
    assert done.returncode == 0, done.stderr
    for sentence in said[1:]:
        assert sentence in done.stdout
    plies = json.loads(file.read_text())["plies"]
    assert [ply["action"] for ply in plies] == [None, "place left", "place right"]
    assert [ply.get("joined") for ply in plies] == [None, None, True]
    again = [*args[:2], "--humans", "2", "--lang", language, "--load", str(file)]
    typed = f"\n{undo}\nplace right\nquit\n"
    done = grimorio(*again, "--save", str(file), typed=typed)
    assert done.returncode == 0, done.stderr
    assert said[0] not in done.stdout  # the other seat cannot take it back
    assert grimorio("replay", str(file), "--lang", language).returncode == 0


def test_an_act_that_was_saved_goes_back_as_one(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    args = ["play", "bellum", "--humans", "1", "--seed", "5", "--save", str(file)]
    match = in_the_middle_of_a_theft()
    file.write_text(json.dumps(match.record()))
    typed = "undo\nundo\n1\nquit\n"
    done = grimorio(*args, "--load", str(file), typed=typed)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("Taken back: ") == 1
    assert "nothing to take back" in done.stdout
    kinds = [ply["kind"] for ply in json.loads(file.read_text())["plies"]]
    assert kinds[: len(match.plies) + 2] == [KINDS[ply.kind] for ply in match.plies] + [
        "undo",
        "act",
    ]


def in_the_middle_of_a_theft() -> Any:
    """Bellum, where the first seat has made an act that it could take back, and owes more."""
    for seed in range(60):
        match, picker = play("bellum", seats=2, seed=seed), random.Random(seed)
        while match.turn is not None and match.version < 200:
            attacks = [action for action in match.legal if action.verb == "attack"]
            if match.turn == 0 and attacks:
                ahead = match.replay()
                ahead.push(attacks[0])
                if ahead.turn == 0 and len(ahead.legal) > 2:
                    act = [attacks[0], ahead.legal[0]]
                    after = match.replay()
                    after.push(act)
                    if after.may_undo(0) and after.turn == 0:
                        return after
            match.push(picker.choice(match.legal))
    raise AssertionError("nobody ever steals two chests")
