"""What can be done at each place. rules/touria#7, with the items that help there.

An execution is a chain of choices that ends by calling ``finish``. A brush is used before the payment that it
helps: from then on only payments that use every painted gem are offered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
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
    return None if found is None else told(state, place, found)


def told(state: State, place: str, found: Option) -> Text:
    """Return what the best answer at ``place`` brings."""
    if place == "forest_fairy" and len(state.display) > 1:
        first, second = (item(name) for name in state.display)
        return Text("touria-yield-either", {"first": first, "second": second})
    return found.label


def best_option(state: State, seat: Seat, place: str) -> Option | None:
    """Return the answer that is best for ``seat`` at ``place``; ``None`` if there is nothing to do."""
    begun = begun_anew(state, place)
    name = max(ids(begun, seat), key=partial(_merit, begun), default=None)
    return None if name is None else option(begun, seat, name)


def _merit(state: State, name: str) -> int:
    """Return how good one of the answers at the same place is: hearts first, then coins."""
    verb, _, rest = name.partition(" ")
    if verb == "order":
        return within(state, "coins", ORDERS[rest][1])
    if verb == "triple":
        return 7 + within(state, "hearts", _hearts_of_triple(state, COLOURS.index(rest)))
    return {"pair": 8, "execute": 8, "swap": 8, "sell": 7, "take": 7}.get(verb, 0)


def ids(state: State, seat: Seat) -> list[str]:
    """Return how ``seat`` may carry out the action of the place, or go on with it; rules/touria#7."""
    return _AT[state.turn.destination](state, seat)


def options(state: State, seat: Seat) -> list[Option]:
    """Return how ``seat`` may carry out the action of the place, with words."""
    return [option(state, seat, name) for name in ids(state, seat)]


def option(state: State, seat: Seat, name: str) -> Option:
    """Return an answer at a place, to a roll of the die or in a payment, with its words."""
    verb, _, rest = name.partition(" ")
    word = _WORDED.get(verb)
    return _tool_option(state, name) if word is None else word(state, seat, rest)


def executable(state: State, seat: Seat) -> bool:
    """Return whether ``seat`` can carry out the action of the place at all."""
    return bool(ids(state, seat))


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


def _at_sword_master(state: State, seat: Seat) -> list[str]:
    return ["execute"] if available(state, "swords") > 0 else []


def _at_fountain(state: State, seat: Seat) -> list[str]:
    return ["execute"] if state.holdings[seat].gems[BLACK] else []


def _at_forest(state: State, seat: Seat) -> list[str]:
    return [f"take {name}" for name in state.display]


def _at_thief(state: State, seat: Seat) -> list[str]:
    return [] if mines.is_bag_empty(state) else ["execute"]


def _execute_option(state: State, seat: Seat, rest: str) -> Option:
    place = state.turn.destination
    if place == "sword_master":
        swords = within(state, "swords", _REWARDS.swords)
        return _short(_sword_master_option(swords), "swords", swords, _REWARDS.swords)
    if place == "dragon":
        begin = replace(_begin_option("dragon"), hint=_matching("touria-hint-dragon", state, seat))
        return _short(begin, "hearts", within(state, "hearts", 1), 1)
    return _begin_option("thief" if place == "thief" else "fountain_fairy")


def draw_loot(act: Act) -> None:
    """Draw three gems, and single ones more if all are black; rules/touria#7.5."""
    state = act.state
    drawn = state.drawn
    for _ in range(min(_REWARDS.thief_draw, sum(state.bag))):
        drawn[mines.draw(act)] += 1
    while sum(drawn) == drawn[BLACK] and any(state.bag):
        drawn[mines.draw(act)] += 1


def keep_ids(state: State) -> list[str]:
    """Return which drawn gem may be kept; after three black ones only the coloured one that came then."""
    drawn = state.drawn
    if not any(drawn[colour] for colour in COLOURED):
        return ["keep nothing"]
    first_were_black = sum(drawn) > _REWARDS.thief_draw
    return [
        f"keep {COLOURS[colour]}"
        for colour, count in enumerate(drawn)
        if count and not (colour == BLACK and first_were_black)
    ]


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


def _at_dragon(state: State, seat: Seat) -> list[str]:
    return ["execute"]


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


def dragon_ids(state: State, seat: Seat) -> list[str]:
    """Return what may be done about the roll."""
    own = state.holdings[seat]
    if state.turn.paint:
        return ["pay"]
    hearts = available(state, "hearts") > 0
    match = hearts and _affordable(state, seat, _units(state.die, 1))
    found = ["pay"] if match else []
    if hearts and own.items:
        found += brushes(state, seat)
    if own.swords and not (match and state.options.dragon_reroll == "only_without_match"):
        found.append("reroll")
    return [*found, "stop"]


def _pay_option(state: State, seat: Seat, rest: str) -> Option:
    if state.phase == "gift":
        return _gem_option(_wanted(state))
    return replace(_gem_option(state.die), hint=_then(state, seat, "hearts", 1))


