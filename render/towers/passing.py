"""Between two towers: the last cards and the gold they win, and who gets which hand."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from games.towers.model import LootResult
from games.towers.view import RingPlace, View
from render.kit import icons, layout, panels, shields, table, tokens
from render.kit.cache import cached
from render.kit.layout import (
    Align,
    Box,
    Column,
    Draw,
    Element,
    Grow,
    Padding,
    Piece,
    Row,
    Sized,
    Spacer,
    Stack,
    Text,
)
from render.kit.shapes import lay_centred
from render.kit.theme import (
    BRONZE,
    GOLD,
    GOLD_PALE,
    INK,
    INK_SOFT,
    NIGHT_DEEP,
    PARCHMENT_LIGHT,
    darker,
    mix,
)
from render.kit.typesetting import Style
from render.towers import cards, look, place, ring, scene
from render.words import Words

_TITLE = (place.LEFT + 4, 4, place.RIGHT, 84)
_LABEL = 48
"""The height of a line in small capitals."""
_LOOT = (place.LEFT, 112, place.RIGHT, 556)
_PASSED = (place.LEFT, 574, place.RIGHT, 980)
_WIDEST = 330
_CARD = 134
_COIN = 52
_RING = 250
_EDGE = 102
"""The distance of the ring's first and last places from the edges of its panel."""
_SIGN = 88


def draw(view: View, loot: LootResult, names: Sequence[str], words: Words) -> Image.Image:
    """Return the end of a tower, 1400 x 1000."""
    picture = scene.dusk()
    if view.last_floor is not None:
        layout.draw(picture, scene.decided_floor(view, view.last_floor, words))
    layout.draw(picture, table.title(words("towers-picture-cleared", tower=loot.tower)), _TITLE)
    plates = (Grow(_last_card(loot, seat, name, words)) for seat, name in enumerate(names))
    side_by_side = Sized(Row(*plates, gap=12), len(names) * (_WIDEST + 12) - 12, _LOOT[3] - _LOOT[1] - _LABEL)
    won = Column(_label(words("towers-picture-last-cards")), Align(side_by_side), gap=10)
    layout.draw(picture, won, _LOOT)
    if not view.floors[-1].resolved:
        begins = table.headline(words("towers-picture-begins", tower=view.tower), 62)
        ring_of_hands = Sized(_ring(view.ring, names, words), height=_RING)
        passed = Column(_label(words("towers-picture-hands-move")), ring_of_hands, Grow(begins), gap=8)
        layout.draw(picture, passed, _PASSED)
    return picture


def _label(text: str) -> Element:
    style = Style("caps", 36, PARCHMENT_LIGHT, 2, NIGHT_DEEP)
    return Sized(Padding(Text(text, style), left=4), height=_LABEL)


def _last_card(loot: LootResult, seat: int, name: str, words: Words) -> Element:
    """Return the plate of a seat with its last card and the gold it wins."""
    most = loot.coins[seat] == max(loot.coins) > 0
    called = Text(name, Style("bold", 34), lines=4)
    who = Row(Piece(shields.shield(seat, 62)), Grow(called), gap=8)
    card = cards.element(loot.cards[seat], _CARD, words, (2, -2)[seat % 2])
    inside = Column(Sized(who, height=92), Grow(card), Sized(_gold(loot.coins[seat], words), height=70))
    return Stack(
        *([panels.glowing()] if most else ()),
        panels.backing(shields.accent(seat)),
        Padding(inside, 14, 6, 14, 14),
        *([panels.rimmed()] if most else ()),
    )


def _gold(coins: int, words: Words) -> Element:
    """Return the coins that a seat wins, overlapping, and their number."""
    if not coins:
        return Text(words("towers-picture-no-gold"), Style("text", 30, INK_SOFT), "centre")
    pile = Row(*[Piece(_coin(), tokens.EDGE)] * coins, gap=30 - _COIN)
    return Align(Row(pile, Text(f"+{coins}", Style("bold", 54)), gap=14))


@cached
def _coin() -> Image.Image:
    picture = tokens.medal(_COIN, mix(GOLD, GOLD_PALE, 0.5)).copy()
    sign = icons.icon(look.COINS, 34, darker(GOLD, 0.55))
    lay_centred(picture, sign, (picture.width / 2, picture.height / 2))
    return picture


def _ring(places: Sequence[RingPlace], names: Sequence[str], words: Words) -> Element:
    """Return the places of the ring, with each hand just passed on shown on its arrow."""
    spots = [Sized(_spot(spot, names, words), 2 * _EDGE - 20) for spot in places]
    between = [element for spot in spots[1:] for element in (Grow(Spacer()), spot)]
    signs = Padding(Row(spots[0], *between), left=10, right=10)
    arrow = Piece(ring.arrow(34), ring.ARROW_EDGE)
    passing = (Grow(Align(Row(arrow, _hand(spot.hand), arrow, gap=-23))) for spot in places[1:])
    ways = Padding(Column(Sized(Row(*passing), height=_SIGN)), _EDGE, 0, _EDGE)
    back = Padding(_way_round(places[0].hand), _EDGE, 0, _EDGE)
    above = Stack(signs, ways)
    inside = Column(Sized(above, height=_SIGN + 54), Grow(back), gap=2)
    return Stack(panels.backing(GOLD), Padding(inside, top=22, bottom=12))


def _spot(spot: RingPlace, names: Sequence[str], words: Words) -> Element:
    """Return a place of the ring: its sign, with its owner's name below."""
    name = words("towers-picture-board") if spot.seat is None else names[spot.seat]
    style = Style("bold", 26, INK_SOFT if spot.seat is None else INK)
    sign = Sized(Piece(ring.place_of(spot.seat, _SIGN)), height=_SIGN)
    return Column(sign, Grow(Text(name, style, "centre", lines=2)))


def _way_round(hand: int) -> Element:
    """Return the line on which the last place's hand returns to the first."""
    return Stack(Draw(_draw_way), Align(_hand(hand), down="bottom"))


def _draw_way(base: Image.Image, box: Box) -> None:
    pen = ImageDraw.Draw(base)
    top, low = box.top + 8, box.top + 44
    line = [(box.right, top), (box.right, low), (box.left, low), (box.left, top + 16)]
    for thick, colour in ((11, INK), (5, mix(GOLD, BRONZE, 0.2))):
        pen.line(line, fill=(*colour, 255), width=thick, joint="curve")
    lay_centred(base, ring.arrow(30).rotate(90), (box.left, top + 12))


def _hand(hand: int) -> Piece:
    """Return three fanned card backs with the number of the hand."""
    return Piece(_fan(hand))


@cached
def _fan(hand: int) -> Image.Image:
    """Return three fanned card backs with the number of the hand."""
    width = 40
    picture = Image.new("RGBA", (112, 92))
    for number, tilt in enumerate((14, 0, -14)):
        card = cards.back(width).rotate(tilt, Image.Resampling.BICUBIC, expand=True)
        lay_centred(picture, card, (56 + (number - 1) * 17, 44 + abs(number - 1) * 4))
    badge = ring.hand_badge(hand)
    lay_centred(picture, badge, (56, 66))
    return picture
