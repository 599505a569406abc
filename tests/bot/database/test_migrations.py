"""Migrations: their result, the data they keep, and the databases that are refused."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from operator import attrgetter
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.schema import CreateIndex, CreateTable

from bot.database import migrate
from bot.database.backend import Address
from bot.database.database import Database, backend_of
from bot.database.errors import StoreError
from bot.database.schema import METADATA
from bot.table.store import TableStore
from games.engine.event import Event
from games.engine.text import Text
from tests.bot.database.test_store import a_table
from tests.support.databases import open_all, rows

Later = Callable[[str], None]
BASELINE = migrate.MIGRATIONS / "baseline"


MORE = {
    "sqlite": "SELECT name, wr, strict, sql LIKE '%AUTOINCREMENT%' FROM pragma_table_list JOIN sqlite_master "
    "USING (name) UNION SELECT name, 0, 0, sql FROM sqlite_master WHERE type = 'index' AND sql > ''",
    "postgresql": "SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'",
}
"""Queries for what differs between kinds of databases: indexes, and SQLite's table declarations."""


def structure(connection: sa.Connection) -> dict[str, object]:
    """Return the declared structure; column order and defaults don't matter."""
    inspector = sa.inspect(connection)

    def of(name: str) -> tuple[object, ...]:
        columns = inspector.get_columns(name)
        parts = (
            inspector.get_foreign_keys(name),
            inspector.get_unique_constraints(name),
            inspector.get_check_constraints(name),
        )
        return (
            sorted(
                (one["name"], str(one["type"]), one["nullable"], one.get("autoincrement")) for one in columns
            ),
            inspector.get_pk_constraint(name)["constrained_columns"],
            [sorted(map(str, part)) for part in parts],
        )

    found: dict[str, object] = {name: of(name) for name in inspector.get_table_names()}
    more = connection.execute(sa.text(MORE[connection.dialect.name]))
    return {**found, "more": sorted(map(tuple, more))}


def declared(dialect: sa.Dialect) -> str:
    """Return the statements that create all tables of ``schema``."""
    found: list[str] = []
    for table in METADATA.sorted_tables:
        statements = [CreateTable(table), *map(CreateIndex, sorted(table.indexes, key=attrgetter("name")))]
        found.extend(str(one.compile(dialect=dialect)).strip() for one in statements)
    text = "".join(f"{one};\n" for one in found).replace("\t", "    ")
    return re.sub(r" +\n", "\n", re.sub(r"\n+\)\n+ (WITHOUT ROWID,)?\s*STRICT", _options, text))


def _options(found: re.Match[str]) -> str:
    return f"\n) {found[1] + ' ' if found[1] else ''}STRICT"


@pytest.mark.both_databases
async def test_migrations_make_what_is_declared(
    address: Address, tmp_path: Path, new_postgres: Callable[[], str]
) -> None:
    """``UPDATE_DOCS=1`` rewrites the baseline, which is only right while it is the only migration."""
    other = tmp_path / "other.sqlite3" if isinstance(address, Path) else new_postgres()
    migrated, new = backend_of(address), backend_of(other)
    file = BASELINE / f"{new.engine.dialect.name}.sql"
    if os.environ.get("UPDATE_DOCS") and migrate.newest_schema() == "0001":
        file.write_text(declared(new.engine.dialect), encoding="utf-8")
    async with migrated.migrating() as one, new.migrating() as another:
        await one.run_sync(migrate.migrate)
        await another.run_sync(migrate.bring_up_to_date)
        made = [await connection.run_sync(structure) for connection in (one, another)]
        assert made[0] == made[1], "UPDATE_DOCS=1 writes the baseline anew"
    await migrated.engine.dispose()
    await new.engine.dispose()


async def opened_once(address: Address, *, backed_up: bool = True) -> None:
    """Open and close the database at ``address``."""
    await (await Database.open(address, backed_up=backed_up)).close()


@pytest.mark.both_databases
async def test_a_migration_keeps_what_is_there(address: Address, later: Later) -> None:
    database = await Database.open(address)
    number = await TableStore(database).insert(a_table(), [Event(Text("log-started"))])
    assert number is not None
    before = await TableStore(database).load(number)
    await database.close()
    later("""
    op.add_column("tables", sa.Column("mood", sa.Text, nullable=False, server_default="merry"))
    op.create_table("songs", sa.Column("title", sa.Text, primary_key=True), sqlite_strict=True)
    op.execute("INSERT INTO songs SELECT locale FROM tables")
    """)
    await opened_once(address)
    assert rows(address, "SELECT mood, title FROM tables, songs") == [("merry", "en")]
    assert rows(address, "SELECT version_num FROM alembic_version") == [("later",)]
    database = await open_all(address)
    assert await TableStore(database).load(number) == before
    assert len(await TableStore(database).events(number)) == 1
    await database.close()


@pytest.mark.sqlite
@pytest.mark.filterwarnings("ignore:Unnamed CHECK constraint:UserWarning")
async def test_a_table_that_is_made_anew_loses_no_rows(address: Address, later: Later) -> None:
    database = await Database.open(address)
    number = await TableStore(database).insert(a_table(), [Event(Text("log-started"))])
    assert number is not None
    await database.close()
    later("""
    with op.batch_alter_table("tables", recreate="always") as batch:
        batch.add_column(sa.Column("mood", sa.Text, nullable=False, server_default="merry"))
    """)
    database = await Database.open(address)
    assert await database.scalar(sa.text("SELECT mood FROM tables")) == "merry"
    assert len(await TableStore(database).events(number)) == 1, "what belongs to a table stays"
    with pytest.raises(IntegrityError):
        await database.execute(sa.text("INSERT INTO follows VALUES (999, 1)"))
    await database.close()


@pytest.mark.both_databases
async def test_a_migration_that_fails_changes_nothing(
    address: Address, monkeypatch: pytest.MonkeyPatch, later: Later
) -> None:
    await opened_once(address)
    later("""op.execute("CREATE TABLE more (x INTEGER)"); op.execute("CREATE TABLE tables (x INTEGER)")""")
    with pytest.raises(StoreError):
        await opened_once(address)
    monkeypatch.undo()
    database = await open_all(address)
    with pytest.raises(StoreError):
        await database.scalar(sa.text("SELECT count(*) FROM more"))
    await database.close()


@pytest.mark.both_databases
async def test_a_version_that_only_a_newer_program_knows(
    address: Address, monkeypatch: pytest.MonkeyPatch, later: Later
) -> None:
    await opened_once(address)
    later("pass")
    await opened_once(address)
    monkeypatch.undo()
    with pytest.raises(
        StoreError, match=r"newer version of Tavolata.* \(schema later, .*\)\. Start the newer"
    ):
        await opened_once(address)


@pytest.mark.both_databases
async def test_tables_that_are_not_ours_are_left_alone(address: Address) -> None:
    """This includes those of another program, and of a Tavolata from before versions were recorded."""
    backend = backend_of(address)
    async with backend.transaction() as connection:
        await connection.execute(sa.text("CREATE TABLE tables (id INTEGER)"))
    await backend.engine.dispose()
    with pytest.raises(StoreError, match=r"holds tables of another program.* a database of its own\.$"):
        await opened_once(address)
    with pytest.raises(sa.exc.DBAPIError):
        rows(address, "SELECT * FROM alembic_version")
