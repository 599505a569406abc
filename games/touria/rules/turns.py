"""The course of a turn, from its start to the next one. rules/touria#5."""

from __future__ import annotations

from msgspec.structs import replace

from games.engine.copying import copied
from games.engine.text import Seat
from games.touria.components import COMPONENTS, PURPLE
from games.touria.model import State, Turn
from games.touria.rules import castle, copying, items, journey, mines, places, scoring
from games.touria.rules.act import Act, within
from games.touria.rules.board import BY_SWORD, TOWERS
from games.touria.rules.seating import clockwise
from games.touria.rules.towers import WIZARD, can_choose, facing, turn_tower
from games.touria.telling.naming import space, tower

SKIP = "skip"
DONE = "done"
LINGER = "linger"
"""The answer of a player who is done but wants to be asked again after the copies."""
END = "end"
TWICE = "execute "
"""The prefix of an answer that does the action twice; the way to double it follows."""
_WHERE_TWICE = "sword_master"
_BY_SWORD = [f"sword {name}" for name in TOWERS]
_FORCED = [f"pass {name}" for name in TOWERS]
_LAST_ROUND = 200
"""The round after which a game ends if nobody has won; rules/touria#12.9."""
_TWO_MASTERS = 2 * COMPONENTS.rewards.swords


def begin(act: Act, seat: Seat) -> None:
    """Begin a turn of ``seat`` with the housekeeping of rules/touria#5.0."""
    state = act.state
    state.last_story, state.story = state.story, []
    state.last_journey = journey.gone(state.active, state.turn) or state.last_journey
    state.active = state.executor = seat
    state.turn = Turn(state.group)
    state.before = None if state.chapel[seat] else replace(copied(state.holdings[seat]), items=[])
    state.answers = [""] * state.seats
    copying.forget_advance(state)
    act.tell("touria-event-turn", seat, reveals=True)
    mines.refill_empty(act)
    items.fill_display(act)
    state.phase = "doors" if state.chapel[seat] else "start"


def start_ids(state: State) -> list[str]:
    """Return the options of the active player at the start of the turn; rules/touria#5.1."""
    seat = state.active
    own = state.holdings[seat]
    found = [castle.ENTER.id] if castle.can_enter(state) else []
    if found and state.options.castle_entry == "forced" and state.turn.untouched:
        return found
    towers = [
        name
        for name, action in zip(TOWERS, facing(state, seat), strict=True)
        if can_choose(state, seat, action)
    ]
    found += [f"tower {name}" for name in towers]
    if own.items:
        found += items.usable_ids(state, seat, ("broom", *items.FREE))
    if own.swords:
        found += _BY_SWORD
    return found if towers else [*found, *_FORCED]


def start(act: Act, choice: str) -> None:
    """Apply a choice at the start of the turn."""
    state, seat = act.state, act.state.active
    verb, _, rest = choice.partition(" ")
    state.turn.untouched = False
    if verb == "enter":
        castle.enter(act)
    elif verb == "tower":
        _choose(act, TOWERS.index(rest))
    elif verb == "sword":
        act.pay(seat, "swords", 1)
        turn_tower(state, TOWERS.index(rest), BY_SWORD)
        act.tell("touria-event-sword", seat, tower=tower(rest))
    elif verb == "pass":
        turn_tower(state, TOWERS.index(rest), state.options.turn_rotation)
        act.tell("touria-event-forced", seat, tower=tower(rest))
        state.phase = "end"
    elif verb == "broom" or (verb == items.MIRROR and items.copied(state) == "broom"):
        journey.mount_broom(act, verb)
    else:
        items.use_free(act, seat, verb)


def _choose(act: Act, number: int) -> None:
    """Choose a tower: turn it, and set the group's destination."""
    state, turn, seat = act.state, act.state.turn, act.state.active
    turn.tower = TOWERS[number]
    turn.action = facing(state, seat)[number]
    turn_tower(state, number, state.options.turn_rotation)
    act.tell("touria-event-tower", seat, tower=tower(turn.tower), action=space(turn.action))
    if turn.action == WIZARD:
        act.pay(seat, "coins", COMPONENTS.movement.wizard_cost)
        state.phase = "fly"
    else:
        turn.destination = turn.action
        state.phase = "route"


