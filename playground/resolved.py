"""The `resolved` part of an interaction: the users, roles, channels and files its values refer to."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from playground.access import in_channel
from playground.components import Json
from playground.errors import CannotDoError
from playground.model import Attachment, Channel, Message, Role, User
from playground.payloads import Payloads
from playground.permissions import Permission
from playground.uploads import Uploads
from playground.world import World

Sort = Literal["member", "user", "role", "channel", "file"]
"""The kinds of object a value may refer to; `member` is a user in the server or the conversation."""


class Resolved:
    """Collects the objects that one person's values refer to, in one channel, for an interaction's `data`."""

    def __init__(
        self, world: World, payloads: Payloads, uploads: Uploads, channel: Channel, user_id: int
    ) -> None:
        self.data: Json = {}
        self._world = world
        self._payloads = payloads
        self._uploads = uploads
        self._channel = channel
        self._guild = world.guilds.get(channel.guild_id or 0)
        self._user_id = user_id

    def name(self, value: object, sorts: Collection[Sort], channel_types: Collection[int] = ()) -> str:
        """Add the object that a value refers to and return the id that Discord sends for it.

        :param value: a user, role, channel or file, or its id as a number or as text.
        :param channel_types: the accepted channel types; empty accepts all.
        :raises CannotDoError: if there is no such thing, or it is not of these sorts.
        """
        named = self._find(value)
        match named:
            case User(id=snowflake) if "user" in sorts or ("member" in sorts and self._is_here(named)):
                self._add_user(named)
            case Role(id=snowflake) if "role" in sorts:
                self._add("roles", snowflake, self._payloads.role(named))
            case Channel(id=snowflake, is_dm=False) if "channel" in sorts and (
                not channel_types or named.kind in channel_types
            ):
                self._add_channel(named)
            case Attachment(id=snowflake) if "file" in sorts:
                self._add("attachments", snowflake, self._payloads.upload(named))
            case _:
                raise CannotDoError(f"{value!r} is not offered")
        return str(snowflake)

    def add_message(self, message: Message) -> None:
        """Add a message that the person sees."""
        self._add("messages", message.id, self._payloads.message(message))

    def _find(self, value: object) -> User | Role | Channel | Attachment | None:
        snowflake = value.id if isinstance(value, User | Role | Channel | Attachment) else value
        if not str(snowflake).isdecimal():
            return None
        wanted = int(str(snowflake))
        channel = self._world.channels.get(wanted)
        seen = channel and self._granted(channel) & Permission.VIEW_CHANNEL
        return (
            self._world.users.get(wanted)
            or (self._guild and self._guild.roles.get(wanted))
            or (channel if seen else None)
            or self._uploads.find(self._user_id, wanted)
        )

    def _is_here(self, user: User) -> bool:
        return user.id in (self._guild.members if self._guild else self._channel.recipients)

    def _granted(self, channel: Channel) -> Permission:
        return in_channel(self._world, channel, self._user_id)

    def _add_user(self, user: User) -> None:
        self._add("users", user.id, self._payloads.user(user))
        if self._guild and user.id in self._guild.members:
            member = self._payloads.member(self._guild.members[user.id], with_user=False)
            granted = in_channel(self._world, self._channel, user.id)
            self._add("members", user.id, {**member, "permissions": str(int(granted))})

    def _add_channel(self, channel: Channel) -> None:
        granted = str(int(self._granted(channel)))
        self._add("channels", channel.id, {**self._payloads.channel(channel), "permissions": granted})

    def _add(self, kind: str, snowflake: int, payload: Json) -> None:
        self.data.setdefault(kind, {})[str(snowflake)] = payload
