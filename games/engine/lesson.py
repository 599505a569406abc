"""Lessons: short scripted games, played by the real rules, that stop where there's something to learn.

``data/<game>/lesson.toml`` contains a lesson, and the words ``<game>-lesson-<step>`` the text of each step.
The learner sits at seat 0. Between the steps, everybody makes the scripted moves, including the learner.
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
    """A scripted move: the seat and the ids it picks."""

    seat: Seat
    choice: Choice


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One step of a lesson.

    It begins after the ``moves``. ``answer`` is the choice the learner has to make; if it's empty, there's
    only something to see. ``marks`` are the parts of the picture that matter, by the painter's names,
    ``<game>-mark-<name>`` in words. ``shows`` selects the picture: the learner's own, or the channel's.
    ``then`` names the picture of the channel that shows the result of the answer; if it's empty, the
    learner's own does. ``wrong`` maps choices to the names of their own explanations,
    ``<game>-lesson-<step>-wrong-<name>``.
    """

    name: str
    moves: tuple[Move, ...] = ()
    answer: Choice = ()
    marks: tuple[str, ...] = ()
    shows: Literal["own", "board"] = "own"
    then: str = ""
    wrong: Mapping[str, str] = {}


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A game for ``seats`` with ``options`` and a fixed ``seed``, and the steps at which it stops."""

    seats: int
    seed: int
    steps: tuple[Step, ...] = msgspec.field(name="step")
    options: Mapping[str, bool | str] = {}

    def step_called(self, name: str) -> int | None:
        """Return the number of the step called ``name``, ``None`` if it doesn't exist."""
        return next((number for number, step in enumerate(self.steps) if step.name == name), None)


class Position(Struct, frozen=True):
    """A position in a lesson: the state of its game, and the events of the last scripted moves."""

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
    """Return the position of ``lesson`` at ``step``, before or after the learner's answer.

    Nothing is stored: the script is played again from the beginning.

    :raises Refused: a scripted move is against the rules.
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
    """Return twelve hex digits that change with anything the learner has met up to ``step``."""
    until = [(stop.name, stop.moves, stop.answer) for stop in lesson.steps[: step + 1]]
    whole = msgspec.json.encode((lesson.seats, lesson.seed, sorted(lesson.options.items()), until))
    return sha256(whole).hexdigest()[:12]


def shown(game: str, step: Step) -> Text:
    """Return the position and the question at ``step`` of the lesson of ``game``."""
    return Text(f"{game}-lesson-{step.name}")


def mark_name(game: str, mark: str) -> Text:
    """Return the words for the part of the pictures of ``game`` called ``mark``."""
    return Text(f"{game}-mark-{mark}")


def praised(game: str, step: Step) -> Text:
    """Return the position after the answer of ``step``, and why the answer was good."""
    return Text(f"{game}-lesson-{step.name}-done")


def corrected(game: str, step: Step, choice: Choice) -> Text:
    """Return why ``choice`` is not the answer of ``step``."""
    special = step.wrong.get(choice[0]) if len(choice) == 1 else None
    if special is None:
        return Text(f"{game}-lesson-{step.name}-wrong")
    return Text(f"{game}-lesson-{step.name}-wrong-{special}")


def closed(game: str) -> Text:
    """Return the text at the end of the lesson of ``game``."""
    return Text(f"{game}-lesson-end")
