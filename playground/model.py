"""The objects of the local Discord, as plain typed data."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum, IntFlag
from typing import Literal

import msgspec

from playground import components as parts
from playground.components import Json
from playground.permissions import Permission
from playground.snowflake import created_at


class ChannelType(IntEnum):
    """The channel types that the playground supports."""

    TEXT = 0
    DM = 1
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12


class MessageFlag(IntFlag):
    """The message flags that the playground acts on."""

    SUPPRESS_EMBEDS = 1 << 2
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
    mentionable: bool = False


class Overwrite(msgspec.Struct):
    """The permissions that a channel allows or denies a role (kind 0) or a member (kind 1)."""

    id: int
    kind: Literal[0, 1]
    allow: Permission = Permission(0)
    deny: Permission = Permission(0)


class Member(msgspec.Struct):
    """An account's membership in a server."""

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
        """Whether this is a direct message channel."""
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


class Emoji(msgspec.Struct):
    """An emoji of the application; its picture is kept under `key`."""

    id: int
    name: str
    key: str


class Message(msgspec.Struct, eq=False):
    """A message, updated in place: existing references see its edits."""

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
        """The time it was sent, in seconds since the Unix epoch."""
        return created_at(self.id)

    @property
    def text(self) -> str:
        """The text of the message: its content and its text displays, one per line."""
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
        """The descriptions of its pictures in reading order, with an empty text for a missing one."""
        return parts.alt_texts(self.components) or [file.description or "" for file in self.attachments]


class InteractionType(IntEnum):
    """The kinds of interaction a person can cause."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL_SUBMIT = 5


class ResponseType(IntEnum):
    """The kinds of first response a bot can give."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    AUTOCOMPLETE = 8
    MODAL = 9


@dataclass(eq=False)
class Interaction:
    """A person's action toward the bot, and the state of its answer.

    ``answer_by`` is the time on the playground's countdown at which it fails if there is no first response.
    """

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
    answer_by: float = 0.0
    acknowledged_ms: float | None = None
    visible_ms: float | None = None

    @property
    def acknowledged(self) -> bool:
        """Whether the bot has given its first response."""
        return self.response is not None
