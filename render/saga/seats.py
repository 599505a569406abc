"""The plates of the seats along the lower edge: crest, name, and how many cards they hold."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.saga.view import View
from render.kit import panels, shields
from render.kit.cache import cached
from render.kit.shapes import lay
from render.kit.theme import INK_SOFT, VERDIGRIS_DARK
from render.kit.typesetting import Style, draw_fitted
from render.saga import phrases, tiles
from render.saga.place import LEFT, PLATE, RIGHT
from render.words import Words

_GAP = 10
_AIM = 30


def height(view: View) -> int:
    """Return how high the plates are: higher where Objectives are open to all."""
    return PLATE + (_AIM if _shows_aims(view) else 0)


def _shows_aims(view: View) -> bool:
    """Return whether Objectives are open; those of the winners are shown larger elsewhere."""
    return view.phase != "over" and any(place.aim for place in view.places)


def _marked(view: View) -> tuple[int, ...]:
    """Return the seats with a gold rim: the winners, or whose turn or choice it is."""
    if view.phase == "over":
        return view.winners
    if view.phase == "mulligan":
        return ()
    return view.choosing or (view.active,)


def draw(picture: Image.Image, view: View, names: Sequence[str], top: int, words: Words) -> None:
    """Draw a plate for every seat with the upper edge at ``top``; those it depends on have a gold rim."""
    count, high = len(view.places), height(view)
    width = min(420, (RIGHT - LEFT - (count - 1) * _GAP) // count)
    start = (LEFT + RIGHT - count * width - (count - 1) * _GAP) // 2
    marked = _marked(view)
    for seat, place in enumerate(view.places):
        at = (start + seat * (width + _GAP), top)
        aim = "" if place.aim is None or not _shows_aims(view) else phrases.card_name(place.aim.card, words)
        met = place.aim is not None and not place.aim.missing
        if seat in marked:
            panels.lay_glow(picture, (width, high), at, 10, 1.6)
        panels.lay_panel(picture, _plate(seat, names[seat], place.cards, aim, met, width, high, words), at)
        if seat in marked:
            lay(picture, panels.rim(width, high), at)


@cached
def _plate(
    seat: int, name: str, cards: int, aim: str, met: bool, width: int, high: int, words: Words
) -> Image.Image:
    picture = panels.panel(width, high, shields.accent(seat)).copy()
    x = y = panels.SHADOW
    crest = shields.shield(seat, 68)
    lay(picture, crest, (x + 14, y + (PLATE - crest.height) // 2))
    left, right = x + 14 + crest.width + 10, x + width - 14
    draw_fitted(picture, name, Style("bold", 32), (left, y + 7, right, y + 62), lines=3)
    back = tiles.back(28, 36)
    lay(picture, back, (left, y + 60))
    held = (left + 36, y + 60, right, y + 96)
    draw_fitted(picture, words("saga-picture-cards", count=cards), Style("text", 27, INK_SOFT), held)
    if aim:
        box = (x + 14, y + PLATE - 8, right, y + high - 8)
        draw_fitted(picture, aim, Style("bold", 26, VERDIGRIS_DARK if met else INK_SOFT), box, "centre")
    return picture
