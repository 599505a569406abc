"""Other states that a viewer cannot tell from the real one."""

from __future__ import annotations

from games.engine.chance import Chance
from games.engine.text import Seat
from games.touria.board import PLACES
from games.touria.castle import ready
from games.touria.components import BLACK, COLOURED, COLOURS, DOORS
from games.touria.model import Answer, Currency, State, Wish
from games.touria.view import sees_screen

_RESERVE: dict[Currency, int] = {"hearts": 4, "coins": 12, "swords": 8}
"""What the bank must hold so that no single move can show how much it has."""


def determinize(state: State, viewer: Seat | None, chance: Chance) -> State:
    """Return a copy of ``state`` in which everything that ``viewer`` does not know is drawn by chance.

    What may show in an answer of the table stays: how many gems the bag has, and what the bank has once it
    is nearly empty. Who is in the middle of a route or of a payment keeps everything, so that it can go on.
    """
    world = state.copy()
    if world.winners:
        return world
    for stack in world.orders:
        _shuffle_rest(stack, chance)
    _shuffle_doors(world, viewer, chance)
    busy = world.phase in ("route", "execute") or bool(world.pending) or bool(world.turn.paint)
    others = [
        seat
        for seat in range(world.seats)
        if not sees_screen(world, viewer, seat) and not (busy and seat == world.executor)
    ]
    if world.phase == "bonus":
        chance.shuffle(world.pile)
        return world
    _deal_items(world, others, chance)
    _deal_gems(world, viewer, others, chance)
    for kind in _RESERVE:
        _deal_currency(world, others, kind, chance)
    _deal_elixirs(world, others, chance)
    if world.options.ending == "sudden_marriage":
        for seat in others:
            _put_off_wedding(world, seat)
    for seat in range(world.seats):
        if seat != viewer:
            _draw_wishes(world, seat, chance)
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


def _deal_items(world: State, others: list[Seat], chance: Chance) -> None:
    """Mix the items of ``others`` with the pile; how many each of them has is drawn too."""
    hidden = list(world.pile)
    if not world.options.items_visible:
        for seat in others:
            hidden += world.holdings[seat].items
            world.holdings[seat].items = []
    chance.shuffle(hidden)
    size = len(world.pile)
    world.pile = hidden[:size]
    for name in hidden[size:]:
        world.holdings[chance.pick(others)].items.append(name)


def _deal_gems(world: State, viewer: Seat | None, others: list[Seat], chance: Chance) -> None:
    """Mix the gems of ``others`` with the bag, whose number of gems stays."""
    drawn_unknown = any(world.drawn) and viewer != world.executor
    pools = [world.holdings[seat].gems for seat in others]
    hidden = [
        colour for counts in (world.bag, *pools) for colour, count in enumerate(counts) for _ in range(count)
    ]
    chance.shuffle(hidden)
    size, owned = sum(world.bag), sum(map(sum, pools))
    for counts in (world.bag, *pools):
        counts[:] = [0] * len(COLOURS)
    for colour in hidden[:size]:
        world.bag[colour] += 1
    for colour in hidden[size : size + owned]:
        chance.pick(pools)[colour] += 1
    if drawn_unknown:
        _exchange_drawn(world, chance)


def _exchange_drawn(world: State, chance: Chance) -> None:
    """Exchange some coloured gems that the thief drew for other coloured ones of the bag, at random."""
    for colour in COLOURED:
        for _ in range(world.drawn[colour]):
            other = chance.pick(COLOURED)
            if world.bag[other]:
                world.drawn[colour] -= 1
                world.bag[colour] += 1
                world.drawn[other] += 1
                world.bag[other] -= 1


def _deal_currency(world: State, others: list[Seat], kind: Currency, chance: Chance) -> None:
    """Draw how much of ``kind`` each of ``others`` has, as far as the bank can stand it."""
    if not others:
        return
    bank = getattr(world, kind)
    reserve = _RESERVE[kind] if bank >= _RESERVE[kind] else bank
    total = bank - reserve + sum(getattr(world.holdings[seat], kind) for seat in others)
    for seat in others:
        most = min(total, 10)
        amount = chance.below(most + 1) if most > 0 else max(most, 0)
        setattr(world.holdings[seat], kind, amount)
        total -= amount
    if reserve == bank:
        setattr(world.holdings[others[-1]], kind, getattr(world.holdings[others[-1]], kind) + total)
        total = 0
    setattr(world, kind, total + reserve)


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


def _deal_elixirs(world: State, others: list[Seat], chance: Chance) -> None:
    total = 0
    for seat in others:
        total += world.holdings[seat].elixirs
        world.holdings[seat].elixirs = 0
    for _ in range(total):
        world.holdings[chance.pick(others)].elixirs += 1


def _draw_wishes(world: State, seat: Seat, chance: Chance) -> None:
    """Draw another wish for ``seat``, and another answer where it has given one that nobody knows yet."""
    places = tuple(place for place in PLACES if chance.below(2))
    mode = chance.pick(("all", "all", "some", "none"))
    world.wishes[seat] = Wish(mode, places, chance.pick(("", "", "yes", "no")))  # type: ignore[arg-type]
    if world.answers[seat] not in ("pass", "elixir", "flagon") or seat == world.executor:
        return
    own = world.holdings[seat]
    possible: list[Answer] = ["pass"]
    possible += ["elixir"] if own.elixirs else []
    possible += ["flagon"] if "flagon" in own.items else []
    world.answers[seat] = chance.pick(possible)
