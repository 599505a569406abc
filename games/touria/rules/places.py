"""The action of each place, and the items that help there. rules/touria#7.

An execution is a chain of choices that ends by calling ``finish``.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from games.engine.text import Seat
from games.touria.components import BLACK, COLOURED, COLOURS, COMPONENTS, ORDERS
from games.touria.model import Currency, State, Turn
from games.touria.rules import items, mines
from games.touria.rules.act import Act, available
from games.touria.rules.payments import DEALS, affordable, brushes, pay_painted, payments, units, won
from games.touria.telling.naming import gem, gems, space

_REWARDS = COMPONENTS.rewards
AT_ONCE = ("sword_master", "thief", "dragon", "fountain_fairy")
"""Places whose action starts without a choice."""
SWAPS = 2
"""The number of swaps with the helmet."""
Finish = Callable[[Act], None]
PRIZES: dict[Currency, int] = {"hearts": _REWARDS.swap_hearts, "coins": _REWARDS.swap_coins}
"""The prizes of a swap at the tournament."""
SWAPPED: dict[str, Currency] = {"heart": "hearts", "coins": "coins"}


def begun_anew(state: State, place: str) -> State:
    """Return a state of the same table in which an execution at ``place`` starts."""
    return replace(state, turn=Turn(place, destination=place), phase="execute", pending="")


def ids(state: State, seat: Seat) -> list[str]:
    """Return the answers of ``seat`` that start or continue the action of the place; rules/touria#7."""
    return _AT[state.turn.destination](state, seat)


def executable(state: State, seat: Seat) -> bool:
    """Return whether ``seat`` can execute the action of the place at all."""
    return bool(ids(state, seat))


def reset(state: State) -> None:
    """Reset the fields of one execution."""
    turn = state.turn
    turn.swaps, turn.swap_cost, turn.scaled, turn.paint = 0, 1, False, []


def execute(act: Act, seat: Seat, choice: str, finish: Finish) -> None:
    """Execute one choice at the place, and ``finish`` when the execution is over."""
    verb, _, rest = choice.partition(" ")
    if verb == "execute":
        _begin(act, seat, finish)
    elif verb == "take":
        items.take(act, seat, rest)
        finish(act)
    elif verb in ("sell", "pair", "triple"):
        _smith(act, seat, verb, COLOURS.index(rest))
        finish(act)
    elif verb == "order":
        _fulfil(act, seat, rest)
        finish(act)
    elif verb == "swap":
        _swap(act, seat, rest, finish)
    elif verb == "stop":
        finish(act)
    else:
        _use_tool(act, seat, verb)


def _begin(act: Act, seat: Seat, finish: Finish) -> None:
    state = act.state
    place = state.turn.destination
    if place == "sword_master":
        act.tell("touria-event-place", seat, place=space(place))
        act.receive(seat, "swords", _REWARDS.swords)
        finish(act)
    elif place == "fountain_fairy":
        act.tell("touria-event-place", seat, place=space(place))
        items.banish(act, seat)
        finish(act)
    elif place == "thief":
        act.tell("touria-event-place", seat, place=space(place))
        draw_loot(act)
        state.phase = "thief"
    else:
        act.tell("touria-event-place", seat, place=space(place))
        roll(act, seat)


def _use_tool(act: Act, seat: Seat, way: str) -> None:
    """Use brush, scale or helmet before the choice that it helps."""
    state, turn = act.state, act.state.turn
    name = items.use(act, seat, way)
    if name == "paintbrush":
        state.pending = "paintbrush"
        return
    items.settle(act)
    if name == "scale":
        turn.scaled = True
        act.receive(seat, "coins", _REWARDS.scale)
    else:
        turn.swaps = SWAPS
        turn.swap_cost = 0 if state.options.helmet == "as_swords" else 1
    state.phase = "execute" if state.phase == "arrival" else state.phase


def _at_sword_master(state: State, seat: Seat) -> list[str]:
    return ["execute"] if available(state, "swords") > 0 else []


def _at_fountain(state: State, seat: Seat) -> list[str]:
    return ["execute"] if state.holdings[seat].gems[BLACK] else []


def _at_forest(state: State, seat: Seat) -> list[str]:
    return [f"take {name}" for name in state.display]


def _at_thief(state: State, seat: Seat) -> list[str]:
    return [] if mines.is_bag_empty(state) else ["execute"]


def draw_loot(act: Act) -> None:
    """Draw three gems, and further single ones if all are black; rules/touria#7.5."""
    state = act.state
    drawn = state.drawn
    for _ in range(min(_REWARDS.thief_draw, sum(state.bag))):
        drawn[mines.draw(act)] += 1
    while sum(drawn) == drawn[BLACK] and any(state.bag):
        drawn[mines.draw(act)] += 1


def keep_ids(state: State) -> list[str]:
    """Return the answers to keep a drawn gem; after three black ones, only the colored one drawn next."""
    drawn = state.drawn
    if not any(drawn[colour] for colour in COLOURED):
        return ["keep nothing"]
    first_were_black = sum(drawn) > _REWARDS.thief_draw
    return [
        f"keep {COLOURS[colour]}"
        for colour, count in enumerate(drawn)
        if count and not (colour == BLACK and first_were_black)
    ]


