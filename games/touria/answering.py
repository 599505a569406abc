"""A quick, sensible answer to whatever a seat is asked, from what the seat knows.

It looks as far as the end of its turn: what the way brings and what can be done at its end. Playouts are made
of such answers, and a search tries them first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.engine.chance import Chance
from games.engine.decision import Choice, Option
from games.engine.text import Seat
from games.touria import castle, copying, items, journey, places, rules, turns
from games.touria.board import BY_SWORD, PLACES, TOWERS, fewest_steps
from games.touria.components import BLACK, COLOURS, PURPLE
from games.touria.estimates import IMPOSSIBLE, NOTHING, Estimate, Found
from games.touria.gear import gear
from games.touria.items import MIRROR
from games.touria.judging import strength
from games.touria.model import State

LEAST = 0.01
"""What is worth less is not done."""
_SWORD_MORE = 0.03
"""By how much more a tower must be worth that a sword turns, than what the sword is worth."""


def waiting(state: State) -> tuple[Seat, ...]:
    """Return the seats that owe an answer: of those who may copy, the one whose chance comes first."""
    if state.winners:
        return ()
    if state.phase != "copy":
        return (state.executor,)
    return tuple(seat for seat in copying.comers(state) if state.answers[seat] in copying.UNANSWERED)


def answer(state: State, seat: Seat, chance: Chance) -> Choice:
    """Return a quick answer of ``seat``, which is one of those that are waited for."""
    return max(weigh(state, seat, chance))[1]


def weigh(state: State, seat: Seat, chance: Chance) -> list[tuple[float, Choice]]:
    """Return the answers of ``seat`` that come into question and what each brings, in logits.

    What cannot be wrong is worth ``FIRST`` more. There are more than one where it is worth thinking about.
    """
    if state.pending or state.turn.paint:
        return [(0.0, _tried(state, seat, chance))]
    return [(gain, (name,)) for gain, name in _WEIGHED[state.phase](state, seat)]


def bonuses(state: State, seat: Seat) -> list[Found]:
    """Return what the starting bonuses are worth."""
    estimate = Estimate(state, seat)
    gains = estimate.gem_gains()
    found = [
        (gains[colour], f"gem {name}")
        for colour, name in enumerate(COLOURS)
        if colour not in (BLACK, PURPLE) and state.bag[colour]
    ]
    return [*found, (estimate.having("coins", 1), "coin"), (estimate.having("swords", 1), "sword")]


# The start of a turn


def starts(state: State, seat: Seat) -> list[Found]:
    """Return what may begin a turn, with what the turn is likely to bring then; the way and the place in it.

    Whatever is better done before anything else is worth more than all that follows.
    """
    if castle.can_enter(state):
        return [(FIRST, "enter")]
    estimate = Estimate(state, seat)
    free = free_items(state, seat, estimate)
    if free and max(free)[0] >= LEAST:
        gain, name = max(free)
        return [(FIRST + gain, name), *_towers(state, estimate, turns.facing(state, seat), "tower")]
    found = _towers(state, estimate, turns.facing(state, seat), "tower")
    best = max(found, default=NOTHING)[0]
    if state.holdings[seat].swords:
        loss = estimate.sword_loss()
        coming = turns.next_facing(state, seat, BY_SWORD)
        found += [
            (gain - loss - _SWORD_MORE, name) for gain, name in _towers(state, estimate, coming, "sword")
        ]
    if state.holdings[seat].items:
        for way in items.ways(state, seat, "broom"):
            found.append((estimate.best_place()[0] - estimate.without(way), way))
    if best <= IMPOSSIBLE:
        found += [(-1.0, f"pass {name}") for name in TOWERS]
    return found


FIRST = 100.0
"""What is better done before anything else is worth so much more."""


def _towers(state: State, estimate: Estimate, facing: Sequence[str], verb: str) -> list[Found]:
    """Return what the towers bring that show the actions ``facing``, where they lead anywhere."""
    found: list[Found] = []
    for number, action in enumerate(facing):
        gain = action_gain(state, estimate, action)
        if gain > IMPOSSIBLE / 2:
            found.append((gain, f"{verb} {TOWERS[number]}"))
    return found


def action_gain(state: State, estimate: Estimate, action: str) -> float:
    """Return what the tower action brings: on the way, and at its end if that is worth doing."""
    if action == turns.WIZARD:
        if not estimate.own.coins:
            return IMPOSSIBLE
        return estimate.best_place()[0] - estimate.coin_loss(1)
    gain, trail = estimate.best_trail(state.group, action)
    if trail is None:
        if gain <= IMPOSSIBLE:
            return 0.0 if turns.can_choose(state, estimate.seat, action) else IMPOSSIBLE
        return max(estimate.at(action)[0], 0.0)
    price = journey.cost(trail.steps, state.turn.boots)
    return gain + max(estimate.gain_at(action, estimate.passed(trail), price), 0.0)


def free_items(state: State, seat: Seat, estimate: Estimate) -> list[Found]:
    """Return what using the items brings that may be used in any quiet moment."""
    own = state.holdings[seat]
    if not own.items:
        return []
    found: list[Found] = []
    for name in items.FREE:
        for way in items.ways(state, seat, name):
            if items.usable(state, seat, name):
                found.append((_FREE_GAINS[name](estimate) - estimate.without(way), way))
    return found


def _frog_gain(estimate: Estimate) -> float:
    return estimate.at("fountain_fairy")[0] + 0.2


def _knapsack_gain(estimate: Estimate) -> float:
    gains = estimate.gem_gains()
    return max(sum([gains[colour] for colour in held]) for held in estimate.state.mines)


def _chest_gain(estimate: Estimate) -> float:
    return max(estimate.with_item(name) for name in estimate.state.display)


def _crystal_gain(estimate: Estimate) -> float:
    """Return that looking behind doors is for the castle, or just before it: then one knows which to open."""
    state = estimate.state
    unknown = len(unknown_doors(state, estimate.seat))
    if state.chapel[estimate.seat] or castle.can_enter(state):
        return 1.0 if unknown > 1 else 0.0
    return 0.0


_FREE_GAINS: dict[str, Callable[[Estimate], float]] = {
    "frog": _frog_gain,
    "knapsack": _knapsack_gain,
    "chest": _chest_gain,
    "crystal_ball": _crystal_gain,
}


# On the way and at the place


def flights(state: State, seat: Seat) -> list[Found]:
    """Return what each place brings to which the group could fly."""
    estimate = Estimate(state, seat)
    return [(max(estimate.at(place)[0], 0.0), f"fly {place}") for place in PLACES]


def routes(state: State, seat: Seat) -> list[Found]:
    """Return how the route may go on, and what it brings with what can be done at its end."""
    turn = state.turn
    estimate = Estimate(state, seat)
    found: list[Found] = []
    suggested = journey.suggestions(state)
    gem_gains, mine_gains = estimate.gem_gains(), estimate.mine_gains()
    for suggestion in suggested:
        picked = dict(suggestion.picks)
        gain = -estimate.coin_loss(suggestion.cost)
        gained: list[int] = []
        for mine in suggestion.trail.mines:
            if mine in picked:
                gain += gem_gains[picked[mine]]
                gained.append(picked[mine])
            else:
                gain += mine_gains[mine]
                held = journey.on_offer(state, mine)
                gained += held if BLACK in held else held[:1]
        gain += max(estimate.gain_at(turn.destination, gained, suggestion.cost), 0.0)
        found.append((gain, suggestion.option.id))
    here, left = journey.here(state), journey.steps_left(state)
    if here == turn.destination and left >= 0:
        price = journey.cost(turn.steps, turn.boots)
        found.append((max(estimate.at(turn.destination)[0], 0.0) - estimate.coin_loss(price), "arrive"))
    if estimate.own.items:
        found += [one for one in gear(state, estimate) if one[0] > IMPOSSIBLE / 2]
    if turn.stepwise or not found:
        # What is declared space by space goes on by the shortest way, if there is no plan for a jump.
        options = journey.route_options(state)
        found += [
            (-1.0 - _detour(state, option.id), option.id)
            for option in options
            if option.id not in ("stepwise", "arrive")
        ]
    return found


def _detour(state: State, choice: str) -> float:
    """Return how far it is to the destination after a step or a jump; movement items come first."""
    verb, _, rest = choice.partition(" ")
    if not rest:
        return 30.0
    steps = fewest_steps(rest, state.turn.destination, state.turn.used, 0)
    return 1.0 + (100.0 if steps is None else steps) + (0.0 if verb == "to" else 0.5)


def _mine(state: State, seat: Seat) -> str:
    gains = Estimate(state, seat).gem_gains()
    return max((gains[colour], option.id) for option, colour in journey.picks(state))[1]


def arrivals(state: State, seat: Seat) -> list[Found]:
    """Return what may be done where the group has arrived, and what it brings; to skip brings nothing."""
    estimate = Estimate(state, seat)
    found = [(0.0, "skip"), *estimate.ways_at(state.turn.destination)]
    if state.holdings[seat].items:
        found += [(gain + 0.3, name) for gain, name in free_items(state, seat, estimate) if gain >= LEAST]
        found += tools(state, seat, estimate)
    return found


def tools(state: State, seat: Seat, estimate: Estimate) -> list[Found]:
    """Return what brush and helmet bring, where they help."""
    place, found = state.turn.destination, list[Found]()
    if place == "tournament" and not state.turn.swaps:
        for way in items.ways(state, seat, "helmet"):
            own = state.holdings[seat]
            if own.swords > 1:
                gain = 2 * max(estimate.ways_at(place))[0] - estimate.without(way)
                found.append((gain, way))
    elif place in ("goldsmith", "trader") and not state.turn.paint:
        for way in items.ways(state, seat, "paintbrush"):
            if places.brush_options(state, seat):
                found.append((_painted_gain(state, estimate) - estimate.without(way), way))
    return found


def _painted_gain(state: State, estimate: Estimate) -> float:
    """Return what the best payment here brings with one gem painted."""
    gems, best = estimate.own.gems, IMPOSSIBLE
    for option in places.paint_options(state, estimate.seat):
        _, source, target = option.id.split(" ")
        one, other = COLOURS.index(source), COLOURS.index(target)
        base = estimate.base
        gems[one] -= 1
        gems[other] += 1
        best = max(best, max(estimate.ways_at(state.turn.destination), default=NOTHING)[0])
        gems[one] += 1
        gems[other] -= 1
        estimate.base = base
    return best


def executions(state: State, seat: Seat) -> list[Found]:
    """Return how an execution may go on that was begun, doubled or copied."""
    estimate = Estimate(state, seat)
    offered = [option.id for option in places.options(state, seat)]
    found = [one for one in estimate.ways_at(state.turn.destination) if one[1] in offered]
    found += [(gain, name) for gain, name in tools(state, seat, estimate) if name in offered]
    if "stop" in offered:
        found.append((0.0, "stop"))
    return found or [(0.0, name) for name in offered]


def fights(state: State, seat: Seat) -> list[Found]:
    """Return what may be done about a roll of the dragon's die, and what it brings."""
    estimate = Estimate(state, seat)
    gain = estimate.dragon_gains()[state.die]
    found = [(0.0, "stop")]
    if gain > 0.0:
        found.append((gain, "pay"))
    swords = state.holdings[seat].swords
    if swords and not (gain > 0.0 and state.options.dragon_reroll == "only_without_match"):
        again = estimate.fights(swords - 1) - estimate.sword_loss()
        if state.options.dragon_reroll == "any_failure" or not state.holdings[seat].gems[state.die]:
            found.append((again, "reroll"))
    return found


