"""The hands that have been played to their last card, where the table lists them."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.towers.view import PlayedHand, View
from render.kit import layout, panels, shields, table
from render.kit.names import with_crests
from render.kit.setting import Style, draw_fitted
from render.kit.shapes import lay_centred
from render.towers import cards, place, ring, scene
from render.words import Words

_WIDTH = place.RIGHT - place.LEFT
_TOP, _HEIGHT, _GAP = 126, 200, 12
_CARD = 78


def draw(view: View, names: Sequence[str], words: Words) -> Image.Image:
    """Return the list of played hands 1400 x 1000."""
    picture = scene.dusk()
    layout.draw(picture, table.title(words("towers-picture-memory")), (place.LEFT + 4, 14, place.RIGHT, 106))
    scene.floors(picture, view, words)
    crested = with_crests(names)
    for index, played in enumerate(view.played_hands or ()):
        at = (place.LEFT, _TOP + index * (_HEIGHT + _GAP))
        panels.lay_panel(picture, _row(played, crested[played.seat], words), at)
    return picture


def _row(played: PlayedHand, name: str, words: Words) -> Image.Image:
    picture = panels.panel(_WIDTH, _HEIGHT, shields.accent(played.seat)).copy()
    left, top = panels.SHADOW, panels.SHADOW
    lay_centred(picture, ring.hand_badge(played.hand), (left + 40, top + 36))
    text = words("towers-picture-memory-hand", player=name, tower=played.tower)
    draw_fitted(picture, text, Style("bold", 34), (left + 68, top + 12, left + _WIDTH - 20, top + 60))
    step = (_WIDTH - 30) / len(played.cards)
    for index, card in enumerate(played.cards):
        cards.lay_card(picture, card, _CARD, (left + 17 + step * (index + 0.5), top + 126), words)
    return picture
