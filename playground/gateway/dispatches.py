"""Turns changes in the world into gateway events."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playground.access import in_channel
from playground.changes import (
    Change,
    ChannelChanged,
    MemberChanged,
    MessageCreated,
    MessageDeleted,
    MessageUpdated,
    RoleChanged,
    TypingStarted,
)
from playground.components import Json
from playground.gateway.protocol import Intent
from playground.gateway.sessions import Sessions
from playground.model import Channel, Message
from playground.payloads import Payloads
from playground.permissions import Permission
from playground.world import World


class Dispatches:
    """Turns changes into events and passes them to the sessions they concern."""

    def __init__(self, world: World, payloads: Payloads, sessions: Sessions) -> None:
        self.on_traffic: Callable[[], None] = lambda: None
        self._world = world
        self._payloads = payloads
        self._sessions = sessions
        world.listen(self._heard)

    def tell(self, event: str, data: Any, guild_id: int | None, intent: Intent | None = None) -> None:
        """Send an event to the bot, for a server it's in or, for `None`, for a direct message channel."""
        self.on_traffic()
        if event == "GUILD_DELETE" or self._world.has_bot(guild_id):
            self._sessions.dispatch(event, data, guild_id, intent)

    def _heard(self, change: Change) -> None:
        match change:
            case MessageCreated(message):
                self._dispatch_message("MESSAGE_CREATE", message)
            case MessageUpdated(message):
                self._dispatch_message("MESSAGE_UPDATE", message)
            case MessageDeleted(message) if not message.ephemeral:
                guild_id, intent = self._place(message)
                data = {"id": str(message.id), "channel_id": str(message.channel_id)}
                if guild_id is not None:
                    data["guild_id"] = str(guild_id)
                self.tell("MESSAGE_DELETE", data, guild_id, intent)
            case ChannelChanged(channel, how) if channel.is_thread:
                self._dispatch_thread(channel, how)
            case ChannelChanged(channel, how) if not channel.is_dm:
                data = self._payloads.channel(channel)
                self.tell(f"CHANNEL_{how.upper()}", data, channel.guild_id, Intent.GUILDS)
            case MemberChanged(guild_id, user_id, how) if user_id == self._world.bot_id:
                self._dispatch_own_membership(guild_id, how)
            case MemberChanged(guild_id, user_id, how):
                self._dispatch_member(guild_id, user_id, how, Intent.GUILD_MEMBERS)
            case RoleChanged(guild_id, role, "delete"):
                data = {"guild_id": str(guild_id), "role_id": str(role.id)}
                self.tell("GUILD_ROLE_DELETE", data, guild_id, Intent.GUILDS)
            case RoleChanged(guild_id, role, how):
                known: Json = {"guild_id": str(guild_id), "role": self._payloads.role(role)}
                self.tell(f"GUILD_ROLE_{how.upper()}", known, guild_id, Intent.GUILDS)
            case TypingStarted(channel, user_id) if user_id != self._world.bot_id:
                intent = Intent.DIRECT_TYPING if channel.is_dm else Intent.GUILD_TYPING
                typing: Json = {"channel_id": str(channel.id), "user_id": str(user_id), "timestamp": 0}
                self.tell("TYPING_START", typing, channel.guild_id, intent)

    def _dispatch_thread(self, thread: Channel, how: str) -> None:
        if thread.parent_id not in self._world.channels:
            # The bot gets one event for a deleted channel, none for its threads.
            return
        if Permission.VIEW_CHANNEL not in in_channel(self._world, thread, self._world.bot_id):
            return
        data = self._payloads.channel(thread)
        if how == "delete":
            data = {key: data[key] for key in ("id", "guild_id", "parent_id", "type")}
        elif how == "create":
            data["newly_created"] = True
        self.tell(f"THREAD_{how.upper()}", data, thread.guild_id, Intent.GUILDS)

    def _dispatch_own_membership(self, guild_id: int, how: str) -> None:
        """Notify the bot of its own membership, which needs no intent for members."""
        guild = self._world.guilds[guild_id]
        match how:
            case "join" if self._sessions.listening(guild_id, Intent.GUILDS):
                full = self._payloads.guild(guild, complete=True)
                # Only guilds from before have this key; clients recognize new invitations by its absence.
                del full["unavailable"]
                self.tell("GUILD_CREATE", full, guild_id, Intent.GUILDS)
            case "join":
                pass
            case "leave":
                self.tell("GUILD_DELETE", {"id": str(guild_id)}, guild_id, Intent.GUILDS)
            case _:
                self._dispatch_member(guild_id, self._world.bot_id, how, Intent.GUILDS)

    def _dispatch_member(self, guild_id: int, user_id: int, how: str, intent: Intent) -> None:
        member = self._world.guilds[guild_id].members.get(user_id)
        data: Json = (
            self._payloads.member(member)
            if member
            else {"user": self._payloads.user(self._world.users[user_id])}
        )
        event = {"join": "ADD", "leave": "REMOVE", "update": "UPDATE"}[how]
        data["guild_id"] = str(guild_id)
        self.tell(f"GUILD_MEMBER_{event}", data, guild_id, intent)

    def _place(self, message: Message) -> tuple[int | None, Intent]:
        channel = self._world.channels.get(message.channel_id)
        guild_id = channel.guild_id if channel else None
        return guild_id, Intent.DIRECT_MESSAGES if guild_id is None else Intent.GUILD_MESSAGES

    def _dispatch_message(self, event: str, message: Message) -> None:
        if message.ephemeral:
            return
        guild_id, intent = self._place(message)
        if not self._world.has_bot(guild_id):
            return
        listening = self._sessions.listening(guild_id, intent)
        if not listening:
            return
        full = self._payloads.message(message, with_member=True)
        own = message.author_id == self._world.bot_id or self._world.bot_id in message.mentions
        blank = full | {"content": "", "components": [], "embeds": [], "attachments": []}
        for session in listening:
            readable = own or guild_id is None or session.wants(Intent.MESSAGE_CONTENT)
            session.dispatch(event, full if readable else blank)
