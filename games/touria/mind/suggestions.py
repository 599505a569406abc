"""The suggested routes: the cheapest one, and those with the highest gains on the way."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from games.touria.components import BLACK, COLOURS, PURPLE
from games.touria.model import State
from games.touria.rules.board import LONGEST_SUGGESTION, Trail, trails
from games.touria.rules.mines import is_choice, offered_by
from games.touria.rules.reach import cost, steps_left

SUGGESTIONS = 4
"""Maximum number of suggested routes."""
VARIANTS = 9
"""Maximum number of suggestions, counting a route once for each choice of gems."""


class Suggestion(NamedTuple):
    """A suggested route; ``picks`` are the gems to take, by mine, where a mine has two different ones.

    ``offered`` are the gems of its mines, in the order of the way.
    """

    number: int
    trail: Trail
    cost: int
    picks: tuple[tuple[int, int], ...]
    id: str
    offered: tuple[tuple[int, ...], ...]


def suggestions(state: State) -> tuple[Suggestion, ...]:
    """Return the cheapest route and those with the highest gains, while none is declared yet.

    A route past two different gems is listed once for each, which saves a question on the way; if that makes
    too many answers, the player chooses at the last mines.
    """
    turn = state.turn
    if turn.path or (turn.stepwise and not turn.boots):
        return ()
    mines = tuple(map(tuple, state.mines))
    return _suggested(turn.origin, turn.destination, steps_left(state), turn.boots, turn.lantern, mines)


@lru_cache(maxsize=1 << 10)
def _suggested(
    origin: str, destination: str, left: int, boots: int, lantern: bool, mines: tuple[tuple[int, ...], ...]
) -> tuple[Suggestion, ...]:
    known = [trail for trail in trails(origin, destination) if trail.steps <= left]
    if not known:
        return ()
    worth = [_worth(gems, lantern) for gems in mines]

    def merit(trail: Trail) -> float:
        gained = sum([worth[mine] for mine in trail.mines])
        return gained - 1.5 * cost(trail.steps, boots) - trail.steps / 100

    routes = (known[0], *sorted(known[1:], key=merit, reverse=True)[: SUGGESTIONS - 1])
    found: list[Suggestion] = []
    for number, trail in enumerate(routes, 1):
        price = cost(trail.steps, boots)
        offered = tuple([offered_by(mines[mine], lantern) for mine in trail.mines])
        choices = [
            [(mine, colour) for colour in gems]
            for mine, gems in zip(trail.mines, offered, strict=True)
            if is_choice(gems)
        ]
        room = VARIANTS - len(found) - (len(routes) - number)
        while math.prod(map(len, choices)) > room:
            choices.pop()
        for picked in product(*choices):
            colours = "".join(f" {COLOURS[colour]}" for _, colour in picked)
            name = f"{trail.name} take{colours}" if picked else trail.name
            found.append(Suggestion(number, trail, price, picked, name, offered))
    return tuple(found)


@lru_cache(maxsize=1 << 12)
def is_every_way_suggested(origin: str, destination: str, left: int) -> bool:
    """Return whether any other way within ``left`` steps is just a longer one past a suggested way's
    mines."""
    affordable = [trail for trail in trails(origin, destination) if trail.steps <= left]
    return len(affordable) <= SUGGESTIONS and left <= LONGEST_SUGGESTION


def _worth(gems: Sequence[int], lantern: bool) -> float:
    """Return the rough value of passing a mine, in coins."""
    if BLACK in gems and not lantern:
        return -3.0 + (len(gems) - 1)
    coloured = [colour for colour in gems if colour != BLACK]
    return 1.5 if PURPLE in coloured else float(bool(coloured))
