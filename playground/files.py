"""Uploaded files: given a safe name, measured, and stored under an unguessable key."""

from __future__ import annotations

import mimetypes
import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from playground.images import size_of
from playground.model import Attachment
from playground.world import World

_UNSAFE = re.compile(r"[^\w.\-]+")


@dataclass(frozen=True)
class Upload:
    """A file on its way to the local Discord."""

    filename: str
    data: bytes


def with_safe_names(uploads: Sequence[Upload]) -> list[Upload]:
    """Return the files with their names sanitized as Discord does."""
    return [Upload(_UNSAFE.sub("_", upload.filename), upload.data) for upload in uploads]


def keep(world: World, upload: Upload, description: str | None = None) -> Attachment:
    """Store a file's bytes in the world and return its metadata."""
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
