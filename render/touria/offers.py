"""The four actions that face the viewer, laid out as the towers stand on the board."""

from __future__ import annotations

from PIL import Image

from games.touria.view import Offer, View
from render.kit import panels
from render.kit.cache import cached
from render.kit.shapes import lay
from render.kit.theme import (
    BRONZE,
    GOLD_PALE,
    INK,
    INK_SOFT,
    NIGHT_DEEP,
    PARCHMENT_LIGHT,
    VERDIGRIS_DARK,
    VERMILION_DARK,
)
from render.kit.typesetting import Style, draw_fitted
from render.touria import atlas, emblems, phrases
from render.words import Words

_GAP = 12
_HEADING = 40
_NEWS = 96


def draw(picture: Image.Image, view: View, box: tuple[int, int, int, int], words: Words) -> None:
    """Draw the heading, the four plates, and under them what still bars the way into the castle."""
    left, top, right, low = box
    heading = Style("caps", 33, GOLD_PALE, 1, NIGHT_DEEP)
    draw_fitted(
        picture, words("touria-picture-offers"), heading, (left, top - 6, right, top + _HEADING - 8), "centre"
    )
    width = (right - left - _GAP) // 2
    height = (low - top - _HEADING - _NEWS - 2 * _GAP) // 2
    for offer in view.offers:
        x, y = atlas.TOWERS[offer.tower]
        at = (
            left if x < atlas.MIDDLE else left + width + _GAP,
            top + _HEADING + (0 if y < atlas.SIZE[1] / 2 else height + _GAP),
        )
        usable = offer.legal and phrases.may_choose(view)
        if usable:
            panels.lay_glow(picture, (width, height), at, 7, 1.5)
        panels.lay_panel(picture, _plate(offer, (width, height), words), at)
        if usable:
            lay(picture, panels.rim(width, height), at)
        elif phrases.may_choose(view):
            panels.dim(picture, at, (width, height))
    seat = view.viewer
    screen = view.places[seat].screen if seat is not None else None
    if screen is None:
        return
    text = phrases.missing(view, screen, words)
    banner = panels.panel(right - left, _NEWS, BRONZE, "wall")
    at = (left, low - _NEWS)
    panels.lay_panel(picture, banner, at)
    style = Style("bold", 30, PARCHMENT_LIGHT, 1, NIGHT_DEEP)
    box = (left + 20, low - _NEWS + 6, right - 20, low - 8)
    draw_fitted(picture, text, style, box, "centre", lines=2, smallest=27)


def _plate(offer: Offer, size: tuple[int, int], words: Words) -> Image.Image:
    way = (
        words("touria-picture-fly")
        if offer.steps is None
        else words("touria-picture-steps", steps=offer.steps)
    )
    best = words.say(offer.best) if offer.best else words("touria-picture-nothing-there")
    if offer.steps is None:
        best = words("touria-picture-fly-best")
    price = words("touria-picture-cost", cost=offer.cost)
    return _draw_plate(offer.action, (way, price, best), offer.cost > 0, offer.next, size, words)


@cached
def _draw_plate(
    action: str, told: tuple[str, str, str], costs: bool, following: str, size: tuple[int, int], words: Words
) -> Image.Image:
    """Return the plate of an action; ``told`` are the way there, its price, and the best it gives."""
    width, height = size
    margin = panels.SHADOW
    way, price, best = told
    image = panels.panel(width, height, BRONZE).copy()
    sign = 84
    lay(image, emblems.token(action, sign), (margin + 6, margin + 8))
    left, right = margin + sign + 24, margin + width - 12
    name = words(f"touria-space-{action}")
    draw_fitted(
        image,
        name,
        Style("bold", 31, INK),
        (left, margin + 8, right, margin + 56),
        lines=2,
        language=words.locale,
    )
    colour = VERMILION_DARK if costs else VERDIGRIS_DARK
    draw_fitted(image, way, Style("text", 26, INK_SOFT), (left, margin + 54, right, margin + 82))
    draw_fitted(image, price, Style("bold", 26, colour), (left, margin + 80, right, margin + 108))
    inner = (margin + 16, margin + 108, right, margin + height - 46)
    draw_fitted(image, best, Style("bold", 25, INK), inner)
    token = emblems.token(following, 32)
    lay(image, token, (margin + 8, margin + height - 50))
    box = (margin + 54, margin + height - 46, right, margin + height - 10)
    text = words("touria-picture-next", action=words(f"touria-space-{following}"))
    draw_fitted(image, text, Style("text", 25, INK_SOFT), box)
    return image
