"""The keys that Tschak! composes, and the possible values of their placeholders (``tests/words/keys.py``)."""

from __future__ import annotations

from typing import get_args

from games.towers.components import CARDS, MONSTERS, TREASURES, TYPES
from games.towers.model import DecidedBy
from games.towers.rules.choices import _Kind
from games.towers.rules.scoring import ItemKind
from tests.words.keys import Row

_CREATURES = [monster.id for monster in MONSTERS.values() if monster.kind == "creature"]
_TREASURES = {treasure.kind for treasure in TREASURES.values()}

COMPOSED: list[Row] = [
    ("towers-by-{by} towers-by-{strongest_by} towers-by-{weakest_by}", set(get_args(DecidedBy)) - {"value"}),
    ("towers-by-{kind}", "dwarf warrior wizard"),
    ("towers-by-{kind}_weapon", "warrior wizard"),
    ("towers-card-{id} towers-card-{name}", [name for name, card in CARDS.items() if not card.value]),
    ("towers-event-{manner}-monster towers-event-{way}-treasure", "fined left"),
    ("towers-hint-{kind}", get_args(_Kind)),
    ("towers-monster-{creature} towers-monster-{name}", _CREATURES),
    ("towers-picture-item-{kind}", get_args(ItemKind)),
    ("towers-picture-treasure-{kind} towers-treasure-{kind}", _TREASURES),
    ("towers-picture-{card}", [name.replace("_", "-") for name, card in CARDS.items() if card.is_artifact]),
    ("towers-type-{kind} towers-type-{type}", TYPES),
    ("towers-weapon-{weapon}", {card.weapon for card in CARDS.values()} - {"none"}),
]
