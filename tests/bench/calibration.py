"""``python -m tests.bench.calibration <game>``: check whether hints predict winning as often as it happens.

Companions play the games, because the number in a hint means "if companions play on". For some of their
questions, the program thinks as it would for a hint, and then lets companions play on several times from each
answer that the hint would show. For every ten percent it prints how often the answers were predicted to win,
and how often they did, with its standard error: questions of one game aren't independent. A bin is off if
prediction and outcome differ by more than 5 points plus two of these errors.

``--fit`` plays other games than the measurement, and writes its results to ``data/<game>/calibration.toml``
and ``tests/games/calibration/<game>.csv``. Run it whenever a game's policy or companion changes.
"""

from __future__ import annotations

import argparse
import csv
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import exp, log, sqrt
from pathlib import Path
from typing import Any

from msgspec import Struct

from bot.features.hints.panel import shown
from games.engine.calibration import Calibration, file_of, fitted, written
from games.engine.chance import Chance, QuickChance, RandomStream
from games.engine.content import data_folder
from games.engine.decision import Choice, Decision
from games.engine.game import AnyGame
from games.engine.play import next_move, play, play_out
from games.engine.search import search
from games.engine.text import Seat
from games.registry import GAMES

PROMISED = 0.05
"""Allowed difference between prediction and outcome."""
ENOUGH = 60
"""A bin with fewer answers proves nothing."""
OWN = 1_000
"""With fewer answers than this, a number of seats gets no slope of its own."""
_BINS = 10
_STEPS = 30
_LEAST = 0.01
"""Values closer than this to 0 or 1 are clamped, as in the engine."""
_A_GAME = 5
"""Approximate number of questions per game to think about."""
_PLAYED_ON = 3
"""How many times companions play on after each answer, which is far quicker than thinking about another
question.
"""
_MEASURED_FROM = 1_000_000
"""The number of the first measured game; the games for fitting count from 0."""
_RECORDED = 50
"""Maximum number of lines in a record for each number of seats."""
RECORDED = Path(__file__).parents[1] / "games" / "calibration"


class Told(Struct, frozen=True):
    """An answer that a search gave ``value`` in game number ``game``, and its share of the victory.

    In a record, one entry stands for ``count`` answers of about this value.
    """

    game: int
    value: float
    won: float
    count: int = 1


class Bin(Struct, frozen=True):
    """The mean prediction for ``count`` answers, and the outcome with its standard error."""

    said: float
    happened: float
    error: float
    count: int

    @property
    def is_off(self) -> bool:
        """Whether the difference is larger than chance explains."""
        return self.count >= ENOUGH and abs(self.said - self.happened) > PROMISED + 2 * self.error


def main() -> int:
    """Measure what the arguments ask for, and print it; return 1 if a bin is off."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.calibration", description=main.__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--questions", type=int, default=3_000, help="for each number of seats")
    parser.add_argument("--playouts", type=int, default=96, help="for each question")
    parser.add_argument("--seats", type=int, nargs="+", help="all numbers if not given")
    parser.add_argument("--fit", action="store_true", help="write the calibration, too")
    asked = parser.parse_args()
    game, off = GAMES[asked.game], 0
    known = dict(game.calibrations)
    for seats in asked.seats or game.seats:
        if asked.fit:
            found = list(told(game, seats, asked.questions, asked.playouts, 0))
            record(game.id, seats, found)
            known |= fits(recorded(game.id))
            (data_folder() / file_of(game.id)).write_text(written(known), encoding="utf-8")
        said = told(game, seats, asked.questions, asked.playouts, _MEASURED_FROM)
        bins = measured(said, known.get(seats, Calibration()))
        print(f"{game.id}, {seats} seats, {sum(one.count for one in bins)} answers", flush=True)
        for one in bins:
            print(
                f"  said {100 * one.said:5.1f}, happened {100 * one.happened:5.1f} ± {100 * one.error:3.1f}"
                f" of 100  ({one.count}){'  OFF' if one.is_off else ''}",
                flush=True,
            )
        off += sum(one.is_off for one in bins)
    return 1 if off else 0


def measured(said: Iterable[Told], by: Calibration) -> list[Bin]:
    """Return the prediction, calibrated ``by`` this, and the outcome, for every ten percent."""
    bins: list[list[tuple[Told, float]]] = [[] for _ in range(_BINS)]
    for one in said:
        chance = by.chance(one.value)
        bins[min(int(chance * _BINS), _BINS - 1)].append((one, chance))
    found = []
    for pairs in filter(None, bins):
        count = sum(one.count for one, _ in pairs)
        by_game: dict[int, float] = {}
        for one, chance in pairs:
            by_game[one.game] = by_game.get(one.game, 0.0) + one.count * (one.won - chance)
        found.append(
            Bin(
                sum(one.count * chance for one, chance in pairs) / count,
                sum(one.count * one.won for one, _ in pairs) / count,
                sqrt(sum(one * one for one in by_game.values())) / count,
                count,
            )
        )
    return found


def binned(said: Iterable[tuple[float, float]]) -> list[tuple[float, float, int]]:
    """Return ``(mean prediction, share that happened, count)`` for every ten percent."""
    bins: list[list[tuple[float, float]]] = [[] for _ in range(_BINS)]
    for chance, happened in said:
        bins[min(int(chance * _BINS), _BINS - 1)].append((chance, happened))
    return [
        (sum(one for one, _ in pairs) / len(pairs), sum(one for _, one in pairs) / len(pairs), len(pairs))
        for pairs in bins
        if pairs
    ]


def told(game: AnyGame, seats: int, answers: int, playouts: int, first: int) -> Iterator[Told]:
    """Yield at least ``answers`` answers to questions with their values, from games numbered from
    ``first``.
    """
    count, number, length = 0, first, 100
    while count < answers:
        dealing = RandomStream(f"calibration {number} of {game.id}".encode())
        thinking, whim = QuickChance(number), QuickChance(number + 10**9)
        state = game.setup(seats, game.options_type(), dealing)
        every, asked = max(1, length // _A_GAME), 0
        while decisions := game.decisions(state):
            seat, choice = _companion(game, state, decisions, dealing)
            decision = decisions[seat]
            asked += 1
            if whim.below(every) == 0 and len(decision.options) > decision.minimum:
                given = [
                    one
                    for one in shown(search(game, game.policy, state, seat, thinking, playouts=playouts))
                    if decision.allows(one.choice)
                ]
                for one in given:
                    yield Told(number, one.value, _won(game, state, seats, seat, one.choice, whim))
                count += len(given)
                if given:
                    choice = given[0 if whim.below(2) else whim.below(len(given))].choice
            play(game, state, seat, choice, dealing)
        number, length = number + 1, asked


def _companion(
    game: AnyGame, state: Any, decisions: Mapping[Seat, Decision], chance: Chance
) -> tuple[Seat, Choice]:
    """Return the next move of a game between companions."""
    return next_move(
        decisions, lambda seat, asked: game.computer_player.choose(game.view(state, seat), asked, chance)
    )


def _won(game: AnyGame, state: Any, seats: int, seat: Seat, choice: Choice, chance: Chance) -> float:
    """Return ``seat``'s mean share of the victory if it gives ``choice`` and companions play on."""
    total, players = 0.0, dict.fromkeys(range(seats), game.computer_player)
    for _ in range(_PLAYED_ON):
        world = game.copy(state)
        play(game, world, seat, choice, chance)
        play_out(game, world, players, chance)
        outcome = game.outcome(world)
        assert outcome is not None, "the game is over"
        total += (seat in outcome.winners) / len(outcome.winners)
    return total / _PLAYED_ON


