"""Positions in panels: as pictures, in words, and in words instead of pictures that fail."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, TypeAlias

from bot.discord.panels.panel import Scene
from bot.features.reading.panel.lines import moments_of
from bot.table.perspective import Perspective
from games.engine.decision import Choice
from games.engine.text import Typed
from render.bannered import bannered
from render.highlighted import highlighted
from render.marked import marked
from render.picture import AnyPainter, Parts, Picture
from render.seats import SeatOccupant
from render.shape import Shape
from render.words import Words, as_typed_lines

Paint: TypeAlias = Callable[[Any, Sequence[SeatOccupant], Words], Sequence[Picture]]
"""Turns a view into pictures, in one of a painter's styles."""


def scene(table: Perspective, view: Any, paint: Paint, painter: AnyPainter, words: Words) -> Scene:
    """Return ``view`` of the game of ``table`` as ``paint`` shows it; an end card says how it was won."""

    def plan() -> list[Picture]:
        pictures = paint(view, table.occupants, words.strict)
        return [highlighted(one, table.highlights, table.occupants, words.strict) for one in pictures]

    def instead(why: str) -> str:
        return "\n".join([why, described(table, view, painter, words)])

    return Scene(view, plan, instead)


def under_banner(table: Perspective, paint: Paint) -> Paint:
    """Return ``paint`` with a banner over its first picture, which announces the last moment still shown.

    A result has no banner.
    """
    standing = moments_of(table) if table.status != "over" else []
    moment = [event.text for event in standing[-1].told] if standing else []

    def painted(view: Any, occupants: Sequence[SeatOccupant], words: Words) -> list[Picture]:
        first, *others = paint(view, occupants, words)
        return [bannered(first, moment, occupants, words), *others]

    return painted


def private_paint(
    painter: AnyPainter,
    shape: Shape | None = None,
    new_parts: Collection[str] = (),
    hinted: Choice = (),
) -> Paint:
    """Return how ``painter`` shows a view to its viewer alone, in the ``shape`` that they prefer.

    ``new_parts`` of it are marked, and parts that ``hinted`` is about get a gold rim.
    """

    def painted(view: Any, occupants: Sequence[SeatOccupant], words: Words) -> list[Picture]:
        first, *others = painter.private(view, occupants, words, shape=shape or "wide")
        advised = {part for option in hinted for part in painter.parts_of(option)}
        return [marked(first, new_parts, advised), *others]

    return painted


def private_scene(
    table: Perspective, view: Any, painter: AnyPainter, words: Words, shape: Shape | None = None
) -> Scene:
    """Return ``view`` as only its viewer sees it, in the ``shape`` that the reader prefers, if known."""
    return scene(table, view, private_paint(painter, shape), painter, words)


def parts_of(table: Perspective, painter: AnyPainter, words: Words) -> Parts:
    """Return the parts of the private picture of ``table``; empty on error, so nothing is marked as new."""
    try:
        return painter.parts(table.view)
    except Exception as error:
        words.failed(error)
        return {}


def described(table: Perspective, view: Any, painter: AnyPainter, words: Words) -> str:
    """Return ``view`` in words for a message, or a sentence that says that it can't be described."""
    try:
        # A description is plain text with names in it, so it has to be escaped.
        return as_typed_lines(Typed(painter.describe(view, table.occupants, words)))
    except Exception as error:
        words.failed(error)
        return words("unworded-position")
