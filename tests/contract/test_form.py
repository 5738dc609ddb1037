"""The form that the tests run in: `make test` runs the rules compiled, then all as source."""

import os

from grimorio.cli import version_line


def test_the_form_is_the_one_that_make_asked_for() -> None:
    """Without this, a compile that failed would go unseen."""
    form = os.environ.get("GRIMORIO_FORM", "")
    assert f"({form}" in version_line()
