"""Positions of New Game, set up by hand."""

from __future__ import annotations

from games.newgame.model import Options, State


def table(*hands: list[int], options: Options | None = None) -> State:
    """Return the start of a game with these hands."""
    return State(options or Options(), 0, [list(hand) for hand in hands], [[] for _ in hands])
