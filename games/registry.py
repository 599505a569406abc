"""The games of the house: one line each."""

from __future__ import annotations

from games.abraca.game import Abraca
from games.engine.game import AnyGame
from games.saga.game import Saga
from games.touria.game import Touria
from games.towers.game import Towers

GAMES: dict[str, AnyGame] = {game.id: game for game in (Abraca(), Towers(), Touria(), Saga())}
"""Every game by its id, in the order in which they are offered."""
