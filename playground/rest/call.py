"""The arguments of every endpoint, and the registration of endpoints."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field

from playground.access import in_channel
from playground.commands import Commands
from playground.components import Json
from playground.errors import refuse
from playground.files import Upload
from playground.gateway import Gateway
from playground.interactions import Interactions
from playground.messages import Messages
from playground.model import Channel, Guild, Message
from playground.payloads import Payloads
from playground.permissions import Permission
from playground.world import World


@dataclass(frozen=True)
class Created:
    """A JSON response with status 201, with the object that the request created."""

    body: Json


Answer = Json | list[Json] | Created | None
"""A JSON response, or `None` for 204 No Content."""


@dataclass
class Services:
    """The parts of the playground that endpoints work on."""

    world: World
    messages: Messages
    payloads: Payloads
    interactions: Interactions
    commands: Commands
    gateway: Gateway


@dataclass
class Call:
    """A request that was read and parsed."""

    services: Services
    params: dict[str, str]
    query: dict[str, str]
    body: Json | list[Json] = field(default_factory=dict)
    uploads: Sequence[Upload] = ()
    token: str = ""
    """The token that sent it; empty for routes without a login."""

    @property
    def world(self) -> World:
        """The world that the request acts on."""
        return self.services.world

    @property
    def form(self) -> Json:
        """The body as an object; a list counts as empty."""
        return self.body if isinstance(self.body, dict) else {}

    def id(self, name: str) -> int:
        """Return a numeric part of the path, or 0 if it isn't a number."""
        text = self.params[name]
        return int(text) if text.isdecimal() else 0

    def channel(self, *needed: Permission) -> Channel:
        """Return the channel of the path, requiring that the bot has the `needed` permissions in it.

        :raises ApiError: 10003 if it doesn't exist, 50001 if the bot may not see it, 50013 if a permission is
            missing.
        """
        channel = self.world.channel(self.id("channel_id"))
        self.require(channel, *needed)
        return channel

    def require(self, channel: Channel, *needed: Permission) -> None:
        """Check the bot's permissions in a channel.

        :raises ApiError: 50001 if it may not see it, 50013 if a permission is missing.
        """
        granted = in_channel(self.world, channel, self.world.bot_id)
        if Permission.VIEW_CHANNEL not in granted:
            raise refuse(50001)
        if any(permission not in granted for permission in needed):
            raise refuse(50013)

    def guild(self) -> Guild:
        """Return the server of the path.

        :raises ApiError: 10004 if it doesn't exist, or the bot isn't in it.
        """
        guild = self.world.guild(self.id("guild_id"))
        if self.world.bot_id not in guild.members:
            raise refuse(10004)
        return guild

    def message(self, channel: Channel) -> Message:
        """Return the message of the path; private ones can't be found here.

        :raises ApiError: 10008 if it doesn't exist.
        """
        message = self.world.message(channel.id, self.id("message_id"))
        if message.ephemeral:
            raise refuse(10008)
        return message


Endpoint = Callable[[Call], Awaitable[Answer]]


class Routes:
    """Endpoints by method and path template."""

    def __init__(self) -> None:
        self.endpoints: list[tuple[str, str, Endpoint]] = []

    def add(self, method: str, *paths: str) -> Callable[[Endpoint], Endpoint]:
        """Register an endpoint under one or more path templates."""

        def register(endpoint: Endpoint) -> Endpoint:
            self.endpoints += [(method, path, endpoint) for path in paths]
            return endpoint

        return register
