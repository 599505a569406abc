"""The end of the game: the winners before the moon on top of the tower, the others in its windows."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

from PIL import Image

from games.abraca.view import View
from render.abraca import phrases, scene
from render.kit import channel, grounds, icons, layout, panels, radiance, shields, tokens
from render.kit.badges import unbadged
from render.kit.cache import cached
from render.kit.layout import Align, Element, Padding, Piece, Pinned, Sized, Stack
from render.kit.names import crests_alone
from render.kit.phrases import victory
from render.kit.shapes import blurred, lay, polygon, shaded, tinted
from render.kit.theme import INK
from render.kit.typesetting import Style, measure
from render.words import Words

_SIDE = channel.WIDTH
"""The width and height of the picture."""
_SKY = radiance.Sky((20, 20, 54), (66, 52, 118), (250, 232, 184), seed=3)
_MOON, _MOON_SIZE = (600, 486), 560
_TITLE = (30, 14, _SIDE - 30, 196)
_TITLE_LEAST = 72
_LEDGE = 790
"""The upper edge of the ledge."""
_FOOT = _LEDGE + 40
_WINNERS = {1: (430, 0), 2: (344, 340), 3: (300, 270), 4: (250, 230), 5: (220, 205)}
"""The height of each winner and the distance of one to the next, by their number."""
_CROWN, _COIN = 0.36, 0.3
"""The sizes of a crown and of a coin as shares of the height of a figure."""
_WALL = 940
"""The width of the wall for windows."""
_WINDOW, _SILL = (236, 250), 1118
"""The largest window, and the y position of its lower edge."""
_PLATE = 68


def draw(view: View, names: Sequence[str], words: Words) -> Image.Image:
    """Return the end card; ``names`` are drawable."""
    picture = _ground().copy()
    layout.draw(picture, _title(view, names, words), _TITLE)
    layout.draw(picture, Stack(*_others(view, names), *_champions(view)))
    return picture


@cached
def _ground() -> Image.Image:
    """Return the sky, the moon and the top of the tower."""
    picture = radiance.radiant(_SKY, _SIDE, _SIDE, _MOON, _MOON_SIZE).copy()
    lay(picture, grounds.cutout("parapet"), (0, _LEDGE))
    return picture


def _title(view: View, names: Sequence[str], words: Words) -> Element:
    """Return who won, in two lines if need be; if even those would be too small, by crests alone."""
    said = victory(view.winners, [unbadged(name) for name in names], words)
    least = Style("display", channel.LEAST)
    if measure(said, least) > 1.8 * (_TITLE[2] - _TITLE[0]):
        said = victory(view.winners, crests_alone(len(names)), words)
    return replace(radiance.title(said), lines=2, smallest=_TITLE_LEAST)


def _champions(view: View) -> list[Element]:
    """Return the winners side by side on the ledge, each with a crown and points."""
    height, step = _WINNERS[len(view.winners)]
    first = _MOON[0] - step * (len(view.winners) - 1) / 2
    return [
        _champion(seat, view.places[seat].points, height, first + step * number)
        for number, seat in enumerate(view.winners)
    ]


def _champion(seat: int, points: int, height: int, x: float) -> Element:
    crown = Piece(_crown(round(height * _CROWN)), 4 * _EDGE)
    coin = Piece(tokens.points(points, round(height * _COIN)), tokens.EDGE)
    return Stack(
        Pinned(scene.figure(seat, height, lit=True), x, _FOOT, down="bottom"),
        Pinned(crown, x, _FOOT - height * 0.94, down="bottom"),
        Pinned(coin, x + height * 0.31, _FOOT - height * 0.02, down="bottom"),
    )


_EDGE = 5
"""The outline of the crown in pixels."""


@cached
def _crown(size: int) -> Image.Image:
    return radiance.gilded(icons.mask("crown", size), _EDGE)


def _others(view: View, names: Sequence[str]) -> list[Element]:
    """Return the other seats in windows below the ledge, best first, from left to right."""
    seats = [seat for seat, _ in phrases.ranking(view) if seat not in view.winners]
    if not seats:
        return []
    step = min(_WALL // len(seats), 290)
    first = _MOON[0] - step * (len(seats) - 1) / 2
    return [
        Stack(*_in_window(seat, view.places[seat].points, names[seat], step, first + step * number))
        for number, seat in enumerate(seats)
    ]


def _in_window(seat: int, points: int, name: str, step: int, x: float) -> list[Element]:
    width, height = min(_WINDOW[0], step - 24), _WINDOW[1]
    coin = Piece(tokens.points(points, 88), tokens.EDGE)
    called = Align(channel.name(name, Style("bold", channel.LEAST), "centre"))
    plate = Stack(panels.backing(shields.accent(seat)), Padding(called, 16, 0, 16, 4))
    wide = min(step - 10, max(width - 30, called.size().width + 40))
    return [
        Pinned(Piece(_window(width, height), _GLOW), x, _SILL, down="bottom"),
        Pinned(scene.figure(seat, 190), x - 12, _SILL - 6, down="bottom"),
        Pinned(coin, x + width * 0.3, _SILL - 8, down="bottom"),
        Pinned(Sized(plate, wide, _PLATE), x, _SILL + 6, down="top"),
    ]


_GLOW = 48
"""The margin of a window for its light on the wall."""


@cached
def _window(width: int, height: int) -> Image.Image:
    """Return a lit window with a frame of stone, in a margin of ``_GLOW``."""
    size = width + 2 * _GLOW, height + 2 * _GLOW
    whole, frame, light = (_arch(width, height, inset) for inset in (0, 4, 22))
    glow = blurred(whole, _GLOW / 3, 0.55)
    picture = Image.new("RGBA", size)
    lay(picture, tinted(glow, (255, 176, 72)), ((size[0] - glow.width) / 2, (size[1] - glow.height) / 2))
    lay(picture, tinted(whole, INK), (_GLOW, _GLOW))
    lay(picture, shaded(frame, (150, 142, 170), (96, 90, 118)), (_GLOW, _GLOW))
    lay(picture, tinted(_arch(width, height, 18), INK), (_GLOW, _GLOW))
    lay(picture, shaded(light, (255, 224, 140), (206, 138, 48)), (_GLOW, _GLOW))
    return picture


def _arch(width: int, height: int, inset: int) -> Image.Image:
    """Return the mask of an arch, ``inset`` pixels inside its picture but on its lower edge."""
    radius = width / 2
    bow = [math.pi * step / 48 for step in range(49)]
    head = [
        (radius - (radius - inset) * math.cos(turn), radius - (radius - inset) * math.sin(turn))
        for turn in bow
    ]
    return polygon((width, height), [(inset, height), *head, (width - inset, height)])
