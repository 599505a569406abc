"""Weeks of dailies: every list is exactly right.

``TAVOLATA_MONTH="300 30"`` simulates 300 people and 30 dailies.
"""

from __future__ import annotations

import os
import random
from collections.abc import AsyncIterator
from decimal import ROUND_HALF_UP, Decimal, getcontext
from pathlib import Path
from typing import Any

import pytest

from bot.database.database import Database
from bot.database.schema import daily_tries, deal_results, members, tables
from bot.database.statements import add, values_of
from bot.features.daily.rules.days import Try, Visit, day_at, days_from, days_of_week, monday_of, pool_of
from bot.features.daily.rules.standings import day_list, rounded, streaks, week_list
from bot.features.daily.store import DailyStore
from bot.features.people.rules.people import Member
from bot.table.rows import DealResult
from bot.table.table import NOWHERE, Table

PEOPLE, DAYS = map(int, os.environ.get("TAVOLATA_MONTH", "60 16").split())
FIRST = "2026-11-02"
_TABLE = Table(0, 0, 0, "abraca", "en", 0, "over", b"", 1, 0.0, 0.0)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[DailyStore]:
    database = await Database.open(tmp_path / "games.sqlite3")
    yield DailyStore(database)
    await database.close()


class Played:
    """What the test itself knows about one result."""

    def __init__(self, day: int, person: int, deal: int, points: int, lead: int) -> None:
        self.day, self.person, self.deal = day, person, deal
        self.score = points + lead
        self.points, self.lead = points, lead


def month(chance: random.Random) -> list[Played]:
    """Return the results of a month, with people of different strength and diligence."""
    found = []
    for person in range(1, PEOPLE + 1):
        strength, diligence = chance.gauss(0, 3), chance.random()
        for day in range(DAYS):
            if chance.random() < diligence:
                points = round(chance.gauss(8 + strength, 4))
                lead = round(chance.gauss(strength, 5))
                found.append(Played(day, person, chance.randrange(3), points, lead))
    chance.shuffle(found)
    return found


async def fill(store: DailyStore, played: list[Played]) -> None:
    """Store the results as tables, tries and result rows."""
    row = {name: value for name, value in values_of(_TABLE).items() if name in tables.c}
    shown: list[dict[str, Any]] = []
    tried, results = [], []
    for number, one in enumerate(played, start=1):
        day = days_from(FIRST, one.day)
        deal = pool_of(day)[one.deal]
        shown.append({**row, "id": number})
        new = Try(number, day, one.person, deal, 1, 0.0)
        tried.append(values_of(new))
        result = DealResult(deal, 0, one.person, one.points, one.lead, 1, 1, float(number))
        results.append({**values_of(result), "table": number})
    known = [values_of(Member(one, NOWHERE, one, f"P{one:03}")) for one in range(1, PEOPLE + 1)]

    def job(connection: Any) -> None:
        add(connection, members, known)
        add(connection, tables, shown)
        add(connection, daily_tries, tried)
        add(connection, deal_results, results)

    await store._database.run(job)


def percent(fields: dict[tuple[int, int], list[int]], one: Played) -> Decimal:
    """Return the exact percentage of a result among the scores of its day and deal, computed
    independently.
    """
    field = fields[one.day, one.deal]
    below = sum(score < one.score for score in field)
    equal = sum(score == one.score for score in field)
    return Decimal(100) * (Decimal(below) + Decimal(equal) / 2) / Decimal(len(field))


def shown(value: Decimal) -> str:
    return str(value.quantize(Decimal("0.1"), ROUND_HALF_UP))


async def test_every_list_is_right_to_its_last_digit(store: DailyStore) -> None:
    getcontext().prec = 60
    chance = random.Random(7)
    played = month(chance)
    assert len({one.person for one in played}) > 0.8 * PEOPLE
    await fill(store, played)
    fields: dict[tuple[int, int], list[int]] = {}
    for one in played:
        fields.setdefault((one.day, one.deal), []).append(one.score)
    exact = {(one.person, one.day): percent(fields, one) for one in played}
    # Each day.
    for day in range(DAYS):
        text = days_from(FIRST, day)
        places = day_list(await store.results([text]))
        own = {one.person: exact[one.person, day] for one in played if one.day == day}
        assert {place.result.person: shown_share(place.percentage) for place in places} == {
            person: shown(value) for person, value in own.items()
        }
        for place in places:
            mine = own[place.result.person or 0]
            assert place.place == 1 + sum(value - mine > Decimal("1e-40") for value in own.values())
        assert [place.place for place in places] == sorted(place.place for place in places)
    # Each week: the best five of seven.
    for monday in {monday_of(days_from(FIRST, day)) for day in range(DAYS)}:
        days = days_of_week(monday)
        found = week_list(await store.results(days))
        sums: dict[int, list[Decimal]] = {}
        for (person, day), value in exact.items():
            if days_from(FIRST, day) in days:
                sums.setdefault(person, []).append(value)
        totals = {person: sum(sorted(values, reverse=True)[:5]) for person, values in sums.items()}
        assert {place.person: (shown_share(place.total), place.days) for place in found} == {
            person: (shown(Decimal(total)), len(sums[person])) for person, total in totals.items()
        }
        for place in found:
            mine = totals[place.person]
            assert place.place == 1 + sum(total - mine > Decimal("1e-40") for total in totals.values())
        among = set(list(totals)[::3])
        some = week_list(await store.results(days), among)
        assert {place.person: place.total for place in some} == {
            place.person: place.total for place in found if place.person in among
        }
        assert some[0].place == 1
    # Each streak.
    last = days_from(FIRST, DAYS - 1)
    for person in range(1, PEOPLE + 1, 7):
        own_days = {one.day for one in played if one.person == person}
        longest = current = run = 0
        for day in range(DAYS):
            run = run + 1 if day in own_days else 0
            longest = max(longest, run)
            if day >= DAYS - 2 and run:
                current = run
        if DAYS - 1 not in own_days and DAYS - 2 not in own_days:
            current = 0
        assert streaks(await store.played(person), last) == (current, longest)


def shown_share(share: Any) -> str:
    return str(rounded(share))


async def test_visits_decide_who_is_on_the_list_of_a_server(store: DailyStore) -> None:
    week = monday_of(day_at(1e9))
    for at, joined in ((1.0, 0.5), (2.0, 1.5)):
        await store.note_visit(Visit(5, week, 1, at, joined))
    await store.note_visit(Visit(6, week, 2, 3.0, None))
    assert await store.visits(5, week) == [Visit(5, week, 1, 2.0, 1.5)]
    assert await store.visits(5, days_from(week, 7)) == []
