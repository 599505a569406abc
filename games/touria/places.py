"""What can be done at each place. rules/touria#7, with the items that help there.

An execution is a chain of choices that ends by calling ``finish``. A brush is used before the payment that it
helps: from then on only payments that use every painted gem are offered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from operator import gt
from typing import Literal

from msgspec.structs import replace

from games.engine.decision import Option
from games.engine.text import Seat, Text
from games.touria import items, mines
from games.touria.act import Act, available, within
from games.touria.components import BLACK, COLOURED, COLOURS, COMPONENTS, ORDERS, REGULAR
from games.touria.model import Currency, State, Turn
from games.touria.naming import gem, gems, item, space

_REWARDS = COMPONENTS.rewards
AT_ONCE = ("sword_master", "thief", "dragon", "fountain_fairy")
"""Places whose action begins without a choice."""

_SWAPS = 2
"""So many swaps the helmet allows."""

Finish = Callable[[Act], None]


def begun_anew(state: State, place: str) -> State:
    """Return a state with the same table in which an execution at ``place`` begins."""
    return replace(state, turn=Turn(place, destination=place), phase="execute", pending="")


def best(state: State, seat: Seat, place: str) -> Text | None:
    """Return the best that ``seat`` could do at ``place`` with what it owns now; ``None`` if nothing."""
    found = best_option(state, seat, place)
    if found is not None and place == "forest_fairy" and len(state.display) > 1:
        first, second = (item(name) for name in state.display)
        return Text("touria-yield-either", {"first": first, "second": second})
    return None if found is None else found.label


def best_option(state: State, seat: Seat, place: str) -> Option | None:
    """Return the answer that is best for ``seat`` at ``place``; ``None`` if there is nothing to do."""
    return max(options(begun_anew(state, place), seat), key=_merit, default=None)


def _merit(option: Option) -> int:
    """Return how good one of the answers at the same place is: hearts first, then coins."""
    verb = option.id.partition(" ")[0]
    if verb == "order":
        return int(str(option.label.args["count"]))
    if verb == "triple":
        return 7 + int(str(option.label.args["hearts"]))
    return {"pair": 8, "execute": 8, "swap": 8, "sell": 7, "take": 7}.get(verb, 0)


def options(state: State, seat: Seat) -> list[Option]:
    """Return how ``seat`` may carry out the action of the place, or go on with it; rules/touria#7."""
    turn = state.turn
    return _AT[turn.destination](state, seat)


def executable(state: State, seat: Seat) -> bool:
    """Return whether ``seat`` can carry out the action of the place at all."""
    return bool(options(state, seat))


def reset(state: State) -> None:
    """Forget what belonged to one execution only."""
    turn = state.turn
    turn.swaps, turn.swap_cost, turn.scaled, turn.paint = 0, 1, False, []


def execute(act: Act, seat: Seat, choice: str, finish: Finish) -> None:
    """Carry out one choice at the place, and ``finish`` when the execution is over."""
    verb, _, rest = choice.partition(" ")
    if verb == "execute":
        _begin(act, seat, finish)
    elif verb == "take":
        items.take(act, seat, rest)
        finish(act)
    elif verb in ("sell", "pair", "triple"):
        _smith(act, seat, verb, COLOURS.index(rest))
        finish(act)
    elif verb == "order":
        _fulfil(act, seat, rest)
        finish(act)
    elif verb == "swap":
        _swap(act, seat, rest, finish)
    elif verb == "stop":
        finish(act)
    else:
        _use_tool(act, seat, verb)


def _begin(act: Act, seat: Seat, finish: Finish) -> None:
    state = act.state
    place = state.turn.destination
    if place == "sword_master":
        act.tell("touria-event-place", seat, place=space(place))
        act.receive(seat, "swords", _REWARDS.swords)
        finish(act)
    elif place == "fountain_fairy":
        act.tell("touria-event-place", seat, place=space(place))
        items.banish(act, seat)
        finish(act)
    elif place == "thief":
        act.tell("touria-event-place", seat, place=space(place))
        draw_loot(act)
        state.phase = "thief"
    else:
        act.tell("touria-event-place", seat, place=space(place))
        roll(act, seat)


def _use_tool(act: Act, seat: Seat, way: str) -> None:
    """Use brush, scale or helmet before the choice that it helps."""
    state, turn = act.state, act.state.turn
    name = items.use(act, seat, way)
    if name == "paintbrush":
        state.pending = "paintbrush"
        return
    items.settle(act)
    if name == "scale":
        turn.scaled = True
        act.receive(seat, "coins", _REWARDS.scale)
    else:
        turn.swaps = _SWAPS
        turn.swap_cost = 0 if state.options.helmet == "as_swords" else 1
    state.phase = "execute" if state.phase == "arrival" else state.phase


