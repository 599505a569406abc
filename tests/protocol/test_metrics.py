"""Health and metrics of a bot in use: what they count, and that they name neither people nor games'
contents.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Collection
from pathlib import Path
from typing import get_args

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot import metrics
from bot.discord.presses.router import COMMANDS, UNKNOWN
from bot.features.registry import PRESSES
from bot.host.health import Watch
from games.registry import GAMES
from playground import Permission, Playground
from playground.changes import ChannelChanged
from tests.protocol.evening import PEOPLE, Evening, choices
from tests.protocol.process import BotProcess

ALLOWED: dict[str, Collection[str]] = {
    "family": (*PRESSES.families.values(), UNKNOWN, COMMANDS),
    "outcome": get_args(metrics.Outcome),
    "queue": metrics.QUEUES,
    "kind": ("read", "write", *get_args(metrics.IncidentKind)),
    "status": metrics.STATUSES,
    "scope": metrics.SCOPES,
    "what": get_args(metrics.Retried),
    "task": get_args(metrics.Task),
}
"""The values that each label may have."""


@pytest.fixture
async def watch(evening: Evening) -> AsyncIterator[Watch]:
    found = Watch(evening.bot.database, now=evening.playground.clock.now)
    found.bot = evening.bot
    async with found.shown("127.0.0.1", 0):
        yield found


async def get(url: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(url) as response:
        return response.status, await response.text()


async def samples(watch: Watch) -> dict[tuple[str, frozenset[tuple[str, str]]], float]:
    _, text = await get(f"{watch.url}/metrics")
    return {
        (sample.name, frozenset(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


async def test_a_game_is_counted_and_nothing_of_it_is_told(evening: Evening, watch: Watch) -> None:
    before = await samples(watch)
    board = await evening.begin("Bruno", "Chloé", computers=1)
    said: set[str] = set()
    for _ in range(4):
        name = await evening.asked()
        panel = await evening.hand(name, board)
        picks = choices(panel)
        said |= {*picks, *picks.values()}
        await evening.pick(name, panel, next(iter(picks)))
        await evening.calm()
    await evening.forge("Ada", board, "test:1:1:peek:secret")
    after = await samples(watch)

    def more(name: str, **labels: str) -> float:
        key = name, frozenset(labels.items())
        return after.get(key, 0.0) - before.get(key, 0.0)

    assert more("tavolata_presses_total", family="play", outcome="done") >= 8
    assert more("tavolata_presses_total", family=COMMANDS, outcome="done") == 1
    assert more("tavolata_presses_total", family=UNKNOWN, outcome="refused") == 1
    presses = sum(after[key] - before.get(key, 0.0) for key in after if key[0] == "tavolata_presses_total")
    assert more("tavolata_acknowledge_seconds_count") == presses
    assert 0 < more("tavolata_show_seconds_count") <= presses
    assert more("tavolata_drawing_seconds_count") >= 8
    assert more("tavolata_transaction_seconds_count", kind="write") >= 4
    assert more("tavolata_discord_request_seconds_count", status="2xx") >= presses
    assert after["tavolata_shards_held", frozenset()] == after["tavolata_shards_connected", frozenset()] == 1

    for name, labels in after:
        for label, holds in labels:
            if label == "le":
                assert float(holds) > 0
            else:
                assert holds in ALLOWED[label], (name, label, holds)
    _, text = await get(f"{watch.url}/metrics")
    ids = {evening.playground.guild.id, evening.playground.channel("tables").id, board.id}
    ids |= {evening.person(name).id for name in PEOPLE}
    assert not re.search(r"(?<![.\d])\d{15}", text), "an id of Discord's stands there"
    for word in {*PEOPLE, *map(str, ids), *GAMES, evening.playground.guild.name, *said}:
        assert not re.search(rf"\b{re.escape(word)}\b", _without_numbers(text)), word
    assert said


def _without_numbers(text: str) -> str:
    """Return the names, labels and descriptions of metrics, without their values."""
    return re.sub(r'\s[\d.e+-]+$|le="[^"]*"', "", text, flags=re.MULTILINE)


@pytest.mark.both_databases
async def test_what_is_due_is_counted_with_its_age(evening: Evening, watch: Watch) -> None:
    queue = frozenset({("queue", "boards")})
    await evening.begin("Bruno")
    assert (await samples(watch))["tavolata_queue_length", queue] == 0
    panel = await evening.hand(await evening.asked())
    room = evening.playground.channel("tables")
    permitted = list(room.overwrites)
    evening.playground.deny_bot("tables", Permission.VIEW_CHANNEL)
    await evening.pick(await evening.asked(), panel, next(iter(choices(panel))))
    await evening.playground.until(lambda: evening.bot.services.publisher.is_denied(1))
    evening.playground.advance(90)
    late = await samples(watch)
    assert late["tavolata_queue_length", queue] == 1
    assert 90 <= late["tavolata_queue_age_seconds", queue] < 180
    room.overwrites[:] = permitted
    evening.playground.world.tell(ChannelChanged(room, "update"))
    await evening.calm()
    after = await samples(watch)
    assert (after["tavolata_queue_length", queue], after["tavolata_queue_age_seconds", queue]) == (0, 0)
    tries = "tavolata_discord_retries_total", frozenset({("what", "boards")})
    assert late[tries] >= 1


async def test_health(evening: Evening, watch: Watch) -> None:
    assert await get(f"{watch.url}/healthz") == (200, "ok\n")
    await evening.stop_bot()
    assert await get(f"{watch.url}/healthz") == (503, "gateway\n")
    assert (await get(f"{watch.url}/metrics"))[0] == 200


async def test_a_process_serves_metrics_on_the_port_it_is_given(tmp_path: Path) -> None:
    async with Playground(rate_limits=False) as playground:
        bot = BotProcess(playground, tmp_path, METRICS_PORT="0", LOG_FORMAT="json")
        await bot.start()
        try:
            [url] = [
                found[0] for line in bot.said if (found := re.findall(r"shown at (http://[\d.:]+)", line))
            ]
            async with asyncio.timeout(20):
                assert await get(f"{url}/healthz") == (200, "ok\n")
            assert "tavolata_presses" in (await get(f"{url}/metrics"))[1]
        finally:
            assert await bot.stop() == 0
        assert all(line.startswith('{"time": "') for line in bot.said), bot.said


async def test_a_port_that_is_taken(tmp_path: Path) -> None:
    async with Playground(rate_limits=False) as playground:
        port = playground.url.rpartition(":")[2]
        bot = BotProcess(playground, tmp_path, METRICS_PORT=port)
        await bot.start()
        assert await bot.ended() == 1
        assert bot.said[-1].startswith(f"Tavolata cannot start. METRICS_PORT is {port}, but")
