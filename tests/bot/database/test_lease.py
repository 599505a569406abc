"""One process per database."""

from __future__ import annotations

import asyncio
import os
import sys
import textwrap
import time
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa

from bot.database.backend import Address
from bot.database.cluster import lease as leases
from bot.database.cluster.lease import EXPIRY, Lease
from bot.database.database import Database
from bot.database.errors import StoreError
from bot.features.people.store.people import PeopleStore

pytestmark = pytest.mark.both_databases
ROOT = Path(__file__).parents[3]
HOLD = textwrap.dedent(
    """
    import asyncio, sys
    from pathlib import Path
    from bot.database.database import Database
    from bot.database.cluster.lease import Lease

    async def main():
        address = sys.argv[1]
        database = await Database.open(Path(address) if address.startswith("/") else address)
        await Lease(database).take()
        print("taken", flush=True)
        await asyncio.sleep(60)

    asyncio.run(main())
    """
)


async def sign(database: Database, host: str, seconds_ago: float) -> None:
    """Write another process's lease into the database."""
    holder = {"id": "x", "host": host, "pid": 1, "seen_at": time.time() - seconds_ago}
    await PeopleStore(database).note("lease", msgspec.json.encode(holder).decode())


async def test_a_second_one_refuses_and_the_first_goes_on(address: Address) -> None:
    first, second = await Database.open(address), await Database.open(address)
    lease = Lease(first)
    await lease.take()
    with pytest.raises(StoreError, match="Another Tavolata process already uses"):
        await Lease(second).take()
    await lease.release()
    other = Lease(second)
    await other.take()
    await other.release()
    assert await PeopleStore(first).fact("lease") is None
    await first.close()
    await second.close()


async def test_another_machine_that_lives(address: Address) -> None:
    database = await Database.open(address)
    await sign(database, "elsewhere", seconds_ago=EXPIRY - 5)
    with pytest.raises(StoreError, match="on elsewhere uses the database"):
        await Lease(database).take()
    await sign(database, "elsewhere", seconds_ago=EXPIRY + 1)
    lease = Lease(database)
    await lease.take()
    await lease.release()
    await database.close()


async def test_a_killed_process_can_start_again_at_once(address: Address) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", HOLD, str(address), env=environment, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    assert await process.stdout.readline() == b"taken\n"
    database = await Database.open(address)
    with pytest.raises(StoreError, match="already uses"):
        await Lease(database).take()
    process.kill()
    await process.wait()
    lease = Lease(database)
    await lease.take()
    await lease.release()
    await database.close()


async def test_a_lease_that_was_taken_over_is_noticed(
    address: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "HEARTBEAT", 0.01)
    database = await Database.open(address)
    lease = Lease(database)
    await lease.take()
    first = await PeopleStore(database).fact("lease")
    async with asyncio.timeout(60):
        while await PeopleStore(database).fact("lease") == first:
            await asyncio.sleep(0.01)  # until the next heartbeat
    await sign(database, "elsewhere", seconds_ago=0)
    async with asyncio.timeout(60):
        await lease.lost.wait()
    taken = await PeopleStore(database).fact("lease")
    await lease.release()
    assert await PeopleStore(database).fact("lease") == taken, "the other one's lease is left alone"
    await database.close()


async def test_an_error_that_nobody_thought_of_does_not_end_the_heartbeat(
    address: Address, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(leases, "HEARTBEAT", 0.01)
    database = await Database.open(address)
    lease = Lease(database)
    sign, failed, beats = lease._sign, asyncio.Event(), asyncio.Event()

    def sometimes(connection: sa.Connection) -> None:
        if not failed.is_set():
            failed.set()
            raise KeyError("seen_at")
        sign(connection)
        if failed.is_set():
            beats.set()

    await lease.take()
    monkeypatch.setattr(lease, "_sign", sometimes)
    async with asyncio.timeout(10):
        await beats.wait()
    assert not lease.lost.is_set()
    [said] = [record.getMessage() for record in caplog.records if record.name == "bot.database.cluster.lease"]
    assert said == "the lease could not be renewed; tried again in 0 s"
    await lease.release()
    assert await PeopleStore(database).fact("lease") is None
    await database.close()


async def test_a_lock_file_that_cannot_be_opened(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    database = await Database.open(path)
    path.with_name("games.sqlite3.lock").mkdir()
    with pytest.raises(StoreError, match="lock file"):
        await Lease(database).take()
    await database.close()
