"""The end of the game: the winners in front of the moon on the tower, the others in its windows."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PIL import Image

from games.abraca.view import View
from render.abraca import phrases, scene
from render.kit import channel, endcard, grounds, layout, radiance, tokens
from render.kit.badges import unbadged
from render.kit.cache import cached
from render.kit.endcard import FOOT, SIDE, STRIP
from render.kit.layout import Box, Element, Piece, Pinned, Stack
from render.kit.shapes import blurred, lay, polygon, shaded, tinted
from render.kit.theme import INK
from render.words import Words

_SKY = radiance.Sky((20, 20, 54), (66, 52, 118), (250, 232, 184), seed=3)
_MOON, _MOON_SIZE = (600, 410), 470
_TITLE = Box(30, 12, SIDE - 30, 166)
_LEDGE = 790 - STRIP
"""The upper edge of the ledge."""
_FOOT = _LEDGE + 40
_WINNERS = {1: (366, 0), 2: (320, 330), 3: (290, 265), 4: (250, 230), 5: (220, 205)}
"""The height of each winner and the distance of one to the next, by their number."""
_COIN = 0.3
"""The size of a coin as a share of the height of a figure."""
_WALL = 940
"""The width of the wall for windows."""
_WINDOW, _SILL = (236, 250), FOOT - 82
"""The largest window, and the y position of its lower edge."""


def draw(view: View, names: Sequence[str], words: Words) -> Image.Image:
    """Return the end card; ``names`` are drawable."""
    picture = _ground().copy()
    title = endcard.title(view.winners, list(map(unbadged, names)), words, _TITLE, channel.LEAST)
    layout.draw(picture, title, _TITLE)
    layout.draw(picture, Stack(*_others(view, names), *_champions(view)))
    return picture


@cached
def _ground() -> Image.Image:
    """Return the sky, the moon and the top of the tower."""
    picture = radiance.radiant(_SKY, SIDE, SIDE, _MOON, _MOON_SIZE).copy()
    lay(picture, grounds.cutout("parapet"), (0, _LEDGE))
    return picture


def _champions(view: View) -> list[Element]:
    """Return the winners side by side on the ledge, each with a crown and points."""
    height, step = _WINNERS[len(view.winners)]
    places = endcard.spread(len(view.winners), step, _MOON[0])
    return [
        _champion(seat, view.places[seat].points, height, x)
        for seat, x in zip(view.winners, places, strict=True)
    ]


def _champion(seat: int, points: int, height: int, x: float) -> Element:
    coin = Piece(tokens.points(points, round(height * _COIN)), tokens.EDGE)
    return Stack(
        Pinned(scene.figure(seat, height, lit=True), x, _FOOT, down="bottom"),
        endcard.crown(height, x, _FOOT, 0.94),
        Pinned(coin, x + height * 0.31, _FOOT - height * 0.02, down="bottom"),
    )


def _others(view: View, names: Sequence[str]) -> list[Element]:
    """Return the other seats in windows below the ledge, best first, from left to right."""
    seats = [seat for seat, _ in phrases.ranking(view) if seat not in view.winners]
    if not seats:
        return []
    step = min(_WALL // len(seats), 290)
    return [
        Stack(*_in_window(seat, view.places[seat].points, names[seat], step, x))
        for seat, x in zip(seats, endcard.spread(len(seats), step, _MOON[0]), strict=True)
    ]


def _in_window(seat: int, points: int, name: str, step: int, x: float) -> list[Element]:
    width, height = min(_WINDOW[0], step - 24), _WINDOW[1]
    coin = Piece(tokens.points(points, 88), tokens.EDGE)
    return [
        Pinned(Piece(_window(width, height), _GLOW), x, _SILL, down="bottom"),
        Pinned(scene.figure(seat, 190), x - 12, _SILL - 6, down="bottom"),
        Pinned(coin, x + width * 0.3, _SILL - 8, down="bottom"),
        Pinned(endcard.name_plate(seat, name, width - 30, step - 10), x, _SILL + 6, down="top"),
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
