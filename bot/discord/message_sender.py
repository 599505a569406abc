"""Sends, edits and removes messages, and maps Discord's errors to a few plain reasons."""

from __future__ import annotations

from collections import deque
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import Final

import aiohttp
import discord

from bot.discord.emojis import with_emojis
from bot.discord.panels.panel import RenderedPanel
from bot.discord.panels.pressable import pressable, pressable_in
from bot.discord.sight import member_of, sees_channel

_GONE = {10003, 10008, 10004}
_DENIED = {50001, 50013, 160005}
_CLOSED = {50007, 50278, 10013}
_OLD = {30046}
_ASLEEP = {50083}
_CROWDED = {160006}
_TOO_FAST = {40003}

_REMOVED = 256

_NONCE = 25
"""The maximum length of a nonce."""
_ONE_WEEK: Final = 10_080
"""Minutes of silence after which Discord archives a thread: the longest option."""


class MessageGone(Exception):
    """The message or its channel no longer exists. ``channel`` says which of the two."""

    def __init__(self, channel: bool) -> None:
        super().__init__("channel" if channel else "message")
        self.channel = channel


class Denied(Exception):
    """The bot may not write there: a permission is missing, or the thread is closed to it."""


class ClosedDoor(Exception):
    """The person doesn't accept direct messages from the bot."""


class TooOld(Exception):
    """Discord allows no more edits of a message this old."""


class Asleep(Exception):
    """The thread is archived: its messages can't be edited, but a new one wakes it up."""


class Crowded(Exception):
    """The server has as many active threads as Discord allows."""


class Unreachable(Exception):
    """Discord did not answer, or answered with an internal error; trying again later may help."""


