"""The board as a graph, and the actions on the towers. rules/touria#3.1 to #3.4."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Literal, TypeAlias

from games.touria.components import COMPONENTS

MINES = tuple(space.id for space in COMPONENTS.spaces if space.kind == "mine")
MINE_NUMBER = {mine: number for number, mine in enumerate(MINES)}
PLACES = tuple(space.id for space in COMPONENTS.spaces if space.kind in ("action", "fly_only"))
"""The places where a turn may end, including the tournament."""
TOURNAMENT = COMPONENTS.exit_road.origin

ROADS = (*COMPONENTS.roads, COMPONENTS.exit_road.id)
"""The roads by number; a set of roads is a mask with bit *n* for road number *n*."""
EXIT = len(ROADS) - 1

TOWERS = tuple(tower.id for tower in COMPONENTS.towers)
SIDES = ("north", "east", "south", "west")
_ACTIONS = tuple(tower.sides for tower in COMPONENTS.towers)
_SIDE_NUMBER = {side: number for number, side in enumerate(SIDES)}

Rotation: TypeAlias = Literal["ccw", "cw"]
"""The direction in which a tower turns, seen from above."""
BY_SWORD: Rotation = "ccw"
"""The direction in which a sword turns a tower, whichever way the chosen tower turns; rules/touria#13."""


def _neighbours() -> dict[str, tuple[tuple[str, int], ...]]:
    found: dict[str, list[tuple[str, int]]] = {space.id: [] for space in COMPONENTS.spaces}
    for number, (one, other) in enumerate(COMPONENTS.roads.values()):
        found[one].append((other, number))
        found[other].append((one, number))
    found[TOURNAMENT].append((COMPONENTS.exit_road.to, EXIT))
    return {space: tuple(roads) for space, roads in found.items()}


NEIGHBOURS = _neighbours()
"""The neighbors of every space, each with the number of the road there."""


def steps_of(road: int) -> int:
    """Return the number of steps for the road: none for the exit road, else one."""
    return 0 if road == EXIT else 1


def shown(tower: int, turns: int, side: str) -> str:
    """Return the action that ``tower`` shows to ``side`` after ``turns`` quarter turns counter-clockwise.

    A quarter turn moves what the east saw to the north, so each side sees what lay clockwise of it.

    >>> shown(0, 0, "south"), shown(0, 1, "south"), shown(0, 1, "north")
    ('forest_fairy', 'thief', 'goldsmith')
    """
    return _ACTIONS[tower][(_SIDE_NUMBER[side] + turns) % 4]


def turned(turns: int, rotation: Rotation) -> int:
    """Return the quarter turns counter-clockwise, 0 to 3, of a tower with ``turns`` after one more.

    >>> turned(0, "ccw"), turned(3, "ccw"), turned(0, "cw")
    (1, 0, 3)
    """
    return (turns + (1 if rotation == "ccw" else -1)) % 4


def coming_side(side: str, rotation: Rotation) -> str:
    """Return the side that now sees what ``side`` will see after one quarter turn; rules/touria#3.4.

    >>> coming_side("south", "ccw"), coming_side("south", "cw")
    ('west', 'east')
    """
    return SIDES[(_SIDE_NUMBER[side] + turned(0, rotation)) % 4]


def all_sides(tower: int, turns: int) -> tuple[str, ...]:
    """Return the actions on the north, east, south and west side of ``tower``."""
    sides = _ACTIONS[tower]
    return (*sides[turns % 4 :], *sides[: turns % 4])


@lru_cache(maxsize=1 << 16)
def fewest_steps(start: str, destination: str, used: int, jumps: int) -> int | None:
    """Return the fewest steps of a route that uses no road of the mask ``used`` and at most ``jumps`` jumps.

    A jump is one step from a mine to any other. Return ``None`` if no route is left. (A shortest route
    never uses a road twice, so that rule needs no check here.)
    """
    if start == TOURNAMENT and start != destination:
        return fewest_steps(COMPONENTS.exit_road.to, destination, used, jumps)
    reached = {(start, 0)}
    front = [(start, 0)]
    steps = 0
    while front:
        if any(space == destination for space, _ in front):
            return steps
        steps += 1
        following: list[tuple[str, int]] = []
        for space, jumped in front:
            hops = [(other, jumped) for other, road in NEIGHBOURS[space] if not used >> road & 1]
            if jumped < jumps and space in MINE_NUMBER:
                hops += [(mine, jumped + 1) for mine in MINES if mine != space]
            for hop in hops:
                if hop not in reached:
                    reached.add(hop)
                    following.append(hop)
        front = following
    return None


class Trail:
    """A route that can be suggested: its roads, the spaces after the start, its steps and its mines."""

    __slots__ = ("mines", "name", "path", "roads", "steps")

    def __init__(self, start: str, roads: Sequence[int]) -> None:
        path = []
        for road in roads:
            start = next(space for space, number in NEIGHBOURS[start] if number == road)
            path.append(start)
        self.path = tuple(path)
        self.roads = sum(1 << road for road in roads)
        self.steps = sum(map(steps_of, roads))
        self.mines = tuple(MINE_NUMBER[space] for space in path if space in MINE_NUMBER)
        self.name = " ".join(("route", *(ROADS[road] for road in roads)))


LONGEST_SUGGESTION = 6
"""Maximum steps of a suggested route; any longer legal one can be declared step by step."""


@cache
def trails(start: str, destination: str) -> tuple[Trail, ...]:
    """Return the shortest route for each set of mines on the way, shortest first; none is empty."""
    found: dict[tuple[int, ...], Trail] = {}
    routes: list[tuple[str, tuple[int, ...], int]] = [(start, (), 0)]
    for space, roads, steps in routes:
        if space == destination and roads:
            trail = Trail(start, roads)
            found.setdefault(tuple(sorted(trail.mines)), trail)
        for other, road in NEIGHBOURS[space]:
            after = steps + steps_of(road)
            if road not in roads and after <= LONGEST_SUGGESTION:
                routes.append((other, (*roads, road), after))
    return tuple(sorted(found.values(), key=lambda trail: (trail.steps, trail.name)))
