"""The plate of a seat on the public board: everything public about one player."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from PIL import Image

from render.abraca import stones
from render.kit import panels, shields, tokens
from render.kit.cache import cached
from render.kit.shapes import lay, lay_centred, rounded
from render.kit.theme import INK, INK_SOFT, PARCHMENT_LIGHT, SOOT, VERMILION, darker
from render.kit.typesetting import Style, draw_fitted, draw_text
from render.words import Words

HEIGHT = 206


@dataclass(frozen=True, slots=True)
class Plate:
    """What a plate shows. ``faces`` are the stones of an eliminated player, open to all, else empty."""

    seat: int
    name: str
    points: int
    life: int
    stones: int
    secrets: int
    eliminated: bool
    faces: tuple[int, ...] = ()
    took_secret: bool = False


@dataclass(frozen=True, slots=True)
class _Layout:
    """Sizes in pixels, and the distance of each row from the upper edge.

    Beside the shield stands the name; on a wide plate also points and life, on a narrow one only these.
    """

    shield: int
    name: int
    coin: int
    coin_top: int
    heart: int
    heart_top: int
    small_heart: int
    hearts_top: int
    stone: int
    stones_top: int
    beside: Literal["name", "all", "points"] = "name"


_NARROW = _Layout(50, 29, 46, 10, 56, 9, 23, 136, 25, 165, beside="points")
_MIDDLE = _Layout(54, 34, 50, 75, 60, 73, 26, 132, 30, 159)
_BROAD = _Layout(64, 40, 52, 75, 62, 73, 27, 128, 32, 157)
_WIDE = _Layout(90, 42, 46, 56, 92, 12, 34, 112, 40, 149, beside="all")
_LAYOUTS = ((420, _WIDE), (300, _BROAD), (210, _MIDDLE), (0, _NARROW))
"""Which layout suits a plate of at least so many pixels."""


def draw(base: Image.Image, plate: Plate, at: tuple[int, int], width: int, words: Words) -> None:
    """Draw the plate onto ``base`` with its upper left corner at ``at``."""
    panels.lay_panel(base, panels.shadow(width, HEIGHT), at)
    base.paste(_face(plate, width, words), at, rounded(width, HEIGHT, panels.RADIUS))


@cached
def _face(plate: Plate, width: int, words: Words) -> Image.Image:
    base = panels.face(width, HEIGHT, shields.accent(plate.seat)).convert("RGB")
    layout = next(layout for least, layout in _LAYOUTS if width >= least)
    left, right = 12, width - 12
    crest = shields.shield(plate.seat, layout.shield)
    lay(base, crest, (left, 13))
    beside = left + crest.width + 6
    heart = life(plate.life, layout.heart)
    lay(base, heart, (right - heart.width + 2, layout.heart_top))
    name_box = {
        "name": (beside, 5, right, 74),
        "all": (beside, 9, right - heart.width, 58),
        "points": (left, 62, right, 132),
    }[layout.beside]
    draw_fitted(base, plate.name, Style("bold", layout.name), name_box, lines=3)
    coin = tokens.points(plate.points, layout.coin)
    coin_left = left - 4 if layout.beside == "name" else beside - 2
    lay(base, coin, (coin_left, layout.coin_top))
    if layout.beside != "points":
        middle = layout.coin_top + coin.height / 2
        word = (coin_left + coin.width + 1, middle - 20, right - heart.width + 2, middle + 20)
        text = words("abraca-picture-points", points=plate.points)
        draw_fitted(base, text, Style("text", 25, INK_SOFT), word)
    hearts = (left, layout.hearts_top)
    lay(base, _hearts(plate.life, layout.small_heart), hearts)
    _stones(base, plate, layout.stone, (left, layout.stones_top, right))
    if plate.eliminated:
        panels.dim(base, (0, 0), (width, HEIGHT))
        out_of_round(base, (left - 2, hearts[1] - 4, right + 2, hearts[1] + layout.small_heart + 4), words)
    return base


def out_of_round(base: Image.Image, box: tuple[int, int, int, int], words: Words) -> None:
    """Say in ``box`` that a player is out of the round."""
    left, top, right, low = box
    lay(base, panels.band(right - left, low - top, VERMILION, 8), (left, top))
    style = Style("bold", 30, PARCHMENT_LIGHT, 1, INK)
    draw_fitted(base, words("abraca-picture-out"), style, box, "centre")


@cached
def _hearts(amount: int, size: int) -> Image.Image:
    picture = Image.new("RGBA", (6 * (size + 4), size + 2))
    for number in range(6):
        lay(picture, tokens.heart(size, number < amount), (number * (size + 4), 0))
    return picture


@cached
def life(amount: int, size: int) -> Image.Image:
    """Return a large heart with the number of life in it; hollow at none."""
    picture = tokens.heart(size, amount > 0).copy()
    colour, edge = (PARCHMENT_LIGHT, darker(VERMILION, 0.6)) if amount else (INK, PARCHMENT_LIGHT)
    style = Style("bold", round(size * 0.62), colour, 2, edge)
    draw_text(picture, str(amount), style, (picture.width / 2, picture.height * 0.66), "centre")
    return picture


def _stones(picture: Image.Image, plate: Plate, width: int, at: tuple[int, int, int]) -> None:
    left, top, right = at
    gap = 4 if width > _NARROW.stone else 2
    for number in range(plate.stones):
        piece = stones.stone(plate.faces[number], width) if plate.faces else stones.back(width)
        stones.lay_stone(picture, piece, (left + number * (width + gap), top))
    for number in reversed(range(min(plate.secrets, 4))):
        at_x = right - width - number * 7
        if number == 0 and plate.took_secret:
            stones.halo_at(picture, width, (at_x, top))
        stones.lay_stone(picture, stones.back(width, secret=True), (at_x, top))
    if plate.secrets > 1:
        count = tokens.badge(str(plate.secrets), 28, SOOT)
        lay_centred(picture, count, (right - 4, top + 4))