def arrival_ids(state: State) -> list[str]:
    """Return the options of the player on arrival; rules/touria#5.4."""
    seat = state.active
    found = places.ids(state, seat)
    found += [f"{TWICE}{way}" for way in ways_twice(state)]
    if state.holdings[seat].items:
        found += items.usable_ids(state, seat, items.FREE)
    return [*found, SKIP]


def arrive(act: Act, choice: str) -> None:
    """Apply a choice on arrival."""
    state, seat = act.state, act.state.active
    if choice == SKIP:
        act.tell("touria-event-skip", seat)
        state.phase = "end"
    elif _is_free_item(state, choice):
        items.use_free(act, seat, choice)
    elif choice.startswith(TWICE):
        places.execute(act, seat, "execute", finish)
        after(act, f"double {choice.removeprefix(TWICE)}")
    else:
        places.execute(act, seat, choice, finish)


def ways_twice(state: State) -> list[str]:
    """Return the ways to do the action twice with one answer: only at the sword master's, with enough swords.

    The sword master's action involves no choice and no chance.
    """
    if state.turn.destination != _WHERE_TWICE:
        return []
    if swords_twice(state) <= COMPONENTS.rewards.swords:
        return []
    ways = ["purple"] if state.holdings[state.active].gems[PURPLE] else []
    return [*ways, *items.ways(state, state.active, "bird")]


def swords_twice(state: State) -> int:
    """Return how many swords the bank gives if the sword master's action is done twice; rules/touria#7.10."""
    return within(state, "swords", _TWO_MASTERS)


def _is_free_item(state: State, choice: str) -> bool:
    return choice in items.FREE or (choice == items.MIRROR and items.copied(state) in items.FREE)


def finish(act: Act) -> None:
    """End an execution of the active player: continue with the question of doubling, or with the copies.

    A helmet without a swap is no execution; it counts as doing nothing here.
    """
    state = act.state
    if places.is_idle(state):
        act.tell("touria-event-skip", state.active)
    else:
        state.turn.executions += 1
    places.reset(state)
    castle.check_marriage(act, state.active)
    if state.winners:
        return
    if not state.turn.executions:
        state.phase = "end"
    elif state.turn.doubled:
        state.turn.linger = True
        copying.open_window(act, after_copies)
    else:
        state.phase = "after"


def after_ids(state: State) -> list[str]:
    """Return the options after the first execution; rules/touria#5.5 and #8.1."""
    seat = state.active
    own = state.holdings[seat]
    found = [DONE]
    if own.gems[PURPLE]:
        own.gems[PURPLE] -= 1
        state.bag[PURPLE] += 1
        if places.executable(state, seat):
            found.append("double purple")
        own.gems[PURPLE] += 1
        state.bag[PURPLE] -= 1
    if own.items:
        for way in items.ways(state, seat, "bird"):
            if _executable_without(state, seat, way):
                found.append(f"double {way}")
        found += items.usable_ids(state, seat, items.FREE)
    return [*found, LINGER]


def _executable_without(state: State, seat: Seat, name: str) -> bool:
    """Return whether the action can be done again with the item ``name`` on top of the pile."""
    owned = state.holdings[seat].items
    index = owned.index(name)
    del owned[index]
    state.discard.append(name)
    possible = places.executable(state, seat)
    state.discard.pop()
    owned.insert(index, name)
    return possible


def must_decide(state: State) -> bool:
    """Return whether only the player can decide what to do after the first execution: it could be repeated.

    Items can be used next turn as well; at the sword master's, doing it twice was offered on arrival.
    """
    if state.turn.destination == _WHERE_TWICE:
        return False
    return any(name.startswith("double ") for name in after_ids(state))


