"""Answers one interaction: acknowledges it at once, and shows the result as soon as there is one."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any, Literal

import discord
from msgspec import Struct
from msgspec.structs import replace

from bot import metrics
from bot.database.errors import DatabaseSilent, StoreError
from bot.discord.budgets import Budgets
from bot.discord.drafts import KEPT, Typed
from bot.discord.emojis import with_emojis
from bot.discord.first_answer import NOT_DELIVERED, FirstAnswer, NotOurs, TooLate
from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.modal import Modal, changed, filled
from bot.discord.panels.panel import Button, Panel, RenderedPanel
from bot.discord.whereabouts import server_of
from bot.features.reading.panel.reading import refusal
from bot.services import Services
from bot.table.refusals import refused
from render.words import ForgivingWords, words_for

_log = logging.getLogger(__name__)

ResponseMode = Literal["quiet", "in place", "new", "form"]
"""How a press is answered.

``quiet``: its message updates by itself; ``in place``: its message is replaced; ``new``: a private message is
sent; ``form``: a form opens, which must be the first answer.
"""

PATIENCE = 10.0
"""Seconds until the asking person is told that the answer takes longer."""
_FORM_PATIENCE = 1.5
"""Seconds in which a form has to be opened; Discord accepts no first answer after three."""
_KEPT_PICTURE = 0.05
"""Seconds within which a picture that is already rendered arrives."""
_PAUSES = (1.0, 3.0)
"""Seconds before an undelivered answer is sent again."""

_TOO_MUCH = {50035, 50006, 40005}
"""Discord's codes for an answer with content that it will never accept."""

_AGAIN = "again="
"""Prefix of an argument that reopens a form with the values that were refused."""


class Uploaded(Struct, frozen=True):
    """An uploaded file: its size in bytes and where to download it."""

    size: int
    url: str


