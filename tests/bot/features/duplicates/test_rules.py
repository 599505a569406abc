"""The draw and the comparison of sets, checked against independent implementations and by brute force."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations
from random import Random
from typing import get_args

import pytest
from msgspec.structs import replace

from bot.features.duplicates.rules.course import (
    Announce,
    Cancel,
    Draw,
    End,
    Open,
    Step,
    Uncover,
    next_step,
)
from bot.features.duplicates.rules.draw import drawn, room, tables_for
from bot.features.duplicates.rules.duplicate import (
    MOST_TABLES,
    Duplicate,
    Entrant,
    Place,
    SeatResult,
    SetTable,
    TableState,
)
from bot.features.duplicates.rules.matchpoints import EVEN, by_person, by_seat, matchpoints

SECRET = bytes(range(32))
SET = Duplicate(1, 2, "abraca", 4, "day", created_at=0.0, starts_at=100.0, id=7)


def _results(chance: Random, tables: int, seats: int) -> list[SeatResult]:
    return [
        SeatResult(table, seat, None if chance.random() < 0.3 else 10 * table + seat, chance.randrange(4), 0)
        for table in range(tables)
        for seat in range(seats)
    ]


@pytest.mark.parametrize("seed", range(30))
def test_matchpoints_are_the_share_of_pairs_won(seed: int) -> None:
    chance = Random(seed)
    results = _results(chance, chance.randint(1, 9), chance.randint(2, 5))
    for one, share in zip(results, matchpoints(results), strict=True):
        pairs = [other for other in results if other.seat == one.seat and other is not one]
        won = [Fraction(1 + (one.total > two.total) - (one.total < two.total), 2) for two in pairs]
        assert share == (sum(won, Fraction(0)) / len(won) if won else EVEN)


@pytest.mark.parametrize("seed", range(10))
def test_every_seat_gives_out_half_a_matchpoint_a_table(seed: int) -> None:
    chance = Random(seed)
    tables, seats = chance.randint(1, 50), chance.randint(2, 6)
    results = _results(chance, tables, seats)
    totals: Counter[int] = Counter()
    shares: dict[int, Fraction] = {}
    for one, share in zip(results, matchpoints(results), strict=True):
        totals[one.seat] += 1
        shares[one.seat] = shares.get(one.seat, Fraction(0)) + share
    assert all(shares[seat] == Fraction(totals[seat], 2) for seat in totals)


@pytest.mark.parametrize("seed", range(10))
def test_standings_share_ranks_and_leave_computers_out(seed: int) -> None:
    results = _results(Random(seed), 6, 3)
    people = by_person(results)
    assert {one.result.member for one in people} == {one.member for one in results} - {None}
    for line in people:
        assert line.rank == 1 + sum(other.matchpoints > line.matchpoints for other in people)
    for seat, lines in by_seat(results).items():
        assert [line.result for line in lines] == sorted(
            [one for one in results if one.seat == seat], key=lambda one: (-one.total, one.number)
        )


def test_a_void_table_is_compared_with_nothing() -> None:
    three = [SeatResult(table, 0, table, points, 0) for table, points in ((0, 5), (1, 3), (2, 1))]
    assert matchpoints(three) == [1, Fraction(1, 2), 0]
    assert matchpoints([three[0], three[2]]) == [1, 0]
    assert matchpoints(three[:1]) == [EVEN]


@pytest.mark.parametrize("size", range(2, 7))
def test_a_draw_seats_everybody_once_at_equal_tables(size: int) -> None:
    for people in (2, 3, 5, size * 2, size * 2 + 1, 60, room(size)):
        if people > room(size):
            continue
        places = drawn(range(people), size, SECRET)
        tables = Counter(place.table for place in places.values())
        assert len(tables) == tables_for(people, size) <= MOST_TABLES
        assert len({(place.table, place.seat) for place in places.values()}) == people
        assert max(tables.values()) - min(tables.values()) <= 1
        assert max(tables.values()) <= size
        for table, there in tables.items():
            seats = sorted(place.seat for place in places.values() if place.table == table)
            assert seats == list(range(there)), "people take the first seats"


def test_a_draw_follows_from_the_secret_alone() -> None:
    members = list(range(20))
    assert drawn(members, 4, SECRET) == drawn(members[::-1], 4, SECRET)
    assert drawn(members, 4, SECRET) != drawn(members, 4, bytes(32))


@pytest.mark.parametrize("seed", range(40))
def test_no_swap_parts_more_of_those_who_should_be_apart(seed: int) -> None:
    chance = Random(seed)
    people, size = chance.randint(2, 10), chance.randint(2, 4)
    pairs = [frozenset(pair) for pair in combinations(range(people), 2)]
    apart = set(chance.sample(pairs, min(len(pairs), chance.randint(0, 5))))
    places = drawn(range(people), size, chance.randbytes(32), apart)

    def together(there: dict[int, Place]) -> int:
        return sum(len({there[member].table for member in pair}) == 1 for pair in apart)

    for one, other in combinations(range(people), 2):
        swapped = {**places, one: places[other], other: places[one]}
        assert together(swapped) >= together(places)


def test_one_blocked_pair_never_sits_together() -> None:
    for number in range(50):
        places = drawn(range(8), 4, bytes([number] * 32), {frozenset({0, 1})})
        assert places[0].table != places[1].table


def _steps(
    duplicate: Duplicate, people: int, tables: list[SetTable], now: float
) -> tuple[list[type[Step]], Duplicate]:
    """Take every step of a set as it falls due; return their kinds and the set."""
    entrants = [Entrant(duplicate.id, member, 0.0) for member in range(people)]
    done: list[type[Step]] = []
    while not isinstance(step := next_step(duplicate, entrants, tables, now), float):
        done.append(type(step))
        match step:
            case Announce():
                duplicate = replace(duplicate, announced_at=now)
            case Draw():
                duplicate = replace(duplicate, drawn_at=now)
                tables += [SetTable(number) for number in range(tables_for(people, duplicate.size))]
            case Open(table):
                tables[table.number] = replace(table, table=table.number + 1, state="open")
            case Uncover(table):
                tables[table.number] = replace(table, is_hidden=False)
            case Cancel() | End():
                duplicate = replace(duplicate, ended_at=now)
    return done, duplicate


def test_a_set_from_its_announcement_to_its_end() -> None:
    tables: list[SetTable] = []
    done, begun = _steps(SET, 8, tables, 50.0)
    assert done == [Announce]
    done, begun = _steps(begun, 8, tables, 100.0)
    assert done == [Draw, Open, Open]
    tables[0] = replace(tables[0], state="over")
    assert _steps(begun, 8, tables, 200.0)[0] == [], "nothing is shown while another table is played"
    tables[1] = replace(tables[1], state="void")
    done, begun = _steps(begun, 8, tables, 300.0)
    assert done == [Uncover, End], "a table that was ended early is not shown"
    assert tables[1].is_hidden
    assert begun.ended_at == 300.0


def test_a_set_without_two_people_is_called_off() -> None:
    assert _steps(SET, 1, [], 100.0)[0] == [Announce, Cancel]


def test_no_table_is_uncovered_while_another_is_played() -> None:
    chance = Random(3)
    begun = replace(SET, announced_at=0.0, drawn_at=100.0)
    states = get_args(TableState)
    for _ in range(300):
        tables = [
            SetTable(number, number, chance.choice(states), chance.random() < 0.5)
            for number in range(chance.randint(2, 5))
        ]
        step = next_step(begun, [], tables, 200.0)
        if any(one.state in ("waiting", "open") for one in tables):
            assert not isinstance(step, Uncover | End)
