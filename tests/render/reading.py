"""Read pictures while they are drawn: record their texts and display lists."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any, TypeAlias
from unittest.mock import patch

from PIL import Image

from render.kit import typesetting
from render.kit.cache import PIECES
from render.kit.layout import DisplayList, display
from render.picture import Picture
from tests.render.displayed import Displayed, watched
from tests.render.fitting import Fitted
from tests.render.inkless import without_ink
from tests.render.pieces import READ, ReadPieces
from tests.render.stripes import letters_as_stripes

Drawing: TypeAlias = Callable[[Picture], tuple[Image.Image, list[Fitted]]]
"""Draws a picture; returns it with every text on it."""


@contextmanager
def setting() -> Iterator[list[Fitted]]:
    """Yield every text set during the context; texts of a cached piece once."""
    fitted: list[Fitted] = []
    with _noting(fitted.append):
        yield fitted


@contextmanager
def reading() -> Iterator[tuple[list[Fitted], list[Displayed]]]:
    """Yield every text set and every display list drawn during the context."""

    def note(text: Fitted) -> None:
        READ.now.fitted.append(text)

    def paint(base: Image.Image, shown: DisplayList) -> None:
        READ.now.displayed.append(watched(base, shown))

    PIECES.clear()
    with (
        READ.drawing() as seen,
        letters_as_stripes(),
        _noting(note),
        patch.object(PIECES, "get", READ.get),
        patch.object(display, "paint", paint),
    ):
        yield seen.fitted, seen.displayed
    PIECES.clear()


@contextmanager
def texts_without_ink() -> Iterator[Drawing]:
    """Yield a function that draws a picture without ink.

    During the context, each piece is laid out only once. Its texts count for each picture it is on.
    """
    pieces = ReadPieces(PIECES)

    def note(text: Fitted) -> None:
        pieces.now.fitted.append(text)

    def drawn(picture: Picture) -> tuple[Image.Image, list[Fitted]]:
        with pieces.drawing() as seen:
            return picture.draw(), seen.fitted

    with without_ink(), _noting(note), patch.object(PIECES, "get", pieces.get):
        yield drawn


def _noting(note: Callable[[Fitted], None]) -> AbstractContextManager[object]:
    """Return a context that passes each text to ``note`` as it is set."""
    set_block = typesetting.set_block

    def noted(text: str, style: typesetting.Style, width: int, *more: Any, **named: Any) -> typesetting.Block:
        block = set_block(text, style, width, *more, **named)
        note(Fitted(text, block, width, more[2] if len(more) > 2 else None))
        return block

    return patch.object(typesetting, "set_block", noted)
