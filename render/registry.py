"""Finds the painter of each game in ``render/<id>``."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from games.registry import GAMES
from render.kit.painter import BasePainter
from render.picture import AnyPainter


def painter_of(game_id: str, package: str = "render") -> AnyPainter:
    """Return the ``PAINTER`` in ``painter.py`` of the folder ``game_id`` of ``package``.

    A game without such a folder gets the basic painter, which shows a table of words.

    :raises ImportError: the folder has no painter.
    """
    folder = f"{package}.{game_id}"
    if find_spec(folder) is None:
        return BasePainter(game_id)
    found: AnyPainter | None = getattr(import_module(f"{folder}.painter"), "PAINTER", None)
    if found is None:
        raise ImportError(f"{folder}.painter has no PAINTER")
    return found


class _Painters(dict[str, AnyPainter]):
    """A painter for every game, including games registered later."""

    def __missing__(self, game_id: str) -> AnyPainter:
        self[game_id] = BasePainter(game_id)
        return self[game_id]


PAINTERS: dict[str, AnyPainter] = _Painters({game_id: painter_of(game_id) for game_id in GAMES})
"""The painter of every game, by the game's id."""
