"""Positions of New Game, set up by hand."""

from __future__ import annotations

from games.newgame.model import Options, State


def table(*hands: list[int], options: Options | None = None) -> State:
    """Return the beginning of a game in which the seats have these hands."""
    return State(options or Options(), 0, [list(hand) for hand in hands], [[] for _ in hands])
