"""The changes in the world that listeners are notified of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from playground.model import Channel, Interaction, Message, Role


@dataclass(frozen=True)
class MessageCreated:
    """A message was sent."""

    message: Message


@dataclass(frozen=True)
class MessageUpdated:
    """A message was edited."""

    message: Message


@dataclass(frozen=True)
class MessageDeleted:
    """A message was deleted."""

    message: Message


@dataclass(frozen=True)
class ChannelChanged:
    """A channel or thread was created, changed or deleted."""

    channel: Channel
    how: Literal["create", "update", "delete"]


@dataclass(frozen=True)
class MemberChanged:
    """A member, which may be the bot, joined, left, or changed in settings or roles."""

    guild_id: int
    user_id: int
    how: Literal["join", "leave", "update"]


@dataclass(frozen=True)
class RoleChanged:
    """A role was created, changed or deleted."""

    guild_id: int
    role: Role
    how: Literal["create", "update", "delete"]


@dataclass(frozen=True)
class EmojisChanged:
    """An emoji of the application was created, renamed or deleted."""


@dataclass(frozen=True)
class InteractionChanged:
    """An interaction was created, answered or failed."""

    interaction: Interaction


@dataclass(frozen=True)
class CommandsChanged:
    """The bot registered a different set of commands."""


@dataclass(frozen=True)
class MessageDismissed:
    """A person closed a private message."""

    message: Message


@dataclass(frozen=True)
class ReadChanged:
    """A person read a channel."""

    user_id: int
    channel_id: int


@dataclass(frozen=True)
class TypingStarted:
    """An account started typing in a channel."""

    channel: Channel
    user_id: int


@dataclass(frozen=True)
class BotConnected:
    """The bot's first shard connected, or its last one disconnected."""

    online: bool


@dataclass(frozen=True)
class ClockAdvanced:
    """The clock was moved forward."""


Change = (
    MessageCreated
    | MessageUpdated
    | MessageDeleted
    | ChannelChanged
    | MemberChanged
    | RoleChanged
    | EmojisChanged
    | InteractionChanged
    | CommandsChanged
    | MessageDismissed
    | ReadChanged
    | TypingStarted
    | BotConnected
    | ClockAdvanced
)
