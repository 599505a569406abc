"""Pictures without ink, for tests that only read the layout."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Any

import pytest
from PIL import Image, ImageDraw

from render.kit import radiance, vistas
from render.kit.cache import PIECES

_SIZES = 512
"""The number of sizes for which a blank sheet is cached."""


@contextmanager
def without_ink(*, but_letters: bool = False) -> Iterator[None]:
    """Set every text and place every piece, but print no letters and mix no colors; other tests look at
    those.

    All pieces of one size share one sheet, because nobody looks at its contents. ``but_letters``: print
    letters anyway, to check that it works.
    """
    _forget()
    new = Image.new

    @lru_cache(_SIZES)
    def sheet(mode: str, size: tuple[int, int]) -> Image.Image:
        return new(mode, size)

    def blank(mode: str, size: tuple[int, int], *_: Any, **__: Any) -> Image.Image:
        shared = sheet(mode, size)
        return shared._new(shared.im)

    def resized(image: Image.Image, size: tuple[int, int], *_: Any, **__: Any) -> Image.Image:
        return blank(image.mode, size)

    def cropped(image: Image.Image, box: tuple[float, float, float, float]) -> Image.Image:
        left, top, right, bottom = map(round, box)
        return blank(image.mode, (right - left, bottom - top))

    def veiled(image: Image.Image, _: object) -> None:
        image.im, image._mode = sheet("RGBA", image.size).im, "RGBA"

    def as_large(image: Image.Image, *_: Any) -> Image.Image:
        return blank(image.mode, image.size)

    with pytest.MonkeyPatch.context() as patch:
        if not but_letters:
            patch.setattr(ImageDraw.ImageDraw, "text", lambda *_, **__: None)
        patch.setattr(vistas, "paint", lambda _, width, height: blank("RGB", (width, height)))
        patch.setattr(radiance, "_sky", lambda _, width, height, __: blank("RGB", (width, height)))
        patch.setattr(Image, "new", blank)
        patch.setattr(Image, "blend", as_large)
        patch.setattr(Image, "composite", as_large)
        patch.setattr(Image.Image, "convert", lambda image, mode, *_: blank(mode, image.size))
        patch.setattr(Image.Image, "copy", as_large)
        patch.setattr(Image.Image, "crop", cropped)
        patch.setattr(Image.Image, "resize", resized)
        patch.setattr(Image.Image, "transform", resized)
        patch.setattr(Image.Image, "filter", lambda image, _: image)
        patch.setattr(Image.Image, "putalpha", veiled)
        patch.setattr(Image.Image, "paste", lambda *_, **__: None)
        patch.setattr(Image.Image, "alpha_composite", lambda *_, **__: None)
        yield
    _forget()


def _forget() -> None:
    """Clear the caches, so that pictures with and without ink never share anything."""
    PIECES.clear()
