"""Turning a picture into the bytes that are uploaded."""

from __future__ import annotations

import io
from dataclasses import dataclass

from PIL import Image


@dataclass(frozen=True, slots=True)
class Encoded:
    """A picture as a file: its bytes and the extension of its format."""

    data: bytes
    extension: str


def encode(image: Image.Image) -> Encoded:
    """Return ``image`` as lossy WebP, quality 86."""
    buffer = io.BytesIO()
    image.convert("RGB").save(buffer, "WEBP", quality=86, method=4)
    return Encoded(buffer.getvalue(), "webp")
