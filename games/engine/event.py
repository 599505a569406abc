"""What happened, and who may know of it."""

from __future__ import annotations

from msgspec import Struct

from games.engine.text import Seat, Text


class Event(Struct, frozen=True):
    """One line of the log.

    ``audience`` is ``None`` for everyone, or the seats that may read it. ``reveals`` marks that something
    hidden became known to somebody by it, so the moves up to here can no longer be taken back.
    """

    text: Text
    audience: tuple[Seat, ...] | None = None
    reveals: bool = False

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
