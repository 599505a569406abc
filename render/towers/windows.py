"""The windows of the keep: what is behind them, whether it's fought over, and who has taken it."""

from __future__ import annotations

from typing import Literal

from PIL import Image, ImageChops

from games.towers.components import MONSTERS, SETTINGS, TREASURES
from render.kit import layout, panels, tokens
from render.kit.cache import cached
from render.kit.layout import Column, Draw, Grow, Padding, Sized, Spacer, Stack, Text
from render.kit.shapes import blurred, grown, lay, lay_centred, tinted
from render.kit.theme import (
    GOLD,
    GOLD_PALE,
    INK,
    NIGHT_DEEP,
    PARCHMENT_LIGHT,
    VERMILION,
    VIOLET,
    Colour,
    darker,
    mix,
)
from render.kit.typesetting import Style, draw_text
from render.towers import look, phrases, vista
from render.towers.arches import arch
from render.towers.cards import medallion
from render.words import Words

Light = Literal["dark", "lit", "over"]
"""The state of a floor: still to come, being fought over, or decided."""

_BAND = 36
MARGIN = 14
"""The margin around a window for its protruding medallion."""
_LIGHT = (255, 204, 106)


def worth(prize: str, players: int) -> str:
    """Return the score of a monster or a treasure as a sign: points, or that it counts by the square."""
    if prize in MONSTERS:
        skulls = MONSTERS[prize].skulls
        return f"{phrases.MINUS}{skulls}" if skulls else f"{phrases.MINUS}n²"
    treasure = TREASURES[prize]
    match treasure.kind:
        case "ring":
            return "n²"
        case "trophy":
            return f"+{SETTINGS[players].trophy}"
        case "elixir":
            return ""
        case _:
            return phrases.number(treasure.points)


def worth_colour(prize: str) -> Colour:
    """Return the color of the medallion with the score of ``prize``."""
    if prize in MONSTERS:
        return VERMILION
    return VIOLET if TREASURES[prize].kind == "cursed" else mix(GOLD, INK, 0.3)


@cached
def window(prize: str, width: int, height: int, players: int, words: Words) -> Image.Image:
    """Return the scene in a window, with ``MARGIN`` around it."""
    scene = vista.inhabited(width, height - _BAND + 8, look.prize_sky(prize), look.prize_icon(prize), 0.78, 2)
    body = Image.new("RGBA", (width, height), INK)
    lay(body, scene, (0, 0))
    edge = ImageChops.subtract(arch(width, height), arch(width, height, 4))
    lay(body, tinted(blurred(edge, 5, 0.8), NIGHT_DEEP), (-15, -15))
    ground = darker(look.prize_sky(prize).top, 0.35)
    name = Text(phrases.prize(prize, words), Style("bold", 28, PARCHMENT_LIGHT), "centre")
    band = Padding(Stack(panels.banded(ground, 6), Padding(name, left=4, right=4)), 2, 0, 2, 4)
    layout.draw(body, Column(Grow(Spacer()), Sized(band, height=_BAND)))
    body.putalpha(arch(width, height))
    picture = Image.new("RGBA", (width + 2 * MARGIN, height + 2 * MARGIN))
    lay(picture, body, (MARGIN, MARGIN))
    sign = worth(prize, players)
    if sign:
        side = -1 if prize in MONSTERS else 1
        at = (picture.width / 2 + side * (width / 2 - 18), MARGIN + height * 0.2)
        lay_centred(picture, medal(sign, 58, worth_colour(prize)), at)
    return picture


@cached
def small(prize: str, width: int, height: int, players: int) -> Image.Image:
    """Return a window without a name, with ``MARGIN`` around it."""
    scene = vista.inhabited(width, height, look.prize_sky(prize), look.prize_icon(prize), 0.8, 2)
    body = scene.convert("RGBA")
    rim = ImageChops.subtract(arch(width, height), arch(width, height, 4))
    body.putalpha(arch(width, height))
    lay(body, tinted(rim, GOLD if prize in TREASURES else VERMILION), (0, 0))
    edge = ImageChops.subtract(arch(width, height), arch(width, height, 1.6))
    lay(body, tinted(edge, INK), (0, 0))
    picture = Image.new("RGBA", (width + 2 * MARGIN, height + 2 * MARGIN))
    lay(picture, tinted(blurred(arch(width, height), 4, 0.7), (10, 6, 12)), (2 + 1, 2 + 3))
    lay(picture, body, (MARGIN, MARGIN))
    sign = worth(prize, players)
    if sign:
        at = (picture.width / 2 + width * 0.32, MARGIN + height - 18)
        lay_centred(picture, medal(sign, 46, worth_colour(prize)), at)
    return picture


@cached
def medal(sign: str, diameter: int, colour: Colour) -> Image.Image:
    """Return a medallion with a sign of up to three characters."""
    if len(sign) == 1:
        return medallion(sign, diameter, colour)
    picture = tokens.medal(diameter, colour).copy()
    size = round(diameter * (0.6 if len(sign) == 2 else 0.5))
    style = Style("bold", size, PARCHMENT_LIGHT, 2, darker(colour, 0.75))
    draw_text(picture, sign, style, (picture.width / 2, picture.height / 2 + size * 0.335), "centre")
    return picture


def lit(width: int, height: int) -> Draw:
    """Return the warm glow around a window of this size with the same center: it's fought over."""
    return Draw(lambda base, box: lay_centred(base, _light(width, height), box.middle), width, height)


def veiled(picture: Image.Image, light: Light) -> Image.Image:
    """Return ``picture`` darkened because it isn't fought over now, and more if it's decided."""
    strength = 0.3 if light == "dark" else 0.66
    dark = Image.blend(picture.convert("RGB"), Image.new("RGB", picture.size, (26, 20, 38)), strength)
    dark.putalpha(picture.getchannel("A"))
    return dark


@cached
def _light(width: int, height: int) -> Image.Image:
    shape = arch(width, height)
    picture = tinted(blurred(grown(shape, 10), 15, 1.7), _LIGHT)
    rim = tinted(grown(shape, 6), INK)
    lay(rim, tinted(grown(shape, 5), GOLD_PALE), (1, 1))
    lay_centred(picture, rim, (picture.width / 2, picture.height / 2))
    return picture
