"""Other states that a viewer cannot tell from the real one.

All that is hidden is put together and dealt anew. What may show in an answer of the table stays: whether the
bag is empty, and what the bank has once it is nearly so. Who is in the middle of a way or of a payment gets
what it takes to go on, which need not be what they really have.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from games.engine.chance import Chance
from games.engine.text import Seat
from games.touria import copying, journey, places, rules, turns
from games.touria.act import Act
from games.touria.balance import change
from games.touria.board import NEIGHBOURS, PLACES, fewest_steps, steps_of
from games.touria.castle import ready
from games.touria.components import BLACK, COLOURED, COLOURS, DOORS
from games.touria.model import Answer, Currency, Holdings, State, Wish, WishMode
from games.touria.promises import promise
from games.touria.view import sees_screen

_RESERVE: dict[Currency, int] = {"hearts": 4, "coins": 12, "swords": 8}
"""What the bank must hold so that no single move can show how much it has."""
_FULL_BAG = 24
"""With so many gems in the bag no single move can empty it, even if there are a few less."""
_FEWER = 6
"""The bag may hold so many more or less than it does."""
_LOST = 2
"""So many more black gems may be out of the game than there are."""
_RICH = 10
"""How much of a kind a player is thought to have at most, beside what they need."""
_TRIES = 12
_MODES: tuple[WishMode, ...] = ("all", "all", "some", "none")
_ADVANCES: tuple[Literal["", "yes", "no"], ...] = ("", "", "yes", "no")
_OPEN: tuple[Answer, ...] = ("asked", "again")


@dataclass
class _Needs:
    """What a seat must own so that it can answer what it is asked."""

    coins: int = 0
    swords: int = 0
    gems: list[int] = field(default_factory=lambda: [0] * len(COLOURS))
    items: list[str] = field(default_factory=list)


def determinize(state: State, viewer: Seat | None, chance: Chance) -> State:
    """Return a copy of ``state`` in which everything that ``viewer`` does not know is drawn by chance."""
    if state.winners:
        return state.copy()
    for _ in range(_TRIES):
        world = _drawn(state, viewer, chance, keeps_executor=False)
        if _can_go_on(world):
            return world
    return _drawn(state, viewer, chance, keeps_executor=True)


def _can_go_on(world: State) -> bool:
    """Return whether the executor has an answer to what it is asked."""
    decision = rules.decisions(world).get(world.executor)
    return decision is None or len(decision.options) >= max(decision.minimum, 1)


def _drawn(state: State, viewer: Seat | None, chance: Chance, *, keeps_executor: bool) -> State:
    world = state.copy()
    for stack in world.orders:
        _shuffle_rest(stack, chance)
    _shuffle_doors(world, viewer, chance)
    others = [seat for seat in range(world.seats) if not sees_screen(world, viewer, seat)]
    needs = _Needs()
    if world.executor in others:
        if keeps_executor:
            others.remove(world.executor)
        else:
            needs = _needs(world, chance)
    _deal_items(world, others, needs, chance)
    _deal_gems(world, viewer, others, needs, chance)
    _deal_currency(world, others, "hearts", 0, chance)
    _deal_currency(world, others, "coins", needs.coins, chance)
    _deal_currency(world, others, "swords", needs.swords, chance)
    _deal_elixirs(world, others, chance)
    if world.options.ending == "sudden_marriage":
        for seat in others:
            _put_off_wedding(world, seat)
    _remember(world, state, viewer)
    if viewer != world.active and turns.may_linger(world):
        world.turn.linger = chance.below(2) == 1
    for seat in range(world.seats):
        if seat != viewer:
            world.wishes[seat] = _draw_wish(chance)
    _draw_answers(world, viewer, chance)
    return world


def _shuffle_rest(stack: list[str], chance: Chance) -> None:
    rest = stack[1:]
    chance.shuffle(rest)
    stack[1:] = rest


def _shuffle_doors(world: State, viewer: Seat | None, chance: Chance) -> None:
    known = world.looked[viewer] if viewer is not None and 0 <= viewer < world.seats else []
    hidden = [number for number, door in enumerate(DOORS) if not world.open[number] and door not in known]
    dwellers = [world.doors[number] for number in hidden]
    chance.shuffle(dwellers)
    doors = list(world.doors)
    for number, dweller in zip(hidden, dwellers, strict=True):
        doors[number] = dweller
    world.doors = tuple(doors)


# What the executor needs


def _needs(world: State, chance: Chance) -> _Needs:
    """Return what the executor, whose screen is closed, must have to go on; its way so far is drawn anew."""
    turn = world.turn
    if world.phase == "route":
        return _Needs(coins=_draw_way(world, chance))
    painting = bool(turn.paint) or world.pending == "paintbrush"
    if not painting and (world.phase != "execute" or turn.swaps or turn.scaled):
        return _Needs()
    if turn.destination == "tournament":
        return _Needs(swords=1)
    if painting or turn.destination in ("goldsmith", "trader"):
        return _payment(world, chance)
    return _Needs()


def _payment(world: State, chance: Chance) -> _Needs:
    """Return the gems of any payment by which the executor may go on, as far as somebody could have them."""
    own = world.holdings[world.executor]
    found = [
        _Needs(gems=list(gems))
        for gems in places.possible_payments(world)
        if sum(gems) <= sum(own.gems)
        and all(count <= bag + held for count, bag, held in zip(gems, world.bag, own.gems, strict=True))
    ]
    if "scale" in own.items and world.turn.destination == "trader":
        found.append(_Needs(items=["scale"]))
    return chance.pick(found) if found else _Needs()


def _draw_way(world: State, chance: Chance) -> int:
    """Draw how far the active player's way is declared; return the coins that it takes to arrive then.

    A way with a jump stays as it is: that the compass was used is known.
    """
    turn = world.turn
    if len(turn.path) == turn.used.bit_count():
        turn.path, turn.used, turn.steps = [], 0, 0
        turn.stepwise = chance.below(2) == 1
        for _ in range(chance.below(4) if turn.stepwise else 0):
            there = NEIGHBOURS[journey.here(world)]
            other, road = chance.pick(there)
            if turn.used >> road & 1:
                break
            turn.path.append(other)
            turn.used |= 1 << road
            turn.steps += steps_of(road)
    steps = fewest_steps(journey.here(world), turn.destination, turn.used, 0)
    return journey.cost(turn.steps + (steps or 0), turn.boots)


# Dealing


def _deal_items(world: State, others: list[Seat], needs: _Needs, chance: Chance) -> None:
    """Mix the items of ``others`` with the pile; how many each of them has is drawn too."""
    hidden = list(world.pile)
    if not world.options.items_visible:
        for seat in others:
            hidden += world.holdings[seat].items
            world.holdings[seat].items = []
    size, owned = len(world.pile), len(hidden) - len(world.pile)
    if owned >= len(needs.items):
        for name in needs.items:
            hidden.remove(name)
            world.holdings[world.executor].items.append(name)
    chance.shuffle(hidden)
    world.pile = hidden[:size]
    for name in hidden[size:]:
        world.holdings[chance.pick(others)].items.append(name)


def _deal_gems(world: State, viewer: Seat | None, others: list[Seat], needs: _Needs, chance: Chance) -> None:
    """Mix the gems of ``others`` with the bag, the black ones also with those that are out of the game."""
    loot = any(world.drawn) and viewer != world.executor
    if loot:
        world.bag = [bag + drawn for bag, drawn in zip(world.bag, world.drawn, strict=True)]
        world.drawn = [0] * len(COLOURS)
    if others:
        size = sum(world.bag)
        pools = [world.bag, *(world.holdings[seat].gems for seat in others)]
        hidden = [colour for counts in pools for colour, count in enumerate(counts) for _ in range(count)]
        for counts in pools:
            counts[:] = [0] * len(COLOURS)
        for colour, count in enumerate(needs.gems):
            world.holdings[world.executor].gems[colour] += count
            for _ in range(count):
                hidden.remove(colour)
        _exchange_lost(world, hidden, size, chance)
        if size >= _FULL_BAG:
            size += chance.below(min(len(hidden) - size, _FEWER) + _FEWER + 1) - _FEWER
        chance.shuffle(hidden)
        for colour in hidden[:size]:
            world.bag[colour] += 1
        for colour in hidden[size:]:
            world.holdings[chance.pick(others)].gems[colour] += 1
    if loot:
        places.draw_loot(Act(world, chance))


def _exchange_lost(world: State, hidden: list[int], size: int, chance: Chance) -> None:
    """Draw how many black gems are out of the game, so that ``size`` gems are left for the bag."""
    out = world.out[BLACK]
    lost = chance.below(out + min(_LOST, hidden.count(BLACK), len(hidden) - size) + 1)
    hidden += [BLACK] * (out - lost)
    for _ in range(lost - out):
        hidden.remove(BLACK)
    world.out[BLACK] = lost


def _deal_currency(world: State, others: list[Seat], kind: Currency, least: int, chance: Chance) -> None:
    """Draw how much of ``kind`` each of ``others`` has, the executor no less than ``least``."""
    if not others:
        return
    bank: int = getattr(world, kind)
    reserve = min(_RESERVE[kind], bank)
    total = bank - reserve + sum(getattr(world.holdings[seat], kind) for seat in others)
    amounts = dict.fromkeys(others, 0)
    if world.executor in amounts:
        amounts[world.executor] = min(least, total)
        total -= amounts[world.executor]
    for seat in others:
        extra = chance.below(min(total, _RICH) + 1)
        amounts[seat] += extra
        total -= extra
    if reserve == bank:
        amounts[chance.pick(others)] += total
        total = 0
    for seat, amount in amounts.items():
        setattr(world.holdings[seat], kind, amount)
    setattr(world, kind, reserve + total)


def _deal_elixirs(world: State, others: list[Seat], chance: Chance) -> None:
    """Draw who of ``others`` has how many elixirs, and whether the herbalist got one if she was found."""
    if not others:
        return
    total = sum(world.holdings[seat].elixirs for seat in others)
    if world.open[world.doors.index("herbalist")]:
        total += world.gone
        world.gone = chance.below(min(total, 1) + 1)
        total -= world.gone
    for seat in others:
        world.holdings[seat].elixirs = 0
    for _ in range(total):
        world.holdings[chance.pick(others)].elixirs += 1


def _put_off_wedding(world: State, seat: Seat) -> None:
    """Take hearts or coins, or exchange a gem for a black one, where ``seat`` would have won already."""
    own, target = world.holdings[seat], world.target
    if not ready(own, target):
        return
    most: dict[Currency, int] = {"hearts": target - 1 - ("rose" in own.items), "coins": target - 1}
    for kind, amount in most.items():
        if getattr(world, kind) >= _RESERVE[kind]:
            setattr(world, kind, getattr(world, kind) + getattr(own, kind) - amount)
            setattr(own, kind, amount)
            return
    given = next((colour for colour in COLOURED if own.gems[colour]), None)
    if given is not None and world.bag[BLACK]:
        own.gems[given] -= 1
        own.gems[BLACK] += 1
        world.bag[given] += 1
        world.bag[BLACK] -= 1


# What was said and done before


def _remember(world: State, state: State, viewer: Seat | None) -> None:
    """Let what the active player began the turn with fit what it has now, and what the turn has brought."""
    if state.before is None or sees_screen(state, viewer, state.active):
        return
    now, brought = world.holdings[state.active], change(state.before, state.holdings[state.active])
    world.before = Holdings(
        max(now.hearts - brought.hearts, 0),
        max(now.coins - brought.coins, 0),
        max(now.swords - brought.swords, 0),
        max(now.elixirs - brought.elixirs, 0),
        [max(gems - more, 0) for gems, more in zip(now.gems, brought.gems, strict=True)],
        [],
    )


def _draw_wish(chance: Chance) -> Wish:
    chosen = tuple(place for place in PLACES if chance.below(2))
    mode: WishMode = chance.pick(_MODES)
    advance: Literal["", "yes", "no"] = chance.pick(_ADVANCES)
    return Wish(mode, chosen, advance)


def _draw_answers(world: State, viewer: Seat | None, chance: Chance) -> None:
    """Draw who has answered about copying and what; who comes next has not, or it would be carried out."""
    asked = [seat for seat in copying.comers(world) if world.answers[seat]]
    first = -1
    if world.phase == "copy":
        first = chance.pick([place for place in range(len(asked)) if _may_wait(world, viewer, asked, place)])
    for place, seat in enumerate(asked):
        if seat == viewer:
            continue
        if place == first:
            world.answers[seat] = chance.pick(_OPEN)
        elif place < first:
            world.answers[seat] = "pass"
        else:
            world.answers[seat] = chance.pick(_possible(world, seat))
        if world.answers[seat] in copying.UNANSWERED:
            world.promised.pop(seat, None)
        else:
            world.promised[seat] = promise(world, seat)


def _may_wait(world: State, viewer: Seat | None, asked: list[Seat], place: int) -> bool:
    """Return whether the seat at ``place`` could be the first that has not answered, as ``viewer`` knows."""
    if viewer not in asked:
        return True
    own, said = asked.index(viewer), world.answers[viewer]
    if said in copying.UNANSWERED:
        return place <= own
    return place != own if said == "pass" else place < own


def _possible(world: State, seat: Seat) -> list[Answer]:
    """Return what ``seat`` may have answered, or not yet."""
    own = world.holdings[seat]
    possible: list[Answer] = ["pass", *_OPEN]
    if places.best_option(world, seat, world.turn.destination) is not None:
        if own.elixirs:
            possible.append("elixir")
        if "flagon" in own.items:
            possible.append("flagon")
    return possible
