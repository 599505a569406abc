"""A community moves from one database to another, completely or not at all, and carries on there."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import sqlite3
import subprocess
import sys
import textwrap
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any, get_args

import pytest
import sqlalchemy as sa

from bot.database import transfer as transfers
from bot.database.backend import Address
from bot.database.cluster.cluster import Cluster
from bot.database.cluster.lease import Lease
from bot.database.database import Database
from bot.database.errors import StoreError
from bot.database.migrate import newest_schema
from bot.database.schema import MOMENTARY
from bot.database.transfer import MOVED, Count, transfer
from bot.features.actions import ACTIONS
from bot.features.lobby.rules.lobby import NewTable
from bot.features.people.store.people import PeopleStore
from bot.table.actor import Actor
from bot.table.store import TableStore
from bot.table.table import Status
from tests.bot.conftest import Tavolata
from tests.bot.discord.test_names import GAME, NAMES, Lives, bring
from tests.bot.table.test_walks import PEOPLE
from tests.support.databases import Server, looking_into, rows

ROOT = Path(__file__).parents[3]
SECRET = "hunter2"
Make = Callable[[str], Address]
Lived = Callable[..., Awaitable[Address]]


@pytest.fixture
def make(tmp_path: Path, new_postgres: Callable[[], str]) -> Make:
    """A function that returns the address of a new, empty database."""
    return lambda kind: (
        new_postgres() if kind == "postgresql" else tmp_path / f"{os.urandom(4).hex()}.sqlite3"
    )


@pytest.fixture(scope="module")
def lived_once(tmp_path_factory: pytest.TempPathFactory, postgres_server: Server) -> Lived:
    """A function that returns a database in which tables have been played; each is created once, and meant to
    be copied.
    """
    folder = tmp_path_factory.mktemp("lived")
    known: dict[Any, Address] = {}

    async def find(kind: str, seed: int, tables: int, *, plays: bool) -> Address:
        past = kind, seed, tables, plays
        if past not in known:
            postgresql = kind == "postgresql"
            known[past] = postgres_server.make(kept=True) if postgresql else folder / f"{len(known)}.sqlite3"
            await live(known[past], seed, tables, plays=plays)
        return known[past]

    return find


@pytest.fixture
def lived(tmp_path: Path, new_postgres: Callable[..., str], lived_once: Lived) -> Lived:
    """A function that returns the address of a private copy of a database with tables from ``live``."""

    async def copied(kind: str, seed: int, tables: int = 4, *, plays: bool = False) -> Address:
        past = await lived_once(kind, seed, tables, plays=plays)
        if isinstance(past, Path):
            return Path(shutil.copyfile(past, tmp_path / f"{os.urandom(4).hex()}.sqlite3"))
        return new_postgres(past)

    return copied


@pytest.fixture
def small_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transfers, "BATCH", 7)


async def moved(origin: Address, destination: Address, *, replace: bool = False, **given: Any) -> list[Count]:
    known = {"backed_up": False, "progress": lambda *_: None, **given}
    return await transfer(origin, destination, replace=replace, **known)


def content(address: Address) -> dict[str, list[tuple[Any, ...]]]:
    """Return every row of every table, in a form that both kinds of database share."""
    found = {}
    with looking_into(address) as beside:
        for table in MOVED:
            name, columns = table.name, ", ".join(column.name for column in table.c)
            read = beside.execute(sa.text(f"SELECT {columns} FROM {name}"))
            plain = [tuple(bytes(one) if isinstance(one, memoryview) else one for one in row) for row in read]
            found[name] = sorted(plain, key=repr_of)
    found["facts"] = [row for row in found["facts"] if row[0] != "lease"]
    return found


def repr_of(row: tuple[Any, ...]) -> list[str]:
    return [repr(int(one)) if isinstance(one, bool) else repr(one) for one in row]


async def live(address: Address, seed: int, tables: int = 4, *, plays: bool = False) -> None:
    """Let tables be played at ``address`` by a bot of its own.

    With ``plays``, a whole game is also played there and imported on another server, and another game is
    started.
    """
    database = await Database.open(address)
    leave = await run_on(database)
    lives = Lives(database, seed)
    if plays:
        await bring(lives)
    for number in range(tables):
        await lives.live(seed * 1000 + number)
    if plays:
        person = PEOPLE[0]
        new = NewTable(
            1, 2, GAME, "en", person, NAMES[person], seed * 1000 + tables, computers=("companion",)
        )
        begun, _ = await lives.service.openings.open(new)
        await lives.service.act(ACTIONS["start"], begun, Actor(person, NAMES[person], interaction=6), None)
    await leave()
    await database.close()


async def run_on(database: Database) -> Callable[[], Awaitable[None]]:
    """Start using ``database`` as a bot does; return a function that stops it."""
    if database.is_shared:
        cluster = Cluster(database, 1)
        await cluster.join(1, 1)
        return cluster.release
    lease = Lease(database)
    await lease.take()
    return lease.release


def fill(address: Address) -> None:
    """Insert a row into every empty table: numbers as large as Discord's, any text, no optional values."""
    some: dict[str, Any] = {
        "BigInteger": 2**62 + 1, "Text": "Zoë “€” \u2028\n'", "TypedText": "Zoë <@1>", "Double": 1.1,
        "Boolean": True, "Json": b'{"a": "\xc3\xa9"}', "LargeBinary": bytes(range(256)),
    }  # fmt: skip
    with looking_into(address) as beside:
        for table in MOVED:
            if beside.scalar(sa.select(sa.func.count()).select_from(table)):
                continue
            row = {
                column.name: owners[0] if owners else some[type(column.type).__name__]
                for column in table.c
                if not column.nullable
                for owners in [[beside.scalar(sa.select(key.column)) for key in column.foreign_keys]]
            }
            plain = sa.table(table.name, *map(sa.column, row))
            beside.execute(sa.insert(plain), row)


