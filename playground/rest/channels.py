"""Channels, threads and servers."""

from __future__ import annotations

from playground import threads
from playground.access import in_guild
from playground.changes import ChannelChanged, MemberChanged
from playground.errors import FormErrors, invalid_form, refuse
from playground.limits.fields import check_text
from playground.model import Channel, ChannelType, Member, Role
from playground.permissions import Permission
from playground.rest.call import Answer, Call, Created, Routes

routes = Routes()
_CHANNEL = "/channels/{channel_id}"
_THREADS = _CHANNEL + "/threads"
_THREAD_MEMBER = _CHANNEL + "/thread-members/{user_id}"
_GUILD = "/guilds/{guild_id}"
_MEMBER = _GUILD + "/members/{user_id}"


@routes.add("GET", _CHANNEL)
async def get_channel(call: Call) -> Answer:
    """Return a channel."""
    return call.services.payloads.channel(call.channel())


@routes.add("PATCH", _CHANNEL)
async def edit_channel(call: Call) -> Answer:
    """Change a channel's name and topic, or a thread's name, lock and archiving."""
    channel = call.channel()
    form = call.form
    if channel.is_thread:
        _require_thread_change(call, channel)
        if channel.archived and form.get("archived") is not False:
            raise refuse(50083)
        channel.locked = bool(form.get("locked", channel.locked))
        channel.archive_after = _checked_duration(call, channel.archive_after)
    else:
        call.require(channel, Permission.MANAGE_CHANNELS)
        channel.topic = form.get("topic", channel.topic)
    channel.name = _checked_name(call, channel.name)
    if "archived" in form and channel.is_thread:
        threads.set_archived(call.world, channel, archived=bool(form["archived"]))
    call.world.tell(ChannelChanged(channel, "update"))
    return call.services.payloads.channel(channel)


def _require_thread_change(call: Call, thread: Channel) -> None:
    """Check the permissions to change a thread: Send Messages to unarchive it; Manage Threads to lock it, or
    if it isn't the bot's own.
    """
    if not thread.locked and call.form == {"archived": False}:
        call.require(thread, Permission.SEND_MESSAGES_IN_THREADS)
    elif thread.locked or thread.owner_id != call.world.bot_id or "locked" in call.form:
        call.require(thread, Permission.MANAGE_THREADS)


@routes.add("DELETE", _CHANNEL)
async def delete_channel(call: Call) -> Answer:
    """Delete a channel or thread; a direct message channel is only closed."""
    channel = call.channel()
    if not channel.is_dm:
        needed = Permission.MANAGE_THREADS if channel.is_thread else Permission.MANAGE_CHANNELS
        call.require(channel, needed)
        call.world.delete_channel(channel)
    return call.services.payloads.channel(channel)


@routes.add("POST", _THREADS)
async def create_thread(call: Call) -> Answer:
    """Start a thread without a message."""
    parent = call.channel()
    kind = ChannelType.PUBLIC_THREAD if call.form.get("type") == 11 else ChannelType.PRIVATE_THREAD
    public = kind is ChannelType.PUBLIC_THREAD
    call.require(parent, Permission.CREATE_PUBLIC_THREADS if public else Permission.CREATE_PRIVATE_THREADS)
    thread = _start(call, parent, kind=kind, thread_id=None)
    if public:
        call.services.messages.tell_of_thread(parent, thread)
    return Created(call.services.payloads.channel(thread))


@routes.add("POST", "/channels/{channel_id}/messages/{message_id}/threads")
async def create_thread_of_message(call: Call) -> Answer:
    """Start a thread on a message; it has the message's id."""
    parent = call.channel(Permission.CREATE_PUBLIC_THREADS)
    message = call.message(parent)
    thread = _start(call, parent, kind=ChannelType.PUBLIC_THREAD, thread_id=message.id)
    return Created(call.services.payloads.channel(thread))


def _start(call: Call, parent: Channel, *, kind: ChannelType, thread_id: int | None) -> Channel:
    if parent.is_thread or parent.is_dm:
        raise refuse(50024)
    return threads.create(
        call.world,
        parent,
        call.world.bot_id,
        _checked_name(call, None),
        kind=kind,
        archive_after=_checked_duration(call, 1440),
        thread_id=thread_id,
    )


def _checked_duration(call: Call, current: int) -> int:
    minutes = call.form.get("auto_archive_duration") or current
    if minutes not in threads.ARCHIVE_AFTER:
        raise invalid_form(
            "auto_archive_duration", "BASE_TYPE_CHOICES", f"Value must be one of {threads.ARCHIVE_AFTER}."
        )
    return int(minutes)


def _checked_name(call: Call, current: str | None) -> str:
    name = call.form.get("name", current)
    errors = FormErrors()
    check_text(errors, "name", name, least=1, most=100, required=True)
    errors.raise_if_any()
    return str(name)


