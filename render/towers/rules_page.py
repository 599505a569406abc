"""The illustrations of Tschak!'s rules page."""

from __future__ import annotations

from games.towers.components import CARDS, MONSTERS, TREASURES
from render.kit.layout import Element, Piece, Row
from render.kit.rules_page import Part
from render.towers import cards, piles, windows
from render.words import Words

_CARDS = ("wizard", "warrior", "dwarf")


def shown(part: Part, words: Words) -> Element:
    """Return a treasure and a monster, a team of three, or winnings that count at the end."""
    if part == "aim":
        treasure = next(name for name, one in TREASURES.items() if one.kind == "chest")
        monster = max(MONSTERS, key=lambda name: MONSTERS[name].skulls)
        return Row(
            *(Piece(windows.small(one, 138, 180, 4), windows.MARGIN) for one in (treasure, monster)), gap=28
        )
    if part == "turn":
        team = (
            next(name for name, card in CARDS.items() if card.type == one and card.value == 4)
            for one in _CARDS
        )
        return Row(*(cards.element(one, 100, words) for one in team), gap=12)
    counted = (("gold", "3"), ("rings", "×2"), ("creatures", "−4"))
    return Row(
        *(Piece(piles.token(piles.Pile(*piles.icon_of(kind), sign), 92)) for kind, sign in counted), gap=6
    )
