"""The way of the group as gold beads along the roads."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from PIL import Image

from games.touria.view import View
from render.kit.cache import cached
from render.kit.shapes import blurred, disc, lay, lay_centred, shaded, tinted
from render.kit.theme import GOLD_PALE, lighter
from render.touria import atlas

_APART = 18.0
_BEAD = 16


def walked(view: View) -> tuple[str, ...]:
    """Return the spaces of the newest journey, its start first; empty where nobody has moved."""
    turn = view.turn
    if turn.path and turn.action not in {"wizard", "broom"}:
        return (turn.origin, *turn.path)
    return ()


def draw(board: Image.Image, spaces: Sequence[str]) -> None:
    """Lay beads along the way over ``spaces``, none on the spaces themselves."""
    bead = _bead()
    for one, other in pairwise(spaces):
        clear = [_clear(one), _clear(other)]
        ends = [atlas.SPACES[one], atlas.SPACES[other]]
        for x, y in _evenly(atlas.way(one, other)):
            if all(math.hypot(x - ex, y - ey) > room for (ex, ey), room in zip(ends, clear, strict=True)):
                lay_centred(board, bead, (x, y))


def _clear(space: str) -> float:
    if space == "castle":
        return 134.0
    return (
        atlas.BRIDGE / 2 + 4
        if space == "bridge"
        else atlas.MINE / 2 + 5
        if space.startswith("mine")
        else 58.0
    )


def _evenly(line: Sequence[atlas.Point]) -> list[atlas.Point]:
    """Return points along ``line`` at equal distances."""
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
def _bead() -> Image.Image:
    side = _BEAD + 16
    image = Image.new("RGBA", (side, side))
    glow = blurred(disc(_BEAD), 2.4, 1.6)
    lay(image, tinted(glow, (255, 226, 120)), ((side - glow.width) / 2, (side - glow.height) / 2))
    lay(image, tinted(disc(_BEAD), (64, 34, 6)), (8, 8))
    lay(image, shaded(disc(_BEAD, 2), lighter(GOLD_PALE, 0.4), (232, 168, 30)), (8, 8))
    return image
