"""What the shared tests draw: ``tests/render/<game>/samples.py`` says which moments of a game matter.

Such a module has

- ``GOLDENS``: the moments whose pictures are stored, by file name;
- ``CHANGES``: small differences that must be visible, each as a view before and a view after;
- ``moments(seats)``: views of every kind, for several viewers, from a whole game or written by hand;
- ``matters(view, names, words)``: the texts that a player needs to decide, with ``names`` as they are drawn,
  if the game draws its private pictures itself;
- ``climaxes(seats, words)``, optional: climaxes of every kind, with the hardest words and numbers;
- ``ELSEWHERE``, optional: the prefixes of parts that the ``board``, ``wide`` or ``tall`` picture need not
  have.
"""

from __future__ import annotations

import contextlib
import importlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal, Protocol, cast

from games.engine.climax import Climax
from games.engine.game import SPECTATOR
from games.engine.highlights import Highlights
from games.engine.text import SeatName, Text
from games.registry import GAMES
from render.highlighted import highlighted
from render.picture import Picture
from render.positions import PLAIN_NAMES, occupants
from render.registry import PAINTERS
from render.shape import Shape
from render.words import Words, locales, words_for
from tests.support.languages import is_told

_OVERTAKEN = {"player": SeatName(1), "other": SeatName(0)}
HIGHLIGHTS = {
    "abraca": Highlights(
        Text("highlight-overtakes", {"when": Text("abraca-chapter", {"number": 12}), **_OVERTAKEN}),
        Text("abraca-figure-spells", {"right": 17, "count": 23}),
    ),
    "saga": Highlights(
        Text(
            "saga-highlight-change",
            {
                "when": Text("saga-chapter", {"number": 12}),
                "card": Text("saga-card-underworld"),
                "characteristic": Text("saga-characteristic-courage"),
                "before": 1,
                "after": 5,
            },
        ),
        Text("saga-figure-won", {"won": 11, "count": 15}),
    ),
    "touria": Highlights(
        Text("touria-highlight-follows", {"when": Text("touria-chapter", {"number": 12}), **_OVERTAKEN}),
        Text("touria-figure-doors", {"opened": 8, "doors": 9}),
    ),
    "towers": Highlights(
        Text(
            "highlight-overtakes",
            {"when": Text("towers-chapter-part", {"number": 4, "part": 3}), **_OVERTAKEN},
        ),
        Text("towers-figure-margin", {"points": 26}),
    ),
}
"""Long highlights of each game, for end cards."""

Names = tuple[str | None, ...]

WIDEST_NAME = "Wolfgang Amadeus Maximilian Wurm"
"""A name of maximum length in wide letters."""


@dataclass(frozen=True, slots=True)
class Sample:
    """A picture to keep: what a view looks like. ``number`` selects one of its pictures; the main one is
    first.

    With a ``climax``, they are the channel's pictures at that climax.
    """

    view: Any
    names: Names = PLAIN_NAMES
    locale: str = "en"
    number: int = 0
    shape: Shape = "wide"
    climax: Climax | None = None


class Samples(Protocol):
    """The contents of a ``samples`` module."""

    GOLDENS: Mapping[str, Sample]
    CHANGES: Mapping[str, tuple[Any, Any]]
    moments: Callable[[int], Iterable[Any]]
    matters: Callable[[Any, Sequence[str], Words], Iterable[str]]


def samples_of(game_id: str) -> Samples:
    """Return the samples of a game."""
    return cast(Samples, importlib.import_module(f"tests.render.{game_id}.samples"))


def goldens(game_id: str) -> dict[str, Sample]:
    """Return the moments whose pictures are kept: ``GOLDENS``, plus a tall one for each language
    without any.
    """
    found = dict(samples_of(game_id).GOLDENS)
    shown = {sample.locale for sample in found.values()}
    for tall in [sample for sample in found.values() if sample.shape == "tall"][:1]:
        lacking = [one for one in locales() if one not in shown and is_told(game_id, one)]
        found |= {f"tall-{one}": replace(tall, locale=one) for one in lacking}
    return found


def sampled(part: Literal["GOLDENS", "CHANGES"]) -> list[tuple[str, str]]:
    """Return every game with the name of each entry in this part of its samples.

    A game with missing or broken samples has no entries here: one test of that game reports it, and the tests
    of other games still run.
    """
    found = []
    for game_id in GAMES:
        with contextlib.suppress(Exception):
            parts = goldens(game_id) if part == "GOLDENS" else samples_of(game_id).CHANGES
            found += [(game_id, name) for name in parts]
    return found


def views(
    game_id: str, states: Iterable[Any], viewers: Iterable[int | None] = (None, 0, SPECTATOR)
) -> Iterator[Any]:
    """Yield each state as each viewer sees it."""
    for state in states:
        for viewer in viewers:
            yield GAMES[game_id].view(state, viewer)


def pictures(
    game_id: str, view: Any, names: Names = PLAIN_NAMES, locale: str = "en", shape: Shape = "wide"
) -> list[Picture]:
    """Return the pictures for the viewer of ``view``: the channel's if it has no viewer, otherwise the
    private ones.
    """
    painter, around, words = PAINTERS[game_id], occupants(names, len(view.places)), words_for(locale)
    if view.viewer is None:
        told = HIGHLIGHTS.get(game_id)
        return [highlighted(one, told, around, words) for one in painter.public(view, around, words)]
    return painter.private(view, around, words, shape)


def picture(game_id: str, sample: Sample) -> Picture:
    """Return the picture of one sample."""
    if sample.climax is not None:
        around = occupants(sample.names, len(sample.view.places))
        words = words_for(sample.locale)
        return PAINTERS[game_id].climax(sample.climax, sample.view, around, words)[sample.number]
    return pictures(game_id, sample.view, sample.names, sample.locale, sample.shape)[sample.number]


def climaxes(game_id: str, seats: int, names: Names, locale: str) -> Iterator[Picture]:
    """Yield a picture for each sample of a climax."""
    view = next(view for view in samples_of(game_id).moments(seats) if view.viewer is None)
    words = words_for(locale)
    for climax in getattr(samples_of(game_id), "climaxes", lambda *_: ())(seats, words):
        yield PAINTERS[game_id].climax(climax, view, occupants(names, seats), words)[0]


def names_of(shown: Iterable[Picture]) -> list[str]:
    """Return the names of the pictures."""
    return [each.name for each in shown]


def lobby(game_id: str, names: Names, locale: str = "en") -> Picture:
    """Return the picture of a lobby with ``names`` in its first seats."""
    around = occupants(names, len(names))
    return PAINTERS[game_id].lobby(around, GAMES[game_id].seats, words_for(locale))


def rules_page(game_id: str, locale: str) -> Picture | None:
    """Return the illustrated page of the rules; ``None`` if the game has none."""
    return PAINTERS[game_id].rules(words_for(locale))


def every_picture(
    game_id: str, seats: int, locale: str, names: Names, shape: Shape = "wide"
) -> Iterator[Picture]:
    """Yield every kind of picture; in the tall shape, only a player's."""
    if shape == "wide":
        yield lobby(game_id, names[:seats], locale)
        if (page := rules_page(game_id, locale)) is not None:
            yield page
        yield from climaxes(game_id, seats, names, locale)
    for view in samples_of(game_id).moments(seats):
        if shape == "wide" or is_seated(view):
            yield from pictures(game_id, view, names, locale, shape)


def is_seated(view: Any) -> bool:
    """Return whether ``view`` belongs to a player."""
    return view.viewer is not None and view.viewer >= 0
