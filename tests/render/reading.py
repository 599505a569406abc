"""Reading pictures while they are drawn: which texts were set, and what their display lists were."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from PIL import Image

from render.kit import typesetting
from render.kit.cache import PIECES
from render.kit.layout import DisplayList, display
from tests.render.displayed import Displayed, watched
from tests.render.fitting import Fitted
from tests.render.pieces import WORDLESS


@contextmanager
def reading() -> Iterator[tuple[list[Fitted], list[Displayed]]]:
    """Yield every text that is set and every display list that is drawn as long as the context lasts.

    Nothing drawn before is kept but what has no words, so all texts of what is drawn are set.
    """
    fitted: list[Fitted] = []
    displayed: list[Displayed] = []
    set_block = typesetting.set_block

    def noted(text: str, style: typesetting.Style, width: int, *more: Any, **named: Any) -> typesetting.Block:
        WORDLESS.words_set()
        block = set_block(text, style, width, *more, **named)
        fitted.append(Fitted(text, block, width, more[2] if len(more) > 2 else None))
        return block

    def paint(base: Image.Image, shown: DisplayList) -> None:
        WORDLESS.words_set()
        displayed.append(watched(base, shown))

    PIECES.clear()
    with (
        patch.object(PIECES, "get", WORDLESS.get),
        patch.object(typesetting, "set_block", noted),
        patch.object(display, "paint", paint),
    ):
        yield fitted, displayed
