"""Work on many items continues with the next one if one of them fails."""

from __future__ import annotations

import asyncio
import logging
from typing import get_args

import pytest

from bot import metrics
from bot.metrics import Task
from bot.table.items import see_to
from bot.table.wake_timer import LONGEST_SLEEP, RETRY, WakeTimer

SECRET = "spell 3 of seat 1"


def failures(task: Task) -> float:
    """Return the counted failures of ``task``."""
    return metrics.REGISTRY.get_sample_value("tavolata_task_failures_total", {"task": task}) or 0.0


async def test_one_that_fails_stops_no_other(caplog: pytest.LogCaptureFixture) -> None:
    done = []

    async def step(item: int) -> float | None:
        if item == 2:
            raise KeyError(SECRET)
        done.append(item)
        return 7.0 if item == 3 else None

    before = failures("clock")
    assert await see_to("clock", (1, 2, 3), step, table=lambda item: item) == 7.0
    assert done == [1, 3]
    assert failures("clock") == before + 1
    [line] = caplog.records
    assert (line.levelno, line.getMessage()) == (
        logging.ERROR,
        "clock: table 2 failed and is tried again later",
    )


async def test_it_is_known_when_there_is_more_to_do() -> None:
    async def step(item: float | None) -> float | None:
        if item is not None and item < 0:
            raise ValueError
        return item

    for items, wanted in (
        ((), LONGEST_SLEEP),
        ((None,), LONGEST_SLEEP),
        ((90.0, 80.0), 80.0),
        ((-1.0,), RETRY),
    ):
        assert await see_to("clock", items, step, table=lambda _: 1) == wanted


async def test_a_task_that_is_cancelled_ends() -> None:
    async def step(_: int) -> None:
        raise asyncio.CancelledError

    with pytest.raises(asyncio.CancelledError):
        await see_to("clock", (1, 2), step, table=lambda item: item)


async def test_a_round_that_fails_is_counted() -> None:
    failed = asyncio.Event()

    async def round_() -> float:
        failed.set()
        raise RuntimeError

    before = failures("ratings")
    timer = WakeTimer("ratings", round_)
    timer.start()
    await failed.wait()
    await timer.quiet.wait()
    await timer.close()
    assert failures("ratings") == before + 1


def test_every_task_is_counted_from_the_start() -> None:
    for task in get_args(Task):
        assert metrics.REGISTRY.get_sample_value("tavolata_task_failures_total", {"task": task}) is not None
