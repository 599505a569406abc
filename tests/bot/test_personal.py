"""What is kept about a person: nothing is left out of the file, and nothing outlives being forgotten."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa

from bot.domain.table import SeatRow
from bot.store.columns import Json
from bot.store.database import Database
from bot.store.personal import NOBODY, PersonalStore
from bot.store.schema import METADATA, PERSONAL
from bot.store.statements import add
from bot.store.tables import TableStore
from games.engine.event import Event
from games.engine.text import Text
from tests.bot.test_store import a_table

UNTIL_OVER = {"seen"}
"""Goes with the end of the game and not before, or whoever has seen the hands could sit down among them."""
ADA, OTHER_ADA, BRUNO = 3, 4, 5


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    opened = await Database.open(tmp_path / "games.sqlite3")
    yield opened
    await opened.close()


def named(name: str, key: str = "player") -> Event:
    return Event(Text("log-joined", {key: name}))


def a_row(place: sa.Table, **known: int) -> dict[str, object]:
    """Return a row that ``place`` takes; what is not ``known`` means nothing."""
    checked = {"status": "over", "state": "sent"}
    plain = {int: 2, float: 2.0, str: "x", bool: False, bytes: b"x"}

    def value(column: sa.Column[object]) -> object:
        if not isinstance(column.type, Json):
            return checked.get(column.key) or plain[column.type.python_type]
        for text in ("{}", "[]", "null"):
            with contextlib.suppress(msgspec.ValidationError):
                return msgspec.json.decode(text, type=column.type.hint)
        raise AssertionError(column)

    return {column.key: known.get(column.key, value(column)) for column in place.c}


PLACES = [column for place in METADATA.sorted_tables for column in place.c if column.key in PERSONAL]


@pytest.mark.parametrize("column", PLACES, ids=str)
async def test_every_place_that_holds_a_person_is_exported_and_forgotten(
    database: Database, column: sa.Column[int]
) -> None:
    personal, place = PersonalStore(database), column.table
    assert await TableStore(database).insert(a_table(status="over", host=BRUNO, seats=[]), []) == 1
    others = {name: BRUNO for name in PERSONAL if name in place.c}
    row = a_row(place, **{**others, "table": 1, "rematch_of": 1, column.key: ADA})
    await database.run(lambda connection: add(connection, place, [row]))
    assert any((await personal.everything(ADA, (), None)).values()), "it is exported"
    await personal.forget(ADA, (), None)
    if place.name in UNTIL_OVER:
        return
    assert ADA not in await database.scalars(sa.select(column)), "it is forgotten"
    assert not any((await personal.everything(ADA, (), None)).values())


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
