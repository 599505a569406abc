"""The climaxes of Touria: entering the castle, and a heart that the dragon gave up after a fight."""

from __future__ import annotations

from collections.abc import Sequence

from games.engine.climax import Climax, last_but, number_in, public, seat_in
from games.engine.event import Event
from games.engine.storyline import event_keys
from games.engine.text import SeatName, Text

_ENTER, _HEARTS, _ROLL = "touria-event-enter", "touria-event-gain-hearts", "touria-event-roll"
_PAID = {"touria-event-pay-hearts": "hearts", "touria-event-pay-coins": "coins"}
_FIGHT = event_keys("touria", "roll", "pay-swords", "pay-gems", "use")
"""The events between arriving at the dragon and taking its heart."""
_AFTERMATH = event_keys("touria", "window", "copied", "turn", "last-round")
_ENTRY = event_keys("touria", "race", "use", "pay-hearts", "pay-coins")
"""The events that come with entering the castle: its price, and how many players are inside."""
_LEAST = 2
"""The minimum number of rolls that make a fight."""


def climax(events: Sequence[Event]) -> Climax | None:
    """Return the entry into the castle or the dragon's heart that ``events`` end with, or None.

    The facts of an entry are the ``hearts`` and ``coins`` that it cost. Those of a heart are the number of
    ``rolls`` that it took, and the ``gem`` that the last one showed.
    """
    seen = public(events, "touria")
    entered = last_but(seen, _AFTERMATH | _ENTRY)
    if entered >= 0 and (text := seen[entered].text).key == _ENTER:
        paid = {
            name: number_in(one.text, "count") for one in seen[entered:] if (name := _PAID.get(one.text.key))
        }
        return Climax("castle", (seat_in(text),), (text,), paid)
    at = last_but(seen, _AFTERMATH)
    return _heart(seen[: at + 1]) if at >= 0 and seen[at].text.key == _HEARTS else None


def _heart(events: Sequence[Event]) -> Climax | None:
    """Return the heart that ``events`` end with, if the dragon gave it up after a fight."""
    seat, rolls = seat_in(events[-1].text), list[Text]()
    for event in reversed(events[:-1]):
        if event.text.key not in _FIGHT or seat_in(event.text) != seat:
            break
        rolls += [event.text] if event.text.key == _ROLL else []
    if len(rolls) < _LEAST:
        return None
    gem = rolls[0].args["gem"]
    assert isinstance(gem, Text)
    told = Text("touria-climax-dragon-told", {"player": SeatName(seat), "count": len(rolls)})
    return Climax(
        "dragon", (seat,), (told,), {"rolls": len(rolls), "gem": gem.key.removeprefix("touria-gem-")}
    )
