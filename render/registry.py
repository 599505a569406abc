"""The painters of the house: one line each."""

from __future__ import annotations

from render.abraca import AbracaPainter
from render.picture import AnyPainter

PAINTERS: dict[str, AnyPainter] = {"abraca": AbracaPainter()}
"""The painter of every game, by the game's id."""
