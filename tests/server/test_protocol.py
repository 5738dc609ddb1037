"""The protocol is written once; what is generated from it is up to date and complete."""

from pathlib import Path

from grimorio.server.endpoints import ENDPOINTS
from grimorio.server.openapi import openapi, socket_schema
from grimorio.server.typescript import typescript

ROOT = Path(__file__).resolve().parent.parent.parent


def test_the_page_has_the_current_types() -> None:
    """If this fails: python -m grimorio.server.typescript > web/src/protocol.ts"""
    assert (ROOT / "web" / "src" / "protocol.ts").read_text("utf-8") == typescript()


def test_openapi_names_every_address() -> None:
    paths = openapi()["paths"]
    assert {(end.method.lower(), end.path) for end in ENDPOINTS} == {
        (method, path) for path, methods in paths.items() for method in methods
    }


def test_every_reference_of_the_schemas_is_defined() -> None:
    for schema, defined in (
        (openapi(), openapi()["components"]["schemas"]),
        (socket_schema(), socket_schema()["$defs"]),
    ):
        text = str(schema)
        for name in (part.split("'")[0] for part in text.split("/schemas/")[1:]):
            assert name in defined
        for name in (part.split("'")[0] for part in text.split("#/$defs/")[1:]):
            assert name in defined
