"""The hands played to their last card, at tables that list them."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.towers.view import PlayedHand, View
from render.kit import layout, panels, shields, table
from render.kit.layout import Column, Element, Grow, Padding, Piece, Row, Sized, Stack, Text
from render.kit.names import with_crests
from render.kit.typesetting import Style
from render.towers import cards, place, ring, scene
from render.words import Words

_HEAD = (place.LEFT + 4, 14, place.RIGHT, 106)
_HANDS = (place.LEFT, 126, place.RIGHT, 980)
_CARD = 78


def draw(view: View, names: Sequence[str], words: Words) -> Image.Image:
    """Return the list of played hands, 1400 x 1000."""
    picture = scene.dusk()
    layout.draw(picture, table.title(words("towers-picture-memory")), _HEAD)
    scene.floors(picture, view, words)
    crested = with_crests(names)
    rows = (_row(played, crested[played.seat], words) for played in view.played_hands or ())
    layout.draw(picture, Column(*rows, gap=12), _HANDS)
    return picture


def _row(played: PlayedHand, name: str, words: Words) -> Element:
    text = words("towers-picture-memory-hand", player=name, tower=played.tower)
    hand = Row(*(Grow(cards.element(card, _CARD, words)) for card in played.cards))
    head = Row(Piece(ring.hand_badge(played.hand)), Grow(Text(text, Style("bold", 34))), gap=11)
    parts = Column(Sized(Padding(head, left=6), height=48), Grow(hand))
    return Sized(
        Stack(panels.backing(shields.accent(played.seat)), Padding(parts, 17, 12, 13, 11)), height=200
    )
