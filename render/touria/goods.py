"""Coins, swords, elixirs, the die, and the magical items as pictures."""

from __future__ import annotations

from PIL import Image, ImageChops, ImageDraw

from render.kit import icons, tokens
from render.kit.cache import cached
from render.kit.layout import Element, Piece, Sized
from render.kit.shapes import blurred, disc, grown, lay, lay_centred, rounded, shaded, tinted
from render.kit.theme import (
    BRONZE,
    GOLD,
    GOLD_PALE,
    INK,
    PARCHMENT_LIGHT,
    VIOLET,
    Colour,
    darker,
    lighter,
    mix,
)
from render.kit.typesetting import Style, draw_text
from render.touria import gems

ITEMS = {
    "rose": "rose",
    "paintbrush": "large-paint-brush",
    "compass": "compass",
    "scale": "kitchen-scale",
    "crystal_ball": "crystal-ball",
    "helmet": "visored-helm",
    "frog": "frog",
    "chest": "open-treasure-chest",
    "mirror": "mirror-mirror",
    "hourglass": "hourglass",
    "knapsack": "knapsack",
    "flagon": "water-flask",
    "boots": "boots",
    "broom": "magic-broom",
    "lantern": "lantern-flame",
    "bird": "hummingbird",
}
"""The icon of each magical item."""

DWELLERS = {
    "siblings": "queen-crown",
    "herbalist": "herbs-bundle",
    "court_marshal": "broadsword",
    "court_jester": "jester-hat",
    "bursar": "skeleton-key",
    "ladys_maid": "comb",
    "cupbearer": "jeweled-chalice",
    "bard": "lyre",
    "guard": "battle-axe",
}
"""The icon of the person behind each door."""

_STEEL: Colour = (196, 206, 214)


