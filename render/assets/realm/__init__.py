"""The map of Touria, drawn like a printed board: everything on it that never changes."""

from __future__ import annotations

from PIL import Image

from render.assets.realm import buildings, growth, land, peaks, sites, ways
from render.assets.realm.buildings import gatehouse
from render.assets.realm.land import open_sea
from render.assets.realm.ramparts import rampart

__all__ = ["gatehouse", "open_sea", "rampart", "realm"]


def realm() -> Image.Image:
    """Return the whole map: sea, island, mountains, woods, fields, roads, castle and the empty spaces."""
    chart = land.island()
    land.paint_water(chart)
    land.waves(chart)
    growth.plough(chart)
    ways.roads(chart)
    peaks.raise_mountains(chart)
    growth.plant(chart)
    buildings.settle(chart)
    buildings.build_castle(chart)
    sites.lay_out(chart)
    land.age(chart)
    return chart
