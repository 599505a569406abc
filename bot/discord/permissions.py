"""The permissions that the bot needs in a channel, and which of them it lacks."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.table.refusals import refused
from render.words import Words

NEEDED = ("view_channel", "send_messages", "attach_files", "send_messages_in_threads")
"""The permissions that the bot needs on every server."""
IN_THREADS = ("create_public_threads", "send_messages_in_threads")
"""The permissions to open a thread and write there."""


def needed_on_server(*, threads: bool) -> dict[str, bool]:
    """Return the permissions needed on a server, each as true; with ``threads``, also to open threads."""
    return dict.fromkeys((*NEEDED, *(IN_THREADS if threads else ())), True)


def needed(channel: object) -> tuple[str, ...]:
    """Return the permissions needed to post a board in ``channel``, by their names in discord.py."""
    sending = "send_messages_in_threads" if isinstance(channel, discord.Thread) else "send_messages"
    return ("view_channel", sending, "attach_files")


def missing(granted: discord.Permissions, names: Sequence[str]) -> list[str]:
    """Return the permissions of ``names`` that aren't granted."""
    return [name for name in names if not getattr(granted, name)]


def named(names: Sequence[str], words: Words) -> str:
    """Return permissions as a list, by Discord's names for them."""
    return words.in_row(words(f"permission-{name}") for name in names)


def require_room_to_write(granted: discord.Permissions, channel: object, words: Words) -> None:
    """Raise unless ``granted`` allows the bot to post a board in ``channel``.

    :raises Refused: permissions are missing; the sentence names them.
    """
    if lacking := missing(granted, needed(channel)):
        raise refused("permission", permissions=named(lacking, words))
