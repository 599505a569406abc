"""A tower cleared: the last card of each seat and the gold that it wins."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.towers.model import LootResult
from games.towers.view import View
from render.kit import channel, icons, layout, tokens
from render.kit.cache import cached
from render.kit.layout import Align, Element, Grow, Piece, Row, Sized, Text
from render.kit.shapes import lay_centred
from render.kit.theme import GOLD, GOLD_PALE, darker, mix
from render.kit.typesetting import Style
from render.towers import board, cards, keep, look, plates
from render.words import Words

_CARD = {2: 250, 3: 176, 4: 150}
"""The width of a card by the number of seats."""
_COIN = {2: 110, 3: 94, 4: 100}
"""The size of a coin by the number of seats."""
_APART = 0.56
"""The distance of a coin to the next as a share of its size."""
_NUMBER = Style("bold", 110)


def draw(view: View, loot: LootResult, names: Sequence[str], words: Words) -> Image.Image:
    """Return the end of a tower, 1200 x 1350."""
    picture = keep.ground().copy()
    if view.last_floor is not None:
        keep.decided(picture, view, view.last_floor)
    left, _, right, _ = board.HEADLINE
    said = words("towers-picture-cleared", tower=loot.tower)
    layout.draw(picture, channel.headline(lambda _: said, names, right - left), board.HEADLINE)
    most = [seat for seat, coins in enumerate(loot.coins) if coins == max(loot.coins) > 0]
    plates.draw(picture, [_plate(loot, seat, name) for seat, name in enumerate(names)], most)
    return picture


def _plate(loot: LootResult, seat: int, name: str) -> plates.Plate:
    seats = len(loot.cards)
    width = _CARD[seats]
    card = cards.element(loot.cards[seat], width, None, (2, -2)[seat % 2])
    won = Grow(_gold(loot.coins[seat], _COIN[seats]))
    row = Row(Sized(card, width + 24), won, gap=10)
    return plates.Plate(seat=seat, name=name, cards=Sized(row, 544 if seats > 2 else 690))


def _gold(coins: int, diameter: int) -> Element:
    """Return the coins that a seat wins, overlapping, and their number."""
    if not coins:
        return Text("0", _NUMBER, "centre")
    pile = Row(*[Piece(_coin(diameter), tokens.EDGE)] * coins, gap=round(diameter * (_APART - 1)))
    return Align(Row(pile, Text(f"+{coins}", _NUMBER), gap=18))


@cached
def _coin(diameter: int) -> Image.Image:
    picture = tokens.medal(diameter, mix(GOLD, GOLD_PALE, 0.5)).copy()
    sign = icons.icon(look.COINS, round(diameter * 0.64), darker(GOLD, 0.55))
    lay_centred(picture, sign, (picture.width / 2, picture.height / 2))
    return picture
