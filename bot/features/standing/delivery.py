"""Posts and edits messages that are kept up to date.

Nothing here acts on events: what a message shows is compared with what it should show. So the same code
recovers from a crash, an error of Discord, and a deleted message.
"""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import discord
from msgspec.structs import replace

from bot.discord.message_sender import Asleep, Denied, MessageGone, MessageSender, TooOld
from bot.discord.panels.panel import RenderedPanel
from bot.discord.permissions import missing, needed
from bot.features.standing.rules import StandingMessage

RESTS = 600.0
"""Seconds until a message is edited again if Discord allows no more edits of an old message for now."""

Kept = TypeVar("Kept", bound=StandingMessage)


class StandingMessages:
    """Brings messages up to date, each at most once a minute. Each message has a name."""

    def __init__(self, message_sender: MessageSender, *, now: Callable[[], float] = time.time) -> None:
        self._message_sender = message_sender
        self._now = now
        self._rests_until: dict[str, float] = {}

    def begin_anew(self) -> None:
        """Try old messages again that Discord didn't let the bot edit."""
        self._rests_until.clear()

    async def show(
        self,
        name: str,
        known: Kept,
        place: discord.abc.GuildChannel | discord.Thread | None,
        draw: Callable[[], Awaitable[RenderedPanel]],
        keep: Callable[[Kept], Awaitable[None]],
        *,
        is_last: bool = False,
    ) -> float | None:
        """Bring a message up to date; return the seconds until that must be tried again, None if it's done.

        A place that is gone or closed to the bot is left alone until the caller tries again. ``keep`` stores
        what is shown now. A message that ``is_last`` to change doesn't wait for the pause between edits.

        :raises Unreachable: Discord doesn't answer.
        """
        now = self._now()
        pause = 0.0 if is_last else known.due_in(now)
        wait = max(pause, self._rests_until.get(name, now) - now)
        if wait > 0:
            return wait
        if place is None or missing(place.permissions_for(place.guild.me), needed(place)):
            return None
        drawn = await draw()
        shown = digest_of(drawn)
        if known.message is not None and shown == known.shown:
            return None
        message = known.message
        try:
            if message is not None:
                await self._message_sender.edit(known.channel, message, drawn)
        except MessageGone as gone:
            if gone.channel:
                return None
            message = None
        except (TooOld, Asleep):
            # It's where people expect it, so it's edited a little later rather than posted again.
            self._rests_until[name] = now + RESTS
            return RESTS
        except Denied:
            return None
        posts = known.posts
        if message is None:
            posts += 1
            try:
                message = await self._message_sender.post(known.channel, drawn, f"{name}.{posts}")
            except (Denied, MessageGone, TooOld):
                return None
        await keep(replace(known, message=message, posts=posts, shown=shown, shown_at=now))
        return None


def digest_of(drawn: RenderedPanel) -> str:
    """Return a digest of everything that a message shows and offers, its pictures included."""
    view: Any = drawn.layout()
    digest = hashlib.sha256(json.dumps(view.to_components(), sort_keys=True).encode())
    for file in drawn.files():
        digest.update(file.fp.read())
    return digest.hexdigest()
