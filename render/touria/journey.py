"""The group's way as gold beads along the roads, and the routes it may choose from."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise

from PIL import Image

from games.touria.view import View
from render.kit import tokens
from render.kit.cache import cached
from render.kit.shapes import blurred, disc, lay, lay_centred, shaded, tinted
from render.kit.theme import GOLD_PALE, INK, Colour, darker, lighter
from render.touria import atlas

_APART = 22.0
_BEAD = 23
_GOLD: Colour = (232, 168, 30)
_ROUTES: tuple[Colour, ...] = (_GOLD, (96, 186, 240), (236, 122, 168), (150, 220, 110))
"""The colors of the suggested routes, which also have numbers, so that none depends on color alone."""
_BESIDE = 14
_BADGE = 80


def draw(board: Image.Image, view: View) -> None:
    """Draw beads along the declared way, else along the suggested routes, else along the last journey."""
    turn = view.turn
    routes = {prospect.number: prospect.route for prospect in view.prospects if prospect.route}
    if turn.path and not turn.under_way:
        _lay(board, _on_foot((turn.origin, *turn.path)), _GOLD)
    elif routes:
        _suggest(board, routes)
    elif view.journey is not None:
        spaces = view.journey.spaces
        _lay(board, _by_air(spaces) if view.journey.flown else _on_foot(spaces), _GOLD)


def _lay(board: Image.Image, points: Iterable[atlas.Point], colour: Colour) -> None:
    bead = _bead(colour)
    for point in points:
        lay_centred(board, bead, point)


def _suggest(board: Image.Image, routes: Mapping[int, Sequence[str]]) -> None:
    """Draw the routes side by side, each with its number on the road it shares with the fewest others."""
    roads = {number: [frozenset(road) for road in pairwise(route)] for number, route in routes.items()}
    badges = []
    for place, (number, route) in enumerate(routes.items()):
        aside = (place - (len(routes) - 1) / 2) * _BESIDE
        _lay(board, _beside(_on_foot(route), aside), _ROUTES[number - 1])
        others = [road for other, found in roads.items() if other != number for road in found]
        steps = list(pairwise(route))
        one, other = min(steps, key=lambda step: (others.count(frozenset(step)), "castle" in step))
        points = _between(one, other) or atlas.way(one, other)
        badges.append((number, points[len(points) // 2]))
    for number, point in badges:
        lay_centred(board, badge(number, _BADGE), point)


def badge(number: int, diameter: int) -> Image.Image:
    """Return the numbered badge of a suggested route."""
    return tokens.badge(str(number), diameter, _ROUTES[number - 1], INK)


def _on_foot(spaces: Sequence[str]) -> list[atlas.Point]:
    """Return the positions of beads on a way over ``spaces``, none on the spaces themselves."""
    return [point for one, other in pairwise(spaces) for point in _between(one, other)]


def _by_air(spaces: Sequence[str]) -> list[atlas.Point]:
    start, end = spaces[0], spaces[-1]
    return _clear_of(tuple(atlas.SPACES), atlas.flight(start, end)) if start != end else []


def _between(one: str, other: str) -> list[atlas.Point]:
    return _clear_of((one, other), atlas.way(one, other))


def _clear_of(spaces: Sequence[str], line: Sequence[atlas.Point]) -> list[atlas.Point]:
    """Return equally spaced points along ``line``, none of them on ``spaces``."""
    rooms = [(atlas.SPACES[end], _room(end)) for end in spaces]
    return [
        (x, y) for x, y in _evenly(line) if all(math.hypot(x - ex, y - ey) > room for (ex, ey), room in rooms)
    ]


def _beside(points: Sequence[atlas.Point], aside: float) -> list[atlas.Point]:
    """Return ``points`` shifted ``aside`` pixels across their way, to the same side in both directions."""
    if len(points) < 2:
        return list(points)
    moved = []
    for index, (x, y) in enumerate(points):
        (x0, y0), (x1, y1) = points[max(index - 1, 0)], points[min(index + 1, len(points) - 1)]
        length = math.hypot(x1 - x0, y1 - y0) or 1.0
        forward = 1 if (x1, y1) >= (x0, y0) else -1
        moved.append((x - forward * (y1 - y0) / length * aside, y + forward * (x1 - x0) / length * aside))
    return moved


def _room(space: str) -> float:
    if space == "castle":
        return 161.0
    if space == "bridge":
        return atlas.BRIDGE / 2 + 6
    return atlas.MINE / 2 + 8 if space.startswith("mine") else atlas.PLACE / 2 + 10


def _evenly(line: Sequence[atlas.Point]) -> list[atlas.Point]:
    """Return equally spaced points along ``line``."""
    found = []
    left = _APART / 2
    for (x0, y0), (x1, y1) in pairwise(line):
        length = math.hypot(x1 - x0, y1 - y0)
        while left <= length:
            share = left / length
            found.append((x0 + (x1 - x0) * share, y0 + (y1 - y0) * share))
            left += _APART
        left -= length
    return found


@cached
def _bead(colour: Colour) -> Image.Image:
    side = _BEAD + 16
    image = Image.new("RGBA", (side, side))
    glow = blurred(disc(_BEAD), 2.4, 1.6)
    lay(image, tinted(glow, lighter(colour, 0.3)), ((side - glow.width) / 2, (side - glow.height) / 2))
    lay(image, tinted(disc(_BEAD), darker(colour, 0.75)), (8, 8))
    top = lighter(GOLD_PALE, 0.4) if colour == _GOLD else lighter(colour, 0.6)
    lay(image, shaded(disc(_BEAD, 2), top, colour), (8, 8))
    return image
