"""Random states that are consistent with what a viewer knows.

Everything hidden is pooled in a canonical order and dealt again, so the result depends only on the viewer's
knowledge and on chance. Facts that the table's answers can reveal are kept: whether the bag is empty, and
what a nearly empty bank holds. The amount each seat owns is drawn around the usual amount for the round. A
seat in the middle of a way or a payment gets what it needs to continue, which may differ from what it has.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

from msgspec.structs import replace

from games.engine.chance import Chance
from games.engine.copying import copied
from games.engine.text import Seat
from games.touria.components import BLACK, COLOURED, COLOURS, DOORS
from games.touria.model import Answer, Currency, State, Wish, WishMode
from games.touria.rules import copying, course, payments, reach, turns
from games.touria.rules.act import SilentAct
from games.touria.rules.board import NEIGHBOURS, PLACES, fewest_steps, steps_of
from games.touria.rules.castle import ready
from games.touria.rules.places import thief
from games.touria.view import sees_screen

_RESERVE: dict[Currency, int] = {"hearts": 4, "coins": 12, "swords": 8}
"""The smallest amount in the bank that no single move can reveal."""
_FULL_BAG = 24
"""A number of gems in the bag that no single move can use up, even with a few gems fewer."""
_GEMS = 5.0
"""The number of gems a seat usually owns."""
_TRIES = 24
_MODES: tuple[WishMode, ...] = ("all", "all", "some", "none")
_ADVANCES: tuple[Literal["", "yes", "no"], ...] = ("", "", "yes", "no")
_OPEN: tuple[Answer, ...] = ("asked", "again")


@dataclass
class _Needs:
    """The holdings a seat needs to answer its open question."""

    coins: int = 0
    swords: int = 0
    gems: list[int] = field(default_factory=lambda: [0] * len(COLOURS))
    items: list[str] = field(default_factory=list)


def determinize(state: State, viewer: Seat | None, chance: Chance) -> State:
    """Return a copy of ``state`` in which everything unknown to ``viewer`` is drawn at random."""
    if state.winners:
        return copied(state)
    for _ in range(_TRIES):
        world = _drawn(state, viewer, chance, keeps_executor=False)
        if _can_go_on(world):
            return world
    return _drawn(state, viewer, chance, keeps_executor=True)


def _can_go_on(world: State) -> bool:
    """Return whether the executor has an answer to its question."""
    decision = course.decision(world, world.executor)
    return decision is None or len(decision.options) >= max(decision.minimum, 1)


def _drawn(state: State, viewer: Seat | None, chance: Chance, *, keeps_executor: bool) -> State:
    world = copied(state)
    for stack in world.orders:
        _shuffle_rest(stack, chance)
    _shuffle_doors(world, viewer, chance)
    others = [seat for seat in range(world.seats) if not sees_screen(world, viewer, seat)]
    needs = _Needs()
    if world.executor in others:
        if keeps_executor:
            others.remove(world.executor)
        else:
            needs = _needs(world, others, chance)
    _deal_items(world, others, needs, chance)
    _deal_gems(world, viewer, others, needs, chance)
    _deal_currency(world, others, "hearts", 0, chance)
    _deal_currency(world, others, "coins", needs.coins, chance)
    _deal_currency(world, others, "swords", needs.swords, chance)
    _deal_elixirs(world, others, chance)
    if world.options.ending == "sudden_marriage":
        for seat in others:
            _put_off_wedding(world, seat)
    _remember(world, viewer)
    if viewer != world.active:
        if world.options.log == "discreet":
            _draw_doubling(world, chance)
        if turns.may_linger(world):
            world.turn.linger = world.turn.doubled or chance.below(2) == 1
    for seat in range(world.seats):
        if seat != viewer:
            world.wishes[seat] = _draw_wish(chance)
    _draw_answers(world, viewer, chance)
    return world


def _draw_doubling(world: State, chance: Chance) -> None:
    """Draw whether the action has been doubled, if a discreet log hides it; rules/touria#11."""
    turn, own = world.turn, world.executor == world.active
    if own and world.phase not in ("execute", "dragon", "thief", "copy", "end"):
        return
    if world.phase != "end" or turn.executions:
        turn.doubled = chance.below(2) == 1
        turn.executions = turn.doubled + (not own or world.phase in ("copy", "end"))


def _shuffle_rest(stack: list[str], chance: Chance) -> None:
    rest = sorted(stack[1:])
    chance.shuffle(rest)
    stack[1:] = rest


