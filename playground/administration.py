"""Changes to a server by somebody with all permissions, while the bot runs."""

from __future__ import annotations

from typing import Protocol

from playground import seed, threads
from playground.changes import ChannelChanged, MemberChanged, RoleChanged
from playground.errors import CannotDoError, refuse
from playground.model import Channel, ChannelType, Guild, Member, Overwrite, Role
from playground.permissions import Permission
from playground.world import World

NOTHING = Permission(0)


class Account(Protocol):
    """A person or a user."""

    @property
    def id(self) -> int:
        """The id of the account."""


class Administration:
    """Changes roles, channels and membership; the bot receives Discord's events about them, as far as it may
    see them.

    Roles and channels are given by name or as objects.
    """

    def __init__(self, world: World, guild: Guild | None = None) -> None:
        self._world = world
        self._only = guild

    # Servers

    def of(self, guild: Guild) -> Administration:
        """Return the administration of another server."""
        return Administration(self._world, guild)

    def open_servers(self, count: int, *, people: int = 1) -> list[Guild]:
        """Create more servers at once and return them.

        Each has the bot, a channel *tables* and `people` people of its own; the first one owns it. Their
        ids spread them evenly over any number of shards.
        """
        return seed.open_servers(self._world, count, people=people)

    # Roles

    def role(self, which: str | Role) -> Role:
        """Return a role of the server.

        :raises KeyError: if there is no role of this name.
        """
        name = which.name if isinstance(which, Role) else which
        for role in self._guild.roles.values():
            if role.name == name:
                return role
        raise KeyError(name)

    def role_of_id(self, role_id: int) -> Role:
        """Return a role of the server.

        :raises ApiError: 10011 if it doesn't exist.
        """
        try:
            return self._guild.roles[role_id]
        except KeyError:
            raise refuse(10011) from None

    def create_role(self, name: str, permissions: Permission = NOTHING, *, mentionable: bool = False) -> Role:
        """Create and return a role that nobody has yet; everybody may ping a mentionable role."""
        position = len(self._guild.roles)
        role = Role(self._world.ids.new(), name, permissions, position, mentionable=mentionable)
        self._guild.roles[role.id] = role
        self._world.tell(RoleChanged(self._guild.id, role, "create"))
        return role

    def edit_role(self, which: str | Role, permissions: Permission) -> None:
        """Set a role's permissions, replacing the old ones."""
        role = self.role(which)
        role.permissions = permissions
        self._world.tell(RoleChanged(self._guild.id, role, "update"))

    def raise_role(self, which: str | Role) -> None:
        """Move a role to the top of the server's roles, so that its members may manage all others."""
        role = self.role(which)
        role.position = 1 + max(one.position for one in self._guild.roles.values())
        self._world.tell(RoleChanged(self._guild.id, role, "update"))

    def delete_role(self, which: str | Role) -> None:
        """Delete a role, and remove it from its members and from channels.

        :raises CannotDoError: for @everyone and for roles of bots.
        """
        role = self.role(which)
        if role.id == self._guild.id or role.bot_id is not None:
            raise CannotDoError(f"the role {role.name} cannot be deleted")
        self._world.drop_role(self._guild, role)
        self._world.tell(RoleChanged(self._guild.id, role, "delete"))

    def give_role(self, who: Account, which: str | Role) -> None:
        """Give a member a role."""
        member, role = self._member(who), self.role(which)
        if role.id not in member.roles:
            member.roles.append(role.id)
            self._world.tell(MemberChanged(self._guild.id, who.id, "update"))

    def take_role(self, who: Account, which: str | Role) -> None:
        """Take a role from a member."""
        member, role = self._member(who), self.role(which)
        if role.id in member.roles:
            member.roles.remove(role.id)
            self._world.tell(MemberChanged(self._guild.id, who.id, "update"))

    # Channels and threads

    def channel(self, which: str | Channel) -> Channel:
        """Return a channel or thread of the server.

        :raises KeyError: if there is none of this name.
        """
        if isinstance(which, Channel):
            return which
        name = which.removeprefix("#")
        for channel in self._world.channels.of_guild(self._guild.id):
            if channel.name == name:
                return channel
        raise KeyError(name)

    def permit(
        self,
        where: str | Channel,
        who: Account | Role,
        *,
        allow: Permission = NOTHING,
        deny: Permission = NOTHING,
    ) -> None:
        """Set the overwrite of a member or role in a channel, replacing the old one."""
        channel = self.channel(where)
        channel.overwrites = [overwrite for overwrite in channel.overwrites if overwrite.id != who.id]
        if allow or deny:
            channel.overwrites.append(Overwrite(who.id, 0 if isinstance(who, Role) else 1, allow, deny))
        self._world.tell(ChannelChanged(channel, "update"))

    def permit_bot(
        self, where: str | Channel, *, allow: Permission = NOTHING, deny: Permission = NOTHING
    ) -> None:
        """Set the bot's own overwrite in a channel, replacing the old one."""
        self.permit(where, self._world.users[self._world.bot_id], allow=allow, deny=deny)

    def create_channel(self, name: str, topic: str | None = None) -> Channel:
        """Create a text channel that everybody sees and return it."""
        world = self._world
        position = sum(1 for _ in world.guild_channels(self._guild.id))
        kind = ChannelType.TEXT
        channel = Channel(world.ids.new(), kind, name, self._guild.id, topic=topic, position=position)
        world.channels[channel.id] = channel
        world.tell(ChannelChanged(channel, "create"))
        return channel

    def rename(self, where: str | Channel, name: str) -> None:
        """Give a channel or thread another name."""
        channel = self.channel(where)
        channel.name = name
        self._world.tell(ChannelChanged(channel, "update"))

    def delete_channel(self, where: str | Channel) -> None:
        """Delete a channel with its threads, or a thread, with all messages."""
        self._world.delete_channel(self.channel(where))

    def archive(self, where: str | Channel, *, lock: bool = False) -> None:
        """Archive a thread; if locked, only people who manage threads can bring it back."""
        thread = self._thread(where)
        thread.locked = lock
        threads.set_archived(self._world, thread, archived=True)

    def unarchive(self, where: str | Channel) -> None:
        """Bring an archived thread back and unlock it."""
        thread = self._thread(where)
        thread.locked = False
        threads.set_archived(self._world, thread, archived=False)

    # Membership

    def remove_member(self, who: Account) -> None:
        """Kick an account from the server."""
        self._world.remove_member(self._guild, who.id)

    def remove_bot(self) -> None:
        """Remove the bot and its role from the server."""
        self._world.remove_member(self._guild, self._world.bot_id)

    def invite_bot(self) -> None:
        """Invite the bot to the server again, with its usual role."""
        world, guild = self._world, self._guild
        if world.bot_id in guild.members:
            return
        role = seed.bot_role(world)
        guild.roles[role.id] = role
        world.add_member(guild, world.bot_id, role.id)

    @property
    def _guild(self) -> Guild:
        return self._only or next(iter(self._world.guilds.values()))

    def _member(self, who: Account) -> Member:
        try:
            return self._guild.members[who.id]
        except KeyError:
            raise CannotDoError(f"{who!r} is not in the server") from None

    def _thread(self, where: str | Channel) -> Channel:
        thread = self.channel(where)
        if not thread.is_thread:
            raise CannotDoError(f"{thread.name} is no thread")
        return thread
