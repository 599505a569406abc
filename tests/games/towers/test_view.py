"""Who sees what, row by row of the table in rules/towers#10."""

from __future__ import annotations

import re

import msgspec
import pytest

from games.engine.game import SPECTATOR
from games.towers.components import COMPONENTS
from tests.games.towers.table import Table

SEATS = (0, 1, 2)
STRANGERS = (SPECTATOR, None)
EVERYBODY = (*SEATS, *STRANGERS)


def table(**options: bool) -> Table:
    return Table("wizard_5_wand warrior_6_axe", "dwarf_5_axe chameleon_1", "wizard_2_none", **options)


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_row_1_this_tower_is_open_to_the_top(viewer: int | None) -> None:
    here = table()
    floors = here.view(viewer).floors
    assert tuple((floor.monster, floor.treasure) for floor in floors) == here.state.floors
    assert not any(floor.resolved for floor in floors)


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_row_2_the_towers_to_come_are_only_counted(viewer: int | None) -> None:
    here = table()
    view = here.view(viewer)
    assert view.monsters_left == view.treasures_left == 9
    # Trophy and elixir also have lines of their own on a score sheet.
    seen = re.sub(rb'"kind":"\w+"', b"", msgspec.json.encode(view))
    assert not [card for card in here.state.monsters + here.state.treasures if f'"{card}"'.encode() in seen]


def test_rows_3_and_4_a_hand_is_its_owners_and_its_size_is_public() -> None:
    here = table()
    for viewer in EVERYBODY:
        view = here.view(viewer)
        assert [place.hand for place in view.places] == [10, 10, 10]
        if view.own is None:
            assert viewer in STRANGERS
        else:
            assert viewer is not None
            assert view.own.hand == here.state.hands[viewer]
        seen = msgspec.json.encode(view)
        for owner in SEATS:
            visible = any(f'"{card}"'.encode() in seen for card in here.state.hands[owner])
            assert visible == (viewer == owner)


def test_rows_5_and_6_what_is_chosen_is_secret_and_that_it_is_chosen_is_public() -> None:
    here = table()
    here.choose(0, "wizard_5_wand")
    for viewer in EVERYBODY:
        view = here.view(viewer)
        assert [place.committed for place in view.places] == [True, False, False]
        assert (b"wizard_5_wand" in msgspec.json.encode(view)) == (viewer == 0)
    own = here.view(0).own
    assert own is not None
    assert own.commit == ("wizard_5_wand",)
    here.withdraw(0)
    assert not here.view(None).places[0].committed


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_row_7_teams_show_how_they_came_to_their_value(viewer: int | None) -> None:
    here = table().play("wizard_5_wand", "chameleon_1", "wizard_2_none")
    teams = [place.team for place in here.view(viewer).places]
    assert [team.value for team in teams] == [5, 5, 2]
    assert teams[1].lines[0].copied_from == 0


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_row_8_last_cards_are_open_until_the_next_floor_is_resolved(viewer: int | None) -> None:
    here = table().play_on(until_tower=2)
    view = here.view(viewer)
    assert view.last_loot == here.loot
    assert view.last_floor is not None
    assert (view.last_floor.tower, view.last_floor.floor) == (1, 3)
    while here.state.floor == 1:
        here.play(*(here.offered(seat)[0] for seat in SEATS))
    assert here.view(viewer).last_loot is None


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_row_9_nobody_sees_a_hand_on_a_travelling_board(viewer: int | None) -> None:
    here = table()
    view = here.view(viewer)
    assert [place.seat for place in view.ring] == [0, 1, 2, None]
    seen = msgspec.json.encode(view)
    assert not [card for card in here.state.dealt[3] if f'"{card}"'.encode() in seen]


