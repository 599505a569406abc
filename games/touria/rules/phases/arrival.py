"""The arrival at a place: its action, items, or nothing. rules/touria#5.4."""

from __future__ import annotations

from games.engine.decision import Decision, Option
from games.engine.text import Seat, Text
from games.touria.components import PURPLE
from games.touria.model import State
from games.touria.rules import actions, items, wording
from games.touria.rules.act import Act, within
from games.touria.rules.execution import BEGIN
from games.touria.rules.phases import Phase, action, after
from games.touria.rules.places import sword_master

SKIP = "skip"
_SKIP = Option(SKIP, Text("touria-do-skip"), Text("touria-hint-skip"))
TWICE = "execute "
"""The prefix of an answer that does the action twice; the way to double it follows."""
_TWO_MASTERS = 2 * sword_master.SWORDS
_TWICE_LABELS = {
    "purple": "touria-do-twice-purple",
    "bird": "touria-do-twice-bird",
    items.MIRROR: "touria-do-twice-mirror",
}


def _ids(state: State, seat: Seat) -> list[str]:
    found = actions.ids(state, seat)
    found += [f"{TWICE}{way}" for way in ways_twice(state)]
    if state.holdings[seat].items:
        found += items.usable_ids(state, seat, items.FREE)
    return [*found, SKIP]


def _apply(act: Act, seat: Seat, name: str) -> None:
    if name == SKIP:
        act.tell("touria-event-skip", seat)
        act.state.phase = "end"
    elif items.effective(act.state, name) in items.FREE:
        items.use_free(act, seat, name)
    elif name.startswith(TWICE):
        action.go_on(act, seat, BEGIN)
        after.double(act, seat, name.removeprefix(TWICE))
    else:
        action.go_on(act, seat, name)


def ways_twice(state: State) -> list[str]:
    """Return the ways to do the action twice with one answer: only at the sword master's, with enough swords.

    The sword master's action involves no choice and no chance.
    """
    if state.turn.destination != sword_master.NAME or swords_twice(state) <= sword_master.SWORDS:
        return []
    ways = ["purple"] if state.holdings[state.active].gems[PURPLE] else []
    return [*ways, *items.ways(state, state.active, "bird")]


def swords_twice(state: State) -> int:
    """Return how many swords the bank gives if the sword master's action is done twice; rules/touria#7.10."""
    return within(state, "swords", _TWO_MASTERS)


def _decision(state: State, seat: Seat) -> Decision:
    prompt = wording.at("touria-prompt-arrival", state.turn.destination, wording.so_far(state))
    return Decision(prompt, tuple([_option(state, seat, name) for name in _ids(state, seat)]))


def _option(state: State, seat: Seat, name: str) -> Option:
    if name == SKIP:
        return _SKIP
    if name.startswith(TWICE):
        label = Text(_TWICE_LABELS[name.removeprefix(TWICE)])
        return Option(name, label, Text("touria-hint-twice", {"count": swords_twice(state)}))
    if items.effective(state, name) in items.FREE:
        return items.use_option(state, name)
    return actions.option(state, seat, name)


PHASE = Phase(_ids, _decision, _apply)
