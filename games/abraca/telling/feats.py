"""The feats of Abraca: casting with care, and using up every stone."""

from __future__ import annotations

from games.engine.climax import number_in, seat_in
from games.engine.feats import Ending, Feat
from games.engine.text import Seat

_MOST_CASTS, _RIGHT = 10, 0.8
_HITS, _MISSES = ("event-hit",), ("event-miss", "event-lower")


def _is_unerring(end: Ending, seat: Seat) -> bool:
    right, wrong = end.count(seat, *_HITS), end.count(seat, *_MISSES)
    return end.is_won_by(seat) and right + wrong >= _MOST_CASTS and right >= _RIGHT * (right + wrong)


def _uses_everything(end: Ending, seat: Seat) -> bool:
    return end.count(seat, "event-all-used") > 0


def _never_falls(end: Ending, seat: Seat) -> bool:
    fell = [
        event
        for event in end.events
        if event.text.key == "abraca-event-loss" and seat_in(event.text) == seat
        if number_in(event.text, "after") == 0
    ]
    return end.is_won_by(seat) and not fell


FEATS = (
    Feat("unerring", _is_unerring),
    Feat("to-the-last-stone", _uses_everything, times=3),
    Feat("unfallen", _never_falls, times=5),
)
