"""Reads the size of a picture from the header of its file."""

from __future__ import annotations

import struct

_WITHOUT_SIZE = frozenset(range(0xD0, 0xDA)) | {0x01}
_FRAME_STARTS = frozenset({0xC0, 0xC1, 0xC2, 0xC3})


def size_of(data: bytes) -> tuple[int, int] | None:
    """Return width and height in pixels of a PNG, GIF, WebP or JPEG; `None` for anything else."""
    try:
        if data.startswith(b"\x89PNG\r\n\x1a\n"):
            return struct.unpack_from(">II", data, 16)
        if data.startswith((b"GIF87a", b"GIF89a")):
            return struct.unpack_from("<HH", data, 6)
        if data.startswith(b"RIFF") and data[8:12] == b"WEBP":
            return _webp(data)
        if data.startswith(b"\xff\xd8"):
            return _jpeg(data)
    except (struct.error, IndexError):
        return None
    return None


def _webp(data: bytes) -> tuple[int, int] | None:
    match data[12:16]:
        case b"VP8X":
            return int.from_bytes(data[24:27], "little") + 1, int.from_bytes(data[27:30], "little") + 1
        case b"VP8L":
            bits = int.from_bytes(data[21:25], "little")
            return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
        case b"VP8 ":
            width, height = struct.unpack_from("<HH", data, 26)
            return width & 0x3FFF, height & 0x3FFF
    return None


def _jpeg(data: bytes) -> tuple[int, int] | None:
    position = 2
    while position < len(data):
        marker = data[position + 1]
        if marker in _FRAME_STARTS:
            height, width = struct.unpack_from(">HH", data, position + 5)
            return width, height
        position += 2 if marker in _WITHOUT_SIZE else 2 + int(struct.unpack_from(">H", data, position + 2)[0])
    return None
