"""What is stored about a person: the export leaves nothing out, and nothing survives being forgotten."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

import msgspec
import pytest
import sqlalchemy as sa

from bot.database.backend import Address
from bot.database.columns import Json
from bot.database.database import Database
from bot.database.schema import METADATA, PERSONAL, departures, results, seats
from bot.database.statements import add
from bot.features.ladders.rules.changes import challenge, join
from bot.features.ladders.rules.course import Record, next_step
from bot.features.ladders.rules.ladder import Ladder
from bot.features.ladders.store import LadderStore
from bot.features.people.store.members import MemberStore
from bot.features.people.store.personal import PersonalStore
from bot.table.store import TableStore
from bot.table.table import SeatRow
from games.engine.event import Event
from games.engine.text import FormerOccupant, PersonName, Text, Typed
from tests.bot.database.test_store import a_table
from tests.support.databases import open_all

UNTIL_OVER = {"disclosures"}
"""Deleted when the game ends and not before; otherwise a person who has seen the hands could take a seat."""
ADA, BRUNO = 3, 4


@pytest.fixture
async def database(address: Address) -> AsyncIterator[Database]:
    database = await open_all(address)
    yield database
    await database.close()


def joined(member: int) -> Event:
    return Event(Text("log-joined", {"player": PersonName(member)}))


def a_row(place: sa.Table, **known: int) -> dict[str, object]:
    """Return a row that ``place`` accepts; columns that aren't ``known`` get meaningless values."""
    checked = {"status": "over", "state": "sent"}
    plain = {int: 2, float: 2.0, str: "x", bool: False, bytes: b"x", Typed: Typed("x")}

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
    assert any((await personal.everything(ADA)).values()), "it is exported"
    await personal.forget(ADA)
    if place.name in UNTIL_OVER:
        return
    assert ADA not in await database.scalars(sa.select(column)), "it is forgotten"
    assert not any((await personal.everything(ADA)).values())


@pytest.mark.parametrize("place", [seats, results, departures], ids=str)
async def test_whoever_is_referred_to_is_exported_and_forgotten(database: Database, place: sa.Table) -> None:
    personal, members = PersonalStore(database), MemberStore(database)
    ada = await members.meet(1, ADA, "Ada")
    tables = TableStore(database)
    assert await tables.insert(a_table(status="over", host=BRUNO, seats=[]), []) == 1
    await database.run(lambda connection: add(connection, place, [a_row(place, table=1, member=ada)]))
    assert (await personal.everything(ADA))[place.name]
    await personal.forget(ADA)
    assert not (await personal.everything(ADA))[place.name]


async def test_a_ladder_is_exported_and_keeps_the_places_of_the_others(database: Database) -> None:
    personal, members, ladders = PersonalStore(database), MemberStore(database), LadderStore(database)
    ada, bruno = await members.meet(1, ADA, "Ada"), await members.meet(1, BRUNO, "Bruno")
    number, _ = await ladders.open(Ladder(1, 2, "abraca", 0.0))
    for member in (ada, bruno):
        await ladders.change(number, join(member, 1.0))
    await ladders.change(number, challenge(bruno, ada, 2.0, ()))
    told = await personal.everything(ADA)
    assert [one["kind"] for one in told["ladders"]] == ["joined"]
    assert [one["made_at"] for one in told["challenges"]] == [2.0]
    await personal.forget(ADA)
    assert not any((await personal.everything(ADA)).values())
    state = await ladders.state(number)
    assert state is not None
    assert state.people == {bruno: BRUNO}
    assert isinstance(next_step(state, (), 3.0), Record), "they leave it"


@pytest.mark.parametrize("page", [1, 2_000])
async def test_what_somebody_is_called_is_one_row(
    database: Database, page: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.features.people.store.personal.PAGE", page)
    tables, personal, members = TableStore(database), PersonalStore(database), MemberStore(database)
    ada, bruno = await members.meet(1, ADA, "Ada"), await members.meet(1, BRUNO, "Ada")
    elsewhere = await members.meet(9, ADA, "Adele")
    left = Event(Text("log-left-game", {"seat": FormerOccupant(0, ada)}))
    log = [joined(ada), joined(bruno), left]
    both = [SeatRow(ADA, ada, 1), SeatRow(BRUNO, bruno, 2)]
    number = await tables.insert(a_table(status="over", seats=both, host=BRUNO), log)
    assert number is not None
    assert await members.meet(1, ADA, "Ada the First") == ada
    names = await members.names(1)
    assert names == {ada: Typed("Ada the First"), bruno: Typed("Ada")}, (
        "a new name is shown everywhere at once"
    )
    lines = (await personal.everything(ADA))["log"]
    assert [line["number"] for line in lines] == [0, 2], "what somebody of the same name did is not hers"

    written = await tables.events(number)
    assert await personal.forget(ADA) == [number]
    members.forget()
    assert await members.names(1) == {bruno: Typed("Ada")}, "nobody else loses their name"
    assert not await members.names(9)
    assert await tables.events(number) == written, "no line was touched"
    row = await tables.load(number)
    assert row is not None
    assert row.seats == [SeatRow(None, ada, 1), SeatRow(BRUNO, bruno, 2)]
    assert await members.meet(1, ADA, "Ada") not in {ada, bruno, elsewhere}, "who comes back is somebody new"


async def test_what_somebody_is_called_elsewhere_does_not_count(database: Database) -> None:
    """In direct messages, Discord sends the name that a person has outside of servers."""
    members = MemberStore(database)
    ada = await members.meet(1, ADA, "ada_1815", elsewhere=True)
    assert await members.names(1) == {ada: Typed("ada_1815")}, "better than none"
    assert await members.meet(1, ADA, "Countess") == ada
    assert await members.meet(1, ADA, "ada_1815", elsewhere=True) == ada
    assert await members.names(1) == {ada: Typed("Countess")}
    again = MemberStore(database)
    assert await again.names(1) == {ada: Typed("Countess")}, "it is what the database holds"


async def test_a_name_in_a_file_may_be_anybody_s(database: Database) -> None:
    personal, members, tables = PersonalStore(database), MemberStore(database), TableStore(database)
    ada = await members.meet(1, ADA, "Ada")
    file = a_table(status="over", seats=[SeatRow(None, None, 1), SeatRow(None, None, 2)], imported=True)
    number, _ = await tables.insert_finished(file, ("Ada", None), (), ())
    loaded = await tables.load(number)
    assert loaded is not None
    imported = loaded.seats[0].member
    assert imported not in {None, ada}
    await personal.forget(ADA)
    assert dict(await MemberStore(database).names(1)) == {imported: Typed("Ada")}


async def test_whoever_was_never_here_leaves_no_trace(database: Database) -> None:
    personal = PersonalStore(database)
    assert not any((await personal.everything(ADA)).values())
    assert await personal.forget(ADA) == []
