"""The first answer to a press: once Discord has accepted it, this process may do what the press asks for."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

import aiohttp
import discord
from prometheus_client import Histogram

from bot import metrics
from bot.discord.attempts import Attempts, counted_in
from bot.discord.timeliness import WAITS
from bot.discord.whereabouts import server_of
from bot.services import Services

_log = logging.getLogger(__name__)

NOT_DELIVERED = (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError)
"""Errors after which a message has not reached Discord, or may not have."""

_ANSWERED = 40060
"""Discord's code for a press that has had its first answer already."""
_FORGOTTEN = 10062
"""Discord's code for a press that it has declared failed because no answer came in time."""

_AGAIN = (0.1, 0.4, 1.0)
"""Seconds before a first answer is sent again if nobody knows whether it arrived."""
_GIVES_WAY = 0.5
"""Seconds that a process gives the owner of a press to answer it; Discord waits for three."""


class NotOurs(Exception):
    """This process must not handle the press: Discord hasn't accepted its first answer."""


class AnsweredElsewhere(NotOurs):
    """Another process answers the press: while a shard changes hands, two processes receive its events."""


class TooLate(NotOurs):
    """Discord has told the presser that the press failed, or may have."""


class FirstAnswer:
    """The first answer to ``interaction``, which has just arrived."""

    def __init__(self, interaction: discord.Interaction, services: Services) -> None:
        self._services = services
        self._guild = server_of(interaction) or 0
        self._is_alone = services.guards.is_alone(self._guild)
        self._arrived = time.perf_counter()
        self._sent = Attempts()
        self.is_late = services.guards.timeliness.is_late(interaction.id)
        """Whether the presser may have read that the press failed before it arrived."""

    async def give(self, send: Callable[[], Awaitable[object]]) -> None:
        """Give the answer by ``send``, and again until it's known whether Discord has accepted it.

        If several processes receive the press, Discord accepts the first answer, and its sender handles the
        press.

        :raises NotOurs: Discord has not accepted it.
        :raises Exception: one of ``NOT_DELIVERED``: the result is unknown, or the content is refused.
        """
        if self._services.guards.token_use.by_stranger.is_set():
            raise AnsweredElsewhere
        await self._give_way()
        for pause in (*_AGAIN, None):
            try:
                with counted_in(self._sent):
                    await send()
            except NOT_DELIVERED as error:
                if _code(error) == _ANSWERED and self._sent.count > 1:
                    # Perhaps the first attempt got through: then this process owns the press and must handle
                    # it. If another one does after all, a change is still made only once.
                    return
                self._refuse_others(error)
                _log.warning("a press was perhaps not acknowledged: %r", error)
                is_known = _code(error) or time.perf_counter() - self._arrived > WAITS
                if is_known or pause is None:
                    raise
                await asyncio.sleep(pause)
            else:
                self.note(metrics.ACKNOWLEDGED)
                return

    def note(self, histogram: Histogram) -> None:
        """Note how long after the press something has reached Discord."""
        histogram.observe(time.perf_counter() - self._arrived)

    def _refuse_others(self, error: BaseException) -> None:
        """Check that after ``error``, the press may still be this process's.

        :raises NotOurs: it's another's, or Discord has given up on it.
        """
        if _code(error) == _FORGOTTEN:
            _log.warning("a press was not acknowledged in time, so it changes nothing")
            raise TooLate from None
        if _code(error) == _ANSWERED:
            if self._is_alone:
                self._services.guards.token_use.by_stranger.set()
            raise AnsweredElsewhere from None

    async def _give_way(self) -> None:
        """Let the owner of the press answer it first, if this process has lost the shard or is taking it."""
        if not self._is_alone and not self._services.guards.goes_first(self._guild):
            await asyncio.sleep(_GIVES_WAY)


def _code(error: BaseException) -> int:
    """Return Discord's code for ``error``; 0 if a proxy or the network caused it, which proves nothing."""
    return error.code if isinstance(error, discord.HTTPException) else 0
