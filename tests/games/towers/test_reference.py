"""Every component of Tschak! can be looked up."""

from __future__ import annotations

from collections import Counter

from games.towers.components import CARDS, COMPONENTS, MONSTERS, TREASURES, TYPES
from games.towers.telling.reference import ENTRIES


def test_every_component_has_an_entry() -> None:
    told = Counter(component for entry in ENTRIES for component in entry.components)
    things = {*CARDS, *MONSTERS, *TREASURES}
    floors = {f"floor_{number}" for number in range(1, len(COMPONENTS.floors) + 1)}
    of_cards = {"adventurers", "monsters", "treasures"}
    assert told.keys() == things | floors | (set(COMPONENTS.__struct_fields__) - of_cards)
    assert all(told[thing] == 1 for thing in things)
    assert {entry.kind for entry in ENTRIES} == {*TYPES, "monster", "treasure", "board"}
