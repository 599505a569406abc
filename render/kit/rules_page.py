"""The illustrated rules page: what a game is about, a turn, and how it ends, one plate below the other."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Literal, TypeAlias, get_args

from PIL import Image

from render.kit import layout, panels, table
from render.kit.layout import Align, Column, Element, Grow, Padding, Row, Sized, Stack, Text
from render.kit.theme import BRONZE_DARK, GOLD, INK
from render.kit.typesetting import Style
from render.picture import Picture
from render.words import Words, told_together

Part: TypeAlias = Literal["aim", "turn", "end"]
PARTS: tuple[Part, ...] = get_args(Part)
"""The parts of the page, from the top down."""

Shown: TypeAlias = Callable[[Part, Words], Element]
"""A function that illustrates one part with the game's own components, at most ``ART`` pixels wide."""

SIZE = (1200, 880)
ART = 336
"""The maximum width of an illustration, in pixels."""
_EDGE = 38
_LETTERS, _LEAST = 44, 38
"""Type sizes that stay legible if the page is shown 350 pixels wide."""


def page(game_id: str, shown: Shown | None, words: Words) -> Picture:
    """Return the rules page of a game; without ``shown``, it has only words."""
    return Picture("rules", alt(game_id, words), partial(_draw, game_id, shown, words))


def alt(game_id: str, words: Words) -> str:
    """Return the alternative text of the page: its words and a description of its illustrations."""
    told = [words("rules-alt", game=words(f"{game_id}-name"))]
    for part in PARTS:
        sentences = words(f"{game_id}-page-{part}")
        told.append(words("rules-alt-part", part=words(f"rules-part-{part}"), text=sentences))
    if words.has(f"{game_id}-page-shown"):
        told.append(words(f"{game_id}-page-shown"))
    return told_together(told, words)


def _draw(game_id: str, shown: Shown | None, words: Words) -> Image.Image:
    picture = table.table(*SIZE)
    plates = [Grow(_plate(game_id, part, shown, words)) for part in PARTS]
    head = Sized(table.headline(words(f"{game_id}-name"), 76), height=92)
    inner = (_EDGE, _EDGE - 6, SIZE[0] - _EDGE, SIZE[1] - _EDGE)
    layout.draw(picture, Column(head, *plates, gap=14), inner)
    return picture


def _plate(game_id: str, part: Part, shown: Shown | None, words: Words) -> Element:
    title = Text(words(f"rules-part-{part}"), Style("display", 50, BRONZE_DARK), smallest=44)
    told = Text(
        words(f"{game_id}-page-{part}"), Style("text", _LETTERS, INK), "left", 4, _LEAST, words.locale
    )
    says: Element = Column(Sized(title, height=54), Grow(told))
    if shown is not None:
        art = Sized(Align(shown(part, words)), width=ART)
        says = Row(art, Grow(says), gap=26)
    return Stack(panels.backing(GOLD), Padding(says, 24, 14, 24, 14))
