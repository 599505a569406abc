"""The sentences of a line of the log: the spells of a turn, their effect, and the points of a round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.engine.courses import courses
from games.engine.event import Event
from games.engine.storyline import event_keys
from games.engine.text import Argument, Text, in_row

_CASTS = {
    "abraca-event-hit": "abraca-told-hit",
    "abraca-event-miss": "abraca-told-miss",
    "abraca-event-lower": "abraca-told-lower",
}
_LIVES = event_keys("abraca", "loss", "gain")
_ROUND, _REFILL = "abraca-event-round", "abraca-event-refill"
_SECRET, _POINTS = "abraca-event-secret", "abraca-event-points"
_PARTS = event_keys("abraca", "roll", "full", "end")
"""Events that others imply: a die shows in what it does, and a turn without a miss ends by choice."""


def summary(events: Sequence[Event]) -> Sequence[Event]:
    """Return the sentences that sum up the ``events`` of one line.

    All spells of a turn are one sentence, and so are the lives of everyone concerned, from before the turn to
    after it, and the points of a round.
    """
    return list(_told(events)) or events[:1]


def _told(events: Sequence[Event]) -> Iterator[Event]:
    texts = [event.text for event in events]
    casts = [text for text in texts if text.key in _CASTS]
    lives = [text for text in texts if text.key in _LIVES]
    drawn = [text for text in texts if text.key == _REFILL]
    secrets = [text for text in texts if text.key == _SECRET]
    points = [text for text in texts if text.key == _POINTS]
    for event in events:
        text = event.text
        if casts and text is casts[0]:
            yield Event(_casts(casts, secrets, drawn))
        elif lives and text is lives[-1]:
            yield Event(Text("abraca-told-lives", {"changes": in_row(_lives(lives))}))
        elif secrets and not casts and text is secrets[-1]:
            yield Event(Text(_SECRET, {**text.args, "count": len(secrets)}))
        elif points and text is points[-1]:
            scores = [Text("abraca-told-score", one.args) for one in points]
            yield Event(Text("abraca-told-points", {"scores": in_row(scores)}))
        elif text.key == _ROUND and casts:
            begun = {name: value for name, value in text.args.items() if name != "player"}
            yield Event(Text("abraca-told-round", begun))
        elif text.key == _REFILL and casts:
            continue
        elif text.key not in _PARTS | _LIVES | {*_CASTS, _SECRET, _POINTS}:
            yield event


def _casts(casts: Sequence[Text], secrets: Sequence[Text], drawn: Sequence[Text]) -> Text:
    """Return all spells that one player cast, and how many secret stones and stones they took."""
    tried = in_row([Text(_CASTS[text.key], {"number": text.args["number"]}) for text in casts])
    told: dict[str, Argument] = {"player": casts[0].args["player"], "casts": tried, "secrets": len(secrets)}
    return Text("abraca-told-casts", {**told, "drawn": drawn[0].args["count"] if drawn else 0})


def _lives(changes: Sequence[Text]) -> list[Text]:
    """Return the sentences about everybody's changes of life."""
    return [
        Text("abraca-told-life", {"player": player, "path": path})
        for player, path in courses(map(_values, changes)).items()
    ]


def _values(change: Text) -> tuple[Argument, int, int]:
    before, after = change.args["before"], change.args["after"]
    assert isinstance(before, int)
    assert isinstance(after, int)
    return change.args["player"], before, after
