"""The forest fairy gives an item from her display. rules/touria#7.3."""

from __future__ import annotations

from games.engine.decision import Option
from games.engine.text import Seat
from games.touria.model import State
from games.touria.rules import items
from games.touria.rules.act import Act
from games.touria.rules.places import Place

NAME = "forest_fairy"


def _ids(state: State, seat: Seat) -> list[str]:
    return [f"take {name}" for name in state.display]


def _do(act: Act, seat: Seat, name: str) -> bool:
    items.take(act, seat, name.removeprefix("take "))
    return True


def _option(state: State, seat: Seat, name: str) -> Option:
    return items.take_option(name.removeprefix("take "))


PLACE = Place(_ids, _option, _do)
