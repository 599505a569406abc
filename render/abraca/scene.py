"""What the pictures in the tower scene share: the night, the title, the figures on the ledges."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PIL import Image

from render.abraca import place
from render.kit import grounds, layout, shields, table
from render.kit.cache import cached
from render.kit.shapes import blurred, lay, tinted
from render.kit.theme import GOLD_PALE, LAVENDER, NIGHT_DEEP
from render.kit.typesetting import Style, draw_fitted, draw_text
from render.words import Words

_FIGURE = 76
_SLOTS: Mapping[int, tuple[int, ...]] = {
    1: (-76,),
    2: (-76, 76),
    3: (-112, -66, 76),
    4: (-112, -66, 66, 112),
    5: (-122, -91, -60, 66, 112),
}


def night() -> Image.Image:
    """Return a fresh copy of the tower by night."""
    return grounds.painted("tower").copy()


def title(scene: Image.Image, words: Words) -> None:
    """Write the name of the game beside the moon."""
    style = Style("display", 66, GOLD_PALE, 3, NIGHT_DEEP)
    draw_fitted(scene, words("abraca-picture-title"), style, (584, 6, 1010, 82))


def subtitle(scene: Image.Image, text: str) -> None:
    """Write one line in small capitals under the name of the game."""
    draw_fitted(scene, text, Style("caps", 30, LAVENDER, 1, NIGHT_DEEP), (586, 76, 1010, 112))


@cached
def _figure_light(height: int) -> Image.Image:
    return tinted(blurred(shields.figure(0, height).getchannel("A"), 9, 2.4), (255, 216, 120))


def figures(scene: Image.Image, points: Sequence[int | None], lit: Sequence[int] = ()) -> None:
    """Stand the figure of every seat on the space of its ``points``: 8 and more is the top, 0 the hill.

    Seats without points (``None``) are left out; the figures of ``lit`` seats glow.
    """
    spaces: dict[int, list[int]] = {}
    for seat, amount in enumerate(points):
        if amount is not None:
            spaces.setdefault(min(amount, 8), []).append(seat)
    for space, seats in sorted(spaces.items(), reverse=True):
        for seat, slot in zip(seats, _slots(space, len(seats)), strict=True):
            foot = (place.TOWER_MIDDLE + slot, place.ledge(space) + 5)
            figure(scene, seat, _FIGURE, foot, seat in lit)


def _slots(space: int, count: int) -> Sequence[int]:
    """Return how far from the middle of the tower each of ``count`` figures stands on ``space``."""
    if space:
        return _SLOTS[count]
    return [round((index - (count - 1) / 2) * 63) for index in range(count)]


def figure(scene: Image.Image, seat: int, height: int, foot: tuple[float, float], lit: bool = False) -> None:
    """Stand the figure of ``seat`` with the middle of its base at ``foot``."""
    piece = shields.figure(seat, height)
    at = (foot[0] - piece.width / 2, foot[1] - height)
    if lit:
        light = _figure_light(height)
        lay(scene, light, (at[0] - (light.width - piece.width) / 2, at[1] - (light.height - height) / 2))
    lay(scene, piece, at)


@cached
def _veil(width: int, height: int) -> Image.Image:
    soft = blurred(Image.new("L", (width, height), 255), 30, 0.55)
    return tinted(soft, NIGHT_DEEP)


def caption(scene: Image.Image, text: str, box: tuple[int, int, int, int]) -> None:
    """Write what just happened into ``box``, in up to two lines."""
    veil = _veil(box[2] - box[0], box[3] - box[1])
    lay(scene, veil, ((box[0] + box[2] - veil.width) / 2, (box[1] + box[3] - veil.height) / 2))
    layout.draw(scene, table.news(text), box)


def number(scene: Image.Image, text: str, at: tuple[float, float], size: int) -> int:
    """Write a large number on the night and return its width."""
    return draw_text(scene, text, Style("bold", size, GOLD_PALE, 2, NIGHT_DEEP), at)
