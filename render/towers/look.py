"""The look of cards, monsters and treasures: icons and colors, by their components."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from games.towers.components import CARDS, MONSTERS, TREASURES
from render.kit.theme import GOLD_PALE, LAPIS, VERDIGRIS, VERMILION, VIOLET, Colour, mix, rgb

TYPE_COLOURS: Mapping[str, Colour] = {
    "wizard": LAPIS,
    "warrior": VERDIGRIS,
    "dwarf": VERMILION,
    "artifact": VIOLET,
}
"""The color of each type of card."""

WEAPON_ICONS: Mapping[str, str] = {
    "wand": "orb-wand",
    "axe": "battle-axe",
    "sword": "broadsword",
    "hammer": "flat-hammer",
    "bare": "fist",
}
"""The icon of each weapon; a wizard without a wand has none."""

_TYPE_ICONS = {"wizard": "wizard-face", "warrior": "visored-helm", "dwarf": "dwarf-face"}
_ARTIFACT_ICONS = {
    "artifact_1": "lantern-flame",
    "artifact_2": "hunting-horn",
    "artifact_3": "crown",
    "artifact_4": "gem-pendant",
}
_MONSTER_ICONS = {
    "slime": "slime",
    "skeleton": "raise-skeleton",
    "golem": "rock-golem",
    "ghost": "ghost",
    "gazer": "beast-eye",
    "minotaur": "minotaur",
    "lich": "crowned-skull",
    "red_dragon": "wyvern",
}
_TREASURE_ICONS = {
    "chest": "open-treasure-chest",
    "cursed": "mimic-chest",
    "ring": "ring",
    "trophy": "trophy",
    "elixir": "standing-potion",
}

COINS = "two-coins"
SKULL = "death-skull"
TROGLODYTE = "troglodyte"


@dataclass(frozen=True, slots=True)
class Sky:
    """The colors of a small scene: the upper and lower sky, and its sun."""

    top: Colour
    low: Colour
    sun: Colour


MONSTER_SKY = Sky(rgb("#3A1230"), rgb("#A84A38"), rgb("#F0925A"))
TROGLODYTE_SKY = Sky(rgb("#16302C"), rgb("#6E8A4C"), rgb("#D8DE8C"))
TREASURE_SKY = Sky(rgb("#7A5514"), rgb("#EBC766"), rgb("#FFF3C4"))
CURSED_SKY = Sky(rgb("#1C1834"), rgb("#6A5590"), rgb("#C9B4E6"))


def card_sky(type_name: str) -> Sky:
    """Return the sky over the cards of one type."""
    colour = TYPE_COLOURS[type_name]
    return Sky(mix(colour, (14, 14, 34), 0.45), mix(colour, (255, 226, 178), 0.46), GOLD_PALE)


def card_icon(card: str) -> str:
    """Return the icon of an adventurer's card."""
    found = CARDS[card]
    if found.is_artifact:
        return _ARTIFACT_ICONS[card]
    return "chameleon-glyph" if found.is_chameleon else _TYPE_ICONS[found.type]


def prize_icon(prize: str) -> str:
    """Return the icon of a monster or a treasure."""
    if prize in TREASURES:
        return _TREASURE_ICONS[TREASURES[prize].kind]
    return _MONSTER_ICONS.get(prize, TROGLODYTE)


def prize_sky(prize: str) -> Sky:
    """Return the sky behind a monster or a treasure."""
    if prize in TREASURES:
        return CURSED_SKY if TREASURES[prize].kind == "cursed" else TREASURE_SKY
    return MONSTER_SKY if MONSTERS[prize].kind == "creature" else TROGLODYTE_SKY
