"""What exists on the local Discord: typed data, how it is found, and who is told when it changes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from enum import IntEnum, IntFlag
from typing import Any, Literal, TypeVar

import msgspec

from bot.playground import components as parts
from bot.playground.clock import Clock
from bot.playground.errors import refuse
from bot.playground.permissions import Permission
from bot.playground.snowflake import Snowflakes, created_at

Json = dict[str, Any]
Event = TypeVar("Event")


class ChannelType(IntEnum):
    """The kinds of channel that the playground has."""

    TEXT = 0
    DM = 1
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12


class MessageFlag(IntFlag):
    """The message flags that the playground acts on."""

    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    IS_COMPONENTS_V2 = 1 << 15


class User(msgspec.Struct):
    """An account: a person or the bot."""

    id: int
    name: str
    global_name: str | None = None
    bot: bool = False
    locale: str = "en-US"
    dms_closed: bool = False


class Role(msgspec.Struct):
    """A named set of permissions in a server."""

    id: int
    name: str
    permissions: Permission
    position: int
    bot_id: int | None = None


class Overwrite(msgspec.Struct):
    """What a channel allows or denies a role (kind 0) or a member (kind 1)."""

    id: int
    kind: Literal[0, 1]
    allow: Permission = Permission(0)
    deny: Permission = Permission(0)


class Member(msgspec.Struct):
    """An account in a server."""

    user_id: int
    joined_at: float
    roles: list[int] = []


class Guild(msgspec.Struct):
    """A server."""

    id: int
    name: str
    owner_id: int
    locale: str = "en-US"
    roles: dict[int, Role] = {}
    members: dict[int, Member] = {}


class Channel(msgspec.Struct):
    """A text channel, a thread or a direct message channel."""

    id: int
    kind: ChannelType
    name: str
    guild_id: int | None = None
    topic: str | None = None
    position: int = 0
    overwrites: list[Overwrite] = []
    recipients: list[int] = []
    parent_id: int | None = None
    owner_id: int | None = None
    thread_members: list[int] = []
    archive_after: int = 1440
    archived: bool = False
    locked: bool = False
    active_at: float = 0.0
    last_message_id: int | None = None

    @property
    def is_thread(self) -> bool:
        """Whether this is a thread of a channel."""
        return self.kind in (ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD)

    @property
    def is_private_thread(self) -> bool:
        """Whether only its members and moderators see this thread."""
        return self.kind is ChannelType.PRIVATE_THREAD

    @property
    def is_dm(self) -> bool:
        """Whether this is a conversation of two."""
        return self.kind is ChannelType.DM


class Attachment(msgspec.Struct):
    """An uploaded file. `key` is the unguessable part of its address."""

    id: int
    filename: str
    content_type: str
    size: int
    key: str
    description: str | None = None
    width: int | None = None
    height: int | None = None


class Message(msgspec.Struct, eq=False):
    """A message, kept up to date in place: who holds one sees its edits."""

    id: int
    channel_id: int
    author_id: int
    content: str = ""
    components: list[Json] = []
    embeds: list[Json] = []
    attachments: list[Attachment] = []
    flags: MessageFlag = MessageFlag(0)
    kind: int = 0
    edited_at: float | None = None
    mentions: list[int] = []
    mention_roles: list[int] = []
    mention_everyone: bool = False
    notified: list[int] = []
    nonce: str | None = None
    reference: Json | None = None
    interaction: Json | None = None
    pinned: bool = False
    visible_to: int | None = None
    deleted: bool = False

    @property
    def ephemeral(self) -> bool:
        """Whether only one person sees it."""
        return self.visible_to is not None

    @property
    def loading(self) -> bool:
        """Whether it still shows "is thinking"."""
        return MessageFlag.LOADING in self.flags

    @property
    def created_at(self) -> float:
        """When it was sent, in seconds since the Unix epoch."""
        return created_at(self.id)

    @property
    def text(self) -> str:
        """All words of the message: its content and its text displays, one per line."""
        return "\n".join([self.content] * bool(self.content) + parts.texts(self.components))

    @property
    def buttons(self) -> list[parts.Button]:
        """Its buttons in reading order."""
        return parts.buttons(self.components)

    @property
    def selects(self) -> list[parts.Select]:
        """Its menus in reading order."""
        return parts.selects(self.components)

    @property
    def alt_texts(self) -> list[str]:
        """The descriptions of its pictures in reading order, an empty text where one lacks."""
        return parts.alt_texts(self.components) or [file.description or "" for file in self.attachments]


class InteractionType(IntEnum):
    """What a person did."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL_SUBMIT = 5


class ResponseType(IntEnum):
    """What the bot's first response says."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    AUTOCOMPLETE = 8
    MODAL = 9


@dataclass(eq=False)
class Interaction:
    """Something a person did with the bot, and how far its answer has come."""

    id: int
    token: str
    kind: InteractionType
    user_id: int
    channel_id: int
    guild_id: int | None
    data: Json
    message_id: int | None = None
    opened_from: Interaction | None = None
    response: ResponseType | None = None
    original_id: int | None = None
    failed: bool = False
    choices: list[Json] = field(default_factory=list)
    modal: Json | None = None
    followups: list[int] = field(default_factory=list)
    started: float = 0.0
    acknowledged_ms: float | None = None
    visible_ms: float | None = None

    @property
    def acknowledged(self) -> bool:
        """Whether the bot has given its one first response."""
        return self.response is not None


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
    """A member joined, left or changed a setting."""

    guild_id: int
    user_id: int
    how: Literal["join", "leave", "update"]


@dataclass(frozen=True)
class InteractionChanged:
    """An interaction was created, answered or failed."""

    interaction: Interaction


@dataclass(frozen=True)
class CommandsChanged:
    """The bot registered other commands."""


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
    """Somebody types in a channel."""

    channel: Channel
    user_id: int


@dataclass(frozen=True)
class BotConnected:
    """The bot's first shard came or its last one went."""

    online: bool