def _shuffle_doors(world: State, viewer: Seat | None, chance: Chance) -> None:
    known = world.looked[viewer] if viewer is not None and 0 <= viewer < world.seats else []
    hidden = [number for number, door in enumerate(DOORS) if not world.open[number] and door not in known]
    dwellers = sorted([world.doors[number] for number in hidden])
    chance.shuffle(dwellers)
    doors = list(world.doors)
    for number, dweller in zip(hidden, dwellers, strict=True):
        doors[number] = dweller
    world.doors = tuple(doors)


# The executor's needs


def _needs(world: State, others: list[Seat], chance: Chance) -> _Needs:
    """Redraw the way so far, and return the needs of the executor, whose screen is closed."""
    turn = world.turn
    if world.phase == "route":
        return _Needs(coins=_draw_way(world, chance))
    painting = bool(turn.paint) or world.pending == "paintbrush"
    if not painting and (world.phase != "execute" or turn.swaps or turn.scaled):
        return _Needs()
    if turn.destination == "tournament":
        return _Needs(swords=1)
    if painting or turn.destination in ("goldsmith", "trader"):
        return _payment(world, others, chance)
    return _Needs()


def _payment(world: State, others: list[Seat], chance: Chance) -> _Needs:
    """Return the gems of one payment that lets the executor continue, limited to gems a seat could own."""
    pool = _hidden_gems(world, others)
    most = sum(pool) - min(sum(world.bag), _FULL_BAG)
    found = [
        _Needs(gems=list(gems))
        for gems in payments.possible_payments(world)
        if sum(gems) <= most and all(count <= there for count, there in zip(gems, pool, strict=True))
    ]
    owned = [name for seat in others for name in world.holdings[seat].items]
    if owned and "scale" in [*owned, *world.pile] and world.turn.destination == "trader":
        found.append(_Needs(items=["scale"]))
    return chance.pick(found) if found else _Needs()


def _draw_way(world: State, chance: Chance) -> int:
    """Draw how much of its way the active player has declared, and return the coins needed to arrive.

    A way with a jump is left unchanged, because everyone knows that the compass was used.
    """
    turn = world.turn
    if len(turn.path) == turn.used.bit_count():
        turn.path, turn.used, turn.steps = [], 0, 0
        turn.stepwise = chance.below(2) == 1
        for _ in range(chance.below(4) if turn.stepwise else 0):
            there = NEIGHBOURS[reach.here(world)]
            other, road = chance.pick(there)
            if turn.used >> road & 1:
                break
            turn.path.append(other)
            turn.used |= 1 << road
            turn.steps += steps_of(road)
    steps = fewest_steps(reach.here(world), turn.destination, turn.used, 0)
    return reach.cost(turn.steps + (steps or 0), turn.boots)


# Dealing


def _deal_items(world: State, others: list[Seat], needs: _Needs, chance: Chance) -> None:
    """Mix the items of ``others`` with the pile and deal them again, with a random number for each seat."""
    hidden = list(world.pile)
    if not world.options.items_visible:
        for seat in others:
            hidden += world.holdings[seat].items
            world.holdings[seat].items = []
    hidden.sort()
    size, owned = len(world.pile), len(hidden) - len(world.pile)
    if owned >= len(needs.items):
        for name in needs.items:
            if name in hidden:
                hidden.remove(name)
                world.holdings[world.executor].items.append(name)
    chance.shuffle(hidden)
    world.pile = hidden[:size]
    for name in hidden[size:]:
        world.holdings[chance.pick(others)].items.append(name)


def _hidden_gems(world: State, others: list[Seat]) -> list[int]:
    """Return, by color, the gems in the bag or owned by ``others``, and black ones out of the game."""
    pools = [world.bag, *(world.holdings[seat].gems for seat in others)]
    counts = [sum(column) for column in zip(*pools, strict=True)]
    counts[BLACK] += world.out[BLACK]
    return counts


