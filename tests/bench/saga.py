"""Whole games of Saga between computer players: lengths, chances of each seat, cards that don't link.

``python -m tests.bench.saga [games]`` prints a line for each number of players. It isn't part of ``make
bench``: it takes minutes, and its figures are for comparison and have no limits.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import mean, median

from games.engine.chance import RandomStream
from games.engine.play import held_back, play, waiting_for
from games.saga.game import Saga
from games.saga.model import Finished, Options, State
from games.saga.rules.challenge import PASSES
from games.saga.rules.offers import ADVENTURE, TRIAL, WISH
from tests.bench.report import percentile

_GAMES = 1000
_HEAD = (
    "players",
    "rounds (5%..95%)",
    "turns",
    "epilogue",
    "shared",
    "won by seat from the first",
    "Adventures, won",
    "trials",
    "no card links",
    "windows a turn",
    "questions a turn",
    "idle windows",
    "Objectives",
)


@dataclass
class Course:
    """The course of one game. ``objectives`` are the final ones, by seat from the first player."""

    rounds: int = 0
    turns: int = 0
    how: str = ""
    winners: tuple[int, ...] = ()
    objectives: tuple[str, ...] = ()
    adventures: list[bool] = field(default_factory=list)
    trials: int = 0
    own_turns: set[int] = field(default_factory=set)
    linking_turns: set[int] = field(default_factory=set)
    windows: dict[tuple[int, int, int, str], int] = field(default_factory=dict)
    """The number of questions that each window put to seats that could change something."""


def played(game: Saga, seats: int, number: int) -> Course:
    """Play game ``number`` with the fallback player in every seat; return its course."""
    stream = RandomStream(number.to_bytes(32, "big"))
    mind = RandomStream((number + (1 << 200)).to_bytes(32, "big"))
    state = game.setup(seats, Options(), stream)
    course = Course()
    filed: Finished | None = None
    while decisions := game.decisions(state):
        waiting = waiting_for(decisions)
        if not waiting:
            play(game, state, *held_back(decisions)[0], stream)
            continue
        seat = min(waiting, key=lambda seat: (seat - state.active) % seats)
        decision = decisions[seat]
        offered = [option.id for option in decision.options if not option.is_idle]
        _note(course, state, offered)
        if decision.standing is not None:
            choice = decision.standing.choice
        else:
            choice = game.computer_player.choose(game.view(state, seat), decision, mind)
        play(game, state, seat, choice, stream)
        if state.finished is not None and state.finished is not filed:
            filed = state.finished
            if filed.trial:
                course.trials += 1
            else:
                course.adventures.append(filed.won)
    order = [(state.first + step) % seats for step in range(seats)]
    course.rounds = min(state.round, int(state.options.rounds))
    course.turns = state.turn + (state.how != "epilogue")
    course.how = state.how or ""
    course.winners = tuple(place for place, seat in enumerate(order) if seat in state.winners)
    course.objectives = tuple(state.objectives[seat] for seat in order)
    return course


def _note(course: Course, state: State, offered: Sequence[str]) -> None:
    challenge = state.challenge
    if state.phase == "window" and challenge is not None:
        window = (state.turn, challenge.entry or -1, challenge.step, challenge.stage)
        has_play = any(name not in PASSES and not name.startswith(WISH) for name in offered)
        course.windows[window] = course.windows.get(window, 0) + has_play
    elif state.phase == "main" and TRIAL not in offered and not state.attempted_trial:
        course.own_turns.add(state.turn)
        if any(name.startswith(f"{ADVENTURE} ") for name in offered):
            course.linking_turns.add(state.turn)


def line(seats: int, courses: Sequence[Course]) -> tuple[str, ...]:
    """Return the figures of ``courses``, in the order of the table's header."""
    rounds = [course.rounds for course in courses]
    turns = sum(course.turns for course in courses)
    windows = [asked for course in courses for asked in course.windows.values()]
    adventures = [won for course in courses for won in course.adventures]
    dealt = Counter(name for course in courses for name in course.objectives)
    shares = [0.0] * seats
    won = Counter[str]()
    for course in courses:
        for place in course.winners:
            shares[place] += 1 / len(course.winners) / len(courses)
            won[course.objectives[place]] += 1
    rates = sorted((won[name] / count, name) for name, count in dealt.items())
    unlinked = 1 - sum(len(course.linking_turns) for course in courses) / sum(
        len(course.own_turns) for course in courses
    )
    return (
        str(seats),
        f"{median(rounds):g} ({percentile(rounds, 0.05):g}..{percentile(rounds, 0.95):g})",
        f"{turns / len(courses):.1f}",
        f"{mean(course.how == 'epilogue' for course in courses):.1%}",
        f"{mean(len(course.winners) > 1 for course in courses):.0%}",
        " ".join(f"{share:.2f}" for share in shares),
        f"{len(adventures) / len(courses):.1f}, {mean(adventures):.0%}",
        f"{mean(course.trials for course in courses):.2f}",
        f"{unlinked:.0%}",
        f"{len(windows) / turns:.2f}",
        f"{sum(windows) / turns:.2f}",
        f"{mean(not asked for asked in windows):.0%}",
        " .. ".join(f"{rate:.2f} {name}" for rate, name in (rates[0], rates[-1])),
    )


def main() -> None:
    """Play and print the table."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else _GAMES
    game = Saga()
    print(" | ".join(_HEAD), flush=True)
    for seats in game.seats:
        courses = [played(game, seats, (seats << 32) + number) for number in range(games)]
        print(" | ".join(line(seats, courses)), flush=True)


if __name__ == "__main__":
    main()
