"""What a line of the log comes to: where the heroes went, and what each player gave and got there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Literal, TypeAlias

from games.engine.event import Event
from games.engine.storyline import event_keys
from games.engine.text import Argument, Text, in_row, listed
from games.touria.components import COLOURS
from games.touria.telling.naming import GOODS, goods, some_gems

_Sum: TypeAlias = Literal["trade", "picks", "removes", "keeps", "looks"]
"""A clause that adds up several events."""

_SUMS: dict[str, _Sum] = {
    **dict.fromkeys(("pay-hearts", "pay-coins", "pay-swords", "pay-gems"), "trade"),
    **dict.fromkeys(("gain-hearts", "gain-coins", "gain-swords"), "trade"),
    "mine": "picks",
    "banish": "removes",
    "keep": "keeps",
    "look": "looks",
}
_ALONE = event_keys("touria", "bonus-gem", "bonus-coin", "bonus-sword", "race", "last-door", "last-round")
"""Events that are sentences of their own."""
_PAID_BEFORE = {"sword": "pay-swords", "walk": "pay-coins", "fly": "pay-coins"}
"""Events whose price is the event right before them."""


def summary(events: Sequence[Event]) -> Sequence[Event]:
    """Return the sentences that ``events`` of one line come to.

    What a player does until another one acts is one sentence, and so is each door opened in the castle.
    Payments and gains in it are added up.
    """
    return list(_told(events)) or events[-1:]


def _told(events: Sequence[Event]) -> Iterator[Event]:
    deeds: list[Text] = []
    aside: list[Event] = []
    for event in events:
        text = event.text
        player = text.args.get("player")
        if event.audience is not None or text.key in _ALONE or "-reason-" in text.key:
            aside.append(event)
        elif player is not None:
            if deeds and (player != deeds[0].args["player"] or text.key == "touria-event-door"):
                yield from _sentence(deeds)
                yield from aside
                deeds, aside = [], []
            deeds.append(text)
    yield from _sentence(deeds)
    yield from aside


def _sentence(deeds: Sequence[Text]) -> Iterator[Event]:
    """Yield the sentence about ``deeds`` of one player, unless they say nothing."""
    if clauses := list(_clauses(_with_prices(deeds))):
        yield Event(Text("touria-told", {"player": deeds[0].args["player"], "deeds": listed(clauses)}))


def _name(text: Text) -> str:
    return text.key.removeprefix("touria-event-")


def _with_prices(deeds: Sequence[Text]) -> list[Text]:
    """Return ``deeds`` with the price of a way in it, and without orders whose gems and coins are told."""
    found: list[Text] = []
    for text in deeds:
        name, before = _name(text), _name(found[-1]) if found else ""
        if before and before == _PAID_BEFORE.get(name):
            found.append(Text(text.key, {**text.args, "price": found.pop().args["count"]}))
        elif before == "order" and name == "pay-gems":
            found[-1] = text
        else:
            found.append(text)
    return found


def _clauses(deeds: Sequence[Text]) -> Iterator[Text]:
    """Yield what ``deeds`` say of their player; sums come where their first event was."""
    summed: set[_Sum] = set()
    for text in deeds:
        if (sum_ := _SUMS.get(_name(text))) is None:
            yield from _clause(text)
        elif sum_ not in summed:
            summed.add(sum_)
            yield from _summed(sum_, [one for one in deeds if _SUMS.get(_name(one)) == sum_])


def _clause(text: Text) -> Iterator[Text]:
    args = {name: value for name, value in text.args.items() if name != "player"}
    match _name(text):
        case "walk":
            way: list[Argument] = [Text("touria-told-steps", {"count": args["steps"]})]
            if "price" in args:
                way.append(goods("coins", args["price"]))
            yield Text("touria-told-walks", {"place": _where(args), "way": in_row(way)})
        case "stay":
            yield Text("touria-told-stays", {"place": _where(args)})
        case "fly" if "price" in args:
            paid = goods("coins", args["price"])
            yield Text("touria-told-flies-paid", {"place": _where(args), "price": paid})
        case "fly":
            yield Text("touria-told-flies", {"place": _where(args)})
        case "sword" if "price" in args:
            yield Text("touria-told-turns-paid", {"tower": args["tower"]})
        case "sword":
            yield Text("touria-told-turns", args)
        case "forced":
            yield Text("touria-told-forced", args)
        case "use":
            yield Text("touria-told-uses", {"item": _the(args["item"])})
        case "mirror":
            yield Text("touria-told-mirrors", {"item": _the(args["item"])})
        case "take":
            yield Text("touria-told-takes", {"item": _the(args["item"])})
        case "keep-nothing":
            yield Text("touria-told-keeps-nothing")
        case "retreat":
            yield Text("touria-told-retreats")
        case "order":
            yield Text("touria-told-order", {"gems": args["gems"], "coins": goods("coins", args["count"])})
        case "skip":
            yield Text("touria-told-skips")
        case "joins":
            yield Text("touria-told-copies")
        case "copy-elixir":
            yield Text("touria-told-copies-elixir", args)
        case "copy-flagon":
            yield Text("touria-told-copies-flagon", {"item": _the(args["item"])})
        case "enter":
            yield Text("touria-told-lifts")
            yield Text("touria-told-enters")
        case "door":
            yield Text("touria-told-opens", {"door": args["door"]})
            yield Text("touria-told-finds", {"dweller": args["dweller"]})
        case "gift":
            yield Text("touria-told-gives", {"paid": _the(args["gift"])})
        case "no-gift":
            yield Text("touria-told-no-gift")


def _where(args: dict[str, Argument]) -> Text:
    """Return the place of a move as its goal: *the Dragon*."""
    place = args["place"]
    assert isinstance(place, Text)
    return Text(place.key.replace("-space-", "-to-"))


def _the(thing: Argument) -> Text:
    """Return an item with its article; other gifts have one."""
    assert isinstance(thing, Text)
    return Text(thing.key.replace("-item-", "-the-"))


def _summed(sum_: _Sum, deeds: Sequence[Text]) -> Iterator[Text]:
    """Yield the clause that adds up ``deeds``, unless they come to nothing."""
    if sum_ == "trade":
        yield from _trade(deeds)
    elif sum_ == "picks":
        picked = Counter(_last_part(text.args["gem"]) for text in deeds)
        gems = [some_gems(colour, picked[colour]) for colour in COLOURS if picked[colour]]
        yield Text("touria-told-picks", {"gems": listed(gems)})
    elif sum_ == "looks":
        doors = [Text("touria-told-door", {"door": text.args["door"]}) for text in deeds]
        yield Text("touria-told-looks", {"doors": listed(doors)})
    elif sum_ == "keeps":
        yield Text("touria-told-keeps", {"count": len(deeds)})
    else:
        yield Text("touria-told-removes", {"count": len(deeds)})


def _trade(deeds: Sequence[Text]) -> Iterator[Text]:
    paid, got = Counter[str](), Counter[str]()
    for text in deeds:
        gems = text.args.get("gems")
        count = (gems if isinstance(gems, Text) else text).args["count"]
        assert isinstance(count, int)
        kind = str(gems.args["colour"]) if isinstance(gems, Text) else _last_part(text)
        (got if _name(text).startswith("gain") else paid)[kind] += count
    gives, gets = _things(paid), _things(got)
    if gives and gets:
        yield Text("touria-told-trades", {"paid": listed(gives), "got": listed(gets)})
    elif gives:
        yield Text("touria-told-gives", {"paid": listed(gives)})
    elif gets:
        yield Text("touria-told-gets", {"got": listed(gets)})


def _things(counted: Counter[str]) -> list[Text]:
    found = [goods(kind, counted[kind]) for kind in GOODS if counted[kind]]
    return found + [some_gems(colour, counted[colour]) for colour in COLOURS if counted[colour]]


def _last_part(thing: Argument) -> str:
    assert isinstance(thing, Text)
    return thing.key.rpartition("-")[2]
