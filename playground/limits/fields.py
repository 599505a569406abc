"""Checks of single fields, shared by all limits."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from playground.errors import FormErrors

REQUIRED = "This field is required"


def check_text(
    errors: FormErrors, path: str, value: Any, *, least: int = 0, most: int, required: bool = False
) -> None:
    """Report a text that is missing, not a string, or not between `least` and `most` characters long."""
    if value is None:
        if required:
            errors.add(path, "BASE_TYPE_REQUIRED", REQUIRED)
    elif not isinstance(value, str):
        errors.add(path, "STRING_TYPE_CONVERT", "Could not interpret as string.")
    else:
        check_length(errors, path, value, least=least, most=most)


def check_length(errors: FormErrors, path: str, value: Collection[Any], *, least: int = 0, most: int) -> None:
    """Report a text or list whose length is out of bounds."""
    if not value and least:
        errors.add(path, "BASE_TYPE_REQUIRED", REQUIRED)
    elif not least <= len(value) <= most:
        code = "BASE_TYPE_MAX_LENGTH" if len(value) > most and not least else "BASE_TYPE_BAD_LENGTH"
        wanted = (
            f"Must be {most} or fewer in length."
            if code == "BASE_TYPE_MAX_LENGTH"
            else f"Must be between {least} and {most} in length."
        )
        errors.add(path, code, wanted)


def check_number(errors: FormErrors, path: str, value: Any, *, least: int, most: int) -> None:
    """Report a number that is out of bounds; `None` is fine."""
    if value is None:
        return
    if not isinstance(value, int) or isinstance(value, bool):
        errors.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
    elif value < least:
        errors.add(path, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {least}.")
    elif value > most:
        errors.add(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {most}.")
