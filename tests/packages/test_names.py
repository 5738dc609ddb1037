"""Which names of installed packages count, and what is said about the others."""

import pytest

from grimorio.core.packages import Brought, Group
from grimorio.core.registry import game_ids, get_game, left_out, ours
from grimorio.texts import LANGUAGES, Speaker


def brought(name: str, package: str = "cards 1.0") -> Brought:
    return Brought(name, f"{package.split()[0]}.{name}", package)


def sentences(group: Group, language: str = "en") -> list[str]:
    speaker = Speaker(language)
    found = group.problems.values()
    return [speaker.say(problem.key, **dict(problem.arguments)) for problem in found]


def test_a_new_name_is_taken() -> None:
    group = Group([brought("whist"), brought("tute")], ("magia",))
    assert list(group.untried) == ["whist", "tute"]
    assert group.problems == {}
    group.take("tute")
    group.leave_out("whist", ValueError("no trumps"))
    assert list(group.brought) == ["tute"]
    assert "ValueError: no trumps" in str(group.problems["whist"])


def test_one_of_our_names_stays_ours() -> None:
    group = Group([brought("magia"), brought("whist")], ("magia",))
    assert list(group.untried) == ["whist"]
    assert sentences(group) == [
        "“magia” of the package cards 1.0 is left out: Grimorio has one of the same name."
    ]


def test_a_name_that_several_packages_claim_is_nobodys() -> None:
    packages = ["first 1.0", "second 2.0", "third 3.0"]
    group = Group([brought("whist", package) for package in packages], ())
    assert group.untried == {}
    (sentence,) = sentences(group)
    assert "whist" in sentence


@pytest.mark.parametrize("name", ["Whist", "whist-2", "w", "9w", "../whist", "wh ist", "w" * 40])
def test_a_name_is_small_letters_and_digits(name: str) -> None:
    group = Group([brought(name)], ())
    assert group.untried == {}
    for language in LANGUAGES:
        (sentence,) = sentences(group, language)
        assert "cards 1.0" in sentence


def test_what_a_package_fails_with_is_told_in_one_short_line() -> None:
    problem = brought("whist").failed(ImportError("no\nmodule " + "x" * 1000))
    assert "\n" not in str(problem)
    assert "ImportError: no module" in str(problem)
    assert len(str(problem)) < 400


def test_our_own_games_are_found_without_anything_installed() -> None:
    assert game_ids()[: len(ours())] == ["conclave", "cronicas", "magia", "bellum"]
    assert left_out() == []
    assert [get_game(id).info.id for id in ours()] == list(ours())
