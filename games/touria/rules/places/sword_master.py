"""The sword master gives swords. rules/touria#7.1."""

from __future__ import annotations

from games.engine.decision import Option
from games.engine.text import Seat, Text
from games.touria.components import COMPONENTS
from games.touria.model import State
from games.touria.rules.act import Act, available, within
from games.touria.rules.execution import BEGIN
from games.touria.rules.places import Place
from games.touria.rules.wording import short
from games.touria.telling.naming import to_space

NAME = "sword_master"
SWORDS = COMPONENTS.rewards.swords


def _ids(state: State, seat: Seat) -> list[str]:
    return [BEGIN] if available(state, "swords") > 0 else []


def _do(act: Act, seat: Seat, name: str) -> bool:
    act.tell("touria-event-place", seat, place=to_space(NAME))
    act.receive(seat, "swords", SWORDS)
    return True


def _option(state: State, seat: Seat, name: str) -> Option:
    swords = within(state, "swords", SWORDS)
    label = Text("touria-do-sword_master", {"count": swords})
    return short(Option(name, label, Text("touria-about-sword_master")), "swords", swords, SWORDS)


PLACE = Place(_ids, _option, _do)
