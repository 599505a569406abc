"""The question after the first execution: do it again, use an item, or be done. rules/touria#5.5 and #8.1."""

from __future__ import annotations

from games.engine.decision import Decision, Option
from games.engine.text import Seat, Text
from games.touria.components import PURPLE
from games.touria.model import State
from games.touria.rules import actions, items, payments, turns
from games.touria.rules.act import Act
from games.touria.rules.execution import BEGIN
from games.touria.rules.phases import Phase, action, always
from games.touria.rules.places import sword_master
from games.touria.rules.wording import summary

DONE = "done"
LINGER = "linger"
"""The answer of a player who is done but wants to be asked again after the copies."""
_DONE = Option(DONE, Text("touria-do-done"), Text("touria-hint-done"))
_DONE_BEFORE_HOURGLASS = Option(DONE, _DONE.label, Text("touria-hint-done-hourglass"))
_LINGER = Option(LINGER, Text("touria-do-linger"), Text("touria-hint-linger"))
_LINGER_IDLY = Option(LINGER, _LINGER.label, Text("touria-hint-linger-idle"), is_idle=True)
_PURPLE = Option("double purple", Text("touria-do-double-purple"), Text("touria-hint-double"))
_BIRD = Option("double bird", Text("touria-do-double-bird"), Text("touria-hint-double"))
_BIRD_BY_MIRROR = Option("double mirror", Text("touria-do-double-mirror"), Text("touria-hint-double"))
_OPTIONS = {option.id: option for option in (_DONE, _PURPLE, _BIRD, _BIRD_BY_MIRROR, _LINGER)}


def _ids(state: State, seat: Seat) -> list[str]:
    own = state.holdings[seat]
    found = [DONE]
    if own.gems[PURPLE]:
        own.gems[PURPLE] -= 1
        state.bag[PURPLE] += 1
        if actions.ids(state, seat):
            found.append(_PURPLE.id)
        own.gems[PURPLE] += 1
        state.bag[PURPLE] -= 1
    if own.items:
        for way in items.ways(state, seat, "bird"):
            if _executable_without(state, seat, way):
                found.append(f"double {way}")
        found += items.usable_ids(state, seat, items.FREE)
    return [*found, LINGER]


def _executable_without(state: State, seat: Seat, name: str) -> bool:
    """Return whether the action can be done again with the item ``name`` on top of the pile."""
    owned = state.holdings[seat].items
    index = owned.index(name)
    del owned[index]
    state.discard.append(name)
    possible = bool(actions.ids(state, seat))
    state.discard.pop()
    owned.insert(index, name)
    return possible


def _apply(act: Act, seat: Seat, name: str) -> None:
    """Double the action, use an item, or continue with the copies."""
    if name in (DONE, LINGER):
        act.state.turn.linger = name == LINGER
        turns.open_copies(act)
    elif name.startswith("double "):
        double(act, seat, name.removeprefix("double "))
    else:
        items.use_free(act, seat, name)


def double(act: Act, seat: Seat, way: str) -> None:
    """Pay for a second execution with a purple gem or the bird, and start it."""
    state = act.state
    if way == "purple":
        act.tell("touria-event-double", seat)
        act.pay_gems(seat, list(payments.units(PURPLE, 1)))
    else:
        items.use_up(act, seat, way)
    state.turn.doubled = True
    state.phase = "execute"
    if actions.begins_at_once(state, seat):
        action.go_on(act, seat, BEGIN)


def _decision(state: State, seat: Seat) -> Decision:
    offered = _ids(state, seat)
    known = dict(_OPTIONS)
    if turns.has_hourglass(state):
        known[DONE] = _DONE_BEFORE_HOURGLASS
    # A player with the hourglass is asked after the copies anyway, and copies make no other item useful.
    if all(name in known for name in offered):
        known[LINGER] = _LINGER_IDLY
    options = tuple([known.get(name) or items.use_option(state, name) for name in offered])
    lapses = not _must_decide(state, offered)
    return Decision(summary("touria-prompt-after", state), options, on_silence=(DONE,), lapses=lapses)


def _must_decide(state: State, offered: list[str]) -> bool:
    """Return whether only the player can decide what to do after the first execution: it could be repeated.

    Items can be used next turn as well; at the sword master's, doing it twice was offered on arrival.
    """
    if state.turn.destination == sword_master.NAME:
        return False
    return any(name.startswith("double ") for name in offered)


PHASE = Phase(_ids, _decision, _apply, verbs=("double",), refused=always("touria-refused-double"))
