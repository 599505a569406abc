"""The pictures of lessons: each step highlights what matters, then shows the result of the answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeAlias

from games.engine.game import AnyGame
from games.engine.lesson import LEARNER, Position, Step, mark_name
from render.picture import AnyPainter, Picture
from render.seats import SeatOccupant
from render.shape import Shape
from render.spotlight import lit
from render.words import Words

_Paint: TypeAlias = Callable[[Any, Sequence[SeatOccupant], Words], Sequence[Picture]]


def step_view(
    game: AnyGame,
    painter: AnyPainter,
    there: Position,
    step: Step,
    shape: Shape = "wide",
    *,
    is_answered: bool,
) -> tuple[Any, _Paint]:
    """Return the view at ``step``, before or after its answer, and a function that makes one picture of it.

    ``shape`` is the shape of the learner's own picture.
    """
    is_public = bool(step.then) if is_answered else step.shows == "board"
    view = game.view(there.state, None if is_public else LEARNER)
    paint = painter.public if is_public else partial(painter.private, shape=shape)
    return view, partial(_called, paint, step.then) if is_answered else partial(_lit, paint, game.id, step)


def _called(
    paint: _Paint, name: str, view: Any, occupants: Sequence[SeatOccupant], words: Words
) -> list[Picture]:
    """Return the picture of ``view`` named ``name``, or the first one if none has that name."""
    pictures = paint(view, occupants, words)
    return [picture for picture in pictures if picture.name == name] or list(pictures[:1])


def _lit(
    paint: _Paint, game: str, step: Step, view: Any, occupants: Sequence[SeatOccupant], words: Words
) -> list[Picture]:
    """Return the first picture of ``view``, with the parts marked by ``step`` highlighted."""
    parts = words.in_row(words.say(mark_name(game, mark)) for mark in step.marks)
    told = words("picture-alt-lit", parts=parts)
    return [lit(picture, step.marks, told) for picture in paint(view, occupants, words)[:1]]
