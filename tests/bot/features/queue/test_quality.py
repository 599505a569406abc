"""On a small simulated server, waiting a little longer makes better tables."""

from __future__ import annotations

from tests.bench.queue import by_queue, first_come, simulate


def test_the_queue_makes_better_tables_than_first_come_first_served() -> None:
    queue, naive = simulate(by_queue, people=60, days=10), simulate(first_come, people=60, days=10)
    assert queue.apart < 0.8 * naive.apart
    assert queue.hours > naive.hours
    assert queue.wait < 24
    assert queue.games > 0.8 * naive.games
