"""The words of the options at each place, and of the best one."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, reduce
from typing import Literal

from msgspec.structs import replace

from games.engine.chance import QuickChance
from games.engine.copying import copied
from games.engine.decision import Option
from games.engine.text import Seat, Text
from games.touria.components import COLOURS, COMPONENTS, ORDERS
from games.touria.mind.plays import NOTHING, Plays
from games.touria.model import Currency, State
from games.touria.rules import items, payments
from games.touria.rules.act import Act, within
from games.touria.rules.payments import hearts_of_triple, wanted
from games.touria.rules.places import PRIZES, SWAPPED, begun_anew, execute, ids, is_idle
from games.touria.telling.naming import gem, gems, item

_REWARDS = COMPONENTS.rewards


def best(state: State, seat: Seat, place: str) -> Text | None:
    """Return the best that ``seat`` could do at ``place`` with its current holdings; None if nothing."""
    found = best_option(state, seat, place)
    return None if found is None else told(state, place, found)


def told(state: State, place: str, found: Option) -> Text:
    """Return the result of the best option at ``place``."""
    if place == "forest_fairy" and len(state.display) > 1:
        first, second = (item(name) for name in state.display)
        return Text("touria-yield-either", {"first": first, "second": second})
    return found.label


def best_option(state: State, seat: Seat, place: str) -> Option | None:
    """Return the best play of ``seat`` at ``place`` as an option with its first answer; None without one."""
    begun = begun_anew(state, place)
    _, play = max(Plays(begun, seat).ways_at(place), default=NOTHING)
    if not play:
        return None
    names = [name for name in play.split(", ") if name != "stop"]
    if len(names) == 1:
        return option(begun, seat, names[0])
    world, steps = copied(begun), list[Option]()
    act = Act(world, QuickChance(0))
    for name in names:
        if world.pending:
            steps.append(paint_option(name))
            payments.paint(act, seat, name)
        else:
            steps.append(option(world, seat, name))
            execute(act, seat, name, lambda act: None)
    label = reduce(_and_then, [step.label for step in steps])
    return Option(names[0], label, next(filter(None, map(shortage, steps)), None))


def _and_then(first: Text, second: Text) -> Text:
    return Text("touria-yield-both", {"first": first, "second": second})


def options(state: State, seat: Seat) -> list[Option]:
    """Return the options of ``seat`` for the action of the place."""
    return [option(state, seat, name) for name in ids(state, seat)]


def option(state: State, seat: Seat, name: str) -> Option:
    """Return the option ``name`` at a place, for a roll of the die or in a payment."""
    verb, _, rest = name.partition(" ")
    word = _WORDED.get(verb)
    return _tool_option(state, name) if word is None else word(state, seat, rest)


def _execute_option(state: State, seat: Seat, rest: str) -> Option:
    place = state.turn.destination
    if place == "sword_master":
        swords = within(state, "swords", _REWARDS.swords)
        return _short(_sword_master_option(swords), "swords", swords, _REWARDS.swords)
    if place == "dragon":
        begin = replace(_begin_option("dragon"), hint=_matching("touria-hint-dragon", state, seat))
        return _short(begin, "hearts", within(state, "hearts", 1), 1)
    return _begin_option("thief" if place == "thief" else "fountain_fairy")


def _matching(key: str, state: State, seat: Seat) -> Text:
    """Return the chance of a roll: how many of the die's colors the gems of ``seat`` match."""
    works = Plays(state, seat).matches()
    return Text(key, {"works": works, "of": len(COLOURS)})


def _pay_option(state: State, seat: Seat, rest: str) -> Option:
    if state.phase == "gift":
        return _gem_option(wanted(state))
    return replace(_gem_option(state.die), hint=_then(state, seat, "hearts", 1))


def _reroll_option(state: State, seat: Seat, rest: str) -> Option:
    return replace(_REROLL, hint=_matching("touria-hint-reroll", state, seat))


def _stop_option(state: State, seat: Seat, rest: str) -> Option:
    if state.phase == "dragon":
        return _STOP_DRAGON
    return _GIVE_UP if is_idle(state) and seat == state.active and not state.turn.executions else _STOP


def _deal_option(deal: Literal["sell", "pair"]) -> Callable[[State, Seat, str], Option]:
    kind: Currency = "coins" if deal == "sell" else "hearts"
    amount = _REWARDS.sell if deal == "sell" else _REWARDS.pair
    return lambda state, seat, rest: replace(
        _smith_option(deal, COLOURS.index(rest)), hint=_then(state, seat, kind, amount)
    )


def _triple_option(state: State, seat: Seat, rest: str) -> Option:
    colour = COLOURS.index(rest)
    hearts = hearts_of_triple(state, colour)
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
    """Return the number of hearts or coins ``seat`` would have, and the number that opens the castle."""
    have: int = getattr(state.holdings[seat], kind)
    return Text(_THEN[kind], {"have": have + within(state, kind, more), "target": state.target})


def _swap_option(state: State, seat: Seat, rest: str) -> Option:
    kind = SWAPPED[rest]
    amount = PRIZES[kind]
    got = within(state, kind, amount)
    found = replace(_prize_option(kind, got, state.turn.swap_cost), hint=_then(state, seat, kind, amount))
    return _short(found, kind, got, amount)


@cache
def _begin_option(place: str) -> Option:
    return Option("execute", Text(f"touria-do-{place}"), Text(f"touria-about-{place}"))


@cache
def _sword_master_option(count: int) -> Option:
    return Option(
        "execute", Text("touria-do-sword_master", {"count": count}), Text("touria-about-sword_master")
    )


def _short(option: Option, kind: Currency, got: int, full: int) -> Option:
    """Return ``option`` with a remark if the bank can't pay in full; rules/touria#7.10."""
    if got == full:
        return option
    return replace(option, hint=Text(_SHORT[kind], {"count": got}))


def shortage(option: Option) -> Text | None:
    """Return the remark that the bank can't pay in full for ``option``; None if it can."""
    return option.hint if option.hint is not None and option.hint.key in _SHORT.values() else None


_SHORT: dict[Currency, str] = {
    "hearts": "touria-hint-short-hearts",
    "coins": "touria-hint-short-coins",
    "swords": "touria-hint-short-swords",
}


def _tool_option(state: State, way: str) -> Option:
    """Return the option to use brush, scale, helmet or a free item, directly or by the mirror."""
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
    """Return the option of a painting."""
    source, target = map(COLOURS.index, name.split(" ")[1:])
    label = Text("touria-do-paint", {"gem": gem(source), "target": gem(target)})
    return Option(name, label, Text("touria-hint-paint"))


_REROLL = Option("reroll", Text("touria-do-reroll"))
_STOP_DRAGON = Option("stop", Text("touria-do-retreat"), Text("touria-hint-retreat"))
_STOP = Option("stop", Text("touria-do-stop"), Text("touria-hint-stop"))
_GIVE_UP = Option("stop", Text("touria-do-skip"), Text("touria-hint-skip"))
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
