"""The local Discord's only store: looks up objects, and notifies listeners of changes."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from playground.changes import Change, ChannelChanged, MemberChanged
from playground.channels import Channels
from playground.clock import Clock
from playground.errors import refuse
from playground.model import Channel, ChannelType, Emoji, Guild, Interaction, Member, Message, Role, User
from playground.snowflake import Snowflakes


class World:
    """Everything on the local Discord. Services change it and call `tell` for each change."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.url = ""
        """The playground's address; the addresses of files begin with it."""
        self.ids = Snowflakes(clock)
        self.bot_id = 0
        self.application_id = 0
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels = Channels()
        self.messages: dict[int, dict[int, Message]] = {}
        self.interactions: dict[str, Interaction] = {}
        self.files: dict[str, bytes] = {}
        self.emojis: dict[int, Emoji] = {}
        self.read: dict[tuple[int, int], int] = {}
        self.dismissed: set[tuple[int, int]] = set()
        self.installed: set[int] = set()
        """The ids of the people who installed the application for themselves."""
        self._listeners: list[Callable[[Change], None]] = []

    def listen(self, listener: Callable[[Change], None]) -> Callable[[], None]:
        """Call `listener` with every change; return a function that ends that."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def tell(self, change: Change) -> None:
        """Notify all listeners of a change."""
        for listener in tuple(self._listeners):
            listener(change)

    def channel(self, channel_id: int) -> Channel:
        """Return a channel.

        :raises ApiError: 10003 if it doesn't exist.
        """
        try:
            return self.channels[channel_id]
        except KeyError:
            raise refuse(10003) from None

    def guild(self, guild_id: int) -> Guild:
        """Return a server.

        :raises ApiError: 10004 if it doesn't exist.
        """
        try:
            return self.guilds[guild_id]
        except KeyError:
            raise refuse(10004) from None

    def message(self, channel_id: int, message_id: int) -> Message:
        """Return a message, which may be a private one.

        :raises ApiError: 10008 if it doesn't exist.
        """
        try:
            return self.messages[channel_id][message_id]
        except KeyError:
            raise refuse(10008) from None

    def history(self, channel_id: int) -> list[Message]:
        """Return a channel's messages, oldest first, including private ones."""
        return list(self.messages.get(channel_id, {}).values())

    def guild_channels(self, guild_id: int) -> Iterator[Channel]:
        """Yield a server's channels without its threads."""
        return (channel for channel in self.channels.of_guild(guild_id) if not channel.is_thread)

    def threads(self, guild_id: int) -> Iterator[Channel]:
        """Yield a server's threads, including archived ones."""
        return (channel for channel in self.channels.of_guild(guild_id) if channel.is_thread)

    def channels_called(self, name: str, user_id: int) -> list[Channel]:
        """Return the channels and threads with this name in the servers of an account."""
        return [
            channel
            for guild in self.guilds.values()
            if user_id in guild.members
            for channel in self.channels.of_guild(guild.id)
            if channel.name == name
        ]

    def has_bot(self, guild_id: int | None) -> bool:
        """Return whether the bot is on a server; `None` stands for its direct messages, where it
        always is.
        """
        return guild_id is None or self.bot_id in self.guilds[guild_id].members

    def share_guild(self, user_id: int, other_id: int) -> bool:
        """Whether two accounts have a server in common."""
        return any(user_id in g.members and other_id in g.members for g in self.guilds.values())

    def dm_channel(self, user_id: int, other_id: int) -> Channel:
        """Return the direct message channel of two accounts, opened if necessary."""
        if known := self.channels.between(user_id, other_id):
            return known
        channel = Channel(self.ids.new(), ChannelType.DM, "", recipients=[user_id, other_id])
        self.channels[channel.id] = channel
        self.tell(ChannelChanged(channel, "create"))
        return channel

    def add_member(self, guild: Guild, user_id: int, *roles: int) -> None:
        """Add an account to a server, unless it's a member already."""
        if user_id not in guild.members:
            guild.members[user_id] = Member(user_id, self.clock.now(), list(roles))
            self.tell(MemberChanged(guild.id, user_id, "join"))
            self._tell_of_conversations(user_id)

    def remove_member(self, guild: Guild, user_id: int) -> None:
        """Remove a member from a server and its threads; a bot's role goes with it."""
        if guild.members.pop(user_id, None) is None:
            return
        for role in [role for role in guild.roles.values() if role.bot_id == user_id]:
            self.drop_role(guild, role)
        for thread in self.threads(guild.id):
            if user_id in thread.thread_members:
                thread.thread_members.remove(user_id)
        self.tell(MemberChanged(guild.id, user_id, "leave"))
        self._tell_of_conversations(user_id)

    def drop_role(self, guild: Guild, role: Role) -> None:
        """Remove a role from a server, its members and its channels, without notifying listeners."""
        del guild.roles[role.id]
        for member in guild.members.values():
            member.roles = [one for one in member.roles if one != role.id]
        for channel in self.guild_channels(guild.id):
            channel.overwrites = [overwrite for overwrite in channel.overwrites if overwrite.id != role.id]

    def delete_channel(self, channel: Channel) -> None:
        """Remove a channel with its messages and threads."""
        del self.channels[channel.id]
        self.messages.pop(channel.id, None)
        self.tell(ChannelChanged(channel, "delete"))
        for thread in self.channels.of_guild(channel.guild_id or 0):
            if thread.parent_id == channel.id:
                self.delete_channel(thread)

    def _tell_of_conversations(self, user_id: int) -> None:
        for channel in self.channels.of_person(user_id):
            self.tell(ChannelChanged(channel, "update"))

    def visible_messages(self, channel_id: int, user_id: int) -> list[Message]:
        """Return the messages that a person sees in a channel, oldest first; access is not checked."""
        return [m for m in self.history(channel_id) if self.may_see(m, user_id)]

    def may_see(self, message: Message, user_id: int) -> bool:
        """Whether a message is public, or private to this person and not dismissed."""
        return message.visible_to is None or (
            message.visible_to == user_id and (user_id, message.id) not in self.dismissed
        )

    def unread(self, channel_id: int, user_id: int) -> tuple[int, int]:
        """Return how many messages by others a person hasn't read in a channel, and how many of those ping
        them.
        """
        last = self.read.get((user_id, channel_id), 0)
        count = pings = 0
        for message in reversed(self.messages.get(channel_id, {}).values()):
            if message.id <= last:
                break
            if message.author_id != user_id and message.visible_to is None:
                count += 1
                pings += user_id in message.notified
        return count, pings
