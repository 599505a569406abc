"""Other states that a viewer can't tell from the real one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from games.abraca.components import NUMBERS
from games.abraca.model import State
from games.abraca.view import sees_hand, sees_secrets
from games.engine.chance import Chance
from games.engine.copying import copied
from games.engine.game import InvalidState
from games.engine.text import Seat

_ATTEMPTS = 1_000


def determinize(state: State, viewer: Seat | None, chance: Chance) -> State:
    """Return a copy of ``state`` with other stones wherever ``viewer`` doesn't know them.

    It depends only on the viewer's knowledge and on chance. For a seat, every world is equally likely: a
    number denied for one of its stones is denied for all older ones too, so the oldest are drawn first, each
    from the stones that it may be. For watchers, who have no questions, some worlds are likelier than others.

    :raises InvalidState: no stones fit what was denied.
    """
    world = copied(state)
    if world.winners:
        return world
    free, bound = _unknown(world, viewer)
    stones = sorted(chain.from_iterable(free))
    for hand, _ in bound:
        stones += hand
    places = [(mask, index, hand) for hand, masks in bound for index, mask in enumerate(masks)]
    stones = _fill(places, stones, chance)
    chance.shuffle(stones)
    end = 0
    for row in free:
        begin, end = end, end + len(row)
        row[:] = stones[begin:end]
    return world


def _unknown(world: State, viewer: Seat | None) -> tuple[list[list[int]], list[tuple[list[int], list[int]]]]:
    """Return the rows hidden from ``viewer``: unrestricted ones, and hands with their denied numbers."""
    free = [world.pool, world.secrets_left]
    bound = []
    for seat in range(len(world.life)):
        if not sees_hand(world, viewer, seat):
            masks = world.denied[seat]
            if any(masks):
                bound.append((world.hands[seat], masks))
            else:
                free.append(world.hands[seat])
        if not sees_secrets(world, viewer, seat):
            free.append(world.secrets[seat])
    return free, bound


def _fill(places: Sequence[tuple[int, int, list[int]]], stones: Sequence[int], chance: Chance) -> list[int]:
    """Put ``stones`` into ``places`` as their masks allow, and return the remaining ones, in order.

    The most restricted places come first. If the stones for a place run out, all are drawn again.
    """
    counts = [0, *map(stones.count, NUMBERS)]
    order = sorted(places, key=lambda place: (-place[0].bit_count(), place[0]))
    for _ in range(_ATTEMPTS):
        left = counts[:]
        for mask, index, hand in order:
            allowed = [number for number in NUMBERS if left[number] and not mask >> number & 1]
            total = sum([left[number] for number in allowed])
            if not total:
                break
            drawn = chance.below(total)
            for number in allowed:
                drawn -= left[number]
                if drawn < 0:
                    break
            left[number] -= 1
            hand[index] = number
        else:
            return [number for number in NUMBERS for _ in range(left[number])]
    raise InvalidState("no stones fit what was denied")
