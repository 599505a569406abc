"""A canceled caller never leaves a connection in the middle of a transaction."""

from __future__ import annotations

import asyncio

import pytest
import sqlalchemy as sa

from bot.database.backend import Address
from bot.database.database import Database
from bot.database.errors import StoreError
from bot.database.facts import read_fact, write_fact
from bot.database.statements import without_waiting
from tests.support.databases import rows

TIMES = 200
CALLERS = 2
SIDES = ("one", "other")


def both(connection: sa.Connection, number: int) -> None:
    """Write two related rows after a read; on a server, without waiting for a response in between."""
    assert read_fact(connection, f"one {number}") is None
    with without_waiting(connection):
        write_fact(connection, f"one {number}", "1")
        write_fact(connection, f"other {number}", "1")


@pytest.mark.both_databases
async def test_cancelled_in_the_middle_of_jobs(address: Address) -> None:
    database = await Database.open(address)

    async def write(number: int) -> None:
        await database.run(lambda connection: both(connection, number))
        await database.scalar(sa.text("SELECT count(*) FROM facts"))

    for number in range(TIMES):
        callers = [asyncio.create_task(write(number * CALLERS + one)) for one in range(CALLERS)]
        # Each round gets a little further before it is canceled.
        for _ in range(number % 40):
            await asyncio.sleep(0)
        for caller in callers:
            caller.cancel()
        await asyncio.gather(*callers, return_exceptions=True)
    await write(TIMES * CALLERS)
    await database.close()
    found = {name for (name,) in rows(address, "SELECT name FROM facts")}
    ones, others = ({name.split()[1] for name in found if name.startswith(f"{side} ")} for side in SIDES)
    assert ones == others
    assert str(TIMES * CALLERS) in ones


@pytest.mark.both_databases
async def test_a_database_is_closed_when_cancelled_jobs_are_done(address: Address) -> None:
    database = await Database.open(address)
    caller = asyncio.create_task(database.run(lambda connection: both(connection, 1)))
    await asyncio.sleep(0)
    caller.cancel()
    await database.close()
    assert rows(address, "SELECT value FROM facts WHERE name = 'other 1'") == [("1",)]


@pytest.mark.both_databases
async def test_a_job_that_comes_after_the_end_is_refused(address: Address) -> None:
    """A handler that outlives its bot must not wait for a connection that never comes."""
    database = await Database.open(address)
    under_way = asyncio.create_task(database.run(lambda connection: both(connection, 1)))
    await asyncio.sleep(0)
    closing = asyncio.create_task(database.close())
    await asyncio.sleep(0)
    async with asyncio.timeout(30):
        with pytest.raises(StoreError, match="is closed"):
            await database.run(lambda connection: both(connection, 2))
        await under_way
        await closing
    assert len(rows(address, "SELECT name FROM facts WHERE name LIKE 'one %'")) == 1
