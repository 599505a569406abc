"""What presses of several kinds of competitions have in common."""

from __future__ import annotations

from bot.discord.panels.custom_ids import CustomId
from bot.typed.ids import number_in


def part_of(press: CustomId, place: int) -> int | None:
    """Return a number in the argument of a press, None if it isn't there."""
    parts = press.argument.split(".")
    return number_in(parts[place]) if place < len(parts) else None
