"""The cards of the adventurers: faces, backs, and empty places for cards."""

from __future__ import annotations

from PIL import Image, ImageChops

from games.towers.components import CARDS
from render.kit import grounds, icons, layout, panels, tokens
from render.kit.cache import cached
from render.kit.layout import Column, Draw, Element, Grow, Padding, Sized, Spacer, Stack, Text
from render.kit.shapes import blurred, grown, lay, lay_centred, rounded, shade, tinted
from render.kit.theme import (
    GOLD,
    GOLD_PALE,
    INK,
    NIGHT,
    NIGHT_DEEP,
    PARCHMENT_LIGHT,
    SOOT,
    VIOLET,
    Colour,
    darker,
    lighter,
    mix,
)
from render.kit.typesetting import Style, draw_text
from render.towers import look, vista
from render.words import Words

RATIO = 1.4
"""The height of a card as a multiple of its width."""

NAMED = 124
"""The minimum width of cards with their name on them; cards drawn without words have none."""

MARGIN = 14
"""The margin around a card for its medallions and its shadow."""


def height_of(width: int) -> int:
    """Return the height of a card of ``width``."""
    return round(width * RATIO)


def _radius(width: int) -> int:
    return max(6, round(width * 0.075))


def mask(width: int) -> Image.Image:
    """Return the mask of a card."""
    return rounded(width, height_of(width), _radius(width))


def label(card: str, words: Words) -> str:
    """Return the short name printed on a card."""
    found = CARDS[card]
    if found.is_artifact:
        return words(f"towers-picture-{card.replace('_', '-')}")
    if found.is_chameleon:
        return words("towers-picture-chameleon")
    return words(f"towers-type-{found.type}")


def symbol(card: str) -> str:
    """Return the text of a card's medallion: its value, or the sign of its effect."""
    found = CARDS[card]
    if found.is_artifact:
        return "×2"
    return "?" if found.is_chameleon else str(found.value)


def face(card: str, width: int, words: Words | None) -> Image.Image:
    """Return a card face up, with a margin for the parts that overlap its edge; no ``words``, no name."""
    found = CARDS[card]
    colour = look.TYPE_COLOURS[found.type]
    height = height_of(width)
    body = grounds.cut("paper", width, height, (width * 3) % 300, 20).convert("RGBA")
    for inset, share in ((0, 0.0), (1, 1.0)):
        ring = ImageChops.subtract(
            rounded(width, height, _radius(width), 4 + inset * 2),
            rounded(width, height, _radius(width), 5 + inset * 2 + share),
        )
        lay(body, tinted(ring, mix(colour, INK, 0.1)), (0, 0))
    inset = max(7, round(width * 0.075))
    band = round(height * 0.16) if words and width >= NAMED else 0
    art = (width - 2 * inset, height - 2 * inset - (band + 3 if band else 0))
    seed = 1 + (found.value + found.rank) % 2
    icon_share = 0.62 if found.is_artifact else 0.7
    scene = vista.inhabited(*art, look.card_sky(found.type), look.card_icon(card), icon_share, seed)
    shape = rounded(*art, max(4, _radius(width) - 4))
    lay(body, tinted(grown(shape, 2), INK), (inset - 2, inset - 2))
    body.paste(scene, (inset, inset), shape)
    low = height - inset - band
    if words and band:
        layout.draw(body, Padding(_title(label(card, words), colour, band), inset - 4, 0, inset - 4, inset))
    edge = ImageChops.subtract(mask(width), rounded(width, height, _radius(width), max(2, width / 52)))
    lay(body, tinted(edge, INK), (0, 0))
    body.putalpha(mask(width))
    picture = Image.new("RGBA", (width + 2 * MARGIN, height + 2 * MARGIN))
    lay(picture, body, (MARGIN, MARGIN))
    value = medallion(
        symbol(card), round(width * 0.46 if band else min(width * 0.52, width * 0.34 + 24)), colour
    )
    lay_centred(picture, value, (MARGIN + width * 0.17, MARGIN + width * 0.17))
    if found.weapon in look.WEAPON_ICONS:
        lay_centred(
            picture,
            weapon(found.weapon, round(width * (0.34 if band else 0.4))),
            (MARGIN + width * 0.85, MARGIN + low - width * (0.15 if band else 0.1)),
        )
    return picture


def _title(text: str, colour: Colour, height: int) -> Element:
    """Return the band with the name, at the bottom of its box."""
    name = Text(text, Style("bold", max(22, round(height * 0.8)), PARCHMENT_LIGHT), "centre")
    band = Stack(panels.banded(darker(colour, 0.14), 6), Padding(name, left=1, right=1))
    return Column(Grow(Spacer()), Sized(band, height=height))


