"""``python -m tests.bench.minds``: how well computer players play, and what it costs.

For each game and number of seats it prints how often a master, an apprentice and the ceiling win among
companions, with 95% confidence intervals, and which kinds of moves they win by. It compares the speed of the
search path (any offered answer, without texts and checks) with that of the checked path, and prints the time
and memory of a master's answers. The ceiling is the same search in the true state. ``--games`` and
``--minutes`` bound each duel, ``--playouts`` or ``--seconds`` each answer. With ``--among first`` the
opponents are the computer players from before the search. ``--duels believer`` pits a master against masters
that draw no conclusions from how others play; it sees their secret answers before it thinks.
"""

from __future__ import annotations

import argparse
import multiprocessing
import resource
import time
from collections import Counter
from itertools import count
from typing import Any

from games.engine.chance import QuickChance
from games.engine.decision import Choice
from games.engine.game import AnyGame
from games.engine.player import any_of
from games.engine.policy import choices_of
from games.engine.text import Seat
from games.registry import GAMES
from tests.bench.duels import Budget, Duel, Duellist, at_random, duel, sighted, strong, unbelieving
from tests.bench.first_players import first_player
from tests.bench.play import random_moves
from tests.bench.report import Row, show

_SECONDS = 3.0
_PERCENT = 100
DUELS = ("master", "apprentice", "beginner", "companion", "ceiling")
"""Who plays among companions; the beginner is an apprentice among random players."""
BELIEVER = "believer"
"""Played on request: a master among masters that draw no conclusions from how others play."""
AMONG = ("companion", "first")
_LIMITS = {
    ("master", 2): {"at_least": 55.0},
    ("apprentice", 2): {"at_most": 30.0},
    ("beginner", 2): {"at_least": 50.0},
    ("apprentice", 4): {"at_least": 8.0, "at_most": 15.0},
}
"""Limits for the percentage of games won, by player and number of seats."""
_STRICTER = {"abraca": 40_000, "towers": 40_000}
"""Games with stricter limits: moves per second of the search path."""


def main() -> None:
    """Measure what the arguments ask for, and print it."""
    asked = _arguments()
    budget = Budget(asked.playouts, asked.seconds)
    rows: list[Row] = []
    kinds: dict[str, Counter[str]] = {}
    for game in (GAMES[name] for name in asked.games_named or GAMES):
        if asked.speed:
            rows += speed_rows(game)
        for seats in asked.seats or (2, 4):
            shares: dict[str, float] = {}
            for what in asked.duels:
                found = _duel(game, seats, what, budget, asked.games, asked.minutes * 60, asked.among)
                shares[what] = found.share
                rows += duel_rows(f"{game.id}, {seats} seats: {what}", what, seats, found)
                kinds.setdefault(f"{game.id}: {what}", Counter()).update(found.kinds)
                show(rows[-3:])
            if {"master", "ceiling"} <= shares.keys():
                rows.append(_closed(game, seats, shares["master"], shares["ceiling"]))
        if asked.cost:
            rows += cost_rows(game, budget)
    show(rows)
    if asked.kinds:
        for what, counts in kinds.items():
            print(f"\n{what}")
            for kind, times in counts.most_common():
                print(f"  {times:8,}  {kind}")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.minds", description="How well minds play.")
    parser.add_argument("games_named", metavar="game", nargs="*", choices=[*GAMES, []])
    parser.add_argument("--games", type=int, default=200, help="games of each duel")
    parser.add_argument("--minutes", type=float, default=10, help="at most, for each duel")
    parser.add_argument("--seats", type=int, nargs="+", help="2 and 4 if not given")
    parser.add_argument("--playouts", type=int, default=1_000_000, help="worlds for each answer")
    parser.add_argument("--seconds", type=float, default=0.1, help="for each answer")
    parser.add_argument("--duels", nargs="*", choices=(*DUELS, BELIEVER), default=DUELS, help="who plays")
    parser.add_argument("--among", choices=AMONG, default="companion", help="who the others are")
    parser.add_argument("--kinds", action="store_true", help="print which kinds of moves were made")
    parser.add_argument("--speed", action="store_true", help="measure moves a second, too")
    parser.add_argument("--cost", action="store_true", help="measure a master's answers, too")
    return parser.parse_args()