@routes.add("PUT", _THREAD_MEMBER)
async def add_thread_member(call: Call) -> Answer:
    """Add a person, or the bot, to a thread."""
    thread, user_id = _thread_and_user(call)
    if user_id not in thread.thread_members:
        thread.thread_members.append(user_id)
        call.world.tell(ChannelChanged(thread, "update"))
    return None


@routes.add("DELETE", _THREAD_MEMBER)
async def remove_thread_member(call: Call) -> Answer:
    """Remove a person, or the bot, from a thread."""
    thread, user_id = _thread_and_user(call)
    if user_id in thread.thread_members:
        thread.thread_members.remove(user_id)
        call.world.tell(ChannelChanged(thread, "update"))
    return None


def _thread_and_user(call: Call) -> tuple[Channel, int]:
    thread = call.channel()
    if not thread.is_thread:
        raise refuse(50024)
    if thread.archived:
        raise refuse(50083)
    own = call.params["user_id"] == "@me"
    user_id = call.world.bot_id if own else call.id("user_id")
    guild = call.world.guilds[thread.guild_id or 0]
    if user_id not in guild.members:
        raise refuse(10013)
    return thread, user_id


@routes.add("GET", _CHANNEL + "/threads/archived/public")
async def get_archived_threads(call: Call) -> Answer:
    """Return a channel's archived public threads."""
    channel = call.channel(Permission.READ_MESSAGE_HISTORY)
    found = [
        thread
        for thread in call.world.threads(channel.guild_id or 0)
        if thread.parent_id == channel.id and thread.archived and not thread.is_private_thread
    ]
    return {"threads": [call.services.payloads.channel(t) for t in found], "members": [], "has_more": False}


@routes.add("GET", _GUILD + "/threads/active")
async def get_active_threads(call: Call) -> Answer:
    """Return a server's active threads."""
    guild = call.guild()
    found = [thread for thread in call.world.threads(guild.id) if not thread.archived]
    return {"threads": [call.services.payloads.channel(t) for t in found], "members": [], "has_more": False}


@routes.add("GET", _GUILD)
async def get_guild(call: Call) -> Answer:
    """Return a server."""
    guild = call.guild()
    payload = call.services.payloads.guild(guild, complete=False)
    if call.query.get("with_counts") in ("1", "true"):
        payload |= {
            "approximate_member_count": len(guild.members),
            "approximate_presence_count": len(guild.members),
        }
    return payload


@routes.add("GET", _GUILD + "/channels")
async def get_guild_channels(call: Call) -> Answer:
    """Return a server's channels."""
    guild = call.guild()
    return [call.services.payloads.channel(channel) for channel in call.world.guild_channels(guild.id)]


@routes.add("GET", _GUILD + "/roles")
async def get_roles(call: Call) -> Answer:
    """Return a server's roles."""
    guild = call.guild()
    return [call.services.payloads.role(role) for role in guild.roles.values()]


@routes.add("GET", _GUILD + "/roles/{role_id}")
async def get_role(call: Call) -> Answer:
    """Return a role of a server."""
    role = call.guild().roles.get(call.id("role_id"))
    if role is None:
        raise refuse(10011)
    return call.services.payloads.role(role)


@routes.add("GET", _MEMBER)
async def get_member(call: Call) -> Answer:
    """Return a member of a server."""
    return call.services.payloads.member(_member(call))


@routes.add("PUT", _MEMBER + "/roles/{role_id}")
async def give_role(call: Call) -> Answer:
    """Give a member a role."""
    member, role = _managed(call)
    if role.id not in member.roles:
        member.roles.append(role.id)
        call.world.tell(MemberChanged(call.guild().id, member.user_id, "update"))
    return None


@routes.add("DELETE", _MEMBER + "/roles/{role_id}")
async def take_role(call: Call) -> Answer:
    """Take a role from a member."""
    member, role = _managed(call)
    if role.id in member.roles:
        member.roles.remove(role.id)
        call.world.tell(MemberChanged(call.guild().id, member.user_id, "update"))
    return None


def _member(call: Call) -> Member:
    """Return the member of the path.

    :raises ApiError: 10013 if there is no such person, 10007 if they aren't in the server.
    """
    user_id = call.id("user_id")
    if user_id not in call.world.users:
        raise refuse(10013)
    member = call.guild().members.get(user_id)
    if member is None:
        raise refuse(10007)
    return member


def _managed(call: Call) -> tuple[Member, Role]:
    """Return the member and the role of the path.

    :raises ApiError: 10011 if there is no such role, 50013 if the bot may not manage it: it needs Manage
        Roles, and a role of its own above it. Nobody manages @everyone and the roles of bots.
    """
    guild, member = call.guild(), _member(call)
    role = guild.roles.get(call.id("role_id"))
    if role is None:
        raise refuse(10011)
    bot = call.world.bot_id
    highest = max(guild.roles[own].position for own in (guild.id, *guild.members[bot].roles))
    is_fixed = role.id == guild.id or role.bot_id is not None
    if is_fixed or Permission.MANAGE_ROLES not in in_guild(guild, bot) or role.position >= highest:
        raise refuse(50013)
    return member, role
