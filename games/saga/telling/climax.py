"""The climaxes of Saga: the Hero's trial, and the Adventures that players fight over."""

from __future__ import annotations

from collections.abc import Sequence

from games.engine.climax import Climax, Fact, number_in, public, seat_in
from games.engine.event import Event
from games.engine.storyline import event_keys
from games.engine.text import Text
from games.saga.telling.summary import summary

_TRIAL = event_keys("saga", "trial-passed", "trial-failed", "trial-deemed")
_ADVENTURE = {
    "saga-event-won-by-test": "won",
    "saga-event-won": "won",
    "saga-event-lost-by-test": "lost",
    "saga-event-lost": "lost",
}
_DARED = event_keys("saga", "trial", "adventure")
_CARDS = event_keys("saga", "interfered", "cancelled", "aided")
_ACTS = _DARED | _CARDS | event_keys("saga", "played", "retrieved", "mulligan", "shown")
"""Players' own acts: the first one ends a climax. *Shown* is the winner's Objective."""
_ROLLED, _TEST = "saga-event-rolled", event_keys("saga", "test-won", "test-lost")
_SIDES = 2
"""The number of players who play cards on an Adventure that is fought over."""


def climax(events: Sequence[Event]) -> Climax | None:
    """Return the trial or the Adventure fought over that ``events`` end with, or None.

    Its facts are the ``card`` of the Hero or the Adventure, and the ``die``, the ``score`` and the
    ``difficulty`` of its last Test, if one decided it.
    """
    seen = public(events, "saga")
    for at in reversed(range(len(seen))):
        text = seen[at].text
        if text.key in _ACTS:
            break
        if text.key in _TRIAL or text.key in _ADVENTURE:
            return _challenge(_since_dared(seen[: at + 1]))
    return None


def _since_dared(events: Sequence[Event]) -> Sequence[Event]:
    """Return the part of ``events`` about their last challenge; empty if its beginning isn't among them."""
    begun = [at for at, event in enumerate(events) if event.text.key in _DARED]
    return events[begun[-1] :] if begun else ()


def _challenge(events: Sequence[Event]) -> Climax | None:
    """Return the climax of a challenge, from the event that began it to the one that ended it."""
    if not events:
        return None
    seat, last = seat_in(events[0].text), events[-1]
    is_trial = last.text.key in _TRIAL
    if not is_trial and len({seat_in(one.text) for one in events if one.text.key in _CARDS}) < _SIDES:
        return None
    rolled = [one for one in events if one.text.key == _ROLLED][-1:]
    ended = [one for one in events if one.text.key in _TEST][-1:] if is_trial else []
    told = tuple(one.text for one in summary([*rolled, *ended, last]))
    kind = last.text.key.removeprefix("saga-event-") if is_trial else f"fight-{_ADVENTURE[last.text.key]}"
    card = last.text.args["hero" if is_trial else "card"]
    assert isinstance(card, Text)
    facts: dict[str, Fact] = {"card": card.key.removeprefix("saga-card-")}
    test = (ended or [last])[0].text
    if "die" in test.args:
        facts |= {name: number_in(test, name) for name in ("die", "score", "difficulty")}
    return Climax(kind, (seat,), told, facts)