def _duel(
    game: AnyGame, seats: int, what: str, budget: Budget, games: int, seconds: float, among: str
) -> Duel:
    others = first_player if among == "first" else strong("companion", budget)
    players: dict[str, tuple[Duellist, Duellist]] = {
        "master": (strong("master", budget), others),
        "apprentice": (strong("apprentice", budget), others),
        "beginner": (strong("apprentice", budget), at_random),
        "companion": (strong("companion", budget), others),
        "ceiling": (sighted(budget), others),
        BELIEVER: (strong("master", budget), unbelieving(budget)),
    }
    return duel(game, seats, *players[what], games, seconds, last=what == BELIEVER)


def duel_rows(name: str, what: str, seats: int, found: Duel) -> list[Row]:
    """Return the percentage of games won, and its 95% confidence interval."""
    least, most = found.bounds
    limits = _LIMITS.get((what, seats), {})
    return [
        Row(f"{name} wins of {found.games} games", found.share * _PERCENT, "%", **limits),
        Row(f"{name}: from, with 95 %", least * _PERCENT, "%"),
        Row(f"{name}: to, with 95 %", most * _PERCENT, "%"),
    ]


def _closed(game: AnyGame, seats: int, master: float, ceiling: float) -> Row:
    """Return how much of the distance between a fair share of wins and the ceiling's share a master
    covers.
    """
    fair = 1 / seats
    way = (master - fair) / (ceiling - fair) if ceiling > fair else 1.0
    return Row(f"{game.id}, {seats} seats: a master's way to the ceiling", way * _PERCENT, "%", at_least=50)


def speed_rows(game: AnyGame) -> list[Row]:
    """Return moves per second of random play: checked, and on the search path, without texts and checks."""
    checked = random_moves(game)
    rows = [Row(f"{game.id}: random play with options, check, events", checked, "moves/s")]
    least = max(2 * checked, _STRICTER.get(game.id, 0))
    quick = _replayed(game)
    rows.append(Row(f"{game.id}: random play on the search path", quick, "moves/s", at_least=least))
    rows.append(Row(f"{game.id}: playouts by the policy", _playouts(game), "moves/s"))
    return rows


def _begun(game: AnyGame, number: int) -> tuple[Any, QuickChance]:
    """Return game ``number`` at its start, and its source of chance."""
    chance = QuickChance(number)
    return game.setup(game.seats[number % len(game.seats)], game.options_type(), chance), chance


def _playouts(game: AnyGame) -> float:
    """Return the moves per second of games played by the policy."""
    policy, moves, started = game.policy, 0, time.perf_counter()
    for number in count():
        world, chance = _begun(game, number)
        while waiting := policy.waiting(world):
            policy.make(world, waiting[0], policy.answer(world, waiting[0], chance), chance)
            moves += 1
        passed = time.perf_counter() - started
        if passed > _SECONDS:
            return moves / passed
    raise AssertionError


def _replayed(game: AnyGame) -> float:
    """Return the moves per second of random games, excluding the time to choose answers."""
    policy, moves, passed = game.policy, 0, 0.0
    for number in count():
        world, chance = _begun(game, number)
        whim, made = QuickChance(number), list[tuple[Seat, Choice]]()
        while waiting := policy.waiting(world):
            decision = game.decision(world, waiting[0])
            assert decision is not None
            made.append((waiting[0], any_of(choices_of(decision), whim)))
            policy.make(world, *made[-1], chance)
        world, chance = _begun(game, number)
        started = time.perf_counter()
        for seat, choice in made:
            policy.waiting(world)
            policy.make(world, seat, choice, chance)
        passed += time.perf_counter() - started
        moves += len(made)
        if passed > _SECONDS:
            return moves / passed
    raise AssertionError


def cost_rows(game: AnyGame, budget: Budget) -> list[Row]:
    """Return how long a master takes for its answers in one game, and the memory of its process."""
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        mean, longest, memory = pool.apply(_cost, (game.id, budget))
    return [
        Row(f"{game.id}: a master's answer, on average", mean, "s"),
        Row(f"{game.id}: a master's answer, the longest", longest, "s", at_most=budget.seconds + 0.5),
        Row(f"{game.id}: a process that thinks", memory, "MB", at_most=150),
    ]


def _cost(name: str, budget: Budget) -> tuple[float, float, float]:
    master = strong("master", budget)
    found = duel(GAMES[name], 4, master, strong("companion", budget), 1, seconds=60)
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return found.seconds / max(found.answers, 1), found.longest, memory


if __name__ == "__main__":
    main()
