"""The description of the API in the form of OpenAPI 3.1, made from the structs of its answers."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.features.api.rules.pages import MOST, USUAL, Failed, Ranking, Results, Tables

VERSION = "1.0.0"
"""The version of the API; the first number changes with anything that breaks programs."""
_SERVER = {
    "name": "server",
    "in": "path",
    "required": True,
    "description": "The Discord id of the server.",
    "schema": {"type": "string", "pattern": "^[0-9]{1,20}$"},
}
_LIMIT = {
    "name": "limit",
    "in": "query",
    "description": "The number of items on the page.",
    "schema": {"type": "integer", "minimum": 1, "maximum": MOST, "default": USUAL},
}
_KNOWN = {
    "name": "If-None-Match",
    "in": "header",
    "description": "The ETag of the answer you have; if nothing has changed, you get 304.",
    "schema": {"type": "string"},
}
_FAILURES = {
    "400": "A parameter can't be used.",
    "404": "The bot isn't on this server, its moderators don't allow the API, or there's no such game.",
    "429": "Too many requests; Retry-After says for how many seconds to wait.",
    "503": "The bot is starting, or another of its processes has this server; ask that one, or try again.",
}


def openapi(games: tuple[str, ...]) -> dict[str, Any]:
    """Return the description of the API of a bot with these ``games``."""
    schemas = msgspec.json.schema_components(
        [Tables, Results, Ranking, Failed], ref_template="#/components/schemas/{name}"
    )[1]
    before = "The number of the last table on the page before."
    game = {
        "name": "game",
        "in": "path",
        "required": True,
        "description": "The id of the game.",
        "schema": {"enum": sorted(games)},
    }
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Tavolata",
            "version": VERSION,
            "description": "Public tables, results and rankings of servers whose moderators allow it.",
        },
        "paths": {
            "/api/servers/{server}/tables": _path("tables", Tables, [_SERVER], "before", before),
            "/api/servers/{server}/results": _path("results", Results, [_SERVER], "before", before),
            "/api/servers/{server}/rankings/{game}": _path(
                "ranking", Ranking, [_SERVER, game], "after", "The place of the last one on the page before."
            ),
        },
        "components": {"schemas": schemas},
    }


def _path(
    name: str, answer: type[msgspec.Struct], own: list[dict[str, Any]], cursor: str, meaning: str
) -> dict[str, Any]:
    """Return the description of one path, which pages by the parameter ``cursor``."""
    position = {
        "name": cursor,
        "in": "query",
        "description": f"{meaning} The answer's next has it already.",
        "schema": {"type": "integer", "minimum": 1},
    }
    failures = {
        status: {"description": why, "content": _content("Failed")} for status, why in _FAILURES.items()
    }
    said = (answer.__doc__ or "").strip()
    return {
        "get": {
            "operationId": name,
            "summary": said.partition(". ")[0].rstrip("."),
            "parameters": [*own, position, _LIMIT, _KNOWN],
            "responses": {
                "200": {
                    "description": said,
                    "headers": {"ETag": {"schema": {"type": "string"}}},
                    "content": _content(answer.__name__),
                },
                "304": {"description": "Nothing has changed."},
                **failures,
            },
        }
    }


def _content(name: str) -> dict[str, Any]:
    return {"application/json": {"schema": {"$ref": f"#/components/schemas/{name}"}}}
