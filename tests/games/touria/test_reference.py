"""Every component of Touria can be looked up."""

from __future__ import annotations

from games.touria.components import COLOURS, COMPONENTS, ITEMS, ORDERS
from games.touria.telling.reference import ENTRIES


def test_every_component_has_an_entry() -> None:
    told = {component for entry in ENTRIES for component in entry.components}
    things = {
        *ITEMS,
        *COLOURS,
        *ORDERS,
        *COMPONENTS.dwellers,
        *(space.id for space in COMPONENTS.spaces),
        *(tower.id for tower in COMPONENTS.towers),
        *(side for tower in COMPONENTS.towers for side in tower.sides),
    }
    by_name = {"spaces", "towers", "orders", "dwellers", "items"}
    tables = set(COMPONENTS.__struct_fields__) - by_name
    assert told - {"coin", "sword", "elixir"} == things | tables


def test_there_is_one_entry_for_orders_that_are_alike() -> None:
    orders = [entry for entry in ENTRIES if entry.kind == "order"]
    assert len(orders) == len(set(ORDERS.values()))
