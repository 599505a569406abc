"""The fountain fairy takes a black gem out of the game. rules/touria#7.4."""

from __future__ import annotations

from games.engine.decision import Option
from games.engine.text import Seat, Text
from games.touria.components import BLACK
from games.touria.model import State
from games.touria.rules.act import Act
from games.touria.rules.execution import BEGIN
from games.touria.rules.items import banish
from games.touria.rules.places import Place
from games.touria.telling.naming import to_space

_BEGIN = Option(BEGIN, Text("touria-do-fountain_fairy"), Text("touria-about-fountain_fairy"))


def _ids(state: State, seat: Seat) -> list[str]:
    return [BEGIN] if state.holdings[seat].gems[BLACK] else []


def _do(act: Act, seat: Seat, name: str) -> bool:
    act.tell("touria-event-place", seat, place=to_space("fountain_fairy"))
    banish(act, seat)
    return True


PLACE = Place(_ids, lambda state, seat, name: _BEGIN, _do)
