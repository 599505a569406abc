"""Metrics of requests, transactions and due work; they name nobody."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest
import sqlalchemy as sa
from aiohttp import web

from bot import metrics
from bot.database.backend import Address
from bot.database.database import Database
from bot.database.errors import StoreError
from bot.database.schema import facts
from bot.host.health import Watch
from bot.metrics import REGISTRY, request_trace


def value(name: str, **labels: str) -> float:
    return REGISTRY.get_sample_value(name, labels) or 0.0


async def _answer(request: web.Request) -> web.Response:
    scope = request.query.get("scope")
    headers = {"X-RateLimit-Scope": scope} if scope else {}
    return web.Response(status=int(request.query["status"]), headers=headers)


@pytest.fixture
async def elsewhere() -> AsyncIterator[str]:
    """A server that responds as it is asked to."""
    app = web.Application()
    app.add_routes([web.get("/channels/1234567890", _answer)])
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    yield f"http://127.0.0.1:{runner.addresses[0][1]}/channels/1234567890"
    await runner.cleanup()


@pytest.mark.parametrize(
    ("asked", "status", "scope"),
    [
        ({"status": "200"}, "2xx", None),
        ({"status": "404"}, "4xx", None),
        ({"status": "503"}, "5xx", None),
        ({"status": "429", "scope": "global"}, "4xx", "global"),
        ({"status": "429", "scope": "user"}, "4xx", "user"),
        ({"status": "429", "scope": "of Ada"}, "4xx", "other"),
        ({"status": "429"}, "4xx", "other"),
    ],
)
async def test_requests_and_rate_limits(
    elsewhere: str, asked: dict[str, str], status: str, scope: str | None
) -> None:
    requests = value("tavolata_discord_request_seconds_count", status=status)
    limits = {one: value("tavolata_discord_rate_limits_total", scope=one) for one in metrics.SCOPES}
    async with aiohttp.ClientSession(trace_configs=[request_trace()]) as session:
        await (await session.get(elsewhere, params=asked)).read()
    assert value("tavolata_discord_request_seconds_count", status=status) == requests + 1
    for one in metrics.SCOPES:
        assert value("tavolata_discord_rate_limits_total", scope=one) == limits[one] + (one == scope)


async def test_a_request_without_an_answer() -> None:
    before = value("tavolata_discord_request_seconds_count", status="none")
    async with aiohttp.ClientSession(trace_configs=[request_trace()]) as session:
        with pytest.raises(aiohttp.ClientError):
            await session.get("http://127.0.0.1:9/")
    assert value("tavolata_discord_request_seconds_count", status="none") == before + 1


@pytest.fixture
async def database(address: Address) -> AsyncIterator[Database]:
    opened = await Database.open(address)
    yield opened
    await opened.close()


async def test_reads_writes_and_failures_are_told_apart(database: Database) -> None:
    def counted() -> list[float]:
        kinds = [value("tavolata_transaction_seconds_count", kind=kind) for kind in ("read", "write")]
        return [*kinds, value("tavolata_transaction_failures_total")]

    reads, writes, failures = counted()
    await database.scalar(sa.select(1))
    assert counted() == [reads + 1, writes, failures]
    await database.execute(sa.insert(facts).values(name="a", value="b"))
    assert counted() == [reads + 1, writes + 1, failures]
    with pytest.raises(StoreError):
        await database.execute(sa.text("SELECT nothing FROM nowhere"))
    assert counted() == [reads + 1, writes + 1, failures + 1]


@pytest.mark.both_databases
async def test_transactions_that_lost_are_counted(address: Address) -> None:
    """On SQLite none can lose, because there is one writer."""
    database = await Database.open(address)
    await database.execute(sa.insert(facts).values(name="sum", value="0"))
    before = value("tavolata_transaction_retries_total")
    runs = 0

    def add(connection: sa.Connection) -> None:
        nonlocal runs
        runs += 1
        now = int(connection.scalar(sa.select(facts.c.value).where(facts.c.name == "sum")) or 0)
        connection.execute(sa.update(facts).where(facts.c.name == "sum").values(value=str(now + 1)))

    try:
        await asyncio.gather(*(database.run(add) for _ in range(20)))
        assert await database.scalar(sa.select(facts.c.value).where(facts.c.name == "sum")) == "20"
    finally:
        await database.close()
    assert value("tavolata_transaction_retries_total") - before == runs - 20


async def test_a_process_without_shards_says_so(database: Database) -> None:
    assert await Watch(database).health() == "shards"


@pytest.mark.sqlite
async def test_a_database_that_is_gone(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    database = await Database.open(path)
    watch = Watch(database)
    try:
        path.unlink()
        assert await watch.health() == "database"
        await watch.measure()
        assert value("tavolata_queue_length", queue="boards") != value(
            "tavolata_queue_length", queue="boards"
        )
    finally:
        await database.close()
