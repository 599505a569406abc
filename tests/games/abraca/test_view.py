"""Who sees what, row by row of the table in rules/abraca#9."""

from __future__ import annotations

import msgspec
import pytest

from games.engine.game import SPECTATOR
from tests.games.abraca.table import Table, hand, seen

POSITION = "35488/87643/88752 secrets -/6/7 pool 123 left 77"
SEATS = (0, 1, 2)
STRANGERS = (SPECTATOR, None)


def secrets(table: Table, viewer: int | None) -> list[tuple[int | None, ...]]:
    return [place.secrets for place in table.view(viewer).places]


def test_row_1_a_hand_is_seen_by_the_other_seated_players_only() -> None:
    table = Table(POSITION)
    for viewer in (*SEATS, *STRANGERS):
        for owner in SEATS:
            visible = viewer in SEATS and viewer != owner
            assert seen(table.view(viewer).places[owner]) == (hand(table, owner) if visible else "-----")


def test_row_1_spectators_see_all_hands_privately_where_the_table_trusts_them() -> None:
    table = Table(POSITION, spectators="all")
    assert [seen(place) for place in table.view(SPECTATOR).places] == ["35488", "87643", "88752"]
    assert [seen(place) for place in table.view(None).places] == ["-----"] * 3
    assert secrets(table, SPECTATOR) == [(), (None,), (None,)]
    assert seen(table.view(0).places[0]) == "-----"


def test_row_2_a_secret_stone_is_seen_by_its_owner_only() -> None:
    table = Table(POSITION)
    assert secrets(table, 0) == [(), (None,), (None,)]
    assert secrets(table, 1) == [(), (6,), (None,)]
    assert secrets(table, 2) == [(), (None,), (7,)]
    assert all(secrets(table, stranger) == [(), (None,), (None,)] for stranger in STRANGERS)


@pytest.mark.parametrize("viewer", [*SEATS, *STRANGERS])
def test_rows_3_and_4_secret_stones_left_and_pool_are_only_counted(viewer: int | None) -> None:
    view = Table(POSITION).view(viewer)
    assert (view.secrets_left, view.pool) == (2, 3)


@pytest.mark.parametrize("viewer", [*SEATS, *STRANGERS])
def test_row_5_the_board_is_open(viewer: int | None) -> None:
    table = Table(POSITION).cast(5)
    view = table.view(viewer)
    assert view.used == tuple(table.state.used)
    assert view.set_aside == tuple(table.state.set_aside)


@pytest.mark.parametrize("viewer", [*SEATS, *STRANGERS])
def test_row_6_the_hand_of_the_eliminated_is_public_but_no_secret_stone(viewer: int | None) -> None:
    table = Table(POSITION + " life 6,0,6", last_standing=True)
    place = table.view(viewer).places[1]
    assert place.eliminated
    assert seen(place) == "87643"
    assert place.secrets == ((6,) if viewer == 1 else (None,))


@pytest.mark.parametrize("viewer", [*SEATS, *STRANGERS])
def test_row_7_after_a_round_all_of_it_is_public(viewer: int | None) -> None:
    table = Table(POSITION + " life 1,6,6").cast(2)
    (result,) = table.view(viewer).rounds
    assert result.hands[0] == (3, 5, 4, 8, 8)
    assert result.secrets == ((), (6,), (7,))
    assert result.secrets_left == (7, 7)
    assert result.pool == (1, 2, 3)


@pytest.mark.parametrize("viewer", [*SEATS, *STRANGERS])
def test_row_7_when_the_game_is_over_everything_is_open(viewer: int | None) -> None:
    table = Table(POSITION + " life 1,6,6 points 0,7,0").cast(2)
    view = table.view(viewer)
    assert view.active is None
    assert view.winners == (1,)
    assert [seen(place) for place in view.places] == ["35488", "87643", "88752"]
    assert secrets(table, viewer) == [(), (6,), (7,)]


def test_the_counter_is_for_seated_players_and_an_option() -> None:
    assert Table(POSITION).view(1).unseen is not None
    assert all(Table(POSITION).view(stranger).unseen is None for stranger in STRANGERS)
    assert Table(POSITION, spectators="all").view(SPECTATOR).unseen is None
    assert Table(POSITION, counter_aid=False).view(1).unseen is None


def test_the_counter_knows_the_own_secret_stones_and_not_those_of_others() -> None:
    table = Table(POSITION)
    unseen = table.view(1).unseen
    assert unseen is not None
    assert sum(unseen) == 5 + 2 + 1 + 3, "own hand, secret stones left, the one of seat 2, pool"


def test_the_public_view_tells_all_declarations_of_the_round() -> None:
    view = Table("34488/?????/????? left 8888").cast(3, roll=2).cast(4).cast(6).view(None)
    told = [(one.spell, one.result, one.roll, one.stones, one.took_secret) for one in view.declarations]
    assert told == [(3, "hit", 2, 4, False), (4, "hit", None, 3, True), (6, "miss", None, 3, False)]


MARKED = "3(5)5(1)4+88/8(2)7643/+88752"


@pytest.mark.parametrize("counter_aid", [True, False])
@pytest.mark.parametrize("viewer", [*SEATS, *STRANGERS])
def test_of_the_backs_of_others_only_the_number_is_seen(viewer: int | None, counter_aid: bool) -> None:
    """Marks on single backs are only in a seat's own view; rules/abraca#9.marks."""
    for spectators in ("public", "all"):
        view = Table(MARKED, counter_aid=counter_aid, spectators=spectators).view(viewer)
        for owner, place in enumerate(view.places):
            if owner != viewer:
                assert not any(stone.fresh or stone.denied for stone in place.stones)


def test_marks_are_an_aid_of_memory_that_a_table_can_do_without() -> None:
    """Without ``counter_aid`` no marks are shown (rules/abraca#9.marks); new stones are still marked."""
    for counter_aid, marks in ((True, [(5,), (1,), (), (), ()]), (False, [()] * 5)):
        own = Table(MARKED, counter_aid=counter_aid).view(0).places[0].stones
        assert [stone.denied for stone in own] == marks
        assert [stone.fresh for stone in own] == [False] * 3 + [True] * 2


def test_what_lies_hidden_is_nowhere_in_a_view() -> None:
    """Swapping each hidden stone for another leaves the bytes unchanged."""
    board = "used 84555666 aside 667788"
    one = Table(f"12233/88888/77777 secrets -/4/- left 654 pool 345 {board}").view(0)
    other = Table(f"54363/88888/77777 secrets -/2/- left 124 pool 543 {board}").view(0)
    assert msgspec.json.encode(one) == msgspec.json.encode(other)
