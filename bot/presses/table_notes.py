"""Presses on a person's own note about a table."""

from __future__ import annotations

from bot.domain.perspective import Perspective
from bot.domain.refusals import refused
from bot.domain.table_notes import note_text
from bot.panels.custom_ids import CustomId
from bot.panels.table_note import note_form
from bot.presses.handler import Handlers, only
from bot.presses.playing import show_hand
from bot.responder import Responder
from bot.services import Services


async def note(services: Services, responder: Responder, press: CustomId) -> None:
    """Open the form with the presser's note."""
    table = await _own_table(services, responder, press)
    written = await services.table_notes.note(table.id, responder.interaction.user.id)
    await responder.open(note_form(table, written, responder.words))


async def save(services: Services, responder: Responder, press: CustomId) -> None:
    """Save the note for the presser alone, without a step of the table."""
    table = await _own_table(services, responder, press)
    if "note" not in responder.filled:
        raise refused("unknown-button")
    text = note_text(only(responder.filled["note"]))
    await services.table_notes.write(table.id, responder.interaction.user.id, text)
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
