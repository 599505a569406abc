"""What the shared tests draw of Abraca."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import msgspec

from games.abraca.game import Abraca
from games.abraca.model import Options
from games.abraca.view import View
from games.engine.climax import Climax
from games.engine.game import SPECTATOR
from games.engine.text import SeatName, Text
from render.abraca import phrases
from render.positions import HARD_NAMES, states
from render.words import Words
from tests.render.abraca.positions import view
from tests.render.samples import Sample, views


def _won(kind: str, seat: int, spell: int, points: int) -> Climax:
    told = Text(f"abraca-event-{kind}", {"round": 3, "player": SeatName(seat)})
    return Climax(kind, (seat,), (told,), {"round": 3, "spell": spell, "points": points})


GOLDENS = {
    "board-4-en": Sample(view()),
    "board-5-it": Sample(view(seats=5), HARD_NAMES, "it"),
    "board-2-en": Sample(view(seats=2)),
    "hand-4-en": Sample(view(1)),
    "hand-5-it": Sample(view(0, seats=5), HARD_NAMES, "it"),
    "tall-4-en": Sample(view(1), shape="tall"),
    "tall-5-it": Sample(view(0, seats=5), HARD_NAMES, "it", shape="tall"),
    "tall-watcher-3-en": Sample(view(SPECTATOR, seats=3), shape="tall"),
    "watcher-3-en": Sample(view(SPECTATOR, seats=3)),
    "result-4-it": Sample(view(active=None), locale="it"),
    "reveal-4-en": Sample(view(active=None), number=1),
    "climax-4-en": Sample(view(active=None), climax=_won("attack", 0, 6, 4)),
    "climax-4-it": Sample(view(active=None), HARD_NAMES, "it", climax=_won("survivor", 0, 0, 3)),
}


def _hurt(before: View) -> View:
    hurt = msgspec.structs.replace(before.places[3], life=2)
    return msgspec.structs.replace(before, places=(*before.places[:3], hurt))


CHANGES = {"a life": (view(), _hurt(view()))}


@cache
def _played(seats: int) -> tuple[Any, ...]:
    return tuple(states(Abraca(), seats, Options(last_standing=True, lower_spell="penalty"), seed=2))


def moments(seats: int) -> Iterator[Any]:
    """Yield the course and the end of a whole game, including knocked-out players."""
    played = _played(seats)
    yield from views("abraca", (played[len(played) // 3], played[-2], played[-1]))


def climaxes(seats: int, _: Words) -> Iterator[Climax]:
    """Yield each way of winning a round, for every seat."""
    for seat in range(seats):
        yield _won("attack", seat, 1 + seat, 3)
        yield _won("all-used", seat, 8 - seat, 6)
        yield _won("survivor", seat, 0, 4)


def matters(view: View, names: Sequence[str], words: Words) -> Iterator[str]:
    """Yield the text for whose turn it is, the counts, and the number of copies of each spell."""
    yield phrases.turn(view, names, words)
    yield words("abraca-picture-unseen" if view.unseen is not None else "abraca-picture-used")
    yield from (f"/{spell}" for spell in phrases.SPELLS)
