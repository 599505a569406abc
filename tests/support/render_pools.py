"""Render pools for tests that don't care what pictures look like."""

from __future__ import annotations

from collections.abc import Sequence

from render.encode import Encoded
from render.film import Shot
from render.picture import Picture
from render.picture_format import PictureFormat

PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de"
    "0000000c49444154789c63f8cfc0000003010100c9fe92ef0000000049454e44ae426082"
)


class PlainRenderPool:
    """Returns one pixel for every picture."""

    wait = 0.0

    def __init__(self, threads: int = 1, picture_format: PictureFormat = "jpeg") -> None:
        self.rendered: list[Picture] = []
        self.filmed: list[Sequence[Shot]] = []

    async def render(self, picture: Picture) -> Encoded:
        self.rendered.append(picture)
        return Encoded(PIXEL, "png")

    async def film(self, shots: Sequence[Shot], language: str) -> Encoded:
        self.filmed.append(shots)
        return Encoded(PIXEL, "webp")

    async def page(self, pictures: Sequence[Picture]) -> tuple[list[Encoded], Encoded]:
        return [Encoded(PIXEL, "png") for _ in pictures], Encoded(PIXEL, "png")

    def close(self) -> None:
        """Do nothing; there is nothing to close."""


class BrokenRenderPool(PlainRenderPool):
    """Fails to draw, as when the disk is full."""

    async def render(self, picture: Picture) -> Encoded:
        raise OSError("No space left on device")
