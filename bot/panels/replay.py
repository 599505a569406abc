"""A game shown again: one moment of it, and the buttons that lead to others."""

from __future__ import annotations

import re

from bot.domain.perspective import Perspective
from bot.panels.custom_ids import CustomId
from bot.panels.names import label_names, marked, spoken_names, title
from bot.panels.pages import pages_of
from bot.panels.panel import Button, Panel, Part, Row, Select, Style
from bot.panels.scene import private_scene, scene
from bot.panels.verbs import verb_button
from bot.service.replays import ReplayFrame
from games.engine.text import Seat
from render.picture import AnyPainter
from render.shape import Shape
from render.words import Words

LETTERS = 2500
"""The most characters of the log of one step."""
_DESCRIPTION = 100
_PUBLIC = "p"
_PLACE = re.compile(rf"(\d{{1,6}})\.({_PUBLIC}|\d{{1,2}})(?:\.[a-z]+)?")


def place(step: int, eyes: Seat | None, button: str = "") -> str:
    """Return the argument of a press that shows ``step`` with ``eyes``; ``button`` keeps it unique."""
    return f"{step}.{_PUBLIC if eyes is None else eyes}" + (f".{button}" if button else "")


def place_of(argument: str) -> tuple[int, Seat | None] | None:
    """Return the step and the eyes that an argument names: the beginning if it is empty, ``None`` if neither.

    >>> place_of("12.p.next"), place_of("3.1"), place_of(""), place_of("12")
    ((12, None), (3, 1), (0, None), None)
    """
    if not argument:
        return 0, None
    match = _PLACE.fullmatch(argument)
    if match is None:
        return None
    return int(match[1]), None if match[2] == _PUBLIC else int(match[2])


def replay(
    table: Perspective,
    frame: ReplayFrame,
    painter: AnyPainter,
    words: Words,
    shape: Shape | None = None,
) -> Panel:
    """Return ``frame`` of the game of ``table``, through somebody's eyes in the ``shape`` of the reader."""
    names = spoken_names(table, words)
    eyes = words("replay-public") if frame.eyes is None else names[frame.eyes]
    where = words("replay-where", step=frame.step, last=frame.last, eyes=eyes)
    parts: list[Part] = [f"### {words('replay-title', table=title(table, words))}\n{where}"]
    if frame.eyes is None:
        parts.append(scene(table, frame.view, painter.public, painter, words))
    else:
        parts.append(private_scene(table, frame.view, painter, words, shape))
    lines = [f"-# {marked(table, event, names, words)}" for event in frame.events]
    quiet = words("replay-begins" if frame.step == 0 else "replay-quiet")
    parts.append("\n".join(pages_of(lines, letters=LETTERS)[0]) or quiet)
    parts += _turns(table, frame, words)
    if frame.last:
        parts.append(_jumps(table, frame, words))
    if table.status == "over":
        parts.append(_eyes(table, frame, words))
        parts.append(Row([_play_on(table, frame, words), verb_button(table, words, "review")]))
    return Panel(parts, about=table)


def _play_on(table: Perspective, frame: ReplayFrame, words: Words) -> Button:
    press = CustomId(table.id, table.own_revision, "play-on", str(frame.step))
    return Button(words("button-play-on"), press, disabled=frame.step == frame.last)


def _turns(table: Perspective, frame: ReplayFrame, words: Words) -> list[Row]:
    back = [("first", 0), ("ten-back", max(frame.step - 10, 0)), ("previous", max(frame.step - 1, 0))]
    on = [
        ("next", min(frame.step + 1, frame.last)),
        ("ten-on", min(frame.step + 10, frame.last)),
        ("last", frame.last),
    ]
    return [
        Row([_turn(table, frame, words, key, step) for key, step in back]),
        Row([_turn(table, frame, words, key, step) for key, step in on]),
    ]


def _turn(table: Perspective, frame: ReplayFrame, words: Words, key: str, step: int) -> Button:
    press = CustomId(table.id, table.own_revision, "replay", place(step, frame.eyes, key.replace("-", "")))
    style: Style = "primary" if key == "next" else "secondary"
    return Button(words(f"button-replay-{key}"), press, style, disabled=step == frame.step)


def _jumps(table: Perspective, frame: ReplayFrame, words: Words) -> Select:
    names = label_names(table, words)
    choices = []
    for step, event in frame.jumps:
        told = words.say(event.text, names) if event else ""
        choices.append((str(step), words("replay-step", step=step), told[:_DESCRIPTION]))
    press = CustomId(table.id, table.own_revision, "replay-jump", place(frame.step, frame.eyes))
    return Select(press, words("replay-jump"), choices)


def _eyes(table: Perspective, frame: ReplayFrame, words: Words) -> Select:
    choices = [(place(frame.step, None), words("replay-public-eyes"), "")]
    for seat, name in enumerate(label_names(table, words)):
        choices.append((place(frame.step, seat), words("replay-eyes", name=name)[:_DESCRIPTION], ""))
    press = CustomId(table.id, table.own_revision, "replay-eyes")
    return Select(press, words("replay-whose-eyes"), choices, chosen=[place(frame.step, frame.eyes)])
