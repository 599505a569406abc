"""The trader: coins for the gems of an order, and more by the scale. rules/touria#7.2."""

from __future__ import annotations

from games.engine.decision import Option
from games.engine.text import Seat, Text
from games.touria.components import COMPONENTS, ORDERS
from games.touria.model import State
from games.touria.rules import execution, items
from games.touria.rules.act import Act, available, within
from games.touria.rules.payments import brushes, pay_painted, payments, take_brush
from games.touria.rules.places import Place
from games.touria.rules.wording import short, then
from games.touria.telling.naming import gems

_SCALE = COMPONENTS.rewards.scale
_STOP = Option("stop", Text("touria-do-stop"), Text("touria-hint-stop"))


def _ids(state: State, seat: Seat) -> list[str]:
    found = payments(state, seat)
    if state.holdings[seat].items:
        found += brushes(state, seat)
        if available(state, "coins") > 0 and not state.turn.paint:
            found += items.ways(state, seat, "scale")
    if state.turn.scaled and not state.turn.paint:
        found.append("stop")
    return found


def _do(act: Act, seat: Seat, name: str) -> bool:
    verb, _, rest = name.partition(" ")
    if verb == "order":
        _fulfil(act, seat, rest)
        return True
    if verb == "stop":
        return True
    if items.effective(act.state, name) == "paintbrush":
        take_brush(act, seat, name)
        return False
    items.use_up(act, seat, name)
    act.state.turn.scaled = True
    act.receive(seat, "coins", _SCALE)
    execution.begin(act.state)
    return False


def _fulfil(act: Act, seat: Seat, name: str) -> None:
    """Fulfil an order and turn up the next one of its stack."""
    need, coins = ORDERS[name]
    act.tell("touria-event-order", seat, gems=gems(need), count=coins)
    pay_painted(act, seat, list(need))
    act.receive(seat, "coins", coins)
    stack = next(stack for stack in act.state.orders if stack[0] == name)
    stack.append(stack.pop(0))
    need, coins = ORDERS[stack[0]]
    act.tell("touria-event-new-order", gems=gems(need), count=coins, reveals=True)


def _option(state: State, seat: Seat, name: str) -> Option:
    verb, _, rest = name.partition(" ")
    if verb == "order":
        coins = ORDERS[rest][1]
        got = within(state, "coins", coins)
        label = Text("touria-do-order", {"gems": gems(ORDERS[rest][0]), "count": got})
        return short(Option(name, label, then(state, seat, "coins", coins)), "coins", got, coins)
    if verb == "stop":
        return _STOP
    found = items.use_option(state, name)
    if items.effective(state, name) != "scale":
        return found
    return short(found, "coins", within(state, "coins", _SCALE), _SCALE)


PLACE = Place(_ids, _option, _do)
