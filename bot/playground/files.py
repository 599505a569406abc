"""Files as they are uploaded: given a safe name, measured, and kept under a key that nobody can guess."""

from __future__ import annotations

import mimetypes
import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from bot.playground.images import size_of
from bot.playground.model import Attachment
from bot.playground.world import World

_UNSAFE = re.compile(r"[^\w.\-]+")


@dataclass(frozen=True)
class Upload:
    """A file on its way to the local Discord."""

    filename: str
    data: bytes


def with_safe_names(uploads: Sequence[Upload]) -> list[Upload]:
    """Return the same files under the names that Discord gives them."""
    return [Upload(_UNSAFE.sub("_", upload.filename), upload.data) for upload in uploads]


def keep(world: World, upload: Upload, description: str | None = None) -> Attachment:
    """Keep the bytes of a file in the world and return what is known of it."""
    file = Attachment(
        id=world.ids.new(),
        filename=upload.filename,
        content_type=mimetypes.guess_type(upload.filename)[0] or "application/octet-stream",
        size=len(upload.data),
        key=secrets.token_hex(16),
        description=description,
    )
    if size := size_of(upload.data):
        file.width, file.height = size
    world.files[file.key] = upload.data
    return file
