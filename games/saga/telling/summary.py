"""Sums up a line of the log: who played what, how each Test ended, and what that changed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby, takewhile

from games.engine.courses import courses
from games.engine.event import Event
from games.engine.storyline import event_keys
from games.engine.text import Argument, Text, in_row, listed

_ENDED = {
    "saga-event-test-won": "saga-told-test-won",
    "saga-event-test-lost": "saga-told-test-lost",
    "saga-event-won-by-test": "saga-told-won",
    "saga-event-lost-by-test": "saga-told-lost",
}
"""The words for the end of a Test with its whole sum."""
_DEEDS = {
    "saga-event-drew": "saga-told-draws",
    "saga-event-mulligan": "saga-told-mulligan",
    "saga-event-retrieved": "saga-told-retrieves",
    "saga-event-adventure": "saga-told-plays",
    "saga-event-played": "saga-told-plays",
    "saga-event-interfered": "saga-told-plays",
    "saga-event-discarded": "saga-told-discards",
    "saga-event-cancelled": "saga-told-cancels",
    "saga-event-its-dice": "saga-told-rolls",
    "saga-event-trial": "saga-told-trial",
    "saga-event-aided": "saga-told-aids",
    "saga-event-took": "saga-told-takes-from",
    "saga-event-found": "saga-told-takes",
    "saga-event-found-nothing": "saga-told-finds-nothing",
    "saga-event-peeked": "saga-told-peeks",
    "saga-event-objective": "saga-told-objective",
    "saga-event-objective-open": "saga-told-objective-open",
}
"""What a player does, as a part of a sentence about that player."""
_RUNS = ("saga-told-plays", "saga-told-discards")
"""Parts of a sentence that name all cards of a row of deeds."""
_ROLLS = "saga-told-rolls"
"""The clause about rolled dice: it follows the card that rolls them, so it doesn't name the card."""
_CHANGES = event_keys("saga", "raised", "lowered")
_DUE = event_keys("saga", "payment-card", "payment-adventure", "payment-interference")
_IMPLIED = event_keys("saga", "same", "payment-dice", "condition-holds", "about-windows")
"""Events that change nothing, or that others imply."""
_TURN, _DISCARDED, _OWN = "saga-event-turn", "saga-event-discarded", "saga-event-drew-own"
_ROLLED, _DIFFICULTY = "saga-event-rolled", "saga-event-difficulty"


def summary(events: Sequence[Event]) -> Sequence[Event]:
    """Return the sentences that sum up the ``events`` of one line.

    What a player does until something else happens is one sentence. A Test is one sentence, with its whole
    sum and its outcome, and so is each run of changes of the Hero.
    """
    return list(_told(events)) or events[:1]


def _told(events: Sequence[Event]) -> Iterator[Event]:
    deeds: list[Text] = []
    private: list[Event] = []
    changes: list[Text] = []
    rolled: Text | None = None
    for number, event in enumerate(events):
        text, key = event.text, event.text.key
        later = [one.text for one in events[number + 1 :] if one.audience is None]
        if event.audience is not None:
            private.append(event)
            continue
        if key in _IMPLIED or (key in _DUE and _is_paid(text, later)):
            continue
        if key == _ROLLED and any(one.key in _ENDED for one in later):
            rolled = text
            continue
        if key == _DIFFICULTY and any(one.key == _ROLLED for one in later):
            continue
        if key not in _CHANGES:
            yield from _changed(changes)
            changes = []
        is_deed = key in _DEEDS or key == _TURN
        if deeds and not (is_deed and text.args.get("player") in (None, deeds[0].args["player"])):
            yield from _sentence(deeds)
            yield from _whispers(private)
            deeds, private = [], []
        if is_deed and (deeds or "player" in text.args):
            deeds.append(text)
        elif key in _CHANGES:
            changes.append(text)
        elif key in _ENDED:
            yield _ended(event, rolled)
            rolled = None
        else:
            yield event
    yield from _changed(changes)
    yield from _sentence(deeds)
    yield from _whispers(private)


def _is_paid(due: Text, later: Sequence[Text]) -> bool:
    """Return whether the cards that are ``due`` are discarded right away, which already tells the payment."""
    paid = takewhile(lambda text: text.key == _DISCARDED, later)
    return len(list(paid)) == due.args["count"]


def _sentence(deeds: Sequence[Text]) -> Iterator[Event]:
    """Yield the sentence about ``deeds`` of one player."""
    if not deeds:
        return
    player, clauses = deeds[0].args["player"], list(_clauses(deeds))
    if not clauses:
        yield Event(deeds[0])
    elif deeds[0].key == _TURN:
        told: dict[str, Argument] = {"round": deeds[0].args["round"], "player": player}
        yield Event(Text("saga-told-turn", {**told, "deeds": listed(clauses)}))
    else:
        yield Event(Text("saga-told", {"player": player, "deeds": listed(clauses)}))


def _clauses(deeds: Sequence[Text]) -> Iterator[Text]:
    """Yield the parts of the sentence about ``deeds``; cards played or discarded in a row are one."""
    for told, some in groupby((text for text in deeds if text.key in _DEEDS), lambda text: _DEEDS[text.key]):
        row = [text.args for text in some]
        if told in _RUNS:
            yield Text(told, {"cards": listed([args["card"] for args in row])})
        else:
            unsaid = ("player", "card") if told == _ROLLS else ("player",)
            for args in row:
                yield Text(told, {name: value for name, value in args.items() if name not in unsaid})


def _whispers(private: Sequence[Event]) -> Iterator[Event]:
    """Yield what only its reader may know; all cards that they drew are one sentence."""
    drawn = [event for event in private if event.text.key == _OWN]
    if drawn:
        cards = listed([event.text.args["card"] for event in drawn])
        yield Event(Text(_OWN, {"card": cards}), drawn[0].audience)
    yield from (event for event in private if event.text.key != _OWN)


def _changed(changes: Sequence[Text]) -> Iterator[Event]:
    """Yield the sentence about the characteristics that changed in a row."""
    names = {name.key: name for text in changes if isinstance(name := text.args["characteristic"], Text)}
    told = courses(_values(changes))
    if told:
        items = [
            Text("saga-told-change", {"characteristic": names[key], "values": values})
            for key, values in told.items()
        ]
        yield Event(Text("saga-told-changes", {"changes": in_row(items)}))


def _values(changes: Sequence[Text]) -> Iterator[tuple[str, int, int]]:
    for text in changes:
        name, before, after = (text.args[place] for place in ("characteristic", "before", "after"))
        assert isinstance(name, Text)
        assert isinstance(before, int)
        assert isinstance(after, int)
        yield name.key, before, after


def _ended(event: Event, rolled: Text | None) -> Event:
    """Return how a Test ended, with the parts of the sum if its roll is known."""
    args = event.text.args
    if rolled is None:
        return event
    if rolled.args["score"] == 0:
        total = Text("saga-told-die", {"die": args["die"], "difficulty": rolled.args["difficulty"]})
    else:
        parts = {name: args[name] for name in ("die", "score", "sum")}
        total = Text(
            "saga-told-sum", {**parts, "what": rolled.args["what"], "difficulty": rolled.args["difficulty"]}
        )
    named = {"card": args["card"]} if "card" in args else {}
    return Event(Text(_ENDED[event.text.key], {"sum": total, **named}))
