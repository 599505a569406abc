"""Where everything lies on the map of Touria, in pixels of a picture 1400 wide and 1000 high."""

from __future__ import annotations

import math
import zlib
from functools import cache

from games.touria.components import COMPONENTS

SIZE = (1400, 1000)
MIDDLE = 700
"""The column in which dragon, castle and goldsmith lie."""
LEFT, TOP, RIGHT, LOW = 258, 8, 1142, 842
"""The box round the island that the realm fills."""
ISLAND = (LEFT - 12, 0, RIGHT + 12, 858)
"""The part of the map that the private picture shows."""
PLACE = 104
"""The diameter of the medallion of a place."""
MINE = 92
"""The width of the hexagon of a mine."""
BRIDGE = 76
TOWER = 236
"""The side of a corner tower."""
DOOR = (46, 50)
DOOR_STEP = (56, 54)
"""The distance from one door of the castle to the next, across and down."""

Point = tuple[float, float]


def _onto_picture(x: float, y: float) -> Point:
    return MIDDLE + (x - 500) * 1.03, 118 + (y - 95) * 0.79


SPACES: dict[str, Point] = {space.id: _onto_picture(space.x, space.y) for space in COMPONENTS.spaces}
"""The middle of every space of the board."""

CASTLE = SPACES["castle"]
DOORS: dict[str, Point] = {
    name: (
        CASTLE[0] + (index % 3 - 1) * DOOR_STEP[0],
        CASTLE[1] + (index // 3 - 1) * DOOR_STEP[1] + 14,
    )
    for index, name in enumerate(COMPONENTS.door_spaces)
}
"""The middle of every door of the castle."""

EDGE = 12
TOWERS: dict[str, tuple[int, int]] = {
    tower.id: (
        EDGE if tower.x < 500 else SIZE[0] - EDGE - TOWER,
        EDGE if tower.y < 500 else SIZE[1] - EDGE - TOWER,
    )
    for tower in COMPONENTS.towers
}
"""The upper left corner of every tower."""
BY_ROWS = sorted(TOWERS, key=lambda tower: TOWERS[tower][::-1])
"""The towers as one reads: the upper ones first, in each row from the left."""

_ROADS = {
    **COMPONENTS.roads,
    COMPONENTS.exit_road.id: (COMPONENTS.exit_road.origin, COMPONENTS.exit_road.to),
}


@cache
def road(name: str) -> tuple[Point, ...]:
    """Return the line of a road as points about 8 pixels apart, bent a little, always in the same way."""
    one, other = _ROADS[name]
    (x0, y0), (x1, y1) = SPACES[one], SPACES[other]
    length = math.hypot(x1 - x0, y1 - y0)
    across = ((y1 - y0) / length, -(x1 - x0) / length)
    seed = zlib.crc32(name.encode())
    bend = length * 0.11 * (1 if seed & 1 else -1) * (0.5 + (seed >> 3 & 7) / 10)
    phase = (seed >> 8 & 31) / 5
    steps = max(6, round(length / 8))
    points = []
    for step in range(steps + 1):
        share = step / steps
        swell = math.sin(math.pi * share)
        aside = bend * swell + 3.2 * swell * math.sin(4 * math.pi * share + phase)
        points.append(
            (x0 + (x1 - x0) * share + across[0] * aside, y0 + (y1 - y0) * share + across[1] * aside)
        )
    return tuple(points)


ROADS = tuple(_ROADS)


def way(one: str, other: str) -> tuple[Point, ...]:
    """Return the line from one space to the next: along their road, or through the air where none leads."""
    for name, ends in _ROADS.items():
        if ends == (one, other):
            return road(name)
        if ends == (other, one):
            return road(name)[::-1]
    return flight(one, other)


def flight(one: str, other: str) -> tuple[Point, ...]:
    """Return the line from one space to any other through the air, as an arch."""
    (x0, y0), (x1, y1) = SPACES[one], SPACES[other]
    height = min(90.0, math.hypot(x1 - x0, y1 - y0) * 0.25)
    steps = 20
    return tuple(
        (
            x0 + (x1 - x0) * step / steps,
            y0 + (y1 - y0) * step / steps - height * math.sin(math.pi * step / steps),
        )
        for step in range(steps + 1)
    )
