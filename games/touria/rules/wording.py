"""Words of several questions: the turn so far, and what the bank gives; rules/touria#7.10."""

from __future__ import annotations

from msgspec.structs import replace

from games.engine.decision import Option
from games.engine.text import Argument, Seat, Text
from games.touria.mind import balance
from games.touria.model import Currency, State
from games.touria.rules.act import within
from games.touria.telling.naming import to_space

_THEN: dict[Currency, str] = {"hearts": "touria-hint-then-hearts", "coins": "touria-hint-then-coins"}
_SHORT: dict[Currency, str] = {
    "hearts": "touria-hint-short-hearts",
    "coins": "touria-hint-short-coins",
    "swords": "touria-hint-short-swords",
}


def at(key: str, place: str, so_far: Text | None = None) -> Text:
    """Return a prompt that names the place, and the gains so far if given."""
    args: dict[str, Argument] = {"place": to_space(place)}
    if so_far is not None:
        args["so_far"] = so_far
    return Text(key, args)


def executing(state: State, seat: Seat) -> Text:
    """Return the prompt to go on with the action of the place, one's own or copied."""
    place = state.turn.destination
    if seat == state.active:
        return at("touria-prompt-execute", place, so_far(state))
    return at("touria-prompt-copied", place)


def so_far(state: State) -> Text:
    """Return the active player's gains in the running turn; only they may see it."""
    return balance.so_far(balance.of_turn(state) or balance.NOTHING)


def summary(key: str, state: State) -> Text:
    """Return a prompt for the active player with the turn so far and what they lack for the castle."""
    if state.chapel[state.active]:
        return Text(f"{key}-castle")
    lacking = balance.lacking(state.holdings[state.active], state.target)
    return Text(key, {"so_far": so_far(state), "lacking": lacking})


def then(state: State, seat: Seat, kind: Currency, more: int) -> Text:
    """Return the number of hearts or coins ``seat`` would have, and the number that opens the castle."""
    have: int = getattr(state.holdings[seat], kind)
    return Text(_THEN[kind], {"have": have + within(state, kind, more), "target": state.target})


def short(option: Option, kind: Currency, got: int, full: int) -> Option:
    """Return ``option`` with a remark if the bank can't pay in full, hopeless if it can't pay at all."""
    if got == full:
        return option
    return replace(option, hint=Text(_SHORT[kind], {"count": got}), is_hopeless=not got)


def shortage(option: Option) -> Text | None:
    """Return the remark that the bank can't pay in full for ``option``; None if it can."""
    return option.hint if option.hint is not None and option.hint.key in _SHORT.values() else None
