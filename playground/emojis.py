"""The application's emojis: named pictures that the bot can use in messages on every server."""

from __future__ import annotations

import base64
import binascii
import re
import secrets

from playground.changes import EmojisChanged
from playground.components import Json
from playground.errors import FormErrors, invalid_form, refuse
from playground.images import size_of
from playground.limits.fields import check_text
from playground.model import Emoji
from playground.world import World

MOST_EMOJIS = 2000
IMAGE_BYTES = 256 * 1024
_NAME = re.compile(r"\w{2,32}", re.ASCII)
_DATA = re.compile(r"data:image/(?:png|jpeg|gif|webp|avif);base64,(.*)", re.DOTALL)


def create(world: World, form: Json) -> Emoji:
    """Add a new emoji and return it.

    :raises ApiError: 30008 at the maximum number of emojis, 50035 for a bad name or picture.
    """
    name = _checked_name(world, form)
    image = _checked_image(form)
    if len(world.emojis) >= MOST_EMOJIS:
        raise refuse(30008)
    emoji = Emoji(world.ids.new(), name, secrets.token_hex(16))
    world.files[emoji.key] = image
    world.emojis[emoji.id] = emoji
    world.tell(EmojisChanged())
    return emoji


def one(world: World, emoji_id: int) -> Emoji:
    """Return an emoji.

    :raises ApiError: 10014 if it doesn't exist.
    """
    if emoji_id not in world.emojis:
        raise refuse(10014)
    return world.emojis[emoji_id]


def rename(world: World, emoji: Emoji, form: Json) -> None:
    """Rename an emoji to the name in the form.

    :raises ApiError: 50035 for a bad name.
    """
    emoji.name = _checked_name(world, {"name": emoji.name, **form}, emoji)
    world.tell(EmojisChanged())


def delete(world: World, emoji: Emoji) -> None:
    """Remove an emoji; messages that show it don't change."""
    del world.emojis[emoji.id]
    world.files.pop(emoji.key, None)
    world.tell(EmojisChanged())


def _checked_name(world: World, form: Json, renamed: Emoji | None = None) -> str:
    errors = FormErrors()
    name = form.get("name")
    check_text(errors, "name", name, least=2, most=32, required=True)
    errors.raise_if_any()
    if not _NAME.fullmatch(str(name)):
        raise invalid_form("name", "STRING_TYPE_REGEX", "String value did not match validation regex.")
    if any(other.name == name for other in world.emojis.values() if other is not renamed):
        raise invalid_form(
            "name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "An emoji with that name already exists"
        )
    return str(name)


def _checked_image(form: Json) -> bytes:
    found = _DATA.fullmatch(str(form.get("image") or ""))
    try:
        image = base64.b64decode(found[1], validate=True) if found else b""
    except binascii.Error:
        image = b""
    if size_of(image) is None:
        raise invalid_form("image", "IMAGE_INVALID", "Invalid image data")
    if len(image) > IMAGE_BYTES:
        raise invalid_form("image", "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    return image
