"""One task per table: no wake-up is missed, and failed steps are retried."""

from __future__ import annotations

import asyncio

import pytest

from bot.table import worker
from bot.table.worker import Retry, TableWorkers


@pytest.fixture(autouse=True)
def short_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "FIRST_PAUSE", 0.02)
    monkeypatch.setattr(worker, "LONGEST_PAUSE", 0.05)


async def test_a_wake_during_a_step_runs_it_once_more() -> None:
    started, go_on = asyncio.Event(), asyncio.Event()
    steps: list[int] = []

    async def step(table: int) -> None:
        steps.append(table)
        started.set()
        await go_on.wait()

    workers = TableWorkers("boards", step)
    workers.wake(1)
    await started.wait()
    for _ in range(5):
        workers.wake(1)
    go_on.set()
    await workers.idle()
    assert steps == [1, 1]
    assert not workers.busy


async def test_tables_do_not_wait_for_each_other() -> None:
    both = asyncio.Barrier(2)

    async def step(table: int) -> None:
        await both.wait()

    workers = TableWorkers("boards", step)
    workers.wake(1)
    workers.wake(2)
    async with asyncio.timeout(60):
        await workers.idle()


@pytest.mark.parametrize("error", [Retry("later"), RuntimeError("a mistake")])
async def test_a_failed_step_is_tried_again(error: Exception, caplog: pytest.LogCaptureFixture) -> None:
    tries = 0

    async def step(table: int) -> None:
        nonlocal tries
        tries += 1
        if tries < 4:
            raise error

    workers = TableWorkers("boards", step)
    workers.wake(7)
    async with asyncio.timeout(60):
        await workers.idle()
    assert tries == 4
    assert "boards of table 7" in caplog.text


async def test_a_wake_ends_the_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "FIRST_PAUSE", 600.0)
    mended = False
    failed = asyncio.Event()

    async def step(table: int) -> None:
        if not mended:
            failed.set()
            raise Retry("not yet")

    workers = TableWorkers("boards", step)
    workers.wake(1)
    await failed.wait()
    await asyncio.sleep(0)
    mended = True
    workers.wake(1)
    async with asyncio.timeout(60):
        await workers.idle()


async def test_wakes_do_not_make_the_pause_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "LONGEST_PAUSE", 600.0)
    failed = asyncio.Event()
    mended = False

    async def step(table: int) -> None:
        if not mended:
            failed.set()
            raise Retry("not yet")

    workers = TableWorkers("boards", step)
    for _ in range(20):
        failed.clear()
        workers.wake(1)
        await failed.wait()
    mended = True
    async with asyncio.timeout(60):
        await workers.idle()


async def test_closing_ends_everything() -> None:
    async def step(table: int) -> None:
        await asyncio.sleep(60)

    workers = TableWorkers("boards", step)
    workers.wake(1)
    await asyncio.sleep(0)
    await workers.close()
    workers.wake(2)
    assert not workers.busy
