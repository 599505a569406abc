"""Abraca drawn: the board, the private picture, the lobby, a round uncovered, the result."""

from __future__ import annotations

from render.abraca.painter import AbracaPainter

__all__ = ["AbracaPainter"]
