"""Presses while two processes think all the time: thinking must not make anybody wait."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from bot.thinking.question import Question
from bot.thinking.thinkers import Thinkers
from games.engine.chance import RandomStream
from games.engine.play import next_move, play
from games.engine.player import RandomPlayer
from games.engine.snapshot import snapshot_of
from games.registry import GAMES
from tests.bench.presses import presses
from tests.bench.report import Row, percentile

PROCESSES = 2
_SECONDS = 1.5
"""A master's default budget for an answer, in seconds."""
_MOVES = 40
"""Random moves before the position that is thought about."""
_ROUNDS = 3
"""Rounds of measuring presses with and without thinking in turn, because other conditions change, too."""


async def rows() -> list[Row]:
    """Return how much later presses are acknowledged while two processes think, p50 and p99."""
    alone: list[float] = []
    beside: list[float] = []
    for _ in range(_ROUNDS):
        alone += (await presses())[0]
        async with _thinking():
            beside += (await presses())[0]
    return [
        Row("press to acknowledgement, nobody thinks: p99", percentile(alone, 0.99), "ms"),
        Row("... while two processes think: p99", percentile(beside, 0.99), "ms"),
        Row("... as a multiple, p50", percentile(beside, 0.5) / percentile(alone, 0.5), "x"),
        Row("... as a multiple, p99", percentile(beside, 0.99) / percentile(alone, 0.99), "x", at_most=1.3),
    ]


@asynccontextmanager
async def _thinking() -> AsyncIterator[None]:
    """Let two of the bot's own processes think without a break, as if masters sat at many tables."""
    thinkers, question = Thinkers(PROCESSES), _question()

    async def think() -> None:
        while True:
            await thinkers.ask(question, soon=False)

    tasks = [asyncio.create_task(think()) for _ in range(PROCESSES)]
    while len(thinkers.pids) < PROCESSES:
        await asyncio.sleep(0.1)
    # A process that is still starting doesn't think.
    await asyncio.sleep(2 * _SECONDS)
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        with suppress(asyncio.CancelledError):
            await asyncio.gather(*tasks)
        await thinkers.close()


def _question() -> Question:
    """Return a master's question in the middle of a game that takes long to think about."""
    game = GAMES["touria"]
    chance, player = RandomStream(bytes(32)), RandomPlayer()
    state = game.setup(game.seats[-1], game.options_type(), chance)
    for _ in range(_MOVES):
        move = next_move(game.decisions(state), lambda _, decision: player.choose(state, decision, chance))
        play(game, state, *move, chance)
    waiting = next(
        seat
        for seat, decision in game.decisions(state).items()
        if decision.given is None and len(decision.options) > 1
    )
    return Question(game.id, snapshot_of(game, state), waiting, "master", bytes(32), _SECONDS, 1_000_000)
