"""What the pictures in the tower scene share: the night, the column beside the moon, the figures."""

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
"""How far apart figures stand on the hill."""
_LIGHT = 9
"""How soft the light of a figure is."""


def night() -> Image.Image:
    """Return a fresh copy of the tower by night."""
    return grounds.painted("tower").copy()


def beside_moon(element: Element) -> Element:
    """Return ``element`` in what the moon leaves of the width."""
    return Row(Spacer(place.MOON), Grow(element))


def caption(text: str, size: int, align: Align = "centre") -> Text:
    """Return a line in small capitals on the night."""
    return Text(text, Style("caps", size, LAVENDER, 1, NIGHT_DEEP), align)


def figures(points: Sequence[int | None], lit: Collection[int] = ()) -> Element:
    """Return the figure of every seat on the space of its ``points``: 8 and more is the top, 0 the hill.

    Seats without points (``None``) are left out; the figures of ``lit`` seats glow. It has the whole
    picture for its box.
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
    """Return how far from the middle of the tower each of ``count`` figures stands on ``space``."""
    if space:
        return _SLOTS[count]
    return [(index - (count - 1) / 2) * _ABREAST for index in range(count)]


def figure(seat: int, height: int, lit: bool = False) -> Element:
    """Return the figure of ``seat``, where it is ``lit`` in its light."""
    light = [Piece(_figure_light(height), 3 * _LIGHT)] if lit else []
    return Stack(*light, Piece(shields.figure(seat, height)))


@cached
def _figure_light(height: int) -> Image.Image:
    return tinted(blurred(shields.figure(0, height).getchannel("A"), _LIGHT, 2.4), (255, 216, 120))


def veiled() -> Draw:
    """Return what darkens the night round its box, where a caption will stand."""
    return Draw(lambda base, box: lay_centred(base, _veil(box.width, box.height), box.middle))


@cached
def _veil(width: int, height: int) -> Image.Image:
    return tinted(blurred(Image.new("L", (width, height), 255), 30, 0.55), NIGHT_DEEP)
