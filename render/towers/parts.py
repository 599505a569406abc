"""The content of each part of the private picture, to mark parts that changed since a viewer last looked."""

from __future__ import annotations

from games.towers.rules.amends import REMOVE
from games.towers.rules.choices import PLAY
from games.towers.view import View
from render.picture import Parts


def parts(view: View) -> Parts:
    """Return each floor's prizes and whether they're taken, and each seat's shown cards and winnings."""
    floors = {
        f"floor-{number}": (view.tower, floor.monster, floor.treasure, floor.resolved)
        for number, floor in enumerate(view.floors, start=1)
    }
    seats = {
        f"seat-{seat}": (place.team.cards, place.treasure_count, place.monster_count, place.gold)
        for seat, place in enumerate(view.places)
    }
    return {**floors, **seats}


def parts_of(option: str) -> tuple[str, ...]:
    """Return the parts of the private picture that show what ``option`` is about.

    >>> parts_of("play wizard_5_wand dwarf_2_bare")
    ('wizard_5_wand', 'dwarf_2_bare')
    >>> parts_of("remove lich")
    ('lich',)
    """
    for verb in (PLAY, REMOVE):
        if option.startswith(verb):
            return tuple(option.removeprefix(verb).split())
    return ()
