"""Limits of modals."""

from __future__ import annotations

from playground import components as parts
from playground.components import Json, Kind
from playground.errors import FormErrors
from playground.limits.components import CUSTOM_ID, MOST_TEXT, OPTION_TEXT, check_select
from playground.limits.fields import REQUIRED, check_length, check_number, check_text

TITLE = 45
MOST_PARTS = 5
LABEL = 45
DESCRIPTION = 100
TEXT_PLACEHOLDER = 100
MOST_TICKS = 10
MOST_FILES = 10
_TOP_LEVEL = (Kind.ACTION_ROW, Kind.TEXT_DISPLAY, Kind.LABEL)


def check_modal(errors: FormErrors, modal: Json, path: str) -> None:
    """Report everything that Discord would reject in a modal."""
    check_text(errors, f"{path}.title", modal.get("title"), least=1, most=TITLE, required=True)
    check_text(errors, f"{path}.custom_id", modal.get("custom_id"), least=1, most=CUSTOM_ID, required=True)
    components = modal.get("components") or []
    check_length(errors, f"{path}.components", components, least=1, most=MOST_PARTS)
    seen: set[str] = set()
    for index, part in enumerate(components):
        here = f"{path}.components.{index}"
        match part.get("type"):
            case Kind.TEXT_DISPLAY:
                check_text(
                    errors, f"{here}.content", part.get("content"), least=1, most=MOST_TEXT, required=True
                )
            case Kind.LABEL:
                check_text(errors, f"{here}.label", part.get("label"), least=1, most=LABEL, required=True)
                check_text(errors, f"{here}.description", part.get("description"), least=1, most=DESCRIPTION)
                _check_input(errors, part.get("component") or {}, f"{here}.component", seen)
            case Kind.ACTION_ROW:
                for number, child in enumerate(part.get("components") or []):
                    _check_row_input(errors, child, f"{here}.components.{number}", seen)
            case _:
                wanted = ", ".join(str(int(kind)) for kind in _TOP_LEVEL)
                errors.add(
                    f"{here}.type", "UNION_TYPE_CHOICES", f'Value of field "type" must be one of ({wanted}).'
                )


def _check_row_input(errors: FormErrors, part: Json, path: str, seen: set[str]) -> None:
    if part.get("type") != Kind.TEXT_INPUT:
        errors.add(f"{path}.type", "UNION_TYPE_CHOICES", 'Value of field "type" must be one of (4,).')
    check_text(errors, f"{path}.label", part.get("label"), least=1, most=LABEL, required=True)
    _check_input(errors, part, path, seen)


def _check_input(errors: FormErrors, part: Json, path: str, seen: set[str]) -> None:
    kind = part.get("type")
    if kind not in parts.INPUTS:
        errors.add(f"{path}.type", "UNION_TYPE_CHOICES", "This component cannot be used in a modal")
        return
    custom_id = part.get("custom_id")
    check_text(errors, f"{path}.custom_id", custom_id, least=1, most=CUSTOM_ID, required=True)
    if custom_id in seen:
        errors.add(
            f"{path}.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated"
        )
    seen.add(str(custom_id))
    if kind == Kind.TEXT_INPUT:
        _check_text_input(errors, part, path)
    elif kind in parts.SELECTS:
        check_select(errors, part, path)
        if part.get("disabled"):
            errors.add(f"{path}.disabled", "COMPONENT_DISABLED_INVALID", "Nothing in a modal can be disabled")
    elif kind == Kind.FILE_UPLOAD:
        check_number(errors, f"{path}.min_values", part.get("min_values"), least=0, most=MOST_FILES)
        check_number(errors, f"{path}.max_values", part.get("max_values"), least=1, most=MOST_FILES)
    elif kind in (Kind.RADIO_GROUP, Kind.CHECKBOX_GROUP):
        _check_options(errors, part, path)


def _check_text_input(errors: FormErrors, part: Json, path: str) -> None:
    if part.get("style") not in (1, 2):
        errors.add(f"{path}.style", "BASE_TYPE_REQUIRED", REQUIRED)
    check_text(errors, f"{path}.placeholder", part.get("placeholder"), most=TEXT_PLACEHOLDER)
    check_text(errors, f"{path}.value", part.get("value"), most=4000)
    check_number(errors, f"{path}.min_length", part.get("min_length"), least=0, most=4000)
    check_number(errors, f"{path}.max_length", part.get("max_length"), least=1, most=4000)


def _check_options(errors: FormErrors, part: Json, path: str) -> None:
    options = part.get("options") or []
    least = 2 if part["type"] == Kind.RADIO_GROUP else 1
    check_length(errors, f"{path}.options", options, least=least, most=MOST_TICKS)
    for index, option in enumerate(options):
        here = f"{path}.options.{index}"
        for key in ("label", "value"):
            check_text(errors, f"{here}.{key}", option.get(key), least=1, most=OPTION_TEXT, required=True)
        check_text(errors, f"{here}.description", option.get("description"), most=OPTION_TEXT)
