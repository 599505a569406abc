"""What is kept about a person: nothing is left out of the file, and nothing outlives being forgotten."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store.database import Database
from bot.store.personal import _KEPT, NOBODY, PersonalStore, _forgetting
from bot.store.rows import SeatRow
from bot.store.tables import TableStore
from games.engine.event import Event
from games.engine.text import Text
from tests.bot.test_store import a_table

PERSONAL = {"person", "host", "paused_by", "offered_by"}
"""The columns that hold the id of a person."""
ADA, OTHER_ADA, BRUNO = 3, 4, 5


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    opened = await Database.open(tmp_path / "games.sqlite3")
    yield opened
    await opened.close()


def named(name: str, key: str = "player") -> Event:
    return Event(Text("log-joined", {key: name}))


async def test_every_place_that_holds_a_person_is_exported_and_forgotten(database: Database) -> None:
    with contextlib.closing(sqlite3.connect(database.path)) as connection:
        tables = [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        places = {
            (table, column[1])
            for table in tables
            for column in connection.execute(f"PRAGMA table_info({table})")
            if column[1] in PERSONAL
        }
    assert {table for table, _ in places} >= {"people", "seats", "results", "follows", "presets", "notices"}
    forgotten = list(_forgetting())
    for table, column in places:
        kept = [query for query in _KEPT.values() if table in query and f"{column} = ?" in query]
        assert kept, f"{table}.{column} is not exported"
        gone = [text for text in forgotten if f" {table} " in text and f"{column} = :person" in text]
        assert gone, f"{table}.{column} is not forgotten"


async def test_a_name_that_two_people_have(database: Database) -> None:
    tables, personal = TableStore(database), PersonalStore(database)
    both = await tables.insert(
        a_table(status="over", seats=[SeatRow(ADA, "Ada", 1), SeatRow(OTHER_ADA, "Ada", 2)], origin=1),
        [named("Ada"), named("Ada")],
    )
    hers = await tables.insert(
        a_table(status="over", seats=[SeatRow(OTHER_ADA, "Ada", 3)], origin=2, host=OTHER_ADA), [named("Ada")]
    )
    moderated = await tables.insert(
        a_table(status="over", seats=[SeatRow(BRUNO, "Bruno", 4)], origin=3, host=BRUNO),
        [named("Bruno"), named("Ada", "moderator"), named("Ada", "choice")],
    )
    elsewhere = await tables.insert(
        a_table(guild=9, status="over", seats=[SeatRow(BRUNO, "Bruno", 5)], origin=4, host=BRUNO),
        [named("Ada")],
    )
    assert both and hers and moderated and elsewhere  # noqa: PT018
    lines = (await personal.everything(ADA, {"Ada"}, None))["log"]
    assert {line["table_id"] for line in lines} == {both, moderated}
    assert set(await personal.forget(ADA, {"Ada"}, None)) == {both, moderated}

    async def names(table: int) -> list[object]:
        return [value for row in await tables.events(table) for value in row.event.text.args.values()]

    assert await names(both) == [Text("somebody")] * 2, "a line may mean either, so both are unnamed"
    assert await names(hers) == ["Ada"], "nobody else loses their name"
    assert await names(moderated) == ["Bruno", Text("somebody"), "Ada"], "only what names people"
    assert await names(elsewhere) == ["Ada"], "a server on which she never was"
    row = await tables.load(both)
    assert row is not None
    assert (row.seats[0].person, row.seats[0].name, row.seats[0].interaction) == (None, "", 1)
    assert row.seats[1] == SeatRow(OTHER_ADA, "Ada", 2)
    assert row.host == NOBODY


async def test_whoever_was_never_here_leaves_no_trace(database: Database) -> None:
    personal = PersonalStore(database)
    assert not any((await personal.everything(ADA, {"Ada"}, 1)).values())
    assert await personal.forget(ADA, {"Ada", ""}, 1) == []
