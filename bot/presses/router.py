"""The one router: every press of the bot's components comes through here and gets an answer."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from secrets import token_hex
from typing import Any, TypeAlias

import discord

from bot.answer import Answer, Manner
from bot.house import House
from bot.panels.ids import Press, parse
from bot.presses import lobby, manage, playing, reading
from bot.store.database import StoreError
from games.engine.game import Refused

_log = logging.getLogger(__name__)

Handler: TypeAlias = Callable[[House, Answer, Press], Awaitable[None]]

_HANDLERS: dict[str, tuple[Handler, Manner]] = {
    "join": (lobby.join, "quiet"),
    "leave": (lobby.leave, "quiet"),
    "add-computer": (lobby.add_computer, "quiet"),
    "remove-computer": (lobby.remove_computer, "quiet"),
    "start": (lobby.start, "quiet"),
    "again": (lobby.again, "quiet"),
    "options": (lobby.options, "new"),
    "set": (lobby.set_option, "new"),
    "pick": (playing.pick, "new"),
    "choose": (playing.choose, "new"),
    "hand": (playing.hand_panel, "new"),
    "text": (playing.text, "new"),
    "direct": (playing.direct, "new"),
    "log": (reading.log_page, "new"),
    "rules": (reading.rules_of_table, "new"),
    "page": (reading.rules_page, "new"),
    "more": (manage.more_panel, "new"),
    "verify": (manage.verify, "new"),
    "here": (manage.here, "new"),
    "end": (manage.end, "new"),
    "end-yes": (manage.end_confirmed, "new"),
    "release": (manage.release, "quiet"),
}
"""What each verb does, and how it is answered on a public message; private messages are replaced."""

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
        """Answer one press of a component."""
        if not self._seen.is_new(interaction.id):
            return
        data: Any = interaction.data or {}
        press = parse(str(data.get("custom_id", "")))
        handler, manner = _HANDLERS.get(press.verb, (None, None)) if press else (None, None)
        answer = Answer(interaction, self._house.studio)
        if press is None or handler is None or manner is None:
            await answer.acknowledge("new")
            await answer.refuse(answer.words("refused-unknown-button"))
            return
        await answer.acknowledge("in place" if answer.on_private_message and manner == "new" else manner)
        await guarded(answer, handler(self._house, answer, press))


async def guarded(answer: Answer, work: Awaitable[None]) -> None:
    """Do ``work``; a refusal, a refusing database or a mistake of ours becomes a sentence for who asked."""
    words = answer.words
    try:
        await work
        await answer.done()
    except Refused as refusal:
        await answer.refuse(words.say(refusal.text))
    except StoreError as error:
        _log.error("%s", error)
        await answer.refuse(words("refused-store"))
    except Exception:
        reference = token_hex(4).upper()
        _log.exception("an interaction failed, reference %s", reference)
        await answer.refuse(words("refused-error", reference=reference))
