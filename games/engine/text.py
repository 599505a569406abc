"""Sentences as keys and arguments; the words themselves live in ``data/words``."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Struct

Seat: TypeAlias = Annotated[int, "seat"]
"""A place at the table, counted from 0; turns go in this order unless the game deals its seats.

In a view it is read as whoever sits there.
"""


class SeatName(Struct, frozen=True, tag="seat"):
    """An argument that stands for whoever sits at ``seat``; the reader's words put the name in."""

    seat: Seat


class Text(Struct, frozen=True, tag="text"):
    """One message of the catalogue: its key and what fills its places.

    >>> Text("abraca-event-refill", {"player": SeatName(0), "count": 3}).key
    'abraca-event-refill'
    """

    key: str
    args: dict[str, Argument] = {}


Argument: TypeAlias = int | str | SeatName | Text
"""What may fill a place in a message: numbers and symbols as they are, names and messages by reference."""