def fits(found: Mapping[int, Sequence[Told]]) -> dict[int, Calibration]:
    """Return the calibration for each number of seats.

    A number of seats with fewer than ``OWN`` answers gets the slope of all answers together, pivoted at an
    even chance.
    """
    together = _slope([(1 / seats, one) for seats, some in found.items() for one in some])
    chosen: dict[int, Calibration] = {}
    for seats, some in found.items():
        if sum(one.count for one in some) < OWN:
            chosen[seats] = Calibration(round(_logit(1 / seats) * (1 - together), 3), round(together, 3))
        else:
            chosen[seats] = fitted((one.value, one.won) for one in some for _ in range(one.count))
    return chosen


def _slope(found: Sequence[tuple[float, Told]]) -> float:
    """Return the best common slope, if answers worth an even chance (0 to 1) are to keep that chance."""
    slope = 1.0
    for _ in range(_STEPS):
        # Newton's method for a logistic regression; the prior is one answer saying that the values are right.
        down, curve = 1 - slope, 1.0
        for even, one in found:
            x = _logit(min(1 - _LEAST, max(_LEAST, one.value))) - _logit(even)
            chance = 1 / (1 + exp(-_logit(even) - slope * x))
            down += one.count * (one.won - chance) * x
            curve += one.count * chance * (1 - chance) * x * x
        slope += down / curve
    return slope


def _logit(chance: float) -> float:
    return log(chance / (1 - chance))


def record(game: str, seats: int, found: Sequence[Told]) -> None:
    """Write the answers ``found`` for this number of seats to the tests' record; keep those for other
    numbers.
    """
    kept = {number: some for number, some in recorded(game).items() if number != seats}
    kept[seats] = _summed_up(found)
    RECORDED.mkdir(exist_ok=True)
    with (RECORDED / f"{game}.csv").open("w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file, lineterminator="\n")
        for number, some in sorted(kept.items()):
            rows.writerows((number, round(one.value, 3), round(one.won, 4), one.count) for one in some)


def recorded(game: str) -> dict[int, list[Told]]:
    """Return the recorded answers of a game by number of seats; each line counts as a game."""
    path = RECORDED / f"{game}.csv"
    found: dict[int, list[Told]] = {}
    if path.exists():
        with path.open(encoding="utf-8", newline="") as file:
            for line, (seats, value, won, count) in enumerate(csv.reader(file)):
                found.setdefault(int(seats), []).append(Told(line, float(value), float(won), int(count)))
    return found


def _summed_up(found: Sequence[Told]) -> list[Told]:
    by_value: dict[int, list[Told]] = {}
    for one in found:
        by_value.setdefault(int(one.value * _RECORDED), []).append(one)
    lines = []
    for _, some in sorted(by_value.items()):
        count = len(some)
        value, won = sum(one.value for one in some) / count, sum(one.won for one in some) / count
        lines.append(Told(0, value, won, count))
    return lines


if __name__ == "__main__":
    sys.exit(main())
