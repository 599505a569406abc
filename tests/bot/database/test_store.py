"""The database: opened securely, refused with clear errors, and never half written."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import stat
import subprocess
import sys
import tempfile
import textwrap
from pathlib import Path
from typing import Any

import aiosqlite
import msgspec
import pytest
import sqlalchemy as sa
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError

from bot.database import migrate
from bot.database.backend import Address
from bot.database.database import Database
from bot.database.errors import Outdated, StoreError
from bot.database.sqlite import SqliteFile
from bot.features.notices.rules.notice import NewNotice
from bot.features.notices.store import NoticeStore
from bot.features.people.store.members import MemberStore
from bot.features.people.store.people import PeopleStore
from bot.table.change import TableChange
from bot.table.rows import MoveRow, OutdatedMessage
from bot.table.rows_store import newest_of
from bot.table.store import TableStore
from bot.table.table import SeatRow, Table
from games.engine.event import Event
from games.engine.text import Text
from tests.support.databases import open_all
from tests.support.notices import standing

ROOT = Path(__file__).parents[3]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite3"


async def say(database: Database, statement: str) -> None:
    """Run a statement that only SQLite understands."""
    await database.run(lambda connection: connection.exec_driver_sql(statement))


async def open_and_close(address: Address) -> None:
    database = await Database.open(address)
    await database.close()


def a_table(**changes: object) -> Table:
    values: dict[str, object] = {
        "id": 0, "guild": 1, "channel": 2, "game": "abraca", "options": {"easy": True}, "locale": "en",
        "host": 3, "status": "lobby", "secret": bytes(32), "rules_version": 1, "created_at": 1.0,
        "changed_at": 1.0, "seats": [SeatRow(3, 1, 4), SeatRow(None, None, 5)],
    }  # fmt: skip
    return Table(**{**values, **changes})  # type: ignore[arg-type]


async def test_what_is_written_survives_a_power_cut(path: Path) -> None:
    file = SqliteFile(path)
    async with file.alone() as connection:
        assert (await connection.exec_driver_sql("PRAGMA synchronous")).scalar() == 2, "FULL"
        assert (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar() == "wal"
    await file.engine.dispose()


async def test_made_from_nothing(path: Path) -> None:
    deep = path.parent / "a" / "b" / "games.sqlite3"
    await open_and_close(deep)
    with contextlib.closing(sqlite3.connect(deep)) as connection:
        [(version,)] = connection.execute("SELECT version_num FROM alembic_version")
        [(mode,)] = connection.execute("PRAGMA journal_mode")
    assert version == migrate.history(migrate.MIGRATIONS).get_current_head()
    assert mode == "wal"


async def test_nobody_else_may_read_the_database(path: Path) -> None:
    before = os.umask(0o022)
    try:
        database = await Database.open(path)
        await PeopleStore(database).note("a", "b")
        files = [path.with_name(path.name + ending) for ending in ("", "-wal", "-shm")]
        assert [stat.S_IMODE(file.stat().st_mode) for file in files] == [0o600] * 3
        await database.close()
    finally:
        os.umask(before)


def test_a_database_that_everybody_could_read_is_made_private(path: Path) -> None:
    asyncio.run(open_and_close(path))
    path.chmod(0o644)
    asyncio.run(open_and_close(path))
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


async def test_lists_of_tables_read_no_snapshot_to_sort(path: Path) -> None:
    database = await Database.open(path)

    query = newest_of(1, None, None, ("playing", "over"), 25)
    said = str(query.compile(dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True}))

    def plan(connection: sa.Connection) -> str:
        return " ".join(row.detail for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {said}"))

    assert "COVERING INDEX tables_by_status" in await database.run(plan)
    await database.close()


@pytest.mark.both_databases
async def test_the_tables_that_changed_last_come_first(address: Address) -> None:
    database = await open_all(address)
    await MemberStore(database).meet(1, 3, "Ada")
    tables = TableStore(database)
    for number, changed in enumerate((5.0, 9.0, 7.0, 9.0), start=1):
        assert await tables.insert(a_table(origin=number, changed_at=changed), []) == number
    found = await tables.find(1, person=3, limit=3)
    assert [table.id for table in found] == [4, 2, 3]
    assert not await tables.find(2, person=3)
    await database.close()


async def test_locked_by_another_program(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = await Database.open(path)
    await say(database, "PRAGMA busy_timeout = 50")
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


def test_a_file_that_cannot_be_opened_leaves_no_thread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []
    worker = aiosqlite.core._connection_worker_thread

    def noted(queue: Any) -> None:
        asked.append(queue)
        worker(queue)

    monkeypatch.setattr("aiosqlite.core._connection_worker_thread", noted)
    asyncio.run(open_and_close(tmp_path / "games.sqlite3"))
    assert asked, "a file that can be opened has one"
    asked.clear()
    with pytest.raises(StoreError, match="cannot be opened"):
        asyncio.run(open_and_close(tmp_path))
    with pytest.raises(StoreError, match="cannot be opened"):
        asyncio.run(open_and_close(tmp_path / "games.sqlite3" / "games.sqlite3"))
    assert not asked


@pytest.mark.parametrize("read_only", ["file", "folder"])
def test_read_only(read_only: str) -> None:
    """Root may write anywhere, so if the tests run as root, the bot is started as nobody.

    pytest's folders become inaccessible to nobody again whenever another pytest starts.
    """
    with tempfile.TemporaryDirectory() as folder:
        see_that_it_is_refused(Path(folder) / "games.sqlite3", read_only)


def see_that_it_is_refused(path: Path, read_only: str) -> None:
    asyncio.run(open_and_close(path))
    path.parent.chmod(0o777)
    path.chmod(0o444)
    if read_only == "folder":
        path.chmod(0o666)
        path.parent.chmod(0o555)
    script = textwrap.dedent(
        """
        import asyncio, os, sys, tempfile
        from pathlib import Path
        from bot.database.database import Database
        from bot.database.errors import StoreError
        from bot.database.cluster.lease import Lease


        async def main(path):
            database = await Database.open(path)
            try:
                await Lease(database).take()
            finally:
                await database.close()

        # Nobody may perhaps not read Python's own files, so all that is needed on the way is imported before.
        with tempfile.TemporaryDirectory() as elsewhere:
            asyncio.run(main(Path(elsewhere) / "games.sqlite3"))
        if os.getuid() == 0:
            os.setgroups([])
            os.setgid(65534)
            os.setuid(65534)
        try:
            asyncio.run(main(Path(sys.argv[1])))
        except StoreError as error:
            print(error)
        """
    )
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
    await say(database, "PRAGMA max_page_count = 1")
    before = await tables.load(number)
    assert before is not None
    grown = a_table(id=number, status="playing", snapshot=b"x" * 100_000, revision=2)
    with pytest.raises(StoreError, match="is full"):
        await tables.write(TableChange(grown, before, events=(Event(Text("log-started")),)))
    assert await tables.load(number) == before
    assert await tables.events(number) == []
    await say(database, "PRAGMA max_page_count = 1000000")
    await tables.write(TableChange(grown, before))
    loaded = await tables.load(number)
    assert loaded is not None
    assert loaded.snapshot == b"x" * 100_000
    await database.close()


@pytest.mark.both_databases
async def test_a_change_is_written_whole_or_not_at_all(address: Address) -> None:
    database = await open_all(address)
    tables = TableStore(database)
    number = await tables.insert(a_table(), [])
    assert number is not None
    before = await tables.load(number)
    assert before is not None
    twice = a_table(id=number, revision=2, seats=[SeatRow(3, 1, 4), SeatRow(3, 1, 5)])
    started = (Event(Text("log-started")),)
    with pytest.raises(IntegrityError):
        await tables.write(TableChange(twice, before, events=started, seats_changed=True))
    assert await tables.load(number) == before
    assert await tables.events(number) == []
    await database.close()


@pytest.mark.both_databases
async def test_a_notice_is_owed_once(address: Address) -> None:
    database = await open_all(address)
    tables = TableStore(database)
    number = await tables.insert(a_table(), [])
    assert number is not None
    owed = (NewNotice(0, 3, 1.0, revision=2),)
    for revision in (1, 2):
        before, later = (a_table(id=number, revision=one) for one in (revision, revision + 1))
        await tables.write(TableChange(later, before, notices=owed))
    assert len(await standing(NoticeStore(database))) == 1
    await database.close()


@pytest.mark.both_databases
async def test_a_board_left_behind_is_remembered_until_it_is_removed(address: Address) -> None:
    database = await open_all(address)
    tables = TableStore(database)
    number = await tables.insert(a_table(), [])
    assert number is not None
    outdated = OutdatedMessage(2, 77)
    await tables.published(a_table(id=number, published_revision=1, message=78), outdated)
    assert await tables.outdated_messages(number) == [outdated]
    assert await tables.behind() == [number]
    await tables.removed(outdated)
    assert await tables.behind() == []
    await database.close()


@pytest.mark.both_databases
async def test_the_same_interaction_opens_one_table(address: Address) -> None:
    database = await open_all(address)
    tables = TableStore(database)
    assert await tables.insert(a_table(origin=9), []) == 1
    assert await tables.insert(a_table(origin=9), []) is None
    assert await tables.opened_by(9, None) == 1
    await database.close()


@pytest.mark.both_databases
async def test_what_was_worked_out_from_an_older_row_is_not_written(address: Address) -> None:
    database = await open_all(address)
    tables = TableStore(database)
    number = await tables.insert(a_table(), [])
    assert number is not None
    started = (Event(Text("log-started")),)
    made = (MoveRow(0, ("x",), (), 1.0),)
    before = a_table(id=number)
    await tables.write(TableChange(a_table(id=number, revision=2), before, made, events=started))
    shown = a_table(id=number, revision=2, published_revision=2, message=7)
    await tables.published(shown)
    newest = a_table(id=number, revision=3, published_revision=2, message=7)
    for older in (before, a_table(id=number, revision=2), msgspec.structs.replace(shown, posts=2)):
        with pytest.raises(Outdated):
            await tables.write(TableChange(newest, older, made, events=started))
        # The row must exist even if no column changes.
        with pytest.raises(Outdated):
            await tables.write(TableChange(older, older, made, events=started))
    await tables.write(TableChange(newest, shown, made, events=started))
    assert len(await tables.events(number)) == len(await tables.moves(number)) == 2
    loaded = await tables.load(number)
    assert loaded is not None
    assert (loaded.revision, loaded.published_revision, loaded.message) == (3, 2, 7)
    await database.close()
