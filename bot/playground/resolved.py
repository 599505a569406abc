"""The `resolved` part of an interaction: the users, roles and channels that its values name."""

from __future__ import annotations

from bot.playground.components import Json
from bot.playground.payloads import Payloads
from bot.playground.permissions import in_channel
from bot.playground.world import World


class Resolved:
    """Collects what values refer to; `data` is what the interaction carries."""

    def __init__(self, world: World, payloads: Payloads, guild_id: int | None, user_id: int) -> None:
        self.data: Json = {}
        self._world = world
        self._payloads = payloads
        self._guild = world.guilds.get(guild_id or 0)
        self._user_id = user_id

    def user(self, user_id: int) -> str:
        """Add a user, with the member if there is one, and return the value that names them."""
        self._add("users", user_id, self._payloads.user(self._world.users[user_id]))
        if self._guild and user_id in self._guild.members:
            member = self._payloads.member(self._guild.members[user_id], with_user=False)
            self._add("members", user_id, {**member, "permissions": "0"})
        return str(user_id)

    def role(self, role_id: int) -> str:
        """Add a role and return the value that names it."""
        if self._guild:
            self._add("roles", role_id, self._payloads.role(self._guild.roles[role_id]))
        return str(role_id)

    def channel(self, channel_id: int) -> str:
        """Add a channel and return the value that names it."""
        channel = self._world.channels[channel_id]
        granted = in_channel(self._world, channel, self._user_id)
        self._add(
            "channels", channel_id, {**self._payloads.channel(channel), "permissions": str(int(granted))}
        )
        return str(channel_id)

    def any(self, snowflake: int) -> str:
        """Add whatever an id belongs to and return the value that names it.

        :raises KeyError: if it belongs to nothing.
        """
        if snowflake in self._world.users:
            return self.user(snowflake)
        if self._guild and snowflake in self._guild.roles:
            return self.role(snowflake)
        return self.channel(snowflake)

    def _add(self, kind: str, snowflake: int, payload: Json) -> None:
        self.data.setdefault(kind, {})[str(snowflake)] = payload
