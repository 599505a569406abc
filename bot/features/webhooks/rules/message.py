"""The messages of a webhook as JSON."""

from __future__ import annotations

from collections.abc import Collection
from typing import TypeAlias

from msgspec import Struct

from bot.features.published.rules import (
    DiscordId,
    PublicResult,
    PublicTable,
    Time,
    as_time,
    public_result,
    public_table,
)
from bot.features.webhooks.rules.webhook import Delivery
from bot.table.perspective import Perspective


class TableOpened(Struct, frozen=True, tag_field="type", tag="table.opened"):
    """Somebody has opened a table; ``data`` describes it at the time of sending."""

    timestamp: Time
    data: PublicTable


class GameFinished(Struct, frozen=True, tag_field="type", tag="game.finished"):
    """A game is over."""

    timestamp: Time
    data: PublicResult


class Trial(Struct, frozen=True):
    """The server whose moderators try the webhook."""

    server: DiscordId


class Tried(Struct, frozen=True, tag_field="type", tag="test"):
    """A moderator pressed *Send a test*."""

    timestamp: Time
    data: Trial


Message: TypeAlias = TableOpened | GameFinished | Tried


def message_of(
    delivery: Delivery, table: Perspective, unnamed: Collection[int]
) -> TableOpened | GameFinished | None:
    """Return the message about ``table``, as its channel sees it; ``None`` if it's no longer news.

    ``unnamed`` are people who don't want to be named outside Discord.
    """
    at = as_time(delivery.at)
    if delivery.kind == "opened":
        opened = public_table(table, unnamed)
        return None if opened is None else TableOpened(at, opened)
    result = public_result(table, unnamed)
    return None if result is None else GameFinished(at, result)


def trial(guild: int, now: float) -> Tried:
    """Return the message that a moderator of ``guild`` sends as a test."""
    return Tried(as_time(now), Trial(str(guild)))
