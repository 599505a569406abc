"""Every property is checked for every game, at the positions of one corpus."""

from __future__ import annotations

import pytest

from games.engine.game import AnyGame
from games.registry import GAMES
from tests.games.properties.corpus import ALL_GAMES, KEEPING, Corpus, corpus_of


@pytest.fixture(scope="session", autouse=True)
def walked_once(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Let one worker walk through each game for all workers."""
    KEEPING.begin(tmp_path_factory)


@pytest.fixture(params=ALL_GAMES, ids=lambda game: game.id, scope="session")
def game(request: pytest.FixtureRequest) -> AnyGame:
    return request.param


@pytest.fixture(scope="session")
def corpus(game: AnyGame) -> Corpus:
    return corpus_of(game)


@pytest.fixture(params=GAMES.values(), ids=lambda game: game.id, scope="session")
def house_game(request: pytest.FixtureRequest) -> AnyGame:
    """An offered game, with its words and pictures."""
    return request.param


@pytest.fixture(scope="session")
def house_corpus(house_game: AnyGame) -> Corpus:
    return corpus_of(house_game)
