"""discord.py waits for servers that may still come before it is ready; here it need not, because it is known
how many there are.
"""

from __future__ import annotations

import asyncio
from typing import Any

import discord


def ready_at_once(client: discord.AutoShardedClient) -> None:
    """Let ``client`` be ready as soon as all servers have come that it was told of when it connected."""
    state = client._connection
    state._ready_states = _Arrivals(state)


class _Arrivals(dict[int, Any]):
    """What has come on each shard since it connected."""

    def __init__(self, state: Any) -> None:
        super().__init__()
        self._state = state

    def __setitem__(self, shard: int, _: object) -> None:
        super().__setitem__(shard, _Arriving(self._state, shard))


class _Arriving(asyncio.Queue[discord.Guild]):
    """The servers of one shard as they come; as if its time were up when all of them are there."""

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
