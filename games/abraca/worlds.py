"""Other states that a viewer cannot tell from the real one."""

from __future__ import annotations

from games.abraca.model import State
from games.abraca.view import sees_hand, sees_secrets
from games.engine.chance import Chance
from games.engine.copying import copied
from games.engine.text import Seat

_SWEEPS = 10


def determinize(state: State, viewer: Seat | None, chance: Chance) -> State:
    """Return a copy of ``state`` in which the stones that ``viewer`` does not know lie otherwise.

    They change places by random swaps, each of which keeps every stone from the numbers that were denied
    of its place; ten times round, which leaves hardly any memory of where they lay.
    """
    world = copied(state)
    if world.winners:
        return world
    places = _unknown(world, viewer)
    below = chance.below
    for _ in range(_SWEEPS):
        for row, index, mask in places:
            other_row, other_index, other_mask = places[below(len(places))]
            number, other = row[index], other_row[other_index]
            if not (mask >> other | other_mask >> number) & 1:
                row[index], other_row[other_index] = other, number
    return world


def _unknown(world: State, viewer: Seat | None) -> list[tuple[list[int], int, int]]:
    """Return every place whose stone ``viewer`` does not know: its row, its index there, and its denials."""
    places: list[tuple[list[int], int, int]] = []
    for row in (world.pool, world.secrets_left):
        places += [(row, index, 0) for index in range(len(row))]
    for seat in range(len(world.life)):
        if not sees_hand(world, viewer, seat):
            masks = world.denied[seat]
            places += [(world.hands[seat], index, mask) for index, mask in enumerate(masks)]
        if not sees_secrets(world, viewer, seat):
            secrets = world.secrets[seat]
            places += [(secrets, index, 0) for index in range(len(secrets))]
    return places
