"""Positions on the map of Touria, in pixels of a picture 1400 wide and 1000 high."""

from __future__ import annotations

import math
import zlib
from collections.abc import Collection
from functools import cache

from games.touria.components import COMPONENTS

SIZE = (1400, 1000)
MIDDLE = 700
"""The x position of dragon, castle and goldsmith."""
LEFT, TOP, RIGHT, LOW = 258, 8, 1142, 842
"""The box around the island."""
ISLAND = (LEFT - 12, 0, RIGHT + 12, 858)
"""The part of the map that the private picture shows."""
PLACE = 104
"""The diameter of a place's medallion."""
MINE = 92
"""The width of a mine's hexagon."""
BRIDGE = 76
TOWER = 236
"""The side of a corner tower."""
DOOR = (46, 50)
"""The width and height of a castle door."""

Point = tuple[float, float]
Area = tuple[int, int, int, int]


def _onto_picture(x: float, y: float) -> Point:
    return MIDDLE + (x - 500) * 1.03, 118 + (y - 95) * 0.79


SPACES: dict[str, Point] = {space.id: _onto_picture(space.x, space.y) for space in COMPONENTS.spaces}
"""The middle of every space of the board."""

CASTLE = SPACES["castle"]
DOORWAYS = (CASTLE[0], CASTLE[1] + 14)
"""The middle of the doors of the castle."""

EDGE = 12
TOWERS: dict[str, tuple[int, int]] = {
    tower.id: (
        EDGE if tower.x < 500 else SIZE[0] - EDGE - TOWER,
        EDGE if tower.y < 500 else SIZE[1] - EDGE - TOWER,
    )
    for tower in COMPONENTS.towers
}
"""The upper left corner of each tower."""
BY_ROWS = sorted(TOWERS, key=lambda tower: TOWERS[tower][::-1])
"""The towers in reading order: upper row first, each from left to right."""
DIE = (600, 800)
WORTH = (564, 800)
"""The center of the die, and the right end of the plate with its value."""
GATE = (CASTLE[0], CASTLE[1] - 86)
"""The point above the castle gate for the crests of seats inside."""
HOLLOWS: dict[str, Point] = {
    space.id: (SPACES[space.id][0], SPACES[space.id][1] + 13)
    for space in COMPONENTS.spaces
    if space.kind == "mine"
}
"""The center of the gems in each mine."""
NAMES: dict[str, Point] = {
    space.id: (
        SPACES[space.id][0],
        SPACES[space.id][1] + (PLACE / 2 + 9) * (1 if space.kind == "action" else -1),
    )
    for space in COMPONENTS.spaces
    if space.kind in ("action", "fly_only")
}
"""The center of each place's name: below it, or above it for the tournament, where no road leads."""


def _beside(space: str) -> Point:
    x, y = SPACES[space]
    if space == "castle":
        return x, y + 150
    if space in HOLLOWS or space == "bridge":
        return x + 34, y - 4
    below_name = 40 if space == "tournament" else 4
    return min(x + PLACE / 2 + 8, RIGHT - 34), y + below_name


STANDS: dict[str, Point] = {space: _beside(space) for space in SPACES}
"""The feet of the heroes: beside the sign of each space, on the side away from its roads."""

HEADLINE: Area = (264, 843, 1136, 895)
NEWS: Area = (262, 892, 1138, 945)
_COLUMNS: dict[str, Area] = {"west": (12, 352, 248, 744), "east": (1152, 352, 1388, 744)}
_LIFT = 50
"""How much higher a column extends if the seat above it is empty."""
_SEATS: dict[str, Area] = {
    "north": (376, 5, 846, 55),
    "south": (465, 947, 935, 995),
    "west": (12, 258, 248, 346),
    "east": (1152, 258, 1388, 346),
}
_OPEN_SEATS: dict[str, Area] = {**_SEATS, "north": (264, 5, 846, 55), "south": (402, 947, 998, 995)}


def seat(side: str, *, is_open: bool) -> Area:
    """Return the area of the plate of ``side``; it's larger if goods are public on it."""
    return (_OPEN_SEATS if is_open else _SEATS)[side]


def column(side: str, sides: Collection[str]) -> Area:
    """Return the column between two towers in the west or the east; ``sides`` are the occupied ones."""
    left, top, right, low = _COLUMNS[side]
    return left, top if side in sides else top - _LIFT, right, low


_ROADS = {
    **COMPONENTS.roads,
    COMPONENTS.exit_road.id: (COMPONENTS.exit_road.origin, COMPONENTS.exit_road.to),
}


@cache
def road(name: str) -> tuple[Point, ...]:
    """Return the line of a road as points about 8 pixels apart, slightly bent, always in the same way."""
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
    """Return the line from one space to the next: along their road, or through the air if there's none."""
    for name, ends in _ROADS.items():
        if ends == (one, other):
            return road(name)
        if ends == (other, one):
            return road(name)[::-1]
    return flight(one, other)


def flight(one: str, other: str) -> tuple[Point, ...]:
    """Return the arched line through the air from one space to any other."""
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
