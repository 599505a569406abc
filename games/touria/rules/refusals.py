"""The reasons why a move is not allowed, in sentences that reveal nothing to the seat."""

from __future__ import annotations

from games.engine.decision import Choice
from games.engine.text import Seat, SeatName, Text
from games.touria.components import COMPONENTS, ITEMS
from games.touria.mind.suggestions import suggestions
from games.touria.model import State
from games.touria.rules import castle, items, reach, towers
from games.touria.rules.board import NEIGHBOURS, PLACES, TOWERS
from games.touria.telling.naming import item, space

_COPYING = ("elixir", "flagon", "pass")


def refusal(state: State, seat: Seat, choice: Choice) -> Text:
    """Return why ``seat`` may not make ``choice`` now, without revealing anything to it."""
    if state.winners:
        return Text("touria-refused-over")
    if not 0 <= seat < state.seats:
        return Text("touria-refused-not-seated")
    verb, _, rest = (choice[0] if len(choice) == 1 else "").partition(" ")
    if verb in _COPYING and state.chapel[seat]:
        return Text("touria-refused-copy-chapel")
    if state.phase == "copy":
        return _during_copies(state, seat, verb)
    if seat != state.executor:
        return Text("touria-refused-turn", {"player": SeatName(state.executor)})
    return _own(state, seat, verb, rest)


def _during_copies(state: State, seat: Seat, verb: str) -> Text:
    if state.chapel[seat]:
        return Text("touria-refused-copy-chapel")
    if seat == state.active:
        return Text("touria-refused-copy-own")
    if not state.answers[seat]:
        return Text("touria-refused-copy-over")
    own = state.holdings[seat]
    if verb == "elixir":
        return Text("touria-refused-copy-idle" if own.elixirs else "touria-refused-copy-elixir")
    if verb == "flagon" and "flagon" not in own.items:
        return Text("touria-refused-not-owned", {"item": item("flagon")})
    if verb == "flagon":
        return Text("touria-refused-copy-idle")
    return Text("touria-refused-unknown")


def _own(state: State, seat: Seat, verb: str, rest: str) -> Text:
    if verb in ITEMS:
        return _about_item(state, seat, verb)
    if verb in ("to", "route", "arrive", "tower", "sword", "enter"):
        return _about_moving(state, seat, verb, rest)
    if verb == "fly" and rest not in PLACES:
        return Text("touria-refused-fly")
    if verb in ("execute", "sell", "pair", "triple", "order", "take", "swap"):
        return Text("touria-refused-action")
    if verb == "double":
        return Text("touria-refused-double")
    if verb in ("pay", "reroll", "give"):
        return Text("touria-refused-pay")
    if verb == "open":
        return Text("touria-refused-door")
    return Text("touria-refused-unknown")


def _about_item(state: State, seat: Seat, name: str) -> Text:
    if name not in state.holdings[seat].items:
        return Text("touria-refused-not-owned", {"item": item(name)})
    if name == items.MIRROR and items.copied(state) is None:
        return Text("touria-refused-mirror")
    return Text("touria-refused-window", {"item": item(name)})


def _about_moving(state: State, seat: Seat, verb: str, rest: str) -> Text:
    if verb == "enter":
        if castle.ready(state.holdings[seat], state.target):
            return Text("touria-refused-enter-later")
        return Text("touria-refused-enter", {"target": state.target})
    if verb in ("tower", "sword"):
        if rest not in TOWERS:
            return Text("touria-refused-unknown")
        if state.phase != "start":
            return Text("touria-refused-tower-later")
        if verb == "sword":
            return Text("touria-refused-sword")
        action = towers.facing(state, seat)[TOWERS.index(rest)]
        return Text("touria-refused-tower", {"place": space(action)})
    if state.phase != "route":
        return Text("touria-refused-route-later")
    if verb != "to":
        return Text("touria-refused-route")
    if suggestions(state) and not state.turn.stepwise:
        return Text("touria-refused-stepwise")
    here = reach.here(state)
    road = next((road for other, road in NEIGHBOURS.get(here, ()) if other == rest), None)
    if road is None:
        return Text("touria-refused-road", {"space": space(here)})
    if state.turn.used >> road & 1:
        return Text("touria-refused-road-twice")
    return Text(
        "touria-refused-coins", {"coins": state.holdings[seat].coins, "free": COMPONENTS.movement.free_steps}
    )
