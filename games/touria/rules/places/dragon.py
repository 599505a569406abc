"""The dragon: a roll of the die of colors, and a heart for a gem of its color. rules/touria#7.6."""

from __future__ import annotations

from msgspec.structs import replace

from games.engine.decision import Option
from games.engine.text import Seat, Text
from games.touria.components import COLOURS
from games.touria.mind.plays import Plays
from games.touria.model import State
from games.touria.rules import payments, wording
from games.touria.rules.act import Act, available, within
from games.touria.rules.execution import BEGIN
from games.touria.rules.items import use_option
from games.touria.rules.places import Place
from games.touria.rules.wording import short, then
from games.touria.telling.naming import gem

_BEGIN = Option(BEGIN, Text("touria-do-dragon"), Text("touria-about-dragon"))
_REROLL = Option("reroll", Text("touria-do-reroll"))
_STOP = Option("stop", Text("touria-do-retreat"), Text("touria-hint-retreat"))


def _ids(state: State, seat: Seat) -> list[str]:
    return roll_ids(state, seat) if state.phase == "dragon" else [BEGIN]


def roll_ids(state: State, seat: Seat) -> list[str]:
    """Return the possible answers to the roll."""
    own = state.holdings[seat]
    if state.turn.paint:
        return ["pay"]
    hearts = available(state, "hearts") > 0
    match = hearts and payments.affordable(state, seat, payments.units(state.die, 1))
    found = ["pay"] if match else []
    if hearts and own.items:
        found += payments.brushes(state, seat)
    if own.swords and not (match and state.options.dragon_reroll == "only_without_match"):
        found.append("reroll")
    return [*found, "stop"]


def _do(act: Act, seat: Seat, name: str) -> bool:
    if name == BEGIN:
        act.tell("touria-event-fight", seat)
        _roll(act, seat)
        return False
    if name == "reroll":
        act.pay(seat, "swords", 1)
        _roll(act, seat)
        return False
    if name == "pay":
        payments.pay_painted(act, seat, list(payments.units(act.state.die, 1)))
        act.receive(seat, "hearts", 1)
        return True
    if name == "stop":
        act.tell("touria-event-retreat", seat)
        return True
    payments.take_brush(act, seat, name)
    return False


def _roll(act: Act, seat: Seat) -> None:
    state = act.state
    state.die = act.here("dragon").below(len(COLOURS))
    state.phase = "dragon"
    act.tell("touria-event-roll", seat, gem=gem(state.die))


def _option(state: State, seat: Seat, name: str) -> Option:
    if name == BEGIN:
        begin = _with_odds(_BEGIN, "touria-hint-dragon", state, seat)
        return short(begin, "hearts", within(state, "hearts", 1), 1)
    if name == "reroll":
        return _with_odds(_REROLL, "touria-hint-reroll", state, seat)
    if name == "pay":
        return replace(payments.gem_option(state.die), hint=then(state, seat, "hearts", 1))
    return _STOP if name == "stop" else use_option(state, name)


def _with_odds(option: Option, key: str, state: State, seat: Seat) -> Option:
    """Return ``option`` with the chance of its roll: how many of the die's colors ``seat`` can pay."""
    works = Plays(state, seat).matches()
    return replace(option, hint=Text(key, {"works": works, "of": len(COLOURS)}), is_hopeless=not works)


def _prompt(state: State, seat: Seat) -> Text:
    if state.phase != "dragon":
        return wording.executing(state, seat)
    return Text("touria-prompt-dragon", {"gem": gem(state.die)})


PLACE = Place(_ids, _option, _do, _prompt)
