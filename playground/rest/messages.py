"""Messages in channels."""

from __future__ import annotations

from playground.changes import MessageUpdated, TypingStarted
from playground.clock import iso
from playground.components import Json
from playground.errors import invalid_form, refuse
from playground.model import Channel, Message
from playground.permissions import Permission
from playground.rest.call import Answer, Call, Routes
from playground.threads import enter

routes = Routes()
_ALL = "/channels/{channel_id}/messages"
_ONE = _ALL + "/{message_id}"
_PINS = "/channels/{channel_id}/messages/pins"
_OLD_PINS = "/channels/{channel_id}/pins"


def _require_sending(call: Call, channel: Channel) -> None:
    if channel.is_dm:
        _require_open_dms(call, channel)
        return
    sending = Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
    call.require(channel, sending)
    if call.uploads:
        call.require(channel, Permission.ATTACH_FILES)
    if call.form.get("embeds"):
        call.require(channel, Permission.EMBED_LINKS)
    if channel.is_thread:
        enter(call.world, channel, call.world.bot_id)


def _require_open_dms(call: Call, channel: Channel) -> None:
    world = call.world
    for user_id in channel.recipients:
        if user_id == world.bot_id:
            continue
        if not world.share_guild(user_id, world.bot_id):
            raise refuse(50278)
        if world.users[user_id].dms_closed:
            raise refuse(50007)


@routes.add("POST", _ALL)
async def create_message(call: Call) -> Answer:
    """Send a message."""
    channel = call.channel()
    _require_sending(call, channel)
    if reference := call.form.get("message_reference"):
        referred = call.world.messages.get(channel.id, {}).get(int(reference.get("message_id") or 0))
        if referred is None and reference.get("fail_if_not_exists", True):
            raise invalid_form("message_reference", "MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message")
    message = call.services.messages.send(channel, call.world.bot_id, call.form, call.uploads)
    return call.services.payloads.message(message)


@routes.add("GET", _ALL)
async def get_messages(call: Call) -> Answer:
    """Return up to `limit` messages, newest first."""
    channel = call.channel(Permission.READ_MESSAGE_HISTORY)
    limit = int(call.query.get("limit") or 50)
    if not 1 <= limit <= 100:
        raise invalid_form("limit", "NUMBER_TYPE_MAX", "int value should be less than or equal to 100.")
    found = [message for message in call.world.history(channel.id) if not message.ephemeral]
    if around := call.query.get("around"):
        older = sum(message.id < int(around) for message in found)
        start = max(0, older - limit // 2)
        found = found[start : start + limit]
    elif after := call.query.get("after"):
        found = [m for m in found if m.id > int(after)][:limit]
    elif before := call.query.get("before"):
        found = [m for m in found if m.id < int(before)]
    return [call.services.payloads.message(m) for m in reversed(found[-limit:])]


@routes.add("GET", _PINS)
async def get_pins(call: Call) -> Answer:
    """Return the pinned messages of a channel."""
    channel = call.channel(Permission.READ_MESSAGE_HISTORY)
    pinned = [message for message in call.world.history(channel.id) if message.pinned]
    items: list[Json] = [
        {"pinned_at": iso(m.created_at), "message": call.services.payloads.message(m)}
        for m in reversed(pinned)
    ]
    return {"items": items, "has_more": False}


@routes.add("GET", _ONE)
async def get_message(call: Call) -> Answer:
    """Return a message."""
    channel = call.channel(Permission.READ_MESSAGE_HISTORY)
    return call.services.payloads.message(call.message(channel))


def _own(call: Call, channel: Channel) -> Message:
    message = call.message(channel)
    if message.author_id != call.world.bot_id:
        raise refuse(50005)
    return message


@routes.add("PATCH", _ONE)
async def edit_message(call: Call) -> Answer:
    """Edit one of the bot's own messages."""
    channel = call.channel()
    message = _own(call, channel)
    if channel.archived:
        raise refuse(50083)
    if call.uploads and not channel.is_dm:
        call.require(channel, Permission.ATTACH_FILES)
    call.services.messages.old_edits.spend(message)
    call.services.messages.edit(message, call.form, call.uploads)
    return call.services.payloads.message(message)


@routes.add("DELETE", _ONE)
async def delete_message(call: Call) -> Answer:
    """Delete a message; somebody else's needs Manage Messages."""
    channel = call.channel()
    message = call.message(channel)
    if message.author_id != call.world.bot_id:
        call.require(channel, Permission.MANAGE_MESSAGES)
    call.services.messages.delete(message)
    return None


@routes.add("POST", _ALL + "/bulk-delete")
async def delete_messages(call: Call) -> Answer:
    """Delete 2 to 100 messages."""
    channel = call.channel(Permission.MANAGE_MESSAGES)
    wanted = call.form.get("messages") or []
    if not 2 <= len(wanted) <= 100:
        raise invalid_form("messages", "BASE_TYPE_BAD_LENGTH", "Must be between 2 and 100 in length.")
    for message_id in wanted:
        if message := call.world.messages.get(channel.id, {}).get(int(message_id)):
            call.services.messages.delete(message)
    return None


@routes.add("PUT", _PINS + "/{message_id}", _OLD_PINS + "/{message_id}")
async def pin_message(call: Call) -> Answer:
    """Pin a message."""
    _set_pinned(call, pinned=True)
    return None


@routes.add("DELETE", _PINS + "/{message_id}", _OLD_PINS + "/{message_id}")
async def unpin_message(call: Call) -> Answer:
    """Unpin a message."""
    _set_pinned(call, pinned=False)
    return None


def _set_pinned(call: Call, *, pinned: bool) -> None:
    channel = call.channel()
    if not channel.is_dm:
        call.require(channel, Permission.PIN_MESSAGES)
    message = call.message(channel)
    message.pinned = pinned
    call.world.tell(MessageUpdated(message))


@routes.add("POST", "/channels/{channel_id}/typing")
async def start_typing(call: Call) -> Answer:
    """Show that the bot is typing."""
    channel = call.channel()
    if not channel.is_dm:
        call.require(channel, Permission.SEND_MESSAGES)
    call.world.tell(TypingStarted(channel, call.world.bot_id))
    return None
