"""The runner looks at a competition when it's due, and queries the database only when necessary."""

from __future__ import annotations

from collections import Counter

from bot.features.competitions.delivery import CompetitionRunner


class Runner(CompetitionRunner):
    """A runner of competitions that are due every hour; counts its queries."""

    def __init__(self) -> None:
        self.clock = 0.0
        super().__init__("leagues", self, lambda: True, now=lambda: self.clock)
        self.left = {1: 3600.0, 2: 3600.0}
        self.looked: Counter[int] = Counter()
        self.listed = 0
        self.jump = 0.0
        """The seconds by which the clock jumps during a look."""

    async def running(self) -> list[int]:
        self.listed += 1
        return [number for number, left in self.left.items() if left > 0]

    async def owner_of(self, table: int) -> int | None:
        return {71: 1, 72: 2}.get(table)

    async def advance(self, number: int) -> float:
        self.looked[number] += 1
        self.clock += self.jump
        return self.left[number]

    async def round(self, passing: float = 0.0) -> float:
        """Let ``passing`` seconds pass, and run one round."""
        self.clock += passing
        return await self._round()


async def test_each_is_looked_at_when_it_is_due() -> None:
    runner = Runner()
    runner.left[2] = 7200.0
    assert await runner.round() == 3600
    assert await runner.round(3600) == 3600
    assert (runner.looked, runner.listed) == (Counter({1: 2, 2: 1}), 1)


async def test_the_end_of_a_game_asks_for_its_competition_alone() -> None:
    runner = Runner()
    await runner.round()
    runner.look_at_table(72)
    runner.look_at_table(99)
    await runner.round(1)
    assert (runner.looked, runner.listed) == (Counter({1: 1, 2: 2}), 1)


async def test_all_are_listed_again_after_a_change_and_after_an_end() -> None:
    runner = Runner()
    await runner.round()
    runner.begin_anew()
    await runner.round(1)
    assert (runner.looked, runner.listed) == (Counter({1: 2, 2: 2}), 2)
    runner.left[1] = 0.0
    runner.look_at_table(71)
    assert await runner.round(1) == 0
    await runner.round(0)
    assert (runner.looked[1], runner.listed) == (3, 3)


async def test_nothing_comes_late_if_the_clock_jumps_during_a_look() -> None:
    runner = Runner()
    del runner.left[2]
    runner.jump = 3600.0
    await runner.round()
    await runner.round()
    assert runner.looked[1] == 2
