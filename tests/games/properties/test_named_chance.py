"""Two games with the same seed draw the same in the same situations, however they are played.

A draw has a name, a number under that name, and a bound. If all three are the same in two games, so is its
result. The games of a pair have the same seed, seats and options; their players answer differently.
"""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Sequence

import pytest

from games.engine.chance import Draws, NamedStreams, RandomStream
from games.engine.game import AnyGame
from games.engine.walks import Walk
from games.registry import GAMES
from tests.games.properties.corpus import ALL_GAMES

PAIRS = int(os.environ.get("PAIRS", "3"))
"""Pairs to play for each game; 1,000 for a thorough search."""

Noted = dict[str, list[tuple[int, int]]]
"""The bounds and results of all draws, by the name of their stream."""


class NotingStreams(NamedStreams):
    """Named streams that record every draw."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self.noted: Noted = defaultdict(list)

    def of(self, purpose: str, *place: str | int) -> Draws:
        name = " ".join([purpose, *map(str, place)])
        return NotingStream(super().of(purpose, *place), self.noted[name])


class NotingStream(RandomStream):
    """A stream that records its draws."""

    def __init__(self, stream: Draws, noted: list[tuple[int, int]]) -> None:
        assert isinstance(stream, RandomStream)
        super().__init__(stream.seed)
        self.stream, self.noted = stream, noted

    def below(self, bound: int) -> int:
        answer = self.stream.below(bound)
        self.noted.append((bound, answer))
        return answer


def draws(game: AnyGame, number: int, players: str) -> tuple[Noted, set[str]]:
    """Play walk ``number`` with other ``players``; return all draws, and the stream names of the setup."""
    walk = Walk.begin(game, number)
    streams = NotingStreams(bytes.fromhex(walk.start.seed))
    walk.state = game.setup(walk.seats, walk.options, streams)
    set_up = set(streams.noted)
    walk.chance, walk.whim = streams, RandomStream(players.encode())
    for _ in walk.go_on():
        pass
    return streams.noted, set_up


def agreeing(one: Sequence[tuple[int, int]], other: Sequence[tuple[int, int]]) -> int:
    """Return the number of draws with the same number and bound; fail if their results differ."""
    alike = [(a, b) for a, b in zip(one, other, strict=False) if a[0] == b[0]]
    assert all(a == b for a, b in alike), (one, other)
    return len(alike)


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.id)
def test_other_moves_change_no_draw_of_the_same_name(game: AnyGame) -> None:
    compared = 0
    for number in range(PAIRS):
        (one, set_up), (other, _) = draws(game, number, "one"), draws(game, number, "other")
        assert all(one[name][:1] == other[name][:1] for name in set_up)
        compared += sum(agreeing(one[name], other[name]) for name in one.keys() & other.keys())
    assert compared or not one, "nothing was compared"


def test_every_round_of_abraca_is_dealt_alike() -> None:
    rounds = set()
    for number in range(PAIRS):
        (one, _), (other, _) = draws(GAMES["abraca"], number, "one"), draws(GAMES["abraca"], number, "other")
        deals = {name for name in one.keys() & other.keys() if name.startswith("deal ")}
        assert all(one[name] == other[name] for name in deals)
        rounds |= deals
    assert {"deal 1", "deal 2", "deal 3"} <= rounds