@cached
def medallion(text: str, diameter: int, colour: Colour) -> Image.Image:
    """Return the medallion with a card's value, in type as large as possible."""
    picture = tokens.medal(diameter, colour).copy()
    size = round(diameter * (0.84 if len(text) == 1 else 0.62))
    style = Style("bold", size, PARCHMENT_LIGHT, max(2, diameter // 22), darker(colour, 0.75))
    draw_text(picture, text, style, (picture.width / 2, picture.height / 2 + size * 0.335), "centre")
    return picture


@cached
def weapon(name: str, diameter: int) -> Image.Image:
    """Return the medallion of a weapon: pale on soot."""
    picture = tokens.medal(diameter, SOOT, GOLD_PALE).copy()
    sign = icons.icon(look.WEAPON_ICONS[name], round(diameter * 0.68), GOLD_PALE, (12, 10, 14), 1)
    lay_centred(picture, sign, (picture.width / 2, picture.height / 2))
    return picture


@cached
def back(width: int) -> Image.Image:
    """Return the back of a card: dark blue with a gold tower."""
    height = height_of(width)
    body = shade(width, height, lighter(NIGHT, 0.14), NIGHT_DEEP).convert("RGBA")
    for inset, thick, colour in ((6, 2, GOLD), (11, 1, mix(GOLD, NIGHT, 0.4))):
        ring = ImageChops.subtract(
            rounded(width, height, _radius(width), inset),
            rounded(width, height, _radius(width), inset + thick),
        )
        lay(body, tinted(ring, colour), (0, 0))
    medal = tokens.medal(round(width * 0.62), mix(NIGHT, VIOLET, 0.3))
    lay_centred(body, medal, (width / 2, height / 2))
    sign = icons.icon("castle-ruins", round(width * 0.38), GOLD_PALE, NIGHT_DEEP, 1)
    lay_centred(body, sign, (width / 2, height / 2))
    edge = ImageChops.subtract(mask(width), rounded(width, height, _radius(width), max(2, width / 52)))
    lay(body, tinted(edge, INK), (0, 0))
    body.putalpha(mask(width))
    picture = Image.new("RGBA", (width + 2 * MARGIN, height + 2 * MARGIN))
    lay(picture, body, (MARGIN, MARGIN))
    return picture


@cached
def room(width: int, awaited: bool) -> Image.Image:
    """Return an empty place for a card; if it's ``awaited`` now, it shows an hourglass."""
    height = height_of(width)
    picture = Image.new("RGBA", (width + 2 * MARGIN, height + 2 * MARGIN))
    shape = mask(width)
    strength = 0.26 if awaited else 0.12
    lay(picture, tinted(shape.point([round(v * strength) for v in range(256)]), (90, 64, 30)), (MARGIN,) * 2)
    line = ImageChops.subtract(shape, rounded(width, height, _radius(width), 2.5))
    colour = mix(GOLD, INK, 0.3) if awaited else mix(GOLD, INK, 0.15)
    shown = line if awaited else line.point([round(v * 0.5) for v in range(256)])
    lay(picture, tinted(shown, colour), (MARGIN, MARGIN))
    if awaited:
        glass = icons.icon("hourglass", round(width * 0.46), mix(GOLD, INK, 0.45))
        lay_centred(picture, glass, (picture.width / 2, picture.height / 2))
    return picture


@cached
def _shadow(width: int) -> Image.Image:
    return tinted(blurred(mask(width), max(3, width / 22), 0.72), (10, 6, 12))


@cached
def _turned(card: str | None, width: int, tilt: float, words: Words | None) -> Image.Image:
    piece = back(width) if card is None else face(card, width, words)
    return piece.rotate(tilt, Image.Resampling.BICUBIC, expand=True) if tilt else piece


@cached
def _turned_shadow(width: int, tilt: float) -> Image.Image:
    return _shadow(width).rotate(tilt, Image.Resampling.BICUBIC, expand=True)


def lay_card(
    base: Image.Image,
    card: str | None,
    width: int,
    centre: tuple[float, float],
    words: Words | None,
    tilt: float = 0,
) -> None:
    """Draw a card, or its back for ``None``, with its middle at ``centre``, rotated by ``tilt`` degrees."""
    lay_centred(base, _turned_shadow(width, tilt), (centre[0] + 2, centre[1] + max(3, width / 26)))
    lay_centred(base, _turned(card, width, tilt, words), centre)


def element(card: str | None, width: int, words: Words | None, tilt: float = 0) -> Draw:
    """Return a card, or its back for ``None``, as an element in the middle of its box."""
    return Draw(
        lambda base, box: lay_card(base, card, width, box.middle, words, tilt), width, height_of(width)
    )


@cached
def halo(width: int) -> Image.Image:
    """Return the gold glow of a card that was shown last or can be played now; draw it below the card."""
    return tinted(
        blurred(grown(mask(width), 2), max(5, width / 14), 2.0), mix(GOLD_PALE, (255, 206, 96), 0.5)
    )


@cached
def _frame(width: int) -> Image.Image:
    picture = tinted(grown(mask(width), 6), INK)
    lay(picture, tinted(grown(mask(width), 5), GOLD_PALE), (1, 1))
    return picture


def lit(width: int, tilt: float = 0) -> Draw:
    """Return the gold rim and glow of a card with the same box."""
    return Draw(lambda base, box: lay_light(base, width, box.middle, tilt))


def lay_light(base: Image.Image, width: int, centre: tuple[float, float], tilt: float = 0) -> None:
    """Draw the gold rim and glow for a card that will be drawn at ``centre``."""
    lay_centred(base, _turned_light(width, tilt), centre)


@cached
def _turned_light(width: int, tilt: float) -> Image.Image:
    picture = halo(width).copy()
    lay_centred(picture, _frame(width), (picture.width / 2, picture.height / 2))
    return picture.rotate(tilt, Image.Resampling.BICUBIC, expand=True) if tilt else picture
