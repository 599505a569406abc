"""Games between computer players: who plays, and the results."""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec

from games.engine.chance import Chance, RandomStream
from games.engine.decision import Choice, Decision
from games.engine.game import AnyGame
from games.engine.play import held_back, play, waiting_for
from games.engine.player import RandomPlayer
from games.engine.search import search
from games.engine.strength import Strength
from games.engine.text import Seat
from games.engine.thinking import think

Duellist: TypeAlias = Callable[[AnyGame, Any, Seat, Decision, Chance], Choice]
"""Answers a question put to a seat."""


class Budget(msgspec.Struct, frozen=True):
    """The limit of a search for one answer, in playouts and in seconds."""

    playouts: int = 1_000_000
    seconds: float = math.inf

    def is_time_up(self) -> Callable[[], bool]:
        """Start the clock; return a function that tells whether the time is up."""
        end = time.perf_counter() + self.seconds
        return lambda: time.perf_counter() > end


class Duel(msgspec.Struct):
    """The results of one seat against others; a shared victory counts in part.

    ``kinds`` counts its answers by question and by the answer's words. ``longest`` is its longest time for
    one answer; it spent ``seconds`` on all ``answers`` together.
    """

    games: int = 0
    won: float = 0.0
    answers: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    kinds: Counter[str] = msgspec.field(default_factory=Counter)

    @property
    def share(self) -> float:
        """The share of the games that the seat won, 0 to 1."""
        return self.won / max(self.games, 1)

    @property
    def bounds(self) -> tuple[float, float]:
        """The 95% confidence interval of that share (Wilson)."""
        return wilson(self.won, self.games)


def wilson(won: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """Return the confidence interval of the share if ``won`` of ``games`` games were won (Wilson, 1927).

    >>> [round(bound, 3) for bound in wilson(50, 100)]
    [0.404, 0.596]
    """
    share = won / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - half, middle + half


def strong(strength: Strength, budget: Budget) -> Duellist:
    """Return a player of this strength, as at a real table."""

    def answer(game: AnyGame, state: Any, seat: Seat, decision: Decision, chance: Chance) -> Choice:
        return think(
            game, strength, state, seat, chance, playouts=budget.playouts, is_time_up=budget.is_time_up()
        )

    return answer


def sighted(budget: Budget) -> Duellist:
    """Return the ceiling: the same search, but in the true state instead of sampled worlds.

    It doesn't know what is still undecided: other people's answers and the dice.
    """

    def answer(game: AnyGame, state: Any, seat: Seat, decision: Decision, chance: Chance) -> Choice:
        policy = game.policy
        if len(decision.options) == decision.minimum:
            return think(game, "master", state, seat, chance)
        seeing: Any = _Seeing(game)
        found = search(
            seeing, policy, state, seat, chance, playouts=budget.playouts, is_time_up=budget.is_time_up()
        )
        return found[0].choice if found else think(game, "companion", state, seat, chance)

    return answer


def unbelieving(budget: Budget) -> Duellist:
    """Return a master that draws no conclusions from how others play: it thinks in any possible world."""

    def answer(game: AnyGame, state: Any, seat: Seat, decision: Decision, chance: Chance) -> Choice:
        doubting: Any = _Doubting(game)
        return think(
            doubting, "master", state, seat, chance, playouts=budget.playouts, is_time_up=budget.is_time_up()
        )

    return answer


class _Doubting:
    """A game or policy without beliefs."""

    def __init__(self, game: Any) -> None:
        self._game = game

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._game, name)
        return _Doubting(found) if name == "policy" and found is not None else found

    def believe(self, world: Any, seat: Seat, chance: Chance) -> float:
        return 0.0


class _Seeing:
    """A game whose only possible world is the true one."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def determinize(self, state: Any, viewer: Seat | None, chance: Chance) -> Any:
        return self._game.copy(state)


def at_random(game: AnyGame, state: Any, seat: Seat, decision: Decision, chance: Chance) -> Choice:
    """Answer anything that is allowed."""
    return RandomPlayer().choose(state, decision, chance)


def duel(
    game: AnyGame,
    seats: int,
    one: Duellist,
    others: Duellist,
    games: int,
    seconds: float = math.inf,
    *,
    last: bool = False,
) -> Duel:
    """Return ``one``'s results among ``others`` in ``games`` games, or in as many as fit into ``seconds``.

    It changes seats from game to game. If several seats have a question at once, it answers first, so it
    can't see anybody's answer; with ``last``, it answers after the others.
    """
    found, began = Duel(), time.perf_counter()
    for number in range(games):
        if time.perf_counter() - began > seconds:
            break
        _play(game, seats, one, others, number, found, last)
    return found


def _play(
    game: AnyGame,
    seats: int,
    one: Duellist,
    others: Duellist,
    number: int,
    found: Duel,
    last: bool,
    limit: int = 30_000,
) -> None:
    dealing = RandomStream(f"game {number} of {game.id}".encode())
    thinking = RandomStream(f"thoughts in game {number} of {game.id}".encode())
    mine = number % seats
    state = game.setup(seats, game.options_type(), dealing)
    for _ in range(limit):
        asked = game.decisions(state)
        if not asked:
            break
        waiting = waiting_for(asked)
        if not waiting:
            play(game, state, *held_back(asked)[0], dealing)
            continue
        rest = [seat for seat in waiting if seat != mine]
        seat = mine if mine in waiting and not (last and rest) else rest[0]
        began = time.perf_counter()
        choice = (one if seat == mine else others)(game, game.copy(state), seat, asked[seat], thinking)
        if seat == mine:
            took = time.perf_counter() - began
            found.answers += 1
            found.seconds += took
            found.longest = max(found.longest, took)
            found.kinds[kind_of(asked[seat], choice)] += 1
        play(game, state, seat, choice, dealing)
    outcome = game.outcome(state)
    if outcome is None:
        raise RuntimeError(f"game {number} of {game.id} did not end within {limit} moves")
    found.games += 1
    found.won += (mine in outcome.winners) / len(outcome.winners)


def kind_of(decision: Decision, choice: Choice) -> str:
    """Return the question, and the words of the answer without numbers and places."""
    words = choice[0].split(" ") if choice else ["-"]
    return f"{decision.prompt.key}: {' '.join([words[0], *filter(str.isalpha, words[1:])])}"