def _thief(state: State, seat: Seat) -> str:
    gains = Estimate(state, seat).gem_gains()
    options = [option.id for option in places.keep_options(state)]
    return max(options, key=lambda name: gains[COLOURS.index(name[5:])] if name[5:] in COLOURS else 0.0)


# After the action


def afters(state: State, seat: Seat) -> list[Found]:
    """Return what may follow the first execution, and what it brings."""
    found = [(LEAST, "done")]
    own, place = state.holdings[seat], state.turn.destination
    if own.gems[PURPLE]:
        estimate = Estimate(state, seat)
        base = estimate.base
        own.gems[PURPLE] -= 1
        state.bag[PURPLE] += 1
        loss = base - estimate.judge.value()
        estimate.base = base - loss
        found += [(gain - loss, "double purple") for gain, _ in estimate.ways_at(place)]
        own.gems[PURPLE] += 1
        state.bag[PURPLE] -= 1
    if own.items:
        estimate = Estimate(state, seat)
        for way in items.ways(state, seat, "bird"):
            loss = estimate.without(way)
            ways = [one for one in estimate.ways_at(place) if one[1] not in (way, MIRROR)]
            found += [(gain - loss, f"double {way}") for gain, _ in ways]
        found += [one for one in free_items(state, seat, estimate) if one[0] >= LEAST]
    return found


