"""The end of the game: the winners on the castle's wall in front of the sun, the others in its gates."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image, ImageDraw

from games.touria.view import Place, View
from render.kit import channel, endcard, grounds, icons, layout, radiance, shields, tokens
from render.kit.badges import unbadged
from render.kit.cache import cached
from render.kit.endcard import FOOT, SIDE, STRIP
from render.kit.layout import Box, Element, Padding, Piece, Pinned, Row, Stack, Text
from render.kit.shapes import blurred, grown, lay, lay_centred, rounded, shaded, tinted
from render.kit.theme import GOLD, GOLD_PALE, INK, NIGHT_DEEP, PARCHMENT_LIGHT
from render.kit.typesetting import Style
from render.touria import goods, phrases
from render.words import Words

_SKY = radiance.Sky((14, 44, 86), (84, 158, 168), (255, 236, 172), seed=4)
_SUN, _SUN_SIZE = (600, 410), 470
_TITLE = Box(30, 12, SIDE - 30, 166)
_FOOT = 826 - STRIP
"""The feet of the winners, behind the battlements."""
_WINNERS = {1: (366, 0), 2: (320, 330), 3: (290, 265), 4: (250, 230)}
"""The height of each winner and the distance of one to the next, by their number."""
_GATE, _SILL = (226, 236), FOOT - 78
"""The size of a gate, and the y position of its lower edge."""
_STEP = 296
_DOOR = (150, 152)


def draw(view: View, names: Sequence[str], words: Words) -> Image.Image:
    """Return the end card; ``names`` are drawable."""
    picture = radiance.radiant(_SKY, SIDE, SIDE, _SUN, _SUN_SIZE).copy()
    title = endcard.title(view.winners, list(map(unbadged, names)), words, _TITLE, channel.LEAST)
    layout.draw(picture, title, _TITLE)
    layout.draw(picture, Stack(*_champions(view.winners)))
    castle = grounds.cutout("gatehouse")
    lay(picture, castle, (0, FOOT - castle.height))
    layout.draw(picture, Stack(*_prize(view), *_others(view, names)))
    return picture


def _champions(winners: Sequence[int]) -> Iterator[Element]:
    """Yield the winners side by side, each glowing and with a crown."""
    height, step = _WINNERS[len(winners)]
    for seat, x in zip(winners, endcard.spread(len(winners), step, _SUN[0]), strict=True):
        yield Pinned(Piece(_lit(seat, height)), x, _FOOT + _GLOW, down="bottom")
        yield endcard.crown(height, x, _FOOT, 0.93)


_GLOW = 48


@cached
def _lit(seat: int, height: int) -> Image.Image:
    """Return the figure of ``seat`` in gold light, in a margin of ``_GLOW``."""
    figure = shields.figure(seat, height)
    image = Image.new("RGBA", (figure.width + 2 * _GLOW, figure.height + 2 * _GLOW))
    light = tinted(blurred(figure.getchannel("A"), _GLOW / 3, 1.2), (255, 214, 110))
    lay_centred(image, light, (image.width / 2, image.height / 2))
    lay(image, figure, (_GLOW, _GLOW))
    return image


def _prize(view: View) -> Iterator[Element]:
    """Yield the door that the siblings were behind, beside the one winner; several leave no room for it."""
    for number, door in enumerate(view.doors, 1):
        if door.open and door.dweller == "siblings" and len(view.winners) == 1:
            yield Pinned(Piece(_door(number)), _SUN[0] + 190, _FOOT - 4, down="bottom")


@cached
def _door(number: int) -> Image.Image:
    """Return the open door of the siblings, with its number."""
    margin = 24
    image = Image.new("RGBA", (_DOOR[0] + 2 * margin, _DOOR[1] + 2 * margin))
    whole = _arch(*_DOOR, 0)
    lay(image, tinted(blurred(whole, 7, 0.8), INK), (margin - 21, margin - 21 + 4))
    lay(image, tinted(grown(whole, 4), INK), (margin - 4, margin - 4))
    lay(image, shaded(whole, GOLD_PALE, GOLD), (margin, margin))
    lay(image, tinted(_arch(*_DOOR, 8), INK), (margin, margin))
    lay(image, shaded(_arch(*_DOOR, 11), (255, 240, 190), (240, 180, 84)), (margin, margin))
    sign = icons.icon(goods.DWELLERS["siblings"], 100, (120, 48, 34), PARCHMENT_LIGHT, 2)
    lay_centred(image, sign, (image.width / 2, image.height / 2 + 8))
    lay(image, tokens.badge(str(number), 84, GOLD, INK), (-2, -2))
    return image


def _others(view: View, names: Sequence[str]) -> Iterator[Element]:
    """Yield the other seats in gates of the wall, best first, from left to right."""
    seats = [seat for seat in phrases.ranking(view) if seat not in view.winners]
    for seat, x in zip(seats, endcard.spread(len(seats), _STEP, _SUN[0]), strict=True):
        plate = endcard.name_plate(seat, names[seat], _GATE[0] - 20, _STEP - 12)
        yield Pinned(Piece(_gate(*_GATE), _MARGIN), x, _SILL, down="bottom")
        yield Pinned(Piece(shields.figure(seat, 176)), x, _SILL - 42, down="bottom")
        yield Pinned(_reached(view.places[seat]), x, _SILL + 2, down="bottom")
        yield Pinned(plate, x, _SILL + 6, down="top")


def _reached(place: Place) -> Element:
    """Return the doors that a seat has opened in the castle, or its hearts and coins outside."""
    if place.chapel:
        cells = [(icons.icon("key", 46, GOLD_PALE, INK, 2), place.doors_found)]
    elif place.screen is not None:
        own = place.screen
        cells = [
            (tokens.heart(46, True), phrases.hearts(own.hearts, own.items)),
            (goods.coins(50), own.coins),
        ]
    else:
        cells = []
    style = Style("bold", channel.LEAST, PARCHMENT_LIGHT, 2, INK)
    row = Row(*(Row(Piece(sign), Text(str(amount), style), gap=4) for sign, amount in cells), gap=16)
    return Stack(_PILL, Padding(row, 16, 0, 18, 4)) if cells else row


def _lay_pill(base: Image.Image, box: layout.Box) -> None:
    lay(base, _pill(box.width, box.height), box.corner)


_PILL = layout.Draw(_lay_pill)


@cached
def _pill(width: int, height: int) -> Image.Image:
    image = tinted(rounded(width, height, height // 2), INK)
    lay(image, tinted(rounded(width, height, height // 2, 2), GOLD), (0, 0))
    lay(image, tinted(rounded(width, height, height // 2, 4), NIGHT_DEEP), (0, 0))
    return image


_MARGIN = 40
"""The margin of a gate for its light on the wall."""


@cached
def _gate(width: int, height: int) -> Image.Image:
    """Return a lit gate with a frame of stone, in a margin of ``_MARGIN``."""
    image = Image.new("RGBA", (width + 2 * _MARGIN, height + 2 * _MARGIN))
    whole = _arch(width, height, 0)
    light = tinted(blurred(whole, _MARGIN / 3, 0.55), (255, 196, 92))
    lay_centred(image, light, (image.width / 2, image.height / 2))
    lay(image, tinted(whole, INK), (_MARGIN, _MARGIN))
    lay(image, shaded(_arch(width, height, 4), (196, 186, 190), (128, 118, 132)), (_MARGIN, _MARGIN))
    lay(image, tinted(_arch(width, height, 17), INK), (_MARGIN, _MARGIN))
    lay(image, shaded(_arch(width, height, 21), (124, 84, 48), (58, 34, 22)), (_MARGIN, _MARGIN))
    return image


def _arch(width: int, height: int, inset: int) -> Image.Image:
    """Return the mask of an arch, ``inset`` pixels inside its picture but on its lower edge."""
    scale = 4
    mask = Image.new("L", (width * scale, height * scale))
    pen = ImageDraw.Draw(mask)
    left, right = inset * scale, (width - inset) * scale - 1
    pen.ellipse((left, left, right, left + right - left), fill=255)
    pen.rectangle((left, width * scale / 2, right, height * scale), fill=255)
    return mask.reduce(scale)
