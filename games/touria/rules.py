"""Open decisions, dispatch of answers, set-up and starting bonus; rules/touria#4 and #5.

The rules of each phase are in the module of its name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache

from games.engine.chance import Chance
from games.engine.decision import Choice, Decision, Option, StandingAnswer
from games.engine.event import Event
from games.engine.policy import Choices
from games.engine.text import Argument, Seat, Text
from games.touria import (
    balance,
    castle,
    copying,
    items,
    journey,
    journey_words,
    mines,
    payments,
    place_words,
    places,
    reach,
    towers,
    turn_words,
    turns,
)
from games.touria.act import Act, SilentAct
from games.touria.board import MINES, TOWERS
from games.touria.components import BLACK, COLOURS, COMPONENTS, GEMS, ITEMS, STACKS
from games.touria.model import Holdings, Options, State, Turn, Wish
from games.touria.naming import gem, space, tower
from games.touria.seating import clockwise, deal


def setup(seats: int, options: Options, chance: Chance) -> State:
    """Return the start of a game, drawn in the order of rules/touria#4."""
    sides = deal(seats, chance)
    start = chance.below(seats)
    supply, beginning = COMPONENTS.supply, COMPONENTS.start
    state = State(
        options=options,
        sides=sides,
        start=start,
        round=1,
        active=start,
        phase="bonus",
        executor=start,
        pending="",
        mirrored=False,
        turn=Turn(beginning.group),
        group=beginning.group,
        towers=[0] * len(TOWERS),
        mines=[[] for _ in MINES],
        bag=list(GEMS),
        drawn=[0] * len(COLOURS),
        out=[0] * len(COLOURS),
        die=0,
        orders=[],
        display=[],
        pile=[],
        discard=[],
        doors=(),
        open=[False] * len(COMPONENTS.dwellers),
        hearts=supply.hearts,
        coins=supply.coins - seats * beginning.coins,
        swords=supply.swords,
        gone=0,
        holdings=[
            Holdings(0, beginning.coins, 0, beginning.elixirs, [0] * len(COLOURS), []) for _ in range(seats)
        ],
        chapel=[False] * seats,
        looked=[[] for _ in range(seats)],
        found=[0] * seats,
        answers=[""] * seats,
        wishes=[Wish() for _ in range(seats)],
        story=[],
        last_story=[],
    )
    mines.refill_empty(Act(state, chance))
    for stack in STACKS:
        orders = list(stack)
        chance.shuffle(orders)
        state.orders.append(orders)
    pile = list(ITEMS)
    chance.shuffle(pile)
    state.display, state.pile = pile[:2], pile[2:]
    doors = list(COMPONENTS.dwellers)
    chance.shuffle(doors)
    state.doors = tuple(doors)
    state.die = chance.below(len(COLOURS))
    state.active = state.executor = clockwise(sides, start)[-1]
    return state


def decisions(state: State) -> Mapping[Seat, Decision]:
    """Return the open decisions: one seat's move, and how the others wish to be asked to copy."""
    asked = {seat: decision(state, seat) for seat in range(state.seats)}
    return {seat: question for seat, question in asked.items() if question is not None}


def decision(state: State, seat: Seat) -> Decision | None:
    """Return the open decision of ``seat``, ``None`` if it has none."""
    phase = state.phase
    if state.winners or not 0 <= seat < state.seats:
        return None
    if phase == "bonus":
        return _bonus_decision(tuple(_bonus_ids(state))) if seat == state.active else None
    if phase == "copy":
        return copying.question(state, seat)
    if seat == state.executor:
        return question(state, seat)
    return None if seat == state.active or state.chapel[seat] else copying.wish_question(state.wishes[seat])


