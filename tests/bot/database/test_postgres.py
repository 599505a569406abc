"""Failures that only PostgreSQL has: concurrent transactions, cut connections, a server that refuses."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.database import postgres
from bot.database.database import Database
from bot.database.errors import DatabaseSilent, StoreError
from bot.database.facts import read_fact, write_fact
from bot.database.schema import facts
from bot.database.statements import without_waiting
from bot.features.people.store.people import PeopleStore
from tests.siege.line import Line
from tests.support.databases import looking_into

SECRET = "hunter2"


@pytest.fixture
def url(new_postgres: Callable[[], str]) -> str:
    return new_postgres()


def counted(connection: sa.Connection) -> None:
    """Increment a counter; two transactions that both read the same number would lose one increment."""
    write_fact(connection, "count", str(int(read_fact(connection, "count") or 0) + 1))


async def test_two_at_once_are_as_if_one_followed_the_other(url: str) -> None:
    one, other = await Database.open(url), await Database.open(url)
    async with asyncio.TaskGroup() as group:
        for _ in range(20):
            group.create_task(one.run(counted))
            group.create_task(other.run(counted))
    assert await PeopleStore(one).fact("count") == "40"
    await one.close()
    await other.close()


def counted_without_waiting(connection: sa.Connection) -> None:
    """Do the same, but only look at the server's response to the write at the end."""
    count = str(int(read_fact(connection, "count") or 0) + 1)
    with without_waiting(connection):
        write_fact(connection, "before", count)
        write_fact(connection, "count", count)


async def test_one_that_loses_without_waiting_is_tried_again(url: str) -> None:
    one, other = await Database.open(url), await Database.open(url)
    async with asyncio.TaskGroup() as group:
        for _ in range(20):
            group.create_task(one.run(counted_without_waiting))
            group.create_task(other.run(counted_without_waiting))
    assert await PeopleStore(one).fact("count") == "40"
    await one.close()
    await other.close()


async def test_what_is_refused_without_waiting_undoes_all_of_it(url: str) -> None:
    database = await Database.open(url)
    again = sa.insert(facts).values(name="twice", value=SECRET)

    def twice(connection: sa.Connection) -> None:
        counted(connection)
        with without_waiting(connection):
            connection.execute(again)
            connection.execute(again)
            connection.execute(sa.insert(facts).values(name="later", value=""))

    with pytest.raises(sa.exc.IntegrityError):
        await database.run(twice)
    await database.run(counted_without_waiting)
    people = PeopleStore(database)
    assert [await people.fact(name) for name in ("count", "twice", "later")] == ["1", None, None]
    await database.close()


async def test_a_connection_that_is_cut_without_waiting_is_made_anew(url: str) -> None:
    database = await Database.open(url)
    tries = 0

    def cut_once(connection: sa.Connection) -> None:
        nonlocal tries
        tries += 1
        number = connection.scalar(sa.select(sa.func.pg_backend_pid()))
        counted(connection)
        with without_waiting(connection):
            if tries == 1:
                with looking_into(url) as beside:
                    beside.execute(sa.select(sa.func.pg_terminate_backend(number)))
            write_fact(connection, "later", "written")

    await database.run(cut_once)
    people = PeopleStore(database)
    assert [tries, await people.fact("count"), await people.fact("later")] == [2, "1", "written"]
    await database.close()


async def test_two_that_start_at_once_make_the_tables_once(url: str) -> None:
    one, other = await asyncio.gather(Database.open(url), Database.open(url))
    assert one.identity == other.identity
    await one.close()
    await other.close()


async def test_a_connection_that_is_cut_is_made_anew(url: str) -> None:
    database = await Database.open(url)
    for _ in range(3):
        with looking_into(url) as beside:
            cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
            beside.execute(sa.text(cut + " AND pid <> pg_backend_pid()"))
        await database.run(counted)
    assert await PeopleStore(database).fact("count") == "3"
    await database.close()


@pytest.fixture
async def line(url: str) -> AsyncIterator[Line]:
    folder = sa.make_url(url).query.get("host")
    if folder is None:
        pytest.skip("the server is not reached by a socket in a folder")
    with tempfile.TemporaryDirectory() as name:  # socket paths must be short
        running = Line(Path(name) / "line", Path(str(folder)))
        await running.mend()
        yield running
        await running.close()


