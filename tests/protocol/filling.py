"""Forms filled in by the names of their fields; the ids of some also tell what they showed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from playground.components import Json
from playground.replies import Modal


def parts(form: Modal) -> dict[str, Json]:
    """Return the parts of ``form`` by name."""
    return {custom_id.partition("=")[0]: part for custom_id, part in form.inputs.items()}


def by_id(form: Modal, values: Mapping[str, Any]) -> dict[str, Any]:
    """Return ``values``, given by name, by the ids of the fields."""
    named = parts(form)
    return {str(named[name]["custom_id"]): value for name, value in values.items()}


def shown(form: Modal) -> dict[str, str]:
    """Return the value that each part of ``form`` shows, by name; of several chosen, the last."""
    found = {name: str(part.get("value", "")) for name, part in parts(form).items()}
    for name, part in parts(form).items():
        for one in part.get("options", ()):
            if one.get("default"):
                found[name] = str(one["value"])
    return found
