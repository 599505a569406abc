"""Pictures: drawing, encoding, size, memory, and how much two cores help."""

from __future__ import annotations

from games.registry import GAMES
from render.kit.cache import PIECES
from render.measure import measure
from tests.bench.report import Row

_LIMIT = (40, 15, 500)
"""Limits for every game: milliseconds to draw the board with warm caches, milliseconds to encode it, and its
size in KB.
"""
_STRICTER = {"abraca": (15, 15, 350), "towers": (15, 15, 350)}
"""Games with stricter limits."""


def rows() -> list[Row]:
    """Return the figures of every game's board."""
    return [row for game in GAMES for row in _of(game)]


def _of(game: str) -> list[Row]:
    cost = measure(game)
    draw, encode, size = _STRICTER.get(game, _LIMIT)
    return [
        Row(f"{game}: board drawn, warm", cost.draw, "ms", at_most=draw),
        Row(f"{game}: private picture drawn, warm", cost.draw_private, "ms"),
        Row(f"{game}: tall private picture drawn, warm", cost.draw_tall, "ms", at_most=_LIMIT[0]),
        Row(f"{game}: largest tall private picture", cost.tall_kilobytes, "KB", at_most=_LIMIT[2]),
        Row(f"{game}: board encoded", cost.encode, "ms", at_most=encode),
        Row(f"{game}: largest board", cost.kilobytes, "KB", at_most=size),
        Row(f"{game}: first picture of a process", cost.cold, "ms", at_most=500),
        Row(f"{game}: caches", cost.cache_megabytes, "MB", at_most=PIECES.limit / 1_000_000),
        Row(f"{game}: two at once against one by one", cost.speed_up, "x"),
    ]
