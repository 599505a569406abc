"""The tournament: a sword for a heart or for coins, twice with the helmet. rules/touria#7.9."""

from __future__ import annotations

from msgspec.structs import replace

from games.engine.decision import Option
from games.engine.text import Seat, Text
from games.touria.components import COMPONENTS
from games.touria.model import Currency, State
from games.touria.rules import execution, items
from games.touria.rules.act import Act, available, within
from games.touria.rules.places import Place
from games.touria.rules.wording import short, then

_PRIZES: dict[str, tuple[Currency, int]] = {
    "heart": ("hearts", COMPONENTS.rewards.swap_hearts),
    "coins": ("coins", COMPONENTS.rewards.swap_coins),
}
"""The prizes of a swap, each with its amount."""
_STOP = Option("stop", Text("touria-do-stop"), Text("touria-hint-stop"))
_GIVE_UP = Option("stop", Text("touria-do-skip"), Text("touria-hint-skip"))


def _ids(state: State, seat: Seat) -> list[str]:
    turn, own = state.turn, state.holdings[seat]
    prizes = [name for name, (kind, _) in _PRIZES.items() if available(state, kind) > 0]
    found = [f"swap {name}" for name in prizes] if own.swords >= turn.swap_cost else []
    if turn.swaps:
        found.append("stop")
    elif own.items and prizes and (own.swords or state.options.helmet == "as_swords"):
        found += items.ways(state, seat, "helmet")
    return found


def _do(act: Act, seat: Seat, name: str) -> bool:
    turn = act.state.turn
    verb, _, rest = name.partition(" ")
    if verb == "swap":
        act.pay(seat, "swords", turn.swap_cost)
        act.receive(seat, *_PRIZES[rest])
        turn.swaps -= 1
        return turn.swaps <= 0
    if verb == "stop":
        return True
    items.use_up(act, seat, name)
    turn.swaps = execution.SWAPS
    turn.swap_cost = 0 if act.state.options.helmet == "as_swords" else 1
    execution.begin(act.state)
    return False


def _option(state: State, seat: Seat, name: str) -> Option:
    verb, _, rest = name.partition(" ")
    if verb == "swap":
        kind, amount = _PRIZES[rest]
        got = within(state, kind, amount)
        label = Text(f"touria-do-swap-{kind}", {"swords": state.turn.swap_cost, "count": got})
        return short(Option(name, label, then(state, seat, kind, amount)), kind, got, amount)
    if verb == "stop":
        gives_up = execution.is_idle(state) and seat == state.active and not state.turn.executions
        return _GIVE_UP if gives_up else _STOP
    found = items.use_option(state, name)
    if items.effective(state, name) != "helmet":
        return found
    return replace(found, hint=Text(f"touria-hint-helmet-{state.options.helmet}"))


PLACE = Place(_ids, _option, _do)
