"""Lessons as people take them: which stop a press means, what an answer is worth, and the table they see."""

from __future__ import annotations

import re
from typing import Literal

from msgspec import Struct

from bot.domain.perspective import Perspective, perspective
from bot.domain.table import SeatRow, Table
from games.engine.decision import Choice, Decision
from games.engine.game import AnyGame
from games.engine.lesson import LEARNER, Lesson, Position
from games.engine.lesson import Step as LessonStep

Verdict = Literal["right", "wrong", "unknown"]
"""What an answer is worth: it is the one that the lesson waits for, another one, or none that is offered."""

_STOP = re.compile(r"([a-z0-9_]+)(?:=([a-z0-9-]+)(=done)?)?")
_LEARNER = 1
"""The number by which names know the learner."""


class Stop(Struct, frozen=True):
    """Where somebody is in the lesson of ``game``: at which ``step``, by name, and whether it is ``done``.

    Without a step they are where they left it, or at its beginning.
    """

    game: str
    step: str | None = None
    done: bool = False

    @property
    def argument(self) -> str:
        """What a press carries that leads there."""
        return "=".join((self.game, *([self.step] if self.step else []), *(["done"] if self.done else [])))


def stop_in(argument: str) -> Stop | None:
    """Return the stop that an argument names, ``None`` where it names none.

    >>> stop_in("abraca=first-spell=done")
    Stop(game='abraca', step='first-spell', done=True)
    >>> stop_in("abraca"), stop_in("=")
    (Stop(game='abraca', step=None, done=False), None)
    """
    match = _STOP.fullmatch(argument)
    return Stop(match[1], match[2], match[3] is not None) if match else None


class Progress(Struct, frozen=True):
    """How far ``person`` has come in the lesson of ``game``: the name of the step at which they are."""

    person: int
    game: str
    step: str


def verdict(step: LessonStep, decision: Decision, choice: Choice) -> Verdict:
    """Return what ``choice`` is worth as an answer to ``decision``, in whatever order it was picked."""
    in_order = tuple(option.id for option in decision.options if option.id in choice)
    if len(in_order) != len(choice) or not decision.allows(in_order):
        return "unknown"
    return "right" if in_order == step.answer else "wrong"


def lesson_table(game: AnyGame, lesson: Lesson, locale: str) -> Table:
    """Return the table at which a lesson is played: it stands nowhere, and nothing of it is kept."""
    learner = SeatRow(None, _LEARNER, 0)
    return Table(
        id=0,
        guild=0,
        channel=0,
        game=game.id,
        options=dict(lesson.options),
        locale=locale,
        host=0,
        status="playing",
        secret=b"",
        rules_version=game.version,
        created_at=0,
        changed_at=0,
        seats=[learner, *(SeatRow(None, None, 0) for _ in range(lesson.seats - 1))],
    )


def lesson_perspective(
    game: AnyGame, lesson: Lesson, position: Position, locale: str, name: str
) -> Perspective:
    """Return what the learner, who is called ``name``, may know at ``position``."""
    table = lesson_table(game, lesson, locale)
    return perspective(table, game, position.state, position.events, LEARNER, names={_LEARNER: name})
