"""Limits of application commands."""

from __future__ import annotations

import re
import unicodedata
from enum import IntEnum
from typing import Any

from playground.components import Json
from playground.errors import FormErrors
from playground.limits.fields import check_length, check_text

MOST_COMMANDS = 100
MOST_MENUS = 15
"""Maximum number of context menus for people, and of those for messages."""
MOST_OPTIONS = 25
MOST_CHOICES = 25
MOST_CHARACTERS = 8000
DESCRIPTION = 100
CHOICE = 100
LONGEST_TEXT = 6000
SAFE_INTEGER = 2**53


class OptionKind(IntEnum):
    """The types of command options."""

    SUBCOMMAND = 1
    SUBCOMMAND_GROUP = 2
    STRING = 3
    INTEGER = 4
    BOOLEAN = 5
    USER = 6
    CHANNEL = 7
    ROLE = 8
    MENTIONABLE = 9
    NUMBER = 10
    ATTACHMENT = 11


_KINDS = [int(kind) for kind in OptionKind]
_TYPED = (OptionKind.STRING, OptionKind.INTEGER, OptionKind.NUMBER)
_NAME = re.compile(r"[-_'\w]{1,32}")
_LOCALES = frozenset(
    [
        "id",
        "da",
        "de",
        "en-GB",
        "en-US",
        "es-ES",
        "es-419",
        "fr",
        "hr",
        "it",
        "lt",
        "hu",
        "nl",
        "no",
        "pl",
        "pt-BR",
        "ro",
        "fi",
        "sv-SE",
        "vi",
        "tr",
        "cs",
        "el",
        "bg",
        "ru",
        "uk",
        "hi",
        "th",
        "zh-CN",
        "ja",
        "zh-TW",
        "ko",
    ]
)


