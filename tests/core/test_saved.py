"""Files of matches that something wrote by hand."""

import json
from pathlib import Path
from typing import Any

import pytest

from grimorio.core.errors import BadInput
from grimorio.core.saved import read_record

FIRST = Path(__file__).parents[1] / "data/first/conclave-left.saved.json"


@pytest.mark.parametrize("seat", [0.0, True, "0", None, -1, 9, [0]])
def test_a_seat_in_a_file_of_the_first_format_is_a_number(seat: Any) -> None:
    data = json.loads(FIRST.read_text(encoding="utf-8"))
    assert read_record(data).match.version > 0
    data["plies"][0][0] = seat
    with pytest.raises(BadInput) as caught:
        read_record(data)
    assert caught.value.key == "error-damaged-ply"
