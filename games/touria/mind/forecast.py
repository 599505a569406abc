"""The results of a seat's possible answers, as far as the seat can know them beforehand.

The effect of an action on the seat's own holdings is found by trying it, so it always agrees with the rules;
effects of chance are left out. Routes aren't tried, because nobody may know the gems that refill a mine: the
gems on the way are read from the mines.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct, structs

from games.engine.chance import RandomStream
from games.engine.copying import copied
from games.engine.decision import Option
from games.engine.text import Seat, Text
from games.touria.components import BLACK, COLOURS
from games.touria.mind.balance import NOTHING, Change, change
from games.touria.mind.best import best
from games.touria.mind.suggestions import Suggestion, suggestions
from games.touria.model import State
from games.touria.rules import actions, course, mines
from games.touria.rules.board import PLACES
from games.touria.rules.execution import begun_anew
from games.touria.rules.phases import fly
from games.touria.rules.phases import mine as mine_phase

_TRIED = ("arrival", "execute", "dragon", "thief", "after", "gift")
"""Phases whose answers can be tried: chance has no part in their effect on the seat's own holdings."""

_IDLE = ("done", "linger", "skip", "pass", "stop", "nothing")
"""Answers that only continue the game."""


class Prospect(Struct, frozen=True):
    """The result of one possible answer.

    ``id`` and ``label`` are those of its option. ``change`` is its certain effect on the holdings; ``either``
    lists pairs of gems; the seat gets one gem of each pair. A suggested route has a ``number`` and its
    spaces, ``route``. ``then`` is the best action at the place the answer leads to, if any.
    """

    id: str
    label: Text
    change: Change = NOTHING
    either: tuple[tuple[str, str], ...] = ()
    number: int = 0
    route: tuple[str, ...] = ()
    then: Text | None = None


def prospects(state: State, seat: Seat) -> tuple[Prospect, ...]:
    """Return the prospects of the answers of ``seat`` that matter.

    For the executor, these are its next answers; for a possible copier, the first answers of a copy.
    """
    if state.phase == "copy":
        return _of_copy(state, seat)
    if state.winners or seat != state.executor or state.pending:
        return ()
    if state.phase == "route":
        return tuple(_of_route(state, suggestion) for suggestion in suggestions(state))
    if state.phase == "fly":
        return tuple(
            Prospect(option.id, option.label, then=best(state, seat, place))
            for option, place in zip(fly.OPTIONS, PLACES, strict=True)
        )
    if state.phase == "mine":
        return tuple(
            Prospect(name, mine_phase.option(name).label, Change(gems=_units([colour])))
            for name, colour in mine_phase.picks(state).items()
        )
    if state.phase in _TRIED:
        return _of_trials(state, seat, course.decisions(state)[seat].options)
    return ()


def _of_copy(state: State, seat: Seat) -> tuple[Prospect, ...]:
    own = state.holdings[seat]
    if not state.answers[seat] or not (own.elixirs or "flagon" in own.items):
        return ()
    begun = begun_anew(state, state.turn.destination)
    copied = structs.replace(begun, executor=seat, answers=[""] * state.seats)
    options = [actions.option(copied, seat, name) for name in actions.ids(copied, seat)]
    return _of_trials(copied, seat, options)


def _of_trials(state: State, seat: Seat, options: Iterable[Option]) -> tuple[Prospect, ...]:
    found = (_of_trial(state, seat, option) for option in options)
    return tuple(prospect for prospect in found if prospect is not None)


def _of_trial(state: State, seat: Seat, option: Option) -> Prospect | None:
    if option.id.partition(" ")[0] in _IDLE:
        return None
    world = copied(state)
    course.apply(world, seat, (option.id,), RandomStream(bytes(32)))
    return Prospect(option.id, option.label, change(state.holdings[seat], world.holdings[seat]))


def _of_route(state: State, suggestion: Suggestion) -> Prospect:
    turn, trail = state.turn, suggestion.trail
    picks = dict(suggestion.picks)
    taken: list[int] = []
    either: list[tuple[str, str]] = []
    for mine in trail.mines:
        offered = mines.on_offer(state, mine)
        if mine in picks:
            taken.append(picks[mine])
        elif mines.is_choice(offered):
            either.append((COLOURS[offered[0]], COLOURS[offered[1]]))
        elif not mines.is_uncertain(state, mine):
            taken += offered if BLACK in offered else offered[:1]
    return Prospect(
        suggestion.id,
        Text("touria-way", {"steps": trail.steps}),
        Change(coins=-suggestion.cost, gems=_units(taken)),
        tuple(either),
        suggestion.number,
        (turn.origin, *trail.path),
    )


def _units(colours: list[int]) -> tuple[int, ...]:
    return tuple(colours.count(colour) for colour in range(len(COLOURS)))
