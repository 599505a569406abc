"""Lessons as people take them: the step of a press, the verdict on an answer, the learner's table."""

from __future__ import annotations

import re
from typing import Literal

from msgspec import Struct

from bot.table.perspective import Perspective, perspective
from bot.table.table import SeatRow, Table
from games.engine.decision import Choice, Decision
from games.engine.game import AnyGame
from games.engine.lesson import LEARNER, Lesson, Position, fingerprint
from games.engine.lesson import Step as LessonStep
from games.engine.text import Typed

Verdict = Literal["right", "wrong", "unknown"]
"""The verdict on an answer: it's the one the lesson waits for, another one, or one that isn't offered."""

_STOP = re.compile(r"([a-z0-9_]+)(?:=([a-z0-9-]+)(=done)?)?")
_LEARNER = 1
"""The member number that names use for the learner."""


class Stop(Struct, frozen=True):
    """A place in the lesson of ``game``: the name of a ``step``, and whether it's ``done``.

    Without a step it's where the learner left off, or the beginning.
    """

    game: str
    step: str | None = None
    done: bool = False

    @property
    def argument(self) -> str:
        """The argument of a press that leads there."""
        return "=".join((self.game, *([self.step] if self.step else []), *(["done"] if self.done else [])))


def stop_in(argument: str) -> Stop | None:
    """Return the stop in ``argument``; ``None`` if it's invalid.

    >>> stop_in("abraca=first-spell=done")
    Stop(game='abraca', step='first-spell', done=True)
    >>> stop_in("abraca"), stop_in("=")
    (Stop(game='abraca', step=None, done=False), None)
    """
    match = _STOP.fullmatch(argument)
    return Stop(match[1], match[2], match[3] is not None) if match else None


class Progress(Struct, frozen=True):
    """The progress of ``person`` in the lesson of ``game``: the name of their current step.

    ``number`` was the position of that step in the lesson, ``fingerprint`` identifies its content then. Both
    are unknown (0 and empty) for people who left before these were stored.
    """

    person: int
    game: str
    step: str
    number: int = 0
    fingerprint: str = ""


Resumption = Literal["resumed", "changed", "gone"]
"""The state of a step on somebody's return: it's unchanged, or an update has changed or removed it."""


def progress(person: int, game: str, lesson: Lesson, number: int) -> Progress:
    """Return the progress of ``person``, who is at step ``number`` of the ``lesson`` of ``game``."""
    return Progress(person, game, lesson.steps[number].name, number, fingerprint(lesson, number))


def resumption(lesson: Lesson, left: Progress | None) -> tuple[int, Resumption | None]:
    """Return the step of ``lesson`` to continue with, and how it compares; the first step for newcomers.

    A step that was removed leads to the one in its place.

    >>> resumption(Lesson(2, 1, (LessonStep("aim"), LessonStep("turn"))), Progress(1, "quoits", "turn"))
    (1, 'resumed')
    """
    if left is None:
        return 0, None
    number = lesson.step_called(left.step)
    if number is None:
        return min(left.number, len(lesson.steps) - 1), "gone"
    is_same = left.fingerprint in ("", fingerprint(lesson, number))
    return number, "resumed" if is_same else "changed"


def verdict(step: LessonStep, decision: Decision, choice: Choice) -> Verdict:
    """Return the verdict on ``choice`` as an answer to ``decision``, in any order."""
    in_order = tuple(option.id for option in decision.options if option.id in choice)
    if len(in_order) != len(choice) or not decision.allows(in_order):
        return "unknown"
    return "right" if in_order == step.answer else "wrong"


def lesson_table(game: AnyGame, lesson: Lesson, locale: str) -> Table:
    """Return the table at which a lesson is played: it's in no channel, and it's never stored."""
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
    """Return the perspective of the learner, who is called ``name``, at ``position``."""
    table = lesson_table(game, lesson, locale)
    return perspective(table, game, position.state, position.events, LEARNER, names={_LEARNER: Typed(name)})
