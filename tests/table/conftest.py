"""Nothing here depends on how busy the machine is."""

import pytest


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk that others use may take longer than a server should wait to call itself ready."""
    monkeypatch.setattr("grimorio.table.store.READY_WITHIN", 60.0)
