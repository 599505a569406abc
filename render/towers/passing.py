"""Between two towers: the last cards and the gold they win, and which hand passes to whom."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from games.towers.model import LootResult
from games.towers.view import RingPlace, View
from render.kit import icons, layout, panels, shields, table, tokens
from render.kit.cache import cached
from render.kit.shapes import lay, lay_centred
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
from render.kit.typesetting import Style, draw_fitted, draw_text, measure
from render.towers import cards, look, place, ring, scene
from render.words import Words

_WIDTH = place.RIGHT - place.LEFT
_LOOT_TOP, _LOOT_HEIGHT = 170, 386
_RING_TOP, _RING_HEIGHT = 630, 250
_RING_EDGE = 102
"""How far the first and the last place of the ring are from the edge of its panel."""


def draw(view: View, loot: LootResult, names: Sequence[str], words: Words) -> Image.Image:
    """Return the end of a tower 1400 x 1000."""
    picture = scene.dusk()
    if view.last_floor is not None:
        scene.decided_floor(picture, view, view.last_floor, words)
    title = words("towers-picture-cleared", tower=loot.tower)
    layout.draw(picture, table.title(title), (place.LEFT + 4, 4, place.RIGHT, 84))
    label = Style("caps", 36, PARCHMENT_LIGHT, 2, NIGHT_DEEP)
    box = (place.LEFT + 4, 112, place.RIGHT, 160)
    draw_fitted(picture, words("towers-picture-last-cards"), label, box)
    gap = 12
    width = min(330, (_WIDTH - (len(names) - 1) * gap) // len(names))
    left = place.LEFT + (_WIDTH - len(names) * width - (len(names) - 1) * gap) // 2
    for seat, name in enumerate(names):
        at = (left + seat * (width + gap), _LOOT_TOP)
        if loot.coins[seat] == max(loot.coins) > 0:
            panels.lay_glow(picture, (width, _LOOT_HEIGHT), at)
        panels.lay_panel(picture, _last_card(loot, seat, name, width, words), at)
        if loot.coins[seat] == max(loot.coins) > 0:
            lay(picture, panels.rim(width, _LOOT_HEIGHT), at)
    if not view.over:
        box = (place.LEFT + 4, 576, place.RIGHT, 622)
        draw_fitted(picture, words("towers-picture-hands-move"), label, box)
        panels.lay_panel(picture, _ring(view.ring, tuple(names), words), (place.LEFT, _RING_TOP))
        text = words("towers-picture-begins", tower=view.tower)
        layout.draw(picture, table.headline(text, 62), (place.LEFT, 896, place.RIGHT, 980))
    return picture


def _last_card(loot: LootResult, seat: int, name: str, width: int, words: Words) -> Image.Image:
    picture = panels.panel(width, _LOOT_HEIGHT, shields.accent(seat)).copy()
    left, top = panels.SHADOW, panels.SHADOW
    crest = shields.shield(seat, 62)
    lay(picture, crest, (left + 14, top + 14))
    box = (left + 14 + crest.width + 8, top + 6, left + width - 10, top + 98)
    draw_fitted(picture, name, Style("bold", 34), box, lines=4)
    middle = left + width / 2
    cards.lay_card(picture, loot.cards[seat], 134, (middle, top + 200), words, (2, -2)[seat % 2])
    coins = loot.coins[seat]
    if not coins:
        box = (left + 14, top + 310, left + width - 14, top + _LOOT_HEIGHT - 14)
        draw_fitted(picture, words("towers-picture-no-gold"), Style("text", 30, INK_SOFT), box, "centre")
        return picture
    text, style = f"+{coins}", Style("bold", 54)
    whole = 30 * (coins - 1) + 54 + 14 + measure(text, style)
    start = middle - whole / 2
    for number in range(coins):
        lay_centred(picture, _coin(), (start + 27 + number * 30, top + 338))
    draw_text(picture, text, style, (start + whole, top + 356), "right")
    return picture


@cached
def _coin() -> Image.Image:
    picture = tokens.medal(52, mix(GOLD, GOLD_PALE, 0.5)).copy()
    sign = icons.icon(look.COINS, 34, darker(GOLD, 0.55))
    lay_centred(picture, sign, (picture.width / 2, picture.height / 2))
    return picture


@cached
def _ring(places: tuple[RingPlace, ...], names: tuple[str, ...], words: Words) -> Image.Image:
    """Return the four places; on the arrow to each of them is the hand that has just come from its right."""
    picture = panels.panel(_WIDTH, _RING_HEIGHT, GOLD).copy()
    left, top = panels.SHADOW, panels.SHADOW
    step = (_WIDTH - 2 * _RING_EDGE) / (len(places) - 1)
    for index, spot in enumerate(places):
        x = left + _RING_EDGE + index * step
        lay_centred(picture, ring.place_of(spot.seat, 88), (x, top + 66))
        name = words("towers-picture-board") if spot.seat is None else names[spot.seat]
        box = (x - 92, top + 112, x + 92, top + 164)
        colour = INK_SOFT if spot.seat is None else INK
        draw_fitted(picture, name, Style("bold", 26, colour), box, "centre", lines=2)
        if index:
            _passed(picture, spot.hand, (x - step / 2, top + 66))
    _way_round(picture, places[0].hand, (left + _RING_EDGE, left + _WIDTH - _RING_EDGE), top + 172)
    return picture


def _passed(picture: Image.Image, hand: int, middle: tuple[float, float]) -> None:
    for shift in (-50, 50):
        lay_centred(picture, ring.arrow(34), (middle[0] + shift, middle[1]))
    lay_centred(picture, _hand(hand), middle)


def _way_round(picture: Image.Image, hand: int, ends: tuple[float, float], top: float) -> None:
    pen = ImageDraw.Draw(picture)
    first, last = ends
    line = [(last, top), (last, top + 36), (first, top + 36), (first, top + 16)]
    for thick, colour in ((11, INK), (5, mix(GOLD, BRONZE, 0.2))):
        pen.line(line, fill=(*colour, 255), width=thick, joint="curve")
    up = ring.arrow(30).rotate(90)
    lay_centred(picture, up, (first, top + 12))
    lay_centred(picture, _hand(hand), ((first + last) / 2, top + 34))


@cached
def _hand(hand: int) -> Image.Image:
    """Return three covered cards in a fan with the number of the hand."""
    width = 40
    picture = Image.new("RGBA", (112, 92))
    for number, tilt in enumerate((14, 0, -14)):
        card = cards.back(width).rotate(tilt, Image.Resampling.BICUBIC, expand=True)
        lay_centred(picture, card, (56 + (number - 1) * 17, 44 + abs(number - 1) * 4))
    badge = ring.hand_badge(hand)
    lay_centred(picture, badge, (56, 66))
    return picture
