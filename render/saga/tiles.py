"""Small cards: a scene with the name under it, as they lie in the story."""

from __future__ import annotations

from typing import Literal

from PIL import Image, ImageChops, ImageOps

from render.kit import panels, shields, tokens
from render.kit.cache import cached
from render.kit.shapes import disc, grown, lay, lay_centred, rounded, tinted
from render.kit.theme import GOLD, GOLD_PALE, INK, PARCHMENT_LIGHT, Colour, mix
from render.kit.typesetting import Style, draw_fitted
from render.saga import phrases
from render.saga.look import colour_of, type_medallion
from render.saga.scenery import scene
from render.words import Words

WIDTH, HEIGHT = 152, 204
NAME = 71
"""How high the band of the name is."""

State = Literal["plain", "failed"]
_STONE: Colour = (116, 112, 122)


def face(
    card: str, words: Words, state: State = "plain", width: int = WIDTH, height: int = HEIGHT
) -> Image.Image:
    """Return the card without its shadow, drawn anew; a failed one is grey."""
    colour = colour_of(card)
    picture = panels.face(width, height, colour).copy()
    inset = 9
    window = (width - 2 * inset, height - NAME - inset - 3)
    art = scene(card, *window)
    if state == "failed":
        grey = ImageOps.grayscale(art).point([round(24 + v * 0.62) for v in range(256)])
        art = ImageOps.colorize(grey, (26, 24, 32), (206, 202, 208))
    picture.paste(art, (inset, inset), rounded(*window, 7))
    edge = ImageChops.subtract(rounded(*window, 7), rounded(*window, 7, 1.4))
    lay(picture, tinted(edge, INK), (inset, inset))
    band = panels.band(width - 2 * inset + 2, NAME, _STONE if state == "failed" else colour, 7)
    lay(picture, band, (inset - 1, height - NAME - 9))
    style = Style("display", 30 if width > 180 else 26, PARCHMENT_LIGHT, 1, INK)
    box = (inset + 3, height - NAME - 9, width - inset - 3, height - 9)
    draw_fitted(picture, phrases.card_name(card, words), style, box, "centre", lines=3, language=words.locale)
    if state == "failed":
        alpha = picture.getchannel("A")
        picture = Image.blend(picture.convert("RGB"), Image.new("RGB", picture.size, (70, 66, 80)), 0.3)
        picture.putalpha(alpha)
    lay(picture, type_medallion(card, 50 if width < 180 else 58, words), (0, 0))
    return picture


@cached
def unplayed(card: str, words: Words) -> Image.Image:
    """Return the card as it lies on the table, with its shadow."""
    picture = panels.shadow(WIDTH, HEIGHT).copy()
    lay(picture, face(card, words), (panels.SHADOW, panels.SHADOW))
    return picture


@cached
def played(card: str, seat: int, words: Words, state: State) -> Image.Image:
    """Return the card as it lies in the story, with its shadow: who played it, and whether it failed."""
    picture = panels.shadow(WIDTH, HEIGHT).copy()
    at = (panels.SHADOW, panels.SHADOW)
    lay(picture, face(card, words, state), at)
    crest = shields.shield(seat, 40)
    lay(picture, crest, (at[0] + WIDTH - crest.width - 12, at[1] + HEIGHT - NAME - 9 - crest.height - 3))
    if state == "failed":
        lay_centred(picture, tokens.result_mark("miss", 34), (at[0] + WIDTH - 24, at[1] + 26))
    return picture


@cached
def back(width: int, height: int) -> Image.Image:
    """Return the back of a card: night with a gold knot."""
    picture = panels.face(width, height, GOLD, "wall").copy()
    middle, step = (width / 2, height / 2), width * 0.17
    ring = _ring(round(width * 0.4))
    for x, y in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
        lay_centred(picture, ring, (middle[0] + x * step, middle[1] + y * step))
    return picture


@cached
def _ring(diameter: int) -> Image.Image:
    ring = ImageChops.subtract(disc(diameter), disc(diameter, max(2, diameter / 9)))
    picture = tinted(grown(ring, 2), INK)
    lay(picture, tinted(ring, mix(GOLD, GOLD_PALE, 0.5)), (2, 2))
    return picture
