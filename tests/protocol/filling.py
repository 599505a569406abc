"""Fill in forms by the names of their fields; the ids of some fields also contain the value they showed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from playground.components import Json
from playground.replies import Modal


def parts(form: Modal) -> dict[str, Json]:
    """Return the parts of ``form`` by name."""
    return {custom_id.partition("=")[0]: part for custom_id, part in form.inputs.items()}


def by_id(form: Modal, values: Mapping[str, Any]) -> dict[str, Any]:
    """Convert ``values`` from field names to field ids."""
    named = parts(form)
    return {str(named[name]["custom_id"]): value for name, value in values.items()}


def shown(form: Modal) -> dict[str, str]:
    """Return the value that each part of ``form`` shows, by name; if several are chosen, the last one."""
    found = {name: str(part.get("value", "")) for name, part in parts(form).items()}
    for name, part in parts(form).items():
        for one in part.get("options", ()):
            if one.get("default"):
                found[name] = str(one["value"])
    return found
