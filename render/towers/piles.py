"""A seat's winnings, as a row of small tokens: gold, treasures, monsters."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PIL import Image

from games.towers.rules.scoring import Sheet
from games.towers.view import Place
from render.kit import icons, tokens
from render.kit.cache import cached
from render.kit.layout import Draw
from render.kit.shapes import lay, lay_centred
from render.kit.theme import (
    GOLD,
    GOLD_PALE,
    INK,
    PARCHMENT_LIGHT,
    VERMILION,
    VIOLET,
    Colour,
    darker,
    mix,
    rgb,
)
from render.kit.typesetting import Style, draw_text
from render.towers import look, phrases

_TREASURE = mix(GOLD, INK, 0.3)
_TROGLODYTE = rgb("#4C6B3A")


@dataclass(frozen=True, slots=True)
class Pile:
    """Winnings of one kind: the icon, the color, and a sign with the number."""

    icon: str
    colour: Colour
    sign: str


_KINDS: dict[str, tuple[str, Colour]] = {
    "chests": ("open-treasure-chest", _TREASURE),
    "cursed": ("mimic-chest", VIOLET),
    "rings": ("ring", _TREASURE),
    "creatures": (look.SKULL, VERMILION),
    "troglodytes": (look.TROGLODYTE, _TROGLODYTE),
    "trophy": ("trophy", _TREASURE),
    "elixir": ("standing-potion", mix(VIOLET, GOLD, 0.3)),
}
"""The icon and color of each line of a score sheet except gold."""


def icon_of(kind: str) -> tuple[str, Colour]:
    """Return the icon and color of a line of the score sheet."""
    return (look.COINS, _TREASURE) if kind == "gold" else _KINDS[kind]


def piles(owner: Place, trophies: int) -> tuple[Pile, ...]:
    """Return the piles of ``owner``: by kind if they're public, else the numbers of treasures and monsters.

    ``trophies`` is the points a trophy scores for each monster.
    """
    gold = Pile(*icon_of("gold"), str(owner.gold))
    if owner.sheet is None:
        return (
            gold,
            Pile(*icon_of("chests"), f"×{owner.treasure_count}"),
            Pile(*icon_of("creatures"), f"×{owner.monster_count}"),
        )
    return (gold, *_open_piles(owner.sheet, owner.treasures or (), trophies))


def _open_piles(sheet: Sheet, treasures: tuple[str, ...], trophies: int) -> Iterator[Pile]:
    for item in sheet.items:
        match item.kind:
            case "gold":
                continue
            case "trophy":
                if "trophy" in treasures:
                    yield Pile(*icon_of(item.kind), f"+{trophies}")
            case "elixir":
                if item.count:
                    yield Pile(*icon_of(item.kind), "")
            case "rings" | "troglodytes":
                if item.count:
                    yield Pile(*icon_of(item.kind), f"×{item.count}")
            case _:
                if item.count:
                    yield Pile(*icon_of(item.kind), phrases.number(item.points))


@cached
def token(pile: Pile, diameter: int) -> Image.Image:
    """Return a pile as a medallion, with its sign on the lower edge."""
    medal = tokens.medal(diameter, pile.colour)
    picture = Image.new("RGBA", (medal.width + 8, medal.height + 10))
    lay(picture, medal, (4, 0))
    middle = picture.width / 2
    sign = icons.icon(pile.icon, round(diameter * 0.66), PARCHMENT_LIGHT, darker(pile.colour, 0.7), 1)
    lay_centred(picture, sign, (middle, medal.height / 2 - (4 if pile.sign else 0)))
    if pile.sign:
        style = Style("bold", max(26, round(diameter * 0.6)), PARCHMENT_LIGHT, 3, darker(pile.colour, 0.85))
        draw_text(picture, pile.sign, style, (middle, picture.height - 5), "centre")
    return picture


@cached
def row(shown: tuple[Pile, ...], diameter: int, width: int, rows: int = 1) -> Image.Image:
    """Return piles in at most ``rows`` rows of ``width`` pixels, closer together if there are many."""
    columns = width // (diameter + 3)
    if len(shown) > columns:
        columns = -(-len(shown) // rows)
    across = min(columns, len(shown))
    step = min(diameter + 16, (width - diameter - 16) / max(1, across - 1))
    down = diameter + 14
    picture = Image.new("RGBA", (width, -(-len(shown) // columns) * down + 6))
    for number, pile in enumerate(shown):
        line, column = divmod(number, columns)
        lay(picture, token(pile, diameter), (column * step, line * down))
    return picture


def element(shown: tuple[Pile, ...], diameter: int, rows: int = 1) -> Draw:
    """Return piles as an element, as wide as their box and in at most ``rows`` rows."""
    return Draw(
        lambda base, box: lay(base, row(shown, diameter, box.width, rows), box.corner),
        height=rows * (diameter + 14) + 6,
    )


@cached
def score(total: int, diameter: int) -> Image.Image:
    """Return the gold medallion with the current points."""
    text = phrases.number(total)
    picture = tokens.medal(diameter, mix(GOLD, GOLD_PALE, 0.55)).copy()
    size = round(diameter * (0.7 if len(text) == 1 else 0.56 if len(text) == 2 else 0.46))
    style = Style("bold", size, INK)
    draw_text(picture, text, style, (picture.width / 2, picture.height / 2 + size * 0.335), "centre")
    return picture