# Sword master, fountain fairy, forest fairy, thief


def _at_sword_master(state: State, seat: Seat) -> list[Option]:
    swords = within(state, "swords", _REWARDS.swords)
    return [_short(_sword_master_option(swords), "swords", swords, _REWARDS.swords)] if swords > 0 else []


def _at_fountain(state: State, seat: Seat) -> list[Option]:
    return [_begin_option("fountain_fairy")] if state.holdings[seat].gems[BLACK] else []


def _at_forest(state: State, seat: Seat) -> list[Option]:
    return [items.take_option(name) for name in state.display]


def _at_thief(state: State, seat: Seat) -> list[Option]:
    return [] if mines.is_bag_empty(state) else [_begin_option("thief")]


def draw_loot(act: Act) -> None:
    """Draw three gems, and single ones more if all are black; rules/touria#7.5."""
    state = act.state
    drawn = state.drawn
    for _ in range(min(_REWARDS.thief_draw, sum(state.bag))):
        drawn[mines.draw(act)] += 1
    while sum(drawn) == drawn[BLACK] and any(state.bag):
        drawn[mines.draw(act)] += 1


def keep_options(state: State) -> list[Option]:
    """Return which drawn gem may be kept; after three black ones only the coloured one that came then."""
    drawn = state.drawn
    first_were_black = sum(drawn) > _REWARDS.thief_draw
    kept = [
        _keep_option(colour)
        for colour, count in enumerate(drawn)
        if count and not (colour == BLACK and first_were_black)
    ]
    return kept if any(drawn[colour] for colour in COLOURED) else [_KEEP_NOTHING]


def keep(act: Act, seat: Seat, choice: str) -> None:
    """Keep one drawn gem and return the others."""
    state = act.state
    rest = choice.removeprefix("keep ")
    if rest == "nothing":
        act.tell("touria-event-keep-nothing", seat)
    else:
        colour = COLOURS.index(rest)
        state.drawn[colour] -= 1
        act.of(seat).gems[colour] += 1
        act.tell("touria-event-keep", seat)
    for colour, count in enumerate(state.drawn):
        state.bag[colour] += count
    state.drawn = [0] * len(COLOURS)


# Dragon


def _at_dragon(state: State, seat: Seat) -> list[Option]:
    begin = replace(_begin_option("dragon"), hint=_matching("touria-hint-dragon", state, seat))
    return [_short(begin, "hearts", within(state, "hearts", 1), 1)]


def _matching(key: str, state: State, seat: Seat) -> Text:
    """Return what a roll of the die is about: how many of its colours the gems of ``seat`` have."""
    works = sum(count > 0 for count in state.holdings[seat].gems)
    return Text(key, {"works": works, "of": len(COLOURS)})


def roll(act: Act, seat: Seat) -> None:
    """Roll the die of colours; rules/touria#7.6."""
    state = act.state
    state.die = act.chance.below(len(COLOURS))
    state.phase = "dragon"
    act.tell("touria-event-roll", seat, gem=gem(state.die))


def dragon_options(state: State, seat: Seat) -> list[Option]:
    """Return what may be done about the roll."""
    own = state.holdings[seat]
    need = tuple(int(colour == state.die) for colour in range(len(COLOURS)))
    match = available(state, "hearts") > 0 and _affordable(state, seat, need)
    if state.turn.paint:
        return [_win_option(state, seat)]
    found = [_win_option(state, seat)] if match else []
    if available(state, "hearts") > 0:
        found += brush_options(state, seat)
    if own.swords and not (match and state.options.dragon_reroll == "only_without_match"):
        found.append(replace(_REROLL, hint=_matching("touria-hint-reroll", state, seat)))
    found.append(_STOP_DRAGON)
    return found


def _win_option(state: State, seat: Seat) -> Option:
    return replace(_pay_option(state.die), hint=_then(state, seat, "hearts", 1))


def fight(act: Act, seat: Seat, choice: str, finish: Finish) -> None:
    """Carry out a choice after a roll."""
    if choice == "pay":
        pay_painted(act, seat, [int(colour == act.state.die) for colour in range(len(COLOURS))])
        act.receive(seat, "hearts", 1)
        finish(act)
    elif choice == "reroll":
        act.pay(seat, "swords", 1)
        roll(act, seat)
    elif choice == "stop":
        act.tell("touria-event-retreat", seat)
        finish(act)
    else:
        items.use(act, seat, choice)
        act.state.pending = "paintbrush"


