"""Encodes pictures as files to upload."""

from __future__ import annotations

import io
from dataclasses import dataclass

from PIL import Image

_QUALITY = 80
_METHOD = 2
"""Method 4 of WebP saves 3% of the bytes but takes twice as long, and a table waits for its picture."""


@dataclass(frozen=True, slots=True)
class Encoded:
    """A picture as a file: its bytes and the extension of its format."""

    data: bytes
    extension: str


def encode(image: Image.Image) -> Encoded:
    """Return ``image`` as lossy WebP."""
    buffer = io.BytesIO()
    image.convert("RGB").save(buffer, "WEBP", quality=_QUALITY, method=_METHOD)
    return Encoded(buffer.getvalue(), "webp")
