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


@pytest.fixture
def fitted(monkeypatch: pytest.MonkeyPatch) -> list[Fitted]:
    """Every text that is set while the test runs; nothing drawn before is kept, so that all texts are."""
    seen: list[Fitted] = []
    original = typesetting.set_block

    def noted(text: str, style: typesetting.Style, width: int, *more: Any, **named: Any) -> typesetting.Block:
        block = original(text, style, width, *more, **named)
        seen.append(Fitted(text, block, width, more[2] if len(more) > 2 else None))
        return block

    monkeypatch.setattr(typesetting, "set_block", noted)
    PIECES.clear()
    return seen


@pytest.fixture
def displayed(monkeypatch: pytest.MonkeyPatch) -> list[Displayed]:
    """Every display list that is drawn while the test runs; nothing drawn before is kept, so that all are."""
    seen: list[Displayed] = []

    def paint(base: Image.Image, shown: DisplayList) -> None:
        seen.append(watched(base, shown))

    monkeypatch.setattr(display, "paint", paint)
    PIECES.clear()
    return seen
