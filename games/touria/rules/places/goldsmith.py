"""The goldsmith: a coin for a gem, hearts for two or three equal ones. rules/touria#7.7."""

from __future__ import annotations

from games.engine.decision import Option
from games.engine.text import Seat, Text
from games.touria.components import COLOURS
from games.touria.model import State
from games.touria.rules import payments
from games.touria.rules.act import Act, within
from games.touria.rules.items import use_option
from games.touria.rules.places import Place
from games.touria.rules.wording import short, then
from games.touria.telling.naming import gems_of, to_space


def _ids(state: State, seat: Seat) -> list[str]:
    found = payments.payments(state, seat)
    return found + payments.brushes(state, seat) if state.holdings[seat].items else found


def _do(act: Act, seat: Seat, name: str) -> bool:
    deal, _, rest = name.partition(" ")
    if deal not in payments.DEALS:
        payments.take_brush(act, seat, name)
        return False
    act.tell("touria-event-place", seat, place=to_space("goldsmith"))
    kind, amount = payments.won(act.state, name)
    need = payments.units(COLOURS.index(rest), payments.DEALS[deal])
    payments.pay_painted(act, seat, list(need))
    act.receive(seat, kind, amount)
    return True


def _option(state: State, seat: Seat, name: str) -> Option:
    deal, _, rest = name.partition(" ")
    if deal not in payments.DEALS:
        return use_option(state, name)
    kind, amount = payments.won(state, name)
    paid = gems_of(COLOURS.index(rest), payments.DEALS[deal])
    if deal != "triple":
        return Option(name, Text(f"touria-do-{deal}", {"gems": paid}), then(state, seat, kind, amount))
    got = within(state, kind, amount)
    label = Text("touria-do-triple", {"gems": paid, "hearts": got})
    return short(Option(name, label, then(state, seat, kind, got)), kind, got, amount)


PLACE = Place(_ids, _option, _do)
