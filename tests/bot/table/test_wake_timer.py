"""The wake timer: it wakes for due work, and ends at once when told to."""

from __future__ import annotations

import asyncio

import pytest

from bot.table.wake_timer import LONGEST_SLEEP, WakeTimer


async def test_it_looks_again_when_it_is_woken() -> None:
    rounds = 0

    async def look() -> float:
        nonlocal rounds
        rounds += 1
        return LONGEST_SLEEP

    wake_timer = WakeTimer("boards", look)
    wake_timer.start()
    await wake_timer.quiet.wait()
    wake_timer.wake()
    await wake_timer.quiet.wait()
    assert rounds == 2
    await wake_timer.close()


async def test_a_wake_at_the_same_moment_does_not_keep_it_from_ending() -> None:
    async def nothing() -> float:
        return LONGEST_SLEEP

    wake_timer = WakeTimer("boards", nothing)
    wake_timer.start()
    await wake_timer.quiet.wait()
    wake_timer.wake()
    await asyncio.sleep(0)
    async with asyncio.timeout(60):
        await wake_timer.close()


async def test_it_sleeps_no_longer_than_the_round_says() -> None:
    looked = asyncio.Event()
    rounds = 0

    async def look() -> float:
        nonlocal rounds
        rounds += 1
        if rounds == 2:
            looked.set()
            return LONGEST_SLEEP
        return 0.01

    wake_timer = WakeTimer("boards", look)
    wake_timer.start()
    async with asyncio.timeout(60):
        await looked.wait()
    await wake_timer.close()


@pytest.mark.parametrize("when", ["asleep", "busy"])
async def test_it_wakes_for_what_falls_due_earlier(when: str) -> None:
    looked, may_end = asyncio.Event(), asyncio.Event()
    rounds = 0

    async def look() -> float:
        nonlocal rounds
        rounds += 1
        if rounds == 2:
            looked.set()
        await may_end.wait()
        return LONGEST_SLEEP

    wake_timer = WakeTimer("clock", look)
    wake_timer.start()
    await asyncio.sleep(0)
    if when == "asleep":
        may_end.set()
        await wake_timer.quiet.wait()
    wake_timer.wake_in(2 * LONGEST_SLEEP)
    wake_timer.wake_in(0.01)
    wake_timer.wake_in(LONGEST_SLEEP)
    may_end.set()
    async with asyncio.timeout(60):
        await looked.wait()
    await wake_timer.close()
