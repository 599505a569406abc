"""Fixtures shared by the tests of pictures."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.render.displayed import Displayed
from tests.render.fitting import Fitted
from tests.render.inkless import without_ink
from tests.render.reading import reading, setting


@pytest.fixture
def no_ink() -> Iterator[None]:
    """Lay out everything drawn during the test, but print nothing."""
    with without_ink():
        yield


@pytest.fixture
def read() -> Iterator[tuple[list[Fitted], list[Displayed]]]:
    """Everything that can be read on the pictures drawn during the test."""
    with reading() as seen:
        yield seen


@pytest.fixture
def fitted(request: pytest.FixtureRequest) -> Iterator[list[Fitted]]:
    """Every text of the pictures drawn during the test; unless the test reads more, they are only
    laid out.
    """
    if {"read", "displayed"} & set(request.fixturenames):
        yield request.getfixturevalue("read")[0]
        return
    with without_ink(), setting() as texts:
        yield texts


@pytest.fixture
def displayed(read: tuple[list[Fitted], list[Displayed]]) -> list[Displayed]:
    """Every display list drawn during the test."""
    return read[1]