# Goldsmith, trader: payments in gems


def _payments(state: State, seat: Seat) -> Iterator[tuple[Option, tuple[int, ...]]]:
    """Yield everything that can be paid for here, whether or not ``seat`` can, with the gems it takes."""
    if state.phase == "gift":
        wanted = COLOURS.index(COMPONENTS.dwellers[state.doors[int(state.turn.door[1:]) - 1]])
        yield _pay_option(wanted), _units(wanted, 1)
    elif state.phase == "dragon":
        yield _pay_option(state.die), _units(state.die, 1)
    elif state.turn.destination == "trader":
        if available(state, "coins") > 0:
            for stack in state.orders:
                need, coins = ORDERS[stack[0]]
                got = within(state, "coins", coins)
                yield _short(_order_option(stack[0], got), "coins", got, coins), need
    else:
        sells, heals = available(state, "coins") > 0, available(state, "hearts") > 0
        for colour in COLOURED:
            if sells:
                yield _smith_option("sell", colour), _units(colour, 1)
            if heals:
                yield _smith_option("pair", colour), _units(colour, 2)
                hearts = _REWARDS.triple + _bonus(state, colour)
                got = within(state, "hearts", hearts)
                yield _short(_triple_option(colour, got), "hearts", got, hearts), _units(colour, 3)


def possible_payments(state: State) -> list[tuple[int, ...]]:
    """Return the gems, by colour, of every payment that may come next here, for any payer.

    With a brush in use, any gem may be painted if that helps to pay.
    """
    paint = state.turn.paint
    ways = [paint]
    if state.pending == "paintbrush":
        ways = [[*paint, (source, target)] for source in COLOURED for target in REGULAR if source != target]
    found = []
    for painted in ways:
        for _, need in _payments(state, state.executor):
            real = _unpainted(need, painted)
            fits = all(need[target] >= sum(one == target for _, one in painted) for _, target in painted)
            if fits and min(real) >= 0:
                found.append(tuple(real))
    return found


def payments(state: State, seat: Seat) -> list[Option]:
    """Return what ``seat`` can pay for here, with its gems as they are painted."""
    return [
        _with_total(option, state, seat)
        for option, need in _payments(state, seat)
        if _affordable(state, seat, need)
    ]


def _with_total(option: Option, state: State, seat: Seat) -> Option:
    """Return ``option`` with what ``seat`` would own then, where nothing else is said of it yet."""
    if option.hint is not None:
        return option
    verb, _, rest = option.id.partition(" ")
    if verb in ("pair", "triple"):
        return replace(
            option, hint=_then(state, seat, "hearts", int(str(option.label.args.get("hearts", 1))))
        )
    amount = ORDERS[rest][1] if verb == "order" else _REWARDS.sell
    return replace(option, hint=_then(state, seat, "coins", amount))


_THEN: dict[Currency, str] = {"hearts": "touria-hint-then-hearts", "coins": "touria-hint-then-coins"}


def _then(state: State, seat: Seat, kind: Currency, more: int) -> Text:
    """Return how many hearts or coins ``seat`` would have of those that open the castle."""
    have: int = getattr(state.holdings[seat], kind)
    return Text(_THEN[kind], {"have": have + within(state, kind, more), "target": state.target})


def _affordable(state: State, seat: Seat, need: tuple[int, ...]) -> bool:
    paint = state.turn.paint
    held = state.holdings[seat].gems
    if not paint:
        return not any(map(gt, need, held))
    real = _unpainted(need, paint)
    return (
        min(real) >= 0
        and all(held[colour] >= count for colour, count in enumerate(real))
        and all(need[target] >= sum(one == target for _, one in paint) for _, target in paint)
    )


def _unpainted(need: tuple[int, ...], paint: list[tuple[int, int]]) -> list[int]:
    """Return the real gems that ``need`` takes when all of ``paint`` is among them."""
    real = list(need)
    for source, target in paint:
        real[target] -= 1
        real[source] += 1
    return real


def brush_options(state: State, seat: Seat) -> list[Option]:
    """Return the option to take the brush, by itself or by the mirror, if it helps a payment."""
    found = items.ways(state, seat, "paintbrush")
    if not found or not _paintings(state, seat):
        return []
    return [_tool_option("paintbrush", way) for way in found]


def paint_options(state: State, seat: Seat) -> list[Option]:
    """Return the paintings, each of one gem in another colour, that make a payment possible."""
    return [_paint_option(*painting) for painting in _paintings(state, seat)]