async def play_on(address: Address, seed: int) -> None:
    """Continue every table that is still open, and open another."""
    database = await Database.open(address)
    lives = Lives(database, seed)
    store = TableStore(database)
    before = {
        table.id: table.revision for table in await store.find(None, statuses=get_args(Status), limit=100)
    }
    open_tables = await store.find(None, statuses=("playing", "lobby", "paused"), limit=100)
    assert open_tables, "there is something to play on"
    for table in open_tables:
        await lives.go_on(table.id)
    after = {
        table.id: table.revision for table in await store.find(None, statuses=get_args(Status), limit=100)
    }
    assert any(after[number] > revision for number, revision in before.items())
    new = NewTable(1, 2, GAME, "en", PEOPLE[0], NAMES[PEOPLE[0]], seed)
    number, _ = await lives.service.openings.open(new)
    assert number > max(before)
    await database.close()


@pytest.mark.parametrize(
    ("one", "other"), [("sqlite", "postgresql"), ("postgresql", "sqlite"), ("sqlite", "sqlite")]
)
async def test_everything_comes_along_and_goes_on(
    one: str, other: str, make: Make, lived: Lived, small_batches: None
) -> None:
    origin, destination = await lived(one, 5, plays=True), make(other)
    fill(origin)
    counts = await moved(origin, destination)
    before, after = content(origin), content(destination)
    assert after == before
    assert not any(rows(destination, f"SELECT * FROM {table.name}") for table in MOMENTARY)
    assert [count.source for count in counts] == [count.target for count in counts]
    assert {count.table: count.target for count in counts} == {
        name: len(here) for name, here in after.items()
    }
    assert all(before.values()), "there was something in every table"
    assert rows(destination, "SELECT version_num FROM alembic_version") == [(newest_schema(),)]
    here, there = await Database.open(origin), await Database.open(destination)
    assert here.identity == there.identity, "buttons go on working"
    await here.close()
    await there.close()
    await play_on(destination, 6)
    assert content(origin) == before


async def test_numbers_of_tables_that_are_gone_are_given_to_no_other(make: Make, lived: Lived) -> None:
    for one, other in (("sqlite", "postgresql"), ("postgresql", "sqlite"), ("sqlite", "sqlite")):
        origin, destination = await lived(one, 5, tables=2), make(other)
        with looking_into(origin) as beside:
            if isinstance(origin, Path):
                beside.execute(sa.text("PRAGMA foreign_keys = ON"))
            beside.execute(sa.text("DELETE FROM tables"))
            beside.execute(sa.text("DELETE FROM members"))
        await moved(origin, destination)
        database = await Database.open(destination)
        new = NewTable(1, 2, GAME, "en", PEOPLE[0], NAMES[PEOPLE[0]], 77)
        assert (await Lives(database, 1).service.openings.open(new))[0] == 3
        await database.close()
        assert rows(destination, "SELECT min(number) FROM members") > [(1,)]


