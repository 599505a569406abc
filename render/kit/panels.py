"""Panels: parchment cards, dark boards and ribbons, each with an ink edge, two rules and a shadow."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PIL import Image, ImageChops, ImageDraw

from render.kit import grounds, layout
from render.kit.cache import cached
from render.kit.layout import Box, Draw, Element, Padding
from render.kit.shapes import lay, rounded, shade, softened, tinted
from render.kit.theme import GOLD, GOLD_PALE, INK, Colour, mix

DUSK = (52, 48, 68)
RADIUS = 14
"""The corner radius of panels."""
SHADOW = 14
"""How far the shadow of a panel reaches beyond its edge; panels are drawn with this margin."""


@cached
def shadow(width: int, height: int) -> Image.Image:
    """Return the shadow of a panel on transparency, with a margin of ``SHADOW`` on every side."""
    picture = Image.new("L", (width + 2 * SHADOW, height + 2 * SHADOW))
    soft = softened(width, height, RADIUS, 6, 0.7)
    picture.paste(soft, ((picture.width - soft.width) // 2, (picture.height - soft.height) // 2 + 5))
    return tinted(picture, (5, 5, 14))


@cached
def face(width: int, height: int, accent: Colour, ground: str = "paper", rules: bool = True) -> Image.Image:
    """Return a panel without its shadow, cut from ``ground``, with rules in ``accent`` and an ink edge."""
    picture = grounds.cut(ground, width, height, (width * 7) % 200, (height * 5) % 60).convert("RGBA")
    if rules:
        strong = 1.0 if ground == "paper" else 0.75
        _rule(picture, 7, 2, accent, strong)
        _rule(picture, 11, 1, accent, 0.5 * strong)
    edge = ImageChops.subtract(rounded(width, height, RADIUS), rounded(width, height, RADIUS, 3))
    lay(picture, tinted(edge, INK), (0, 0))
    picture.putalpha(rounded(width, height, RADIUS))
    return picture


@cached
def panel(width: int, height: int, accent: Colour, ground: str = "paper", rules: bool = True) -> Image.Image:
    """Return a panel cut from ``ground`` with rules in ``accent`` and its shadow in a ``SHADOW`` margin."""
    picture = shadow(width, height).copy()
    lay(picture, face(width, height, accent, ground, rules), (SHADOW, SHADOW))
    return picture


def filled(piece: Image.Image, inside: Element) -> Image.Image:
    """Return a copy of the panel ``piece`` with ``inside`` laid out on it, within its shadow margin."""
    picture = piece.copy()
    layout.draw(picture, Padding.around(inside, SHADOW))
    return picture


def _rule(sheet: Image.Image, inset: int, thickness: int, colour: Colour, strength: float) -> None:
    outer = rounded(sheet.width, sheet.height, RADIUS, inset)
    inner = rounded(sheet.width, sheet.height, RADIUS, inset + thickness)
    line = ImageChops.subtract(outer, inner).point([round(v * strength) for v in range(256)])
    lay(sheet, tinted(line, colour), (0, 0))


@cached
def glow(width: int, height: int, reach: int = 12, strength: float = 1.7) -> Image.Image:
    """Return a gold halo for a panel or token of this size, ``3 * reach`` larger on every side."""
    soft = softened(width, height, RADIUS, reach, strength)
    return tinted(soft, mix(GOLD_PALE, (255, 214, 110), 0.5))


def lay_panel(base: Image.Image, piece: Image.Image, at: tuple[float, float]) -> None:
    """Draw a panel so that its box, without the shadow, begins at ``at``."""
    lay(base, piece, (at[0] - SHADOW, at[1] - SHADOW))


def lay_glow(
    base: Image.Image, size: tuple[int, int], at: tuple[float, float], reach: int = 12, strength: float = 1.7
) -> None:
    """Draw the gold halo for a panel of ``size`` whose box will begin at ``at``."""
    halo = glow(*size, reach, strength)
    lay(base, halo, (at[0] - (halo.width - size[0]) / 2, at[1] - (halo.height - size[1]) / 2))


def dim(base: Image.Image, at: tuple[int, int], size: tuple[int, int], strength: float = 0.4) -> None:
    """Darken the panel of ``size`` at ``at``: it's out of play, but still legible."""
    box = (*at, at[0] + size[0], at[1] + size[1])
    veiled = Image.blend(base.crop(box), Image.new("RGB", size, DUSK), strength)
    base.paste(veiled, box[:2], rounded(*size, RADIUS))


