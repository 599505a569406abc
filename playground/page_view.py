"""The world as shown on one person's page; the formats are described in `playground.page_socket`."""

from __future__ import annotations

from playground.access import in_channel, in_guild
from playground.commands import Commands
from playground.components import Json
from playground.faults import Faults
from playground.model import Channel, ChannelType, Guild, Message, User
from playground.payloads import Payloads
from playground.permissions import Permission
from playground.world import World

_KINDS = {
    ChannelType.TEXT: "text",
    ChannelType.PUBLIC_THREAD: "thread",
    ChannelType.PRIVATE_THREAD: "private_thread",
    ChannelType.DM: "dm",
}


class PageView:
    """The world as one person sees it."""

    def __init__(self, world: World, payloads: Payloads, commands: Commands, user: User) -> None:
        self._world = world
        self._payloads = payloads
        self._registered = commands
        self._user = user

    def hello(self, *, bot_online: bool) -> Json:
        """Return everything that a page needs at the start, except messages."""
        world, guild = self._world, self._guild
        bot = world.users[world.bot_id]
        return {
            "person": self.account(self._user),
            "people": [self.account(user) for user in self._people()],
            "bot": {
                "id": str(bot.id),
                "name": bot.name,
                "online": bot_online,
                "member": bot.id in guild.members,
            },
            "guild": {
                "id": str(guild.id),
                "name": guild.name,
                "locale": guild.locale,
                "roles": [
                    {
                        "id": str(role.id),
                        "name": role.name,
                        "everyone": role.id == guild.id,
                        "managed": role.bot_id is not None,
                    }
                    for role in guild.roles.values()
                ],
            },
            "channels": [self.channel(channel) for channel in self.channels()],
            "commands": self.commands(),
        }

    def account(self, user: User) -> Json:
        """Return a person as others see them."""
        member = self._guild.members.get(user.id)
        return {
            "id": str(user.id),
            "name": user.global_name or user.name,
            "locale": user.locale,
            "bot": user.bot,
            "dms_closed": user.dms_closed,
            "moderator": Permission.MANAGE_MESSAGES in in_guild(self._guild, user.id),
            "member": member is not None,
            "roles": [str(role) for role in member.roles] if member else [],
            "pings": self.pings(user),
        }

    def pings(self, user: User) -> int:
        """Return the number of unread messages that ping a person, in all channels."""
        return sum(
            self._world.unread(channel.id, user.id)[1]
            for channel in self._places(user)
            if Permission.VIEW_CHANNEL in in_channel(self._world, channel, user.id)
        )

    def channels(self) -> list[Channel]:
        """Return the channels, threads and direct message channels that the person sees."""
        return [channel for channel in self._places(self._user) if self.sees_channel(channel)]

    def sees_channel(self, channel: Channel) -> bool:
        """Whether the person may see a channel; pages show only one server."""
        if channel.guild_id not in (None, self._guild.id):
            return False
        return Permission.VIEW_CHANNEL in in_channel(self._world, channel, self._user.id)

    def sees(self, message: Message) -> bool:
        """Whether the person sees a message."""
        channel = self._world.channels.get(message.channel_id)
        if channel is None or not self.sees_channel(channel):
            return False
        return self._world.may_see(message, self._user.id)

    def channel(self, channel: Channel) -> Json:
        """Return a channel with the person's permissions and unread counts."""
        granted = in_channel(self._world, channel, self._user.id)
        writing = Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
        barred = channel.locked and Permission.MANAGE_THREADS not in granted
        unread, pings = self._world.unread(channel.id, self._user.id)
        return {
            "id": str(channel.id),
            "name": channel.name or self._world.users[self._world.bot_id].name,
            "topic": channel.topic,
            "kind": _KINDS[channel.kind],
            "parent_id": None if channel.parent_id is None else str(channel.parent_id),
            "archived": channel.archived,
            "locked": channel.locked,
            "may_write": writing in granted and not barred,
            "bot_lacks": self._taken_from_bot(channel),
            "unread": unread,
            "pings": pings,
        }

    def history(self, channel: Channel, before: int | None, most: int) -> list[Json]:
        """Return the last `most` messages visible to the person, or those before one, oldest first."""
        there = self._world.visible_messages(channel.id, self._user.id)
        if before is not None:
            there = [message for message in there if message.id < before]
        return [self.message(message) for message in there[-most:]]

    def message(self, message: Message) -> Json:
        """Return a message."""
        return {
            **self._payloads.message(message),
            "ephemeral": message.ephemeral,
            "loading": message.loading,
            "mine": message.author_id == self._user.id,
            "pings_me": self._user.id in message.notified,
        }

    def commands(self) -> list[Json]:
        """Return the bot's commands, each with the places where the person may call it."""
        guild, user = self._guild, self._user
        in_server = {c["id"] for c in self._registered.permitted(guild.id, user.id)}
        in_dm = {c["id"] for c in self._registered.permitted(None, user.id)}
        return [
            {**command, "in_server": command["id"] in in_server, "in_dm": command["id"] in in_dm}
            for command in [*self._registered.all(None), *self._registered.all(guild.id)]
        ]

    def shows(self, guild_id: int) -> bool:
        """Whether pages show this server."""
        return guild_id == self._guild.id

    def shows_person(self, user: User) -> bool:
        """Whether an account is one of the people shown on pages."""
        return not user.bot and user.id not in self._strangers()

    def _people(self) -> list[User]:
        strangers = self._strangers()
        return [user for user in self._world.users.values() if not user.bot and user.id not in strangers]

    def _strangers(self) -> set[int]:
        """Return accounts that are only in other servers, excluding people who left this one."""
        here = self._guild
        elsewhere = (guild for guild in self._world.guilds.values() if guild is not here)
        return {user_id for guild in elsewhere for user_id in guild.members}.difference(here.members)

    def _places(self, user: User) -> list[Channel]:
        channels = self._world.channels
        return [*channels.of_guild(self._guild.id), *channels.of_person(user.id)]

    def _taken_from_bot(self, channel: Channel) -> list[str]:
        place = self._world.channels.get(channel.parent_id or 0, channel)
        bot_id = self._world.bot_id
        denied = next((one.deny for one in place.overwrites if one.id == bot_id), Permission(0))
        return [permission.name for permission in Permission if permission in denied and permission.name]

    @property
    def _guild(self) -> Guild:
        return next(iter(self._world.guilds.values()))


def shown_faults(faults: Faults) -> Json:
    """Return the faults that are switched on."""
    return {
        "latency": faults.latency,
        "error_probability": faults.error_probability,
        "double_deliveries": faults.double_deliveries,
        "planned": [{"kind": plan.kind, "left": plan.left, "match": plan.match} for plan in faults.planned],
    }
