"""Thinking ahead: which answer wins most often over the worlds that a seat cannot tell from the real one.

Each playout draws a world, makes one of the answers worth trying, plays on by the game's policy as far as its
horizon, and takes what the position there is worth. Which answer is tried next follows from how well each has
done so far (UCB1: Auer, Cesa-Bianchi, Fischer, 2002).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from msgspec import Struct

from games.engine.chance import Chance
from games.engine.decision import Choice
from games.engine.game import AnyGame
from games.engine.policy import Policy
from games.engine.text import Seat

EXPLORATION = 0.5
"""How much an answer that was tried seldom is preferred to one that has done well."""
MOST_MOVES = 2_000
"""A playout stops after so many moves."""


class Finding(Struct, frozen=True):
    """What came of trying ``choice`` in ``playouts`` worlds: the mean chance to win after it, 0 to 1."""

    choice: Choice
    value: float
    playouts: int


def search(
    game: AnyGame,
    policy: Policy[Any],
    state: Any,
    seat: Seat,
    chance: Chance,
    *,
    playouts: int,
    is_time_up: Callable[[], bool] = lambda: False,
) -> list[Finding]:
    """Return what each answer of ``seat`` that is worth trying comes to, best first.

    Of ``state`` it sees what ``determinize`` lets through. It ends after ``playouts`` worlds or when the time
    is up; each answer is tried once in any case.
    """
    candidates = policy.candidates(game.determinize(state, seat, chance), seat)
    sums, counts = [0.0] * len(candidates), [0] * len(candidates)
    for done in range(max(playouts, len(candidates))):
        if done >= len(candidates) and is_time_up():
            break
        index = done if done < len(candidates) else _most_promising(sums, counts, done)
        world = game.determinize(state, seat, chance)
        sums[index] += _played(policy, world, seat, candidates[index], chance)
        counts[index] += 1
    found = [
        Finding(choice, total / count, count)
        for choice, total, count in zip(candidates, sums, counts, strict=True)
    ]
    return sorted(found, key=lambda finding: (-finding.playouts, -finding.value))


def _most_promising(sums: list[float], counts: list[int], done: int) -> int:
    spread = math.log(done)
    bounds = [
        total / count + EXPLORATION * math.sqrt(spread / count)
        for total, count in zip(sums, counts, strict=True)
    ]
    return bounds.index(max(bounds))


def _played(policy: Policy[Any], world: Any, seat: Seat, choice: Choice, chance: Chance) -> float:
    """Return what ``world`` is worth to ``seat`` at the horizon after it has answered with ``choice``."""
    horizon = policy.horizon(world)
    policy.make(world, seat, choice, chance)
    for _ in range(MOST_MOVES):
        waiting = policy.waiting(world)
        if not waiting or policy.horizon(world) != horizon:
            break
        policy.make(world, waiting[0], policy.answer(world, waiting[0], chance), chance)
    return policy.values(world)[seat]
