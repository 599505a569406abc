"""The router: it gets every press and every submitted form, and makes sure that each is answered."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from secrets import token_hex
from typing import Any

import discord

from bot import metrics
from bot.database.errors import DatabaseSilent, StoreError
from bot.database.written import written_here
from bot.discord.first_answer import NotOurs
from bot.discord.panels.custom_ids import parse
from bot.discord.presses.handler import Registered
from bot.discord.responder import Responder
from bot.metrics import Outcome
from bot.services import Services
from games.engine.game import Refused

_log = logging.getLogger(__name__)

UNKNOWN, COMMANDS = "unknown", "commands"
"""The families of unknown presses and of slash commands in metrics; others are named after their feature."""

_FOR_GOOD = {"refused-no-such-table"}
"""Refusals of a form that don't depend on what was typed."""
_REMEMBERED = 4096


class Seen:
    """Remembers the last interactions, because Discord may deliver the same one twice."""

    def __init__(self) -> None:
        self._ids: OrderedDict[int, None] = OrderedDict()

    def is_new(self, interaction: int) -> bool:
        """Return whether ``interaction`` arrives for the first time."""
        if interaction in self._ids:
            return False
        self._ids[interaction] = None
        if len(self._ids) > _REMEMBERED:
            self._ids.popitem(last=False)
        return True


class Router:
    """Finds the handler of a press, and turns every failure into a sentence for the presser."""

    def __init__(self, services: Services, registered: Registered, seen: Seen) -> None:
        self._services = services
        self._registered = registered
        self._seen = seen

    async def __call__(self, interaction: discord.Interaction) -> None:
        """Answer one press of a component, or one submitted form."""
        if self._seen.is_new(interaction.id):
            with self._services.guards.in_flight, suppress(NotOurs):
                await self._responder(interaction)

    async def _responder(self, interaction: discord.Interaction) -> None:
        data: Any = interaction.data or {}
        database, press = parse(str(data.get("custom_id", ""))) or (None, None)
        handler, mode = self._registered.handlers.get(press.verb, (None, None)) if press else (None, None)
        responder = Responder(interaction, self._services)
        if not self._services.guards.budgets.admits(interaction.user.id):
            await responder.put_off()
            metrics.pressed(
                self._registered.families.get(press.verb, UNKNOWN) if press else UNKNOWN, "refused"
            )
            return
        is_known = database == self._services.identity
        if press is None or handler is None or mode is None or not is_known:
            await responder.acknowledge("new")
            key = "refused-unknown-button" if press is None or is_known else "refused-other-database"
            await responder.refuse(responder.words(key))
            metrics.pressed(UNKNOWN, "refused")
            return
        responder.is_taking(press, self._registered.openers.get(press.verb))
        if mode == "form":
            press = responder.recall(press)
            await responder.learn_language()
        else:
            await responder.acknowledge(
                "in place" if responder.on_private_message and mode == "new" else mode
            )
        await guarded(
            responder,
            partial(handler, self._services, responder, press),
            family=self._registered.families[press.verb],
            opens_form=mode == "form",
        )


async def guarded(
    responder: Responder, work: Callable[[], Awaitable[None]], *, family: str, opens_form: bool = False
) -> None:
    """Do ``work``; a refusal, an unavailable database or a bug becomes a sentence for the asking person.

    It says that nothing changed only if nothing was written. There's always an answer: long work gets an
    apology, and work that ends without an answer is reported as failed. The outcome is counted with its
    ``family``.

    :raises NotOurs: Discord has not accepted its acknowledgement.
    """
    watch = asyncio.create_task(responder.watch(opens_form=opens_form), name="patience")
    try:
        outcome = await _answered(responder, work)
        if responder.is_thinking:
            _log.error("a press was worked on and not answered: %s", family)
            outcome = "failed"
            await responder.refuse(responder.words("refused-not-shown"))
        metrics.pressed(family, outcome)
    finally:
        watch.cancel()


async def _answered(responder: Responder, work: Callable[[], Awaitable[None]]) -> Outcome:
    """Do ``work``, turn every failure into an answer, and return the outcome."""
    with written_here() as written:
        try:
            with responder.budgets.press(responder.interaction.user.id):
                await work()
            await responder.done()
        except Refused as refusal:
            may_try_again = refusal.text.key not in _FOR_GOOD
            await responder.refuse(responder.words.say(refusal.text), may_try_again=may_try_again)
            return "refused"
        except NotOurs:
            raise
        except DatabaseSilent:
            # The log says so already, once.
            await responder.refuse(responder.words("refused-silent"))
            return "unavailable"
        except StoreError as error:
            _log.error("%s", error)
            await responder.refuse(responder.words("refused-store-later" if written.any else "refused-store"))
            return "unavailable"
        except Exception:
            reference = token_hex(4).upper()
            _log.exception("an interaction failed, reference %s", reference)
            key = "refused-error-later" if written.any else "refused-error"
            await responder.refuse(responder.words(key, reference=reference))
            return "failed"
    return "done"
