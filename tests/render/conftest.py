"""What the tests of pictures share."""

from __future__ import annotations

from typing import Any

import pytest
from PIL import Image

from render.kit import typesetting
from render.kit.cache import PIECES
from render.kit.layout import DisplayList, display
from tests.render.displayed import Displayed, watched
from tests.render.fitting import Fitted
from tests.render.pieces import WORDLESS


@pytest.fixture
def drawn_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep nothing that was drawn before the test but what has no words."""
    set_block, paint = typesetting.set_block, display.paint

    def noted_block(*what: Any, **named: Any) -> typesetting.Block:
        WORDLESS.words_set()
        return set_block(*what, **named)

    def noted_paint(base: Image.Image, shown: DisplayList) -> None:
        WORDLESS.words_set()
        paint(base, shown)

    PIECES.clear()
    monkeypatch.setattr(PIECES, "get", WORDLESS.get)
    monkeypatch.setattr(typesetting, "set_block", noted_block)
    monkeypatch.setattr(display, "paint", noted_paint)


@pytest.fixture
def fitted(drawn_anew: None, monkeypatch: pytest.MonkeyPatch) -> list[Fitted]:
    """Every text of what is drawn while the test runs."""
    seen: list[Fitted] = []
    original = typesetting.set_block

    def noted(text: str, style: typesetting.Style, width: int, *more: Any, **named: Any) -> typesetting.Block:
        block = original(text, style, width, *more, **named)
        seen.append(Fitted(text, block, width, more[2] if len(more) > 2 else None))
        return block

    monkeypatch.setattr(typesetting, "set_block", noted)
    return seen


@pytest.fixture
def displayed(drawn_anew: None, monkeypatch: pytest.MonkeyPatch) -> list[Displayed]:
    """Every display list of what is drawn while the test runs."""
    seen: list[Displayed] = []

    def paint(base: Image.Image, shown: DisplayList) -> None:
        WORDLESS.words_set()
        seen.append(watched(base, shown))

    monkeypatch.setattr(display, "paint", paint)
    return seen
