"""What the shared tests draw of Saga."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import msgspec

from games.engine.climax import Climax, Fact
from games.engine.text import Text
from games.saga.components import ADVENTURES, HEROES
from games.saga.game import Saga
from games.saga.model import Options
from games.saga.view import View
from render.positions import HARD_NAMES, spread, states
from render.saga import phrases
from render.words import Words
from tests.render.saga.positions import INITIATIVE, challenge, entries, view
from tests.render.samples import Sample, views

_PASSED: dict[str, Fact] = {"die": 6, "score": 1, "difficulty": 3}
_FAILED: dict[str, Fact] = {"die": 2, "score": 1, "difficulty": 3}


def _climax(kind: str, seat: int, card: str, **facts: Fact) -> Climax:
    told = Text("saga-event-won", {"card": Text(f"saga-card-{card}")})
    return Climax(kind, (seat,), (told,), {"card": card, **facts})


GOLDENS = {
    "start-2-it": Sample(view(seats=2, told=0, phase="mulligan", turn=0, initiative=INITIATIVE), locale="it"),
    "window-4-en": Sample(view()),
    "window-6-it": Sample(view(seats=6, told=22), HARD_NAMES, "it"),
    "ended-3-it": Sample(view(seats=3, told=5, phase="main"), locale="it"),
    "hand-4-en": Sample(view(0)),
    "hand-5-it": Sample(view(2, seats=5), HARD_NAMES, "it"),
    "tall-4-en": Sample(view(0), shape="tall"),
    "tall-5-it": Sample(view(2, seats=5), HARD_NAMES, "it", shape="tall"),
    "result-4-it": Sample(view(phase="over", winners=(1, 3), how="objective", told=14), locale="it"),
    "climax-4-en": Sample(view(), climax=_climax("trial-passed", 0, "ivanhoe", **_PASSED)),
    "climax-6-it": Sample(
        view(seats=6),
        HARD_NAMES,
        "it",
        climax=_climax("trial-failed", 4, "ivanhoe", **_FAILED),
    ),
    "climax-fight-4-it": Sample(
        view(), locale="it", climax=_climax("fight-won", 3, "sheriff", die=6, score=2, difficulty=7)
    ),
}


def _cancelled(before: View) -> View:
    """Return ``before`` with its last play canceled."""
    story = entries(9, 4, is_open=True)
    plays = challenge(story).plays
    dead = (*plays[:-1], msgspec.structs.replace(plays[-1], live=False))
    return msgspec.structs.replace(before, challenge=challenge(story, plays=dead))


CHANGES = {
    "a characteristic": (view(), msgspec.structs.replace(view(), characteristics=(4, 3, 2, 5, 6))),
    "a die for the first turn": (
        view(told=0, phase="main", turn=0, initiative=INITIATIVE),
        view(told=0, phase="main", turn=0, initiative=INITIATIVE[:1]),
    ),
    "a play that no longer counts": (view(), _cancelled(view())),
}


@cache
def _played(seats: int) -> tuple[Any, ...]:
    return tuple(states(Saga(), seats, Options(objectives_open=seats == 4), seed=2))


def moments(seats: int) -> Iterator[Any]:
    """Yield the course of one whole game."""
    yield from views("saga", spread(list(_played(seats)), 12 if seats == 6 else 4))


def climaxes(seats: int, words: Words) -> Iterator[Climax]:
    """Yield each kind of climax, with the longest names and sums, and without a sum."""
    hero, card = (
        max(cards, key=lambda one: len(phrases.card_name(one, words))) for cards in (HEROES, ADVENTURES)
    )
    for seat in range(seats):
        for kind in ("trial-passed", "trial-failed", "trial-deemed"):
            yield _climax(kind, seat, hero, die=6, score=12, difficulty=14)
        for kind in ("fight-won", "fight-lost"):
            yield _climax(kind, seat, card, die=6, score=18, difficulty=20)
            yield _climax(kind, seat, card)


def matters(view: View, names: Sequence[str], words: Words) -> Iterator[str]:
    """Yield the texts for whose turn it is, the cards to choose from, and the Objective."""
    yield phrases.turn(view, names, words)
    own = view.places[view.viewer or 0]
    for card in view.searched or [held.card for held in own.hand or ()]:
        yield phrases.card_name(card, words)
    if own.aim is not None:
        yield phrases.card_name(own.aim.card, words)
