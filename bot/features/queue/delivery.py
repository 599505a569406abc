"""The task that works through the queues of this process's servers, and what it asks Discord."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence

import discord

from bot.database.cluster.scope import Scope
from bot.discord.message_sender import ClosedDoor, Unreachable
from bot.discord.panels.panel import Panel
from bot.discord.server_posts import ServerPosts
from bot.discord.sight import member_of, roles_anywhere, sees_channel
from bot.discord.whereabouts import beside, home_channel, within
from bot.features.opening.service.admission import Request
from bot.features.queue.panel import across_panel, friend_panel
from bot.features.queue.rules.wish import Wish
from bot.features.queue.service.queue import Queue
from bot.stores import Stores
from bot.table.items import see_to
from bot.table.table import NOWHERE
from bot.table.wake_timer import LONGEST_SLEEP, WakeTimer
from render.words import Words

_log = logging.getLogger(__name__)

EVERY = 180.0
"""Seconds between two looks at a queue, so that people who come meanwhile are compared, too."""
SOON = 20.0
"""Seconds until a queue is looked at after somebody has begun to wait, or opened a table."""


_ASKED_AGAIN = 86_400.0
"""Seconds until somebody can be asked again by the same friend."""


class QueueRunner:
    """Looks at the queues of all servers on which somebody waits, every few minutes."""

    def __init__(
        self,
        queue: Queue,
        stores: Stores,
        posts: ServerPosts,
        *,
        scope: Scope,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._queue = queue
        self._stores = stores
        self._posts = posts
        self._scope = scope
        self._now = now
        self._looked_at = 0.0
        self._asked: dict[tuple[int, int], float] = {}
        """When people last named a friend, by both of them."""
        self.wake_timer = WakeTimer("queue", self._round)

    def look_soon(self) -> None:
        """Look at the queues soon, because somebody has begun to wait, or opened a table."""
        self._looked_at = min(self._looked_at, self._now() + SOON - EVERY)
        self.wake_timer.wake_in(SOON)

    def begin_anew(self) -> None:
        """Look at all queues now: this process has gained servers."""
        self._looked_at = 0.0
        self.wake_timer.wake()

    async def ask_friend(self, wish: Wish, friend: int, press: int) -> None:
        """Ask ``friend``, in the way they chose, whether to wait together with the person of ``wish``.

        ``press`` is the interaction that named them. They are asked once a day by the same person. Somebody
        who has blocked that person isn't asked at all, and nobody can tell.
        """
        pair, now = (wish.person, friend), self._now()
        self._asked = {one: at for one, at in self._asked.items() if now - at < _ASKED_AGAIN}
        if pair in self._asked or wish.person in (await self._stores.people.blocks.all()).of(friend):
            return
        self._asked[pair] = now

        def panel(words: Words, named: Sequence[int]) -> Panel:
            return friend_panel(wish, words, *named)

        await self._posts.tell(wish.guild, wish.channel, [friend], f"q{press}", panel)

    async def reaches(self, person: int, press: int) -> bool:
        """Tell ``person`` what playing with people from other servers means; return whether that worked.

        ``press`` is the interaction with which they agree to it.
        """
        try:
            await self._posts.write(person, f"q{press}", across_panel)
        except ClosedDoor:
            return False
        except Unreachable:
            _log.info("Discord didn't say whether somebody accepts direct messages")
        return True

    async def request(self, guild: int, channel: int, person: int, game: str) -> Request | None:
        """Return the facts that admission needs; None if ``person`` can't see the channel, or it's gone."""
        there = self._posts.client.get_guild(guild)
        if there is None or not await sees_channel(self._posts.client, guild, channel, person):
            return None
        member = await member_of(there, person)
        if member is None:
            return None
        home = home_channel(there.get_channel_or_thread(channel), channel)
        return Request(
            guild=guild,
            person=person,
            game=game,
            within=within(there, channel, home),
            beside=beside(there, home),
            channels=(),
            roles=(),
            held=frozenset(role.id for role in member.roles),
            moderates=False,
        )

    async def is_member(self, guild: int, person: int) -> bool:
        """Return whether ``person`` is on the server; if Discord doesn't say, they count as a member."""
        try:
            return await roles_anywhere(self._posts.client, guild, person) is not None
        except discord.HTTPException:
            return True

    async def roles_of(self, guild: int, person: int) -> frozenset[int] | None:
        """Return the roles of ``person`` on a server of any process; None if Discord doesn't say."""
        try:
            return await roles_anywhere(self._posts.client, guild, person)
        except discord.HTTPException:
            _log.info("Discord doesn't say who is on server %d", guild)
            return None

    async def language_of(self, guild: int) -> str:
        """Return the language of the server."""
        return (await self._posts.words(guild)).locale

    async def place_of(self, guild: int, channel: int, game: str) -> tuple[int, str] | None:
        """Return where the game is played, and its language; None if the bot can't post in ``channel``."""
        return await self._posts.place_of_game(
            guild, channel, lambda words: words("queue-thread", game=words(f"{game}-name"))
        )

    async def _round(self) -> float:
        if not self._posts.client.is_ready():
            return LONGEST_SLEEP
        wait = self._looked_at + EVERY - self._now()
        if 0 < wait <= EVERY:
            return wait
        self._looked_at = self._now()
        guilds = await self._stores.queue.guilds()
        await see_to("queue", guilds, self._advance, table=lambda _: 0)
        # One process looks across the servers of all.
        looks_across = self._scope.covers(NOWHERE)
        across = await self._stores.queue.waiting_across() if looks_across else []
        if across:
            await see_to("queue", [NOWHERE], self._advance_across, table=lambda _: 0)
        # Nobody wakes it when somebody begins to wait on a server of another process.
        is_unaware = looks_across and not self._scope.is_everything
        return EVERY if guilds or across or is_unaware else LONGEST_SLEEP

    async def _advance(self, guild: int) -> None:
        """Work through the queue of one server, unless Discord says that it's away."""
        there = self._posts.client.get_guild(guild)
        if there is not None and not there.unavailable:
            await self._queue.advance(guild, self)

    async def _advance_across(self, _: int) -> None:
        await self._queue.advance_across(self)
