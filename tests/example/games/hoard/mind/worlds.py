"""Other states of Let It Sleep that a viewer can't tell from the real one."""

from __future__ import annotations

from games.engine.chance import Chance
from games.engine.copying import copied
from games.engine.text import Seat
from games.hoard.model import State


def determinize(state: State, viewer: Seat | None, chance: Chance) -> State:
    """Return a copy of ``state`` in which all others have laid random cards from those they had."""
    world = copied(state)
    for seat, laid in enumerate(world.laid):
        if laid is not None and seat != viewer:
            world.laid[seat] = chance.pick(world.cards(seat))
    return world
