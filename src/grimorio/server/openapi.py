"""`/openapi.json` and the schema of the socket's messages, generated from the protocol."""

import re
from typing import Any

import msgspec

from grimorio import __version__

from . import protocol as p
from .endpoints import ENDPOINTS, Endpoint

REF = "#/components/schemas/{name}"
PLACES: dict[str, dict[str, Any]] = {
    "id": {"type": "string", "pattern": "^[A-Za-z0-9_-]{22}$"},
    "secret": {"type": "string", "pattern": "^[A-Za-z0-9_-]{22}$"},
    "game": {"type": "string", "pattern": "^[a-z]{1,40}$"},
    "match": {"type": "string", "pattern": "^[A-Za-z0-9_-]{22}$"},
    "lesson": {"type": "string", "pattern": "^[a-z0-9-]{1,60}$"},
    "seat": {"type": "integer", "minimum": 0, "maximum": 15},
    "number": {"type": "integer", "minimum": 0, "maximum": 999},
    "lang": {"type": "string", "enum": ["es", "en"]},
    "eyes": {"type": "string", "pattern": "^(all|public|[0-9]{1,2})$"},
}
WORDS = {400: "Malformed", 403: "Not yours", 404: "Not found", 409: "Not now",
         413: "Too large", 415: "Not JSON", 429: "Too much at once",
         503: "Could not be stored"}  # fmt: skip


def openapi() -> dict[str, Any]:
    """OpenAPI 3.1, whole."""
    types: list[type[msgspec.Struct]] = [p.Problem]
    for end in ENDPOINTS:
        types += [end.gives] if end.takes is None else [end.takes, end.gives]
    _, components = msgspec.json.schema_components(list(dict.fromkeys(types)), ref_template=REF)
    paths: dict[str, dict[str, Any]] = {}
    for end in ENDPOINTS:
        paths.setdefault(end.path, {})[end.method.lower()] = _operation(end)
    info = {"title": "Grimorio", "version": __version__}
    return {
        "openapi": "3.1.0",
        "info": info,
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(end: Endpoint) -> dict[str, Any]:
    inside = [(name, "path", True) for name in re.findall(r"{(\w+)}", end.path)]
    asked = [(name, "query", False) for name in end.query]
    operation: dict[str, Any] = {
        "operationId": end.name,
        "summary": end.summary,
        "parameters": [
            {"name": name, "in": place, "required": needed, "schema": PLACES[name]}
            for name, place, needed in inside + asked
        ],
        "responses": {"200": {"description": end.summary, "content": _json(end.gives)}},
    }
    posted = (403, 503) if end.method == "POST" else ()
    sized = (413, 415) if end.takes else ()
    for status in sorted({400, 429, *posted, *sized, *end.problems}):
        operation["responses"][str(status)] = {
            "description": WORDS[status],
            "content": _json(p.Problem),
        }
    if end.takes is not None:
        operation["requestBody"] = {"required": True, "content": _json(end.takes)}
    return operation


def _json(cls: type[msgspec.Struct]) -> dict[str, Any]:
    return {"application/json": {"schema": {"$ref": REF.format(name=cls.__name__)}}}


def socket_schema() -> dict[str, Any]:
    """JSON Schema of both directions of the socket."""
    (sent, heard), components = msgspec.json.schema_components(
        [p.Outgoing, p.Incoming], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Grimorio socket",
        "properties": {"page to server": sent, "server to page": heard},
        "closes": p.CLOSE_CODES,
        "$defs": components,
    }
