"""Keeps the application's emojis as they are drawn, and sends messages with them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping
from http import HTTPStatus
from typing import TypeVar

import aiohttp
import discord

from bot.discord.panels.emojis import Emojis
from bot.discord.panels.panel import RenderedPanel
from bot.table.wake_timer import LONGEST_SLEEP, RETRY, WakeTimer
from render.emojis import Drawing, EmojiSet, drawings, name_of, png, square, symbol_in

_log = logging.getLogger(__name__)

Sent = TypeVar("Sent")

PAUSE = 1.0
"""Seconds between two uploads: they aren't urgent, and Discord doesn't document its limit."""
OTHERS_PAUSE = 300.0
"""Seconds after which a process that leaves the uploads to another one checks for new emojis."""
_MOST_REFUSALS = 3
"""After this many refusals the rest must wait for the next round."""
_NO_MORE = 30008
"""Discord's code for too many emojis."""
_INVALID = 50035
_NOT_REACHED = (aiohttp.ClientError, OSError, TimeoutError, discord.DiscordServerError, discord.RateLimited)


async def with_emojis(drawn: RenderedPanel, send: Callable[[RenderedPanel], Awaitable[Sent]]) -> Sent:
    """Return the result of ``send`` for ``drawn``; with letters, if Discord doesn't know an emoji."""
    try:
        return await send(drawn)
    except discord.HTTPException as error:
        if error.code != _INVALID or ".emoji." not in error.text:
            raise
    drawn.emojis.doubt()
    return await send(drawn.with_letters())


class EmojiKeeper:
    """A task that uploads missing emojis, and removes older drawings of the same things.

    If several processes run, only the process that ``covers`` direct messages uploads and removes emojis.
    It rests for ``pause`` seconds after each upload.

    If anything fails, letters replace missing emojis until a later try succeeds.
    """

    def __init__(
        self,
        client: discord.Client,
        emojis: Emojis,
        sets: Iterable[EmojiSet],
        covers: Callable[[int], bool],
        pause: float = PAUSE,
    ) -> None:
        self._client = client
        self._emojis = emojis
        self._drawings = dict(drawings(sets))
        self._covers = covers
        self._pause = pause
        self._names: dict[str, str] = {}
        self._outcome: tuple[int, ...] = ()
        """The outcome of the last round, to log only a different one."""
        self.wake_timer = WakeTimer("emojis", self._round)
        emojis.doubted.append(self.wake_timer.wake)

    async def _round(self) -> float:
        if not self._drawings:
            return LONGEST_SLEEP
        names = await self._wanted()
        try:
            there = {emoji.name: emoji for emoji in await self._client.fetch_application_emojis()}
            known = {symbol: str(there[name]) for symbol, name in names.items() if name in there}
            self._emojis.learn(known)
            missing = [symbol for symbol in names if symbol not in known]
            if not self._covers(0):
                return OTHERS_PAUSE if missing else LONGEST_SLEEP
            if await self._bring_up_to_date(names, missing, there):
                return OTHERS_PAUSE
        except _NOT_REACHED as error:
            _log.warning("emojis are uploaded later: %s", type(error).__name__)
            return RETRY
        except discord.HTTPException as error:
            _log.warning("emojis cannot be used for now: Discord answers %d (%d)", error.status, error.code)
        return LONGEST_SLEEP

    async def _wanted(self) -> Mapping[str, str]:
        """Return the name of each emoji by its symbol; names depend on drawings, so each is drawn once."""
        for symbol, draw in self._drawings.items():
            if symbol not in self._names:
                self._names[symbol] = await asyncio.to_thread(_name, symbol, draw)
        return self._names

    async def _bring_up_to_date(
        self, names: Mapping[str, str], missing: Iterable[str], there: Mapping[str, discord.Emoji]
    ) -> bool:
        """Upload the ``missing`` ones of ``names``, and delete older versions that are ``there``.

        Return whether to check again soon, because uploads were refused or another process does them now. New
        ones are shown together when all have arrived: of eight choices, all have a picture or none.
        """
        current = set(names.values())
        older = [emoji for name, emoji in there.items() if symbol_in(name) in names and name not in current]
        for emoji in older:
            await self._delete(emoji)
        uploaded: dict[str, str] = {}
        failed = 0
        is_full = False
        for symbol in missing:
            if not self._covers(0):
                # Another process uploads them from now on.
                break
            try:
                uploaded[symbol] = await self._upload(symbol, names[symbol])
            except discord.HTTPException as error:
                if isinstance(error, _NOT_REACHED) or error.status == HTTPStatus.TOO_MANY_REQUESTS:
                    raise
                failed += 1
                is_full = error.code == _NO_MORE
                if is_full or failed == _MOST_REFUSALS:
                    break
            await asyncio.sleep(self._pause)
        for symbol, named in uploaded.items():
            self._emojis.add(symbol, named)
        outcome = len(self._emojis), len(uploaded), len(older), failed
        if (uploaded or older or failed) and outcome != self._outcome:
            left = ", and Discord takes no more" if is_full else f", {failed} were refused" if failed else ""
            _log.log(
                logging.WARNING if failed else logging.INFO,
                "%d of %d emojis are there: %d were uploaded, %d older ones deleted%s",
                len(self._emojis),
                len(names),
                len(uploaded),
                len(older),
                left,
            )
        self._outcome = outcome
        return not self._covers(0) or (bool(failed) and not is_full)

    async def _upload(self, symbol: str, name: str) -> str:
        """Return the uploaded emoji in the form used in messages."""
        image = await asyncio.to_thread(_file, self._drawings[symbol])
        emoji = await self._client.create_application_emoji(name=name, image=image)
        return str(emoji)

    async def _delete(self, emoji: discord.Emoji) -> None:
        try:
            await emoji.delete()
        except discord.NotFound:
            return


def _name(symbol: str, draw: Drawing) -> str:
    return name_of(symbol, square(draw()))


def _file(draw: Drawing) -> bytes:
    return png(square(draw()))
