"""Phrases that the pictures of any game may need."""

from __future__ import annotations

from collections.abc import Sequence

from games.engine.text import Seat
from render.words import Words, isolate


def victory(winners: Sequence[Seat], names: Sequence[str], words: Words) -> str:
    """Return the winners as one line without a full stop."""
    players = [isolate(names[seat]) for seat in winners]
    if len(players) == 1:
        return words("picture-winner", player=players[0])
    return words("picture-winners", players=words.listed(players))