def _deal_gems(world: State, viewer: Seat | None, others: list[Seat], needs: _Needs, chance: Chance) -> None:
    """Mix the gems of ``others`` with the bag, and black ones also with those out of the game; deal again."""
    loot = any(world.drawn) and viewer != world.executor
    if loot:
        world.bag = [bag + drawn for bag, drawn in zip(world.bag, world.drawn, strict=True)]
        world.drawn = [0] * len(COLOURS)
    if others:
        size = sum(world.bag)
        pool = _hidden_gems(world, others)
        for seat in others:
            world.holdings[seat].gems = [0] * len(COLOURS)
        for colour, count in enumerate(needs.gems):
            world.holdings[world.executor].gems[colour] += count
            pool[colour] -= count
        least = min(size, _FULL_BAG)
        lost = min(_around(world.round / 2, chance), pool[BLACK], sum(pool) - least)
        pool[BLACK] -= lost
        world.out[BLACK] = lost
        hidden = [colour for colour, count in enumerate(pool) for _ in range(count)]
        chance.shuffle(hidden)
        if size >= _FULL_BAG:
            owned = sum([_around(_GEMS, chance) for _ in others]) - sum(needs.gems)
            size = len(hidden) - min(max(owned, 0), len(hidden) - least)
        world.bag = [0] * len(COLOURS)
        for colour in hidden[:size]:
            world.bag[colour] += 1
        for colour in hidden[size:]:
            world.holdings[chance.pick(others)].gems[colour] += 1
    if loot:
        thief.draw_loot(SilentAct(world, chance))


def _around(mean: float, chance: Chance) -> int:
    """Return a random number with the given ``mean``: the heads among twice that many coin flips."""
    return sum([chance.below(2) for _ in range(round(2 * mean))])


def _deal_currency(world: State, others: list[Seat], kind: Currency, least: int, chance: Chance) -> None:
    """Draw how much of ``kind`` each of ``others`` has; the executor gets at least ``least``."""
    if not others:
        return
    bank: int = getattr(world, kind)
    total = bank + sum([getattr(world.holdings[seat], kind) for seat in others])
    scarce = bank < _RESERVE[kind] and world.options.supply == "limited"
    kept = bank if scarce else _RESERVE[kind] if world.options.supply == "limited" else 0
    left = max(total - kept, 0)
    amounts = dict.fromkeys(others, 0)
    if world.executor in amounts:
        amounts[world.executor] = min(least, left)
        left -= amounts[world.executor]
    for seat in others:
        drawn = _around(_USUAL[kind](world.round, world.target), chance)
        extra = min(max(drawn - amounts[seat], 0), left)
        amounts[seat] += extra
        left -= extra
    if scarce:
        amounts[chance.pick(others)] += left
    for seat, amount in amounts.items():
        setattr(world.holdings[seat], kind, amount)
    setattr(world, kind, total - sum(amounts.values()))


_USUAL: dict[Currency, Callable[[int, int], float]] = {
    "hearts": lambda turns, target: min(0.5 * turns, target),
    "coins": lambda turns, target: min(2.5 + 0.35 * turns, target),
    "swords": lambda turns, target: 1.5,
}
"""The usual holdings in a round, limited by the number of hearts and coins that open the castle."""


def _deal_elixirs(world: State, others: list[Seat], chance: Chance) -> None:
    """Draw how many elixirs each of ``others`` has, and whether the herbalist, if found, received one."""
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
    """Take hearts or coins from ``seat``, or swap a gem for a black one, if it would already have won."""
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


# Earlier words and deeds


def _remember(world: State, viewer: Seat | None) -> None:
    """Set the active player's holdings at the start of the turn to the current ones; only that seat sees
    them."""
    if world.before is not None and not sees_screen(world, viewer, world.active):
        world.before = replace(copied(world.holdings[world.active]), items=[])


def _draw_wish(chance: Chance) -> Wish:
    chosen = tuple(place for place in PLACES if chance.below(2))
    mode: WishMode = chance.pick(_MODES)
    advance: Literal["", "yes", "no"] = chance.pick(_ADVANCES)
    return Wish(mode, chosen, advance)


def _draw_answers(world: State, viewer: Seat | None, chance: Chance) -> None:
    """Draw the answers about copying; the next seat has none yet, or its copy would have started."""
    asked = [seat for seat in copying.comers(world) if world.answers[seat]]
    first = -1
    world.promised = {seat: kept for seat, kept in world.promised.items() if seat == viewer}
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
        if world.answers[seat] not in copying.UNANSWERED:
            world.promised[seat] = copying.expected(world, seat, world.answers[seat])


def _may_wait(world: State, viewer: Seat | None, asked: list[Seat], place: int) -> bool:
    """Return whether, to ``viewer``, the seat at ``place`` may be the first without an answer."""
    if viewer not in asked:
        return True
    own, said = asked.index(viewer), world.answers[viewer]
    if said in copying.UNANSWERED:
        return place <= own
    return place != own if said == "pass" else place < own


def _possible(world: State, seat: Seat) -> list[Answer]:
    """Return the possible answers of ``seat``, including none yet."""
    possible: list[Answer] = ["pass", *_OPEN]
    ways = copying.pay_ids(world, seat)
    return [*possible, *ways, *copying.told_at_once(world, ways)]
