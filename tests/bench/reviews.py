"""``python -m tests.bench.reviews <game>``: whether reviews tell skill from luck, and agree with each other.

A master plays against a random mover, and every game is reviewed twice, in different worlds. The program
prints how often the random mover looked more skilful, how many shares the two reviews agree on, and how many
turning points are in both. Small budgets are harder: a bot samples more worlds.

Two reviews agree on a share if their ranges overlap (*agree*). A range holds the truth 95 times in 100, so 95
times in 100 two estimates should differ by no more than the root of the sum of their squared margins
(*within*).
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from math import hypot

from games.engine.chance import RandomStream
from games.engine.decision import Choice, Decision
from games.engine.game import AnyGame
from games.engine.play import next_move
from games.engine.player import RandomPlayer
from games.engine.record import Record, begin, replay_moves
from games.engine.review import Estimate, Review
from games.engine.reviewing import Extent, review
from games.engine.text import Seat
from games.engine.thinking import think
from games.registry import GAMES


def main() -> int:
    """Measure what the arguments ask for, and print it; return 1 if a promise isn't kept."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.reviews", description=main.__doc__)
    parser.add_argument("games_named", metavar="game", nargs="*", choices=[*GAMES, []])
    parser.add_argument("--games", type=int, default=20, help="of each kind")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--playouts", type=int, default=60, help="for each answer of the master")
    parser.add_argument("--positions", type=int, default=30, help="looked at in each game")
    parser.add_argument("--rounds", type=int, default=64, help="the most worlds for each position")
    parser.add_argument("--once", action="store_true", help="don't review the games again")
    asked = parser.parse_args()
    seeds = [b"one"] if asked.once else [b"one", b"two"]
    extent, kept = Extent(asked.positions, asked.rounds), True
    for game in (GAMES[name] for name in asked.games_named or GAMES):
        began, found = time.perf_counter(), Counter[str]()
        for number in range(asked.first, asked.first + asked.games):
            count(game, played(game, number, asked.playouts), extent, seeds, found)
            print(f"{game.id} {number}: {dict(sorted(found.items()))}", flush=True)
        print(f"{game.id}: {time.perf_counter() - began:.0f} s", flush=True)
        kept &= not found["random looks better"] and found["agree"] >= 0.95 * found["shares"]
    return 0 if kept else 1


def count(game: AnyGame, record: Record, extent: Extent, seeds: Sequence[bytes], found: Counter[str]) -> None:
    """Review a game with each of ``seeds``, and add the results to ``found``."""
    reviews = [review(game, record, seed, extent) for seed in seeds]
    for each in reviews:
        found["reviews"] += 1
        found["random looks better"] += looks_better(each, 1, 0)
        found["master looks better"] += looks_better(each, 0, 1)
        found["random is estimated higher"] += is_more_likely_better(each, 1, 0)
        found["shares said"] += sum(share.answers is not None for share in each.shares)
    for one, other in pairwise(reviews):
        _compare(one, other, found)


def _compare(one: Review, other: Review, found: Counter[str]) -> None:
    """Add to ``found`` how far two reviews of a game agree."""
    for first, second in zip(one.shares, other.shares, strict=True):
        for a, b in ((first.kept, second.kept), (first.answers, second.answers)):
            if a is not None and b is not None:
                found["shares"] += 1
                found["agree"] += agrees(a, b)
                found["within"] += is_within(a, b)
    turns = [{point.place.turn for point in each.turning_points} for each in (one, other)]
    found["turning points"] += len(turns[0]) + len(turns[1])
    found["in both"] += 2 * len(turns[0] & turns[1])
    found["contradicted"] += len(contradicted(one, other)) + len(contradicted(other, one))


def played(game: AnyGame, number: int, playouts: int = 60) -> Record:
    """Return a game between a master, in seat 0, and a random mover."""
    seed = f"{game.id} {number}".encode().ljust(32)
    record, state, stream = begin(game, 2, game.options_type(), seed)
    whim = RandomStream(seed[::-1])

    def choose(seat: Seat, decision: Decision) -> Choice:
        if seat:
            return RandomPlayer().choose(decision, decision, whim)
        return think(game, "master", state, seat, whim, playouts=playouts)

    while asked := game.decisions(state):
        seat, choice = next_move(asked, choose)
        record, _ = replay_moves(game, record, state, seat, choice, stream)
    return record


def looks_better(found: Review, seat: Seat, other: Seat) -> bool:
    """Return whether the review of ``seat`` is surely better than the review of ``other``."""
    one, than, even = found.shares[seat], found.shares[other], 1 / len(found.shares)
    if one.kept is None or than.kept is None or one.answers is None or than.answers is None:
        return False
    is_told = one.answers.tells(even) and than.answers.tells(even)
    return one.kept.low > than.kept.high or (is_told and one.answers.value > than.answers.value)


def is_more_likely_better(found: Review, seat: Seat, other: Seat) -> bool:
    """Return whether the estimate from answers alone is higher for ``seat`` than for ``other``, sure or
    not.
    """
    one, than = found.shares[seat].answers, found.shares[other].answers
    return one is not None and than is not None and one.value > than.value


def agrees(one: Estimate, other: Estimate) -> bool:
    """Return whether the ranges of two estimates overlap."""
    return one.low <= other.high and other.low <= one.high


def is_within(one: Estimate, other: Estimate) -> bool:
    """Return whether two estimates differ by no more than their combined margin."""
    low, high = sorted((one, other), key=lambda each: each.value)
    return high.value - low.value <= hypot(low.high - low.value, high.value - high.low) + 1e-9


def contradicted(one: Review, other: Review) -> list[int]:
    """Return the turns where ``one`` has a turning point and ``other`` lists the same answer as a best
    move.
    """
    best = [(seat, move.place, move.made) for seat, move in enumerate(other.best_moves) if move is not None]
    return [point.place.turn for point in one.turning_points if (point.seat, point.place, point.made) in best]


if __name__ == "__main__":
    sys.exit(main())
