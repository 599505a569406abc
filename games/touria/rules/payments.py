"""Payments in gems to dwellers, the dragon, the trader and the goldsmith; rules/touria#7.

A brush is used before the payment that it helps; after that, only payments that use every painted gem are
offered.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from operator import gt

from games.engine.decision import Option
from games.engine.text import Seat, Text
from games.touria.components import COLOURED, COLOURS, COMPONENTS, ORDERS, REGULAR
from games.touria.model import Currency, State
from games.touria.rules import items
from games.touria.rules.act import Act, available
from games.touria.telling.naming import gem

_REWARDS = COMPONENTS.rewards
DEALS = {"sell": 1, "pair": 2, "triple": 3}


@cache
def units(colour: int, count: int) -> tuple[int, ...]:
    """Return ``count`` gems of one color, counted by color."""
    return tuple(count if other == colour else 0 for other in range(len(COLOURS)))


_AT_SMITH = [
    (deal, f"{deal} {COLOURS[colour]}", units(colour, count))
    for colour in COLOURED
    for deal, count in DEALS.items()
]


def payable(state: State) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Yield every payment here, affordable or not, with its gems."""
    if state.phase == "gift":
        yield "pay", units(wanted(state), 1)
    elif state.phase == "dragon":
        yield "pay", units(state.die, 1)
    elif state.turn.destination == "trader":
        if available(state, "coins") > 0:
            for stack in state.orders:
                yield f"order {stack[0]}", ORDERS[stack[0]][0]
    else:
        sells, heals = available(state, "coins") > 0, available(state, "hearts") > 0
        for deal, name, need in _AT_SMITH:
            if sells if deal == "sell" else heals:
                yield name, need


def won(state: State, name: str) -> tuple[Currency, int]:
    """Return the currency and the amount that the payment ``name`` gains if the bank can give it."""
    deal, _, rest = name.partition(" ")
    if deal == "order":
        return "coins", ORDERS[rest][1]
    if deal == "sell":
        return "coins", _REWARDS.sell
    if deal == "pair":
        return "hearts", _REWARDS.pair
    if deal == "triple":
        return "hearts", hearts_of_triple(state, COLOURS.index(rest))
    return "hearts", int(state.phase == "dragon")


def hearts_of_triple(state: State, colour: int) -> int:
    """Return the hearts for three gems of ``colour``; rules/touria#7.7."""
    return _REWARDS.triple + (_REWARDS.die_bonus if state.die == colour else 0)


def wanted(state: State) -> int:
    """Return the color of the gem that the waiting dweller asks for."""
    return COLOURS.index(COMPONENTS.dwellers[state.doors[int(state.turn.door[1:]) - 1]])


def possible_payments(state: State) -> list[tuple[int, ...]]:
    """Return the gems, by color, of every payment that may come next here, for any payer.

    With a brush in use, any gem may be painted if that helps to pay.
    """
    paint = state.turn.paint
    ways = [paint]
    if state.pending == "paintbrush":
        ways = [[*paint, (source, target)] for source in COLOURED for target in REGULAR if source != target]
    found = []
    for painted in ways:
        for _, need in payable(state):
            real = unpainted(need, painted)
            fits = all(need[target] >= sum(one == target for _, one in painted) for _, target in painted)
            if fits and min(real) >= 0:
                found.append(tuple(real))
    return found


def payments(state: State, seat: Seat) -> list[str]:
    """Return the payments that ``seat`` can make here, counting painted gems as painted."""
    return [name for name, need in payable(state) if affordable(state, seat, need)]


def affordable(state: State, seat: Seat, need: tuple[int, ...]) -> bool:
    """Return whether ``seat`` owns the gems ``need``, counting painted gems as painted."""
    paint = state.turn.paint
    held = state.holdings[seat].gems
    if not paint:
        return not any(map(gt, need, held))
    real = unpainted(need, paint)
    return (
        min(real) >= 0
        and all(held[colour] >= count for colour, count in enumerate(real))
        and all(need[target] >= sum(one == target for _, one in paint) for _, target in paint)
    )


def unpainted(need: Sequence[int], paint: list[tuple[int, int]]) -> list[int]:
    """Return the real gems paid for ``need`` if all of ``paint`` is used."""
    real = list(need)
    for source, target in paint:
        real[target] -= 1
        real[source] += 1
    return real


def brushes(state: State, seat: Seat) -> list[str]:
    """Return how ``seat`` may use the brush, directly or by the mirror, if it helps a payment."""
    found = items.ways(state, seat, "paintbrush")
    return found if found and paintings(state, seat) else []


def paintings(state: State, seat: Seat) -> list[tuple[int, int]]:
    """Return the paintings that make a payment possible, as pairs of colors."""
    paint = state.turn.paint
    held = state.holdings[seat].gems
    needs = [need for _, need in payable(state)]
    if state.phase not in ("gift", "dragon"):
        needs = [need for need in needs if sum(need) > 1]
    found = []
    for source in COLOURED:
        if not held[source]:
            continue
        for target in REGULAR:
            if target == source:
                continue
            state.turn.paint = [*paint, (source, target)]
            if any(affordable(state, seat, need) for need in needs):
                found.append((source, target))
    state.turn.paint = paint
    return found


def take_brush(act: Act, seat: Seat, way: str) -> None:
    """Use the brush, directly or by the mirror; the gem to paint is asked next."""
    items.use(act, seat, way)
    act.state.pending = "paintbrush"


def pay_painted(act: Act, seat: Seat, need: list[int]) -> None:
    """Pay ``need`` to the bag, painted gems in their real colors."""
    turn = act.state.turn
    act.pay_gems(seat, unpainted(need, turn.paint))
    turn.paint = []


@cache
def gem_option(colour: int) -> Option:
    """Return the option to pay one gem."""
    return Option("pay", Text("touria-do-pay", {"gem": gem(colour)}), Text("touria-hint-gift"))
