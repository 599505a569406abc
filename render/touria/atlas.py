"""Positions on the map of Touria, in pixels of the channel's board."""

from __future__ import annotations

import math
import zlib
from functools import cache

from games.touria.components import COMPONENTS
from games.touria.rules.board import SIDES
from render.kit import channel

SIZE = (channel.WIDTH, channel.HEIGHT)
MIDDLE = channel.WIDTH // 2
"""The x position of dragon, castle and goldsmith."""
LEFT, TOP, RIGHT, LOW = 70, 122, 1130, 1122
"""The box around the island."""
ISLAND = (LEFT - 14, TOP - 8, RIGHT + 14, LOW + 20)
"""The part of the map that the private picture shows."""
PLACE = 125
"""The diameter of a place's medallion."""
MINE = 110
"""The width of a mine's hexagon."""
BRIDGE = 91
TOWER = 196
"""The side of a corner tower."""
DOOR = (63, 64)
"""The width and height of a castle door."""

Point = tuple[float, float]
Area = tuple[int, int, int, int]


def _onto_picture(x: float, y: float) -> Point:
    return MIDDLE + (x - 500) * 1.236, 254 + (y - 95) * 0.948


SPACES: dict[str, Point] = {space.id: _onto_picture(space.x, space.y) for space in COMPONENTS.spaces}
"""The middle of every space of the board."""

CASTLE = SPACES["castle"]
DOORWAYS = (CASTLE[0], CASTLE[1] + 17)
"""The middle of the doors of the castle."""

TOWERS: dict[str, tuple[int, int]] = {
    tower.id: (
        15 if tower.x < 500 else SIZE[0] - 15 - TOWER,
        130 if tower.y < 500 else 948,
    )
    for tower in COMPONENTS.towers
}
"""The upper left corner of each tower."""
BY_ROWS = sorted(TOWERS, key=lambda tower: TOWERS[tower][::-1])
"""The towers in reading order: upper row first, each from left to right."""
DIE = (470, 1072)
"""The center of the die."""
GATE = (CASTLE[0], CASTLE[1] - 120)
"""The point above the castle gate for the crests of seats inside."""
HOLLOWS: dict[str, Point] = {
    space.id: (SPACES[space.id][0], SPACES[space.id][1] + 16)
    for space in COMPONENTS.spaces
    if space.kind == "mine"
}
"""The center of the gems in each mine."""

CRESTS: dict[str, Point] = dict(
    zip(SIDES, ((MIDDLE, 158), (1152, 660), (MIDDLE, 1150), (48, 636)), strict=True)
)
"""The middle of each seat's crest, at the four sides of the island."""


_NAMED_ABOVE = ("goldsmith", "trader", "thief", "forest_fairy")
"""The places whose name is above their sign: something else is below."""
_CREST = 40
"""How far a name stays from the middle of a crest beside it."""


def named(space: str, half: float) -> Point:
    """Return the center of a place's name, twice ``half`` wide: below the place if there's room."""
    if space == "tournament":
        return MIDDLE + 230, 156
    x, y = SPACES[space]
    away = (MINE if space in HOLLOWS else 220 if space == "castle" else PLACE) / 2 + 26
    right = CRESTS["east"][0] - _CREST if space == "trader" else SIZE[0]
    return min(max(x, half), right - half), y - away if space in _NAMED_ABOVE else y + away


STANDS: dict[str, Point] = {
    "dragon": (728, 286),
    "sword_master": (874, 518),
    "trader": (882, 844),
    "goldsmith": (724, 1088),
    "thief": (304, 864),
    "forest_fairy": (222, 706),
    "fountain_fairy": (315, 280),
    "tournament": (764, 302),
    "castle": (384, 788),
    "bridge": (820, 510),
    "mine_1": (724, 468),
    "mine_2": (818, 780),
    "mine_3": (886, 1092),
    "mine_4": (482, 872),
    "mine_5": (484, 938),
    "mine_6": (370, 578),
}
"""The feet of the heroes at each space: beside its sign, on no road."""

_ROADS = {
    **COMPONENTS.roads,
    COMPONENTS.exit_road.id: (COMPONENTS.exit_road.origin, COMPONENTS.exit_road.to),
}


@cache
def road(name: str) -> tuple[Point, ...]:
    """Return the line of a road as points about 10 pixels apart, slightly bent, always in the same way."""
    one, other = _ROADS[name]
    (x0, y0), (x1, y1) = SPACES[one], SPACES[other]
    length = math.hypot(x1 - x0, y1 - y0)
    across = ((y1 - y0) / length, -(x1 - x0) / length)
    seed = zlib.crc32(name.encode())
    bend = length * 0.11 * (1 if seed & 1 else -1) * (0.5 + (seed >> 3 & 7) / 10)
    phase = (seed >> 8 & 31) / 5
    steps = max(6, round(length / 10))
    points = []
    for step in range(steps + 1):
        share = step / steps
        swell = math.sin(math.pi * share)
        aside = bend * swell + 3.8 * swell * math.sin(4 * math.pi * share + phase)
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
    height = min(108.0, math.hypot(x1 - x0, y1 - y0) * 0.25)
    steps = 20
    return tuple(
        (
            x0 + (x1 - x0) * step / steps,
            y0 + (y1 - y0) * step / steps - height * math.sin(math.pi * step / steps),
        )
        for step in range(steps + 1)
    )