@dataclass(frozen=True)
class ClockAdvanced:
    """Somebody moved the clock forward."""


Change = (
    MessageCreated
    | MessageUpdated
    | MessageDeleted
    | ChannelChanged
    | MemberChanged
    | InteractionChanged
    | CommandsChanged
    | MessageDismissed
    | ReadChanged
    | TypingStarted
    | BotConnected
    | ClockAdvanced
)


class World:
    """Everything on the local Discord. Services change it and `tell` of the change."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.ids = Snowflakes(clock)
        self.bot_id = 0
        self.application_id = 0
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.messages: dict[int, dict[int, Message]] = {}
        self.interactions: dict[str, Interaction] = {}
        self.files: dict[str, bytes] = {}
        self.read: dict[tuple[int, int], int] = {}
        self.dismissed: set[tuple[int, int]] = set()
        self._listeners: list[Callable[[Change], None]] = []

    def listen(self, listener: Callable[[Change], None]) -> Callable[[], None]:
        """Call `listener` with every change; return what ends that."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def tell(self, change: Change) -> None:
        """Let all listeners know of a change that was made."""
        for listener in tuple(self._listeners):
            listener(change)

    def channel(self, channel_id: int) -> Channel:
        """Return a channel.

        :raises ApiError: 10003 if there is none.
        """
        try:
            return self.channels[channel_id]
        except KeyError:
            raise refuse(10003) from None

    def guild(self, guild_id: int) -> Guild:
        """Return a server.

        :raises ApiError: 10004 if there is none.
        """
        try:
            return self.guilds[guild_id]
        except KeyError:
            raise refuse(10004) from None

    def message(self, channel_id: int, message_id: int) -> Message:
        """Return a message, private ones included.

        :raises ApiError: 10008 if there is none.
        """
        try:
            return self.messages[channel_id][message_id]
        except KeyError:
            raise refuse(10008) from None

    def history(self, channel_id: int) -> list[Message]:
        """Return a channel's messages, oldest first, private ones included."""
        return list(self.messages.get(channel_id, {}).values())

    def guild_channels(self, guild_id: int) -> Iterator[Channel]:
        """Yield a server's channels without its threads."""
        return (c for c in self.channels.values() if c.guild_id == guild_id and not c.is_thread)

    def threads(self, guild_id: int) -> Iterator[Channel]:
        """Yield a server's threads, archived ones included."""
        return (c for c in self.channels.values() if c.guild_id == guild_id and c.is_thread)

    def mutual_guilds(self, user_id: int, other_id: int) -> list[Guild]:
        """Return the servers in which both are."""
        return [g for g in self.guilds.values() if user_id in g.members and other_id in g.members]

    def dm_channel(self, user_id: int, other_id: int) -> Channel:
        """Return the conversation of two, opened if need be."""
        pair = {user_id, other_id}
        for channel in self.channels.values():
            if channel.is_dm and set(channel.recipients) == pair:
                return channel
        channel = Channel(self.ids.new(), ChannelType.DM, "", recipients=[user_id, other_id])
        self.channels[channel.id] = channel
        self.tell(ChannelChanged(channel, "create"))
        return channel

    def set_overwrite(self, channel: Channel, user_id: int, *, deny: Permission) -> None:
        """Set what one member is denied in a channel, in place of what was set for them before."""
        channel.overwrites = [overwrite for overwrite in channel.overwrites if overwrite.id != user_id]
        if deny:
            channel.overwrites.append(Overwrite(user_id, 1, deny=deny))
        self.tell(ChannelChanged(channel, "update"))

    def delete_channel(self, channel: Channel) -> None:
        """Remove a channel with its messages and threads."""
        for thread in [t for t in self.channels.values() if t.parent_id == channel.id]:
            self.delete_channel(thread)
        del self.channels[channel.id]
        self.messages.pop(channel.id, None)
        self.tell(ChannelChanged(channel, "delete"))

    def visible_messages(self, channel_id: int, user_id: int) -> list[Message]:
        """Return what one person sees in a channel, oldest first; access is not checked."""
        return [m for m in self.history(channel_id) if self.may_see(m, user_id)]

    def may_see(self, message: Message, user_id: int) -> bool:
        """Whether a message is public, or private to this person and not dismissed."""
        return message.visible_to is None or (
            message.visible_to == user_id and (user_id, message.id) not in self.dismissed
        )

    def unread(self, channel_id: int, user_id: int) -> tuple[int, int]:
        """Return how many messages of others a person has not read there, and how many of them ping."""
        last = self.read.get((user_id, channel_id), 0)
        count = pings = 0
        for message in reversed(self.messages.get(channel_id, {}).values()):
            if message.id <= last:
                break
            if message.author_id != user_id and message.visible_to is None:
                count += 1
                pings += user_id in message.notified
        return count, pings
