"""What the tests of pictures share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.render.displayed import Displayed
from tests.render.fitting import Fitted
from tests.render.reading import reading


@pytest.fixture
def read() -> Iterator[tuple[list[Fitted], list[Displayed]]]:
    """What is read on all that is drawn while the test runs."""
    with reading() as seen:
        yield seen


@pytest.fixture
def fitted(read: tuple[list[Fitted], list[Displayed]]) -> list[Fitted]:
    """Every text of what is drawn while the test runs."""
    return read[0]


@pytest.fixture
def displayed(read: tuple[list[Fitted], list[Displayed]]) -> list[Displayed]:
    """Every display list of what is drawn while the test runs."""
    return read[1]