async def test_a_database_without_tables_moves_and_gives_its_first_number(make: Make) -> None:
    origin, destination = make("sqlite"), make("postgresql")
    await (await Database.open(origin)).close()
    await moved(origin, destination)
    database = await Database.open(destination)
    new = NewTable(1, 2, GAME, "en", PEOPLE[0], NAMES[PEOPLE[0]], 77)
    assert (await Lives(database, 1).service.openings.open(new))[0] == 1
    await database.close()


async def test_a_table_that_is_played_again_refers_to_the_one_before(
    make: Make, lived: Lived, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(transfers, "BATCH", 1)
    origin, destination = await lived("sqlite", 5, tables=3), make("postgresql")
    with looking_into(origin) as beside:
        beside.execute(sa.text("UPDATE tables SET rematch_of = id - 1 WHERE id > 1"))
    await moved(origin, destination)
    assert rows(destination, "SELECT id, rematch_of FROM tables ORDER BY id") == [(1, None), (2, 1), (3, 2)]


async def test_an_older_database_is_brought_up_to_date_first_and_copied_before(
    make: Make, lived: Lived, later: Callable[[str], None]
) -> None:
    origin, destination = await lived("sqlite", 5, tables=1), make("postgresql")
    assert isinstance(origin, Path)
    before = content(origin)
    later("""op.execute("UPDATE members SET name = 'Ada the First'")""")
    await moved(origin, destination)
    [copy] = copies(origin)
    assert content(copy) == before != content(origin)
    assert content(origin) == content(destination)


def copies(path: Path) -> list[Path]:
    return list(path.parent.glob(f"{path.name}.before-*"))


async def test_an_older_server_is_brought_up_to_date_only_when_it_is_backed_up(
    make: Make, lived: Lived, later: Callable[[str], None]
) -> None:
    origin, destination = await lived("postgresql", 5, tables=1), make("sqlite")
    later("pass")
    with pytest.raises(StoreError, match="then start once with --backed-up"):
        await moved(origin, destination)
    await moved(origin, destination, backed_up=True)
    assert content(origin) == content(destination)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_it_can_be_repeated_and_goes_either_way(make: Make, lived: Lived, kind: str) -> None:
    origin, destination = await lived("sqlite", 5, tables=1), make(kind)
    await moved(origin, destination)
    with pytest.raises(StoreError, match="holds an earlier copy of this community; add --replace"):
        await moved(origin, destination)
    await live(origin, 6, tables=1)
    await moved(origin, destination, replace=True)
    assert content(destination) == content(origin)
    # Now continue there, and then move back.
    await live(destination, 7, tables=1)
    for replace in (False, True):
        with pytest.raises(StoreError, match="holds this community with changes that are not in the one"):
            await moved(origin, destination, replace=replace)
    await moved(destination, origin, replace=True)
    assert content(destination) == content(origin)
    await live(origin, 8, tables=1)


async def test_of_two_that_have_both_gone_on_neither_is_replaced(make: Make, lived: Lived) -> None:
    origin, copy = await lived("sqlite", 5, tables=1), make("sqlite")
    await moved(origin, copy)
    await live(copy, 6, tables=1)
    await live(origin, 7, tables=1)
    for given in ((origin, copy), (copy, origin)):
        with pytest.raises(StoreError, match="holds this community with changes"):
            await moved(*given, replace=True)


async def test_a_backup_made_while_the_bot_ran_does_not_replace_what_came_after(
    make: Make, lived: Lived
) -> None:
    origin, backup = await lived("sqlite", 5, tables=1), make("sqlite")
    with closing(sqlite3.connect(str(origin))) as running, closing(sqlite3.connect(str(backup))) as copy:
        running.backup(copy)
    with looking_into(origin) as beside:
        beside.execute(sa.text("UPDATE tables SET changed_at = changed_at + 1"))
    with pytest.raises(StoreError, match="holds this community with changes"):
        await moved(backup, origin, replace=True)
    await moved(origin, backup, replace=True)
    assert content(origin) == content(backup)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_another_community_is_never_replaced(lived: Lived, kind: str) -> None:
    origin, destination = await lived("sqlite", 5, tables=1), await lived(kind, 6, tables=1)
    before = content(destination)
    for replace in (False, True):
        with pytest.raises(StoreError, match="holds another community, and nothing of it is replaced"):
            await moved(origin, destination, replace=replace)
    assert content(destination) == before


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
@pytest.mark.parametrize("who", ["origin", "destination"])
async def test_a_bot_that_runs_on_either_side(make: Make, lived: Lived, who: str, kind: str) -> None:
    places = {"origin": await lived(kind, 5, tables=1), "destination": make(kind)}
    await moved(*places.values())
    running = await Database.open(places[who])
    leave = await run_on(running)
    with pytest.raises(StoreError, match=r"^A Tavolata process uses the database .*; stop it before"):
        await moved(*places.values(), replace=True)
    await leave()
    await running.close()


@pytest.mark.parametrize("who", ["origin", "destination"])
async def test_a_bot_that_runs_on_another_machine(make: Make, lived: Lived, who: str) -> None:
    places = {"origin": await lived("sqlite", 5, tables=1), "destination": make("sqlite")}
    await moved(*places.values())
    database = await Database.open(places[who])
    await PeopleStore(database).note("lease", f'{{"id":"x","host":"far","pid":1,"seen_at":{4e9}}}')
    await database.close()
    with pytest.raises(StoreError, match=r"^A Tavolata process uses the database .*; stop it before"):
        await moved(*places.values(), replace=True)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_a_bot_cannot_start_on_either_side_while_it_is_moved(
    make: Make, lived: Lived, kind: str
) -> None:
    origin, destination = await lived(kind, 5, tables=1), make(kind)
    refused = []

    def progress(table: str, done: int, total: int) -> None:
        if table == "events" and not refused:
            with ThreadPoolExecutor(1) as beside:
                refused.append(beside.submit(asyncio.run, start(origin)).result())

    async def start(address: Address) -> str:
        try:
            await start_beside(address)
        except StoreError as error:
            return str(error)
        return "it started"

    await moved(origin, destination, progress=progress)
    assert len(refused) == 1
    assert "already uses the database" in refused[0] or "is locked by another program" in refused[0]


async def start_beside(address: Address) -> None:
    database = await Database.open(address)
    try:
        await run_on(database)
    finally:
        await database.close()


HALFWAY = textwrap.dedent(
    """
    import asyncio, sys, time
    from pathlib import Path
    from bot.database import transfer as transfers

    transfers.BATCH = 3

    def address(given):
        return given if "://" in given else Path(given)

    def progress(table, done, total):
        if table == "events" and done:
            print("halfway", flush=True)
            time.sleep(600)

    origin, destination = map(address, sys.argv[1:])
    asyncio.run(transfers.transfer(origin, destination, replace=True, backed_up=False, progress=progress))
    """
)


@pytest.mark.parametrize("there_is_a_copy", [False, True])
@pytest.mark.parametrize(("one", "other"), [("sqlite", "postgresql"), ("postgresql", "sqlite")])
async def test_one_that_is_killed_leaves_the_target_as_it_was(
    make: Make, lived: Lived, one: str, other: str, *, there_is_a_copy: bool
) -> None:
    origin, destination = await lived(one, 5, tables=2), make(other)
    if there_is_a_copy:
        await moved(origin, destination)
        before = content(destination)
        await live(origin, 6, tables=1)
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", HALFWAY, str(origin), str(destination),
        env={**os.environ, "PYTHONPATH": str(ROOT)}, stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    assert process.stdout is not None
    assert await process.stdout.readline() == b"halfway\n"
    process.kill()
    await process.wait()
    await forgotten(destination)
    await forgotten(origin)
    if there_is_a_copy:
        assert content(destination) == before
    else:
        with looking_into(destination) as beside:
            assert sa.inspect(beside).get_table_names() == []
    await moved(origin, destination, replace=there_is_a_copy)
    assert content(destination) == content(origin)


async def forgotten(address: Address) -> None:
    """Return once the server has noticed that a process died."""
    others = "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'tavolata' AND "
    others += "datname = current_database()"
    if isinstance(address, str):
        async with asyncio.timeout(20):
            while rows(address, others) != [(0,)]:
                await asyncio.sleep(0.01)


async def test_rows_that_do_not_arrive_are_noticed(
    make: Make, lived: Lived, monkeypatch: pytest.MonkeyPatch
) -> None:
    origin, destination = await lived("sqlite", 5, tables=1), make("sqlite")
    count = transfers._count
    monkeypatch.setattr(
        transfers,
        "_count",
        lambda connection, table: count(connection, table) - (str(destination) in str(connection.engine.url)),
    )
    with pytest.raises(StoreError, match="Not all rows came"):
        await moved(origin, destination)
    monkeypatch.undo()
    await moved(origin, destination)


async def test_a_database_without_a_community_is_refused(make: Make, lived: Lived, tmp_path: Path) -> None:
    full, empty = await lived("sqlite", 5, tables=1), make("postgresql")
    nowhere = tmp_path / "nowhere" / "none.sqlite3"
    with pytest.raises(StoreError, match=r"There is no database .*none\.sqlite3\.$"):
        await moved(nowhere, full)
    assert not nowhere.parent.exists()
    with pytest.raises(StoreError, match="There is no community in the database test_"):
        await moved(empty, full)
    assert rows(empty, "SELECT count(*) FROM information_schema.tables WHERE table_schema = 'public'") == [
        (0,)
    ]
    letter = tmp_path / "letter.sqlite3"
    letter.write_bytes(b"This is a letter to my aunt.\n" * 400)
    for given in ((letter, full), (full, letter)):
        with pytest.raises(StoreError, match="damaged or is not a database"):
            await moved(*given, replace=True)
    link = tmp_path / "link.sqlite3"
    assert isinstance(full, Path)
    link.symlink_to(full)
    for same in (full, link):
        with pytest.raises(StoreError, match="both are the same one"):
            await moved(full, same)


async def test_a_target_of_a_newer_version(
    make: Make, lived: Lived, later: Callable[[str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    origin, destination = await lived("sqlite", 5, tables=1), make("postgresql")
    later("pass")
    await (await Database.open(destination)).close()
    monkeypatch.undo()
    with pytest.raises(StoreError, match="newer version of Tavolata"):
        await moved(origin, destination, replace=True)


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "bot", *arguments],
        capture_output=True, text=True, check=False, env={**os.environ, "PYTHONPATH": str(ROOT)},
    )  # fmt: skip


async def test_on_the_command_line(make: Make, lived: Lived, tavolata: Tavolata) -> None:
    origin, destination = await lived("sqlite", 5, tables=1), make("postgresql")
    done = await asyncio.to_thread(run, "move", str(origin), str(destination))
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert lines[0].split() == ["FROM", "TO"]
    assert ["tables", "1", "1"] in [line.split() for line in lines]
    assert len(lines) == len(MOVED) + 2
    assert lines[-1] == "Everything is there. Set DATABASE_URL to TO, and start no bot on FROM any more."
    assert re.search(r"^events: \d+$", done.stderr, re.MULTILINE), "it says how far it is"
    known = [*map(str, PEOPLE), *NAMES.values()]
    assert not any(f" {one}\n" in done.stdout and one in NAMES.values() for one in known)
    again = await asyncio.to_thread(run, "move", str(origin), str(destination))
    assert again.returncode == 1
    assert "add --replace" in again.stderr.splitlines()[-1]
    assert (await tavolata("move", str(origin), str(destination), "--replace")).sentence is None


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (f"postgresql://me:{SECRET}@127.0.0.1:1/games", "The database games on 127.0.0.1 cannot be reached"),
        (f"postgresql://me:{SECRET}@127.0.0.1:port/games", "is not the address of a PostgreSQL database"),
        (f"mysql://me:{SECRET}@127.0.0.1/games", "FROM and TO are paths of files, or addresses such as"),
    ],
)
async def test_what_cannot_be_reached_is_one_sentence_without_the_password(
    lived: Lived, tavolata: Tavolata, wrong: str, said: str
) -> None:
    origin = await lived("sqlite", 5, tables=1)
    for given in ((str(origin), wrong), (wrong, str(origin))):
        ended = await tavolata("move", *given)
        assert "Traceback" not in ended.said
        assert said in ended.sentence
        assert "\n" not in ended.sentence
        assert SECRET not in ended.said + ended.sentence