def _reroll_option(state: State, seat: Seat, rest: str) -> Option:
    return replace(_REROLL, hint=_matching("touria-hint-reroll", state, seat))


def _stop_option(state: State, seat: Seat, rest: str) -> Option:
    if state.phase == "dragon":
        return _STOP_DRAGON
    return _GIVE_UP if is_idle(state) and seat == state.active and not state.turn.executions else _STOP


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


def _payments(state: State) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Yield everything that can be paid for here, whether or not somebody can, with the gems it takes."""
    if state.phase == "gift":
        yield "pay", _units(_wanted(state), 1)
    elif state.phase == "dragon":
        yield "pay", _units(state.die, 1)
    elif state.turn.destination == "trader":
        if available(state, "coins") > 0:
            for stack in state.orders:
                yield f"order {stack[0]}", ORDERS[stack[0]][0]
    else:
        sells, heals = available(state, "coins") > 0, available(state, "hearts") > 0
        for deal, name, need in _AT_SMITH:
            if sells if deal == "sell" else heals:
                yield name, need


def _wanted(state: State) -> int:
    """Return the colour of the gem that the dweller asks for who waits."""
    return COLOURS.index(COMPONENTS.dwellers[state.doors[int(state.turn.door[1:]) - 1]])


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
        for _, need in _payments(state):
            real = _unpainted(need, painted)
            fits = all(need[target] >= sum(one == target for _, one in painted) for _, target in painted)
            if fits and min(real) >= 0:
                found.append(tuple(real))
    return found


def payments(state: State, seat: Seat) -> list[str]:
    """Return what ``seat`` can pay for here, with its gems as they are painted."""
    return [name for name, need in _payments(state) if _affordable(state, seat, need)]


def _deal_option(deal: Literal["sell", "pair"]) -> Callable[[State, Seat, str], Option]:
    kind: Currency = "coins" if deal == "sell" else "hearts"
    amount = _REWARDS.sell if deal == "sell" else _REWARDS.pair
    return lambda state, seat, rest: replace(
        _smith_option(deal, COLOURS.index(rest)), hint=_then(state, seat, kind, amount)
    )


def _triple_option(state: State, seat: Seat, rest: str) -> Option:
    colour = COLOURS.index(rest)
    hearts = _hearts_of_triple(state, colour)
    got = within(state, "hearts", hearts)
    found = replace(_three_option(colour, got), hint=_then(state, seat, "hearts", got))
    return _short(found, "hearts", got, hearts)


def _order_option(state: State, seat: Seat, rest: str) -> Option:
    coins = ORDERS[rest][1]
    got = within(state, "coins", coins)
    found = replace(_fulfil_option(rest, got), hint=_then(state, seat, "coins", coins))
    return _short(found, "coins", got, coins)


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


def brushes(state: State, seat: Seat) -> list[str]:
    """Return how ``seat`` may take the brush, by itself or by the mirror, if it helps a payment."""
    found = items.ways(state, seat, "paintbrush")
    return found if found and _paintings(state, seat) else []


def paint_ids(state: State, seat: Seat) -> list[str]:
    """Return the paintings, each of one gem in another colour, that make a payment possible."""
    return [f"paint {COLOURS[source]} {COLOURS[target]}" for source, target in _paintings(state, seat)]


def _paintings(state: State, seat: Seat) -> list[tuple[int, int]]:
    paint = state.turn.paint
    held = state.holdings[seat].gems
    needs = [need for _, need in _payments(state)]
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


def _at_goldsmith(state: State, seat: Seat) -> list[str]:
    found = payments(state, seat)
    return found + brushes(state, seat) if state.holdings[seat].items else found


def _smith(act: Act, seat: Seat, deal: str, colour: int) -> None:
    """Sell one gem, or give two or three equal ones for hearts; rules/touria#7.7."""
    act.tell("touria-event-place", seat, place=space("goldsmith"))
    state = act.state
    count, hearts = _DEALS[deal], _hearts_of_triple(state, colour)
    pay_painted(act, seat, list(_units(colour, count)))
    if deal == "sell":
        act.receive(seat, "coins", _REWARDS.sell)
    elif deal == "pair":
        act.receive(seat, "hearts", _REWARDS.pair)
    else:
        act.receive(seat, "hearts", hearts)


def _hearts_of_triple(state: State, colour: int) -> int:
    return _REWARDS.triple + (_REWARDS.die_bonus if state.die == colour else 0)


def _at_trader(state: State, seat: Seat) -> list[str]:
    found = payments(state, seat)
    if state.holdings[seat].items:
        found += brushes(state, seat)
        if available(state, "coins") > 0 and not state.turn.paint:
            found += items.ways(state, seat, "scale")
    if state.turn.scaled and not state.turn.paint:
        found.append("stop")
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


