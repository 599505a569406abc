"""``python -m tests.bench.calibration <game>``: whether what hints say of winning happens as often.

Companions play. Some of their questions are thought about as for a hint, and the best answer is given. For
every ten percent it prints how often the answers were said to win, and how often they did.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence

from games.engine.chance import QuickChance, RandomStream
from games.engine.game import AnyGame
from games.engine.play import next_move, play
from games.engine.search import search
from games.registry import GAMES

_BINS = 10


def main() -> None:
    """Measure what is asked for, and print it."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.calibration", description=main.__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--questions", type=int, default=3_000, help="for each number of seats")
    parser.add_argument("--playouts", type=int, default=64, help="for each question")
    parser.add_argument("--seats", type=int, nargs="+", help="all numbers if not given")
    asked = parser.parse_args()
    game = GAMES[asked.game]
    for seats in asked.seats or game.seats:
        said = winning_said(game, seats, asked.questions, asked.playouts)
        print(f"{game.id}, {seats} seats, {len(said)} questions", flush=True)
        for mean, share, count in binned(said):
            print(f"  said {100 * mean:5.1f}, happened {100 * share:5.1f} of 100  ({count})", flush=True)


def binned(said: Iterable[tuple[float, float]]) -> list[tuple[float, float, int]]:
    """Return for every ten percent what was said on average, the share that happened, and of how many."""
    bins: list[list[tuple[float, float]]] = [[] for _ in range(_BINS)]
    for chance, happened in said:
        bins[min(int(chance * _BINS), _BINS - 1)].append((chance, happened))
    return [
        (sum(one for one, _ in pairs) / len(pairs), sum(one for _, one in pairs) / len(pairs), len(pairs))
        for pairs in bins
        if pairs
    ]


def winning_said(
    game: AnyGame, seats: int, questions: int, playouts: int, every: int = 11
) -> Sequence[tuple[float, float]]:
    """Return of so many ``questions`` the chance that a hint gives its best answer, and what the seat won."""
    found: list[tuple[float, float]] = []
    number = 0
    while len(found) < questions:
        dealing = RandomStream(f"calibration {number} of {game.id}".encode())
        thinking = QuickChance(number)
        state = game.setup(seats, game.options_type(), dealing)
        said: list[tuple[int, float]] = []
        asked = 0
        while decisions := game.decisions(state):
            seat, choice = next_move(
                decisions,
                lambda seat, asked, state=state, dealing=dealing: game.computer_player.choose(
                    game.view(state, seat), asked, dealing
                ),
            )
            asked += 1
            if (asked + number) % every == 0 and game.policy is not None:
                results = search(game, game.policy, state, seat, thinking, playouts=playouts)
                if results and decisions[seat].allows(results[0].choice):
                    choice = results[0].choice
                    said.append((seat, results[0].value))
            play(game, state, seat, choice, dealing)
        outcome = game.outcome(state)
        assert outcome is not None, "the game is over"
        found += [(value, (seat in outcome.winners) / len(outcome.winners)) for seat, value in said]
        number += 1
    return found[:questions]


if __name__ == "__main__":
    main()
