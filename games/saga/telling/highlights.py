"""The highlights of a game of Saga: the Adventure that changed the Hero most, and how many were won."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from games.engine.climax import number_in, public
from games.engine.event import Event
from games.engine.highlights import Highlights
from games.engine.storyline import event_keys
from games.engine.text import Argument, Text
from games.saga.view import View

_CHANGES = event_keys("saga", "raised", "lowered")
_CARDS = {"saga-event-adventure": "card", "saga-event-trial": "hero"}
"""The events that begin a challenge, with the argument that names its card."""
_TURN = "saga-event-turn"


class _Swing(Struct):
    """A challenge: its round, its card, and the characteristics it changed, before and after, by name."""

    round: int
    card: Argument
    changes: dict[str, tuple[Text, int, int]]

    @property
    def size(self) -> int:
        """How much the Hero changed altogether."""
        return sum(abs(after - before) for _, before, after in self.changes.values())


def highlights(events: Sequence[Event], view: View) -> Highlights | None:
    """Return the challenge after which the Hero had changed most, and how many Adventures were won."""
    if view.phase != "over":
        return None
    ended = [entry.outcome for entry in view.story if entry.outcome is not None]
    won = {"won": ended.count("won"), "count": len(ended)}
    figure = Text("saga-figure-won", {**won}) if ended else Text("saga-figure-rounds", {"count": view.round})
    swings = [swing for swing in _swings(events) if swing.size]
    # If two are equally large, the later one counts: it's closer to the end.
    largest = max(reversed(swings), key=lambda swing: swing.size, default=None)
    return Highlights(None if largest is None else _told(largest), figure)


def _swings(events: Sequence[Event]) -> list[_Swing]:
    swings: list[_Swing] = []
    number = 1
    for event in public(events, "saga"):
        text = event.text
        if text.key == _TURN:
            number = number_in(text, "round")
        elif text.key in _CARDS:
            swings.append(_Swing(number, text.args[_CARDS[text.key]], {}))
        elif text.key in _CHANGES and swings:
            name = text.args["characteristic"]
            assert isinstance(name, Text)
            _, before, _ = swings[-1].changes.get(name.key, (name, number_in(text, "before"), 0))
            swings[-1].changes[name.key] = name, before, number_in(text, "after")
    return swings


def _told(swing: _Swing) -> Text:
    """Return the sentence about ``swing``, with the characteristic that changed most."""
    name, before, after = max(swing.changes.values(), key=lambda change: abs(change[2] - change[1]))
    when = Text("saga-chapter", {"number": swing.round})
    told: dict[str, Argument] = {"when": when, "card": swing.card, "characteristic": name}
    return Text("saga-highlight-change", {**told, "before": before, "after": after})