def after(act: Act, choice: str) -> None:
    """Double the action, use an item, or continue with the copies."""
    state, seat = act.state, act.state.active
    verb, _, rest = choice.partition(" ")
    if verb == "double":
        if rest == "purple":
            act.tell("touria-event-double", seat)
            act.pay_gems(seat, [int(colour == PURPLE) for colour in range(len(state.bag))])
        else:
            items.use_up(act, seat, rest)
        state.turn.doubled = True
        state.phase = "execute"
        if state.turn.destination in places.AT_ONCE:
            places.execute(act, seat, "execute", finish)
    elif choice in (DONE, LINGER):
        state.turn.linger = choice == LINGER
        copying.open_window(act, after_copies)
    else:
        items.use_free(act, seat, choice)


def after_copies(act: Act) -> None:
    """Continue after the copies: to the end of the turn, or to the next turn if the player is done.

    A player who is done is still asked if they can use the hourglass, or if skipping the question would
    reveal that they can't; rules/touria#5.7.
    """
    state = act.state
    if state.winners:
        return
    known = not may_have_hourglass(state)
    if state.turn.linger or has_hourglass(state) or not known:
        act.tell("touria-event-copied", state.active, reveals=True)
        state.turn.linger = state.turn.linger or known
        state.phase = "end"
    else:
        pass_on(act)


def may_linger(state: State) -> bool:
    """Return whether only the active player knows if they wait for the question after the copies.

    A player who has doubled waits for it, as the table's log shows, and so does one known to have the
    hourglass.
    """
    is_told = state.turn.doubled and state.options.log == "table"
    if is_told or not state.turn.executions:
        return False
    return copying.is_going_on(state) or (state.phase == "end" and may_have_hourglass(state))


def has_hourglass(state: State) -> bool:
    """Return whether the active player can use the hourglass, directly or by the mirror."""
    return bool(items.ways(state, state.active, "hourglass"))


def may_have_hourglass(state: State) -> bool:
    """Return whether the others can't know if the active player could use the hourglass now.

    The table's log shows who takes which item, and items may be open. Only a discreet log hides an item's
    place, unless it's on display, on the pile or in the castle.
    """
    if state.options.log == "table" or state.options.items_visible or state.chapel[state.active]:
        return False
    seen = {*state.display, *state.discard}
    seen.update(*(own.items for own, inside in zip(state.holdings, state.chapel, strict=True) if inside))
    return "hourglass" not in seen or (items.copied(state) == "hourglass" and items.MIRROR not in seen)


def end_ids(state: State) -> list[str]:
    """Return the options at the end of the turn; rules/touria#5.7."""
    seat = state.active
    names = ("hourglass",) if state.chapel[seat] else ("hourglass", *items.FREE)
    return [END, *items.usable_ids(state, seat, names)]


def end(act: Act, choice: str) -> None:
    """End the turn, use an item, or take another turn by the hourglass."""
    state, seat = act.state, act.state.active
    if choice == END:
        pass_on(act)
    elif choice == "hourglass" or (choice == items.MIRROR and items.copied(state) == "hourglass"):
        items.use_up(act, seat, choice)
        begin(act, seat)
    else:
        items.use_free(act, seat, choice)


def leave_castle(act: Act) -> None:
    """End a turn in the castle; its player's holdings are open, so a question with one answer is skipped."""
    act.state.phase = "end"
    if end_ids(act.state) == [END]:
        pass_on(act)


def pass_on(act: Act) -> None:
    """Pass the turn to the next player clockwise; a round ends before the start player's turn."""
    state = act.state
    following = clockwise(state.sides, state.active)[1]
    if following == state.start:
        limit = state.options.round_limit
        last = _LAST_ROUND if limit == "none" else int(limit)
        if state.round >= last:
            winners = scoring.best(state)
            alone = "touria-reason-rounds" if len(winners) == 1 else "touria-reason-shared"
            castle.win(act, winners, alone)
            return
        state.round += 1
        if state.round == last:
            act.tell("touria-event-last-round")
    begin(act, following)
