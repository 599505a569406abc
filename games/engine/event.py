"""Events of a game, and who may see them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
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

    ``scores`` is ``None`` in a game that counts nothing. ``ranks`` has each seat's place, 1 for the winners;
    seats that share a place have the same number.
    """

    winners: tuple[Seat, ...]
    scores: tuple[int, ...] | None
    ranks: tuple[int, ...]
    reason: Text

    def score(self, seat: Seat) -> int | None:
        """Return the score of ``seat``; ``None`` in a game without scores."""
        return None if self.scores is None else self.scores[seat]

    @property
    def only_loser(self) -> Seat | None:
        """The only seat that didn't win a game without scores; ``None`` if there are several, or scores."""
        losers = [seat for seat in range(len(self.ranks)) if seat not in self.winners]
        return losers[0] if self.scores is None and len(losers) == 1 < len(self.winners) else None


def lost(seats: int, losers: Collection[Seat], reason: Text) -> Outcome:
    """Return the outcome of a game without scores that everybody but ``losers`` wins.

    >>> lost(4, (2,), Text("skull-over")).ranks
    (1, 1, 4, 1)
    """
    winners = tuple(seat for seat in range(seats) if seat not in losers)
    ranks = tuple(len(winners) + 1 if seat in losers else 1 for seat in range(seats))
    return Outcome(winners, None, ranks, reason)


def ranked(scores: Sequence[int], reason: Text, merits: Sequence[Any] | None = None) -> Outcome:
    """Return the outcome with the seats ranked by ``merits``, or else by ``scores``; more is better.

    >>> ranked([3, 5, 5], Text("quoits-over")).ranks
    (3, 1, 1)
    """
    merits = scores if merits is None else merits
    ranks = tuple(1 + sum(other > mine for other in merits) for mine in merits)
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    return Outcome(winners, tuple(scores), ranks, reason)
