"""The best that a seat could do at a place, as an option in words."""

from __future__ import annotations

from functools import reduce
from itertools import groupby

from games.engine.chance import QuickChance
from games.engine.copying import copied
from games.engine.decision import Option
from games.engine.text import Seat, Text
from games.touria.mind.plays import NOTHING, Plays
from games.touria.model import State
from games.touria.rules import actions
from games.touria.rules.act import Act
from games.touria.rules.execution import begun_anew
from games.touria.rules.phases.target import paint, paint_option
from games.touria.rules.places import forest_fairy
from games.touria.rules.wording import shortage
from games.touria.telling.naming import item


def best(state: State, seat: Seat, place: str) -> Text | None:
    """Return the best that ``seat`` could do at ``place`` with its current holdings; None if nothing."""
    found = best_option(state, seat, place)
    return None if found is None else told(state, place, found)


def told(state: State, place: str, found: Option) -> Text:
    """Return the result of the best option at ``place``."""
    if place == forest_fairy.NAME and len(state.display) > 1:
        first, second = (item(name) for name in state.display)
        return Text("touria-yield-either", {"first": first, "second": second})
    return found.label


def best_option(state: State, seat: Seat, place: str) -> Option | None:
    """Return the best play of ``seat`` at ``place`` as an option with its first answer; None without one."""
    begun = begun_anew(state, place)
    _, play = max(Plays(begun, seat).ways_at(place), default=NOTHING)
    if not play:
        return None
    names = [name for name in play.split(", ") if name != "stop"]
    if len(names) == 1:
        return actions.option(begun, seat, names[0])
    world, steps = copied(begun), list[Option]()
    act = Act(world, QuickChance(0))
    for name in names:
        if world.pending:
            steps.append(paint_option(name))
            paint(act, seat, name)
        else:
            steps.append(actions.option(world, seat, name))
            actions.do(act, seat, name)
    alike = [(label, len(list(same))) for label, same in groupby(step.label for step in steps)]
    label = reduce(_and_then, [_times(each, count) for each, count in alike])
    return Option(names[0], label, next(filter(None, map(shortage, steps)), None))


def _times(what: Text, count: int) -> Text:
    return what if count == 1 else Text("touria-yield-times", {"what": what, "count": count})


def _and_then(first: Text, second: Text) -> Text:
    return Text("touria-yield-both", {"first": first, "second": second})