def _paintings(state: State, seat: Seat) -> list[tuple[int, int]]:
    paint = state.turn.paint
    held = state.holdings[seat].gems
    needs = [need for _, need in _payments(state, seat)]
    if state.phase not in ("gift", "dragon"):
        needs = [need for need in needs if sum(need) > 1]
    found = []
    for source in COLOURED:
        if not held[source]:
            continue
        for target in REGULAR:
            if target == source:
                continue
            state.turn.paint = [*paint, (source, target)]
            if any(_affordable(state, seat, need) for need in needs):
                found.append((source, target))
    state.turn.paint = paint
    return found


def paint(act: Act, seat: Seat, choice: str) -> None:
    """Let a gem count as one of another colour in the payment that follows."""
    _, source, target = choice.split(" ")
    act.state.turn.paint.append((COLOURS.index(source), COLOURS.index(target)))
    act.tell("touria-event-paint", seat, gem=gem(COLOURS.index(source)), target=gem(COLOURS.index(target)))
    items.settle(act)
    if act.state.phase == "arrival":
        act.state.phase = "execute"


def pay_painted(act: Act, seat: Seat, need: list[int]) -> None:
    """Pay ``need`` to the bag, painted gems in their real colours."""
    turn = act.state.turn
    act.pay_gems(seat, _unpainted(tuple(need), turn.paint))
    turn.paint = []


def _at_goldsmith(state: State, seat: Seat) -> list[Option]:
    found = payments(state, seat)
    if not state.holdings[seat].items:
        return found
    return found + brush_options(state, seat)


def _smith(act: Act, seat: Seat, deal: str, colour: int) -> None:
    """Sell one gem, or give two or three equal ones for hearts; rules/touria#7.7."""
    act.tell("touria-event-place", seat, place=space("goldsmith"))
    state = act.state
    count = {"sell": 1, "pair": 2, "triple": 3}[deal]
    bonus = _bonus(state, colour)
    pay_painted(act, seat, list(_units(colour, count)))
    if deal == "sell":
        act.receive(seat, "coins", _REWARDS.sell)
    elif deal == "pair":
        act.receive(seat, "hearts", _REWARDS.pair)
    else:
        act.receive(seat, "hearts", _REWARDS.triple + bonus)


def _bonus(state: State, colour: int) -> int:
    return _REWARDS.die_bonus if state.die == colour else 0


def _at_trader(state: State, seat: Seat) -> list[Option]:
    found = payments(state, seat)
    if state.holdings[seat].items:
        found += brush_options(state, seat)
        if available(state, "coins") > 0 and not state.turn.paint:
            coins = within(state, "coins", _REWARDS.scale)
            found += [
                _short(_tool_option("scale", way), "coins", coins, _REWARDS.scale)
                for way in items.ways(state, seat, "scale")
            ]
    if state.turn.scaled and not state.turn.paint:
        found.append(_STOP)
    return found


def _fulfil(act: Act, seat: Seat, name: str) -> None:
    """Fulfil an order and turn up the next one of its stack; rules/touria#7.2."""
    need, coins = ORDERS[name]
    act.tell("touria-event-order", seat, gems=gems(need), count=coins)
    pay_painted(act, seat, list(need))
    act.receive(seat, "coins", coins)
    stack = next(stack for stack in act.state.orders if stack[0] == name)
    stack.append(stack.pop(0))
    act.tell(
        "touria-event-new-order", gems=gems(ORDERS[stack[0]][0]), count=ORDERS[stack[0]][1], reveals=True
    )


# Tournament


def _at_tournament(state: State, seat: Seat) -> list[Option]:
    turn = state.turn
    swords = state.holdings[seat].swords
    found: list[Option] = []
    if swords >= turn.swap_cost:
        for kind, amount in _PRIZES.items():
            got = within(state, kind, amount)
            if got > 0:
                option = replace(
                    _swap_option(kind, got, turn.swap_cost), hint=_then(state, seat, kind, amount)
                )
                found.append(_short(option, kind, got, amount))
    if turn.swaps:
        nothing = is_idle(state) and seat == state.active and not turn.executions
        return [*found, _GIVE_UP if nothing else _STOP]
    prize = available(state, "hearts") > 0 or available(state, "coins") > 0
    if prize and (swords or state.options.helmet == "as_swords"):
        hint = Text(f"touria-hint-helmet-{state.options.helmet}")
        found += [
            replace(_tool_option("helmet", way), hint=hint) for way in items.ways(state, seat, "helmet")
        ]
    return found


