"""A flight by wizard or broom: it takes no roads, mines or steps. rules/touria#7.8 and #9."""

from __future__ import annotations

from games.engine.decision import Decision, Option
from games.engine.text import Seat, Text
from games.touria.model import State
from games.touria.rules.act import Act
from games.touria.rules.board import PLACES
from games.touria.rules.phases import UNKNOWN, Phase
from games.touria.telling.naming import space, to_space

OPTIONS = tuple(
    Option(f"fly {place}", Text("touria-do-fly", {"place": space(place)}), Text(f"touria-about-{place}"))
    for place in PLACES
)
"""The flights, in the order of ``PLACES``."""
_IDS = tuple(option.id for option in OPTIONS)
_DECISION = Decision(Text("touria-prompt-fly"), OPTIONS)


def _apply(act: Act, seat: Seat, name: str) -> None:
    state, turn = act.state, act.state.turn
    turn.destination = name.removeprefix("fly ")
    turn.path = [turn.destination]
    turn.at = 1
    turn.under_way = True
    state.last_journey = None
    state.group = turn.destination
    state.phase = "arrival"
    act.tell("touria-event-fly", state.active, place=to_space(turn.destination))


def _refused(state: State, seat: Seat, answer: str) -> Text:
    return UNKNOWN if answer in _IDS else Text("touria-refused-fly")


PHASE = Phase(
    lambda state, seat: _IDS, lambda state, seat: _DECISION, _apply, verbs=("fly",), refused=_refused
)
