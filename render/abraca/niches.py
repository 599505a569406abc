"""The eight niches in the wall: what each spell is and does, and its stones out of play."""

from __future__ import annotations

from functools import partial

from PIL import Image

from games.abraca.view import View
from render.abraca import phrases, stones
from render.kit import layout, panels
from render.kit.cache import cached
from render.kit.layout import (
    Align,
    Column,
    Element,
    Grid,
    Grow,
    Named,
    Padding,
    Piece,
    Row,
    Sized,
    Spacer,
    Stack,
    Text,
)
from render.kit.theme import GOLD, GOLD_PALE, INK, LAVENDER, PARCHMENT_LIGHT, darker
from render.kit.typesetting import Style
from render.words import Words

HEIGHT = 184
_GAP = 8
_HEAD, _EFFECT = 48, 29
"""The heights of the band with the name and of the line below it, in pixels."""
_EDGE = 20
"""The margin of stones for their shadows and for the glow of the newest one."""
_IN_ONE_ROW = 4
"""The most recesses in a single row, which can be larger."""


def empty(words: Words) -> Element:
    """Return all niches with empty recesses."""
    plates = (panels.plate(partial(_niche, spell, words=words), height=HEIGHT) for spell in phrases.SPELLS)
    return Grid(*plates, columns=4, gap=_GAP)


def filled(view: View) -> Element:
    """Return the stones in the niches; the stone of the last declaration glows if it worked."""
    last = view.declarations[-1] if view.declarations else None
    newest = last.spell if last is not None and last.result == "hit" else 0
    lying = zip(phrases.SPELLS, view.set_aside, view.used, strict=True)
    return Grid(
        *(
            Named(
                Sized(
                    _laid_out(Spacer(), Spacer(), _lying(spell, aside, used, spell == newest)), height=HEIGHT
                ),
                f"spell-{spell}",
            )
            for spell, aside, used in lying
        ),
        columns=4,
        gap=_GAP,
    )


def _lying(spell: int, aside: int, used: int, is_newest: bool) -> Element:
    """Return the stones in the recesses of a niche: first the ones set aside, then the ones used."""
    return Piece(_stones(spell, aside, used, is_newest), _EDGE) if aside or used else Spacer()


@cached
def _stones(spell: int, aside: int, used: int, is_newest: bool) -> Image.Image:
    """Return the stones in the recesses of a niche, in a margin of ``_EDGE``."""
    width = _width(spell)
    lying: list[Element] = [stones.set_aside(spell, width)] * aside
    lying += [stones.stone(spell, width)] * used
    if is_newest:
        lying[-1] = Stack(stones.glowing(width), lying[-1])
    recess = Spacer(width, stones.height_of(width))
    inside = Padding.around(_recesses([*lying, *[recess] * (spell - len(lying))]), _EDGE)
    picture = Image.new("RGBA", inside.size())
    layout.draw(picture, inside)
    return picture


@cached
def _niche(spell: int, width: int, height: int, words: Words) -> Image.Image:
    """Return a niche with empty recesses."""
    effect = Text(words(f"abraca-picture-effect-{spell}"), Style("text", 24, LAVENDER), "centre")
    recess = Piece(stones.recess(_width(spell)))
    inside = _laid_out(_head(spell, words), effect, _recesses([recess] * spell))
    return panels.filled(panels.panel(width, height, GOLD, "wall"), inside)


def _laid_out(head: Element, effect: Element, recesses: Element) -> Element:
    """Return the content of a niche: its head, the effect of the spell, and the recesses."""
    parts = Column(Sized(head, height=_HEAD), Sized(effect, height=_EFFECT), Grow(Align(recesses)))
    return Padding(parts, 10, 8, 8, 13)


def _recesses(each: list[Element]) -> Element:
    """Return the recesses of a niche with their content, in one row or two."""
    split = len(each) if len(each) <= _IN_ONE_ROW else -(-len(each) // 2)
    rows = (Align(Row(*row, gap=8)) for row in (each[:split], each[split:]) if row)
    return Column(*rows, gap=5)


def _head(spell: int, words: Words) -> Element:
    """Return a spell's sign, which extends beyond the niche, with its number and name."""
    colour = stones.KINDS[spell].colour
    number = Text(str(spell), Style("bold", 42, GOLD_PALE, 2, darker(colour, 0.75)), "centre")
    style = Style("bold", 27, PARCHMENT_LIGHT, 1, INK)
    name = Text(phrases.spell_name(spell, words), style, lines=2, language=words.locale)
    sign = Piece(stones.medallion(spell, 70), stones.MEDALLION_EDGE)
    return Stack(
        Padding(panels.banded(darker(colour, 0.22)), left=22),
        Row(Padding(sign, left=-12, top=-5, bottom=-5), Sized(number, 34), Grow(Padding(name, right=6))),
    )


def _width(spell: int) -> int:
    """Return the width of stones in the niche of ``spell``: larger if there are few copies."""
    return 46 if spell <= _IN_ONE_ROW else 34
