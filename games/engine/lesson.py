"""Lessons: short games that are written down, played on the real rules, and stopped where somebody learns.

``data/<game>/lesson.toml`` holds a lesson, the words ``<game>-lesson-<step>`` what is said at each step. The
learner sits at seat 0. Between the steps everybody makes the moves that are written down, the learner too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import sha256
from typing import Any, Literal

import msgspec
from msgspec import Struct

from games.engine.chance import RandomStream
from games.engine.content import ContentError, data_folder, load_table
from games.engine.decision import Choice
from games.engine.event import Event
from games.engine.game import AnyGame
from games.engine.play import play
from games.engine.text import Seat, Text

LEARNER: Seat = 0
"""The learner's seat."""


class Move(Struct, frozen=True, array_like=True):
    """A move as it is written down: the seat and the ids it picks."""

    seat: Seat
    choice: Choice


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One step of a lesson.

    It begins after the ``moves``. ``answer`` is what the learner has to choose; without one there is only
    something to see. ``marks`` are the parts of the picture that matter, by the names that the painter
    has for them, ``<game>-mark-<name>`` in words. ``shows`` says which picture: the learner's own, or that of
    the channel. ``then`` names the picture of the channel that shows the result of the answer;
    without it the learner's own does. ``wrong`` are choices with an explanation of their own,
    ``<game>-lesson-<step>-wrong-<name>``, by their ids.
    """

    name: str
    moves: tuple[Move, ...] = ()
    answer: Choice = ()
    marks: tuple[str, ...] = ()
    shows: Literal["own", "board"] = "own"
    then: str = ""
    wrong: Mapping[str, str] = {}


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A game for ``seats`` with ``options``, whose chance comes from ``seed``, and the steps it stops at."""

    seats: int
    seed: int
    steps: tuple[Step, ...] = msgspec.field(name="step")
    options: Mapping[str, bool | str] = {}

    def step_called(self, name: str) -> int | None:
        """Return the number of the step called ``name``, ``None`` if there is none."""
        return next((number for number, step in enumerate(self.steps) if step.name == name), None)


class Position(Struct, frozen=True):
    """Where a lesson stands: the state of its game, and what the last moves that are written down brought."""

    state: Any
    events: Sequence[Event]


@cache
def lesson_of(game: str) -> Lesson | None:
    """Return the lesson of a game, ``None`` if it has none.

    :raises ContentError: it cannot be read, or two of its steps have the same name.
    """
    path = f"{game}/lesson.toml"
    if not (data_folder() / path).is_file():
        return None
    lesson = load_table(path, Lesson)
    if len({step.name for step in lesson.steps}) < len(lesson.steps):
        raise ContentError(f"{path}: two steps have the same name")
    return lesson


def position(game: AnyGame, lesson: Lesson, step: int, *, is_answered: bool) -> Position:
    """Return where ``lesson`` stands at ``step``, before or after the learner has given its answer.

    Nothing of it is remembered: what is written down is played again.

    :raises Refused: what is written down is not allowed by the rules.
    """
    chance = RandomStream(sha256(f"lesson {lesson.seed}".encode()).digest())
    options = msgspec.convert(dict(lesson.options), game.options_type)
    state = game.setup(lesson.seats, options, chance)
    events: list[Event] = []
    for number, stop in enumerate(lesson.steps[: step + 1]):
        groups = [stop.moves]
        if stop.answer and (number < step or is_answered):
            groups.append((Move(LEARNER, stop.answer),))
        for moves in groups:
            made = [play(game, state, move.seat, move.choice, chance) for move in moves]
            events = [event for some in made for event in some]
    return Position(state, events)


def fingerprint(lesson: Lesson, step: int) -> str:
    """Return twelve digits that change with anything the learner has seen or been asked up to ``step``."""
    until = [(stop.name, stop.moves, stop.answer) for stop in lesson.steps[: step + 1]]
    whole = msgspec.json.encode((lesson.seats, lesson.seed, sorted(lesson.options.items()), until))
    return sha256(whole).hexdigest()[:12]


def shown(game: str, step: Step) -> Text:
    """Return the position and the question at ``step`` of the lesson of ``game``."""
    return Text(f"{game}-lesson-{step.name}")


def mark_name(game: str, mark: str) -> Text:
    """Return what the part of the pictures of ``game`` that is called ``mark`` is in words."""
    return Text(f"{game}-mark-{mark}")


def praised(game: str, step: Step) -> Text:
    """Return the position after the answer of ``step``, and why the answer was good."""
    return Text(f"{game}-lesson-{step.name}-done")


def corrected(game: str, step: Step, choice: Choice) -> Text:
    """Return why ``choice`` is not what ``step`` waits for."""
    special = step.wrong.get(choice[0]) if len(choice) == 1 else None
    if special is None:
        return Text(f"{game}-lesson-{step.name}-wrong")
    return Text(f"{game}-lesson-{step.name}-wrong-{special}")


def closed(game: str) -> Text:
    """Return what is said when the lesson of ``game`` is through."""
    return Text(f"{game}-lesson-end")
