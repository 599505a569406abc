"""The world as Discord's JSON."""

from __future__ import annotations

from playground.access import in_channel
from playground.clock import iso
from playground.components import Json
from playground.limits.messages import FILE_BYTES, is_v2
from playground.messages import Messages
from playground.model import (
    Attachment,
    Channel,
    Emoji,
    Guild,
    Interaction,
    InteractionType,
    Member,
    Message,
    Role,
    User,
)
from playground.permissions import Permission
from playground.snowflake import created_at
from playground.world import World


class Payloads:
    """Builds the objects of Discord's API from the world's data."""

    def __init__(self, world: World, messages: Messages) -> None:
        self._world = world
        self._messages = messages

    def user(self, user: User) -> Json:
        """Return a user object."""
        return {
            "id": str(user.id),
            "username": user.name,
            "discriminator": "0000" if user.bot else "0",
            "global_name": user.global_name,
            "avatar": None,
            "avatar_decoration_data": None,
            "collectibles": None,
            "display_name_styles": None,
            "banner": None,
            "accent_color": None,
            "primary_guild": None,
            "clan": None,
            "bot": user.bot,
            "public_flags": 0,
            "flags": 0,
        }

    def own_user(self) -> Json:
        """Return the bot's own user object."""
        return {
            **self.user(self._world.users[self._world.bot_id]),
            "verified": True,
            "mfa_enabled": False,
            "locale": "en-US",
            "email": None,
        }

    def emoji(self, emoji: Emoji) -> Json:
        """Return an emoji of the application."""
        return {
            "id": str(emoji.id),
            "name": emoji.name,
            "roles": [],
            "user": self.user(self._world.users[self._world.bot_id]),
            "require_colons": True,
            "managed": False,
            "animated": False,
            "available": True,
        }

    def member(self, member: Member, *, with_user: bool = True) -> Json:
        """Return a server member object."""
        payload: Json = {
            "avatar": None,
            "banner": None,
            "collectibles": None,
            "communication_disabled_until": None,
            "flags": 0,
            "joined_at": iso(member.joined_at),
            "nick": None,
            "pending": False,
            "premium_since": None,
            "roles": [str(role) for role in member.roles],
            "mute": False,
            "deaf": False,
        }
        if with_user:
            payload["user"] = self.user(self._world.users[member.user_id])
        return payload

    def role(self, role: Role) -> Json:
        """Return a role object."""
        return {
            "id": str(role.id),
            "name": role.name,
            "description": None,
            "permissions": str(int(role.permissions)),
            "position": role.position,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "managed": role.bot_id is not None,
            "mentionable": role.mentionable,
            "icon": None,
            "unicode_emoji": None,
            "tags": {"bot_id": str(role.bot_id)} if role.bot_id else {},
            "flags": 0,
        }

    def channel(self, channel: Channel) -> Json:
        """Return a channel, thread or direct message channel object."""
        last = None if channel.last_message_id is None else str(channel.last_message_id)
        base: Json = {"id": str(channel.id), "type": int(channel.kind), "flags": 0, "last_message_id": last}
        if channel.is_dm:
            others = [self._world.users[u] for u in channel.recipients if u != self._world.bot_id]
            return {**base, "recipients": [self.user(user) for user in others]}
        base |= {"guild_id": str(channel.guild_id), "name": channel.name, "rate_limit_per_user": 0}
        if channel.is_thread:
            return base | self._thread_fields(channel)
        return base | {
            "position": channel.position,
            "permission_overwrites": [
                {"id": str(o.id), "type": o.kind, "allow": str(int(o.allow)), "deny": str(int(o.deny))}
                for o in channel.overwrites
            ],
            "nsfw": False,
            "parent_id": None,
            "topic": channel.topic,
            "last_pin_timestamp": None,
        }

    def _thread_fields(self, thread: Channel) -> Json:
        fields: Json = {
            "parent_id": str(thread.parent_id),
            "owner_id": str(thread.owner_id),
            "message_count": len(self._world.messages.get(thread.id, {})),
            "total_message_sent": len(self._world.messages.get(thread.id, {})),
            "member_count": len(thread.thread_members),
            "thread_metadata": {
                "archived": thread.archived,
                "auto_archive_duration": thread.archive_after,
                "archive_timestamp": iso(thread.active_at),
                "locked": thread.locked,
                "invitable": True,
                "create_timestamp": iso(created_at(thread.id)),
            },
        }
        if self._world.bot_id in thread.thread_members:
            fields["member"] = {
                "id": str(thread.id),
                "user_id": str(self._world.bot_id),
                "join_timestamp": iso(created_at(thread.id)),
                "flags": 0,
            }
        return fields

    def guild(self, guild: Guild, *, complete: bool) -> Json:
        """Return a server object; the gateway sends complete ones."""
        world = self._world
        payload: Json = {
            "id": str(guild.id),
            "name": guild.name,
            "owner_id": str(guild.owner_id),
            "preferred_locale": guild.locale,
            "roles": [self.role(role) for role in guild.roles.values()],
            "emojis": [],
            "stickers": [],
            "features": [],
            "icon": None,
            "home_header": None,
            "splash": None,
            "discovery_splash": None,
            "banner": None,
            "description": None,
            "vanity_url_code": None,
            "region": "local",
            "afk_channel_id": None,
            "afk_timeout": 300,
            "application_id": None,
            "widget_enabled": False,
            "widget_channel_id": None,
            "verification_level": 0,
            "default_message_notifications": 1,
            "explicit_content_filter": 0,
            "mfa_level": 0,
            "nsfw": False,
            "nsfw_level": 0,
            "premium_tier": 0,
            "premium_subscription_count": 0,
            "premium_progress_bar_enabled": False,
            "system_channel_id": None,
            "system_channel_flags": 0,
            "rules_channel_id": None,
            "public_updates_channel_id": None,
            "safety_alerts_channel_id": None,
            "max_members": 500_000,
            "max_presences": None,
            "max_video_channel_users": 25,
            "max_stage_video_channel_users": 50,
            "incidents_data": None,
        }
        if complete:
            payload |= {
                "joined_at": iso(guild.members[world.bot_id].joined_at),
                "large": False,
                "unavailable": False,
                "member_count": len(guild.members),
                "members": [self.member(guild.members[world.bot_id])],
                "channels": [self.channel(channel) for channel in world.guild_channels(guild.id)],
                "threads": [
                    self.channel(thread)
                    for thread in world.threads(guild.id)
                    if not thread.archived
                    and Permission.VIEW_CHANNEL in in_channel(world, thread, world.bot_id)
                ],
                "presences": [],
                "voice_states": [],
                "stage_instances": [],
                "guild_scheduled_events": [],
                "soundboard_sounds": [],
            }
        return payload

    def attachment(self, message: Message, file: Attachment) -> Json:
        """Return the attachment object of a message's file."""
        return self._file(file, self._messages.address(message, file))

    def upload(self, file: Attachment) -> Json:
        """Return the attachment object of a file that a person sends to the bot."""
        world = self._world
        folder = f"{world.url}/ephemeral-attachments/{world.application_id}"
        address = f"{folder}/{file.id}/{file.filename}?ex={file.key}"
        return {**self._file(file, address), "ephemeral": True}

    def _file(self, file: Attachment, address: str) -> Json:
        payload: Json = {
            "id": str(file.id),
            "filename": file.filename,
            "size": file.size,
            "url": address,
            "proxy_url": address,
            "content_type": file.content_type,
        }
        if file.description:
            payload["description"] = file.description
        if file.width:
            payload |= {"width": file.width, "height": file.height}
        return payload

    def message(self, message: Message, *, with_member: bool = False) -> Json:
        """Return a message object. As on Discord, Components V2 messages list no attachments."""
        world = self._world
        channel = world.channels.get(message.channel_id)
        payload: Json = {
            "id": str(message.id),
            "channel_id": str(message.channel_id),
            "type": message.kind,
            "content": message.content,
            "author": self.user(world.users[message.author_id]),
            "timestamp": iso(message.created_at),
            "edited_timestamp": None if message.edited_at is None else iso(message.edited_at),
            "flags": int(message.flags),
            "components": message.components,
            "embeds": message.embeds,
            "attachments": []
            if is_v2(message.flags)
            else [self.attachment(message, file) for file in message.attachments],
            "mentions": [self.user(world.users[user]) for user in message.mentions],
            "mention_roles": [str(role) for role in message.mention_roles],
            "mention_everyone": message.mention_everyone,
            "pinned": message.pinned,
            "tts": False,
        }
        if message.nonce is not None:
            payload["nonce"] = message.nonce
        if message.author_id == world.bot_id:
            payload["application_id"] = str(world.application_id)
        if message.interaction:
            metadata = dict(message.interaction)
            if name := metadata.pop("name", None):
                payload["interaction"] = {
                    "id": metadata["id"],
                    "type": metadata["type"],
                    "name": name,
                    "user": metadata["user"],
                }
            payload["interaction_metadata"] = metadata
        if message.reference:
            payload["message_reference"] = {
                "type": 0,
                "channel_id": str(message.channel_id),
                **{key: str(value) for key, value in message.reference.items() if key.endswith("_id")},
            }
        if with_member and channel and channel.guild_id:
            payload["guild_id"] = str(channel.guild_id)
            member = world.guilds[channel.guild_id].members.get(message.author_id)
            if member:
                payload["member"] = self.member(member, with_user=False)
        return payload

    def interaction_metadata(self, interaction: Interaction) -> Json:
        """Return the metadata of the interaction that a message answers, with the command's name."""
        metadata: Json = {
            "id": str(interaction.id),
            "type": int(interaction.kind),
            "user": self.user(self._world.users[interaction.user_id]),
            "authorizing_integration_owners": self._owners(interaction),
        }
        if interaction.kind is InteractionType.COMMAND:
            metadata["name"] = _called(interaction.data)
            metadata |= _target(interaction.data)
        if interaction.kind is InteractionType.COMPONENT:
            metadata["interacted_message_id"] = str(interaction.message_id)
        if interaction.opened_from:
            opener = self.interaction_metadata(interaction.opened_from)
            opener.pop("name", None)
            metadata["triggering_interaction_metadata"] = opener
        return metadata

    def interaction(self, interaction: Interaction) -> Json:
        """Return an interaction as the gateway sends it to the bot."""
        world = self._world
        channel = world.channels[interaction.channel_id]
        user = world.users[interaction.user_id]
        theirs = in_channel(world, channel, user.id)
        payload: Json = {
            "id": str(interaction.id),
            "application_id": str(world.application_id),
            "type": int(interaction.kind),
            "token": interaction.token,
            "version": 1,
            "data": interaction.data,
            "channel_id": str(channel.id),
            "channel": {**self.channel(channel), "permissions": str(int(theirs))},
            "locale": user.locale,
            "app_permissions": str(int(in_channel(world, channel, world.bot_id))),
            "authorizing_integration_owners": self._owners(interaction),
            "context": 0 if channel.guild_id else 1,
            "entitlements": [],
            "attachment_size_limit": FILE_BYTES,
        }
        if channel.guild_id:
            guild = world.guilds[channel.guild_id]
            payload |= {
                "guild_id": str(guild.id),
                "guild_locale": guild.locale,
                "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
                "member": {**self.member(guild.members[user.id]), "permissions": str(int(theirs))},
            }
        else:
            payload["user"] = self.user(user)
        if interaction.message_id is not None:
            shown = world.message(interaction.channel_id, interaction.message_id)
            payload["message"] = self.message(shown)
        return payload

    def _owners(self, interaction: Interaction) -> Json:
        """Return who installed the application: the server, the person, or both."""
        world, guild_id = self._world, interaction.guild_id
        owners = {"0": str(guild_id or 0)} if world.has_bot(guild_id) else {}
        return {**owners, "1": str(interaction.user_id)} if interaction.user_id in world.installed else owners


def _target(data: Json) -> Json:
    """Return the person or message that a context menu was used on; empty for a slash command."""
    if data["type"] == 2:
        return {"target_user": data["resolved"]["users"][data["target_id"]]}
    return {"target_message_id": data["target_id"]} if data["type"] == 3 else {}


def _called(data: Json) -> str:
    """Return the called command with its subcommands, such as `table new`."""
    words = [str(data["name"])]
    options = data.get("options") or []
    while options and "options" in options[0]:
        words.append(str(options[0]["name"]))
        options = options[0]["options"]
    return " ".join(words)
