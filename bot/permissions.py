"""What the bot has to be allowed in a channel, and what of that it is not."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.domain.refusals import refused
from render.words import Words

NEEDED = ("view_channel", "send_messages", "attach_files", "send_messages_in_threads")
"""The permissions that every bot needs on a server."""
IN_THREADS = ("create_public_threads", "send_messages_in_threads")
"""The permissions for opening a thread and writing there."""


def needed(channel: object) -> tuple[str, ...]:
    """Return the permissions that it takes to post a board in ``channel``, by their names in discord.py."""
    sending = "send_messages_in_threads" if isinstance(channel, discord.Thread) else "send_messages"
    return ("view_channel", sending, "attach_files")


def missing(granted: discord.Permissions, names: Sequence[str]) -> list[str]:
    """Return which of the permissions ``names`` are not granted."""
    return [name for name in names if not getattr(granted, name)]


def named(names: Sequence[str], words: Words) -> str:
    """Return permissions as a list, in the words that Discord has for them."""
    return ", ".join(words(f"permission-{name}") for name in names)


def require_room_to_write(granted: discord.Permissions, channel: object, words: Words) -> None:
    """Return if the bot, with what it is ``granted``, may post a board in ``channel``.

    :raises Refused: a permission is missing; the sentence names which.
    """
    if lacking := missing(granted, needed(channel)):
        raise refused("permission", permissions=named(lacking, words))
