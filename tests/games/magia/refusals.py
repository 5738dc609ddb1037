"""For every refusal a position in which nothing else forbids the choice."""

from tests.refusals import Case

FORBIDS_NOTHING: dict[str, str] = {}

CASES: list[Case] = []
