"""What the action of a place would bring a copier: told before it pays, and compared when its turn comes.

It is found by trying every way through the action on a copy of the table, so it is right by construction.
What depends on luck, the thief's draw and the dragon's die, counts as far as the bank goes.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from msgspec import structs

from games.engine.chance import RandomStream
from games.engine.copying import copied
from games.engine.text import Seat
from games.touria import payments, places
from games.touria.act import Act, within
from games.touria.model import Holdings, State

Promise: TypeAlias = dict[str, int]
"""Every way through an action, named by its answers, and how many things other than gems it gains."""


def promise(state: State, seat: Seat) -> Promise:
    """Return what a copy of the running turn's action would bring ``seat`` now; empty if it cannot copy."""
    there = places.begun_anew(state, state.turn.destination)
    return dict(_explore(there, seat, "", state.holdings[seat]))


def holds(promised: Promise, now: Promise) -> bool:
    """Return whether everything that was ``promised`` is to be had ``now``, and no less of it."""
    return all(way in now and now[way] >= gain for way, gain in promised.items())


def is_short(state: State, seat: Seat) -> bool:
    """Return whether the bank cannot pay in full what a copy would bring ``seat``; rules/touria#7.10."""
    endless = structs.replace(state, options=structs.replace(state.options, supply="unlimited"))
    return not holds(promise(endless, seat), promise(state, seat))


def _explore(state: State, seat: Seat, path: str, before: Holdings) -> Iterator[tuple[str, int]]:
    painting = bool(state.pending)
    for name in payments.paint_ids(state, seat) if painting else places.ids(state, seat):
        world, ended = copied(state), list[Act]()
        act = Act(world, RandomStream(bytes(32)))
        if painting:
            payments.paint(act, seat, name)
        else:
            places.execute(act, seat, name, ended.append)
        way = f"{path}, {name}" if path else name
        if world.phase == "dragon":
            yield way, within(state, "hearts", 1)
        elif ended or world.phase == "thief":
            yield way, _gain(before, world.holdings[seat])
        else:
            yield from _explore(world, seat, way, before)


def _gain(before: Holdings, after: Holdings) -> int:
    """Return how many things other than gems were won, whatever was paid for them."""
    items = len(set(after.items) - set(before.items))
    kinds = (before.hearts, after.hearts), (before.coins, after.coins), (before.swords, after.swords)
    return items + sum(max(now - then, 0) for then, now in kinds)
