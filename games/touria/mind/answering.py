"""A quick, sensible answer to any question, from what the seat knows.

It looks ahead to the end of the turn: the gains on the way, and the best action at its end. Playouts consist
of such answers, and a search tries them first.
"""

from __future__ import annotations

from collections.abc import Callable

from games.engine.chance import Chance
from games.engine.copying import copied
from games.engine.decision import Choice
from games.engine.text import Seat
from games.touria.components import PURPLE
from games.touria.mind import deeds
from games.touria.mind.deeds import best_loot, best_pick
from games.touria.mind.estimates import Estimate
from games.touria.mind.judgement import strength
from games.touria.mind.openings import LEAST, bonuses, free_items, starts, unknown_doors
from games.touria.mind.plays import Found
from games.touria.model import State
from games.touria.rules import castle, copying, course, items
from games.touria.rules.phases.doors import gift_ids


def waiting(state: State) -> tuple[Seat, ...]:
    """Return the seats that owe an answer, in a copy window those that haven't answered, in order."""
    if state.winners:
        return ()
    if state.phase != "copy":
        return (state.executor,)
    return tuple(seat for seat in copying.comers(state) if state.answers[seat] in copying.UNANSWERED)


def answer(state: State, seat: Seat, chance: Chance) -> Choice:
    """Return a quick answer of ``seat``, which must owe one."""
    return max(weigh(state, seat, chance))[1]


def weigh(state: State, seat: Seat, chance: Chance) -> list[tuple[float, Choice]]:
    """Return the plausible answers of ``seat`` with their gains, in logits.

    Answers that can't be wrong are worth ``FIRST`` more. There are several only if the choice needs thought.
    """
    if state.pending == "paintbrush":
        return [(gain, (name,)) for gain, name in deeds.paintings(state, seat)]
    if state.pending:
        return [(0.0, _tried(state, seat, chance))]
    return [(gain, (name,)) for gain, name in _WEIGHED[state.phase](state, seat)]


# After the action


def afters(state: State, seat: Seat) -> list[Found]:
    """Return the options after the first execution, with their gains."""
    found = [(LEAST, "done")]
    own, place = state.holdings[seat], state.turn.destination
    if own.gems[PURPLE]:
        estimate = Estimate(state, seat)
        own.gems[PURPLE] -= 1
        state.bag[PURPLE] += 1
        found += [(gain, "double purple") for gain, _ in estimate.ways_at(place)]
        own.gems[PURPLE] += 1
        state.bag[PURPLE] -= 1
    if own.items:
        for way in items.ways(state, seat, "bird"):
            estimate = Estimate(state, seat)
            index = estimate.put_down(way)
            found += [(gain, f"double {way}") for gain, _ in estimate.ways_at(place)]
            estimate.take_back(way, index)
        estimate = Estimate(state, seat)
        found += [one for one in free_items(state, seat, estimate) if one[0] >= LEAST]
    return found


def copies(state: State, seat: Seat) -> list[Found]:
    """Return the copy answers of ``seat`` with their gains."""
    found = [(LEAST, "pass")]
    own, place = state.holdings[seat], state.turn.destination
    for way in copying.pay_ids(state, seat):
        estimate, index = Estimate(state, seat), 0
        if way == "elixir":
            own.elixirs -= 1
        else:
            index = estimate.put_down(way)
        for gain, play in estimate.ways_at(place):
            found.append((gain, f"{way} {play}" if play.startswith("take ") else way))
        if way == "elixir":
            own.elixirs += 1
        else:
            estimate.take_back(way, index)
    return found


def ends(state: State, seat: Seat) -> list[Found]:
    """Return the options at the end of a turn, with their gains."""
    found = [(LEAST, "end")]
    if state.holdings[seat].items:
        found += [(1.0, way) for way in items.ways(state, seat, "hourglass")]
        if not state.chapel[seat]:
            found += [one for one in free_items(state, seat, Estimate(state, seat)) if one[0] >= LEAST]
    return found


# In the castle


def _doors(state: State, seat: Seat) -> str:
    own = state.holdings[seat]
    for door in state.looked[seat]:
        number = int(door[1:]) - 1
        if not state.open[number] and state.doors[number] == "siblings":
            return f"open {door}"
    unknown = unknown_doors(state, seat)
    if own.items:
        for way in items.ways(state, seat, "crystal_ball"):
            if len(unknown) > 1:
                return way
        if "crystal_ball" in state.display and len(unknown) > 1:
            for way in items.ways(state, seat, "chest"):
                return way
    return f"open {(unknown or castle.closed_doors(state))[0]}"


def _gift(state: State, seat: Seat) -> str:
    names = gift_ids(state, seat)
    if names[0].startswith("give ") and len(names) > 1:
        worth = {"crystal_ball": 3.0, "chest": 2.0, "hourglass": 4.0, "mirror": 1.0}
        return min(names, key=lambda name: (worth.get(name[5:], 0.0), name))
    return "pay" if "pay" in names else names[0]


# Rare questions


def _tried(state: State, seat: Seat, chance: Chance) -> Choice:
    """Return the answer with the best result for the seat, by trying each on a copy of the state."""
    offered = course.choices(state, seat)
    if state.pending == "crystal_ball":
        unknown = [name for name in offered.ids if name[5:] not in state.looked[seat]]
        rest = [name for name in offered.ids if name not in unknown]
        chosen = {*[*unknown, *rest][: offered.minimum]}
        return tuple(name for name in offered.ids if name in chosen)

    def stands(answer: str) -> float:
        world = copied(state)
        course.make(world, seat, (answer,), chance)
        return strength(world, seat)

    return (max(offered.ids, key=stands),)


def _only(answer_of: Callable[[State, Seat], str]) -> Callable[[State, Seat], list[Found]]:
    """Return a weighing function for a phase in which one answer is clearly best."""
    return lambda state, seat: [(0.0, answer_of(state, seat))]


_WEIGHED: dict[str, Callable[[State, Seat], list[Found]]] = {
    "bonus": bonuses,
    "start": starts,
    "fly": deeds.flights,
    "route": deeds.routes,
    "mine": _only(best_pick),
    "arrival": deeds.arrivals,
    "execute": deeds.executions,
    "dragon": deeds.fights,
    "thief": _only(best_loot),
    "after": afters,
    "copy": copies,
    "end": ends,
    "doors": _only(_doors),
    "gift": _only(_gift),
}
