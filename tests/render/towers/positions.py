"""Positions written out by hand, so that no change of rules or players changes the golden pictures."""

from __future__ import annotations

from games.towers.model import FloorResult, Line, LootResult, Options, Recap, Team
from games.towers.rules.scoring import sheet
from games.towers.view import Floor, Own, Place, Prospect, RingPlace, View

WON = (
    ("chest_4", "ring_1", "slime"),
    ("ring_2", "ring_3", "troglodyte_1", "troglodyte_2"),
    ("trophy", "lich", "gazer"),
    ("cursed_2", "elixir", "golem"),
)
GOLD = (3, 5, 0, 2)

COPYING = Team(
    (Line("chameleon_1", 4, copied_from=0), Line("warrior_5_sword", 5), Line("dwarf_4_bare", 4)), 13
)
FULL = (
    Team((Line("wizard_4_wand", 4), Line("warrior_3_axe", 3), Line("dwarf_2_hammer", 2)), 9),
    COPYING,
    Team((Line("artifact_1", 0, 0), Line("warrior_5_axe", 5), Line("dwarf_3_axe", 3, 2)), 11),
    Team((Line("chameleon_2", 4, 2, 0), Line("artifact_2", 0, 0), Line("warrior_6_axe", 6)), 14),
)
"""The teams of rules/towers#example-2."""

RINGS = {2: (0, None, 1, None), 3: (0, 1, 2, None), 4: (0, 1, 2, 3)}

TEN = (
    "wizard_3_none",
    "wizard_5_wand",
    "chameleon_3",
    "warrior_1_axe",
    "warrior_4_sword",
    "warrior_6_sword",
    "dwarf_2_axe",
    "dwarf_5_hammer",
    "dwarf_5_bare",
    "artifact_3",
)


def floor_result(seats: int = 4, floor: int = 2, tower: int = 2) -> FloorResult:
    """Return a floor that the last seat wins and the first seat loses."""
    return FloorResult(
        tower=tower,
        floor=floor,
        monster="minotaur",
        treasure="chest_5",
        teams=FULL[:seats],
        strongest=seats - 1,
        weakest=0,
        strongest_by="wizard_weapon",
        weakest_by="value",
    )


def place(seat: int, seats: int, team: Team, *, committed: bool, is_open: bool = True) -> Place:
    """Return a seat with everything it has won."""
    won = WON[seat]
    treasures = tuple(
        card for card in won if card.split("_")[0] in {"chest", "ring", "trophy", "cursed", "elixir"}
    )
    monsters = tuple(card for card in won if card not in treasures)
    return Place(
        team=team,
        committed=committed,
        hand=6,
        gold=GOLD[seat],
        treasure_count=len(treasures),
        monster_count=len(monsters),
        treasures=treasures if is_open else None,
        monsters=monsters if is_open else None,
        sheet=sheet(GOLD[seat], won, seats) if is_open else None,
    )


def view(
    seats: int = 4,
    viewer: int | None = None,
    *,
    fresh: bool = False,
    after_tower: bool = False,
    over: bool = False,
    is_open: bool = True,
) -> View:
    """Return the second floor of the second tower with one card shown; only the second seat hasn't chosen.

    ``fresh`` is the same moment before any card is shown, ``after_tower`` right after a tower has ended.
    """
    empty = fresh or after_tower or over
    last = floor_result(seats, 3, 1) if after_tower or over else floor_result(seats, 1)
    loot = None
    if after_tower or over:
        cards = ("warrior_5_sword", "wizard_5_none", "artifact_3", "dwarf_5_axe")
        loot = LootResult(1, cards[:seats], (2, 3, 0, 1)[:seats])
    own = None
    if viewer is not None and viewer >= 0 and not over:
        pairs = (("warrior_1_axe", "dwarf_5_bare"), ("warrior_6_sword", "artifact_3"))
        own = Own(
            hand=TEN[2:],
            played=TEN[:2],
            commit=None if viewer == 1 else pairs[0],
            worth=(9, 11),
            prospects=tuple(Prospect(pair, (9, 14)) for pair in pairs),
        )
    return View(
        viewer=viewer,
        options=Options(open_piles=is_open),
        tower=2,
        towers=4,
        floor=1 if after_tower else 2,
        step=0 if empty else 1,
        steps=3 if after_tower else 2,
        wanted=0 if over else 1 if empty else 2,
        floors=(
            Floor("troglodyte_4", "ring_5", not after_tower),
            Floor("minotaur", "chest_5", over),
            Floor("red_dragon", "cursed_1", over),
        ),
        places=tuple(
            place(
                seat,
                seats,
                Team() if empty else Team(FULL[seat].lines[:1], FULL[seat].lines[0].value),
                committed=not empty and seat != 1,
                is_open=is_open or seat == viewer,
            )
            for seat in range(seats)
        ),
        ring=tuple(RingPlace(seat, (index + 3) % 4) for index, seat in enumerate(RINGS[seats])),
        last_floor=last,
        last_loot=loot,
        recap=Recap(last, loot) if empty else None,
        monsters_left=6,
        treasures_left=6,
        played_hands=None,
        own=own,
        swapping=None,
        removing=None,
        over=over,
        winners=(1,) if over else (),
    )
