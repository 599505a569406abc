"""The panels of every stop of every lesson."""

from __future__ import annotations

from collections.abc import Iterator

from bot.discord.panels.panel import Panel
from bot.features.lessons.panel import finished, left, lesson_panel, lessons, playing_table, which_shape
from bot.features.lessons.rules import Stop, lesson_perspective
from games.engine.lesson import Lesson, corrected, lesson_of, position
from games.registry import GAMES
from render.registry import PAINTERS
from render.words import Words

LESSONS: dict[str, Lesson] = {game: lesson for game in GAMES if (lesson := lesson_of(game))}


def lesson_panels(words: Words, name: str) -> Iterator[Panel]:
    """Yield the panels of all lessons, for a reader called ``name``, with right and wrong answers."""
    yield lessons(list(LESSONS), words)
    yield playing_table(7, "<#9>", words)
    for game, lesson in LESSONS.items():
        yield which_shape(Stop(game, lesson.steps[0].name), words)
        for step in lesson.steps:
            yield stop_panel(Stop(game, step.name), words, name)
            if step.answer:
                for choice in [(), *((option,) for option in step.wrong)]:
                    note = words.say(corrected(game, step, choice))
                    yield stop_panel(Stop(game, step.name), words, name, note=note)
                yield stop_panel(Stop(game, step.name, done=True), words, name)
        yield finished(game, words, in_direct_message=False)
        yield finished(game, words, in_direct_message=True)
        yield left(game, words)


def stop_panel(stop: Stop, words: Words, name: str, *, note: str = "") -> Panel:
    """Return the panel of ``stop``, for a reader called ``name``."""
    game, lesson = GAMES[stop.game], LESSONS[stop.game]
    number = lesson.step_called(stop.step or "") or 0
    there = position(game, lesson, number, is_answered=stop.done)
    table = lesson_perspective(game, lesson, there, words.locale, name)
    return lesson_panel(stop, lesson, there, table, game, PAINTERS[stop.game], words, note=note)
