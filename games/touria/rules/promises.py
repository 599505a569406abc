"""A copier's gain from the action of a place: shown before it pays, and checked when its turn comes.

It tries every play of the action on a copy of the state, so it can't differ from the rules. Luck (the thief's
draw and the dragon's die) is assumed to be good; only the bank limits it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from msgspec import structs

from games.engine.chance import RandomStream
from games.engine.copying import copied
from games.engine.text import Seat
from games.touria.model import Holdings, State
from games.touria.rules import actions
from games.touria.rules.act import Act, within
from games.touria.rules.execution import begun_anew
from games.touria.rules.phases.target import paint, paint_ids

Promise: TypeAlias = dict[str, int]
"""Every play of an action, named by its answers, and the number of things other than gems that it gains."""


def promise(state: State, seat: Seat) -> Promise:
    """Return the gains of a copy of the running turn's action by ``seat`` now; empty if it can't copy."""
    there = begun_anew(state, state.turn.destination)
    return dict(_explore(there, seat, "", state.holdings[seat]))


def holds(promised: Promise, now: Promise) -> bool:
    """Return whether everything ``promised`` is still available, and no less of it."""
    return all(way in now and now[way] >= gain for way, gain in promised.items())


def is_short(state: State, seat: Seat) -> bool:
    """Return whether the bank can't pay a copy by ``seat`` in full; rules/touria#7.10."""
    endless = structs.replace(state, options=structs.replace(state.options, supply="unlimited"))
    return not holds(promise(endless, seat), promise(state, seat))


def _explore(state: State, seat: Seat, path: str, before: Holdings) -> Iterator[tuple[str, int]]:
    painting = bool(state.pending)
    for name in paint_ids(state, seat) if painting else actions.ids(state, seat):
        world = copied(state)
        act, is_over = Act(world, RandomStream(bytes(32))), False
        if painting:
            paint(act, seat, name)
        else:
            is_over = actions.do(act, seat, name)
        way = f"{path}, {name}" if path else name
        if world.phase == "dragon":
            yield way, within(state, "hearts", 1)
        elif is_over or world.phase == "thief":
            yield way, _gain(before, world.holdings[seat])
        else:
            yield from _explore(world, seat, way, before)


def _gain(before: Holdings, after: Holdings) -> int:
    """Return the number of things other than gems that were gained, regardless of the price."""
    items = len(set(after.items) - set(before.items))
    kinds = (before.hearts, after.hearts), (before.coins, after.coins), (before.swords, after.swords)
    return items + sum(max(now - then, 0) for then, now in kinds)
