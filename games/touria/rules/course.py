"""Setup and starting bonus, the possible answers, and their dispatch; rules/touria#4 and #5.

The rules of each phase are in the module of its name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from games.engine.chance import Chance
from games.engine.decision import Choice
from games.engine.event import Event
from games.engine.policy import Choices
from games.engine.text import Seat
from games.touria.components import BLACK, COLOURS, COMPONENTS, GEMS, ITEMS, STACKS
from games.touria.model import Holdings, Options, State, Turn, Wish
from games.touria.rules import castle, copying, items, journey, mines, payments, places, turns
from games.touria.rules.act import Act, SilentAct
from games.touria.rules.board import MINES, TOWERS
from games.touria.rules.seating import clockwise, deal
from games.touria.telling.naming import gem


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


def choices(state: State, seat: Seat) -> Choices:
    """Return the answers of ``seat``, which owes one, without words."""
    pending = state.pending
    if not pending:
        return Choices(tuple(_IDS[state.phase](state, seat)))
    if pending == "paintbrush":
        return Choices(tuple(payments.paint_ids(state, seat)))
    count = items.looks(state) if pending == "crystal_ball" else 1
    return Choices(tuple(items.target_ids(state)), count, count)


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
    """Apply a listed choice of ``seat`` and return the events."""
    act = Act(state, chance)
    _apply(act, seat, choice)
    return act.events


def make(state: State, seat: Seat, choice: Choice, chance: Chance) -> None:
    """Apply a listed choice of ``seat`` as ``apply`` does, without events."""
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
    """End the execution of the active player or of a copier."""
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
    # The bonus that nobody wants comes last.
    found.sort(key=lambda name: name == f"gem {COLOURS[BLACK]}")
    return found
