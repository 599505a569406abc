"""Entering the castle, its doors and their dwellers, and how the game is won. rules/touria#10."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from games.engine.decision import Option
from games.engine.text import Seat, Text
from games.touria.components import BLACK, COLOURS, COMPONENTS
from games.touria.model import Holdings, State
from games.touria.rules import items, payments, place_words
from games.touria.rules.act import Act
from games.touria.telling.naming import dweller, effect, item

Leave = Callable[[Act], None]
_THINGS = ("elixir", "sword", "coin")

ENTER = Option("enter", Text("touria-do-enter"), Text("touria-hint-enter"))
_STOP = Option("stop", Text("touria-do-stop-opening"), Text("touria-hint-stop-opening"))
_NOTHING = Option("nothing", Text("touria-do-give-nothing"), Text("touria-hint-give-nothing"))


def ready(own: Holdings, target: int) -> bool:
    """Return whether the castle's conditions are met: hearts with the rose, coins, and no black gem."""
    return own.hearts + ("rose" in own.items) >= target and own.coins >= target and not own.gems[BLACK]


def can_enter(state: State) -> bool:
    """Return whether the active player may enter now; in a sudden marriage nobody enters."""
    return state.options.ending == "doors" and ready(state.holdings[state.active], state.target)


def check_marriage(act: Act, seat: Seat) -> None:
    """End a sudden marriage if ``seat``, which has just acted, meets the conditions; rules/touria#10.3."""
    state = act.state
    sudden = state.options.ending == "sudden_marriage" and not state.winners
    if sudden and ready(state.holdings[seat], state.target):
        win(act, (seat,), "touria-reason-marriage")


def enter(act: Act) -> None:
    """Open the screen, pay, and go to the doors; rules/touria#10.1."""
    state, seat = act.state, act.state.active
    own = state.holdings[seat]
    state.chapel[seat] = True
    state.before = None
    act.tell("touria-event-enter", seat, reveals=True)
    if sum(state.chapel) > 1:
        act.tell("touria-event-race", count=sum(state.chapel))
    if state.options.entry_payment:
        if own.hearts < state.target:
            items.use_up(act, seat, "rose")
        act.pay(seat, "hearts", min(own.hearts, state.target))
        act.pay(seat, "coins", state.target)
    state.phase = "doors"


def door_ids(state: State) -> list[str]:
    """Return the options of a player in the chapel, who must open one door per turn. rules/touria#10.2."""
    found = [f"open {door}" for door in items.closed_doors(state)]
    found += items.usable_ids(state, state.active, items.IN_CASTLE)
    if state.turn.opened:
        found.append("stop")
    return found


def door_option(state: State, name: str) -> Option:
    """Return the option ``name`` of a player in the chapel."""
    verb, _, rest = name.partition(" ")
    if verb == "open":
        return _open_option(rest)
    return _STOP if verb == "stop" else items.use_option(state, name)


def open_door(act: Act, door: str, leave: Leave) -> None:
    """Open a door: win, give its dweller a gift, or ``leave`` if that is not possible."""
    state, seat = act.state, act.state.active
    number = int(door[1:]) - 1
    found = state.doors[number]
    state.open[number] = True
    state.turn.opened += 1
    state.found[seat] += 1
    act.tell("touria-event-door", seat, door=number + 1, dweller=dweller(found), reveals=True)
    if found == "siblings":
        win(act, (seat,), "touria-reason-siblings")
        return
    if state.open.count(False) == 1:
        act.tell("touria-event-last-door", door=state.open.index(False) + 1)
    state.turn.door = door
    state.phase = "gift"
    gifts = gift_ids(state)
    if not gifts:
        act.tell("touria-event-no-gift", seat)
        leave(act)
    elif len(gifts) == 1:
        give(act, gifts[0], leave)


def gift_ids(state: State) -> list[str]:
    """Return the gifts that the active player can give the waiting dweller; rules/touria#10.2."""
    seat = state.active
    own = state.holdings[seat]
    demand = COMPONENTS.dwellers[state.doors[int(state.turn.door[1:]) - 1]]
    if demand == "item":
        return [f"give {name}" for name in own.items]
    if demand in COLOURS:
        found = payments.payments(state, seat)
        if state.turn.paint:
            return found
        brushes = payments.brushes(state, seat)
        return [*found, *brushes] if found or not brushes else [*brushes, "nothing"]
    owned = {"elixir": own.elixirs, "sword": own.swords, "coin": own.coins}[demand]
    return [f"give {demand}"] if owned else []


def gift_option(state: State, name: str) -> Option:
    """Return the option of a gift."""
    verb, _, rest = name.partition(" ")
    if verb == "give":
        return _thing_option(rest) if rest in _THINGS else _give_option(rest)
    return _NOTHING if verb == "nothing" else place_words.option(state, state.active, name)


def give(act: Act, choice: str, leave: Leave) -> None:
    """Give the gift and return to the doors."""
    state, seat = act.state, act.state.active
    verb, _, rest = choice.partition(" ")
    state.phase = "doors"
    if choice == "nothing":
        act.tell("touria-event-no-gift", seat)
        leave(act)
    elif choice == "pay":
        colour = COLOURS.index(COMPONENTS.dwellers[state.doors[int(state.turn.door[1:]) - 1]])
        payments.pay_painted(act, seat, [int(other == colour) for other in range(len(COLOURS))])
    elif verb != "give":
        state.phase = "gift"
        items.use(act, seat, choice)
        state.pending = "paintbrush"
    elif rest == "elixir":
        act.tell("touria-event-gift", seat, gift=Text("touria-thing-elixir"))
        act.of(seat).elixirs -= 1
        state.gone += 1
    elif rest in ("sword", "coin"):
        act.pay(seat, "swords" if rest == "sword" else "coins", 1)
    else:
        act.tell("touria-event-gift", seat, gift=item(rest))
        act.of(seat).items.remove(rest)
        state.discard.append(rest)


def win(act: Act, seats: tuple[Seat, ...], reason: str) -> None:
    """End the game."""
    state = act.state
    state.winners = seats
    state.reason = reason
    state.phase = "over"
    state.pending = ""
    if reason == "touria-reason-shared":
        act.tell(reason, reveals=True, count=len(seats))
    else:
        act.tell(reason, seats[0], reveals=True)


@cache
def _open_option(door: str) -> Option:
    return Option(f"open {door}", Text("touria-do-door", {"door": int(door[1:])}), Text("touria-hint-open"))


@cache
def _give_option(name: str) -> Option:
    return Option(f"give {name}", Text("touria-do-give", {"gift": item(name)}), effect(name))


@cache
def _thing_option(kind: str) -> Option:
    label = Text("touria-do-give", {"gift": Text(f"touria-thing-{kind}")})
    return Option(f"give {kind}", label, Text("touria-hint-gift"))
