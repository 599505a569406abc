"""The end of the game: the winners in front of the sun on the keep, the others in its windows."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.towers.components import SETTINGS
from games.towers.view import View
from render.kit import endcard, grounds, layout, radiance, shields, tokens
from render.kit.cache import cached
from render.kit.endcard import FOOT, SIDE, STRIP
from render.kit.layout import Box, Draw, Element, Piece, Pinned, Stack
from render.kit.names import with_crests
from render.kit.shapes import blurred, disc, lay, lay_centred, shaded, tinted
from render.kit.theme import INK
from render.towers import phrases, piles
from render.towers.arches import arch
from render.words import Words

_SKY = radiance.Sky((26, 18, 54), (128, 58, 92), (255, 218, 140), seed=5)
_SUN, _SUN_SIZE = (600, 396), 450
_TITLE = Box(30, 10, SIDE - 30, 164)
_TOP = 768 - STRIP
"""The y position of the battlements."""
_FOOT = _TOP + 44
_WINNERS = {1: (356, 0), 2: (330, 370), 3: (300, 305), 4: (270, 255)}
"""The height of each winner and the distance of one to the next, by their number."""
_COIN = 0.3
"""The size of a coin as a share of the height of a figure."""
_WALL = 1000
"""The width of the wall for windows."""
_WINDOW, _SILL = (230, 232), FOOT - 82
"""The largest window, and the y position of its lower edge."""
_SIGN = 88
_BESIDE, _APART = 268, 92
"""The size of the signs for what the only winner has won, and how far they are from it and each other."""


def draw(view: View, names: Sequence[str], words: Words) -> Image.Image:
    """Return the end card 1200 x 1200; ``names`` are drawable."""
    picture = _ground().copy()
    title = endcard.title(view.winners, with_crests(names), words, _TITLE, endcard.TITLE_LEAST)
    layout.draw(picture, title, _TITLE)
    layout.draw(picture, Stack(*_others(view, names), *_champions(view)))
    return picture


@cached
def _ground() -> Image.Image:
    """Return the sky, the sun and the top of the keep."""
    picture = radiance.radiant(_SKY, SIDE, SIDE, _SUN, _SUN_SIZE).copy()
    lay(picture, grounds.cutout("keep_top"), (0, _TOP))
    return picture


def _champions(view: View) -> list[Element]:
    """Return the winners side by side on the battlements, each with a crown and points."""
    height, step = _WINNERS[len(view.winners)]
    places = endcard.spread(len(view.winners), step, _SUN[0])
    shown = [_champion(view, seat, height, x) for seat, x in zip(view.winners, places, strict=True)]
    return [*_won(view), *shown] if len(view.winners) == 1 else shown


def _won(view: View) -> list[Element]:
    """Return the prizes of the only winner, on the battlements at its left and right in turn."""
    won = piles.piles(view.places[view.winners[0]], SETTINGS[len(view.places)].trophy)
    return [
        Pinned(
            Piece(piles.token(pile, _SIGN)),
            _SUN[0] + (-1, 1)[number % 2] * (_BESIDE + _APART * (number // 2)),
            _TOP + 6,
            down="bottom",
        )
        for number, pile in enumerate(won)
    ]


def _champion(view: View, seat: int, height: int, x: float) -> Element:
    coin = Piece(piles.score(_total(view, seat), round(height * _COIN)), tokens.EDGE)
    light = Draw(lambda base, box: lay_centred(base, _glow(round(height * 0.8)), box.middle))
    return Stack(
        Pinned(light, x, _FOOT - height * 0.5),
        Pinned(Piece(shields.figure(seat, height)), x, _FOOT, down="bottom"),
        endcard.crown(height, x, _FOOT, 0.94),
        Pinned(coin, x + height * 0.31, _FOOT - height * 0.02, down="bottom"),
    )


def _total(view: View, seat: int) -> int:
    sheet = view.places[seat].sheet
    return 0 if sheet is None else sheet.total


@cached
def _glow(diameter: int) -> Image.Image:
    return tinted(blurred(disc(diameter), diameter / 9, 0.7), (255, 196, 92))


def _others(view: View, names: Sequence[str]) -> list[Element]:
    """Return the other seats in windows of the keep, best first, from left to right."""
    seats = [seat for seat, _ in phrases.ranking(view) if seat not in view.winners]
    step = min(_WALL // max(1, len(seats)), 320)
    return [
        _in_window(_total(view, seat), seat, names[seat], step, x)
        for seat, x in zip(seats, endcard.spread(len(seats), step, _SUN[0]), strict=True)
    ]


def _in_window(total: int, seat: int, name: str, step: int, x: float) -> Element:
    width, height = _WINDOW
    coin = Piece(piles.score(total, 92), tokens.EDGE)
    return Stack(
        Pinned(Draw(lambda base, box: lay_centred(base, _window(), box.middle)), x, _SILL - height / 2),
        Pinned(Piece(shields.figure(seat, 190)), x - 10, _SILL - 6, down="bottom"),
        Pinned(coin, x + width * 0.32, _SILL - 6, down="bottom"),
        Pinned(endcard.name_plate(seat, name, width - 30, step - 14), x, _SILL + 4, down="top"),
    )


@cached
def _window() -> Image.Image:
    """Return a lit window with a frame of stone and its light on the wall."""
    width, height = _WINDOW
    picture = tinted(blurred(arch(width, height), 16, 0.6), (255, 176, 72))
    middle = picture.width / 2, picture.height / 2
    lay_centred(picture, tinted(arch(width, height), INK), middle)
    lay_centred(picture, shaded(arch(width, height, 4), (170, 152, 158), (104, 90, 104)), middle)
    lay_centred(picture, tinted(arch(width, height, 16), INK), middle)
    lay_centred(picture, shaded(arch(width, height, 19), (255, 224, 140), (206, 138, 48)), middle)
    return picture
