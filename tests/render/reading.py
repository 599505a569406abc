"""Reading pictures while they are drawn: which texts were set, and what their display lists were."""

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
"""Draws a picture, and returns it with every text on it."""


@contextmanager
def setting() -> Iterator[list[Fitted]]:
    """Yield every text that is set as long as the context lasts; of a piece that is kept, once."""
    fitted: list[Fitted] = []
    with _noting(fitted.append):
        yield fitted


@contextmanager
def reading() -> Iterator[tuple[list[Fitted], list[Displayed]]]:
    """Yield every text that is set and every display list that is drawn as long as the context lasts."""

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
    """Yield what draws a picture without ink.

    As long as the context lasts, no piece is laid out twice. Its texts count on each picture that has it.
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
    """Return a context in which each text that is set is noted."""
    set_block = typesetting.set_block

    def noted(text: str, style: typesetting.Style, width: int, *more: Any, **named: Any) -> typesetting.Block:
        block = set_block(text, style, width, *more, **named)
        note(Fitted(text, block, width, more[2] if len(more) > 2 else None))
        return block

    return patch.object(typesetting, "set_block", noted)