class Responder:
    """The answer to ``interaction``: private, in the asking person's language.

    Nothing changes before Discord has accepted the first answer, an acknowledgement or a form. So a slow
    database makes no press fail, and a press that Discord calls failed changes nothing.
    """

    def __init__(self, interaction: discord.Interaction, services: Services) -> None:
        self.interaction = interaction
        self.words = ForgivingWords(words_for(interaction.locale.value))
        self._services = services
        self._mode: ResponseMode = "new"
        self._acknowledged: asyncio.Task[None] | None = None
        self._first = FirstAnswer(interaction, services)
        self._is_opening = False
        self._has_answered = False
        self._sending = asyncio.Lock()
        self._again: CustomId | None = None
        self._retyped: Typed = {}

    @property
    def in_direct_message(self) -> bool:
        """Whether the interaction came from a direct message."""
        return server_of(self.interaction) is None

    @property
    def on_private_message(self) -> bool:
        """Whether only the presser sees the pressed message, which may then be replaced."""
        message = self.interaction.message
        return message is not None and (message.flags.ephemeral or self.in_direct_message)

    @property
    def budgets(self) -> Budgets:
        """The limits on what people may ask for at a time."""
        return self._services.guards.budgets

    @property
    def picked(self) -> list[str]:
        """The values picked in the menu that was pressed."""
        return [str(value) for value in self._data.get("values", ())]

    @property
    def filled(self) -> dict[str, list[str]]:
        """The values of each field of the submitted form, by the field's name."""
        return filled(self._data)

    @property
    def changed(self) -> dict[str, list[str]]:
        """The values of the fields filled in differently than the submitted form showed, by their names."""
        return changed(self._data)

    def uploaded(self, field: str) -> Uploaded | None:
        """Return the file uploaded into ``field`` of the submitted form; ``None`` if there's none."""
        attachments = self._data.get("resolved", {}).get("attachments", {})
        for name in self.filled.get(field, ()):
            if name in attachments:
                return Uploaded(int(attachments[name]["size"]), str(attachments[name]["url"]))
        return None

    def is_taking(self, press: CustomId, opener: str | None) -> None:
        """Remember that ``press`` submits the form opened by ``opener``; ``None`` if it submits none.

        After a refusal, its author can reopen the form with the values they typed.
        """
        if opener and self.interaction.type is discord.InteractionType.modal_submit:
            again = f"{_AGAIN}{self.interaction.id}:{press.argument}"
            opening = CustomId(press.table, press.revision, opener, again)
            self._again = opening if opening.fits(self._services.identity) else None

    def recall(self, press: CustomId) -> CustomId:
        """Prefill the form that ``press`` opens with the values refused before, if they are still known.

        Return the press that first opened the form.
        """
        if not press.argument.startswith(_AGAIN):
            return press
        person, now = self.interaction.user.id, self._services.tables.now()
        self._retyped = self._services.drafts.typed(person, press.argument, now)
        return replace(press, argument=press.argument.partition(":")[2])

    async def acknowledge(self, mode: ResponseMode) -> None:
        """Tell Discord that the press has arrived, and return once Discord has accepted that.

        :raises NotOurs: it hasn't, or the press arrived too late; nothing may be changed by it.
        """
        self._mode = mode
        self._acknowledged = asyncio.create_task(self._first.give(self._defer), name="acknowledge")
        try:
            await self._acknowledged
        except NOT_DELIVERED:
            self._first.is_late = True  # perhaps; if Discord has it after all, the presser may hear of it
        await self.learn_language()
        if self._first.is_late:
            await self._refuse(self.words("refused-too-late"))
            raise TooLate

    async def learn_language(self) -> None:
        """Use the language that the asking person has chosen instead of their Discord's."""
        try:
            self.words = ForgivingWords(await self._services.words_of(self.interaction), self.words.faults)
        except DatabaseSilent:
            pass  # the log says so already
        except StoreError as error:
            _log.warning("the language of somebody is not known: %s", error)

    def replace_pressed(self) -> None:
        """Make the answer to a press on a private message replace that message."""
        if self.on_private_message and self._mode == "quiet":
            self._mode = "in place"

    @property
    def is_thinking(self) -> bool:
        """Whether the asking person still sees that the bot is thinking."""
        return self._mode == "new" and self._acknowledged is not None and not self._has_answered

    async def open(self, form: Modal) -> None:
        """Open ``form``, which must be the first answer to the press.

        :raises Refused: it could not be opened, or in answer to another form.
        :raises NotOurs: Discord has not accepted it; nothing may be changed by the press.
        """
        is_form = self.interaction.type is discord.InteractionType.modal_submit
        if is_form or self._acknowledged is not None or self.interaction.response.is_done():
            raise refused("form-not-opened")
        if self._first.is_late:
            await self.begin()
        self._is_opening = True
        modal = form.filled_with(self._retyped).modal(self._services.identity)
        try:
            await self._first.give(partial(self.interaction.response.send_modal, modal))
        except NOT_DELIVERED:
            raise refused("form-not-opened") from None

    async def show(self, panel: Panel, *, unhurried: bool = False) -> int | None:
        """Show ``panel`` to the asking person, in place of the pressed private message or as a new one.

        An ``unhurried`` one waits until no other long work is being done. Return the message that shows it,
        ``None`` if it's an additional one, or if there isn't one.

        :raises NotOurs: Discord has not accepted the acknowledgement.
        """
        await self.begin()
        return await self._show(panel, unhurried=unhurried)

    async def _show(self, panel: Panel, *, unhurried: bool = False) -> int | None:
        draw = partial(self._services.panel_renderer.ready, panel, self.words)
        async with self.budgets.drawing(self.interaction.user.id):
            drawing = asyncio.ensure_future(
                self._services.stores.tables.lane.slice(draw) if unhurried else draw()
            )
            try:
                await self._words_first(panel, drawing)
                drawn = await drawing
            finally:
                drawing.cancel()
        await self._settled()
        async with self._sending:
            self._has_answered = True
            return await self._deliver(drawn)

    async def _words_first(self, panel: Panel, drawing: asyncio.Future[RenderedPanel]) -> None:
        """Show ``panel`` in words if its ``drawing`` has to wait for many others and isn't cached."""
        # An additional message could not be replaced.
        if self._mode == "quiet" or not self._services.panel_renderer.has_to_wait(panel):
            return
        await asyncio.wait({drawing}, timeout=_KEPT_PICTURE)
        if drawing.done():
            return
        told = self._services.panel_renderer.in_words(panel, self.words)
        await self._settled()
        async with self._sending:
            self._has_answered = True
            try:
                await self._send(told, in_place=True)
            except NOT_DELIVERED as error:
                _log.warning("words were not delivered before their picture: %r", error)

    async def show_anew(self, panel: Panel) -> bool:
        """Replace the answer by ``panel`` without a press; return whether that worked.

        Discord allows it for fifteen minutes after the press.
        """
        drawn = await self._services.panel_renderer.ready(panel, self.words)
        try:
            await self._edit(drawn)
        except NOT_DELIVERED:
            # The person has closed the message; another press shows a new one.
            return False
        return True

    async def watch(self, *, opens_form: bool) -> None:
        """Acknowledge a press whose form takes too long, and ask for patience if the answer does."""
        try:
            if opens_form:
                await asyncio.sleep(_FORM_PATIENCE)
                if not self._is_opening:
                    await self.begin()
            await asyncio.sleep(PATIENCE)
            await self._excuse()
        except NotOurs:
            return
        except NOT_DELIVERED as error:
            _log.warning("nobody was asked for patience: %r", error)

    async def refuse(self, sentence: str, *, may_try_again: bool = True) -> None:
        """Say why nothing was done.

        If the person ``may_try_again``, a button reopens the form as they filled it in.

        :raises NotOurs: Discord has not accepted the acknowledgement.
        """
        await self.begin()
        await self._refuse(sentence, may_try_again=may_try_again)

    async def _refuse(self, sentence: str, *, may_try_again: bool = True) -> None:
        if self._mode == "in place":
            self._mode = "quiet"
        again = None
        if self._again and may_try_again:
            drafts, person, key = self._services.drafts, self.interaction.user.id, self._again.argument
            drafts.keep(person, key, self.changed, self._services.tables.now())
            # The privacy notice says that it isn't kept any longer.
            asyncio.get_running_loop().call_later(KEPT, drafts.drop, person, key)
            again = Button(self.words("button-form-again"), self._again, "primary")
        await self._show(refusal(sentence, again))

    async def put_off(self) -> None:
        """Answer somebody who presses too fast, with as little work as possible.

        Once a second they read why; the other presses are only acknowledged.

        :raises NotOurs: Discord has not accepted it.
        """
        response = self.interaction.response
        send: Callable[[], Awaitable[object]] = response.defer
        if self.budgets.is_to_be_told(self.interaction.user.id):
            said = refusal(self.words("refused-one-moment"))
            drawn = await self._services.panel_renderer.ready(said, self.words)
            send = partial(response.send_message, view=drawn.layout(), ephemeral=True)
        try:
            await self._first.give(send)
        except NOT_DELIVERED as error:
            _log.warning("somebody was not put off: %r", error)

    async def done(self) -> None:
        """Wait for the acknowledgement, for presses that have nothing more to show."""
        await self._settled()

    @property
    def _data(self) -> Mapping[str, Any]:
        data: Any = self.interaction.data
        return data or {}

    async def _excuse(self) -> None:
        """Say that the answer takes longer, if there is none yet; it still follows."""
        if self._has_answered or self._is_opening:
            return
        await self.begin()
        drawn = await self._services.panel_renderer.ready(refusal(self.words("still-working")), self.words)
        async with self._sending:
            if not self._has_answered:
                await self._send(drawn, in_place=self._mode == "new")

    async def _deliver(self, drawn: RenderedPanel) -> int | None:
        """Send an answer, again if it isn't delivered; if Discord refuses its content, say that it failed."""
        for pause in (*_PAUSES, None):
            try:
                message = await self._send(drawn, in_place=self._mode != "quiet")
            except NOT_DELIVERED as error:
                # The table is safe in the database; the next press shows it again.
                _log.warning("an answer was not delivered: %r", error)
                if isinstance(error, discord.HTTPException) and error.code != 0:
                    if error.code in _TOO_MUCH:
                        await self._say_failed()
                    return None
            else:
                self._first.note(metrics.SHOWN)
                return message
            if pause is not None:
                metrics.tried_again("answers")
                await asyncio.sleep(pause)
        return None

    async def _say_failed(self) -> None:
        sentence = refusal(self.words("refused-not-shown"))
        drawn = await self._services.panel_renderer.ready(sentence, self.words)
        try:
            await self._send(drawn, in_place=self._mode == "new")
        except NOT_DELIVERED as error:
            _log.warning("a failure was not told: %r", error)

    async def _send(self, drawn: RenderedPanel, *, in_place: bool) -> int | None:
        """Send a rendered panel; return the id of the message it replaced, or ``None`` for a new one."""
        if not in_place:
            await with_emojis(
                drawn,
                lambda drawn: self.interaction.followup.send(
                    view=drawn.layout(), files=drawn.files(), ephemeral=True, wait=False
                ),
            )
            return None
        message = await self._edit(drawn)
        self._services.open_hands.closed(message.id)
        return message.id

    async def _edit(self, drawn: RenderedPanel) -> discord.InteractionMessage:
        """Replace the answer's message, and return it."""
        return await with_emojis(
            drawn,
            lambda drawn: self.interaction.edit_original_response(
                view=drawn.layout(), attachments=drawn.files()
            ),
        )

    async def begin(self) -> None:
        """Acknowledge the press if opening a form was to do that, but no form was opened.

        :raises NotOurs: Discord has not accepted it; nothing may be changed by the press.
        """
        if self._acknowledged is None:
            if not self.interaction.response.is_done():
                await self.acknowledge("in place" if self.on_private_message else "new")
            return
        await self._settled()
        if error := self._acknowledged.exception():
            raise error if isinstance(error, NotOurs) else TooLate
        if self._first.is_late:
            raise TooLate

    async def _settled(self) -> None:
        if self._acknowledged is not None:
            await asyncio.wait({self._acknowledged})

    async def _defer(self) -> None:
        response = self.interaction.response
        if self._mode == "new":
            await response.defer(ephemeral=True, thinking=True)
        else:
            await response.defer()
