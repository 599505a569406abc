"""The keep on tall pictures: its floors, the one in play much larger than the others."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image, ImageChops

from games.towers.components import MONSTERS
from games.towers.model import FloorResult
from games.towers.view import View
from render.kit import channel, grounds, shields, tokens
from render.kit.cache import PIECES, cached
from render.kit.layout import note
from render.kit.shapes import blurred, grown, lay, lay_centred, shaded, tinted
from render.kit.theme import BRONZE, GOLD_PALE, INK, LAVENDER, NIGHT_DEEP, mix
from render.kit.typesetting import Style, draw_text
from render.towers import look, phrases, vista, windows
from render.towers.arches import arch

MIDDLE, HALF = 220, 186
"""The x position of the middle of the keep, and half its width, in pixels."""
BATTLEMENTS, FOOT = 54, 1252
"""The y positions of the top of the battlements and of the plinth."""
TOP_SIZE = (channel.WIDTH, 460)
"""The size of the picture with the top of a keep, on which winners stand."""

LEFT, RIGHT = 446, 1184
"""The area beside the keep."""
TOP, BOTTOM = 142, 1336
"""The area of the seats' rows."""

_LOWEST = 1236
"""The y position of the ledge below the lowest floor."""
_LEDGE = 17
_STOREY, _TALL = 188, 718
"""The height of a floor with its ledge, and of the floor in play."""
_SMALL, _LARGE = (148, 132), (328, 306)
"""The width and height of a window of a floor, and of the floor in play."""
_APART = 86
"""How far the middle of a small window is from the middle of the keep."""
_PIECE = (0, BATTLEMENTS, LEFT - 20, FOOT + 6)
"""The part of the picture that floors change."""


@dataclass(frozen=True, slots=True)
class Shown:
    """The visible state of a floor; ``prizes`` are its monster and treasure, or None if they're unknown.

    ``takers`` are the seats that took them, or None for each that nobody has taken.
    """

    prizes: tuple[str, str] | None
    takers: tuple[int | None, int | None] = (None, None)


@cached
def ground() -> Image.Image:
    """Return the evening sky and the keep without floors, for pictures 1200 x 1350."""
    return grounds.painted("keep_board")


@cached
def sky() -> Image.Image:
    """Return the evening sky without the keep."""
    picture = ground()
    return picture.crop((LEFT + 20, 0, *picture.size)).resize(picture.size, Image.Resampling.BICUBIC)


def in_play(picture: Image.Image, view: View) -> None:
    """Draw the floors of this tower, the one in play large."""
    shown = tuple(_shown(view, number) for number in range(1, len(view.floors) + 1))
    _draw(picture, shown, view.floor, len(view.places))


def decided(picture: Image.Image, view: View, result: FloorResult) -> None:
    """Draw the floor of ``result`` large, with the shields of the seats that take its prizes.

    Prizes on other floors are drawn only while the tower is still being played.
    """
    floors = [Shown(None)] * len(view.floors)
    if result.tower == view.tower:
        floors = [_shown(view, number) for number in range(1, len(view.floors) + 1)]
    taken = Shown((result.monster, result.treasure), (result.weakest, result.strongest))
    floors[result.floor - 1] = taken
    _draw(picture, tuple(floors), result.floor, len(view.places))


def _shown(view: View, number: int) -> Shown:
    floor = view.floors[number - 1]
    takers = phrases.takers(view, number) if floor.resolved else (None, None)
    return Shown((floor.monster, floor.treasure), takers)


def _draw(picture: Image.Image, floors: tuple[Shown, ...], large: int, players: int) -> None:
    def built() -> Image.Image:
        tower = ground().copy()
        lows = _ledges(len(floors), large)
        for low in lows:
            _ledge(tower, low)
        for number, shown in enumerate(floors, start=1):
            draw_floor = _tall if number == large else _storey
            draw_floor(tower, number, shown, lows[number - 1], players)
        return tower.crop(_PIECE)

    picture.paste(PIECES.get(("floors of the tall keep", floors, large, players), built), _PIECE[:2])
    for number, low in enumerate(_ledges(len(floors), large), start=1):
        high = low - (_TALL if number == large else _STOREY)
        note(f"floor-{number}", (MIDDLE - HALF, high + _LEDGE, MIDDLE + HALF, low))


def _ledges(floors: int, large: int) -> list[int]:
    """Return the y position of the ledge below each floor, the lowest first."""
    return [
        _LOWEST - (number - 1) * _STOREY - (_TALL - _STOREY if number > large else 0)
        for number in range(1, floors + 1)
    ]


