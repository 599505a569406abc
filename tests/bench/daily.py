"""Whether the score of a daily ranks strengths correctly, and how much of it is luck.

``python -m tests.bench.daily abraca --deals 1000`` lets each strength play every deal in seat 0 against the
same companions, as a person would. It prints for each strength

- the mean score and its standard error, and how often it wins;
- its mean percentage among the strengths at the same deal: 50 is average.

A score is the sum of the contributions of the strength, the deal, and the rest (chance and choices within a
deal). The last lines show each one's share of the variance, and who is ahead after a week (best five of seven
days).
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev, variance

import msgspec

from bot.features.deals.rules import secret_of_deal, seed_of_answer, seed_of_deal
from games.engine.chance import NamedStreams, RandomStream
from games.engine.game import AnyGame
from games.engine.play import held_back, play, waiting_for
from games.engine.strength import STRENGTHS, Strength
from games.engine.thinking import think
from games.registry import GAMES

MOST_MOVES = 3_000
_WEEK, _COUNTED = 7, 5


def played(game: AnyGame, deal: str, strength: Strength, playouts: int) -> tuple[int, bool]:
    """Return the score of ``strength`` in seat 0 with a deal, and whether it won."""
    seed = seed_of_deal(secret_of_deal(bytes(32), deal))
    streams = NamedStreams(seed)
    options = msgspec.convert(
        {**msgspec.to_builtins(game.options_type()), **game.daily.options}, game.options_type
    )
    state = game.setup(1 + game.daily.opponents, options, streams)
    own = RandomStream(seed + strength.encode())
    for _ in range(MOST_MOVES):
        outcome = game.outcome(state)
        if outcome is not None:
            return game.score(state, 0).total, 0 in outcome.winners
        asked = game.decisions(state)
        waiting = waiting_for(asked)
        if not waiting:
            seat, choice = held_back(asked)[0]
        else:
            # Computers answer before people, as at tables with a shared deal.
            seat = next((one for one in waiting if one), 0)
            if seat:
                chance = RandomStream(seed_of_answer(seed, game, state, seat))
                choice = think(game, "companion", state, seat, chance)
            else:
                choice = think(game, strength, state, seat, own, playouts=playouts)
        play(game, state, seat, choice, streams)
    raise AssertionError("the game doesn't end")


def percentages(scores: Sequence[int]) -> list[float]:
    """Return the percentage of each of ``scores`` among all of them."""
    return [
        100
        * (2 * sum(other < own for other in scores) + sum(other == own for other in scores))
        / (2 * len(scores))
        for own in scores
    ]


def report(game: AnyGame, deals: int, strengths: Sequence[Strength], playouts: int) -> None:
    """Play ``game`` and print the whole report."""
    began = time.perf_counter()
    scores: list[list[int]] = []
    won = [0] * len(strengths)
    for deal in range(deals):
        row = []
        for number, strength in enumerate(strengths):
            score, wins = played(game, f"bench {deal}", strength, playouts)
            row.append(score)
            won[number] += wins
        scores.append(row)
    columns = list(zip(*scores, strict=True))
    shares = list(zip(*map(percentages, scores), strict=True))
    print(f"\n{game.id}: {deals} deals, master with {playouts} playouts, {time.perf_counter() - began:.0f} s")
    for number, strength in enumerate(strengths):
        own, share = columns[number], shares[number]
        print(
            f"  {strength:11} score {fmean(own):6.2f} ± {stdev(own) / sqrt(deals):.2f} (sd {stdev(own):.2f}),"
            f" wins {100 * won[number] / deals:.0f}%,"
            f" percentage {fmean(share):.1f} ± {stdev(share) / sqrt(deals):.1f}"
        )
    _print_parts(columns)
    _print_weeks(shares, strengths)


def _print_parts(columns: Sequence[Sequence[int]]) -> None:
    """Print how much of a score's variance comes from the strength, the deal and the rest."""
    every = [score for column in columns for score in column]
    mean, deals = fmean(every), len(columns[0])
    by_strength = [fmean(column) for column in columns]
    by_deal = [fmean(row) for row in zip(*columns, strict=True)]
    rest = [
        columns[one][deal] - by_strength[one] - by_deal[deal] + mean
        for one in range(len(columns))
        for deal in range(deals)
    ]
    within = sum(value**2 for value in rest) / ((len(columns) - 1) * (deals - 1))
    of_deal = max(0.0, variance(by_deal) - within / len(columns))
    of_strength = max(0.0, variance(by_strength) - within / deals)
    total = within + of_deal + of_strength
    parts = {"strength": of_strength, "deal": of_deal, "rest": within}
    print("  variance: " + ", ".join(f"{name} {100 * part / total:.0f}%" for name, part in parts.items()))
    left = of_strength + within
    print(f"  with the same deal: strength {100 * of_strength / left:.0f}%, rest {100 * within / left:.0f}%")


def _print_weeks(
    shares: Sequence[Sequence[float]], strengths: Sequence[Strength], weeks: int = 20_000
) -> None:
    """Print how often the stronger one of two is ahead after a week, best five of seven."""
    random = Random(1)

    def week(share: Sequence[float]) -> float:
        return sum(sorted(random.choices(share, k=_WEEK))[-_COUNTED:])

    for weaker, stronger in zip(range(len(strengths)), range(1, len(strengths)), strict=False):
        ahead = 0.0
        for _ in range(weeks):
            one, other = week(shares[weaker]), week(shares[stronger])
            ahead += (other > one) + (other == one) / 2
        print(
            f"  {strengths[stronger]} ahead of {strengths[weaker]} after a week: {100 * ahead / weeks:.0f}%"
        )


def main() -> None:
    """Measure the games named as arguments."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--playouts", type=int, default=100)
    parser.add_argument("--strengths", nargs="*", default=list(STRENGTHS), choices=STRENGTHS)
    wanted = parser.parse_args()
    for game in wanted.games:
        report(GAMES[game], wanted.deals, wanted.strengths, wanted.playouts)


if __name__ == "__main__":
    main()
