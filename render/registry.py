"""The painters of the house: one line each."""

from __future__ import annotations

from render.abraca import AbracaPainter
from render.picture import AnyPainter
from render.saga import SagaPainter
from render.touria import TouriaPainter
from render.towers import TowersPainter

PAINTERS: dict[str, AnyPainter] = {
    "abraca": AbracaPainter(),
    "towers": TowersPainter(),
    "touria": TouriaPainter(),
    "saga": SagaPainter(),
}
"""The painter of every game, by the game's id."""
