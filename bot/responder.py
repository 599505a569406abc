"""Answering one interaction: acknowledged at once, and shown as soon as there is something to show."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from typing import Any, Literal

import aiohttp
import discord

from bot.panels.modal import Modal, filled
from bot.panels.panel import Panel
from bot.panels.reading import refusal
from bot.services import Services
from bot.store.errors import StoreError
from render.words import ForgivingWords, words_for

_log = logging.getLogger(__name__)

ResponseMode = Literal["quiet", "in place", "new", "form"]
"""How a press is answered: the message changes by itself, is replaced, a new private one appears, or a form
opens, which has to be the first answer."""

_HEAD_START = 0.02
"""Seconds: enough for the request to leave, too little to be felt where Discord is far away."""

NOT_DELIVERED = (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError)
"""What sending to Discord raises when the message did not get there, or when that is not known."""


class Responder:
    """The one answer to ``interaction``, in the language of the one who asked, seen by nobody else.

    ``acknowledge`` runs beside the work, so that neither a slow database nor a slow Discord makes the press
    fail; whatever shows something waits for it.
    """

    def __init__(self, interaction: discord.Interaction, services: Services) -> None:
        self.interaction = interaction
        self.words = ForgivingWords(words_for(interaction.locale.value))
        self._services = services
        self._mode: ResponseMode = "new"
        self._acknowledged: asyncio.Task[None] | None = None

    @property
    def in_direct_message(self) -> bool:
        """Whether the interaction came from a direct message."""
        return self.interaction.guild_id is None

    @property
    def on_private_message(self) -> bool:
        """Whether the pressed message is one that only the presser sees, so that it may be replaced."""
        message = self.interaction.message
        return message is not None and (message.flags.ephemeral or self.in_direct_message)

    @property
    def is_unanswered(self) -> bool:
        """Whether whoever asked has nothing before them that changes by itself: they called a command."""
        return self.interaction.type is discord.InteractionType.application_command

    @property
    def picked(self) -> list[str]:
        """What was picked in the menu that was pressed."""
        return [str(value) for value in self._data.get("values", ())]

    @property
    def filled(self) -> dict[str, list[str]]:
        """What was filled into each field of the form that came back, by the field's name."""
        return filled(self._data)

    async def acknowledge(self, mode: ResponseMode) -> None:
        """Tell Discord that the press has arrived, and give that a short head start on the work."""
        self._mode = mode
        self._acknowledged = asyncio.create_task(self._acknowledge(), name="acknowledge")
        await asyncio.wait({self._acknowledged}, timeout=_HEAD_START)
        await self.learn_language()

    async def learn_language(self) -> None:
        """Speak the language that the one who asked has chosen, instead of that of their Discord."""
        try:
            self.words = ForgivingWords(await self._services.words_of(self.interaction), self.words.faults)
        except StoreError as error:
            _log.warning("the language of somebody is not known: %s", error)

    async def open(self, form: Modal) -> None:
        """Open ``form``; only a press that is answered by one can."""
        try:
            await self.interaction.response.send_modal(form.modal())
        except NOT_DELIVERED as error:
            _log.warning("a form was not opened: %r", error)

    async def show(self, panel: Panel) -> None:
        """Show ``panel`` to the one who asked: in place of the pressed private message, or as a new one."""
        await self._begin()
        drawn = await self._services.panel_renderer.ready(panel, self.words)
        await self._settled()
        try:
            if self._mode == "quiet":
                await self.interaction.followup.send(
                    view=drawn.layout(), files=drawn.files(), ephemeral=True, wait=False
                )
            else:
                await self.interaction.edit_original_response(view=drawn.layout(), attachments=drawn.files())
        except NOT_DELIVERED as error:
            # The table is safe in the database; the next press shows it again.
            _log.warning("an answer was not delivered: %r", error)

    async def refuse(self, sentence: str) -> None:
        """Say why nothing was done."""
        await self._begin()
        if self._mode == "in place":
            self._mode = "quiet"
        await self.show(refusal(sentence))

    async def done(self) -> None:
        """Return when the acknowledgement is through, for presses that have nothing more to show."""
        await self._settled()

    @property
    def _data(self) -> Mapping[str, Any]:
        data: Any = self.interaction.data
        return data or {}

    async def _begin(self) -> None:
        """Acknowledge the press if that was left to a form, which was not opened."""
        if self._acknowledged is None and not self.interaction.response.is_done():
            await self.acknowledge("in place" if self.on_private_message else "new")

    async def _settled(self) -> None:
        if self._acknowledged is not None:
            await self._acknowledged

    async def _acknowledge(self) -> None:
        response = self.interaction.response
        try:
            if self._mode == "new":
                await response.defer(ephemeral=True, thinking=True)
            else:
                await response.defer()
        except NOT_DELIVERED as error:
            # Too late, twice, or the line broke: whatever follows may still get through.
            _log.warning("a press was perhaps not acknowledged: %r", error)
        except discord.InteractionResponded:
            return
