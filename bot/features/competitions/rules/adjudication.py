"""The points that the seats of an open game can expect, from playing it on many times by computers."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from fractions import Fraction
from hashlib import sha256
from typing import Any

from bot.features.competitions.rules.points import points_of, ranks_behind
from games.engine.chance import QuickChance
from games.engine.copying import copied
from games.engine.game import AnyGame
from games.engine.play import play_out

PLAYOUTS = 40
"""How often an open game is played on: its standard error is below half a point."""


def ranks_of_playout(game: AnyGame, state: Any, seats: int, seed: int) -> tuple[int, ...]:
    """Return the ranks after Companions have played a copy of ``state`` to its end."""
    ends = copied(state)
    players = dict.fromkeys(range(seats), game.computer_player)
    play_out(game, ends, players, QuickChance(seed))
    outcome = game.outcome(ends)
    assert outcome is not None, "a game that was played out has an outcome"
    return outcome.ranks


def seed_of_playout(fixture: int, secret: bytes, number: int) -> int:
    """Return the seed of a playout: nobody can know it beforehand, and each process computes the same."""
    return int.from_bytes(sha256(secret + f"adjudication {fixture} {number}".encode()).digest()[:8], "big")


def expected_points(results: Sequence[Sequence[int]], last: Collection[int]) -> tuple[int, ...]:
    """Return the mean points of each seat over the ranks of several playouts, in hundredths of a point.

    Seats in ``last`` had a stand-in when the season ended, so they rank behind the others.

    >>> expected_points([(1, 2), (2, 1), (1, 2), (1, 2)], last=())
    (650, 350)
    """
    points = [points_of(ranks_behind(ranks, last)) for ranks in results]
    return tuple(round(100 * sum(seat, Fraction(0)) / len(points)) for seat in zip(*points, strict=True))
