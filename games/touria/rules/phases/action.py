"""An action in progress: the answers that continue it, one's own or copied. rules/touria#7 and #8."""

from __future__ import annotations

from games.engine.decision import Decision
from games.engine.text import Seat, Text
from games.touria.model import State
from games.touria.rules import actions, copying, turns
from games.touria.rules.act import Act
from games.touria.rules.phases import Phase

_PAYING = ("pay", "reroll")


def go_on(act: Act, seat: Seat, name: str) -> None:
    """Apply an answer at the place, and end the execution if it's over."""
    if not actions.do(act, seat, name):
        return
    if seat == act.state.active:
        turns.finish(act)
        return
    copying.finish(act)
    if copying.settle(act, copied=True):
        turns.after_copies(act)


def _decision(state: State, seat: Seat) -> Decision:
    place = actions.here(state)
    options = tuple([place.option(state, seat, name) for name in place.ids(state, seat)])
    return Decision(place.prompt(state, seat), options)


def _refused(state: State, seat: Seat, answer: str) -> Text:
    return Text("touria-refused-pay" if answer.startswith(_PAYING) else "touria-refused-action")


PHASE = Phase(
    actions.ids,
    _decision,
    go_on,
    verbs=("execute", "sell", "pair", "triple", "order", "take", "swap", *_PAYING),
    refused=_refused,
)