def choices(state: State, seat: Seat) -> Choices:
    """Return what ``seat``, which owes an answer, may answer, without words."""
    pending = state.pending
    if not pending:
        return Choices(tuple(_IDS[state.phase](state, seat)))
    if pending == "paintbrush":
        return Choices(tuple(payments.paint_ids(state, seat)))
    count = items.looks(state) if pending == "crystal_ball" else 1
    return Choices(tuple(items.target_ids(state)), count, count)


def question(state: State, seat: Seat) -> Decision:
    """Return what ``seat`` is asked, which executes the action or leads its own turn."""
    pending = state.pending
    if not pending:
        return _ASK[state.phase](state, seat)
    offered = choices(state, seat)
    if pending == "paintbrush":
        options = [place_words.paint_option(name) for name in offered.ids]
    else:
        options = [items.target_option(state, name) for name in offered.ids]
    return Decision(_prompt(pending), tuple(options), offered.minimum, offered.maximum)


def _options(state: State, seat: Seat, word: Callable[[State, str], Option]) -> tuple[Option, ...]:
    return tuple([word(state, name) for name in _IDS[state.phase](state, seat)])


def _ask_start(state: State, seat: Seat) -> Decision:
    return Decision(_prompt("start"), tuple(turn_words.start_options(state)))


def _ask_fly(state: State, seat: Seat) -> Decision:
    return _FLY


def _ask_route(state: State, seat: Seat) -> Decision:
    turn = state.turn
    if turn.steps:
        price, left = reach.cost(turn.steps, turn.boots), max(reach.steps_left(state), 0)
        prompt = _route_prompt(turn.destination, turn.steps, price, left)
    else:
        prompt = _set_out_prompt(turn.destination, turn.tower, towers.seen_on(state, seat, turn.tower))
    return Decision(prompt, tuple(journey_words.route_options(state)))


def _ask_mine(state: State, seat: Seat) -> Decision:
    options = tuple([journey_words.pick_option(name) for name in journey.picks(state)])
    return Decision(_at("mine", state.group, _so_far(state)), options)


def _ask_arrival(state: State, seat: Seat) -> Decision:
    prompt = _at("arrival", state.turn.destination, _so_far(state))
    return Decision(prompt, _options(state, seat, turn_words.arrival_option))


def _ask_execute(state: State, seat: Seat) -> Decision:
    place = state.turn.destination
    prompt = _at("execute", place, _so_far(state)) if seat == state.active else _at("copied", place)
    return Decision(prompt, tuple(place_words.options(state, seat)))


def _ask_dragon(state: State, seat: Seat) -> Decision:
    options = tuple([place_words.option(state, seat, name) for name in places.dragon_ids(state, seat)])
    return Decision(_rolled(state.die), options)


def _ask_thief(state: State, seat: Seat) -> Decision:
    return Decision(
        _prompt("thief"), tuple([place_words.keep_option(name) for name in places.keep_ids(state)])
    )


def _ask_after(state: State, seat: Seat) -> Decision:
    options = turn_words.after_options(state, turns.after_ids(state))
    lapses = not turns.must_decide(state)
    return Decision(_summary("after", state), options, on_silence=(turns.DONE,), lapses=lapses)


def _ask_end(state: State, seat: Seat) -> Decision:
    prompt, end = _summary("end", state), (turns.END,)
    options = _options(state, seat, turn_words.end_option)
    if not (state.turn.executions and turns.may_have_hourglass(state)):
        return Decision(prompt, options, on_silence=end)
    waits = state.turn.linger or turns.has_hourglass(state)
    return Decision(
        prompt,
        options,
        on_silence=end,
        discreet=True,
        minutes=copying.MINUTES[state.options.silence],
        standing=None if waits else StandingAnswer(end),
    )


def _so_far(state: State) -> Text:
    """Return what the running turn has brought the active player, for the active player alone."""
    return balance.so_far(balance.of_turn(state) or balance.NOTHING)


