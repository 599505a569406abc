"""Saga's fixtures for the shared property suite."""

from __future__ import annotations

import pytest

from games.engine.game import AnyGame
from tests.games.saga.table import SAGA


@pytest.fixture(scope="session")
def game() -> AnyGame:
    return SAGA