def copies(state: State, seat: Seat) -> list[Found]:
    """Return how ``seat`` may answer about copying, and what it brings."""
    found = [(LEAST, "pass")]
    own = state.holdings[seat]
    ways = ["elixir"] * (own.elixirs > 0) + ["flagon"] * ("flagon" in own.items)
    if not ways:
        return found
    begun = places.begun_anew(state, state.turn.destination)
    if not places.executable(begun, seat):
        return found
    estimate = Estimate(begun, seat)
    gain = estimate.at(state.turn.destination)[0]
    for way in ways:
        if way == "elixir":
            own.elixirs -= 1
            loss = estimate.base - estimate.judge.value()
            own.elixirs += 1
        else:
            loss = estimate.without(way)
        found.append((gain - loss, way))
    return found


def ends(state: State, seat: Seat) -> list[Found]:
    """Return what may be done at the end of a turn, and what it brings."""
    found = [(LEAST, "end")]
    if state.holdings[seat].items:
        found += [(1.0, way) for way in items.ways(state, seat, "hourglass")]
        if not state.chapel[seat]:
            found += [one for one in free_items(state, seat, Estimate(state, seat)) if one[0] >= LEAST]
    return found


# In the castle


def unknown_doors(state: State, seat: Seat) -> list[str]:
    """Return the closed doors behind which ``seat`` has not looked."""
    return [door for door in items.closed_doors(state) if door not in state.looked[seat]]


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
    return f"open {(unknown or items.closed_doors(state))[0]}"


