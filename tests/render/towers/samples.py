"""What the shared tests draw of Tschak!"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import msgspec

from games.engine.climax import Climax
from games.engine.game import SPECTATOR
from games.engine.text import SeatName, Text
from games.towers.game import Towers
from games.towers.model import Recap
from games.towers.telling import game_events as named
from games.towers.view import View
from render.positions import HARD_NAMES, states
from render.towers import phrases
from render.words import Words
from tests.render.samples import Sample, views
from tests.render.towers.positions import view


def _alone(seen: View, **asked: int) -> View:
    """Return ``seen`` with only one seat having a question; there was a fine on the previous floor."""
    last = None if seen.last_floor is None else msgspec.structs.replace(seen.last_floor, fined=0)
    recap = None if seen.recap is None or last is None else Recap(last, None)
    own = None if "removing" in asked else seen.own
    return msgspec.structs.replace(seen, wanted=0, own=own, last_floor=last, recap=recap, **asked)


def _cleared(*coins: int) -> Climax:
    best = tuple(seat for seat, won in enumerate(coins) if won == max(coins))
    card = named.card("wizard_2_wand")
    told = Text("towers-event-loot", {"player": SeatName(0), "card": card, "coins": coins[0]})
    return Climax("cleared", best, (told,), {"tower": 2, "coins": coins})


GOLDENS = {
    "board-4-en": Sample(view()),
    "board-3-it": Sample(view(3), HARD_NAMES, "it"),
    "board-2-en": Sample(view(2)),
    "covered-4-it": Sample(view(is_open=False), HARD_NAMES, "it"),
    "reveal-4-en": Sample(view(fresh=True), number=1),
    "reveal-3-it": Sample(view(3, after_tower=True), HARD_NAMES, "it", number=1),
    "result-4-it": Sample(view(over=True), locale="it"),
    "hand-4-en": Sample(view(viewer=0)),
    "hand-3-it": Sample(view(3, viewer=1), HARD_NAMES, "it"),
    "tall-4-en": Sample(view(viewer=0), shape="tall"),
    "tall-3-it": Sample(view(3, viewer=1), HARD_NAMES, "it", shape="tall"),
    "tall-watcher-4-en": Sample(view(viewer=SPECTATOR), shape="tall"),
    "watcher-3-en": Sample(view(3, viewer=SPECTATOR)),
    "elixir-3-en": Sample(_alone(view(3, 2, is_open=False), removing=2)),
    "elixir-tall-4-it": Sample(_alone(view(viewer=2), removing=2), HARD_NAMES, "it", shape="tall"),
    "climax-4-en": Sample(view(after_tower=True), climax=_cleared(1, 0, 3, 2)),
    "climax-3-it": Sample(view(3, after_tower=True), HARD_NAMES, "it", climax=_cleared(2, 3, 1)),
    "climax-2-en": Sample(view(2, after_tower=True), climax=_cleared(0, 2)),
}


def _undecided(before: View) -> View:
    undecided = msgspec.structs.replace(before.places[3], committed=False)
    return msgspec.structs.replace(before, places=(*before.places[:3], undecided))


CHANGES = {"a choice taken back": (view(), _undecided(view()))}


@cache
def _played(seats: int) -> tuple[Any, ...]:
    return tuple(states(Towers(), seats, seed=2))


def moments(seats: int) -> Iterator[Any]:
    """Yield the end of a whole game, and positions written by hand."""
    played = _played(seats)
    yield from views("towers", (played[-seats - 2], played[-1]), (0, None))
    yield from (
        view(seats),
        view(seats, is_open=False),
        view(seats, fresh=True),
        view(seats, after_tower=True),
    )
    yield from (view(seats, viewer=viewer) for viewer in (0, 1, SPECTATOR))
    yield from (_alone(view(seats, viewer, fresh=True), swapping=0) for viewer in (None, 0, 1))
    yield from (_alone(view(seats, viewer, is_open=False), removing=0) for viewer in (None, 0, 1))


def climaxes(seats: int, _: Words) -> Iterator[Climax]:
    """Yield a cleared tower with one seat that wins most, and with two."""
    yield _cleared(*(3, 2, 1, 0)[:seats])
    yield _cleared(*(0, 2, 2, 1)[:seats])


def matters(view: View, names: Sequence[str], words: Words) -> Iterator[str]:
    """Yield the texts for whose turn it is, and what the team is worth or can be."""
    yield phrases.own_turn(view, names, words)
    own = view.own
    if own is not None:
        is_open = own.commit is None and own.prospects
        yield words(f"towers-picture-{'could' if is_open else 'worth'}")
