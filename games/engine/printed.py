"""What the printed rules say about the options of a table: declared beside each option, once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias, get_args, get_type_hints

import msgspec

Value: TypeAlias = bool | str


class Printed:
    """Marks an option with the values that play it as printed.

    There are several if the printed rules leave the choice to the table, and none if they don't speak of it:

    >>> Printed("penalty").values, UNPRINTED.values
    (('penalty',), ())
    """

    def __init__(self, *values: Value) -> None:
        self.values = values


UNPRINTED = Printed()
"""Marks an option the printed rules don't mention, such as the time given to a silent player."""


def printed_values(options_type: type[Any]) -> Mapping[str, tuple[Value, ...]]:
    """Return by name the values of each option that are as printed; none if print doesn't speak of it.

    :raises TypeError: an option doesn't say.
    """
    found = {}
    for name, hint in get_type_hints(options_type, include_extras=True).items():
        marks = [mark.values for mark in get_args(hint) if isinstance(mark, Printed)]
        if len(marks) != 1:
            raise TypeError(f"{options_type.__module__}: what is printed of the option {name}?")
        found[name] = marks[0]
    return found


def as_printed(options_type: type[Any], options: Mapping[str, Value]) -> dict[str, Value]:
    """Return ``options`` with every printed rule restored; what print leaves open stays as it is."""
    printed = printed_values(options_type)
    return {
        name: value if not printed[name] or value in printed[name] else printed[name][0]
        for name, value in options.items()
    }


def departures(options_type: type[Any]) -> Mapping[str, tuple[Value, Value]]:
    """Return by name the options whose default isn't as printed: the default, and what is printed."""
    defaults: dict[str, Value] = msgspec.to_builtins(options_type())
    restored = as_printed(options_type, defaults)
    return {name: (value, restored[name]) for name, value in defaults.items() if value != restored[name]}
