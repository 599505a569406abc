"""Sums up a line of the log: where the heroes went, and what each player gave and got there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Literal, TypeAlias

from games.engine.event import Event
from games.engine.storyline import event_keys
from games.engine.text import LIST_OF_ALL, Argument, Text, in_row, listed
from games.touria.components import COLOURS
from games.touria.telling.naming import GOODS, goods, some_gems, the_item

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
_BIRD = the_item("bird")


def summary(events: Sequence[Event]) -> Sequence[Event]:
    """Return the sentences that sum up the ``events`` of one line.

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
        yield Event(Text("touria-told", {"player": deeds[0].args["player"], "deeds": _in_a_row(clauses)}))


def _name(text: Text) -> str:
    return text.key.removeprefix("touria-event-")


def _with_prices(deeds: Sequence[Text]) -> list[Text]:
    """Return ``deeds`` with prices added to what was paid for; payments replace the orders they fulfil."""
    found: list[Text] = []
    for text in deeds:
        name, before = _name(text), _name(found[-1]) if found else ""
        if before and before == _PAID_BEFORE.get(name):
            found.append(Text(text.key, {**text.args, "price": found.pop().args["count"]}))
        elif before == "order" and name == "pay-gems":
            found[-1] = text
        elif before == "double" and name == "pay-gems":
            found[-1] = Text("touria-event-double", {**found[-1].args, "price": text.args["gems"]})
        else:
            found.append(text)
    return found


def _clauses(deeds: Sequence[Text]) -> Iterator[Text]:
    """Yield the clauses about ``deeds`` of one player.

    Sums come where their first event was. What is done a second time isn't added to the first.
    """
    summed: set[_Sum] = set()
    for number, text in enumerate(deeds):
        if (sum_ := _SUMS.get(_name(text))) is None:
            yield from _clause(text)
            if _repeats(text):
                yield from _clauses(deeds[number + 1 :])
                return
        elif sum_ not in summed:
            summed.add(sum_)
            until = takewhile(lambda one: not _repeats(one), deeds[number:])
            yield from _summed(sum_, [one for one in until if _SUMS.get(_name(one)) == sum_])


def _repeats(text: Text) -> bool:
    """Return whether ``text`` says that the action is done again, by a gem or the bird."""
    return _name(text) == "double" or text.args.get("item") == _BIRD


def _in_a_row(clauses: Sequence[Text]) -> Argument:
    """Return ``clauses`` as one, with a comma before the last if the one before it has its own *and*."""
    *others, last = clauses
    if others and _has_and(others[-1]):
        return Text("touria-told-and", {"list": in_row(others), "item": last})
    return listed(clauses)


def _has_and(text: Text) -> bool:
    parts = (value for value in text.args.values() if isinstance(value, Text))
    return text.key == LIST_OF_ALL or any(map(_has_and, parts))


def _clause(text: Text) -> Iterator[Text]:
    args = {name: value for name, value in text.args.items() if name != "player"}
    match _name(text):
        case "walk":
            way: list[Argument] = [Text("touria-told-steps", {"count": args["steps"]})]
            if "price" in args:
                way.append(goods("coins", args["price"]))
            yield Text("touria-told-walks", {"place": args["place"], "way": in_row(way)})
        case "stay":
            yield Text("touria-told-stays", args)
        case "fly" if "price" in args:
            paid = goods("coins", args["price"])
            yield Text("touria-told-flies-paid", {"place": args["place"], "price": paid})
        case "fly":
            yield Text("touria-told-flies", args)
        case "sword" if "price" in args:
            yield Text("touria-told-turns-paid", {"tower": args["tower"]})
        case "sword":
            yield Text("touria-told-turns", args)
        case "forced":
            yield Text("touria-told-forced", args)
        case "use":
            yield Text("touria-told-uses", args)
        case "mirror":
            yield Text("touria-told-mirrors", args)
        case "take":
            yield Text("touria-told-takes", args)
        case "keep-nothing":
            yield Text("touria-told-keeps-nothing")
        case "retreat":
            yield Text("touria-told-retreats")
        case "order":
            yield Text("touria-told-order", {"gems": args["gems"], "coins": goods("coins", args["count"])})
        case "double" if "price" in args:
            yield Text("touria-told-again-paid", args)
        case "double":
            yield Text("touria-told-again")
        case "skip":
            yield Text("touria-told-skips")
        case "joins":
            yield Text("touria-told-copies")
        case "copy-elixir":
            yield Text("touria-told-copies-elixir", args)
        case "copy-flagon":
            yield Text("touria-told-copies-flagon", args)
        case "enter":
            yield Text("touria-told-lifts")
            yield Text("touria-told-enters")
        case "door":
            yield Text("touria-told-opens", {"door": args["door"]})
            yield Text("touria-told-finds", {"dweller": args["dweller"]})
        case "gift":
            yield Text("touria-told-gives", {"paid": args["gift"]})
        case "no-gift":
            yield Text("touria-told-no-gift")


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
