"""The end of the game: the whole story, and each winner with their Objective."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.saga.view import Aim, View
from render.kit import icons, panels, shields, table
from render.kit.cache import cached
from render.kit.layout import Column, Element, Grow, Padding, Piece, Row, Spacer, Stack, Text
from render.kit.names import with_crests
from render.kit.theme import GOLD, GOLD_PALE, INK, PARCHMENT_LIGHT
from render.kit.typesetting import Style
from render.saga import aims, around, phrases
from render.words import Words

_AIM = 640
_GAP = 14


def draw(view: View, names: Sequence[str], words: Words) -> Image.Image:
    """Return the result, 1400 wide and as high as the story and its winners need."""
    headline = table.headline(phrases.victory(view, with_crests(names), words), 54)
    told = words("saga-picture-ending", round=view.round, how=phrases.reason(view, words))

    def winners(width: int) -> Element:
        plates = (_winner(seat, names[seat], view.places[seat].aim, width, words) for seat in view.winners)
        return Padding(Column(*plates, gap=_GAP), top=17, bottom=17)

    return around.draw(view, names, headline, table.caption(told), winners, words)


def _winner(seat: int, name: str, aim: Aim | None, width: int, words: Words) -> Element:
    """Return a winner with their Objective."""
    if aim is None:
        return _lit(seat, name, width)
    return Row(_lit(seat, name, width - _AIM - _GAP), aims.element(aim, _AIM, words), gap=_GAP)


def _lit(seat: int, name: str, width: int) -> Element:
    champion = Piece(_champion(seat, name, width), panels.SHADOW)
    return Stack(panels.glowing(12, 1.6), champion, panels.rimmed())


@cached
def _champion(seat: int, name: str, width: int) -> Image.Image:
    crown = Piece(icons.icon("crown", 64, GOLD_PALE, INK, 2))
    style = Style("display", 52, PARCHMENT_LIGHT, 2, INK)
    inside = Row(
        Column(crown, Piece(shields.shield(seat, 108)), gap=-16),
        Spacer(12),
        Grow(Padding(Text(name, style, "centre", 3), top=14, bottom=8)),
    )
    plate = panels.panel(width, aims.HEIGHT, GOLD, "wall")
    return panels.filled(plate, Padding(inside, 22, 6, 18, 12))
