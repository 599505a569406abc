"""Shared parts of pictures in the tower scene: the night, the column beside the moon, the figures."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from PIL import Image

from render.abraca import place
from render.kit import grounds, shields
from render.kit.cache import cached
from render.kit.layout import Draw, Element, Grow, Piece, Pinned, Row, Spacer, Stack, Text
from render.kit.shapes import blurred, lay_centred, tinted
from render.kit.theme import LAVENDER, NIGHT_DEEP
from render.kit.typesetting import Align, Style

_FIGURE = 76
_SLOTS: Mapping[int, tuple[int, ...]] = {
    1: (-76,),
    2: (-76, 76),
    3: (-112, -66, 76),
    4: (-112, -66, 66, 112),
    5: (-122, -91, -60, 66, 112),
}
_ABREAST = 63
"""The distance between figures on the hill, in pixels."""
_LIGHT = 9
"""The blur radius of a figure's glow."""


def night() -> Image.Image:
    """Return a fresh copy of the tower by night."""
    return grounds.painted("tower").copy()


def beside_moon(element: Element) -> Element:
    """Return ``element`` in the width that the moon leaves free."""
    return Row(Spacer(place.MOON), Grow(element))


def caption(text: str, size: int, align: Align = "centre") -> Text:
    """Return a line in small capitals on the night sky."""
    return Text(text, Style("caps", size, LAVENDER, 1, NIGHT_DEEP), align)


def figures(points: Sequence[int | None], lit: Collection[int] = ()) -> Element:
    """Return every seat's figure on the space of its ``points``: 8 or more is the top, 0 the hill.

    Seats without points (``None``) are left out; the figures of ``lit`` seats glow. The element's box is the
    whole picture.
    """
    spaces: dict[int, list[int]] = {}
    for seat, amount in enumerate(points):
        if amount is not None:
            spaces.setdefault(min(amount, 8), []).append(seat)
    return Stack(
        *(
            Pinned(
                figure(seat, _FIGURE, seat in lit),
                place.TOWER_MIDDLE + slot,
                place.ledge(space) + 5,
                down="bottom",
            )
            for space, seats in sorted(spaces.items(), reverse=True)
            for seat, slot in zip(seats, _slots(space, len(seats)), strict=True)
        )
    )


def _slots(space: int, count: int) -> Sequence[float]:
    """Return the horizontal distance of each of ``count`` figures on ``space`` from the tower's middle."""
    if space:
        return _SLOTS[count]
    return [(index - (count - 1) / 2) * _ABREAST for index in range(count)]


def figure(seat: int, height: int, lit: bool = False) -> Element:
    """Return the figure of ``seat``, glowing if ``lit``."""
    light = [Piece(_figure_light(height), 3 * _LIGHT)] if lit else []
    return Stack(*light, Piece(shields.figure(seat, height)))


@cached
def _figure_light(height: int) -> Image.Image:
    return tinted(blurred(shields.figure(0, height).getchannel("A"), _LIGHT, 2.4), (255, 216, 120))


def veiled() -> Draw:
    """Return a shade that darkens the night around its box, behind a caption."""
    return Draw(lambda base, box: lay_centred(base, _veil(box.width, box.height), box.middle))


@cached
def _veil(width: int, height: int) -> Image.Image:
    return tinted(blurred(Image.new("L", (width, height), 255), 30, 0.55), NIGHT_DEEP)