def _summary(phase: str, state: State) -> Text:
    """Return a question to the active player that tells the turn so far and what the castle still needs."""
    if state.chapel[state.active]:
        return _prompt(f"{phase}-castle")
    lacking = balance.lacking(state.holdings[state.active], state.target)
    return Text(f"touria-prompt-{phase}", {"so_far": _so_far(state), "lacking": lacking})


def _ask_doors(state: State, seat: Seat) -> Decision:
    return Decision(_prompt("doors"), _options(state, seat, castle.door_option))


def _ask_gift(state: State, seat: Seat) -> Decision:
    return Decision(_prompt("gift"), _options(state, seat, castle.gift_option))


_ASK: dict[str, Callable[[State, Seat], Decision]] = {
    "start": _ask_start,
    "fly": _ask_fly,
    "route": _ask_route,
    "mine": _ask_mine,
    "arrival": _ask_arrival,
    "execute": _ask_execute,
    "dragon": _ask_dragon,
    "thief": _ask_thief,
    "after": _ask_after,
    "end": _ask_end,
    "doors": _ask_doors,
    "gift": _ask_gift,
}
_IDS: dict[str, Callable[[State, Seat], Iterable[str]]] = {
    "bonus": lambda state, seat: _bonus_ids(state),
    "start": lambda state, seat: turns.start_ids(state),
    "fly": lambda state, seat: journey.FLY_IDS,
    "route": lambda state, seat: journey.route_ids(state),
    "mine": lambda state, seat: journey.picks(state),
    "arrival": lambda state, seat: turns.arrival_ids(state),
    "execute": places.ids,
    "dragon": places.dragon_ids,
    "thief": lambda state, seat: places.keep_ids(state),
    "after": lambda state, seat: turns.after_ids(state),
    "copy": copying.ids,
    "end": lambda state, seat: turns.end_ids(state),
    "doors": lambda state, seat: castle.door_ids(state),
    "gift": lambda state, seat: castle.gift_ids(state),
}


def apply(state: State, seat: Seat, choice: Choice, chance: Chance) -> list[Event]:
    """Carry out a listed choice of ``seat`` and return what happened."""
    act = Act(state, chance)
    _apply(act, seat, choice)
    return act.events


def make(state: State, seat: Seat, choice: Choice, chance: Chance) -> None:
    """Carry out a listed choice of ``seat`` as ``apply`` does, without a word about it."""
    _apply(SilentAct(state, chance), seat, choice)


def _apply(act: Act, seat: Seat, choice: Choice) -> None:
    state = act.state
    phase = state.phase
    if phase == "bonus":
        _take_bonus(act, seat, choice[0])
    elif phase == "copy":
        copying.answer(act, seat, choice, turns.after_copies)
    elif seat != state.executor:
        copying.set_wish(act, seat, choice[0])
    else:
        _carry_out(act, seat, choice)
        if not state.winners:
            castle.check_marriage(act, seat)
        if state.phase == "copy" and phase in ("execute", "dragon", "thief") and seat != state.active:
            copying.settle(act, turns.after_copies, copied=True)


def _carry_out(act: Act, seat: Seat, choice: Choice) -> None:
    state = act.state
    if state.pending == "paintbrush":
        payments.paint(act, seat, choice[0])
    elif state.pending:
        items.aim(act, seat, choice)
    else:
        _DO[state.phase](act, seat, choice[0])


def _finish(act: Act) -> None:
    """End the execution, of the active player or of a copier."""
    if act.state.executor == act.state.active:
        turns.finish(act)
    else:
        copying.finish(act)


def _do_execute(act: Act, seat: Seat, choice: str) -> None:
    places.execute(act, seat, choice, _finish)


def _do_thief(act: Act, seat: Seat, choice: str) -> None:
    places.keep(act, seat, choice)
    _finish(act)


