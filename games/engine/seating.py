"""Who may take a seat in a running game, given what they have seen of it."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from games.engine.game import SPECTATOR, AnyGame
from games.engine.text import Seat


def may_sit(game: AnyGame, options: Struct, seen_with: Iterable[Seat], seat: Seat) -> bool:
    """Return whether somebody who has seen a running game with ``seen_with`` may take ``seat``.

    ``seen_with`` are the seats at which they sat in it, and ``SPECTATOR`` if they watched. People can't sit
    there if they have seen more than the seat may know: at another seat, because each seat sees things that
    others may not, or while watching, if spectators see more than the public. Everybody may always return to
    their own seat.
    """
    return all(
        eyes == seat or (eyes == SPECTATOR and not game.spectators_see_more(options)) for eyes in seen_with
    )
