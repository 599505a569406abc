"""How strong a table's computers are: computer players seated in its lobby, and stand-ins."""

from __future__ import annotations

from typing import cast

from bot.table.action import Request
from bot.table.actor import Facts
from bot.table.refusals import refused
from games.engine.strength import STRENGTHS, USUAL, Strength
from games.engine.text import Seat, Text


def strength_at(table: Facts, seat: Seat) -> Strength:
    """Return the strength of a computer that plays for ``seat``, whether or not one does now.

    >>> from bot.table.table import SeatRow, Table
    >>> table = Table(1, 2, 3, "abraca", {}, "en", 4, "lobby", b"", 1, 0, 0, stand_ins="apprentice")
    >>> table.seats = [SeatRow(4, 1, 5), SeatRow(None, None, 6, strength="master"), SeatRow(None, None, 7)]
    >>> [strength_at(table, seat) for seat in range(3)]
    ['apprentice', 'master', 'apprentice']
    """
    row = table.seats[seat]
    is_its_own = row.member is None and row.strength is not None
    return cast(Strength, row.strength) if is_its_own else table.stand_ins


def strengths_of_computers(table: Facts) -> tuple[Strength, ...]:
    """Return the strength of each computer player at ``table``, in seat order."""
    return tuple(strength_at(table, seat) for seat, row in enumerate(table.seats) if row.member is None)


def strength_text(strength: Strength) -> Text:
    """Return the name of a ``strength``, as players read it."""
    return Text(f"strength-{strength}")


def read_strength(request: Request) -> Strength:
    """Return the strength that was picked.

    :raises Refused: none was picked, or there's no such strength.
    """
    for strength in STRENGTHS:
        if [*request.picked] == [strength]:
            return strength
    raise refused("no-such-option")


def read_strength_to_seat(request: Request) -> Strength:
    """Return the strength that was picked in a menu; the usual one if a button was pressed.

    :raises Refused: there's no such strength.
    """
    return read_strength(request) if request.picked else USUAL
