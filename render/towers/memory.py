"""The hands played to their last card, at tables that list them."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.towers.view import PlayedHand, View
from render.kit import channel, layout, panels, shields
from render.kit.layout import Column, Element, Grow, Padding, Piece, Row, Sized, Stack
from render.kit.typesetting import Style
from render.towers import cards, keep, ring
from render.words import Words

_EDGE = 16
_HEAD = (_EDGE, 8, channel.WIDTH - _EDGE, 132)
_HANDS = (_EDGE, keep.TOP, channel.WIDTH - _EDGE, keep.BOTTOM)
_CARD = 106
_ROW = 288
_NAME = Style("bold", channel.LEAST)


def draw(view: View, names: Sequence[str], words: Words) -> Image.Image:
    """Return the list of played hands, 1200 x 1350."""
    picture = keep.sky().copy()
    said = words("towers-picture-memory")
    layout.draw(picture, channel.headline(lambda _: said, names), _HEAD)
    rows = (_row(played, names[played.seat]) for played in view.played_hands or ())
    layout.draw(picture, Column(*rows, gap=14), _HANDS)
    return picture


def _row(played: PlayedHand, name: str) -> Element:
    """Return a hand, with its number and who played it."""
    hand = Row(*(Grow(cards.element(card, _CARD, None)) for card in played.cards))
    badge, crest = Piece(ring.hand_badge(played.hand, 84)), Piece(shields.shield(played.seat, 76))
    head = Row(badge, crest, Grow(channel.name(name, _NAME)), gap=16)
    parts = Column(Sized(head, height=88), Grow(hand))
    return Sized(
        Stack(panels.backing(shields.accent(played.seat)), Padding(parts, 22, 14, 16, 14)), height=_ROW
    )
