"""Games whose rules and words are complete and which are not offered yet: they keep every promise already."""

from __future__ import annotations

from games.engine.game import AnyGame
from games.registry import GAMES
from games.towers.game import Towers

COMING: tuple[AnyGame, ...] = tuple(game for game in (Towers(),) if game.id not in GAMES)
"""They have no pictures, so they are held to all properties but that of pictures."""
