"""A quick estimate of a declaration: its chance of success, its gain, and the declarations that may follow.

The weights were found by self-play: thousands of games in which one of them was changed a little.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from games.abraca.components import COMPONENTS, NUMBERS, SPELLS
from games.abraca.model import nearest_living
from games.engine.text import Seat

_COPIES = (0, *(spell.copies for spell in SPELLS.values()))


class Position(Struct, gc=False):
    """The knowledge of a seat when it declares.

    ``last`` is the number of its last success in this turn, 0 before the first. ``masks`` has, for each of
    its stones, the numbers that it can't be; ``unseen`` is the count of hidden stones by number. ``life`` is
    its own, ``left`` and ``right`` that of the next living neighbors, ``others`` that of all living others.
    ``alone`` is whether there is only one of them, ``any_order`` whether lower numbers may follow.
    """

    last: int
    masks: Sequence[int]
    unseen: Sequence[int]
    pool: int
    life: int
    left: int
    right: int
    others: Sequence[int]
    alone: bool
    any_order: bool


def position_of(
    seat: Seat,
    life: Sequence[int],
    *,
    last: int,
    masks: Sequence[int],
    unseen: Sequence[int],
    pool: int,
    any_order: bool,
) -> Position:
    """Return the position of ``seat``; ``life`` is that of all seats, the rest is as in ``Position``."""
    left, right = nearest_living(life, seat, 1), nearest_living(life, seat, -1)
    others = [one for other, one in enumerate(life) if one and other != seat]
    return Position(
        last, masks, unseen, pool, life[seat], life[left], life[right], others, left == right, any_order
    )


def unseen_of(seen: Sequence[Sequence[int]], used: Sequence[int], aside: Sequence[int]) -> list[int]:
    """Return, by number from 0 on, how many stones are neither on the board nor in the ``seen`` rows."""
    left = list(_COPIES)
    for number in NUMBERS:
        left[number] -= used[number - 1] + aside[number - 1]
    for row in seen:
        for number in row:
            left[number] -= 1
    return left


def lacking_chance(number: int, masks: Sequence[int], unseen: Sequence[int], total: int) -> float:
    """Return the chance that none of the stones with ``masks`` is ``number``; ``total`` is all unseen ones.

    The stones are in their order on the table, the oldest first. A number denied for a stone is denied for
    all older ones, so none of those before it can be a number that it cannot be, and the chance is exact.

    >>> lacking_chance(2, [0], [0, 1, 1, 2, 0, 0, 0, 0, 0], 4)
    0.75
    """
    copies = unseen[number]
    if not copies:
        return 1.0
    none = 1.0
    for before, mask in enumerate(masks):
        if mask >> number & 1:
            continue
        possible = total - before
        if mask:
            for other in NUMBERS:
                if mask >> other & 1:
                    possible -= unseen[other]
        if copies >= possible:
            return 0.0
        none *= 1 - copies / possible
    return none


KILL, DAMAGE, HEAL, SECRET, STONE, SCARCE = 4.3, 0.173, 0.456, 0.965, 0.337, 0.5
LAST, COST, LOW, DEAD, GO_ON = 3.1, 0.212, 0.367, 0.651, 0.935


def best_declaration(at: Position) -> int:
    """Return the best number to declare at ``at``, or 0 if it is better to stop."""
    worth = worths(at)
    best = max(worth, key=worth.__getitem__)
    return 0 if at.last and worth[best] < 0 else best


def worths(at: Position) -> dict[int, float]:
    """Return the expected value of each declaration by number; stopping is worth 0.

    A success is worth its gain plus what may follow; a failure costs life.
    """
    gains, costs = _gains(at), _costs(at)
    total = sum(at.unseen)
    lowest = 1 if at.any_order or not at.last else at.last
    found: dict[int, float] = {}
    follows = 0.0
    for number in range(NUMBERS[-1], lowest - 1, -1):
        lacking = lacking_chance(number, at.masks, at.unseen, total)
        gain = gains[number]
        on = gain if gain >= KILL else gain + GO_ON * follows
        found[number] = worth = (1 - lacking) * on - lacking * costs[number]
        follows = max(follows, worth)
    return found


def _gains(at: Position) -> list[float]:
    stones, room = len(at.masks), COMPONENTS.max_life - at.life
    if stones == 1:
        return [LAST] * len(_COPIES)
    used = STONE + (SCARCE / stones if at.pool < COMPONENTS.hand_size else 0)
    fewest, many = min(at.others), len(at.others)
    roll = (0.0, 1.0, 2 / 3, 1 / 3)[fewest] if fewest <= 3 else 0.0
    heal = HEAL if room else 0.0
    return [
        0.0,
        roll * KILL + (1 - roll) * (2 * DAMAGE * many + used),
        KILL if fewest == 1 else DAMAGE * many + heal + used,
        HEAL * (min(room, 1) + min(room, 2) + min(room, 3)) / 3 + used,
        SECRET + used,
        KILL if at.left == 1 or at.right == 1 else (DAMAGE if at.alone else 2 * DAMAGE) + used,
        KILL if at.left == 1 else DAMAGE + used,
        KILL if at.right == 1 else DAMAGE + used,
        heal + used,
    ]


def _costs(at: Position) -> list[float]:
    one = COST + LOW / at.life if at.life > 1 else DEAD
    return [0.0, 2 * COST + 2 * LOW / at.life if at.life > 3 else DEAD, *[one] * 7]
