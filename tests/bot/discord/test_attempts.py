"""The bot knows when it has sent something twice: Discord's second response may be about the first
attempt.
"""

from __future__ import annotations

import asyncio

import aiohttp

from bot.discord.attempts import Attempts, counted_in, counting
from playground import Playground


async def test_requests_of_a_task_are_counted_and_no_others() -> None:
    async with (
        Playground() as playground,
        aiohttp.ClientSession(trace_configs=[counting(aiohttp.TraceConfig())]) as session,
    ):

        async def ask(times: int) -> int:
            sent = Attempts()
            with counted_in(sent):
                for _ in range(times):
                    async with session.get(playground.url):
                        pass
            return sent.count

        assert await asyncio.gather(ask(1), ask(2), ask(0)) == [1, 2, 0]
        sent = Attempts()
        with counted_in(sent):
            pass
        async with session.get(playground.url):
            assert sent.count == 0
