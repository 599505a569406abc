"""Repairs of competitions by moderators: who made them, when, and what they changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from bot.table.refusals import refused

RepairKind: TypeAlias = Literal[
    "withdrawn", "disqualified", "in", "replaced", "ruled", "unruled", "started", "delayed", "lengthened",
    "extended", "cut", "called-off", "resumed", "closed", "reopened", "moved", "options", "retried",
]  # fmt: skip

EntryState: TypeAlias = Literal["in", "withdrawn", "disqualified"]
"""Takes part in a competition, has left it, or may not take part any longer."""
ENTRY_STATES: tuple[EntryState, ...] = ("withdrawn", "disqualified", "in")
"""All of them, in the order of their buttons."""

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
    """Return the ranks that a moderator gives the ``seats`` of a game; None if its own result counts.

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


def decided(choice: str, members: Sequence[int], own: int | None) -> tuple[int, ...] | None:
    """Return the ranks that the moderator ``own`` gives a game of ``members``; None if its own result counts.

    :raises Refused: there is no such choice, or they play in the game.
    """
    try:
        ranks = ruled_ranks(choice, len(members))
    except ValueError:
        raise refused("unknown-button") from None
    if own in members:
        raise refused("own-game")
    return ranks
