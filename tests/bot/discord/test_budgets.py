"""Nobody has to wait because one person asks for something again and again."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack

import pytest

from bot.discord.budgets import A_SECOND, AT_ONCE, FULL, FULL_OF_SERVER, QUICK, SLOW, Budgets
from games.engine.game import Refused

ADA, BRUNO = 1, 2
HERE, ELSEWHERE = 91, 92


class Clock:
    """A clock that only moves when told to."""

    def __init__(self) -> None:
        self.time = 0.0

    def now(self) -> float:
        return self.time


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def budgets(clock: Clock) -> Budgets:
    return Budgets(clock.now)


def test_so_many_presses_at_once_and_no_more(budgets: Budgets) -> None:
    with ExitStack() as presses:
        for _ in range(AT_ONCE):
            presses.enter_context(budgets.press(ADA))
        with pytest.raises(Refused), budgets.press(ADA):
            pass
        with budgets.press(BRUNO):
            pass
    with budgets.press(ADA):
        pass


def test_one_slow_thing_at_a_time(budgets: Budgets) -> None:
    with budgets.costly(ADA, SLOW):
        with pytest.raises(Refused), budgets.costly(ADA, SLOW):
            pass
        with budgets.costly(ADA, SLOW / 2), budgets.costly(BRUNO, SLOW):
            pass
    with budgets.costly(ADA, SLOW):
        pass


def test_a_bucket_fills_and_runs_out(budgets: Budgets, clock: Clock) -> None:
    with budgets.costly(ADA, FULL + 5):
        pass
    for seconds in (1.0, 3.9):
        clock.time += seconds
        with pytest.raises(Refused), budgets.costly(ADA, 0.01):
            pass
    clock.time += 1
    with budgets.costly(ADA, 0.01):
        pass


def test_so_many_presses_in_a_second_and_no_more(budgets: Budgets, clock: Clock) -> None:
    assert sum(budgets.admits(ADA) for _ in range(10 * QUICK)) == QUICK
    assert budgets.admits(BRUNO)
    worked_on = 0
    for _ in range(2_000):
        clock.time += 0.005
        worked_on += budgets.admits(ADA)
    assert worked_on == pytest.approx(10 * A_SECOND, abs=1)
    clock.time += QUICK / A_SECOND
    assert all(budgets.admits(ADA) for _ in range(QUICK))


def test_who_is_too_fast_is_told_once_a_second(budgets: Budgets, clock: Clock) -> None:
    assert [budgets.is_to_be_told(ADA) for _ in range(3)] == [True, False, False]
    assert budgets.is_to_be_told(BRUNO)
    clock.time += 1
    assert budgets.is_to_be_told(ADA)


async def test_one_picture_of_a_person_is_drawn_at_a_time(budgets: Budgets) -> None:
    now, most = 0, 0

    async def draw(person: int) -> None:
        nonlocal now, most
        async with budgets.drawing(person):
            now += 1
            most = max(most, now)
            await asyncio.sleep(0)
            now -= 1

    await asyncio.gather(*(draw(ADA) for _ in range(20)))
    assert most == 1
    await asyncio.gather(draw(ADA), draw(BRUNO))
    assert most == 2
    assert not budgets._drawing


def test_what_fails_ends_as_well(budgets: Budgets) -> None:
    for _ in range(2):
        with pytest.raises(ZeroDivisionError), budgets.press(ADA), budgets.costly(ADA, SLOW):
            raise ZeroDivisionError


def test_nothing_is_remembered_of_what_has_run_out(budgets: Budgets, clock: Clock) -> None:
    for person in range(100):
        with budgets.press(person), budgets.costly(person, 1):
            pass
    clock.time += 2
    with budgets.costly(ADA, 1):
        pass
    assert len(budgets._work) == 1
    assert not budgets._presses


def test_all_of_a_server_share_a_bucket_and_no_other_server_waits(budgets: Budgets, clock: Clock) -> None:
    people = range(100, 100 + int(FULL_OF_SERVER / (SLOW / 2)))
    for person in people:
        with budgets.costly(person, SLOW / 2, HERE):
            pass
    with pytest.raises(Refused) as refusal, budgets.costly(ADA, SLOW / 2, HERE):
        pass
    assert refusal.value.text.key == "refused-busy-server"
    with budgets.costly(ADA, SLOW / 2, ELSEWHERE), budgets.costly(BRUNO, SLOW / 2):
        pass
    clock.time += SLOW
    with budgets.costly(BRUNO, SLOW / 2, HERE):
        pass