def keep(act: Act, seat: Seat, choice: str) -> None:
    """Keep one drawn gem and return the others."""
    state = act.state
    rest = choice.removeprefix("keep ")
    if rest == "nothing":
        act.tell("touria-event-keep-nothing", seat)
    else:
        colour = COLOURS.index(rest)
        state.drawn[colour] -= 1
        act.of(seat).gems[colour] += 1
        act.tell("touria-event-keep", seat)
    for colour, count in enumerate(state.drawn):
        state.bag[colour] += count
    state.drawn = [0] * len(COLOURS)


def _at_dragon(state: State, seat: Seat) -> list[str]:
    return ["execute"]


def roll(act: Act, seat: Seat) -> None:
    """Roll the die of colors; rules/touria#7.6."""
    state = act.state
    state.die = act.chance.below(len(COLOURS))
    state.phase = "dragon"
    act.tell("touria-event-roll", seat, gem=gem(state.die))


def dragon_ids(state: State, seat: Seat) -> list[str]:
    """Return the possible answers to the roll."""
    own = state.holdings[seat]
    if state.turn.paint:
        return ["pay"]
    hearts = available(state, "hearts") > 0
    match = hearts and affordable(state, seat, units(state.die, 1))
    found = ["pay"] if match else []
    if hearts and own.items:
        found += brushes(state, seat)
    if own.swords and not (match and state.options.dragon_reroll == "only_without_match"):
        found.append("reroll")
    return [*found, "stop"]


def fight(act: Act, seat: Seat, choice: str, finish: Finish) -> None:
    """Execute a choice after a roll."""
    if choice == "pay":
        pay_painted(act, seat, [int(colour == act.state.die) for colour in range(len(COLOURS))])
        act.receive(seat, "hearts", 1)
        finish(act)
    elif choice == "reroll":
        act.pay(seat, "swords", 1)
        roll(act, seat)
    elif choice == "stop":
        act.tell("touria-event-retreat", seat)
        finish(act)
    else:
        items.use(act, seat, choice)
        act.state.pending = "paintbrush"


def _at_goldsmith(state: State, seat: Seat) -> list[str]:
    found = payments(state, seat)
    return found + brushes(state, seat) if state.holdings[seat].items else found


def _smith(act: Act, seat: Seat, deal: str, colour: int) -> None:
    """Sell one gem, or give two or three equal ones for hearts; rules/touria#7.7."""
    act.tell("touria-event-place", seat, place=space("goldsmith"))
    state = act.state
    kind, amount = won(state, f"{deal} {COLOURS[colour]}")
    pay_painted(act, seat, list(units(colour, DEALS[deal])))
    act.receive(seat, kind, amount)


def _at_trader(state: State, seat: Seat) -> list[str]:
    found = payments(state, seat)
    if state.holdings[seat].items:
        found += brushes(state, seat)
        if available(state, "coins") > 0 and not state.turn.paint:
            found += items.ways(state, seat, "scale")
    if state.turn.scaled and not state.turn.paint:
        found.append("stop")
    return found


def _fulfil(act: Act, seat: Seat, name: str) -> None:
    """Fulfil an order and turn up the next one of its stack; rules/touria#7.2."""
    need, coins = ORDERS[name]
    act.tell("touria-event-order", seat, gems=gems(need), count=coins)
    pay_painted(act, seat, list(need))
    act.receive(seat, "coins", coins)
    stack = next(stack for stack in act.state.orders if stack[0] == name)
    stack.append(stack.pop(0))
    act.tell(
        "touria-event-new-order", gems=gems(ORDERS[stack[0]][0]), count=ORDERS[stack[0]][1], reveals=True
    )


def _at_tournament(state: State, seat: Seat) -> list[str]:
    turn, own = state.turn, state.holdings[seat]
    prizes = [name for name, kind in SWAPPED.items() if available(state, kind) > 0]
    found = [f"swap {name}" for name in prizes] if own.swords >= turn.swap_cost else []
    if turn.swaps:
        found.append("stop")
    elif own.items and prizes and (own.swords or state.options.helmet == "as_swords"):
        found += items.ways(state, seat, "helmet")
    return found


def is_idle(state: State) -> bool:
    """Return whether this is only a helmet without a swap, which is no execution; rules/touria#7.9."""
    return state.turn.swaps == SWAPS


def _swap(act: Act, seat: Seat, prize: str, finish: Finish) -> None:
    """Swap a sword for a heart or for coins; rules/touria#7.9."""
    turn = act.state.turn
    act.pay(seat, "swords", turn.swap_cost)
    act.receive(seat, SWAPPED[prize], PRIZES[SWAPPED[prize]])
    turn.swaps -= 1
    if turn.swaps <= 0:
        finish(act)


_AT: dict[str, Callable[[State, Seat], list[str]]] = {
    "sword_master": _at_sword_master,
    "trader": _at_trader,
    "forest_fairy": _at_forest,
    "fountain_fairy": _at_fountain,
    "thief": _at_thief,
    "dragon": _at_dragon,
    "goldsmith": _at_goldsmith,
    "tournament": _at_tournament,
}
