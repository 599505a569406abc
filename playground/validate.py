"""Validates request bodies against Discord's own OpenAPI file, if one is given."""

from __future__ import annotations

import re
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from playground.components import Json
from playground.errors import invalid_form

if TYPE_CHECKING:
    from jsonschema_rs import Draft202012Validator, ValidationError

_PARAMETER = re.compile(r"\{[^}]+\}|@me|@original")
_MEDIA_TYPES = ("application/json", "multipart/form-data")


@lru_cache(maxsize=4)
def open_api(file: Path) -> OpenApi:
    """Return the schemas in `file`, which is read and compiled only once per process."""
    return OpenApi(file)


class OpenApi:
    """The schemas of request bodies by route."""

    def __init__(self, file: Path) -> None:
        self._document: Json = msgspec.json.decode(file.read_bytes())
        # Discord also accepts ids as numbers, and discord.py sends ids of new attachments as such.
        self._document["components"]["schemas"]["SnowflakeType"]["type"] = ["string", "integer"]
        self._validators: dict[str, Draft202012Validator | None] = {}

    def check(self, route: str, body: Any) -> None:
        """Refuse a body that violates the schema of its route (`METHOD /template`).

        :raises ApiError: 50035 naming the most telling fault; routes unknown to the file pass.
        """
        if route not in self._validators:
            self._validators[route] = self._validator(route)
        validator = self._validators[route]
        if validator is None or validator.is_valid(body):
            return
        fault = most_telling(next(validator.iter_errors(body)))
        path = ".".join(map(str, fault.instance_path))
        raise invalid_form(path, "OPENAPI_SCHEMA", fault.message[:500])

    @cached_property
    def _operations(self) -> dict[str, Json]:
        return {
            f"{method.upper()} {_PARAMETER.sub('{}', path)}": operation
            for path, item in self._document["paths"].items()
            for method, operation in item.items()
            if isinstance(operation, dict)
        }

    def _validator(self, route: str) -> Draft202012Validator | None:
        from jsonschema_rs import Draft202012Validator

        operation = self._operations.get(_PARAMETER.sub("{}", route))
        contents = (operation or {}).get("requestBody", {}).get("content", {})
        schema = next((contents[kind]["schema"] for kind in _MEDIA_TYPES if kind in contents), None)
        if schema is None:
            return None
        return Draft202012Validator({**schema, "components": self._document["components"]}, offline=True)


def most_telling(fault: ValidationError) -> ValidationError:
    """Return the error inside the schema that was most likely meant, if none of several fits."""
    context: list[list[ValidationError]] = getattr(fault.kind, "context", [])
    schemas = [[most_telling(inner) for inner in faults] for faults in context if faults]
    if not schemas:
        return fault

    def likely(faults: list[ValidationError]) -> tuple[bool, int]:
        of_this_type = all(inner.instance_path != [*fault.instance_path, "type"] for inner in faults)
        return of_this_type, max(len(inner.instance_path) for inner in faults)

    meant = max(schemas, key=likely)
    return max(meant, key=lambda inner: len(inner.instance_path))
