"""Lessons as people take them: which stop a press means, what an answer is worth, and the table they see."""

from __future__ import annotations

import re
from typing import Literal

from msgspec import Struct

from bot.domain.perspective import Perspective, perspective
from bot.domain.table import SeatRow, Table
from games.engine.decision import Choice, Decision
from games.engine.game import AnyGame
from games.engine.lesson import LEARNER, Lesson, Position, fingerprint
from games.engine.lesson import Step as LessonStep
from games.engine.text import Typed

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
    """How far ``person`` has come in the lesson of ``game``: at which step they are, by its name.

    ``number`` is where that step was in the lesson, ``fingerprint`` what it was then. Both are unknown (0 and
    nothing) of people who left before they were noted.
    """

    person: int
    game: str
    step: str
    number: int = 0
    fingerprint: str = ""


Resumption = Literal["resumed", "changed", "gone"]
"""How somebody comes back to a step: it is as they left it, or an update has changed it or taken it away."""


def progress(person: int, game: str, lesson: Lesson, number: int) -> Progress:
    """Return that ``person`` is at step ``number`` of the ``lesson`` of ``game``."""
    return Progress(person, game, lesson.steps[number].name, number, fingerprint(lesson, number))


def resumption(lesson: Lesson, left: Progress | None) -> tuple[int, Resumption | None]:
    """Return at which step of ``lesson`` to go on, and how; who was never there begins.

    A step that is gone leads to the one in its place.

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
    return perspective(table, game, position.state, position.events, LEARNER, names={_LEARNER: Typed(name)})
