"""The form for removing somebody from a table, or ending it, with a reason."""

from __future__ import annotations

from typing import Any

from bot.discord.panels.custom_ids import YES, CustomId
from bot.discord.panels.modal import Modal, TextInput
from bot.discord.panels.names import label_names
from bot.features.seats.rules.removals import LONGEST_REASON
from bot.table.action import Action
from bot.table.perspective import Perspective
from bot.table.seat_assignment import SeatAssignment
from render.words import Words

_NAME = 24
"""Maximum characters of a name in the title. Discord shows 45 characters of a title."""


def removal_form(table: Perspective, action: Action[Any], argument: str, words: Words) -> Modal:
    """Return the form that asks for a reason for ``action``; ``argument`` may name a person."""
    reason = TextInput(
        "reason",
        words("removal-label"),
        hint=words(f"removal-hint-{action.name}"),
        longest=LONGEST_REASON,
        required=False,
    )
    press = CustomId(table.id, table.own_revision, f"{action.name}{YES}", argument)
    name = _named(table, argument, words)[:_NAME]
    return Modal(press, words(f"removal-title-{action.name}", name=name), [reason])


def _named(table: Perspective, argument: str, words: Words) -> str:
    """Return the name at the seat that ``argument`` identifies by its person or assignment; else empty."""
    names = label_names(table, words)
    for seat, row in enumerate(table.seats):
        if argument in {str(row.person), str(SeatAssignment(seat, row.person))}:
            return names[seat]
    return ""
