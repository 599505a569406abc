"""The formats of uploaded pictures, apart from encoding: settings name them without loading an encoder."""

from __future__ import annotations

from typing import Literal, TypeAlias

PictureFormat: TypeAlias = Literal["jpeg", "webp"]
"""*JPEG* is quick to encode, *WebP* half as large."""
