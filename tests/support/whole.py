"""Which games have all that a game may have and need not: a coach, a story in the log, a page of rules."""

from __future__ import annotations

from importlib.util import find_spec

from games.registry import GAMES

WHOLE = [game for game in GAMES if find_spec(f"games.{game}.coach")]
"""A small game does without."""
