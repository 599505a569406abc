"""Ratings: the effect of one result, of many, and of being rated twice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
import pytest
import sqlalchemy as sa

from bot.database.backend import Address
from bot.database.database import Database
from bot.features.people.rules.people import Preferences
from bot.features.people.store.members import MemberStore
from bot.features.people.store.people import PeopleStore
from bot.features.ratings import service as rating
from bot.features.ratings import store as rating_store
from bot.features.ratings.rules import Rating
from bot.features.ratings.service import UNKNOWN, Ratings, new_ratings
from bot.features.ratings.store import RatingStore
from bot.features.statistics.store import StatisticsStore
from bot.features.titles.service import Titles
from bot.features.titles.store import FeatStore
from bot.table.change import TableChange
from bot.table.rows import Result
from bot.table.store import TableStore
from bot.table.wake_timer import RETRY
from tests.bot.database.test_store import a_table
from tests.support.databases import open_all

ADA, BRUNO, CHLOE = 1, 2, 3


def test_winners_rise_and_losers_fall() -> None:
    after = new_ratings([Result(0, ADA, 2, 3), Result(1, BRUNO, 1, 8)], {})
    assert after[BRUNO].mu > UNKNOWN.mu > after[ADA].mu
    assert after[ADA].sigma < UNKNOWN.sigma
    assert after[ADA].games == after[BRUNO].games == 1


def test_who_shares_a_place_is_rated_alike() -> None:
    after = new_ratings([Result(0, ADA, 1, 8), Result(1, BRUNO, 1, 8), Result(2, CHLOE, 3, 1)], {})
    assert after[ADA] == after[BRUNO]
    assert after[ADA].mu > after[CHLOE].mu


def test_nobody_rises_by_beating_computers() -> None:
    assert new_ratings([Result(0, ADA, 1, 8), Result(1, None, 2, 3)], {}) == {}


def test_computers_count_as_opponents_among_people() -> None:
    third = new_ratings([Result(0, ADA, 1, 8), Result(1, BRUNO, 2, 3), Result(2, None, 3, 1)], {})
    last = new_ratings([Result(0, ADA, 1, 8), Result(1, BRUNO, 3, 3), Result(2, None, 2, 5)], {})
    assert third[BRUNO].mu > last[BRUNO].mu
    assert set(third) == {ADA, BRUNO}


def test_an_upset_moves_more_than_what_was_expected() -> None:
    known = {}
    for _ in range(10):
        known |= new_ratings([Result(0, ADA, 1, 8), Result(1, BRUNO, 2, 3)], known)
    expected = new_ratings([Result(0, ADA, 1, 8), Result(1, BRUNO, 2, 3)], known)
    upset = new_ratings([Result(0, ADA, 2, 3), Result(1, BRUNO, 1, 8)], known)
    assert upset[BRUNO].mu - known[BRUNO].mu > known[BRUNO].mu - expected[BRUNO].mu
    assert known[ADA].points > known[BRUNO].points


def test_a_rating_begins_at_a_thousand_and_is_never_below_zero() -> None:
    assert UNKNOWN.points == 1000
    assert Rating(-30, 1).points == 0
    losing = {CHLOE: UNKNOWN}
    for game in range(60):
        losing |= new_ratings([Result(0, ADA + game, 1, 8), Result(1, CHLOE, 2, 0)], losing)
    assert 0 <= losing[CHLOE].points < 1000


def no_titles(database: Database) -> Titles:
    """Return no titles, for any game."""
    return Titles(StatisticsStore(database), FeatStore(database), PeopleStore(database), {})


async def end_a_game(tables: TableStore, members: MemberStore, ended: float, places: Sequence[int]) -> None:
    """Make a game of Ada, Bruno and Chloé end at ``ended``, with these ``places``."""
    table = a_table()
    number = await tables.insert(table, [])
    assert number is not None
    over = msgspec.structs.replace(table, status="over", changed_at=ended)
    results = [
        Result(seat, person, rank, 10 - rank, await members.meet(1, person, ""))
        for seat, (person, rank) in enumerate(zip((ADA, BRUNO, CHLOE), places, strict=True))
    ]
    await tables.write(TableChange(over, table, results=tuple(results)))


async def test_each_game_is_rated_once_and_in_order(address: Address) -> None:
    database = await open_all(address)
    tables, store, people = TableStore(database), RatingStore(database), PeopleStore(database)
    members = MemberStore(database)
    await people.revise(
        CHLOE, lambda person: msgspec.structs.replace(person, preferences=Preferences(rated=False))
    )
    for ended, places in ((20.0, (1, 2, 3)), (10.0, (2, 1, 3))):
        await end_a_game(tables, members, ended, places)
    assert [finished.table for finished in await store.unrated()] == [2, 1]

    ratings = Ratings(store, people, no_titles(database))
    await ratings._round()
    found = await store.ratings(1, "abraca")
    assert set(found) == {ADA, BRUNO}, "who does not want to be rated is not"
    assert found[ADA].games == 2
    [first] = {rating.games for rating in found.values()}
    await ratings._round()
    assert await store.ratings(1, "abraca") == found
    assert first == 2
    await database.close()


async def test_games_that_cannot_be_rated_keep_no_other_from_it(
    address: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = await open_all(address)
    tables, store = TableStore(database), RatingStore(database)
    members = MemberStore(database)
    for ended in range(5):
        await end_a_game(tables, members, float(ended), (1, 2, 3) if ended % 2 else (3, 2, 1))
    rate = rating.new_ratings

    def failing(results: Sequence[Result], known: Mapping[int, Rating]) -> dict[int, Rating]:
        if results[0].rank == 3:
            raise ZeroDivisionError
        return rate(results, known)

    monkeypatch.setattr(rating, "new_ratings", failing)
    monkeypatch.setattr(rating, "_AT_ONCE", 1)
    ratings = Ratings(store, PeopleStore(database), no_titles(database))
    assert await ratings._round() == RETRY
    assert (await store.ratings(1, "abraca"))[ADA].games == 2
    assert [finished.table for finished in await store.unrated()] == [1, 3, 5]
    monkeypatch.undo()
    await ratings._round()
    assert (await store.ratings(1, "abraca"))[ADA].games == 5
    assert not await store.unrated()
    await database.close()


async def test_a_result_that_cannot_be_read_keeps_no_other_from_being_rated(
    address: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = await open_all(address)
    tables, store = TableStore(database), RatingStore(database)
    members = MemberStore(database)
    for ended in range(3):
        await end_a_game(tables, members, float(ended), (1, 2, 3))
    read = rating_store._results

    def failing(connection: sa.Connection, table: int) -> tuple[Result, ...]:
        if table == 1:
            raise msgspec.DecodeError
        return read(connection, table)

    monkeypatch.setattr(rating_store, "_results", failing)
    assert await Ratings(store, PeopleStore(database), no_titles(database))._round() == RETRY
    assert (await store.ratings(1, "abraca"))[ADA].games == 2
    assert [finished.table for finished in await store.unrated()] == [1]
    await database.close()
