"""What the tests of pictures share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.render.displayed import Displayed
from tests.render.fitting import Fitted
from tests.render.inkless import without_ink
from tests.render.reading import reading, setting


@pytest.fixture
def no_ink() -> Iterator[None]:
    """Lay out what is drawn while the test runs, and print nothing."""
    with without_ink():
        yield


@pytest.fixture
def read() -> Iterator[tuple[list[Fitted], list[Displayed]]]:
    """What is read on all that is drawn while the test runs."""
    with reading() as seen:
        yield seen


@pytest.fixture
def fitted(request: pytest.FixtureRequest) -> Iterator[list[Fitted]]:
    """Every text of what is drawn while the test runs; where nothing else is read, it is only laid out."""
    if {"read", "displayed"} & set(request.fixturenames):
        yield request.getfixturevalue("read")[0]
        return
    with without_ink(), setting() as texts:
        yield texts


@pytest.fixture
def displayed(read: tuple[list[Fitted], list[Displayed]]) -> list[Displayed]:
    """Every display list of what is drawn while the test runs."""
    return read[1]
