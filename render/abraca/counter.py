"""The counter in the private picture: how many stones of each spell are unseen, or out of play."""

from __future__ import annotations

from functools import partial

from PIL import Image

from games.abraca.view import View
from render.abraca import phrases, stones
from render.kit import panels
from render.kit.cache import cached
from render.kit.layout import Column, Element, Grow, Named, Padding, Row, Sized, Stack, Text
from render.kit.theme import GOLD, GOLD_PALE, INK, LAVENDER, NIGHT_DEEP, PARCHMENT_LIGHT, darker, mix
from render.kit.typesetting import Style
from render.words import Words

_CELL = 118
_BAND = 50


def element(view: View, words: Words) -> Element:
    """Return a cell for each spell below a caption that says what is counted; spells that may work glow."""
    counts = view.unseen
    key = "abraca-picture-unseen" if counts is not None else "abraca-picture-used"
    if counts is None:
        counts = tuple(map(sum, zip(view.used, view.set_aside, strict=True)))
    caption = Text(words(key), Style("caps", 27, LAVENDER, 1, NIGHT_DEEP), "centre")
    hopeful = phrases.hopeful(view)
    cells = (
        Grow(Named(_cell(spell, count, spell in hopeful, words), f"spell-{spell}"))
        for spell, count in zip(phrases.SPELLS, counts, strict=True)
    )
    return Column(Sized(caption, height=30), Row(*cells, gap=8), gap=2)


def _cell(spell: int, count: int, is_hopeful: bool, words: Words) -> Element:
    plate = panels.plate(partial(_plate, spell, count, is_hopeful, words=words), height=_CELL)
    return Stack(panels.glowing(5, 1.2), plate) if is_hopeful else plate


@cached
def _plate(spell: int, count: int, is_hopeful: bool, width: int, height: int, words: Words) -> Image.Image:
    colour = stones.KINDS[spell].colour
    number = Text(str(count), Style("bold", 50, GOLD_PALE, 2, NIGHT_DEEP), "right")
    copies = Text(f"/{spell}", Style("bold", 28, LAVENDER, 1, NIGHT_DEEP))
    counted = Row(stones.stone(spell, 45), Grow(number), Sized(Padding(copies, top=14), 34))
    style = Style("bold", 24, PARCHMENT_LIGHT, 1, INK)
    name = Text(phrases.spell_name(spell, words), style, "centre", lines=2, language=words.locale)
    band = Stack(panels.banded(darker(colour, 0.2), 7), Padding(name, left=3, right=3))
    inside: Element = Column(Grow(Padding(counted, 6, 2, 4, 2)), Sized(band, height=_BAND))
    plain = panels.panel(width, height, mix(colour, GOLD, 0.3), "wall", rules=False)
    inside = Padding.around(inside, 6)
    return (
        panels.filled(plain, Stack(inside, panels.rimmed()))
        if is_hopeful
        else _dimmed(panels.filled(plain, inside))
    )


def _dimmed(picture: Image.Image) -> Image.Image:
    veiled = Image.blend(picture.convert("RGB"), Image.new("RGB", picture.size, (20, 19, 36)), 0.42)
    veiled.putalpha(picture.getchannel("A"))
    return veiled
