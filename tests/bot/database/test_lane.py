"""Long jobs run in slices, one at a time, and leave room for everything else."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Iterator

import msgspec
import pytest

from bot.database.lane import SLICE, Lane
from bot.table.rows import EventRow
from games.engine.event import Event
from games.engine.text import FormerOccupant, PersonName, SeatName, Text


async def test_slices_of_several_take_turns() -> None:
    lane, order, now = Lane(), [], 0

    async def work(who: str) -> None:
        nonlocal now
        now += 1
        assert now == 1, "another slice is being worked on"
        order.append(who)
        await asyncio.sleep(0)
        now -= 1

    async def whole(who: str) -> None:
        for _ in range(3):
            await lane.slice(lambda: work(who))

    await asyncio.gather(whole("a"), whole("b"))
    assert order == ["a", "b"] * 3


async def test_what_is_drained_comes_whole_and_in_slices() -> None:
    lane, slices = Lane(), 0
    one_slice = lane.slice

    async def counted(work: object) -> bool:
        nonlocal slices
        slices += 1
        return await one_slice(work)  # type: ignore[arg-type]

    lane.slice = counted  # type: ignore[method-assign, assignment]

    def items() -> Iterator[int]:
        for number in range(5):
            started = time.perf_counter()
            while time.perf_counter() - started < SLICE:
                pass
            yield number

    assert await lane.drain(items()) == [0, 1, 2, 3, 4]
    assert slices >= 5
    assert await lane.drain(iter(())) == []


async def test_what_fails_makes_room() -> None:
    lane = Lane()

    async def fail() -> None:
        raise ZeroDivisionError

    for _ in range(2):
        with pytest.raises(ZeroDivisionError):
            await lane.slice(fail)


def test_the_lines_of_a_log_are_nothing_for_the_collector() -> None:
    """Tens of thousands are read at once, and the garbage collector would hold everybody up if it traversed
    them.
    """
    text = Text("log-x", {"a": SeatName(1), "b": PersonName(2), "c": FormerOccupant(0, None), "d": "x"})
    event = msgspec.json.decode(msgspec.json.encode(Event(text, (1, 2))), type=Event)
    row = EventRow(1, event, 0.0)
    assert not [one for one in (row, event, event.text, *event.text.args.values()) if gc.is_tracked(one)]
