"""The course of a set: its next step, and who may see which of its tables."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import TypeAlias

from msgspec import Struct

from bot.features.duplicates.rules.duplicate import Duplicate, Entrant, SeatResult, SetTable

FEWEST = 2
"""Minimum number of people of a set, so that each of its tables has one."""


class Announce(Struct, frozen=True):
    """Announce a new set in its channel, with a button to enter."""


class Draw(Struct, frozen=True):
    """Distribute the people over the tables."""


class Cancel(Struct, frozen=True):
    """End a set that too few people have entered."""


class Open(Struct, frozen=True):
    """Open a table of a set, and start its game."""

    table: SetTable


class Uncover(Struct, frozen=True):
    """Let everybody in the channel look at a finished table."""

    table: SetTable


class End(Struct, frozen=True):
    """Reveal the deal and post the standings."""


Step: TypeAlias = Announce | Draw | Cancel | Open | Uncover | End


def is_compared(tables: Sequence[SetTable]) -> bool:
    """Return whether all tables of a set have been played, so one gives nothing away about another."""
    return bool(tables) and all(one.state in ("over", "void") for one in tables)


def comparable(duplicate: Duplicate, results: Sequence[SeatResult]) -> Sequence[SeatResult]:
    """Return the results that may be shown to anybody: none before the set has ended."""
    return results if duplicate.ended_at is not None else ()


def next_step(
    duplicate: Duplicate, entrants: Sequence[Entrant], tables: Sequence[SetTable], now: float
) -> Step | float:
    """Return the next step of a set, or the time at which to look again: never if it's infinite.

    The answer follows from what is stored alone, so each process gives the same one after a crash.
    """
    if duplicate.ended_at is not None:
        return inf
    if duplicate.announced_at is None:
        return Announce()
    if duplicate.drawn_at is None:
        if now < duplicate.starts_at:
            return duplicate.starts_at
        return Draw() if len(entrants) >= FEWEST else Cancel()
    waiting = next((one for one in tables if one.state == "waiting"), None)
    if waiting is not None:
        return Open(waiting)
    if not is_compared(tables):
        return inf
    hidden = next((one for one in tables if one.state == "over" and one.is_hidden), None)
    return End() if hidden is None else Uncover(hidden)
