"""The form for a walk: the way, what to do at the place, and whether that is all; rules/touria#5.

Each of its answers is an ordinary one. It doesn't ask about anything that a way or an action would first
reveal: it tries them on a copy of the state, without chance.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NoReturn

from msgspec.structs import replace

from games.engine.copying import copied
from games.engine.decision import AnswerForm, Choice, Decision, Option
from games.engine.game import Refused
from games.engine.text import Seat, Text
from games.touria.model import State
from games.touria.rules import course
from games.touria.rules.phases import after, arrival, end, route
from games.touria.rules.wording import at

WAY, THERE, THEN = "way", "there", "then"
"""The parts of the form."""
LATER, FINISH = "later", "finish"
"""The answer to be asked as usual, and the one to be done after the action."""
_LAST = {"after": after.DONE, "end": end.END}
"""The answer that ends the turn, by phase."""
_MOST = 25
"""Maximum number of options in a part."""
_LATER = Option(LATER, Text("touria-form-later"), Text("touria-form-later-hint"))
_ASK_THEN = Option(LATER, Text("touria-form-ask-then"))
_FINISH = Option(FINISH, Text("touria-do-end"), Text("touria-form-finish-hint"))
_TITLE, _SOME_WAYS = Text("touria-form"), Text("touria-form-some-ways")
_DECIDE_THERE = Text("touria-form-decide-there")


def form(state: State, seat: Seat) -> AnswerForm | None:
    """Return the form for the walk of ``seat``; None unless its actions at the place are known already."""
    if state.winners or seat != state.executor or state.phase != "route" or state.pending:
        return None
    ways = [option for option in route.options(state) if option.id.partition(" ")[0] in ("route", "arrive")]
    arrivals = [_arrived(state, seat, option.id) for option in ways]
    offers = [_offers(arrived, seat) for arrived in arrivals if arrived is not None]
    actions = _in_all(offers)
    if all(option.id == arrival.SKIP for option in actions) or max(len(ways), len(actions)) >= _MOST:
        return None
    shown = tuple(
        option if arrived is not None else replace(option, hint=_DECIDE_THERE)
        for option, arrived in zip(ways, arrivals, strict=True)
    )
    parts = {
        WAY: Decision(Text("touria-form-way"), shown, given=(shown[0].id,) if len(shown) == 1 else None),
        THERE: Decision(at("touria-form-there", state.turn.destination), (_LATER, *actions), given=(LATER,)),
        THEN: Decision(Text("touria-form-then"), (_ASK_THEN, _FINISH), given=(LATER,)),
    }
    return AnswerForm(_TITLE, parts)


def filled(state: State, seat: Seat, picked: Mapping[str, Choice]) -> Sequence[Choice]:
    """Return the moves that the form of ``seat`` stands for.

    :raises Refused: the place isn't reached without another question, or the form doesn't say what to do
        there.
    """
    (way,), (there,), (then,) = picked[WAY], picked[THERE], picked[THEN]
    if there == LATER:
        if then == FINISH:
            raise Refused(Text("touria-refused-form-then"))
        return [(way,)]
    arrived = _arrived(state, seat, way)
    if arrived is None:
        raise Refused(Text("touria-refused-form-way"))
    if then == LATER:
        return [(way,), (there,)]
    done = _tried(arrived, seat, there)
    if done is not None and done.phase not in _LAST:
        raise Refused(Text("touria-refused-form-asked"))
    # If the action isn't allowed or reveals something, that is the reason to refuse.
    return [(way,), (there,), (after.DONE if done is None else _LAST[done.phase],)]


def _arrived(state: State, seat: Seat, way: str) -> State | None:
    """Return the state after ``way``; None if something is revealed or asked before the place is reached."""
    found = _tried(state, seat, way)
    return found if found is not None and found.phase == "arrival" else None


def _offers(arrived: State, seat: Seat) -> Sequence[Option]:
    asked = course.decision(arrived, seat)
    return () if asked is None else asked.options


def _in_all(offers: Sequence[Sequence[Option]]) -> list[Option]:
    """Return the options found in any of ``offers``; their hints keep only what is the same in all."""
    found: dict[str, Option] = {}
    for option in [option for offered in offers for option in offered]:
        known = found.setdefault(option.id, option)
        if known.hint != option.hint:
            found[option.id] = replace(known, hint=None)
    for name, option in found.items():
        if not all(any(one.id == name for one in offered) for offered in offers):
            found[name] = replace(option, hint=_SOME_WAYS)
    return list(found.values())


class _Revealed(Exception):
    """Chance was needed, or something hidden was revealed."""


class _NoChance:
    """A source of chance that draws nothing."""

    def __init__(self) -> None:
        self.answers: list[int] = []

    def of(self, *_: Any) -> NoReturn:
        """Refuse to draw.

        :raises _Revealed: always.
        """
        raise _Revealed


def _tried(state: State, seat: Seat, name: str) -> State | None:
    """Return the state after the answer ``name``; None if it isn't offered or reveals something."""
    asked = course.decision(state, seat)
    if asked is None or not asked.allows((name,)):
        return None
    tried = copied(state)
    try:
        events = course.apply(tried, seat, (name,), _NoChance())
    except _Revealed:
        return None
    return None if any(event.reveals or event.audience is not None for event in events) else tried
