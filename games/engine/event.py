"""Events of a game, and who may see them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from games.engine.text import Seat, Text


class Event(Struct, frozen=True, gc=False):
    """One line of the log.

    ``audience`` is ``None`` for everyone, or the seats that may read it. ``reveals`` marks that the event
    made something hidden known to somebody, so the moves up to here can no longer be taken back. ``begins``
    marks the first line of the game; earlier lines belong to its lobby.
    """

    text: Text
    audience: tuple[Seat, ...] | None = None
    reveals: bool = False
    begins: bool = False

    def visible_to(self, viewer: Seat | None) -> bool:
        """Return whether ``viewer`` (``None``: the public) may read this event."""
        return self.audience is None or viewer in self.audience


class Outcome(Struct, frozen=True):
    """The result of a game: the winning seats, every seat's score, and one sentence that gives the reason.

    ``ranks`` has each seat's place, 1 for the winners; seats that share a place have the same number.
    """

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    reason: Text


def ranked(scores: Sequence[int], reason: Text, merits: Sequence[Any] | None = None) -> Outcome:
    """Return the outcome with the seats ranked by ``merits``, or else by ``scores``; more is better.

    >>> ranked([3, 5, 5], Text("quoits-over")).ranks
    (3, 1, 1)
    """
    merits = scores if merits is None else merits
    ranks = tuple(1 + sum(other > mine for other in merits) for mine in merits)
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    return Outcome(winners, tuple(scores), ranks, reason)