def check_commands(commands: list[Json]) -> None:
    """Refuse a list of commands if one of them breaks a limit.

    :raises ApiError: 50035 with all faults.
    """
    errors = FormErrors()
    seen: set[tuple[int, str]] = set()
    for kind, most in ((1, MOST_COMMANDS), (2, MOST_MENUS), (3, MOST_MENUS)):
        if sum(command.get("type", 1) == kind for command in commands) > most:
            errors.add("", "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
    for index, command in enumerate(commands):
        check_command(errors, command, str(index))
        key = (command.get("type", 1), str(command.get("name")))
        if key in seen:
            errors.add(
                f"{index}.name",
                "APPLICATION_COMMANDS_DUPLICATE_NAME",
                "Application command names must be unique",
            )
        seen.add(key)
    errors.raise_if_any()


def check_command(errors: FormErrors, command: Json, path: str) -> None:
    """Report every fault for which Discord would refuse a command."""
    prefix = f"{path}." if path else ""
    if command.get("type", 1) != 1:
        _check_menu(errors, command, prefix)
        return
    _check_named(errors, command, prefix)
    _check_options(errors, command.get("options") or [], f"{prefix}options")
    if (size := characters(command)) > MOST_CHARACTERS:
        errors.add(
            path,
            "APPLICATION_COMMAND_TOO_LARGE",
            f"Command exceeds maximum size ({size} > {MOST_CHARACTERS})",
        )


def characters(command: Json) -> int:
    """Return the number of characters that count against a command's size limit.

    All names, descriptions and values count; for localized texts, only the longest version.
    """

    def longest(part: Json, key: str) -> int:
        localized = (part.get(f"{key}_localizations") or {}).values()
        return max((len(text) for text in [part.get(key) or "", *localized]), default=0)

    total = longest(command, "name") + longest(command, "description")
    for choice in command.get("choices") or []:
        total += longest(choice, "name") + len(str(choice.get("value")))
    return total + sum(characters(option) for option in command.get("options") or [])


def _check_menu(errors: FormErrors, command: Json, prefix: str) -> None:
    """Report the errors of a context menu, which only has a name; capitals and spaces are allowed in it."""
    check_text(errors, f"{prefix}name", command.get("name"), least=1, most=32, required=True)
    _check_localized(errors, command.get("name_localizations"), f"{prefix}name_localizations", 32)
    for name, error in (("description", "DESCRIPTION"), ("options", "OPTIONS")):
        if command.get(name):
            errors.add(
                f"{prefix}{name}",
                f"APPLICATION_COMMAND_{error}_NOT_ALLOWED",
                f"Context menu commands can't have {name}",
            )


def _check_options(errors: FormErrors, options: list[Json], path: str) -> None:
    check_length(errors, path, options, most=MOST_OPTIONS)
    seen: set[str] = set()
    optional_seen = False
    for index, option in enumerate(options):
        here = f"{path}.{index}"
        _check_named(errors, option, f"{here}.")
        name = str(option.get("name"))
        if name in seen:
            errors.add(
                f"{here}.name", "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATE", "Option names must be unique"
            )
        seen.add(name)
        if option.get("type") in (OptionKind.SUBCOMMAND, OptionKind.SUBCOMMAND_GROUP):
            _check_options(errors, option.get("options") or [], f"{here}.options")
            continue
        if option.get("required") and optional_seen:
            errors.add(
                f"{here}.required",
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        optional_seen |= not option.get("required")
        _check_kind(errors, option, here)
        _check_choices(errors, option, here)


def _check_kind(errors: FormErrors, option: Json, path: str) -> None:
    kind = option.get("type")
    if kind not in _KINDS:
        errors.add(f"{path}.type", "BASE_TYPE_CHOICES", f"Value must be one of {_KINDS}.")
    if option.get("autocomplete") and kind not in _TYPED:
        errors.add(
            f"{path}.autocomplete",
            "APPLICATION_COMMAND_OPTION_AUTOCOMPLETE_INVALID_TYPE",
            "autocomplete is only for options of strings, integers and numbers",
        )
    for unit, furthest in (("length", LONGEST_TEXT), ("value", SAFE_INTEGER)):
        least, most = option.get(f"min_{unit}"), option.get(f"max_{unit}")
        for name, value in ((f"min_{unit}", least), (f"max_{unit}", most)):
            if value is not None and abs(value) > furthest:
                errors.add(f"{path}.{name}", "NUMBER_TYPE_MAX", f"Value is beyond {furthest}.")
        if least is not None and most is not None and least > most:
            errors.add(f"{path}.min_{unit}", "NUMBER_TYPE_MAX", f"Value should not be more than {most}.")


def _check_choices(errors: FormErrors, option: Json, path: str) -> None:
    choices = option.get("choices") or []
    check_length(errors, f"{path}.choices", choices, most=MOST_CHOICES)
    if choices and option.get("autocomplete"):
        errors.add(
            f"{path}.autocomplete",
            "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES",
            "autocomplete cannot be used together with choices",
        )
    for index, choice in enumerate(choices):
        here = f"{path}.choices.{index}"
        check_text(errors, f"{here}.name", choice.get("name"), least=1, most=CHOICE, required=True)
        _check_localized(errors, choice.get("name_localizations"), f"{here}.name_localizations", CHOICE)
        if option.get("type") == OptionKind.STRING:
            check_text(errors, f"{here}.value", choice.get("value"), least=1, most=CHOICE, required=True)


def _check_named(errors: FormErrors, part: Json, prefix: str) -> None:
    names = {"name": part.get("name")}
    localized = part.get("name_localizations") or {}
    names |= {f"name_localizations.{locale}": name for locale, name in localized.items()}
    for key, name in names.items():
        if not _is_name(name):
            errors.add(
                f"{prefix}{key}",
                "APPLICATION_COMMAND_INVALID_NAME",
                "Command name is invalid",
            )
    _check_localized(errors, localized, f"{prefix}name_localizations", 32)
    check_text(
        errors,
        f"{prefix}description",
        part.get("description"),
        least=1,
        most=DESCRIPTION,
        required=True,
    )
    _check_localized(
        errors, part.get("description_localizations"), f"{prefix}description_localizations", DESCRIPTION
    )


def _check_localized(errors: FormErrors, texts: Any, path: str, most: int) -> None:
    for locale, text in (texts or {}).items():
        if locale not in _LOCALES:
            errors.add(f"{path}.{locale}", "ENUM_TYPE_COERCE", f'Value "{locale}" is not a valid enum value.')
        check_text(errors, f"{path}.{locale}", text, least=1, most=most)


def _is_name(name: Any) -> bool:
    return (
        isinstance(name, str)
        and bool(_NAME.fullmatch(name))
        and name == name.lower()
        and all(unicodedata.category(letter)[0] in "LN" or letter in "-_'" for letter in _without_marks(name))
    )


def _without_marks(name: str) -> str:
    return "".join(letter for letter in name if unicodedata.category(letter)[0] != "M")
