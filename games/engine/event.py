"""What happened, and who may know of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from games.engine.text import Seat, Text


class Event(Struct, frozen=True, gc=False):
    """One line of the log.

    ``audience`` is ``None`` for everyone, or the seats that may read it. ``reveals`` marks that something
    hidden became known to somebody by it, so the moves up to here can no longer be taken back. ``begins``
    marks the line with which a game begins; what was told before is of its lobby.
    """

    text: Text
    audience: tuple[Seat, ...] | None = None
    reveals: bool = False
    begins: bool = False

    def visible_to(self, viewer: Seat | None) -> bool:
        """Return whether ``viewer`` (``None``: the public) may read this event."""
        return self.audience is None or viewer in self.audience


class Outcome(Struct, frozen=True):
    """How a game ended: the winning seats, every seat's score, and one sentence that says why.

    ``ranks`` has each seat's place, 1 for the winners; seats that share a place have the same number.
    """

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    reason: Text


def ranked(scores: Sequence[int], reason: Text, merits: Sequence[Any] | None = None) -> Outcome:
    """Return the outcome in which who has more ranks higher: by ``scores``, or by ``merits`` of each seat.

    >>> ranked([3, 5, 5], Text("quoits-over")).ranks
    (3, 1, 1)
    """
    merits = scores if merits is None else merits
    ranks = tuple(1 + sum(other > mine for other in merits) for mine in merits)
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    return Outcome(winners, tuple(scores), ranks, reason)