def _ledge(tower: Image.Image, low: int) -> None:
    """Draw the ledge below a floor and its corbels: they're cut from the battlements."""
    top, corbels, end = BATTLEMENTS + 49, BATTLEMENTS + 72, BATTLEMENTS + 88
    for half, first, last in ((HALF + 20, top, corbels), (HALF, corbels, end)):
        piece = ground().crop((MIDDLE - half, first, MIDDLE + half, last))
        tower.paste(piece, (MIDDLE - half, low - 2 + first - top))
    tower.paste(INK, (MIDDLE - HALF - 20, low - 4, MIDDLE + HALF + 20, low - 2))


def _storey(tower: Image.Image, number: int, shown: Shown, low: int, players: int) -> None:
    """Draw a floor that isn't in play, its windows side by side."""
    height = _SMALL[1]
    top = low - height - 4
    for index, taker in enumerate(shown.takers):
        middle = MIDDLE + (2 * index - 1) * _APART, top + height / 2
        prize = shown.prizes[index] if shown.prizes else None
        lay_centred(tower, _frame(*_SMALL), middle)
        light: windows.Light = "dark" if taker is None and prize else "over"
        lay_centred(tower, _veiled(prize, light), middle)
        if taker is not None:
            lay_centred(tower, shields.shield(taker, 104), middle)
        elif prize and (sign := windows.worth(prize, players)):
            side = -1 if prize in MONSTERS else 1
            medal = windows.veiled(windows.medal(sign, 92, windows.worth_colour(prize)), "dark")
            lay_centred(tower, medal, (MIDDLE + side * (HALF - 44), low - 50))
    lay_centred(tower, _number(number, 76, is_lit=False), (MIDDLE, top + 6))


def _tall(tower: Image.Image, number: int, shown: Shown, low: int, players: int) -> None:
    """Draw the floor in play, its windows one above the other in gold light."""
    width, height = _LARGE
    seam = low - 6 - height - 24
    tops = (seam - height, low - 6 - height)
    for top in tops:
        lay_centred(tower, _light(*_LARGE), (MIDDLE, top + height / 2))
    for index, (top, taker) in enumerate(zip(tops, shown.takers, strict=True)):
        prize = shown.prizes[index] if shown.prizes else None
        lay_centred(tower, _scene(prize, *_LARGE), (MIDDLE, top + height / 2))
        side = 1 if index else -1
        if prize and (sign := windows.worth(prize, players)):
            medal = windows.medal(sign, 124, windows.worth_colour(prize))
            lay_centred(tower, medal, (MIDDLE + side * (width / 2 - 24), top + height - 44))
        if taker is not None:
            at = MIDDLE - side * (width / 2 - 50), top + height - 70
            lay_centred(tower, shields.shield(taker, 150), at)
    lay_centred(tower, _number(number, 98, is_lit=True), (MIDDLE, seam + 10))


@cached
def _scene(prize: str | None, width: int, height: int) -> Image.Image:
    """Return the scene in a window without a name, or an empty window."""
    shape = arch(width, height)
    if prize is None:
        return tinted(shape, NIGHT_DEEP)
    sky = look.prize_sky(prize)
    body = vista.inhabited(width, height, sky, look.prize_icon(prize), 0.82, 2).convert("RGBA")
    body.putalpha(shape)
    edge = ImageChops.subtract(shape, arch(width, height, max(3, width // 70)))
    lay(body, tinted(edge, INK), (0, 0))
    return body


@cached
def _veiled(prize: str | None, light: windows.Light) -> Image.Image:
    return windows.veiled(_scene(prize, *_SMALL), light)


@cached
def _frame(width: int, height: int) -> Image.Image:
    """Return the stones around a window."""
    shape = arch(width, height)
    picture = tinted(blurred(grown(shape, 8), 5, 0.8), (12, 8, 18))
    middle = picture.width / 2, picture.height / 2
    lay_centred(picture, tinted(grown(shape, 11), INK), middle)
    stone = grown(shape, 9)
    lay_centred(picture, shaded(stone, (150, 136, 146), (86, 76, 92)), middle)
    lay_centred(picture, tinted(grown(shape, 2), INK), middle)
    return picture


@cached
def _light(width: int, height: int) -> Image.Image:
    """Return the gold light around the windows that are fought over."""
    shape = arch(width, height)
    picture = tinted(blurred(grown(shape, 12), 14, 1.8), (255, 204, 106))
    middle = picture.width / 2, picture.height / 2
    lay_centred(picture, tinted(grown(shape, 9), INK), middle)
    lay_centred(picture, tinted(grown(shape, 8), GOLD_PALE), middle)
    return picture


@cached
def _number(number: int, diameter: int, *, is_lit: bool) -> Image.Image:
    colour = mix(BRONZE, GOLD_PALE, 0.75) if is_lit else mix(BRONZE, INK, 0.55)
    picture = tokens.medal(diameter, colour).copy()
    size = round(diameter * 0.72)
    style = Style("bold", size, INK if is_lit else LAVENDER)
    draw_text(picture, str(number), style, (picture.width / 2, picture.height / 2 + size * 0.335), "centre")
    return picture
