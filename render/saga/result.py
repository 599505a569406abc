"""The end of the game: the winners in front of the setting sun, their cards, and the others at the foot."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from games.saga.model import Entry
from games.saga.view import View
from render.kit import channel, endcard, grounds, layout, panels, radiance, shields, tokens
from render.kit.cache import cached
from render.kit.endcard import FOOT, SIDE, STRIP
from render.kit.layout import (
    Align,
    Box,
    Column,
    Element,
    Grow,
    Padding,
    Piece,
    Pinned,
    Row,
    Sized,
    Stack,
    Text,
)
from render.kit.shapes import blurred, lay, tinted
from render.kit.theme import GOLD, INK, NIGHT_DEEP, PARCHMENT_LIGHT
from render.kit.typesetting import Style
from render.saga import phrases, thread
from render.saga.look import colour_of, icon_of, medallion
from render.saga.scenery import scenes, window
from render.words import Words

_SKY = radiance.Sky((40, 18, 66), (178, 78, 92), (255, 226, 158), seed=5)
_SUN, _SUN_SIZE = (600, 390), 450
_TITLE = Box(30, 12, SIDE - 30, 164)
_WALL = 800 - STRIP
"""The upper edge of the wall, along which the thread runs."""
_FOOT = 764 - STRIP
"""The y position of the figures' feet."""
_WINNERS = {1: (316, 0), 2: (300, 330), 3: (280, 272), 4: (250, 236), 5: (230, 212), 6: (205, 184)}
"""The height of each winner and the distance of one to the next, by their number."""
_BEAD, _BEADS = 84, 10
"""The diameter of an Adventure on the thread, and how many are shown at most."""
_AIM = (700, 136)
"""The largest size of the plate of an Objective."""
_NAMED = 2
"""The most Objectives that are named; if more seats win, the crests and scenes identify them."""
_GAP, _SCENE = 16, 150
_OTHERS = (210, 108)
"""The height of the figures of the others without plates above them, and below plates."""


def draw(view: View, names: Sequence[str], words: Words) -> Image.Image:
    """Return the end card; ``names`` are drawable."""
    picture = _ground().copy()
    layout.draw(picture, _title(view, names, words), _TITLE)
    layout.draw(picture, _strung(view.story), (0, _WALL - _BEAD, SIDE, _WALL + _BEAD))
    layout.draw(picture, Stack(*_champions(view)))
    plates = _won_with(view, words)
    below = Column(*plates, *_others(view, names, _OTHERS[bool(plates)]), gap=18)
    layout.draw(picture, Align(below), (30, _WALL + 52, SIDE - 30, FOOT - 10))
    return picture


@cached
def _ground() -> Image.Image:
    """Return the sky, the sun and the wall."""
    picture = radiance.radiant(_SKY, SIDE, SIDE, _SUN, _SUN_SIZE).copy()
    wall = grounds.cut("wall", SIDE, SIDE - _WALL)
    picture.paste(wall, (0, _WALL))
    pen = ImageDraw.Draw(picture)
    for top, high, colour in ((-4, 4, INK), (0, 5, GOLD), (5, 3, INK), (12, 2, GOLD)):
        pen.rectangle((0, _WALL + top, SIDE, _WALL + top + high - 1), fill=colour)
    return picture


def _title(view: View, names: Sequence[str], words: Words) -> Element:
    """Return who won, or that nobody did."""
    if not view.winners:
        return radiance.title(words("saga-picture-nobody"))
    return endcard.title(view.winners, names, words, _TITLE, endcard.TITLE_LEAST)


def _champions(view: View) -> list[Element]:
    """Return the winners side by side, each with a crown; the sign of the Hero if nobody won."""
    if not view.winners:
        return [Pinned(Piece(endcard.gilded(scenes()[view.hero].icons[0], 320), 4 * endcard.EDGE), *_SUN)]
    height, step = _WINNERS[len(view.winners)]
    places = endcard.spread(len(view.winners), step, _SUN[0])
    return [_champion(seat, height, x) for seat, x in zip(view.winners, places, strict=True)]


def _champion(seat: int, height: int, x: float) -> Element:
    return Stack(
        Pinned(Piece(_lit(seat, height), _reach(height)), x, _FOOT, down="bottom"),
        endcard.crown(height, x, _FOOT, 0.93),
    )


def _reach(height: int) -> int:
    return 3 * (height // 18)


_SHADELESS = [max(0, round((alpha - 160) * 255 / 95)) for alpha in range(256)]
"""The opacity of a figure without its shadow, by its opacity."""


@cached
def _lit(seat: int, height: int) -> Image.Image:
    """Return the figure of ``seat`` in warm light."""
    figure = shields.figure(seat, height).copy()
    figure.putalpha(figure.getchannel("A").point(_SHADELESS))
    glow = tinted(blurred(figure.getchannel("A"), height // 18, 1.3), (255, 186, 84))
    lay(glow, figure, (_reach(height), _reach(height)))
    return glow


def _strung(story: Sequence[Entry]) -> Element:
    """Return the thread with the last Adventures of the story that were won."""
    won = [entry.card for entry in story if entry.outcome == "won"][-_BEADS:]
    beads = (Grow(Piece(medallion(icon_of(card), colour_of(card), "", _BEAD), tokens.EDGE)) for card in won)
    return Stack(thread.strand(0), Padding(Row(*beads), 20, 0, 20))


def _won_with(view: View, words: Words) -> list[Element]:
    """Return the Hero if the Hero's own goal was reached, or the Objectives of the winners."""
    if view.how == "hero":
        return [Align(_plate(view.hero, None, _AIM[0], words))]
    met = [(seat, aim.card) for seat in view.winners if (aim := view.places[seat].aim) is not None]
    if not met:
        return []
    named = len(met) <= _NAMED
    width = min(_AIM[0], (SIDE - 60 - _GAP * (len(met) - 1)) // len(met))
    return [Align(Row(*(_plate(card, seat, width, words, named) for seat, card in met), gap=_GAP))]


def _plate(card: str, seat: int | None, width: int, words: Words, is_named: bool = True) -> Element:
    return Sized(Piece(_with(card, seat, width, words, is_named), panels.SHADOW), width)


@cached
def _with(card: str, seat: int | None, width: int, words: Words, is_named: bool) -> Image.Image:
    """Return the plate of a card that ``seat`` won with: crest, scene, and name."""
    parts: list[Element] = [] if seat is None else [Piece(shields.shield(seat, 88))]
    if is_named:
        style = Style("display", 64)
        name = Text(phrases.card_name(card, words), style, "centre", 2, channel.LEAST, words.locale)
        parts += [Sized(window(card), _SCENE), Grow(name)]
    else:
        parts.append(Grow(window(card)))
    plate = panels.panel(width, _AIM[1], colour_of(card))
    return panels.filled(plate, Padding(Row(*parts, gap=14), 16, 9, 16, 11))


def _others(view: View, names: Sequence[str], height: int) -> list[Element]:
    """Return the other seats side by side, with figures of this ``height``."""
    seats = [seat for seat in range(len(view.places)) if seat not in view.winners]
    if not seats:
        return []
    width = min(360, (SIDE - 60) // len(seats))
    return [Align(Row(*(Sized(_other(seat, names[seat], height), width) for seat in seats)))]


def _other(seat: int, name: str, height: int) -> Element:
    called = channel.name(name, Style("bold", channel.LEAST, PARCHMENT_LIGHT, 2, NIGHT_DEEP), "centre")
    return Column(
        Piece(shields.figure(seat, height)), Sized(Padding(called, left=8, right=8), height=66), gap=4
    )
