"""The stored part of a game's review: nothing about people, only seats."""

from __future__ import annotations

from msgspec import Struct

from games.engine.review import Review


class KeptReview(Struct, frozen=True):
    """The review of a game, made at ``made_at`` and shown in its channel at ``shown_at``, if it was."""

    review: Review
    made_at: float
    shown_at: float | None = None
