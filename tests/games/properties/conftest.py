"""Every property is asked of every game."""

from __future__ import annotations

import pytest

from games.engine.game import AnyGame
from games.registry import GAMES
from tests.games.properties.walks import ALL_GAMES


@pytest.fixture(params=ALL_GAMES, ids=lambda game: game.id, scope="session")
def game(request: pytest.FixtureRequest) -> AnyGame:
    return request.param


@pytest.fixture(params=GAMES.values(), ids=lambda game: game.id, scope="session")
def house_game(request: pytest.FixtureRequest) -> AnyGame:
    """A game that is offered, with its words and pictures."""
    return request.param
