"""Touria drawn: the map, the viewer's own screen, the lobby, the result."""

from __future__ import annotations

from render.touria.painter import TouriaPainter

__all__ = ["TouriaPainter"]
