"""Files that people send to the bot with a command or a form; they don't belong to a message."""

from __future__ import annotations

from playground.errors import CannotDoError
from playground.files import Upload, keep, with_safe_names
from playground.limits.messages import FILE_BYTES
from playground.model import Attachment
from playground.world import World

KEPT = 100
"""The number of files that can still be fetched; Discord also keeps such files only for a while."""


class Uploads:
    """The latest uploads of all people."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._files: dict[int, tuple[int, Attachment]] = {}

    def add(self, owner_id: int, upload: Upload) -> Attachment:
        """Store a file for its owner's next command or form.

        :raises CannotDoError: if it is larger than people may send.
        """
        if len(upload.data) > FILE_BYTES:
            raise CannotDoError(f"{upload.filename} is larger than {FILE_BYTES // 1024 // 1024} MB")
        [upload] = with_safe_names([upload])
        file = keep(self._world, upload)
        self._files[file.id] = owner_id, file
        while len(self._files) > KEPT:
            _, oldest = self._files.pop(next(iter(self._files)))
            self._world.files.pop(oldest.key, None)
        return file

    def find(self, owner_id: int, attachment_id: int) -> Attachment | None:
        """Return an upload of this person, or `None` if it's no longer kept."""
        owner, file = self._files.get(attachment_id, (None, None))
        return file if owner == owner_id else None
