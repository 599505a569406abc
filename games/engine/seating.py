"""Who may take a seat in a game that has begun, by what they have been shown of it."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from games.engine.game import SPECTATOR, AnyGame
from games.engine.text import Seat


def may_sit(game: AnyGame, options: Struct, seen_with: Iterable[Seat], seat: Seat) -> bool:
    """Return whether somebody who has seen a game that is being played with ``seen_with`` may take ``seat``.

    ``seen_with`` are the seats at which they sat in it, and ``SPECTATOR`` if they watched. Nobody may sit who
    was shown more than the seat may know: at any other seat, because each sees what others may not, or by
    watching where that shows more than the public sees. To one's own seat one may always come back.
    """
    return all(
        eyes == seat or (eyes == SPECTATOR and not game.spectators_see_more(options)) for eyes in seen_with
    )
