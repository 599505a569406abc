"""The moments of a finished game that are shown to everybody, and who may share them where."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from msgspec import Struct

from bot.table.perspective import Perspective
from bot.table.refusals import refused
from games.engine.climax import Climax
from games.engine.event import Event
from games.engine.game import AnyGame
from games.engine.outline import Outline, Turn
from games.engine.steps import Step
from games.engine.storyline import Storyline, folded
from games.engine.text import Text

SHOTS = 28
"""Maximum number of moments in a film."""
PICTURES = 40
"""Maximum number of pictures on a page."""
AGAIN = 600.0
"""Seconds until the same game may be shared in the same channel again."""
_LATEST = 160
"""The number of latest public events in which to look for a climax."""


class Moment(Struct, frozen=True):
    """A step of a game with the sentences about it; ``chapter`` is the number of its round, or the like."""

    step: int
    told: tuple[Text, ...]
    chapter: int
    is_climax: bool = False


class Passage(Struct, frozen=True):
    """Consecutive turns under one picture, with everything that everybody could read since the last picture.

    ``step`` is that of the picture at their end, ``turn`` the number of the last of them.
    """

    step: int
    turn: int
    chapter: int
    told: tuple[Text, ...]


def may_be_shared(table: Perspective) -> bool:
    """Return whether the game of ``table`` may be shown to others: not with people from several servers."""
    return not (table.matched and table.is_private)


def require_sharing(table: Perspective) -> None:
    """Raise unless the viewer of ``table``, which is over, may share its game.

    :raises Refused: they didn't play, others still play its deal, or it was played across servers.
    """
    if not table.is_seated:
        raise refused("sharing-not-played")
    if table.deal is not None and table.is_private:
        raise refused("deal-not-revealed")
    if not may_be_shared(table):
        raise refused("sharing-across")


def key_moments(game: AnyGame, steps: Sequence[Step], outline: Outline, most: int = SHOTS) -> list[Moment]:
    """Return at most ``most`` moments of a game: beginning, end, climaxes, and turns evenly spread between.

    If there are more climaxes than fit, some of them are left out, evenly spread.
    """
    turns = [_in_short(turn, game.storyline) for turn in outline.turns]
    first, last = turns[0], turns[-1]
    climaxes = [one for one in _climaxes(game, steps, outline) if first.step < one.step < last.step]
    kept = evenly(climaxes, most - 2)
    # A turn with a climax in it ends with the same picture, or nearly so.
    told = {outline.at(one.step) for one in (first, last, *climaxes)}
    rest = [turn for number, turn in enumerate(turns) if number not in told]
    found = {one.step: one for one in (first, *evenly(rest, most - 2 - len(kept)), *kept, last)}
    return [found[step] for step in sorted(found)]


def passages(game: AnyGame, steps: Sequence[Step], outline: Outline, most: int = PICTURES) -> list[Passage]:
    """Return the whole game in at most ``most`` passages, which end with its key moments."""
    shown = key_moments(game, steps, outline, most)
    ends = sorted({outline.at(moment.step) for moment in shown})
    found, first = [], 0
    for end in ends:
        turns = outline.turns[first : end + 1]
        told = tuple(text for turn in turns for text in _told(turn, game.storyline))
        found.append(Passage(turns[-1].last, end, turns[-1].chapter, told))
        first = end + 1
    return found


def evenly(moments: Sequence[Moment], most: int) -> list[Moment]:
    """Return at most ``most`` of ``moments``, evenly spread.

    >>> [one.step for one in evenly([Moment(step, (), 1) for step in range(9)], 3)]
    [0, 4, 8]
    """
    if len(moments) <= most:
        return list(moments)
    if most < 2:
        return list(moments[len(moments) // 2 :][: max(most, 0)])
    return [moments[round(number * (len(moments) - 1) / (most - 1))] for number in range(most)]


def _told(turn: Turn, storyline: Storyline) -> Iterator[Text]:
    """Yield the sentences of ``turn`` that everybody could read."""
    for line in folded(turn.readable(turn.last, None), storyline):
        yield from (event.text for event in line.told)


def _in_short(turn: Turn, storyline: Storyline) -> Moment:
    """Return ``turn`` with its main sentence: that of the last moment in it, or of its last line."""
    lines = folded(turn.readable(turn.last, None), storyline)
    deciding = [line for line in lines if line.is_moment] or lines
    told = (deciding[-1].told[0].text,) if deciding else ()
    return Moment(turn.last, told, turn.chapter)


def _climaxes(game: AnyGame, steps: Sequence[Step], outline: Outline) -> Iterator[Moment]:
    """Yield each climax of a game at the step that brought it about."""
    latest: list[Event] = []
    found: list[Climax | None] = [None]
    for number, step in enumerate(steps):
        public = [event for event in step.events if event.audience is None]
        if not public:
            continue
        latest = [*latest, *public][-_LATEST:]
        found.append(game.climax(latest))
        for before, now in pairwise(found[-2:]):
            if now is not None and now != before:
                yield Moment(number, now.told, outline.turns[outline.at(number)].chapter, is_climax=True)