@cached
def item(name: str, side: int) -> Image.Image:
    """Return a magical item on a violet tile with a gold rim, in a square of ``side`` pixels."""
    image = tinted(rounded(side, side, 12), INK)
    lay(image, shaded(rounded(side, side, 12, 1.5), lighter(GOLD, 0.5), darker(GOLD, 0.4)), (0, 0))
    lay(image, tinted(rounded(side, side, 12, 4), INK), (0, 0))
    face = rounded(side, side, 12, 5)
    lay(image, shaded(face, lighter(VIOLET, 0.22), darker(VIOLET, 0.5)), (0, 0))
    light = blurred(disc(round(side * 0.46)), side / 9, 0.6)
    glow = Image.new("L", (side, side))
    glow.paste(light, ((side - light.width) // 2, (side - light.height) // 2))
    lay(image, tinted(ImageChops.multiply(glow, face), (222, 190, 255)), (0, 0))
    sign = icons.icon(ITEMS[name], round(side * 0.68), PARCHMENT_LIGHT, (34, 18, 56), max(1, side // 36))
    lay_centred(image, sign, (side / 2, side / 2))
    return image


@cached
def die(colour: str, side: int) -> Image.Image:
    """Return the die with ``colour`` on top, seen slightly from above; the shadow adds 6 on every side."""
    image = Image.new("RGBA", (side + 12, side + 12))
    body = rounded(side, side, max(6, side // 6))
    lay(image, tinted(blurred(body, 3, 0.8), (8, 6, 8)), (6 - 9 + 1, 6 - 9 + 4))
    lay(image, tinted(body, INK), (6, 6))
    lay(image, shaded(rounded(side, side, side // 6, 2), (206, 190, 158), (150, 130, 98)), (6, 6))
    depth = max(4, side // 10)
    top = rounded(side - 4, side - 4 - depth, side // 6)
    lay(image, shaded(top, (255, 250, 236), (236, 222, 190)), (8, 8))
    gems.lay_gem(image, colour, round(side * 0.56), (6 + side / 2, 6 + (side - depth) / 2))
    return image


@cached
def coins(size: int) -> Image.Image:
    """Return two gold coins."""
    return icons.icon("two-coins", size, mix(GOLD, GOLD_PALE, 0.45), (56, 36, 10), 2)


@cached
def sword(size: int) -> Image.Image:
    """Return a sword."""
    return icons.icon("broadsword", size, _STEEL, INK, 2)


@cached
def elixir(size: int) -> Image.Image:
    """Return a flask of elixir."""
    return icons.icon("standing-potion", size, lighter(VIOLET, 0.4), (30, 18, 48), 2)


@cached
def price(amount: int, diameter: int) -> Image.Image:
    """Return a gold coin with an amount on it; its shadow adds 4 on every side."""
    image = Image.new("RGBA", (diameter + 8, diameter + 8))
    lay(image, tinted(blurred(disc(diameter), 2, 0.7), (8, 6, 8)), (4 - 6, 4 - 6 + 3))
    lay(image, tinted(disc(diameter), (56, 36, 10)), (4, 4))
    lay(image, shaded(disc(diameter, 1.6), lighter(GOLD_PALE, 0.3), GOLD), (4, 4))
    rim = ImageChops.subtract(disc(diameter, 4), disc(diameter, 5.6))
    lay(image, tinted(rim, BRONZE), (4, 4))
    style = Style("bold", round(diameter * 0.66), INK)
    draw_text(image, str(amount), style, (image.width / 2, image.height / 2 + style.size * 0.34), "centre")
    return image


@cached
def good(kind: str, size: int) -> Image.Image:
    """Return hearts, coins, swords, elixirs, items, one item, or a gem, about ``size`` pixels high."""
    if kind in gems.COLOURS:
        return gems.gem(kind, size - 2)
    if kind in ITEMS:
        return item(kind, size + 4)
    match kind:
        case "hearts":
            return tokens.heart(size, True)
        case "coins":
            return coins(size)
        case "swords":
            return sword(size)
        case "items":
            return icons.icon("knapsack", size, lighter(VIOLET, 0.3), (30, 18, 48), 2)
        case _:
            return elixir(size)


def piece(kind: str, size: int) -> Element:
    """Return that picture as an element of ``size`` by ``size`` pixels."""
    return Sized(Piece(good(kind, size)), size, size)


@cached
def group(height: int) -> Image.Image:
    """Return the heroes' group: three figures on one base; the shadow adds 4 on every side."""
    wide = round(height * 1.06)
    scale = 4
    image = Image.new("RGBA", (wide + 8, height + 8))
    shapes = []
    for x, tall, colour in (
        (0.26, 0.62, (186, 62, 46)),
        (0.76, 0.62, (52, 104, 160)),
        (0.51, 0.78, (238, 196, 92)),
    ):
        mask = Image.new("L", (wide * scale, height * scale))
        _figure(mask, x * wide * scale, (0.95 - tall) * height * scale, 0.95 * height * scale, height * scale)
        shapes.append((mask.reduce(scale), colour))
    whole = shapes[0][0]
    for mask, _ in shapes[1:]:
        whole = ImageChops.lighter(whole, mask)
    lay(image, tinted(blurred(whole, 3, 0.9), (10, 8, 8)), (4 - 9 + 2, 4 - 9 + 3))
    lay(image, tinted(grown(whole, 3), PARCHMENT_LIGHT), (1, 1))
    for mask, colour in shapes:
        lay(image, tinted(grown(mask, 2), INK), (2, 2))
        lay(image, shaded(mask, lighter(colour, 0.35), darker(colour, 0.35)), (4, 4))
    return image


def _figure(mask: Image.Image, x: float, top: float, foot: float, height: float) -> None:
    pen = ImageDraw.Draw(mask)
    head = height * 0.13
    pen.ellipse((x - head, top, x + head, top + 2 * head), fill=255)
    neck = top + 1.7 * head
    pen.polygon(
        [
            (x - head * 0.7, neck),
            (x + head * 0.7, neck),
            (x + height * 0.24, foot),
            (x - height * 0.24, foot),
        ],
        fill=255,
    )
    pen.rounded_rectangle(
        (x - height * 0.25, foot - height * 0.07, x + height * 0.25, foot), height * 0.03, fill=255
    )
