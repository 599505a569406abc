"""Pictures without ink, for what reads only how they are laid out."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PIL import Image, ImageDraw

from render.kit.cache import PIECES


@contextmanager
def without_ink() -> Iterator[None]:
    """Set every text and lay every piece, but print no letters and mix no colours: others look at them."""
    PIECES.clear()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ImageDraw.ImageDraw, "text", lambda *_, **__: None)
        patch.setattr(Image.Image, "resize", lambda image, size, *_, **__: Image.new(image.mode, size))
        patch.setattr(Image.Image, "filter", lambda image, _: image)
        patch.setattr(Image.Image, "paste", lambda *_, **__: None)
        patch.setattr(Image.Image, "alpha_composite", lambda *_, **__: None)
        yield
    PIECES.clear()