@pytest.mark.parametrize("moment", ["before", "between", "commit"])
async def test_a_server_that_goes_silent(
    url: str, line: Line, moment: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("bot.database.database.CONNECTS", 0.1)
    by_line = sa.make_url(url).set(query={"host": str(line.folder)})
    database = await Database.open(by_line.render_as_string(hide_password=False))
    claimed, usual = await database.claim(shared=True), database._backend.limit
    database._backend.limit = 0.1

    def interrupted(connection: sa.Connection) -> None:
        if moment == "between":
            connection.execute(sa.select(1))
            line.fall_silent()
        counted(connection)
        if moment == "commit":
            line.fall_silent()

    if moment == "before":
        line.fall_silent()
    tries = await asyncio.gather(*(database.run(interrupted) for _ in range(9)), return_exceptions=True)
    assert {type(found) for found in tries} == {DatabaseSilent}
    with pytest.raises(DatabaseSilent):
        await database.run(counted)
    assert [record.levelname for record in caplog.records if record.name == "bot.database.database"] == [
        "ERROR"
    ]

    database._backend.limit = usual
    await line.mend()
    # The server still has the old sessions, and they still hold their locks.
    await PeopleStore(database).note("after", "1")
    assert await PeopleStore(database).fact("after") == "1"
    await claimed()
    await database.close()


async def test_a_transaction_cut_off_while_it_is_committed_is_not_done_twice(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = await Database.open(url)
    whole = postgres.PostgresServer.transaction

    @asynccontextmanager
    async def cut_off(server: postgres.PostgresServer) -> AsyncIterator[AsyncConnection]:
        async with whole(server) as connection:
            yield connection
        raise sa.exc.OperationalError("COMMIT", {}, OSError("cut"), connection_invalidated=True)

    with monkeypatch.context() as patched:
        patched.setattr(postgres.PostgresServer, "transaction", cut_off)
        with pytest.raises(StoreError):
            await database.run(counted)
    assert await PeopleStore(database).fact("count") == "1"
    await database.close()


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"host": "127.0.0.1", "port": 1, "query": {}}, "cannot be reached"),
        ({"database": "nothing_there"}, "There is no database nothing_there"),
        ({"username": "nobody_there"}, "does not take this user"),
    ],
)
async def test_a_server_that_cannot_be_used(url: str, changed: dict[str, object], said: str) -> None:
    wrong = sa.make_url(url).set(**changed, password=SECRET)  # type: ignore[arg-type]
    with pytest.raises(StoreError, match=said) as caught:
        await Database.open(wrong.render_as_string(hide_password=False))
    assert SECRET not in str(caught.value)
    assert str(caught.value).endswith(".")


async def test_an_invalid_address_is_refused() -> None:
    with pytest.raises(StoreError, match="is not the address"):
        await Database.open("postgresql://host:port/name")


@pytest.mark.parametrize("is_new", [True, False])
async def test_a_standby_may_not_be_written_to(url: str, *, is_new: bool) -> None:
    if not is_new:
        await (await Database.open(url)).close()
    with looking_into(url) as beside:
        name = sa.make_url(url).database
        beside.execute(sa.text(f"ALTER DATABASE {name} SET default_transaction_read_only = on"))
    with pytest.raises(StoreError, match="read-only"):
        await Database.open(url)


async def test_a_full_disk_and_other_refusals_say_nothing_of_rows() -> None:
    class Refusal(Exception):
        sqlstate = "53100"

    server = postgres.PostgresServer(f"postgresql://me:{SECRET}@host/games")
    assert "is full; nothing was lost" in server.explain(Refusal("Key (secret)=(x) already exists"))
    Refusal.sqlstate = "23505"
    assert (
        server.explain(Refusal("Key (secret)=(x)")) == "The database games on host refused (SQLSTATE 23505)."
    )


async def test_without_the_driver_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "psycopg", None)
    with pytest.raises(StoreError, match=r"pip install 'tavolata\[postgresql\]'"):
        await Database.open("postgresql://host/name")


def test_a_path_is_a_file(tmp_path: Path) -> None:
    async def name() -> str:
        database = await Database.open(tmp_path / "games.sqlite3")
        await database.close()
        return database.name

    assert asyncio.run(name()) == str(tmp_path / "games.sqlite3")
