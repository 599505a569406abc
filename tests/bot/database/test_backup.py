"""The database is backed up before a migration, and nobody else uses it meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import sqlite3
import stat
from collections import namedtuple
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.database.backend import Address
from bot.database.cluster import cluster as clusters
from bot.database.cluster import lease as leases
from bot.database.cluster.lease import Lease
from bot.database.database import Database
from bot.database.errors import StoreError
from bot.database.migrate import newest_schema
from bot.features.people.store.people import PeopleStore
from tests.support.databases import looking_into, rows

ADD = """op.execute("CREATE TABLE more (x INTEGER)")"""
BREAK = f"""{ADD}; op.execute("CREATE TABLE tables (x INTEGER)")"""


@pytest.fixture
async def path(tmp_path: Path, later: Callable[[str], None]) -> Path:
    """A database file that lacks a migration."""
    path = tmp_path / "games.sqlite3"
    database = await Database.open(path)
    await PeopleStore(database).note("before", "1")
    await database.close()
    later(ADD)
    return path


def content(path: Path) -> list[str]:
    """Return the contents of a database file as SQL."""
    with contextlib.closing(sqlite3.connect(path)) as connection:
        return list(connection.iterdump())


def copies(path: Path) -> list[Path]:
    return sorted(path.parent.glob(f"{path.name}.before-*"))


async def open_and_close(address: Address, *, backed_up: bool = False) -> None:
    await (await Database.open(address, backed_up=backed_up)).close()


async def test_a_file_is_copied_before_it_is_migrated_and_only_then(path: Path) -> None:
    before = content(path)
    await open_and_close(path)
    [copy] = copies(path)
    assert copy.name == f"games.sqlite3.before-{newest_schema()}-{datetime.now():%Y-%m-%d}"
    assert content(copy) == before
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600, "it holds the same secrets"
    await open_and_close(path)
    await open_and_close(path.with_name("new.sqlite3"))
    assert copies(path.with_name("new.sqlite3")) == []
    assert copies(path) == [copy]


async def test_the_copy_is_a_way_back_and_earlier_ones_are_kept(path: Path) -> None:
    await open_and_close(path)
    [first] = copies(path)
    shutil.copy(first, path)
    before = content(path)
    await open_and_close(path)
    assert [copy.name for copy in copies(path)] == [first.name, f"{first.name}-2"]
    assert content(copies(path)[1]) == before


async def test_a_migration_that_fails_leaves_no_copies(path: Path, later: Callable[[str], None]) -> None:
    before = content(path)
    later(BREAK)
    for _ in range(3):
        with pytest.raises(StoreError):
            await open_and_close(path)
    assert copies(path) == []
    assert content(path) == before


async def test_without_room_nothing_is_changed(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = content(path)
    usage = namedtuple("usage", ["total", "used", "free"])
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage(1, 1, 0))
    with pytest.raises(
        StoreError, match=r"could not be made \(it needs 0.\d MB, and 0.0 MB are free\), so"
    ) as caught:
        await open_and_close(path)
    assert str(caught.value).endswith("--backed-up.")
    assert content(path) == before
    assert copies(path) == []
    await open_and_close(path, backed_up=True)
    assert copies(path) == [], "who has a copy elsewhere needs no room"


async def test_a_copy_that_breaks_off_leaves_nothing(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = content(path)

    class Full(sqlite3.Connection):
        def backup(self, target: sqlite3.Connection, **options: object) -> None:  # type: ignore[override]
            target.execute("PRAGMA max_page_count = 2")
            super().backup(target)

    connect = sqlite3.connect
    with monkeypatch.context() as patched:
        patched.setattr(
            "bot.database.backup.sqlite3.connect",
            lambda file, **given: connect(file, **{"factory": Full, **given}),
        )
        with pytest.raises(StoreError, match="could not be made"):
            await open_and_close(path)
    assert content(path) == before
    assert copies(path) == []


async def test_a_server_is_migrated_only_when_it_is_backed_up(
    new_postgres: Callable[[], str], later: Callable[[str], None]
) -> None:
    url = new_postgres()
    await open_and_close(url)
    later(ADD)
    with pytest.raises(StoreError, match=r"make a backup \(pg_dump\), then start once with --backed-up\.$"):
        await open_and_close(url)
    assert rows(url, "SELECT version_num FROM alembic_version") != [("later",)]
    await open_and_close(url, backed_up=True)
    assert rows(url, "SELECT version_num FROM alembic_version") == [("later",)]
    await open_and_close(url)


@pytest.mark.both_databases
async def test_nothing_is_migrated_under_a_running_bot(
    address: Address, later: Callable[[str], None]
) -> None:
    older = await Database.open(address)
    lease = Lease(older)
    await lease.take()
    later(ADD)
    with pytest.raises(StoreError, match="Another Tavolata process already uses"):
        await open_and_close(address, backed_up=True)
    await lease.release()
    await older.close()
    await open_and_close(address, backed_up=True)
    assert rows(address, "SELECT version_num FROM alembic_version") == [("later",)]


@pytest.mark.both_databases
async def test_an_older_program_stops_when_a_newer_one_has_migrated(
    address: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "HEARTBEAT", 0.01)
    database = await Database.open(address)
    lease = Lease(database)
    await lease.take()
    with looking_into(address) as beside:
        beside.execute(sa.text("UPDATE alembic_version SET version_num = 'later'"))
    async with asyncio.timeout(10):
        await lease.lost.wait()
    assert "newer version of Tavolata, or from before 1.0 (schema later" in lease.why
    signed = await PeopleStore(database).fact("lease")
    await lease.release()
    assert await PeopleStore(database).fact("lease") == signed, "it writes nothing any more"
    await database.close()


async def test_an_older_process_of_several_stops_when_a_newer_one_has_migrated(
    new_postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clusters, "HEARTBEAT", 0.01)
    url = new_postgres()
    database = await Database.open(url)
    cluster = clusters.Cluster(database, 1)
    await cluster.join(1, 1)
    with looking_into(url) as beside:
        beside.execute(sa.text("UPDATE alembic_version SET version_num = 'later'"))
    async with asyncio.timeout(10):
        await cluster.lost.wait()
    assert "newer version of Tavolata, or from before 1.0 (schema later" in cluster.why
    await cluster.release()
    await database.close()


async def test_nothing_is_migrated_under_one_of_several_processes(
    new_postgres: Callable[[], str], later: Callable[[str], None]
) -> None:
    url = new_postgres()
    older = await Database.open(url)
    cluster = clusters.Cluster(older, 1)
    await cluster.join(1, 1)
    later(ADD)
    with pytest.raises(StoreError, match="Another Tavolata process already uses"):
        await open_and_close(url, backed_up=True)
    await cluster.release()
    await older.close()
    await open_and_close(url, backed_up=True)
    assert rows(url, "SELECT version_num FROM alembic_version") == [("later",)]
