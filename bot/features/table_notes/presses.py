"""Presses on a person's own note about a table."""

from __future__ import annotations

from bot.discord.panels.custom_ids import CustomId
from bot.discord.presses.handler import Handlers, only
from bot.discord.responder import Responder
from bot.features.play.presses.playing import show_hand
from bot.features.table_notes.panel import note_form
from bot.features.table_notes.rules import note_text
from bot.services import Services
from bot.table.perspective import Perspective
from bot.table.refusals import refused


async def note(services: Services, responder: Responder, press: CustomId) -> None:
    """Open the form with the presser's note."""
    table = await _own_table(services, responder, press)
    written = await services.stores.table_notes.note(table.id, responder.interaction.user.id)
    await responder.open(note_form(table, written, responder.words))


async def save(services: Services, responder: Responder, press: CustomId) -> None:
    """Save the note for the presser alone, without a step of the table."""
    table = await _own_table(services, responder, press)
    if "note" not in responder.filled:
        raise refused("unknown-button")
    text = note_text(only(responder.filled["note"]))
    await services.stores.table_notes.write(table.id, responder.interaction.user.id, text)
    done = responder.words("note-saved" if text else "note-deleted")
    await show_hand(services, responder, table, note=done)


async def _own_table(services: Services, responder: Responder, press: CustomId) -> Perspective:
    """Return the table named by the button.

    :raises Refused: the presser does not sit there, or has no hand to show the note in.
    """
    table = await services.look(responder.interaction, press.table)
    if not table.is_seated:
        raise refused("not-your-table")
    if table.view is None:
        raise refused("ended" if table.status == "ended" else "not-started")
    return table


HANDLERS: Handlers = {"note": (note, "form"), "note-save": (save, "new", "note")}
