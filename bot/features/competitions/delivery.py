"""The task that runs competitions of one kind, and the posts that they owe to their channels."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Protocol

from bot.features.competitions.rules.missed import MissedPost, Post, Why
from bot.features.competitions.store import MissedPosts
from bot.metrics import Task
from bot.table.items import see_to
from bot.table.wake_timer import LONGEST_SLEEP, WakeTimer


class CompetitionStore(Protocol):
    """The store of one kind of competitions, as far as its runner reads it."""

    async def running(self) -> list[int]:
        """Return the ids of the competitions that haven't ended, of this process's servers."""
        ...

    async def owner_of(self, table: int) -> int | None:
        """Return the id of the competition in which ``table`` is played, None if it belongs to none."""
        ...


class CompetitionRunner(ABC):
    """Does everything that is due for the running competitions of this process's servers.

    It remembers when each one next needs a look; a new process looks that up again.
    """

    def __init__(
        self,
        name: Task,
        store: CompetitionStore,
        is_ready: Callable[[], bool],
        *,
        now: Callable[[], float] = time.time,
    ) -> None:
        """Build a runner that rests until ``is_ready``: the bot is connected."""
        self._store = store
        self._is_ready = is_ready
        self._now = now
        self._name = name
        self._due: dict[int, float] = {}
        """When each running competition needs a look."""
        self._looks_anew = True
        """Whether the running competitions have to be looked up."""
        self._ended: set[int] = set()
        """Tables that have ended since the last round."""
        self._changed: set[int] = set()
        """Competitions that have changed since the last round."""
        self.wake_timer = WakeTimer(name, self._round)

    @abstractmethod
    async def advance(self, number: int) -> float:
        """Do everything that is due; return the seconds until it needs another look, 0 once it has ended."""

    def look_at_table(self, table: int) -> None:
        """Look at the competition of ``table``, whose game has ended, if it belongs to one."""
        self._ended.add(table)
        self.wake_timer.wake()

    def look_at(self, number: int) -> None:
        """Look at one competition, which has changed."""
        self._changed.add(number)
        self.wake_timer.wake()

    def begin_anew(self) -> None:
        """Look at all competitions: one has changed, or this process has gained servers."""
        self._looks_anew = True
        self.wake_timer.wake()

    async def _round(self) -> float:
        if not self._is_ready():
            return LONGEST_SLEEP
        now = self._now()
        if self._looks_anew:
            # A change that comes meanwhile makes the next round look again.
            self._looks_anew = False
            try:
                self._due = dict.fromkeys(await self._store.running(), now)
            except BaseException:
                self._looks_anew = True
                raise
        for table in [*self._ended]:
            owner = await self._store.owner_of(table)
            if owner in self._due:
                self._due[owner] = now
            self._ended.discard(table)
        self._due |= dict.fromkeys(self._changed & self._due.keys(), now)
        self._changed.clear()
        waits = [at - now for at in self._due.values() if at > now]
        due = [number for number, at in self._due.items() if at <= now]
        return min([await see_to(self._name, due, self._advance, table=lambda _: 0), *waits])

    async def _advance(self, number: int) -> float:
        """Do everything that is due for one competition; it stays due if that fails."""
        # The clock can jump meanwhile: the wait counts from before, so that a look comes early, never late.
        began = self._now()
        left = await self.advance(number)
        if left <= 0:
            # It has ended, and another one may follow.
            self._looks_anew = True
        else:
            self._due[number] = began + left
        return left


class OwedPosts:
    """Sends the posts of competitions to their channels, and sends missing ones again."""

    def __init__(self, missed: MissedPosts) -> None:
        self._missed = missed
        self._turn = asyncio.Lock()

    async def deliver(
        self, competition: int, part: int, post: Post, send: Callable[[], Awaitable[Why | None]]
    ) -> bool:
        """Deliver a post that its step has noted, and note whether that worked; return it."""
        async with self._turn:
            return await self._deliver(competition, part, post, send)

    async def again(self, competition: int, send: Callable[[MissedPost], Awaitable[Why | None]]) -> int:
        """Deliver everything that ``competition`` still owes; return how many posts are still missing."""
        async with self._turn:
            owed = await self._missed.of(competition)
            return len(owed) - sum(
                [await self._deliver(competition, one.part, one.post, partial(send, one)) for one in owed]
            )

    async def _deliver(
        self, competition: int, part: int, post: Post, send: Callable[[], Awaitable[Why | None]]
    ) -> bool:
        why = await send()
        await self._missed.settle(competition, part, post, why)
        return why is None
