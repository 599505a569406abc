"""The feats of Tschak!: few monsters, every treasure of two towers, and a win by far."""

from __future__ import annotations

from collections import Counter

from games.engine.climax import number_in, seat_in
from games.engine.feats import Ending, Feat
from games.engine.text import Seat
from games.towers.components import COMPONENTS
from games.towers.telling.highlights import MONSTER, TREASURE

_MARGIN, _SWEPT = 10, 2
_CROWD = 3
"""Minimum number of players for it to be hard to take no monster, or to take every treasure."""


def _avoids_monsters(end: Ending, seat: Seat) -> bool:
    taken = sum(event.text.key in MONSTER and seat_in(event.text) == seat for event in end.events)
    return end.is_won_by(seat) and len(end.ranks) >= _CROWD and taken <= 1


def _sweeps(end: Ending, seat: Seat) -> bool:
    tower, taken = 0, Counter[int]()
    for event in end.events:
        if event.text.key == "towers-event-tower":
            tower = number_in(event.text, "tower")
        elif event.text.key in TREASURE and seat_in(event.text) == seat:
            taken[tower] += 1
    swept = sum(count == len(COMPONENTS.floors) for count in taken.values())
    return len(end.ranks) >= _CROWD and swept >= _SWEPT


def _wins_by_far(end: Ending, seat: Seat) -> bool:
    others = [score or 0 for other, score in enumerate(end.scores) if other != seat]
    return end.is_won_by(seat) and (end.scores[seat] or 0) - max(others) >= _MARGIN


FEATS = (
    Feat("monster-shy", _avoids_monsters),
    Feat("clean-sweep", _sweeps),
    Feat("landslide", _wins_by_far, times=3),
)
