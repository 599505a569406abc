"""The emojis of Tschak!: adventurers, their weapons, treasures and monsters."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PIL import Image

from games.towers.components import CARDS, MONSTERS, TREASURES
from render.emojis import SIDE, EmojiSet, sign
from render.kit.theme import BRONZE_DARK, mix
from render.towers import cards, look


def _prize(prize: str) -> Image.Image:
    """Return the medallion of a monster or a treasure, in the color of the sky behind it."""
    sky = look.prize_sky(prize)
    return sign(look.prize_icon(prize), mix(sky.top, sky.low, 0.35))


def _adventurers() -> Iterator[tuple[str, str, str]]:
    """Yield each thing among the cards: its name, the key of its words, and a card that shows it."""
    for card in CARDS.values():
        if card.is_chameleon:
            yield "chameleon", f"towers-card-{card.id}", card.id
        elif card.is_artifact:
            yield card.id, f"towers-card-{card.id}", card.id
        else:
            yield card.type, f"towers-type-{card.type}", card.id


_CREATURES = [monster.id for monster in MONSTERS.values() if monster.kind == "creature"]
_TROGLODYTE = next(monster.id for monster in MONSTERS.values() if monster.kind == "troglodyte")
"""One of the troglodytes, which all look alike."""

_DECIDING = {"wizard": "wand", "warrior": "axe"}
"""The weapon that breaks ties between two of a kind; for dwarves there's more than one."""

EMOJIS = EmojiSet(
    "towers",
    {
        **{
            thing: partial(sign, look.card_icon(card), look.TYPE_COLOURS[CARDS[card].type])
            for thing, _, card in _adventurers()
        },
        **{weapon: partial(cards.weapon, weapon, SIDE) for weapon in _DECIDING.values()},
        **{creature: partial(_prize, creature) for creature in _CREATURES},
        "troglodyte": partial(_prize, _TROGLODYTE),
        **{treasure.kind: partial(_prize, treasure.id) for treasure in TREASURES.values()},
        "coins": partial(sign, look.COINS, BRONZE_DARK),
    },
    {
        **{key: thing for thing, key, _ in _adventurers()},
        **{f"towers-monster-{creature}": creature for creature in _CREATURES},
        "towers-monster-troglodyte": "troglodyte",
        **{f"towers-treasure-{treasure.kind}": treasure.kind for treasure in TREASURES.values()},
        **{f"towers-by-{kind}": kind for kind in ("wizard", "warrior", "dwarf")},
        **{f"towers-by-{kind}_weapon": weapon for kind, weapon in _DECIDING.items()},
    },
    {("towers-event-loot", "coins"): "coins", ("towers-told-loot-won", "coins"): "coins"},
)
