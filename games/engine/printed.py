"""The printed rules for each table option, declared beside the option."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias, get_args, get_type_hints

import msgspec

Value: TypeAlias = bool | str


class Printed:
    """Marks an option with the values that follow the printed rules.

    There are several if the printed rules leave the choice to the table, and none if they don't mention it:

    >>> Printed("penalty").values, UNPRINTED.values
    (('penalty',), ())
    """

    def __init__(self, *values: Value) -> None:
        self.values = values


UNPRINTED = Printed()
"""Marks an option the printed rules don't mention, such as the time given to a silent player."""


def printed_values(options_type: type[Any]) -> Mapping[str, tuple[Value, ...]]:
    """Return each option's values that follow the printed rules, by name; empty if these don't mention it.

    :raises TypeError: an option isn't marked.
    """
    found = {}
    for name, hint in get_type_hints(options_type, include_extras=True).items():
        marks = [mark.values for mark in get_args(hint) if isinstance(mark, Printed)]
        if len(marks) != 1:
            raise TypeError(f"{options_type.__module__}: what is printed of the option {name}?")
        found[name] = marks[0]
    return found


def as_printed(options_type: type[Any], options: Mapping[str, Value]) -> dict[str, Value]:
    """Return ``options`` with every printed rule restored; options without one are unchanged."""
    printed = printed_values(options_type)
    return {
        name: value if not printed[name] or value in printed[name] else printed[name][0]
        for name, value in options.items()
    }


def departures(options_type: type[Any]) -> Mapping[str, tuple[Value, Value]]:
    """Return the options whose default departs from the printed rules, by name: default, printed value."""
    defaults: dict[str, Value] = msgspec.to_builtins(options_type())
    restored = as_printed(options_type, defaults)
    return {name: (value, restored[name]) for name, value in defaults.items() if value != restored[name]}
