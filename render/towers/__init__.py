"""Tschak! drawn: the board, the private picture, the lobby, a floor decided, a tower ended, the result."""

from __future__ import annotations

from render.towers.painter import TowersPainter

__all__ = ["TowersPainter"]
