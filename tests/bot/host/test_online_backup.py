"""``tavolata backup`` makes a complete copy of either kind of database while it's being written to, for its
owner only.
"""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from bot.database.backend import Address
from bot.database.cluster.lease import Lease
from bot.database.database import Database
from bot.database.errors import StoreError
from bot.database.online_backup import back_up
from bot.database.transfer import transfer
from bot.features.people.store.people import PeopleStore
from tests.bot.conftest import Tavolata
from tests.support.databases import rows

ALL = "SELECT * FROM facts WHERE name LIKE 'before%'"
pytestmark = pytest.mark.both_databases


async def test_a_backup_is_whole_while_the_bot_writes(address: Address, tmp_path: Path) -> None:
    database = await Database.open(address)
    if not database.is_shared:
        await Lease(database).take()
    people = PeopleStore(database)
    await people.note("before", "1")
    writing = asyncio.create_task(write(people))
    made = await asyncio.to_thread(back_up, address, tmp_path / "backups", 3)
    writing.cancel()
    await asyncio.gather(writing, return_exceptions=True)
    await database.close()
    with closing(sqlite3.connect(made)) as copy:
        assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert copy.execute("PRAGMA foreign_key_check").fetchall() == []
        kept = copy.execute("SELECT count(*) FROM facts").fetchone()[0]
    assert 1 <= kept <= len(rows(address, "SELECT 1 FROM facts"))
    assert stat.S_IMODE(made.stat().st_mode) == 0o600
    assert stat.S_IMODE(made.parent.stat().st_mode) == 0o700


async def write(people: PeopleStore) -> None:
    number = 0
    while True:
        number += 1
        await people.note(f"during {number}", "1")


async def test_a_backup_can_be_brought_to_either_kind(address: Address, tmp_path: Path) -> None:
    database = await Database.open(address)
    await PeopleStore(database).note("before", "1")
    identity = database.identity
    await database.close()
    made = back_up(address, tmp_path / "backups", 3)
    restored: Address = tmp_path / "restored.sqlite3"
    await transfer(made, restored, replace=False, backed_up=False, progress=lambda *_: None)
    again = await Database.open(restored)
    assert again.identity != identity, "buttons from after the backup would act on another table"
    await again.close()
    assert rows(restored, ALL) == rows(address, ALL)


async def test_only_the_newest_are_kept(address: Address, tmp_path: Path) -> None:
    await (await Database.open(address)).close()
    folder = tmp_path / "backups"
    folder.mkdir()
    (folder / "holiday.sqlite3").touch()
    made = [back_up(address, folder, 2) for _ in range(4)]
    assert {path.name for path in folder.iterdir()} == {"holiday.sqlite3", *(path.name for path in made[2:])}


async def test_a_backup_that_fails_leaves_nothing(
    address: Address, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await (await Database.open(address)).close()
    folder = tmp_path / "backups"

    def fail(*_: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr("bot.database.backup._settle", fail)
    with pytest.raises(StoreError, match="no space left"):
        back_up(address, folder, 2)
    assert not [path for path in folder.iterdir() if path.suffix == ".part"]


@pytest.mark.sqlite
async def test_the_command_says_where_it_is(
    tmp_path: Path, tavolata: Tavolata, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_PATH", "games.sqlite3")
    ended = await tavolata("backup")
    assert ended.sentence == "There is no backup. There is no database games.sqlite3."
    await (await Database.open(tmp_path / "games.sqlite3")).close()
    ended = await tavolata("backup", "kept", "--keep", "1")
    assert ended.sentence is None
    [made] = (tmp_path / "kept").iterdir()
    assert f"kept/{made.name}" in ended.said


@pytest.mark.sqlite
async def test_an_invalid_address_is_named_in_a_sentence(
    tmp_path: Path, tavolata: Tavolata, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", "postgresql://user@host:port/name")
    ended = await tavolata("backup")
    assert ended.sentence.startswith("There is no backup. DATABASE_URL is not the address")