@cached
def rim(width: int, height: int, thickness: int = 4) -> Image.Image:
    """Return a gold rim for the edge of a panel of this size: it's usable, or it changed."""
    outer = rounded(width, height, RADIUS)
    ring = ImageChops.subtract(outer, rounded(width, height, RADIUS, thickness))
    inner = ImageChops.subtract(outer, rounded(width, height, RADIUS, 1))
    picture = tinted(ring, GOLD_PALE)
    lay(picture, tinted(inner, GOLD), (0, 0))
    return picture


def backing(accent: Colour, ground: str = "paper", rules: bool = True) -> Draw:
    """Return a panel that fills its box, to put something on."""

    def lay_backing(base: Image.Image, box: Box) -> None:
        lay_panel(base, panel(box.width, box.height, accent, ground, rules), box.corner)

    return Draw(lay_backing)


def dimmed(strength: float = 0.4) -> Draw:
    """Return a shade that darkens the panel with the same box."""
    return Draw(lambda base, box: dim(base, box.corner, (box.width, box.height), strength))


def plate(draw: Callable[[int, int], Image.Image], width: int = 0, height: int = 0) -> Draw:
    """Return the panel that ``draw`` makes for the size of its box, with its shadow."""
    return Draw(lambda base, box: lay_panel(base, draw(box.width, box.height), box.corner), width, height)


def glowing(reach: int = 12, strength: float = 1.7) -> Draw:
    """Return the gold halo around the panel with the same box."""
    return Draw(lambda base, box: lay_glow(base, (box.width, box.height), box.corner, reach, strength))


def rimmed(thickness: int = 4) -> Draw:
    """Return the gold rim on the edge of the panel with the same box."""
    return Draw(partial(_lay_rim, thickness))


def _lay_rim(thickness: int, base: Image.Image, box: Box) -> None:
    """Draw a rim one side at a time: its empty middle is most of the picture and would cost time."""
    width, height, corner, least = box.width, box.height, RADIUS, 3 * RADIUS
    if min(width, height) < least:
        lay(base, rim(width, height, thickness), box.corner)
        return
    level, upright = rim(width, least, thickness), rim(least, height, thickness)
    lay(base, level.crop((0, 0, width, corner)), box.corner)
    lay(base, level.crop((0, least - corner, width, least)), (box.left, box.bottom - corner))
    for left, at in ((0, box.left), (least - thickness, box.right - thickness)):
        side = upright.crop((left, corner, left + thickness, height - corner))
        lay(base, side, (at, box.top + corner))


def banded(colour: Colour, radius: int = 9) -> Draw:
    """Return a title band that fills its box."""
    return Draw(lambda base, box: lay(base, band(box.width, box.height, colour, radius), box.corner))


@cached
def band(width: int, height: int, colour: Colour, radius: int = 9) -> Image.Image:
    """Return a title band in ``colour``, lighter toward the top, with an ink edge."""
    light, dark = mix(colour, (255, 240, 220), 0.13), mix(colour, (12, 8, 18), 0.28)
    picture = shade(width, height, light, dark)
    picture.putalpha(rounded(width, height, radius))
    pen = ImageDraw.Draw(picture)
    pen.line((radius, 2, width - radius, 2), fill=(*mix(colour, (255, 240, 220), 0.4), 255), width=1)
    edge = ImageChops.subtract(rounded(width, height, radius), rounded(width, height, radius, 1.6))
    lay(picture, tinted(edge, INK), (0, 0))
    return picture
