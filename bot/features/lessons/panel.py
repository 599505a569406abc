"""A lesson, step by step: the position, the choices, and their effect."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.panel import Button, Panel, Part, Row, Rule, Select
from bot.discord.panels.scene import scene
from bot.features.lessons.rules import Stop
from bot.features.play.panel import asked
from bot.features.reading.panel.lines import recent_lines
from bot.table.perspective import Perspective
from games.engine.decision import Decision, Option
from games.engine.game import AnyGame
from games.engine.lesson import Lesson, Position, closed, praised, shown
from render.lessons import step_view
from render.picture import AnyPainter
from render.shape import Shape
from render.words import Words

_MENU = 25
"""Maximum number of choices in a menu."""
_LINES = 3
"""Maximum number of lines about what just happened; the text of a step says what matters of it."""


def lesson_button(game: str, words: Words) -> Button:
    """Return the button to the lesson of a game."""
    return Button(words("button-learn"), CustomId(0, 0, "learn", game))


def lesson_panel(
    stop: Stop,
    lesson: Lesson,
    position: Position,
    table: Perspective,
    game: AnyGame,
    painter: AnyPainter,
    words: Words,
    shape: Shape = "wide",
    *,
    note: str = "",
    in_direct_message: bool = False,
) -> Panel:
    """Return the panel of ``lesson`` at ``stop``, with its game at ``position``.

    ``table`` is the learner's view of the game. ``shape`` is the shape of their pictures.
    ``note`` comes first.
    """
    number = lesson.step_called(stop.step or "") or 0
    step = lesson.steps[number]
    title = words("lesson-title", game=words(f"{game.id}-name"), step=number + 1, steps=len(lesson.steps))
    said = praised(game.id, step) if stop.done else shown(game.id, step)
    parts: list[Part] = [f"### {title}", *([note] if note else []), words.say(said)]
    if lines := recent_lines(table, words, most=_LINES):
        parts.append(lines)
    view, paint = step_view(game, painter, position, step, shape, is_answered=stop.done)
    parts.append(scene(table, view, paint, painter, words))
    decision = table.decision
    if step.answer and not stop.done and decision is not None:
        parts += _question(stop, table, decision, painter, words, on_phone=shape == "tall")
    parts.append(Rule())
    parts.append(Row(_ways(stop, number, lesson, words, in_direct_message)))
    return Panel(parts)


def which_shape(stop: Stop, words: Words) -> Panel:
    """Return the question “phone or computer?”, asked before the first picture; it leads to ``stop``."""
    answers = [
        Button(
            words(f"me-picture-{shape}"),
            CustomId(0, 0, "lesson-picture", f"{shape}={stop.argument}"),
            "primary",
        )
        for shape in get_args(Shape)
    ]
    game = words(f"{stop.game}-name")
    return Panel([f"### {words('lesson-shape-title', game=game)}\n{words('hand-picture')}", Row(answers)])


def finished(game: str, words: Words, *, in_direct_message: bool) -> Panel:
    """Return the end of a lesson: the offer of a game against apprentices, or of another lesson.

    Tables are opened in channels, so in a direct message it explains how to do that.
    """
    play = [
        Button(words("button-lesson-play"), CustomId(0, 0, "lesson-play", game), "success"),
        Button(words("button-lesson-private"), CustomId(0, 0, "lesson-private", game), "success"),
    ]
    return Panel(
        [
            f"### {words('lesson-finished-title', game=words(f'{game}-name'))}\n{words.say(closed(game))}",
            words("lesson-finished-direct" if in_direct_message else "lesson-finished"),
            Row(
                [
                    *([] if in_direct_message else play),
                    Button(words("button-rules"), CustomId(0, 1, "page", f"{game}=1")),
                    Button(words("button-lesson-again"), CustomId(0, 0, "lesson", f"{game}")),
                    Button(words("button-lesson-others"), CustomId(0, 0, "lessons")),
                ]
            ),
        ]
    )


def lessons(games: Sequence[str], words: Words) -> Panel:
    """Return the panel to choose a lesson."""
    buttons = [Button(words(f"{game}-name"), CustomId(0, 0, "learn", game), "primary") for game in games]
    return Panel([f"### {words('lessons-title')}\n{words('lessons-choose')}", Row(buttons)])


def left(game: str, words: Words) -> Panel:
    """Return the panel shown after leaving a lesson, with a button to resume."""
    back = Button(words("button-lesson-resume"), CustomId(0, 0, "learn", game))
    return Panel([words("lesson-left"), Row([back])])


def playing_table(number: int, where: str, words: Words) -> Panel:
    """Return the link to the table where the learner plays against apprentices."""
    return Panel([words("lesson-table", table=number, link=where)])


def _question(
    stop: Stop,
    table: Perspective,
    decision: Decision,
    painter: AnyPainter,
    words: Words,
    *,
    on_phone: bool,
) -> list[Part]:
    """Return the learner's choices like those of a hand, each with an explanation."""
    parts: list[Part] = [f"**{asked.prompt(table, decision, words)}**"]
    options = asked.answers(decision)
    if asked.fit_buttons(table, decision, words):
        buttons = Row([_button(stop, table, decision, option, painter, words) for option in options])
        told = asked.all_told(table, decision, options, words)
        return parts + asked.in_reach(buttons, told, on_phone=on_phone)
    choices = [
        (option.id, asked.label(table, decision, option, words), asked.hint(table, option, words))
        for option in options[:_MENU]
    ]
    press = CustomId(0, 0, "lesson-choose", stop.argument)
    placeholder = words("hand-choose", least=decision.minimum, most=decision.maximum)
    symbols = {option.id: painter.emojis.symbol_of(option.label) for option in options[:_MENU]}
    least, most = decision.minimum, min(decision.maximum, len(choices))
    parts.append(Select(press, placeholder, choices, least, most, symbols=symbols))
    return parts


def _button(
    stop: Stop, table: Perspective, decision: Decision, option: Option, painter: AnyPainter, words: Words
) -> Button:
    press = CustomId(0, 0, "lesson-pick", f"{stop.argument}={option.id}")
    symbol = painter.emojis.symbol_of(option.label)
    return Button(asked.label(table, decision, option, words), press, "primary", symbol)


def _ways(stop: Stop, number: int, lesson: Lesson, words: Words, in_direct_message: bool) -> list[Button]:
    """Return the buttons to go on, to go back and to leave."""
    buttons: list[Button] = []
    is_last = number == len(lesson.steps) - 1
    if stop.done or not lesson.steps[number].answer:
        following = "" if is_last else Stop(stop.game, lesson.steps[number + 1].name).argument
        press = CustomId(0, 0, "lesson", following) if following else CustomId(0, 0, "lesson-end", stop.game)
        buttons.append(Button(words("button-lesson-next"), press, "success"))
    back = lesson.steps[number if stop.done else max(number - 1, 0)].name
    if number or stop.done:
        press = CustomId(0, 0, "lesson", Stop(stop.game, back).argument)
        buttons.append(Button(words("button-back"), press))
    buttons.append(Button(words("button-lesson-leave"), CustomId(0, 0, "lesson-leave", stop.game)))
    if not in_direct_message:
        buttons.append(Button(words("button-lesson-direct"), CustomId(0, 0, "lesson-direct", stop.argument)))
    return buttons
