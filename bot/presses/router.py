"""The one router: every press and every form comes through here and gets an answer."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Awaitable
from secrets import token_hex
from typing import Any

import discord

from bot.answer import Answer
from bot.house import House
from bot.panels.ids import parse
from bot.presses import (
    acting,
    following,
    lobby,
    me,
    menu,
    notices,
    playing,
    presets,
    reading,
    replaying,
    seats,
    setup,
    stats,
)
from bot.presses.handler import Handlers, merged
from bot.store.errors import StoreError
from bot.store.written import written_here
from games.engine.game import Refused

_log = logging.getLogger(__name__)

_HANDLERS: Handlers = merged(
    acting.HANDLERS,
    lobby.HANDLERS,
    playing.HANDLERS,
    reading.HANDLERS,
    menu.HANDLERS,
    seats.HANDLERS,
    following.HANDLERS,
    replaying.HANDLERS,
    notices.HANDLERS,
    me.HANDLERS,
    setup.HANDLERS,
    presets.HANDLERS,
    stats.HANDLERS,
)

_REMEMBERED = 4096


class Seen:
    """Remembers the last interactions, because Discord may deliver one twice."""

    def __init__(self) -> None:
        self._ids: OrderedDict[int, None] = OrderedDict()

    def is_new(self, interaction: int) -> bool:
        """Return whether ``interaction`` comes for the first time."""
        if interaction in self._ids:
            return False
        self._ids[interaction] = None
        if len(self._ids) > _REMEMBERED:
            self._ids.popitem(last=False)
        return True


class Router:
    """Finds the handler of a press; whatever goes wrong becomes a sentence for the presser."""

    def __init__(self, house: House, seen: Seen) -> None:
        self._house = house
        self._seen = seen

    async def __call__(self, interaction: discord.Interaction) -> None:
        """Answer one press of a component, or one form that was sent."""
        if self._seen.is_new(interaction.id):
            with self._house.at_work:
                await self._answer(interaction)

    async def _answer(self, interaction: discord.Interaction) -> None:
        data: Any = interaction.data or {}
        press = parse(str(data.get("custom_id", "")))
        handler, manner = _HANDLERS.get(press.verb, (None, None)) if press else (None, None)
        answer = Answer(interaction, self._house)
        if press is None or handler is None or manner is None:
            await answer.acknowledge("new")
            await answer.refuse(answer.words("refused-unknown-button"))
            return
        if manner == "form":
            await answer.learn_language()
        else:
            await answer.acknowledge("in place" if answer.on_private_message and manner == "new" else manner)
        await guarded(answer, handler(self._house, answer, press))


async def guarded(answer: Answer, work: Awaitable[None]) -> None:
    """Do ``work``; a refusal, a refusing database or a mistake of ours becomes a sentence for who asked.

    That nothing was changed is said only where nothing was written.
    """
    with written_here() as written:
        try:
            await work
            await answer.done()
        except Refused as refusal:
            await answer.refuse(answer.words.say(refusal.text))
        except StoreError as error:
            _log.error("%s", error)
            await answer.refuse(answer.words("refused-store-later" if written.any else "refused-store"))
        except Exception:
            reference = token_hex(4).upper()
            _log.exception("an interaction failed, reference %s", reference)
            key = "refused-error-later" if written.any else "refused-error"
            await answer.refuse(answer.words(key, reference=reference))
