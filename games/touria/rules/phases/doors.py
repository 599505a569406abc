"""The doors of the castle, and the gifts for the dwellers behind them. rules/touria#10.2.

One door must be opened in a turn, more may be.
"""

from __future__ import annotations

from games.engine.decision import Decision, Option
from games.engine.text import Seat, Text
from games.touria.components import COLOURS, COMPONENTS
from games.touria.model import State
from games.touria.rules import castle, items, payments
from games.touria.rules.act import Act
from games.touria.rules.phases import Phase, always, end
from games.touria.telling.naming import dweller, effect, the_item

_STOP = Option("stop", Text("touria-do-stop-opening"), Text("touria-hint-stop-opening"))
_THINGS = ("elixir", "sword", "coin")
_NOTHING = Option("nothing", Text("touria-do-give-nothing"), Text("touria-hint-give-nothing"))


def _ids(state: State, seat: Seat) -> list[str]:
    found = [f"open {door}" for door in castle.closed_doors(state)]
    found += items.usable_ids(state, seat, items.IN_CASTLE)
    if state.turn.opened:
        found.append(_STOP.id)
    return found


def _apply(act: Act, seat: Seat, name: str) -> None:
    verb, _, rest = name.partition(" ")
    if verb == "open":
        _open(act, seat, rest)
    elif verb == "stop":
        end.leave_castle(act)
    else:
        items.use_free(act, seat, verb)


def _open(act: Act, seat: Seat, door: str) -> None:
    """Open a door: win, give its dweller a gift, or leave if that is not possible."""
    state = act.state
    number = int(door[1:]) - 1
    found = state.doors[number]
    state.open[number] = True
    state.turn.opened += 1
    state.found[seat] += 1
    act.tell("touria-event-door", seat, door=number + 1, dweller=dweller(found), reveals=True)
    if found == "siblings":
        castle.win(act, (seat,), "touria-reason-siblings")
        return
    if state.open.count(False) == 1:
        act.tell("touria-event-last-door", door=state.open.index(False) + 1)
    state.turn.door = door
    state.phase = "gift"
    gifts = gift_ids(state, seat)
    if not gifts:
        act.tell("touria-event-no-gift", seat)
        end.leave_castle(act)
    elif len(gifts) == 1:
        _give(act, seat, gifts[0])


def _decision(state: State, seat: Seat) -> Decision:
    options = tuple([_option(state, name) for name in _ids(state, seat)])
    return Decision(Text("touria-prompt-doors"), options)


def _option(state: State, name: str) -> Option:
    verb, _, rest = name.partition(" ")
    if verb == "open":
        label = Text("touria-do-door", {"door": int(rest[1:])})
        return Option(name, label, Text("touria-hint-open"))
    return _STOP if verb == "stop" else items.use_option(state, name)


DOORS = Phase(_ids, _decision, _apply, verbs=("open",), refused=always("touria-refused-door"))


def gift_ids(state: State, seat: Seat) -> list[str]:
    """Return the gifts that ``seat`` can give the waiting dweller."""
    own = state.holdings[seat]
    demand = COMPONENTS.dwellers[state.doors[int(state.turn.door[1:]) - 1]]
    if demand == "item":
        return [f"give {name}" for name in own.items]
    if demand in COLOURS:
        found = payments.payments(state, seat)
        if state.turn.paint:
            return found
        brushes = payments.brushes(state, seat)
        return [*found, *brushes] if found or not brushes else [*brushes, _NOTHING.id]
    owned = {"elixir": own.elixirs, "sword": own.swords, "coin": own.coins}[demand]
    return [f"give {demand}"] if owned else []


def _give(act: Act, seat: Seat, name: str) -> None:
    """Give the gift and return to the doors."""
    state = act.state
    verb, _, rest = name.partition(" ")
    state.phase = "doors"
    if name == _NOTHING.id:
        act.tell("touria-event-no-gift", seat)
        end.leave_castle(act)
    elif name == "pay":
        payments.pay_painted(act, seat, list(payments.units(payments.wanted(state), 1)))
    elif verb != "give":
        state.phase = "gift"
        payments.take_brush(act, seat, name)
    elif rest == "elixir":
        act.tell("touria-event-gift", seat, gift=Text("touria-thing-elixir"))
        act.of(seat).elixirs -= 1
        state.gone += 1
    elif rest in _THINGS:
        act.pay(seat, "swords" if rest == "sword" else "coins", 1)
    else:
        act.tell("touria-event-gift", seat, gift=the_item(rest))
        act.of(seat).items.remove(rest)
        state.discard.append(rest)


def _gift_decision(state: State, seat: Seat) -> Decision:
    options = tuple([_gift_option(state, name) for name in gift_ids(state, seat)])
    return Decision(Text("touria-prompt-gift"), options)


def _gift_option(state: State, name: str) -> Option:
    verb, _, rest = name.partition(" ")
    if verb == "give":
        is_thing = rest in _THINGS
        label = Text("touria-do-give", {"gift": Text(f"touria-thing-{rest}") if is_thing else the_item(rest)})
        return Option(name, label, Text("touria-hint-gift") if is_thing else effect(rest))
    if verb == "pay":
        return payments.gem_option(payments.wanted(state))
    return _NOTHING if name == _NOTHING.id else items.use_option(state, name)


GIFT = Phase(gift_ids, _gift_decision, _give, verbs=("give",), refused=always("touria-refused-pay"))
