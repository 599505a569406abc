"""When a message that is kept up to date may change. Times are Unix seconds."""

from __future__ import annotations

from msgspec import Struct

PAUSE = 60.0
"""Seconds between two edits of a message."""


class StandingMessage(Struct, frozen=True):
    """A message that is kept up to date in ``channel``; ``message`` is None until it's posted.

    ``shown`` is a digest of its content, ``shown_at`` when that was sent. ``posts`` counts the messages, so
    that each has a nonce of its own.
    """

    channel: int
    message: int | None = None
    posts: int = 0
    shown: str = ""
    shown_at: float = 0.0

    def due_in(self, now: float) -> float:
        """Return the seconds until its content may change again, even if the clock was set back."""
        since = now - self.shown_at
        return PAUSE - since if 0 <= since < PAUSE else 0.0