def _gift(state: State, seat: Seat) -> str:
    names = [option.id for option in castle.gift_options(state)]
    if names[0].startswith("give ") and len(names) > 1:
        worth = {"crystal_ball": 3.0, "chest": 2.0, "hourglass": 4.0, "mirror": 1.0}
        return min(names, key=lambda name: (worth.get(name[5:], 0.0), name))
    return "pay" if "pay" in names else names[0]


# Whatever is asked seldom


def _tried(state: State, seat: Seat, chance: Chance) -> Choice:
    """Return the answer after which the seat stands best, each tried on the table."""
    decision = rules.decisions(state)[seat]
    if state.pending == "crystal_ball":
        unknown = [option.id for option in decision.options if option.id[5:] not in state.looked[seat]]
        rest = [option.id for option in decision.options if option.id not in unknown]
        chosen = {*[*unknown, *rest][: decision.minimum]}
        return tuple(option.id for option in decision.options if option.id in chosen)

    def stands(option: Option) -> float:
        world = state.copy()
        rules.make(world, seat, (option.id,), chance)
        if world.turn.paint and world.phase not in ("start", "after", "copy", "end"):
            # Painting is for the payment that follows.
            follows = [following.id for following in rules.decisions(world)[seat].options]
            return max((_stands_after(world, seat, name, chance) for name in follows), default=IMPOSSIBLE)
        return strength(world, seat)

    return (max(decision.options, key=stands).id,)


def _stands_after(state: State, seat: Seat, choice: str, chance: Chance) -> float:
    world = state.copy()
    rules.make(world, seat, (choice,), chance)
    return strength(world, seat)


def _only(answer_of: Callable[[State, Seat], str]) -> Callable[[State, Seat], list[Found]]:
    """Return how to weigh where one answer is clearly best."""
    return lambda state, seat: [(0.0, answer_of(state, seat))]


_WEIGHED: dict[str, Callable[[State, Seat], list[Found]]] = {
    "bonus": bonuses,
    "start": starts,
    "fly": flights,
    "route": routes,
    "mine": _only(_mine),
    "arrival": arrivals,
    "execute": executions,
    "dragon": fights,
    "thief": _only(_thief),
    "after": afters,
    "copy": copies,
    "end": ends,
    "doors": _only(_doors),
    "gift": _only(_gift),
}