_DO: dict[str, Callable[[Act, Seat, str], None]] = {
    "start": lambda act, seat, choice: turns.start(act, choice),
    "fly": lambda act, seat, choice: journey.fly(act, choice),
    "route": lambda act, seat, choice: journey.declare(act, choice),
    "mine": lambda act, seat, choice: journey.pick(act, choice),
    "arrival": lambda act, seat, choice: turns.arrive(act, choice),
    "execute": _do_execute,
    "dragon": lambda act, seat, choice: places.fight(act, seat, choice, _finish),
    "thief": _do_thief,
    "after": lambda act, seat, choice: turns.after(act, choice),
    "end": lambda act, seat, choice: turns.end(act, choice),
    "doors": lambda act, seat, choice: _do_doors(act, choice),
    "gift": lambda act, seat, choice: castle.give(act, choice, turns.leave_castle),
}


def _do_doors(act: Act, choice: str) -> None:
    verb, _, rest = choice.partition(" ")
    if verb == "open":
        castle.open_door(act, rest, turns.leave_castle)
    elif verb == "stop":
        turns.leave_castle(act)
    else:
        items.use_free(act, act.state.active, verb)


def _take_bonus(act: Act, seat: Seat, choice: str) -> None:
    """Give ``seat`` its bonus and ask the next one, against the turn order; rules/touria#4.10."""
    state = act.state
    verb, _, rest = choice.partition(" ")
    if verb == "gem":
        colour = COLOURS.index(rest)
        state.bag[colour] -= 1
        act.of(seat).gems[colour] += 1
        act.tell("touria-event-bonus-gem", seat, gem=gem(colour))
    elif verb == "coin":
        act.hand(seat, "coins", 1)
        act.tell("touria-event-bonus-coin", seat)
    else:
        act.hand(seat, "swords", 1)
        act.tell("touria-event-bonus-sword", seat)
    before = clockwise(state.sides, seat)[-1]
    if before == state.start:
        turns.begin(act, before)
    else:
        state.active = state.executor = before


def _bonus_ids(state: State) -> list[str]:
    found = [f"gem {name}" for name in COMPONENTS.start.bonus_gems if state.bag[COLOURS.index(name)]]
    found += ["coin", "sword"]
    # What nobody wants comes last.
    found.sort(key=lambda name: name == f"gem {COLOURS[BLACK]}")
    return found


@lru_cache(maxsize=1 << 8)
def _bonus_decision(offered: tuple[str, ...]) -> Decision:
    return Decision(_prompt("bonus"), tuple(_bonus_option(name) for name in offered))


def _bonus_option(name: str) -> Option:
    if name == "coin":
        return Option(name, Text("touria-do-bonus-coin"), Text("touria-hint-bonus-coin"))
    if name == "sword":
        return Option(name, Text("touria-do-bonus-sword"), Text("touria-hint-bonus-sword"))
    colour = COLOURS.index(name.removeprefix("gem "))
    hint = Text("touria-hint-bonus-black" if colour == BLACK else "touria-hint-gem")
    return Option(name, Text("touria-do-bonus-gem", {"gem": gem(colour)}), hint)


@cache
def _prompt(phase: str) -> Text:
    return Text(f"touria-prompt-{phase}")


def _at(phase: str, place: str, so_far: Text | None = None) -> Text:
    args: dict[str, Argument] = {"place": space(place)}
    if so_far is not None:
        args["so_far"] = so_far
    return Text(f"touria-prompt-{phase}", args)


@cache
def _rolled(die: int) -> Text:
    return Text("touria-prompt-dragon", {"gem": gem(die)})


@lru_cache(maxsize=1 << 12)
def _set_out_prompt(place: str, name: str, seen: str) -> Text:
    return Text("touria-prompt-route", {"place": space(place), "tower": tower(name), "seen": space(seen)})


@lru_cache(maxsize=1 << 12)
def _route_prompt(place: str, steps: int, cost: int, left: int) -> Text:
    return Text("touria-prompt-route-on", {"place": space(place), "steps": steps, "cost": cost, "left": left})


_FLY = Decision(_prompt("fly"), journey_words.fly_options())
