"""The look of types, characteristics and kinds of cards: color, icon, and a letter in the reader's words."""

from __future__ import annotations

from PIL import Image

from games.saga.components import ADVENTURES, HEROES, INTERFERENCES
from games.saga.situation import CHARACTERISTICS
from render.kit import icons, tokens
from render.kit.cache import cached
from render.kit.shapes import lay_centred
from render.kit.theme import GOLD_PALE, INK, NIGHT_DEEP, Colour, darker, figure_on, rgb
from render.kit.typesetting import Style, draw_text
from render.words import Words

TYPE_COLOURS: dict[str, Colour] = {
    "journey": rgb("#2F5D93"),
    "conquest": rgb("#A87A1C"),
    "fight": rgb("#B5402E"),
    "wonder": rgb("#6C4A91"),
    "vow": rgb("#2F7358"),
    "love": rgb("#B0457A"),
    "friendship": rgb("#7A5A2E"),
}
TYPE_ICONS = {
    "journey": "treasure-map",
    "conquest": "chess-rook",
    "fight": "crossed-swords",
    "wonder": "crystal-ball",
    "vow": "candle-light",
    "love": "hearts",
    "friendship": "shaking-hands",
}
TIMING_ICONS = {
    "turn": "fairy-wand",
    "before": "hourglass",
    "after": "perspective-dice-three",
    "any": "gem-pendant",
}
INTERFERENCE_COLOUR = rgb("#33416E")
OBJECTIVE_COLOUR = rgb("#5A3A6E")
CHARACTERISTIC_ICONS = dict(
    zip(CHARACTERISTICS, ("laurel-crown", "lion", "two-coins", "open-book", "biceps"), strict=True)
)


def colour_of(card: str) -> Colour:
    """Return the frame color of ``card``, which is that of its type or kind."""
    if card in ADVENTURES:
        return TYPE_COLOURS[ADVENTURES[card].type]
    if card in HEROES:
        return TYPE_COLOURS[HEROES[card].type]
    return INTERFERENCE_COLOUR if card in INTERFERENCES else OBJECTIVE_COLOUR


def icon_of(card: str) -> str:
    """Return the icon in the corner of ``card``: its type's, or for Interferences the one of their timing."""
    if card in ADVENTURES:
        return TYPE_ICONS[ADVENTURES[card].type]
    if card in HEROES:
        return TYPE_ICONS[HEROES[card].type]
    return TIMING_ICONS[INTERFERENCES[card].timing] if card in INTERFERENCES else "trophy"


def letter_of(card: str, words: Words) -> str:
    """Return the letter for the type of ``card``, or an empty string for Interferences and Objectives."""
    if card in ADVENTURES:
        return words(f"saga-picture-letter-{ADVENTURES[card].type}")
    if card in HEROES:
        return words(f"saga-picture-letter-{HEROES[card].type}")
    return ""


@cached
def medallion(icon: str, colour: Colour, letter: str, diameter: int) -> Image.Image:
    """Return a medallion with an icon, and a letter on its lower edge, within a margin of 4."""
    picture = tokens.medal(diameter, colour).copy()
    middle = picture.width / 2
    lift = diameter * (0.09 if letter else 0)
    side = round(diameter * (0.5 if letter else 0.62))
    lay_centred(
        picture, icons.icon(icon, side, figure_on(colour), darker(colour, 0.7), 1), (middle, middle - lift)
    )
    if letter:
        style = Style(
            "bold", max(22, round(diameter * 0.42)), GOLD_PALE, 3, INK if diameter > 60 else NIGHT_DEEP
        )
        draw_text(picture, letter, style, (middle, picture.height - 4), "centre")
    return picture


def medallion_of(kind: str, diameter: int, words: Words) -> Image.Image:
    """Return the medallion of a type."""
    letter = words(f"saga-picture-letter-{kind}")
    return medallion(TYPE_ICONS[kind], TYPE_COLOURS[kind], letter, diameter)


def type_medallion(card: str, diameter: int, words: Words) -> Image.Image:
    """Return the medallion in the corner of ``card``."""
    return medallion(icon_of(card), colour_of(card), letter_of(card, words), diameter)