def _at_tournament(state: State, seat: Seat) -> list[str]:
    turn, own = state.turn, state.holdings[seat]
    prizes = [name for name, kind in _SWAPPED.items() if available(state, kind) > 0]
    found = [f"swap {name}" for name in prizes] if own.swords >= turn.swap_cost else []
    if turn.swaps:
        found.append("stop")
    elif own.items and prizes and (own.swords or state.options.helmet == "as_swords"):
        found += items.ways(state, seat, "helmet")
    return found


def _swap_option(state: State, seat: Seat, rest: str) -> Option:
    kind = _SWAPPED[rest]
    amount = _PRIZES[kind]
    got = within(state, kind, amount)
    found = replace(_prize_option(kind, got, state.turn.swap_cost), hint=_then(state, seat, kind, amount))
    return _short(found, kind, got, amount)


def is_idle(state: State) -> bool:
    """Return whether this execution is a helmet without a swap so far, which is none; rules/touria#7.9."""
    return state.turn.swaps == _SWAPS


def _swap(act: Act, seat: Seat, prize: str, finish: Finish) -> None:
    """Give a sword for a heart or for coins; rules/touria#7.9."""
    turn = act.state.turn
    act.pay(seat, "swords", turn.swap_cost)
    act.receive(seat, _SWAPPED[prize], _PRIZES[_SWAPPED[prize]])
    turn.swaps -= 1
    if turn.swaps <= 0:
        finish(act)


_AT: dict[str, Callable[[State, Seat], list[str]]] = {
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


def _tool_option(state: State, way: str) -> Option:
    """Return the option to use brush, scale, helmet or a free item, by itself or by the mirror."""
    found = items.use_option(state, way)
    name = items.copied(state) if way == items.MIRROR else way
    if name == "scale":
        return _short(found, "coins", within(state, "coins", _REWARDS.scale), _REWARDS.scale)
    if name == "helmet":
        return replace(found, hint=Text(f"touria-hint-helmet-{state.options.helmet}"))
    return found


@cache
def keep_option(name: str) -> Option:
    """Return the option to keep a gem that the thief has drawn, or nothing."""
    rest = name.removeprefix("keep ")
    if rest == "nothing":
        return Option(name, Text("touria-do-keep-nothing"), Text("touria-hint-keep-nothing"))
    return Option(name, Text("touria-do-keep", {"gem": gem(COLOURS.index(rest))}), Text("touria-hint-keep"))


@cache
def _gem_option(colour: int) -> Option:
    return Option("pay", Text("touria-do-pay", {"gem": gem(colour)}), Text("touria-hint-gift"))


@cache
def _smith_option(deal: Literal["sell", "pair"], colour: int) -> Option:
    return Option(f"{deal} {COLOURS[colour]}", Text(f"touria-do-{deal}", {"gem": gem(colour)}))


@cache
def _three_option(colour: int, hearts: int) -> Option:
    label = Text("touria-do-triple", {"gem": gem(colour), "hearts": hearts})
    return Option(f"triple {COLOURS[colour]}", label)


@cache
def _fulfil_option(name: str, coins: int) -> Option:
    return Option(f"order {name}", Text("touria-do-order", {"gems": gems(ORDERS[name][0]), "count": coins}))


@cache
def _prize_option(kind: Currency, count: int, swords: int) -> Option:
    label = Text(f"touria-do-swap-{kind}", {"swords": swords, "count": count})
    return Option("swap heart" if kind == "hearts" else "swap coins", label)


@cache
def paint_option(name: str) -> Option:
    """Return a painting with its words."""
    source, target = map(COLOURS.index, name.split(" ")[1:])
    label = Text("touria-do-paint", {"gem": gem(source), "target": gem(target)})
    return Option(name, label, Text("touria-hint-paint"))


_REROLL = Option("reroll", Text("touria-do-reroll"))
_STOP_DRAGON = Option("stop", Text("touria-do-retreat"), Text("touria-hint-retreat"))
_STOP = Option("stop", Text("touria-do-stop"), Text("touria-hint-stop"))
_GIVE_UP = Option("stop", Text("touria-do-skip"), Text("touria-hint-skip"))
_PRIZES: dict[Currency, int] = {"hearts": _REWARDS.swap_hearts, "coins": _REWARDS.swap_coins}
"""What a swap at the tournament is for."""
_SWAPPED: dict[str, Currency] = {"heart": "hearts", "coins": "coins"}
_DEALS = {"sell": 1, "pair": 2, "triple": 3}
_AT_SMITH = [
    (deal, f"{deal} {COLOURS[colour]}", _units(colour, count))
    for colour in COLOURED
    for deal, count in _DEALS.items()
]
_WORDED: dict[str, Callable[[State, Seat, str], Option]] = {
    "execute": _execute_option,
    "take": lambda state, seat, rest: items.take_option(rest),
    "order": _order_option,
    "sell": _deal_option("sell"),
    "pair": _deal_option("pair"),
    "triple": _triple_option,
    "swap": _swap_option,
    "pay": _pay_option,
    "reroll": _reroll_option,
    "stop": _stop_option,
}
