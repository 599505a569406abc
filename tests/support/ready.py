"""Make discord.py ready at once: it usually waits for servers that may still arrive, but tests know how many
there are.
"""

from __future__ import annotations

import asyncio
from typing import Any

import discord


def ready_at_once(client: discord.AutoShardedClient) -> None:
    """Make ``client`` ready as soon as every server listed in READY has arrived."""
    state = client._connection
    state._ready_states = _Arrivals(state)


class _Arrivals(dict[int, Any]):
    """The servers that have arrived since connecting, by shard."""

    def __init__(self, state: Any) -> None:
        super().__init__()
        self._state = state

    def __setitem__(self, shard: int, _: object) -> None:
        super().__setitem__(shard, _Arriving(self._state, shard))


class _Arriving(asyncio.Queue[discord.Guild]):
    """The queue of one shard's arriving servers; once all are there, it behaves as if it had timed out."""

    def __init__(self, state: Any, shard: int) -> None:
        super().__init__()
        self._state, self._shard, self._taken = state, shard, 0

    async def get(self) -> discord.Guild:
        expected = sum(guild.shard_id == self._shard for guild in self._state.guilds)
        if self._taken >= expected:
            raise TimeoutError
        guild = await super().get()
        self._taken += 1
        return guild
