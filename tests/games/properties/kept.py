"""A corpus in a file, from which another worker has it in a hundredth of the time that it took to walk."""

from __future__ import annotations

import copyreg
import pickle
from pathlib import Path
from typing import Any

from games.engine.chance import RandomStream
from games.engine.game import AnyGame
from tests.games.properties.corpus import ALL_GAMES, Corpus, corpus_of


def keep_corpus(game: AnyGame, file: Path) -> None:
    """Write the corpus of ``game``, one of ``ALL_GAMES``, to ``file``.

    One with faults is not kept: each worker meets them itself, with all that an error has to tell.
    """
    corpus = corpus_of(game)
    with file.open("wb") as opened:
        pickler = pickle.Pickler(opened, pickle.HIGHEST_PROTOCOL)
        pickler.dispatch_table = {**copyreg.dispatch_table, RandomStream: _of_stream, type(game): _of_game}
        pickler.dump(None if corpus.faults else corpus)


def kept_corpus(game: AnyGame, file: Path) -> Corpus:
    """Return the corpus of ``game`` that was written to ``file``."""
    with file.open("rb") as opened:
        kept: Corpus | None = pickle.load(opened)
    return corpus_of(game) if kept is None else kept


def _of_game(game: AnyGame) -> tuple[Any, ...]:
    return _game, (game.id,)


def _game(game_id: str) -> AnyGame:
    return next(game for game in ALL_GAMES if game.id == game_id)


def _of_stream(stream: RandomStream) -> tuple[Any, ...]:
    return _stream, (stream.seed, stream.counter, stream.answers)


def _stream(seed: bytes, counter: int, answers: list[int]) -> RandomStream:
    stream = RandomStream(seed, counter)
    stream.answers = answers
    return stream
