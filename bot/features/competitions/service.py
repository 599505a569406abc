"""The points that people can expect from a game that their competition doesn't wait for."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from bot.features.competitions.rules.adjudication import (
    PLAYOUTS,
    expected_points,
    ranks_of_playout,
    seed_of_playout,
)
from bot.table.situation import Situation


async def expected(at: Situation, key: int) -> tuple[int, ...]:
    """Return the points that the seats can expect, in hundredths of a point.

    The game is played out in threads, one time after the other. ``key`` tells the game from others, so that
    each process plays it out alike.
    """
    results: list[Sequence[int]] = []
    for number in range(PLAYOUTS):
        seed = seed_of_playout(key, at.table.secret, number)
        results.append(
            await asyncio.to_thread(ranks_of_playout, at.game, at.state, len(at.table.seats), seed)
        )
    last = [seat for seat, row in enumerate(at.table.seats) if row.by_computer]
    return expected_points(results, last)
