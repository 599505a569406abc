"""The components of Touria: ``data/touria/components.toml``, loaded and validated once.

Gems are counted in lists by color, in the order of ``COLOURS``; a color is its index there.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from games.engine.content import ContentError, load_table

_FILE = "touria/components.toml"

Kind: TypeAlias = Literal["action", "fly_only", "courtyard", "mine", "bridge"]
Window: TypeAlias = Literal[
    "own_free",
    "start",
    "route",
    "action",
    "copied_action",
    "double",
    "copy",
    "end",
    "entry",
    "doors",
    "copied",
]


class Space(Struct, frozen=True):
    """A space of the board and its position."""

    id: str
    kind: Kind
    x: int
    y: int


class Tower(Struct, frozen=True):
    """A tower, its position, and its actions at the start: north, east, south, west."""

    id: str
    x: int
    y: int
    sides: tuple[str, str, str, str]


class Order(Struct, frozen=True):
    """An order of the trader: the gems he asks for and the coins he pays."""

    gems: tuple[str, ...]
    coins: int


class Targets(Struct, frozen=True):
    """The number of hearts, and of coins, that open the castle."""

    standard: int
    introductory: int


class Supply(Struct, frozen=True):
    """The total number of each component."""

    hearts: int
    swords: int
    coins: int
    gems: dict[str, int]


class Start(Struct, frozen=True):
    """The holdings and the group's place at the start of a game; rules/touria#4."""

    coins: int
    elixirs: int
    group: str
    bonus_gems: tuple[str, ...]


class Movement(Struct, frozen=True):
    """The costs of steps and flights; rules/touria#6.2."""

    free_steps: int
    boots_steps: int
    wizard_cost: int


class Rewards(Struct, frozen=True):
    """The rewards at the places; rules/touria#7."""

    swords: int
    sell: int
    pair: int
    triple: int
    die_bonus: int
    thief_draw: int
    swap_hearts: int
    swap_coins: int
    scale: int


class ExitRoad(Struct, frozen=True):
    """The road out of the tournament."""

    id: str
    origin: str = msgspec.field(name="from")
    to: str


class Components(Struct, frozen=True):
    """The whole table of components."""

    seats: tuple[str, ...]
    targets: Targets
    supply: Supply
    start: Start
    movement: Movement
    rewards: Rewards
    spaces: tuple[Space, ...]
    roads: dict[str, tuple[str, str]]
    exit_road: ExitRoad
    towers: tuple[Tower, ...]
    orders: dict[str, Order]
    dwellers: dict[str, str]
    door_spaces: dict[str, tuple[int, int]]
    items: dict[str, tuple[Window, ...]]


def load() -> Components:
    """Return the components.

    :raises ContentError: the table is missing, malformed, or its parts contradict each other.
    """
    table = load_table(_FILE, Components)
    known = {space.id for space in table.spaces}
    for road, ends in (*table.roads.items(), ("exit_road", (table.exit_road.origin, table.exit_road.to))):
        if not known.issuperset(ends):
            raise ContentError(f"{_FILE}: {road} leads to a space that does not exist")
    sides = [action for tower in table.towers for action in tower.sides]
    for action in sides:
        if sides.count(action) != 2 or (action != "wizard" and action not in known):
            raise ContentError(
                f"{_FILE}: the tower action {action} is not twice on the towers, or leads nowhere"
            )
    for order in table.orders.values():
        if not set(order.gems) <= set(table.supply.gems) - {"black", "purple"}:
            raise ContentError(f"{_FILE}: an order asks for {order.gems}")
    if len(table.dwellers) != len(table.door_spaces):
        raise ContentError(f"{_FILE}: {len(table.dwellers)} dwellers for {len(table.door_spaces)} doors")
    return table


COMPONENTS = load()
"""The components of every table."""

COLOURS = tuple(COMPONENTS.supply.gems)
"""The colors of gems; ``COLOURS[0]`` is black, the last is purple."""

BLACK, PURPLE = COLOURS.index("black"), COLOURS.index("purple")
REGULAR = tuple(index for index in range(len(COLOURS)) if index not in (BLACK, PURPLE))
"""The colors that orders, dwellers and the paintbrush use."""
COLOURED = (*REGULAR, PURPLE)
"""Every color but black."""

GEMS = tuple(COMPONENTS.supply.gems.values())
"""The number of gems of each color."""

ORDERS = {
    name: (tuple(order.gems.count(colour) for colour in COLOURS), order.coins)
    for name, order in COMPONENTS.orders.items()
}
"""Every order: the number of gems of each color it asks for, and the coins it pays."""

STACKS = tuple(
    tuple(name for name, order in COMPONENTS.orders.items() if len(order.gems) == size) for size in (2, 3, 4)
)
"""The three stacks of orders, by number of gems."""

DOORS = tuple(COMPONENTS.door_spaces)
ITEMS = tuple(COMPONENTS.items)
NOT_MIRRORED = ("rose", "flagon", "mirror")
"""Items that the mirror cannot copy."""
