"""The queue of questions to think about (in order, fair, bounded), and the processes that think and
may die.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from typing import ClassVar

import pytest
from msgspec.structs import replace

from bot.thinking import process as processes
from bot.thinking.process import ProcessLost, ThinkingProcess
from bot.thinking.question import Answer, Question
from bot.thinking.thinkers import LONGEST_QUEUE, Thinkers, ThinkingFailed
from bot.thinking.worker import answered
from games.engine.chance import RandomStream
from games.engine.game import AnyGame
from games.engine.play import waiting_for
from games.engine.snapshot import snapshot_of
from games.engine.strength import STRENGTHS, Strength
from games.engine.thinking import Thought
from games.registry import GAMES

TABLES = 100


def question(name: str = "abraca", strength: Strength = "companion", **changes: object) -> Question:
    """Return a question from the start of a game."""
    game: AnyGame = GAMES[name]
    state = game.setup(game.seats.start, game.options_type(), RandomStream(bytes(32)))
    seat = waiting_for(game.decisions(state))[0]
    made = Question(name, snapshot_of(game, state), seat, strength, bytes(32), 30.0, 20)
    return replace(made, **changes)


class Slow(ThinkingProcess):
    """A process that answers only when allowed, and records its questions."""

    asked: ClassVar[list[Question]]
    goes_on: ClassVar[asyncio.Semaphore]

    async def answer(self, question: Question) -> Answer:
        self.asked.append(question)
        await self.goes_on.acquire()
        return Answer(Thought((str(question.seat),)))

    async def end(self) -> None: ...


@pytest.fixture
def slow() -> type[Slow]:
    """A factory of processes that answer only when allowed."""

    Slow.asked, Slow.goes_on = [], asyncio.Semaphore(0)
    return Slow


async def settled() -> None:
    """Return when everybody who could ask has asked."""
    for _ in range(10):
        await asyncio.sleep(0)


async def test_a_hundred_tables_are_answered_in_order_and_none_waits_for_long(slow: type[Slow]) -> None:
    thinkers = Thinkers(1, process=slow)
    asks = [
        asyncio.create_task(thinkers.ask(question(seat=table, seconds=1.5), soon=False))
        for table in range(TABLES)
    ]
    await settled()
    assert len(slow.asked) == 1, "one process thinks about one thing at a time"
    assert thinkers.backlog()[0] == TABLES
    for _ in range(TABLES):
        slow.goes_on.release()
        await settled()
    assert [(await ask).choice for ask in asks] == [(str(table),) for table in range(TABLES)]
    assert [asked.seat for asked in slow.asked] == list(range(TABLES))
    assert slow.asked[0].seconds == LONGEST_QUEUE / TABLES, "many wait"
    assert slow.asked[-1].seconds == 1.5, "nobody else waits any more"
    assert sum(asked.seconds for asked in slow.asked) < 2 * LONGEST_QUEUE
    assert thinkers.backlog() == (0, 0.0)
    await thinkers.close()


async def test_a_hint_does_not_wait_for_the_queue_and_does_not_hold_it_up(slow: type[Slow]) -> None:
    thinkers = Thinkers(1, process=slow)
    later = [asyncio.create_task(thinkers.ask(question(seat=seat), soon=False)) for seat in range(4)]
    await settled()
    soon = [asyncio.create_task(thinkers.ask(question(seat=seat), soon=True)) for seat in range(10, 14)]
    await settled()
    for _ in range(8):
        slow.goes_on.release()
        await settled()
    await asyncio.gather(*later, *soon)
    assert [asked.seat for asked in slow.asked] == [0, 10, 1, 11, 2, 12, 3, 13]
    await thinkers.close()


async def test_several_processes_think_at_the_same_time(slow: type[Slow]) -> None:
    thinkers = Thinkers(3, process=slow)
    asks = [asyncio.create_task(thinkers.ask(question(seat=seat), soon=False)) for seat in range(5)]
    await settled()
    assert [asked.seat for asked in slow.asked] == [0, 1, 2]
    slow.goes_on.release()
    await settled()
    assert [asked.seat for asked in slow.asked] == [0, 1, 2, 3]
    await thinkers.close()
    assert {type(one) for one in await asyncio.gather(*asks[1:], return_exceptions=True)} == {
        asyncio.CancelledError
    }


async def test_nobody_thinks_about_what_nobody_waits_for(slow: type[Slow]) -> None:
    thinkers = Thinkers(1, process=slow)
    asks = [asyncio.create_task(thinkers.ask(question(seat=seat), soon=False)) for seat in range(3)]
    await settled()
    asks[1].cancel()
    for _ in range(3):
        slow.goes_on.release()
        await settled()
    assert [asked.seat for asked in slow.asked] == [0, 2]
    await thinkers.close()


@pytest.mark.parametrize("strength", STRENGTHS)
def test_the_same_question_has_the_same_answer(strength: Strength) -> None:
    for name in GAMES:
        once, again = (answered(question(name, strength)) for _ in range(2))
        assert once == again
        assert once.thought is not None
        assert once.thought.incident is None


def test_what_cannot_be_thought_about_raises_nothing() -> None:
    for strange in (question(game="skull"), question(snapshot=b"{}"), question(seat=99)):
        found = answered(strange)
        assert found.thought is None
        assert "Traceback" in found.trace


def test_a_position_with_one_answer_and_a_budget_of_nothing_take_no_time() -> None:
    found = answered(question(strength="master", seconds=0.0, playouts=100_000))
    assert found.thought is not None


async def test_a_process_answers_as_one_would_here_and_one_that_is_killed_is_started_again() -> None:
    thinkers = Thinkers(1)
    known = answered(question(strength="master")).thought
    assert await thinkers.ask(question(strength="master"), soon=False) == known
    [pid] = thinkers.pids
    os.kill(pid, signal.SIGKILL)
    assert await thinkers.ask(question(strength="master"), soon=False) == known
    [other] = thinkers.pids
    assert other != pid

    long = asyncio.create_task(
        thinkers.ask(question(strength="master", playouts=10_000_000, seconds=600.0), soon=False)
    )
    while thinkers.backlog()[0] == 0:
        await asyncio.sleep(0)
    os.kill(other, signal.SIGKILL)
    while other in thinkers.pids or not thinkers.pids:
        await asyncio.sleep(0.01)
    assert not long.done(), "it is asked again"
    await thinkers.close()
    assert thinkers.pids == []
    with pytest.raises(asyncio.CancelledError):
        await long


async def test_one_that_always_dies_and_one_that_says_nothing_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    def dead() -> ThinkingProcess:
        return ThinkingProcess((sys.executable, "-c", "pass"))

    thinkers = Thinkers(1, process=dead)
    with pytest.raises(ThinkingFailed, match="thinking failed"):
        await thinkers.ask(question(), soon=True)
    with pytest.raises(ThinkingFailed):
        await thinkers.ask(question(), soon=True)
    await thinkers.close()
    babbling = "import sys; sys.stdout.buffer.write(b'\\0\\0\\0\\1x'); sys.stdout.flush(); sys.stdin.read()"
    strange = Thinkers(1, process=lambda: ThinkingProcess((sys.executable, "-c", babbling)))
    for _ in range(2):
        with pytest.raises(ThinkingFailed):
            await strange.ask(question(), soon=True)
    await strange.close()
    with pytest.raises(ProcessLost):
        await ThinkingProcess(("/nowhere/at/all",)).answer(question())

    monkeypatch.setattr(processes, "_STARTING", 0.2)
    silent = Thinkers(1, process=lambda: ThinkingProcess((sys.executable, "-c", "input()\ninput()")))
    with pytest.raises(ThinkingFailed):
        await silent.ask(question(seconds=0.0), soon=True)
    assert silent.pids == []
    await silent.close()
