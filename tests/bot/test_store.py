"""The database: opened safely, refused clearly, and never half written."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from bot.store import database as store
from bot.store.database import Database, StoreError, migrations
from bot.store.people import PeopleStore
from bot.store.rows import Change, Leftover, NewNotice, SeatRow, Table, Wishes
from bot.store.tables import TableStore
from games.engine.event import Event
from games.engine.text import Text

ROOT = Path(__file__).parents[2]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite3"


async def open_and_close(path: Path) -> None:
    database = await Database.open(path)
    await database.close()


def a_table(**changes: object) -> Table:
    values: dict[str, object] = {
        "id": 0, "guild": 1, "channel": 2, "game": "abraca", "options": {"easy": True}, "locale": "en",
        "host": 3, "status": "lobby", "secret": bytes(32), "rules_version": 1, "created_at": 1.0,
        "changed_at": 1.0, "seats": [SeatRow(3, "Ada", 4), SeatRow(None, None, 5)],
    }  # fmt: skip
    return Table(**{**values, **changes})  # type: ignore[arg-type]


async def test_made_from_nothing(path: Path) -> None:
    deep = path.parent / "a" / "b" / "games.sqlite3"
    database = await Database.open(deep)
    await database.close()
    with contextlib.closing(sqlite3.connect(deep)) as connection:
        [(version,)] = connection.execute("PRAGMA user_version")
        [(mode,)] = connection.execute("PRAGMA journal_mode")
    assert version == migrations()[-1][0]
    assert mode == "wal"


def test_migrations_are_numbered_without_gaps() -> None:
    assert [number for number, _ in migrations()] == list(range(1, len(migrations()) + 1))


@pytest.mark.parametrize("version", range(len(migrations())))
async def test_brought_up_to_date_from_every_version(path: Path, version: int) -> None:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        for number, script in migrations()[:version]:
            connection.executescript(script)
            connection.execute(f"PRAGMA user_version = {number}")
        connection.commit()
    database = await Database.open(path)
    tables = TableStore(database)
    number = await tables.insert(a_table(), [])
    assert number is not None
    assert await tables.load(number) == a_table(id=number)
    await database.close()


async def test_tables_and_wishes_of_before_are_kept(path: Path) -> None:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        for _, script in migrations()[:3]:
            connection.executescript(script)
        connection.execute("PRAGMA user_version = 3")
        connection.execute(
            "INSERT INTO tables (guild, channel, game, options, locale, host, status, secret, rules_version, "
            "asked, created_at, changed_at) "
            "VALUES (1, 2, 'abraca', x'7b7d', 'en', 3, 'lobby', zeroblob(32), 1, x'7b7d', 1, 1)"
        )
        connection.execute("INSERT INTO people VALUES (3, 1, 'it')")
        connection.execute("INSERT INTO people VALUES (4, 0, 'en')")
        connection.commit()
    database = await Database.open(path)
    assert await TableStore(database).load(1) == a_table(id=1, options={}, seats=[])
    people = PeopleStore(database)
    assert (await people.person(3)).wishes.delivery == "direct"
    assert (await people.person(4)).wishes == Wishes()
    await database.close()


async def test_lists_of_tables_read_no_snapshot_to_sort(path: Path) -> None:
    database = await Database.open(path)

    def plan(connection: sqlite3.Connection) -> str:
        rows = connection.execute(
            "EXPLAIN QUERY PLAN SELECT id FROM tables WHERE status IN ('playing', 'over') AND guild = 1 "
            "ORDER BY changed_at DESC, id DESC LIMIT 25"
        )
        return " ".join(row["detail"] for row in rows)

    assert "COVERING INDEX tables_by_status" in await database.run(plan)
    await database.close()


async def test_the_tables_that_changed_last_come_first(path: Path) -> None:
    database = await Database.open(path)
    tables = TableStore(database)
    for number, changed in enumerate((5.0, 9.0, 7.0, 9.0), start=1):
        assert await tables.insert(a_table(origin=number, changed_at=changed), []) == number
    found = await tables.find(1, person=3, limit=3)
    assert [table.id for table in found] == [4, 2, 3]
    assert not await tables.find(2, person=3)
    await database.close()


async def test_a_migration_that_fails_changes_nothing(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    known = migrations()
    database = await Database.open(path)
    await database.close()
    bad = [*known, (len(known) + 1, "CREATE TABLE more (x INTEGER);\nCREATE TABLE tables (x INTEGER);\n")]
    monkeypatch.setattr(store, "migrations", lambda: bad)
    with pytest.raises(StoreError):
        await Database.open(path)
    monkeypatch.undo()
    database = await Database.open(path)
    with pytest.raises(StoreError):
        await database.run(lambda connection: connection.execute("SELECT * FROM more"))
    await database.close()


async def test_a_newer_version(path: Path) -> None:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 999")
    with pytest.raises(StoreError, match=r"newer version of Tavolata \(schema 999"):
        await Database.open(path)


async def test_locked_by_another_program(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = await Database.open(path)
    await database.run(lambda connection: connection.execute("SELECT 1"))
    await database._hop(lambda connection: connection.execute("PRAGMA busy_timeout = 50"))
    with contextlib.closing(sqlite3.connect(path)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError, match="locked by another program"):
            await PeopleStore(database).note("a", "b")
        other.rollback()
    await PeopleStore(database).note("a", "b")
    assert await PeopleStore(database).fact("a") == "b"
    await database.close()


@pytest.mark.parametrize(
    "content", [b"This is a letter to my aunt.\n" * 400, b"SQLite format 3\0" + b"x" * 5000]
)
def test_not_a_database(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with pytest.raises(StoreError, match="damaged or is not a database"):
        asyncio.run(open_and_close(path))
    assert path.read_bytes() == content, "nothing was changed"


def test_a_damaged_file(path: Path) -> None:
    asyncio.run(fill(path))
    data = bytearray(path.read_bytes())
    for page in range(3, len(data) // 4096):
        data[page * 4096 : page * 4096 + 200] = b"\xff" * 200
    path.write_bytes(data)
    with pytest.raises(StoreError, match="damaged"):
        asyncio.run(open_and_close(path))


async def fill(path: Path) -> None:
    database = await Database.open(path)
    tables = TableStore(database)
    for number in range(200):
        await tables.insert(a_table(origin=number), [Event(Text("log-started"))] * 5)
    await database.close()


async def test_a_folder_in_its_place(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="unable to open"):
        await Database.open(tmp_path)


def test_a_file_where_a_folder_should_be(path: Path) -> None:
    path.write_text("x")
    with pytest.raises(StoreError, match="cannot be opened"):
        asyncio.run(open_and_close(path / "games.sqlite3"))


@pytest.mark.parametrize("read_only", ["file", "folder"])
def test_read_only(path: Path, read_only: str) -> None:
    """Root may write anywhere, so the bot is started as nobody where the tests run as root."""
    asyncio.run(open_and_close(path))
    path.parent.chmod(0o777)
    path.chmod(0o444)
    if read_only == "folder":
        path.chmod(0o666)
        path.parent.chmod(0o555)
    script = textwrap.dedent(
        """
        import asyncio, os, sys
        from pathlib import Path
        from bot.store.database import Database, StoreError, migrations
        from bot.store.lease import Lease

        migrations()  # nobody may perhaps not read Python's own files, so what is needed is imported before
        if os.getuid() == 0:
            os.setgroups([])
            os.setgid(65534)
            os.setuid(65534)


        async def main():
            database = await Database.open(Path(sys.argv[1]))
            try:
                await Lease(database).take()
            finally:
                await database.close()

        try:
            asyncio.run(main())
        except StoreError as error:
            print(error)
        """
    )
    for folder in path.parents:
        if folder.owner() != "root" or os.getuid() != 0 or folder == folder.parent:
            break
        folder.chmod(folder.stat().st_mode | 0o055)
    ran = subprocess.run(
        [sys.executable, "-c", script, str(path)],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    path.parent.chmod(0o755)
    assert "read-only" in ran.stdout or "unable to open" in ran.stdout, ran
    assert ran.stdout.strip().endswith(".")


async def test_a_full_disk_loses_nothing(path: Path) -> None:
    database = await Database.open(path)
    tables = TableStore(database)
    number = await tables.insert(a_table(), [])
    assert number is not None
    await database._hop(lambda connection: connection.execute("PRAGMA max_page_count = 1"))
    before = await tables.load(number)
    grown = a_table(id=number, status="playing", snapshot=b"x" * 100_000, revision=2)
    with pytest.raises(StoreError, match="is full"):
        await tables.write(Change(grown, events=(Event(Text("log-started")),)))
    assert await tables.load(number) == before
    assert await tables.events(number) == []
    await database._hop(lambda connection: connection.execute("PRAGMA max_page_count = 1000000"))
    await tables.write(Change(grown))
    loaded = await tables.load(number)
    assert loaded is not None
    assert loaded.snapshot == b"x" * 100_000
    await database.close()


async def test_a_change_is_written_whole_or_not_at_all(path: Path) -> None:
    database = await Database.open(path)
    tables = TableStore(database)
    number = await tables.insert(a_table(), [])
    assert number is not None
    before = await tables.load(number)
    twice = a_table(id=number, revision=2, seats=[SeatRow(3, "Ada", 4), SeatRow(3, "Ada", 5)])
    with pytest.raises(sqlite3.IntegrityError):
        await tables.write(Change(twice, events=(Event(Text("log-started")),), seats_changed=True))
    assert await tables.load(number) == before
    assert await tables.events(number) == []
    await database.close()


async def test_a_notice_is_owed_once(path: Path) -> None:
    database = await Database.open(path)
    tables, people = TableStore(database), PeopleStore(database)
    number = await tables.insert(a_table(), [])
    assert number is not None
    change = Change(a_table(id=number, revision=2), notices=(NewNotice(0, 3, 1.0),))
    await tables.write(change)
    await tables.write(change)
    assert len(await people.open_notices()) == 1
    await database.close()


async def test_a_board_left_behind_is_remembered_until_it_is_removed(path: Path) -> None:
    database = await Database.open(path)
    tables = TableStore(database)
    number = await tables.insert(a_table(), [])
    assert number is not None
    leftover = Leftover(2, 77)
    await tables.published(a_table(id=number, published_revision=1, message=78), leftover)
    assert await tables.leftovers(number) == [leftover]
    assert await tables.behind() == [number]
    await tables.removed(leftover)
    assert await tables.behind() == []
    await database.close()


async def test_the_same_interaction_opens_one_table(path: Path) -> None:
    database = await Database.open(path)
    tables = TableStore(database)
    assert await tables.insert(a_table(origin=9), []) == 1
    assert await tables.insert(a_table(origin=9), []) is None
    assert await tables.opened_by(9, None) == 1
    await database.close()
