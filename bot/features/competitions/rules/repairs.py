"""Repairs of competitions by moderators: who made them, when, and what they changed."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

RepairKind: TypeAlias = Literal[
    "withdrawn", "disqualified", "in", "replaced", "ruled", "unruled", "started", "delayed", "lengthened",
    "extended", "cut", "called-off", "resumed", "closed", "reopened", "moved", "options", "retried",
]  # fmt: skip

EntryState: TypeAlias = Literal["in", "withdrawn", "disqualified"]
"""Takes part in a competition, has left it, or may not take part any longer."""

EQUAL, NOBODY, BY_GAME = "equal", "nobody", "game"
"""The ways in which a game can count besides a win: everybody shares, nobody gets points, by its result."""


class Repair(Struct, frozen=True):
    """A moderator's repair of a competition: who made it and when, and what it changed.

    ``member`` is whom it concerns, ``other`` who plays on for them, and ``game`` the game. ``plays``: the
    moderator took part in the competition themselves.
    """

    competition: int
    at: float
    moderator: int
    kind: RepairKind
    member: int | None = None
    other: int | None = None
    game: int | None = None
    plays: bool = False


def ruled_ranks(choice: str, seats: int) -> tuple[int, ...] | None:
    """Return the ranks by which a game of this number of ``seats`` counts; None: by its result.

    ``choice`` is the number of the seat that wins, or one of the constants above.

    >>> ruled_ranks("1", 3), ruled_ranks(EQUAL, 3), ruled_ranks(NOBODY, 3)
    ((2, 1, 2), (1, 1, 1), ())

    :raises ValueError: there is no such choice.
    """
    if choice in (BY_GAME, NOBODY):
        return None if choice == BY_GAME else ()
    if choice != EQUAL and choice not in map(str, range(seats)):
        raise ValueError("There is no such choice.")
    return tuple(1 if choice in (EQUAL, str(seat)) else 2 for seat in range(seats))
