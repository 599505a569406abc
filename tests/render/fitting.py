"""Whether texts fit into the space they were set for."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from render.kit.typesetting import Block


class Fitted(NamedTuple):
    """A text as it was set, and the space it was set for, in pixels."""

    text: str
    block: Block
    width: int
    height: int | None


def assert_fits(fitted: Iterable[Fitted], smallest: int) -> None:
    """Assert that no text is larger than its space, and no letters are smaller than ``smallest``."""
    nothing = True
    for text, block, width, height in fitted:
        nothing = False
        assert block.width <= width, text
        assert height is None or block.height <= height + 2, text
        assert block.style.size >= smallest, text
    assert not nothing
