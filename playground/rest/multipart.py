"""Parses `multipart/form-data` in memory: uploads are only a few hundred kilobytes, but frequent."""

from __future__ import annotations

import re

_BOUNDARY = re.compile(r'boundary="?([^";,]+)"?', re.IGNORECASE)
_NAME = re.compile(rb'[; ]name="([^"]*)"')
_FILENAME = re.compile(rb'filename="([^"]*)"')


def read_form(content_type: str, body: bytes) -> list[tuple[str, str | None, bytes]]:
    """Return each part's name, file name (if it's a file) and content, in order.

    :raises ValueError: if the body isn't a form.
    """
    boundary = _BOUNDARY.search(content_type)
    if boundary is None:
        raise ValueError("no boundary")
    pieces = (b"\r\n" + body).split(b"\r\n--" + boundary[1].encode())
    if len(pieces) < 2 or not pieces[-1].startswith(b"--"):
        raise ValueError("no closing boundary")
    parts = []
    for piece in pieces[1:-1]:
        head, separator, content = piece.partition(b"\r\n\r\n")
        name = _NAME.search(head)
        if not separator or name is None:
            raise ValueError("a part without a name")
        filename = _FILENAME.search(head)
        parts.append((name[1].decode(), filename[1].decode() if filename else None, content))
    return parts
