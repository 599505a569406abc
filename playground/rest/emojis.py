"""The emojis of the application."""

from __future__ import annotations

from playground import emojis
from playground.components import Json
from playground.errors import refuse
from playground.model import Emoji
from playground.rest.call import Answer, Call, Created, Routes

routes = Routes()
_ALL = "/applications/{application_id}/emojis"
_ONE = _ALL + "/{emoji_id}"


def _check_own(call: Call) -> None:
    if call.id("application_id") != call.world.application_id:
        raise refuse(50001)


def _emoji(call: Call) -> Emoji:
    _check_own(call)
    return emojis.one(call.world, call.id("emoji_id"))


def _told(call: Call, emoji: Emoji) -> Json:
    return call.services.payloads.emoji(emoji)


@routes.add("GET", _ALL)
async def get_emojis(call: Call) -> Answer:
    """Return all emojis."""
    _check_own(call)
    return {"items": [_told(call, emoji) for emoji in call.world.emojis.values()]}


@routes.add("POST", _ALL)
async def create_emoji(call: Call) -> Answer:
    """Create an emoji."""
    _check_own(call)
    return Created(_told(call, emojis.create(call.world, call.form)))


@routes.add("GET", _ONE)
async def get_emoji(call: Call) -> Answer:
    """Return one emoji."""
    return _told(call, _emoji(call))


@routes.add("PATCH", _ONE)
async def edit_emoji(call: Call) -> Answer:
    """Rename an emoji."""
    emoji = _emoji(call)
    emojis.rename(call.world, emoji, call.form)
    return _told(call, emoji)


@routes.add("DELETE", _ONE)
async def delete_emoji(call: Call) -> Answer:
    """Remove an emoji."""
    emojis.delete(call.world, _emoji(call))
    return None
