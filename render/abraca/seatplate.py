"""The plate of a seat on the public board: everything public about one player."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from render.abraca import stones
from render.kit import panels, shields, tokens
from render.kit.cache import cached
from render.kit.setting import Style, draw_fitted, draw_text
from render.kit.shapes import lay, lay_centred
from render.kit.theme import INK, INK_SOFT, PARCHMENT_LIGHT, SOOT, VERMILION, Colour, darker
from render.words import Words

HEIGHT = 206
MARGIN = panels.SHADOW


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
    """Sizes in pixels, and the distance of each row from the upper edge."""

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
    beside_shield: bool = False


_NARROW = _Layout(52, 34, 46, 75, 54, 73, 23, 132, 25, 162)
_MIDDLE = _Layout(60, 34, 50, 75, 60, 73, 26, 132, 30, 159)
_WIDE = _Layout(90, 42, 46, 56, 92, 12, 34, 112, 40, 149, beside_shield=True)


@cached
def draw(plate: Plate, width: int, words: Words) -> Image.Image:
    """Return the plate; its own box begins ``MARGIN`` pixels from the upper left corner."""
    picture = panels.panel(width, HEIGHT, shields.accent(plate.seat)).copy()
    layout = _WIDE if width > 300 else _MIDDLE if width > 210 else _NARROW
    left, right = MARGIN + 14, MARGIN + width - 14
    crest = shields.shield(plate.seat, layout.shield)
    lay(picture, crest, (left, MARGIN + 13))
    beside = left + crest.width + 8
    heart = life(plate.life, layout.heart)
    lay(picture, heart, (right - heart.width + 4, MARGIN + layout.heart_top))
    name_end = right - heart.width if layout.beside_shield else right
    name_low = MARGIN + (58 if layout.beside_shield else 70)
    draw_fitted(
        picture, plate.name, Style("bold", layout.name), (beside, MARGIN + 9, name_end, name_low), lines=3
    )
    coin = tokens.points(plate.points, layout.coin)
    coin_left = beside - 4 if layout.beside_shield else left - 4
    lay(picture, coin, (coin_left, MARGIN + layout.coin_top))
    middle = MARGIN + layout.coin_top + coin.height / 2
    word = (coin_left + coin.width + 1, middle - 20, right - heart.width + 2, middle + 20)
    draw_fitted(
        picture, words("abraca-picture-points", points=plate.points), Style("text", 25, INK_SOFT), word
    )
    for number in range(6):
        small = tokens.heart(layout.small_heart, number < plate.life)
        lay(picture, small, (left + number * (layout.small_heart + 4), MARGIN + layout.hearts_top))
    _stones(picture, plate, words, layout.stone, (left, MARGIN + layout.stones_top, right))
    return _dimmed(picture) if plate.eliminated else picture


@cached
def life(amount: int, size: int) -> Image.Image:
    """Return a large heart with the number of life in it; hollow at none."""
    picture = tokens.heart(size, amount > 0).copy()
    colour, edge = (PARCHMENT_LIGHT, darker(VERMILION, 0.6)) if amount else (INK, PARCHMENT_LIGHT)
    style = Style("bold", round(size * 0.62), colour, 2, edge)
    draw_text(picture, str(amount), style, (picture.width / 2, picture.height * 0.66), "centre")
    return picture


def _stones(picture: Image.Image, plate: Plate, words: Words, width: int, at: tuple[int, int, int]) -> None:
    left, top, right = at
    for number in range(plate.stones):
        piece = stones.stone(plate.faces[number], width) if plate.faces else stones.back(width)
        stones.lay_stone(picture, piece, (left + number * (width + 4), top))
    if plate.eliminated:
        box = (left + plate.stones * (width + 4), top, right, top + 34)
        draw_fitted(picture, words("abraca-picture-out"), Style("bold", 28, VERMILION), box, "right")
        return
    for number in reversed(range(min(plate.secrets, 4))):
        at_x = right - width - number * 7
        if number == 0 and plate.took_secret:
            stones.halo_at(picture, width, (at_x, top))
        stones.lay_stone(picture, stones.back(width, secret=True), (at_x, top))
    if plate.secrets > 1:
        count = tokens.badge(str(plate.secrets), 28, SOOT)
        lay_centred(picture, count, (right - 4, top + 4))


def _dimmed(picture: Image.Image) -> Image.Image:
    alpha = picture.getchannel("A")
    grey: Colour = (70, 66, 84)
    dim = Image.blend(picture.convert("RGB"), Image.new("RGB", picture.size, grey), 0.35)
    dim.putalpha(alpha)
    return dim