class MessageSender:
    """Sends, edits and removes all the bot's messages, except answers to interactions."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self.removed: deque[int] = deque(maxlen=_REMOVED)
        """The last messages that this process deleted itself; Discord reports them, too."""

    async def post(
        self,
        channel: int,
        drawn: RenderedPanel,
        nonce: str,
        pings: Sequence[int] = (),
        roles: Sequence[int] = (),
    ) -> int:
        """Post a panel and return its message's id; the same ``nonce`` never posts twice.

        It pings the people in ``pings`` and the ``roles``.

        :raises MessageGone, Denied, TooOld, Unreachable: see their docstrings.
        """
        try:
            return await self._post(channel, drawn, nonce, pings, roles)
        except Asleep:
            # A new message wakes up every thread that isn't locked.
            raise Denied from None

    async def sees(self, guild: int, channel: int, person: int) -> bool:
        """Return whether ``person`` is on the server and sees the channel.

        :raises Unreachable: see its docstring.
        """
        async with _reasons():
            return await sees_channel(self._client, guild, channel, person)

    async def roles_of(self, guild: int, person: int) -> frozenset[int] | None:
        """Return the roles of ``person`` on the server; ``None`` if they have left it.

        If the bot isn't on the server, there are none.

        :raises Unreachable: see its docstring.
        """
        there = self._client.get_guild(guild)
        if there is None:
            return frozenset()
        async with _reasons():
            member = await member_of(there, person)
        return None if member is None else frozenset(role.id for role in member.roles)

    def owner_of(self, guild: int) -> int | None:
        """Return the owner of the server; ``None`` if the bot isn't on it."""
        there = self._client.get_guild(guild)
        return None if there is None else there.owner_id

    def has_role(self, guild: int, role: int) -> bool:
        """Return whether the server has the role."""
        there = self._client.get_guild(guild)
        return there is not None and there.get_role(role) is not None

    def may_ping(self, guild: int, role: int) -> bool:
        """Return whether the server has the role, and the bot can ping its members."""
        there = self._client.get_guild(guild)
        found = None if there is None else there.get_role(role)
        if there is None or found is None:
            return False
        return found.mentionable or there.me.guild_permissions.mention_everyone

    async def _post(
        self, channel: int, drawn: RenderedPanel, nonce: str, pings: Sequence[int], roles: Sequence[int]
    ) -> int:
        place = self._client.get_partial_messageable(channel)
        with_pings = discord.AllowedMentions(
            users=[discord.Object(person) for person in pings], roles=[discord.Object(role) for role in roles]
        )
        async with _reasons():
            message = await with_emojis(
                drawn,
                lambda drawn: place.send(
                    view=drawn.layout(),
                    files=drawn.files(),
                    nonce=_own(nonce, drawn),
                    allowed_mentions=with_pings,
                ),
            )
        if pressable(message) != pressable_in(drawn.layout()):
            # An earlier try succeeded after all: for a known nonce Discord returns the earlier message.
            await self.edit(channel, message.id, drawn)
        return message.id

    async def edit(self, channel: int, message: int, drawn: RenderedPanel) -> None:
        """Replace the content of a message.

        :raises MessageGone, Denied, TooOld, Asleep, Unreachable: see their docstrings.
        """
        place = self._client.get_partial_messageable(channel)
        async with _reasons():
            await with_emojis(
                drawn,
                lambda drawn: place.get_partial_message(message).edit(
                    view=drawn.layout(),
                    attachments=drawn.files(),
                    allowed_mentions=discord.AllowedMentions.none(),
                ),
            )

    async def remove(self, channel: int, message: int) -> None:
        """Delete a message; it may be gone already.

        :raises Denied, Unreachable: see their docstrings.
        """
        place = self._client.get_partial_messageable(channel)
        self.removed.append(message)
        try:
            async with _reasons():
                await place.get_partial_message(message).delete()
        except MessageGone:
            pass
        except Asleep:
            raise Denied from None

    async def own_since(self, channel: int, since: float) -> list[tuple[int, list[str]]]:
        """Return the bot's messages in ``channel`` posted at ``since`` or later, with their custom ids.

        :raises Denied, MessageGone, Unreachable: see their docstrings.
        """
        place = self._client.get_partial_messageable(channel)
        own = 0 if self._client.user is None else self._client.user.id
        found: list[tuple[int, list[str]]] = []
        try:
            async with _reasons():
                async for message in place.history(limit=None, after=datetime.fromtimestamp(since, UTC)):
                    if message.author.id == own:
                        found.append((message.id, pressable(message)))
        except Asleep:
            raise Denied from None
        return found

    async def open_thread(self, channel: int, name: str) -> int:
        """Open a public thread in a text channel and return its id.

        :raises MessageGone, Denied, Crowded, Unreachable: see their docstrings.
        """
        place = self._client.get_channel(channel)
        if not isinstance(place, discord.TextChannel):
            raise MessageGone(channel=True)
        async with _reasons():
            thread = await place.create_thread(
                name=name, type=discord.ChannelType.public_thread, auto_archive_duration=_ONE_WEEK
            )
        return thread.id

    async def write_to(self, person: int, drawn: RenderedPanel, nonce: str, *, silent: bool = False) -> None:
        """Send a panel as a direct message, without a ping if ``silent``; a ``nonce`` never sends twice.

        :raises ClosedDoor, Unreachable: see their docstrings.
        """
        try:
            async with _reasons():
                channel = await self._client.create_dm(discord.Object(person))
                await with_emojis(
                    drawn,
                    lambda drawn: channel.send(
                        view=drawn.layout(),
                        files=drawn.files(),
                        nonce=_own(nonce, drawn),
                        silent=silent,
                    ),
                )
        except (Denied, MessageGone):
            # The account is gone, or Discord refuses for a reason of its own.
            raise ClosedDoor from None


def _own(nonce: str, drawn: RenderedPanel) -> str:
    """Return ``nonce`` made unique to this database: Discord may still remember those of another one.

    Nonces that would get too long consist of Discord's ids, which differ between databases anyway.
    """
    own = f"{drawn.identity}.{nonce}"
    return own if len(own) <= _NONCE else nonce


@asynccontextmanager
async def _reasons() -> AsyncIterator[None]:
    try:
        yield
    except discord.HTTPException as error:
        if error.code in _GONE:
            raise MessageGone(channel=error.code != 10008) from error
        if error.code in _CLOSED:
            raise ClosedDoor from error
        if error.code in _OLD:
            raise TooOld from error
        if error.code in _ASLEEP:
            raise Asleep from error
        if error.code in _CROWDED:
            raise Crowded from error
        # A proxy that enforces rate limits gives up with 408 if waiting takes too long.
        if error.status in {408, 429} or error.status >= 500 or error.code in _TOO_FAST:
            raise Unreachable(str(error)) from error
        if error.status in {403, 404} and error.code == 0:
            # Discord names what is gone or forbidden by a code; an answer without one comes from a proxy.
            raise Unreachable(f"an answer of {error.status} without Discord's own code") from error
        if error.code in _DENIED or error.status == 403:
            raise Denied from error
        if error.status == 404:
            raise Unreachable(str(error)) from error
        raise
    except (aiohttp.ClientError, OSError, TimeoutError) as error:
        raise Unreachable(str(error)) from error
