"""Copying the action of another player's turn. rules/touria#8.2.

Every seat outside the chapel gets the question at the same time, including seats that can't copy, so the
question itself reveals nothing. An answer is an intent. It takes effect once every earlier seat, clockwise,
has answered. A copier first pays, which is when others learn about the copy, and then chooses. If earlier
copies left less than the seat was promised, it pays nothing and gets the question again. ``phases.copy`` has
the question in words.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.engine.text import Seat, SeatName
from games.touria.model import Answer, State
from games.touria.rules import actions, castle, execution
from games.touria.rules.act import Act
from games.touria.rules.execution import BEGIN
from games.touria.rules.places import forest_fairy
from games.touria.rules.promises import Promise, holds, promise
from games.touria.rules.seating import clockwise
from games.touria.telling.naming import the_item, to_space

MINUTES = {"two_hours": 120, "eight_hours": 480, "one_day": 1440, "wait": 4320}
"""Minutes to wait for an answer about copying, by the value of the option ``silence``."""
DECLINE = "pass"
UNANSWERED = ("asked", "again")
"""The entries in ``State.answers`` of seats that still have to answer."""
_YES = ("elixir", "flagon")
_AT_ONCE = forest_fairy.NAME
"""The place where an answer also names the item to take, because items are on display before anyone pays."""


def open_window(act: Act) -> bool:
    """Open the copy window for every seat outside the chapel; return whether it's closed again at once."""
    state = act.state
    state.phase = "copy"
    state.answers = ["" if state.chapel[seat] else "asked" for seat in range(state.seats)]
    state.answers[state.active] = ""
    state.promised = {}
    act.tell("touria-event-window", state.active, place=to_space(state.turn.destination), reveals=True)
    return settle(act)


def is_going_on(state: State) -> bool:
    """Return whether a copy window is open or a copy is in progress."""
    return state.phase == "copy" or state.executor != state.active


def ids(state: State, seat: Seat) -> list[str]:
    """Return the answers of ``seat``, which is part of the window."""
    ways = pay_ids(state, seat)
    return [*told_at_once(state, ways), *ways, DECLINE]


def pay_ids(state: State, seat: Seat) -> list[str]:
    """Return the ways ``seat`` can pay for a copy, none if it would have no effect; rules/touria#8.2."""
    own = state.holdings[seat]
    ways = ["elixir"] * (own.elixirs > 0) + ["flagon"] * ("flagon" in own.items)
    return ways if ways and _could_copy(state, seat) else []


def told_at_once(state: State, ways: Sequence[str]) -> list[str]:
    """Return an answer for each of the ``ways`` to pay and each item, where items are chosen up front."""
    if state.turn.destination != _AT_ONCE:
        return []
    return [f"{way} take {name}" for way in ways for name in state.display]


def settle(act: Act, *, copied: bool = False) -> bool:
    """Start intents clockwise until a seat has to answer or choose; return whether the window is closed.

    With ``copied``, first repeat the question to seats for which a copy has changed what they would get.
    """
    state = act.state
    while state.phase == "copy":
        if copied:
            _ask_again(state)
        copied = True
        seat = next((seat for seat in comers(state) if state.answers[seat] not in ("", DECLINE)), None)
        if seat is None:
            state.answers = [""] * state.seats
            return True
        if state.answers[seat] in UNANSWERED:
            return False
        _join(act, seat)
    return False


def _ask_again(state: State) -> None:
    """Reopen the answers of seats that would now get less than promised, or can copy only now."""
    for seat, said in enumerate(state.answers):
        if pays(said) and not holds(state.promised.get(seat, _NEVER), promise(state, seat)):
            state.answers[seat] = "again"
        elif said == DECLINE and state.promised.get(seat) == {} and _could_copy(state, seat):
            state.answers[seat] = "asked"


_NEVER = {"": 1}
"""A promise that no place can keep."""
_ANYTHING = {"": 0}
"""The promise recorded when a seat passes although it could copy: its answer is never reopened."""


def expected(state: State, seat: Seat, said: str) -> Promise:
    """Return the promise to record when ``seat`` answers ``said``: what it expects to get."""
    if pays(said):
        way, whole = chosen_in(said), promise(state, seat)
        return {way: whole[way]} if way in whole else whole
    return _ANYTHING if _could_copy(state, seat) else {}


def pays(said: Answer) -> bool:
    """Return whether ``said`` pays for a copy."""
    return said.partition(" ")[0] in _YES


def chosen_in(said: Answer) -> str:
    """Return the choice that ``said`` makes up front; empty if it makes none."""
    return said.partition(" ")[2]


def _could_copy(state: State, seat: Seat) -> bool:
    return bool(actions.ids(execution.begun_anew(state, state.turn.destination), seat))


def _join(act: Act, seat: Seat) -> None:
    """Make ``seat`` pay and start its copy, and clear the answers of the seats before it."""
    state = act.state
    for before in comers(state):
        if before == seat:
            break
        state.answers[before] = ""
    state.executor = seat
    state.phase = "execute"
    chosen = chosen_in(state.answers[seat])
    _pay(act, seat)
    offered = actions.ids(state, seat)
    if offered == [BEGIN]:
        chosen = BEGIN
    if chosen in offered and actions.do(act, seat, chosen):
        finish(act)


def _pay(act: Act, seat: Seat) -> None:
    """Pay for a copy with elixir or flagon; a discreet log only mentions the flagon. rules/touria#11."""
    state, own = act.state, act.of(seat)
    if state.answers[seat].partition(" ")[0] == "elixir":
        own.elixirs -= 1
        act.of(state.active).elixirs += 1
        if state.options.log == "table":
            act.tell("touria-event-copy-elixir", seat, reveals=True, owner=SeatName(state.active))
        else:
            act.tell("touria-event-joins", seat, reveals=True)
    else:
        own.items.remove("flagon")
        state.discard.append("flagon")
        act.tell("touria-event-copy-flagon", seat, item=the_item("flagon"), reveals=True)
    state.answers[seat] = ""


def finish(act: Act) -> None:
    """End a copied execution; ``settle`` starts the next one."""
    state = act.state
    seat, state.executor = state.executor, state.active
    state.phase = "copy"
    execution.reset(state)
    castle.check_marriage(act, seat)


def comers(state: State) -> tuple[Seat, ...]:
    """Return the seats other than the active one, in the order in which they copy."""
    return clockwise(state.sides, state.active)[1:]
