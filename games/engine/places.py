"""The place of a position in a game, as its players would name it: the round, the turn, the floor."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from games.engine.outline import Outline, Turn
from games.engine.storyline import Storyline, player_of
from games.engine.text import Seat, Text


class Place(Struct, frozen=True):
    """A place in a game: in ``chapter``, and in ``part`` of it, 0 if the game numbers no parts.

    ``owner`` is the seat whose turn it was, if any, and ``number`` counts its turns in that chapter from 1;
    it's 0 if there was only one. ``turn`` is the index of the turn in the outline of the game.
    """

    turn: int
    chapter: int = 1
    part: int = 0
    owner: Seat | None = None
    number: int = 0


def place_of(story: Outline, step: int, prompt: Text, storyline: Storyline) -> Place:
    """Return the place of the question ``prompt``, whose answer led to step number ``step`` of a game."""
    turn = story.at(step)
    here = story.turns[turn]
    part = prompt.args.get(storyline.part) if storyline.part else None
    if isinstance(part, int):
        return Place(turn, here.chapter, part)
    owner = _owner(here, storyline)
    if owner is None:
        return Place(turn, here.chapter)
    own = [number for number in _of_chapter(story, turn) if _owner(story.turns[number], storyline) == owner]
    return Place(turn, here.chapter, 0, owner, own.index(turn) + 1 if len(own) > 1 else 0)


def _of_chapter(story: Outline, turn: int) -> Iterator[int]:
    """Yield the numbers of the turns in the chapter of ``turn``, in order."""
    chapter = story.turns[turn].chapter
    first = turn
    while first and story.turns[first - 1].chapter == chapter:
        first -= 1
    while first < len(story.turns) and story.turns[first].chapter == chapter:
        yield first
        first += 1


def _owner(turn: Turn, storyline: Storyline) -> Seat | None:
    """Return the seat whose turn it was, if its lines name one."""
    for _, event in turn.told:
        if event.text.key in storyline.breaks or event.text.key in storyline.turns:
            seat = player_of(event)
            if seat is not None:
                return seat
    return None
