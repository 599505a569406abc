"""The components of the game: ``data/towers/components.toml``, loaded, expanded and validated once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

from msgspec import Struct

from games.engine.content import ContentError, load_table

_FILE = "towers/components.toml"

CardType: TypeAlias = Literal["wizard", "warrior", "dwarf", "artifact"]


class Card(Struct, frozen=True):
    """A card of a hand.

    ``value`` is printed on it; chameleons and artifacts have none (0). ``rank`` is the strength of its weapon
    among those of its type, 0 for the weakest.
    """

    id: str
    type: CardType
    value: int
    weapon: str
    rank: int

    @property
    def is_chameleon(self) -> bool:
        """Whether it copies other players' wizards."""
        return self.type == "wizard" and not self.value

    @property
    def is_artifact(self) -> bool:
        """Whether it doubles another card of its team."""
        return self.type == "artifact"


class Monster(Struct, frozen=True):
    """A monster; ``skulls`` is 0 for troglodytes, which count together."""

    id: str
    kind: Literal["creature", "troglodyte"]
    skulls: int = 0


class Treasure(Struct, frozen=True):
    """A treasure; ``points`` is the printed value, 0 if it counts otherwise."""

    id: str
    kind: Literal["chest", "cursed", "ring", "trophy", "elixir"]
    points: int = 0


class Setting(Struct, frozen=True):
    """The settings for a number of players; ``ring`` has -1 for a travelling board."""

    players: int
    ring: tuple[int, ...]
    loot: tuple[int, ...]
    trophy: int


class _Adventurers(Struct, frozen=True):
    type: CardType
    values: tuple[int, ...] = ()
    weapons: tuple[str, ...] = ()
    plain: int = 0


class _Monsters(Struct, frozen=True):
    troglodytes: int
    skulls: dict[str, int]


class _Treasures(Struct, frozen=True):
    chests: tuple[int, ...]
    cursed: tuple[int, ...]
    rings: int
    trophies: int
    elixirs: int


class Components(Struct, frozen=True):
    """The whole table of components."""

    towers: int
    team_size: int
    floors: tuple[tuple[int, ...], ...]
    ring_places: int
    gold: int
    removed_monsters: int
    removed_treasures: int
    tables: tuple[Setting, ...]
    adventurers: tuple[_Adventurers, ...]
    monsters: _Monsters
    treasures: _Treasures


def load() -> Components:
    """Return the components.

    :raises ContentError: the table is missing, malformed, or its numbers contradict each other.
    """
    table = load_table(_FILE, Components)
    if any(sum(steps) != table.team_size for steps in table.floors):
        raise ContentError(f"{_FILE}: the steps of a floor do not make a team of {table.team_size}")
    for setting in table.tables:
        seated = sorted(seat for seat in setting.ring if seat >= 0)
        if len(setting.ring) != table.ring_places or seated != list(range(setting.players)):
            raise ContentError(f"{_FILE}: the ring for {setting.players} players does not seat each once")
        if sum(setting.loot) * table.towers > table.gold:
            raise ContentError(f"{_FILE}: {setting.players} players may win more gold than there is")
    for kind in table.adventurers:
        if (len(kind.values) * len(kind.weapons) + kind.plain) % table.ring_places:
            raise ContentError(f"{_FILE}: the cards of type {kind.type} do not make equal hands")
    used = table.towers * len(table.floors)
    for name, count, removed in (
        ("monsters", len(list(_monsters(table))), table.removed_monsters),
        ("treasures", len(list(_treasures(table))), table.removed_treasures),
    ):
        if count - removed != used:
            raise ContentError(f"{_FILE}: {count - removed} {name} are for {used} floors")
    return table


def _cards(table: Components) -> Iterator[Card]:
    for kind in table.adventurers:
        for value in kind.values:
            for rank, weapon in enumerate(kind.weapons):
                yield Card(f"{kind.type}_{value}_{weapon}", kind.type, value, weapon, rank)
        name = "chameleon" if kind.type == "wizard" else kind.type
        for number in range(1, kind.plain + 1):
            yield Card(f"{name}_{number}", kind.type, 0, "none", 0)


def _monsters(table: Components) -> Iterator[Monster]:
    for name, skulls in table.monsters.skulls.items():
        yield Monster(name, "creature", skulls)
    for number in range(1, table.monsters.troglodytes + 1):
        yield Monster(f"troglodyte_{number}", "troglodyte")


def _treasures(table: Components) -> Iterator[Treasure]:
    treasures = table.treasures
    for points in treasures.chests:
        yield Treasure(f"chest_{points}", "chest", points)
    for points in treasures.cursed:
        yield Treasure(f"cursed_{-points}", "cursed", points)
    for number in range(1, treasures.rings + 1):
        yield Treasure(f"ring_{number}", "ring")
    if treasures.trophies:
        yield Treasure("trophy", "trophy")
    if treasures.elixirs:
        yield Treasure("elixir", "elixir")


COMPONENTS = load()
"""The components of every table."""

CARDS = {card.id: card for card in _cards(COMPONENTS)}
"""Every card of the hands by its id, in the order of a hand."""

TYPE_OF: dict[str, CardType] = {card.id: card.type for card in CARDS.values()}
"""The type of every card by its id."""

MONSTERS = {monster.id: monster for monster in _monsters(COMPONENTS)}
"""Every monster by its id."""

TREASURES = {treasure.id: treasure for treasure in _treasures(COMPONENTS)}
"""Every treasure by its id."""

TYPES: tuple[CardType, ...] = tuple(kind.type for kind in COMPONENTS.adventurers)
"""The types of cards, in tie-breaking order."""

SETTINGS = {setting.players: setting for setting in COMPONENTS.tables}
"""The settings by number of players."""

PLACES = {
    setting.players: tuple(map(setting.ring.index, range(setting.players))) for setting in COMPONENTS.tables
}
"""The place of every seat in the ring, by number of players."""

_ORDER = {card: index for index, card in enumerate(CARDS)}


def in_order(cards: list[str]) -> tuple[str, ...]:
    """Return ``cards`` in the order of a hand.

    >>> in_order(["artifact_1", "dwarf_2_axe", "chameleon_3", "wizard_5_none"])
    ('wizard_5_none', 'chameleon_3', 'dwarf_2_axe', 'artifact_1')
    """
    return tuple(sorted(cards, key=_ORDER.__getitem__))