def test_row_10_a_hand_is_seen_when_it_arrives_and_not_before() -> None:
    here = table()
    coming = here.state.dealt[3]
    here.play_on(until_tower=2)
    own = here.view(0).own
    assert own is not None
    assert own.hand == coming
    assert [(place.seat, place.hand) for place in here.view(None).ring] == [(0, 3), (1, 0), (2, 1), (None, 2)]


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_row_11_open_piles_are_open_to_all(viewer: int | None) -> None:
    here = table().play_on(until_tower=3)
    for seat, place in enumerate(here.view(viewer).places):
        won = here.state.won[seat]
        assert sorted((*(place.treasures or ()), *(place.monsters or ()))) == sorted(won)
        assert place.sheet is not None
        assert place.gold == here.state.gold[seat]


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_row_11_closed_piles_are_counted_and_gold_is_open(viewer: int | None) -> None:
    here = table(open_piles=False).play_on(until_tower=3)
    for seat, place in enumerate(here.view(viewer).places):
        assert place.treasure_count + place.monster_count == len(here.state.won[seat])
        assert place.gold == here.state.gold[seat]
        closed = seat != viewer
        assert (place.treasures is None) == (place.monsters is None) == (place.sheet is None) == closed


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_row_12_the_final_sheets_are_open_to_all(viewer: int | None) -> None:
    here = table(open_piles=False).play_on()
    view = here.view(viewer)
    assert view.over
    assert view.winners
    for place in view.places:
        assert place.sheet is not None
        assert place.sheet.total == sum(item.points for item in place.sheet.items)
        assert place.treasures is not None


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_played_hands_are_listed_where_the_table_wants_it(viewer: int | None) -> None:
    assert table().play_on(until_tower=2).view(viewer).played_hands is None
    here = table(hand_memory=True)
    assert here.view(viewer).played_hands == ()
    here.play_on(until_tower=2)
    listed = here.view(viewer).played_hands
    assert listed is not None
    assert [(hand.seat, hand.tower, hand.hand) for hand in listed] == [(0, 1, 0), (1, 1, 1), (2, 1, 2)]
    assert [hand.cards for hand in listed] == list(here.state.dealt[:3])
    here.play_on()
    assert len(here.view(viewer).played_hands or ()) == COMPONENTS.ring_places


def test_the_own_team_is_worth_what_can_be_known() -> None:
    """A chameleon copies at least what has been shown, and at most the highest wizard that may still be
    shown.
    """
    here = Table("chameleon_1 warrior_3_axe dwarf_4_axe", "warrior_5_axe dwarf_2_axe wizard_3_wand")
    here.play("chameleon_1", "warrior_5_axe").play("warrior_3_axe", "dwarf_2_axe")
    own = here.view(0).own
    assert own is not None
    assert own.worth == (3, 8)
    assert {prospect.cards: prospect.worth for prospect in own.prospects}["dwarf_4_axe",] == (7, 12)
    here.choose(0, "dwarf_4_axe")
    own = here.view(0).own
    assert own is not None
    assert own.worth == (7, 12)


def test_wizards_in_the_own_hand_cannot_be_copied() -> None:
    here = Table("chameleon_1 wizard_5_none wizard_5_wand", "")
    own = here.view(0).own
    assert own is not None
    assert {prospect.cards: prospect.worth for prospect in own.prospects}["chameleon_1",] == (0, 4)


def test_wizards_that_everybody_saw_in_this_tower_cannot_be_copied_any_more() -> None:
    """Played cards are out until the next tower (rules/towers#4.resolve), so the highest left is a 4."""
    here = Table("chameleon_1", "wizard_5_none", "wizard_5_wand")
    bounds = [_chameleon(here, 0)]
    here.play("wizard_2_wand", "wizard_5_none", "wizard_5_wand")
    for kind in ("warrior", "dwarf"):
        here.play(*(next(card for card in here.offered(seat) if kind in card) for seat in SEATS))
    bounds.append(_chameleon(here, 0))
    assert here.state.floor == 2
    assert bounds == [(0, 5), (0, 4)]


def _chameleon(here: Table, seat: int) -> tuple[int, int]:
    """Return the possible worth of the first chameleon alone, according to ``seat``'s view."""
    own = here.view(seat).own
    assert own is not None
    return {prospect.cards: prospect.worth for prospect in own.prospects}["chameleon_1",]


def test_the_own_cards_are_ten() -> None:
    here = table().play("wizard_5_wand", "chameleon_1", "wizard_2_none")
    own = here.view(0).own
    assert own is not None
    assert own.played == ("wizard_5_wand",)
    assert sorted(own.hand + own.played) == sorted(here.state.dealt[0])


def test_what_lies_hidden_is_nowhere_in_a_view() -> None:
    """With other hands, choices and decks, the bytes stay the same for those who may not know."""
    one, other = table(), table()
    other.state.dealt = (one.state.dealt[0], *one.state.dealt[:0:-1])
    other.state.hands = [other.state.ten(seat) for seat in SEATS]
    other.state.monsters = other.state.monsters[::-1]
    other.state.treasures = other.state.treasures[::-1]
    for here in (one, other):
        here.choose(1, here.offered(1)[-1])
    for viewer in (0, *STRANGERS):
        assert msgspec.json.encode(one.view(viewer)) == msgspec.json.encode(other.view(viewer))
