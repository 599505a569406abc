"""The registry of games: every package here except ``engine``."""

from __future__ import annotations

import pkgutil
from importlib import import_module
from types import ModuleType

import games
from games.engine.game import AnyGame

_SHARED = "engine"


def discover(package: ModuleType) -> dict[str, AnyGame]:
    """Return the ``GAME`` in ``game.py`` of every subpackage of ``package``, by its id, sorted by id.

    :raises ImportError: a subpackage has no game, or its game's id differs from the subpackage's name.
    """
    folders = (found.name for found in pkgutil.iter_modules(package.__path__) if found.ispkg)
    return {name: _game_in(f"{package.__name__}.{name}") for name in sorted(folders) if name != _SHARED}


def _game_in(folder: str) -> AnyGame:
    found: AnyGame | None = getattr(import_module(f"{folder}.game"), "GAME", None)
    if found is None:
        raise ImportError(f"{folder}.game has no GAME")
    if found.id != folder.rpartition(".")[2]:
        raise ImportError(f"{folder}.game has the game {found.id!r}; a game has the name of its folder")
    return found


GAMES: dict[str, AnyGame] = discover(games)
"""Every game by its id, in the order in which they are offered."""
