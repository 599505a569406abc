"""Every component of Abraca can be looked up."""

from __future__ import annotations

from games.abraca.components import COMPONENTS, NUMBERS
from games.abraca.telling.reference import ENTRIES


def test_every_component_has_an_entry() -> None:
    told = {component for entry in ENTRIES for component in entry.components}
    assert told == {*map(str, NUMBERS), *(set(COMPONENTS.__struct_fields__) - {"spells"})}
    assert [entry.components for entry in ENTRIES if entry.kind == "spell"] == [(str(n),) for n in NUMBERS]
