"""The database: opened safely, refused clearly, and never half written."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import subprocess
import sys
import tempfile
import textwrap
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError

from bot.domain.change import TableChange
from bot.domain.notice import NewNotice
from bot.domain.people import Preferences
from bot.domain.rows import Disclosure, MoveRow, OutdatedMessage
from bot.domain.table import SeatRow, Table
from bot.store import migrate
from bot.store.backend import Address
from bot.store.database import Database
from bot.store.errors import Outdated, StoreError
from bot.store.members import MemberStore
from bot.store.notices import NoticeStore
from bot.store.numbered import HANDED_OVER, scripts
from bot.store.people import PeopleStore
from bot.store.schema import METADATA
from bot.store.sqlite import SqliteFile
from bot.store.table_rows import newest_of
from bot.store.tables import TableStore
from games.engine.event import Event
from games.engine.game import SPECTATOR
from games.engine.text import Text
from tests.databases import open_all
from tests.notices import standing

ROOT = Path(__file__).parents[2]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite3"


async def say(database: Database, statement: str) -> None:
    """Have something done that only SQLite understands."""
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


def test_what_is_written_survives_a_power_cut(path: Path) -> None:
    with SqliteFile(path).engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2, "FULL"
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"


async def test_made_from_nothing(path: Path) -> None:
    deep = path.parent / "a" / "b" / "games.sqlite3"
    await open_and_close(deep)
    with contextlib.closing(sqlite3.connect(deep)) as connection:
        [(version,)] = connection.execute("SELECT version_num FROM alembic_version")
        [(mode,)] = connection.execute("PRAGMA journal_mode")
    assert version == migrate.history(migrate.MIGRATIONS).get_current_head()
    assert mode == "wal"


def make_old(path: Path, version: int) -> None:
    """Make a file as programs from before Alembic left it."""
    with contextlib.closing(sqlite3.connect(path)) as connection:
        for number, script in scripts()[:version]:
            connection.executescript(script)
            connection.execute(f"PRAGMA user_version = {number}")
        connection.commit()


def test_scripts_are_numbered_without_gaps() -> None:
    assert [number for number, _ in scripts()] == list(range(1, len(scripts()) + 1))


@pytest.mark.parametrize("version", range(len(scripts()) + 1))
async def test_brought_up_to_date_from_every_version(path: Path, version: int) -> None:
    make_old(path, version)
    database = await Database.open(path)
    assert await MemberStore(database).meet(1, 3, "Ada") == 1
    tables = TableStore(database)
    number = await tables.insert(a_table(), [])
    assert number is not None
    assert await tables.load(number) == a_table(id=number)
    await database.close()


def structure(connection: sa.Connection) -> dict[str, object]:
    """Return what SQLite holds each table to, by its name; defaults are left to the program."""

    def asked(pragma: str, name: str, what: str) -> list[tuple[object, ...]]:
        return sorted(map(tuple, connection.exec_driver_sql(f"SELECT {what} FROM pragma_{pragma}('{name}')")))

    indexes = sa.text("SELECT sql FROM sqlite_master WHERE type = 'index' AND sql > '' AND tbl_name = :name")
    inspector = sa.inspect(connection)
    return {
        name: (
            asked("table_list", name, "wr, strict"),
            asked("table_info", name, 'name, type, "notnull" OR pk, pk'),
            asked("foreign_key_list", name, '"from", "table", "to", on_delete'),
            asked("index_list", name, '"unique", origin, partial'),
            sorted(connection.scalars(indexes, {"name": name})),
            sorted(str(unique["column_names"]) for unique in inspector.get_unique_constraints(name)),
            sorted(check["sqltext"] for check in inspector.get_check_constraints(name)),
        )
        for name in METADATA.tables
    }


@pytest.mark.parametrize("version", range(1, len(scripts()) + 1))
async def test_a_database_of_any_age_is_what_is_declared(path: Path, version: int) -> None:
    make_old(path, version)
    old, new = await Database.open(path), await Database.open(path.with_name("new.sqlite3"))
    assert await old.run(structure) == await new.run(structure)
    await old.close()
    await new.close()


async def test_a_program_from_before_keeps_off(path: Path) -> None:
    await open_and_close(path)
    with contextlib.closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (HANDED_OVER,)
    assert scripts()[-1][0] < HANDED_OVER


async def test_what_is_called_otherwise_now_is_kept(path: Path) -> None:
    make_old(path, len(scripts()))
    told = Event(Text("log-held", {"reference": "DEADBEEF"}))
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute(
            "INSERT INTO tables (guild, channel, game, options, locale, host, status, secret, rules_version, "
            "asked, created_at, changed_at, when_out, free) "
            "VALUES (1, 2, 'abraca', x'7b7d', 'en', 3, 'held', zeroblob(32), 1, x'7b7d', 1, 1, 'turn', ?)",
            [b"[1,0]"],
        )
        connection.execute("INSERT INTO events VALUES (1, 0, 1, ?, 1)", [msgspec.json.encode(told)])
        connection.execute("INSERT INTO leftovers (channel, message, table_id) VALUES (2, 77, 1)")
        connection.commit()
    database = await Database.open(path)
    store = TableStore(database)
    assert await store.load(1) == a_table(
        id=1,
        options={},
        seats=[],
        status="halted",
        timeout_policy="turn",
        undoable=(1, 0),
        decider="anybody",
        extensions=0,
    )
    assert [row.event.text.key for row in await store.events(1)] == ["log-halted"]
    assert [one.message for one in await store.outdated_messages(1)] == [77]
    await database.close()


async def test_tables_and_wishes_of_before_are_kept(path: Path) -> None:
    make_old(path, 3)
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute(
            "INSERT INTO tables (guild, channel, game, options, locale, host, status, secret, rules_version, "
            "asked, created_at, changed_at) "
            "VALUES (1, 2, 'abraca', x'7b7d', 'en', 3, 'lobby', zeroblob(32), 1, x'7b7d', 1, 1)"
        )
        connection.execute("INSERT INTO people VALUES (3, 1, 'it')")
        connection.execute("INSERT INTO people VALUES (4, 0, 'en')")
        connection.commit()
    database = await Database.open(path)
    assert await TableStore(database).load(1) == a_table(id=1, options={}, seats=[], extensions=0)
    people = PeopleStore(database)
    assert (await people.person(3)).preferences.delivery == "direct"
    assert (await people.person(4)).preferences == Preferences()
    await database.close()


async def test_of_games_under_way_it_is_known_who_has_seen_them(path: Path) -> None:
    """Whoever sits has seen with the eyes of their seat; whoever has looked and does not sit has watched."""
    make_old(path, 4)
    with contextlib.closing(sqlite3.connect(path)) as connection:
        for table, status in ((1, "playing"), (2, "lobby"), (3, "over")):
            connection.execute(
                "INSERT INTO tables (id, guild, channel, game, options, locale, host, status, secret, "
                "rules_version, snapshot, created_at, changed_at) "
                "VALUES (?, 1, 2, 'abraca', x'7b7d', 'en', 3, ?, zeroblob(32), 1, ?, 1, 1)",
                (table, status, None if status == "lobby" else b"{}"),
            )
            for seat, person in ((0, None), (1, 3)):
                connection.execute(
                    "INSERT INTO seats (table_id, seat, person, interaction) VALUES (?, ?, ?, 1)",
                    (table, seat, person),
                )
            for person in (3, 4):
                connection.execute("INSERT INTO looked VALUES (?, ?, 0)", (table, person))
        connection.commit()
    database = await Database.open(path)
    tables = TableStore(database)
    seen = {table: await tables.sights(table) for table in (1, 2, 3)}
    await database.close()
    assert seen == {1: [Disclosure(3, 1), Disclosure(4, SPECTATOR)], 2: [], 3: []}


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


@pytest.mark.filterwarnings("ignore:Unnamed CHECK constraint:UserWarning")
@pytest.mark.parametrize("version", [len(scripts()), None])
async def test_a_table_that_is_made_anew_loses_no_rows(
    path: Path, version: int | None, later: Callable[[str], None]
) -> None:
    if version:
        make_old(path, version)
    database = await Database.open(path)
    number = await TableStore(database).insert(a_table(), [Event(Text("log-started"))])
    assert number is not None
    await database.close()
    later("""
    with op.batch_alter_table("tables", recreate="always") as batch:
        batch.add_column(sa.Column("mood", sa.Text, nullable=False, server_default="merry"))
    """)
    database = await Database.open(path)
    assert await database.scalar(sa.text("SELECT mood FROM tables")) == "merry"
    assert len(await TableStore(database).events(number)) == 1, "what belongs to a table stays"
    with pytest.raises(IntegrityError):
        await say(database, "INSERT INTO follows VALUES (999, 1)")
    await database.close()


@pytest.mark.both_databases
async def test_a_migration_that_fails_changes_nothing(
    address: Address, monkeypatch: pytest.MonkeyPatch, later: Callable[[str], None]
) -> None:
    await open_and_close(address)
    later("""op.execute("CREATE TABLE more (x INTEGER)"); op.execute("CREATE TABLE tables (x INTEGER)")""")
    with pytest.raises(StoreError):
        await Database.open(address, backed_up=True)
    monkeypatch.undo()
    database = await open_all(address)
    with pytest.raises(StoreError):
        await database.scalar(sa.text("SELECT count(*) FROM more"))
    await database.close()


@pytest.mark.both_databases
async def test_a_version_that_only_a_newer_program_knows(
    address: Address, monkeypatch: pytest.MonkeyPatch, later: Callable[[str], None]
) -> None:
    await open_and_close(address)
    later("pass")
    await (await Database.open(address, backed_up=True)).close()
    monkeypatch.undo()
    with pytest.raises(StoreError, match=r"newer version of Tavolata \(schema later"):
        await open_all(address)


async def test_a_newer_version(path: Path) -> None:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 999")
    with pytest.raises(StoreError, match=r"newer version of Tavolata \(schema 999"):
        await Database.open(path)


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


@pytest.mark.parametrize("read_only", ["file", "folder"])
def test_read_only(read_only: str) -> None:
    """Root may write anywhere, so the bot is started as nobody where the tests run as root.

    Folders of pytest are closed to nobody again whenever another pytest begins.
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
        from bot.store.database import Database
        from bot.store.errors import StoreError
        from bot.store.lease import Lease


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
        # Where nothing in the row changes, it has to be there all the same.
        with pytest.raises(Outdated):
            await tables.write(TableChange(older, older, made, events=started))
    await tables.write(TableChange(newest, shown, made, events=started))
    assert len(await tables.events(number)) == len(await tables.moves(number)) == 2
    loaded = await tables.load(number)
    assert loaded is not None
    assert (loaded.revision, loaded.published_revision, loaded.message) == (3, 2, 7)
    await database.close()