def is_idle(state: State) -> bool:
    """Return whether this execution is a helmet without a swap so far, which is none; rules/touria#7.9."""
    return state.turn.swaps == _SWAPS


def _swap(act: Act, seat: Seat, prize: str, finish: Finish) -> None:
    """Give a sword for a heart or for coins; rules/touria#7.9."""
    turn = act.state.turn
    act.pay(seat, "swords", turn.swap_cost)
    kind: Currency = "hearts" if prize == "heart" else "coins"
    act.receive(seat, kind, _PRIZES[kind])
    turn.swaps -= 1
    if turn.swaps <= 0:
        finish(act)


_AT: dict[str, Callable[[State, Seat], list[Option]]] = {
    "sword_master": _at_sword_master,
    "trader": _at_trader,
    "forest_fairy": _at_forest,
    "fountain_fairy": _at_fountain,
    "thief": _at_thief,
    "dragon": _at_dragon,
    "goldsmith": _at_goldsmith,
    "tournament": _at_tournament,
}


@cache
def _units(colour: int, count: int) -> tuple[int, ...]:
    return tuple(count if other == colour else 0 for other in range(len(COLOURS)))


@cache
def _begin_option(place: str) -> Option:
    return Option("execute", Text(f"touria-do-{place}"), Text(f"touria-about-{place}"))


@cache
def _sword_master_option(count: int) -> Option:
    return Option(
        "execute", Text("touria-do-sword_master", {"count": count}), Text("touria-about-sword_master")
    )


def _short(option: Option, kind: Currency, got: int, full: int) -> Option:
    """Return ``option`` with a word that the bank cannot pay in full, if so; rules/touria#7.10."""
    if got == full:
        return option
    return replace(option, hint=Text(_SHORT[kind], {"count": got}))


def shortage(option: Option) -> Text | None:
    """Return that the bank cannot pay in full for ``option``; ``None`` if it can."""
    return option.hint if option.hint is not None and option.hint.key in _SHORT.values() else None


_SHORT: dict[Currency, str] = {
    "hearts": "touria-hint-short-hearts",
    "coins": "touria-hint-short-coins",
    "swords": "touria-hint-short-swords",
}


def _tool_option(name: str, way: str) -> Option:
    """Return the option to use brush, scale or helmet, by itself or by the mirror."""
    return items.mirror_option(name) if way == items.MIRROR else items.item_option(name)


@cache
def _keep_option(colour: int) -> Option:
    label = Text("touria-do-keep", {"gem": gem(colour)})
    return Option(f"keep {COLOURS[colour]}", label, Text("touria-hint-keep"))


@cache
def _pay_option(colour: int) -> Option:
    return Option("pay", Text("touria-do-pay", {"gem": gem(colour)}), Text("touria-hint-gift"))


@cache
def _smith_option(deal: Literal["sell", "pair"], colour: int) -> Option:
    return Option(f"{deal} {COLOURS[colour]}", Text(f"touria-do-{deal}", {"gem": gem(colour)}))


@cache
def _triple_option(colour: int, hearts: int) -> Option:
    label = Text("touria-do-triple", {"gem": gem(colour), "hearts": hearts})
    return Option(f"triple {COLOURS[colour]}", label)


@cache
def _order_option(name: str, coins: int) -> Option:
    return Option(f"order {name}", Text("touria-do-order", {"gems": gems(ORDERS[name][0]), "count": coins}))


@cache
def _swap_option(kind: Currency, count: int, swords: int) -> Option:
    label = Text(f"touria-do-swap-{kind}", {"swords": swords, "count": count})
    return Option("swap heart" if kind == "hearts" else "swap coins", label)


@cache
def _paint_option(source: int, target: int) -> Option:
    label = Text("touria-do-paint", {"gem": gem(source), "target": gem(target)})
    return Option(f"paint {COLOURS[source]} {COLOURS[target]}", label, Text("touria-hint-paint"))


_KEEP_NOTHING = Option("keep nothing", Text("touria-do-keep-nothing"), Text("touria-hint-keep-nothing"))
_REROLL = Option("reroll", Text("touria-do-reroll"))
_STOP_DRAGON = Option("stop", Text("touria-do-retreat"), Text("touria-hint-retreat"))
_STOP = Option("stop", Text("touria-do-stop"), Text("touria-hint-stop"))
_GIVE_UP = Option("stop", Text("touria-do-skip"), Text("touria-hint-skip"))
_PRIZES: dict[Currency, int] = {"hearts": _REWARDS.swap_hearts, "coins": _REWARDS.swap_coins}
"""What a swap at the tournament is for."""
