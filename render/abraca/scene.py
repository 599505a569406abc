"""Shared parts of pictures in the tower scene: the night and the figures."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from PIL import Image

from render.abraca import place
from render.kit import grounds, shields
from render.kit.cache import cached
from render.kit.layout import Element, Piece, Pinned, Stack
from render.kit.shapes import blurred, tinted

_FIGURE, _SMALL_FIGURE = 104, 80
_SLOTS: Mapping[int, tuple[int, ...]] = {
    2: (-100, 100),
    3: (-132, -72, 100),
    4: (-132, -72, 72, 132),
    5: (-146, -104, -62, 66, 112),
}
"""The distances of figures on one space from the middle of the tower, by their number, in pixels."""
_HILL_SLOTS: Mapping[int, tuple[int, ...]] = {
    1: (-100,),
    2: (-160, -84),
    3: (-183, -128, -74),
    4: (-183, -128, -74, 150),
    5: (-183, -128, 80, 132, 180),
}
"""The same on the hill; the first seat's plate may have a chip below the right side."""
_LIGHT = 12
"""The blur radius of a figure's glow."""


def night() -> Image.Image:
    """Return a fresh copy of the tower by night."""
    return grounds.painted("tower").copy()


def board() -> Image.Image:
    """Return a fresh copy of the tower by night with a large moon, for boards."""
    return grounds.painted("tower_board").copy()


def figures(points: Sequence[int], lit: Collection[int] = ()) -> Element:
    """Return every seat's figure on the space of its ``points``: 8 or more is the top, 0 the hill.

    The figures of ``lit`` seats glow. The element's box is the whole picture.
    """
    spaces: dict[int, list[int]] = {}
    for seat, amount in enumerate(points):
        spaces.setdefault(min(amount, 8), []).append(seat)
    return Stack(
        *(
            Pinned(
                figure(seat, _height(space, len(seats)), seat in lit),
                place.BOARD.middle + slot,
                place.BOARD.ledge(space) + 6,
                down="bottom",
            )
            for space, seats in sorted(spaces.items(), reverse=True)
            for seat, slot in zip(seats, _slots(space, len(seats)), strict=True)
        )
    )


def _height(space: int, count: int) -> int:
    """Return the height of each of ``count`` figures on ``space``."""
    return _SMALL_FIGURE if space and count == max(_SLOTS) else _FIGURE


def _slots(space: int, count: int) -> Sequence[int]:
    """Return the distance of each of ``count`` figures on ``space`` from the tower's middle.

    A single figure stands left on odd and right on even spaces: on one side, it would hide the one above.
    """
    if not space:
        return _HILL_SLOTS[count]
    if count == 1:
        return (-100,) if space % 2 else (100,)
    return _SLOTS[count]


def figure(seat: int, height: int, lit: bool = False) -> Element:
    """Return the figure of ``seat``, glowing if ``lit``."""
    light = [Piece(_figure_light(height), 3 * _LIGHT)] if lit else []
    return Stack(*light, Piece(shields.figure(seat, height)))


@cached
def _figure_light(height: int) -> Image.Image:
    return tinted(blurred(shields.figure(0, height).getchannel("A"), _LIGHT, 2.4), (255, 216, 120))
