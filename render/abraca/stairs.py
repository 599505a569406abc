"""The spells as stairs: a row for each with its sign, its number, and recesses for its stones out of play."""

from __future__ import annotations

from PIL import Image

from games.abraca.view import View
from render.abraca import phrases, stones
from render.kit import layout, panels
from render.kit.cache import cached
from render.kit.layout import (
    Align,
    Column,
    Element,
    Grow,
    Named,
    Padding,
    Piece,
    Row,
    Sized,
    Stack,
    Text,
)
from render.kit.theme import GOLD, GOLD_PALE, LAVENDER, NIGHT_DEEP
from render.kit.typesetting import Style

HEIGHT, STEP = 102, 110
"""The height of a row, and the distance from one to the next, in pixels."""
_SIGN, _NUMBER = 92, 58
"""The width of the sign, and of the number beside it."""
_STONE, _BETWEEN = 64, 7
_EDGE = 20
"""The margin of a row's content, for the glow of the newest stone."""
_RIM, _REACH = 9, 6
"""The rim of a row that can be cast, and the blur radius of its glow."""
_DIMMED = 0.36


def element(view: View) -> Element:
    """Return the rows from 1 to 8; the rows of offered spells and the newest stone are lit."""
    last = view.declarations[-1] if view.declarations else None
    newest = last.spell if last is not None and last.result == "hit" else 0
    lit = phrases.offered(view)
    lying = zip(phrases.SPELLS, view.set_aside, view.used, strict=True)
    rows = (
        Named(_row(spell, aside, used, spell in lit, spell == newest), f"spell-{spell}")
        for spell, aside, used in lying
    )
    return Column(*(Align(row, "left") for row in rows), gap=STEP - HEIGHT)


def _row(spell: int, aside: int, used: int, is_lit: bool, has_newest: bool) -> Element:
    plate = Piece(_filled(spell, aside, used, is_lit, has_newest), _EDGE)
    if not is_lit:
        return plate
    return Stack(panels.glowing(_REACH, 2), plate, panels.rimmed(_RIM))


@cached
def _filled(spell: int, aside: int, used: int, is_lit: bool, has_newest: bool) -> Image.Image:
    """Return a row with its stones, in a margin of ``_EDGE``: first those set aside, then those used."""
    sign = stones.medallion(spell, _SIGN)
    number = Style("bold", 78, GOLD_PALE if is_lit else LAVENDER, 2, NIGHT_DEEP)
    lying: list[Element] = [stones.set_aside(spell, _STONE)] * aside
    lying += [stones.sign(spell, _STONE)] * used
    if has_newest:
        lying[-1] = Stack(stones.glowing(_STONE), lying[-1])
    empty = Piece(stones.recess(_STONE, is_lit))
    recesses = Row(*lying, *[empty] * (spell - len(lying)), gap=_BETWEEN)
    inside = Row(
        Piece(sign if is_lit else _dark(sign), stones.MEDALLION_EDGE),
        Sized(Text(str(spell), number, "centre"), _NUMBER),
        Padding(recesses, left=6, right=14),
    )
    row = Padding(Sized(inside, height=HEIGHT), left=5)
    width = row.size().width
    picture = Image.new("RGBA", (width + 2 * _EDGE, HEIGHT + 2 * _EDGE))
    box = (_EDGE, _EDGE, _EDGE + width, _EDGE + HEIGHT)
    layout.draw(picture, Stack(panels.backing(GOLD, "wall"), row), box)
    return picture


def _dark(sign: Image.Image) -> Image.Image:
    """Return a copy of ``sign`` that is darker by a third."""
    picture = Image.blend(sign.convert("RGB"), Image.new("RGB", sign.size, NIGHT_DEEP), _DIMMED)
    picture.putalpha(sign.getchannel("A"))
    return picture


SLAB = 168
"""The width of a slab."""
_PILE, _PILED = 50, 3
"""The width of the stones in a pile, and the most of them that are visible."""


def supplies(view: View) -> Element:
    """Return two slabs, as high as rows: the secret stones that nobody has taken, and the pool."""
    slabs = (Piece(_supply(view.secrets_left, True), _EDGE), Piece(_supply(view.pool, False), _EDGE))
    return Column(*slabs, gap=STEP - HEIGHT)


@cached
def _supply(count: int, secret: bool) -> Image.Image:
    """Return a slab with a pile and its number, in a margin of ``_EDGE``."""
    back = stones.back(_PILE, secret) if count else Piece(stones.recess(_PILE))
    top = _PILED - 1
    layers = [Padding(back, 6 * step, 5 * (top - step), 6 * (top - step), 5 * step) for step in range(_PILED)]
    pile = Stack(*reversed(layers[: max(1, count)]))
    number = Text(str(count), Style("bold", 64, GOLD_PALE, 2, NIGHT_DEEP), "centre")
    inside = Padding(Row(Align(pile), Grow(number), gap=2), left=14, right=8)
    picture = Image.new("RGBA", (SLAB + 2 * _EDGE, HEIGHT + 2 * _EDGE))
    box = (_EDGE, _EDGE, _EDGE + SLAB, _EDGE + HEIGHT)
    layout.draw(picture, Stack(panels.backing(GOLD, "wall"), inside), box)
    return picture
