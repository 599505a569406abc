"""Replay of a game: one of its moments, and the buttons that lead to others."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Literal

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.names import label_names, marked, spoken_names, title
from bot.discord.panels.pages import page_of
from bot.discord.panels.panel import Button, Line, Panel, Part, Row, Select, Style
from bot.discord.panels.scene import private_scene, scene
from bot.discord.panels.verbs import verb_button
from bot.features.reading.panel.lines import line_text
from bot.features.replay.service import ReplayFrame
from bot.features.sharing.panel import share_buttons
from bot.table.perspective import Perspective
from games.engine.event import Event
from games.engine.outline import Turn
from games.engine.storyline import folded, folded_back
from games.engine.text import Seat
from render.picture import AnyPainter
from render.shape import Shape
from render.tags import most_letters
from render.words import Words

LETTERS = 3000
"""Maximum characters for a turn, including emojis; details that don't fit are only counted."""
MOMENTS = 25
"""Maximum number of moments in the menu."""
_LABEL = 100
"""Maximum characters of a label or a description."""
_Way = Literal["first", "chapter-back", "turn-back", "step-back", "step-on", "turn-on", "chapter-on", "last"]
_PUBLIC = "p"
_PLACE = re.compile(rf"(\d{{1,6}})\.({_PUBLIC}|\d{{1,2}})(?:\.[a-z]+)?")


def place(step: int, eyes: Seat | None, button: str = "") -> str:
    """Return the argument of a press that shows ``step`` through ``eyes``; ``button`` makes it unique."""
    return f"{step}.{_PUBLIC if eyes is None else eyes}" + (f".{button}" if button else "")


def place_of(argument: str) -> tuple[int, Seat | None] | None:
    """Return the step and eyes named by an argument; empty means the start. Return ``None`` if it's invalid.

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
    marks: Sequence[Part] = (),
) -> Panel:
    """Return ``frame`` of the game of ``table``; a seat's view is drawn in the reader's ``shape``.

    ``marks`` are the parts with the reader's bookmarks.
    """
    names = spoken_names(table, words)
    parts: list[Part] = [
        f"### {words('replay-title', table=title(table, words))}\n{_where(table, frame, words)}"
    ]
    if frame.eyes is None:
        parts.append(scene(table, frame.view, painter.public, painter, words))
    else:
        parts.append(private_scene(table, frame.view, painter, words, shape))
    parts.append(_told(table, frame, names, words, LETTERS - _letters(marks)))
    parts += marks
    parts += _turns(table, frame, words)
    if moments := _moments(table, frame, words):
        parts.append(moments)
    if table.status == "over":
        parts.append(_eyes(table, frame, words))
        beside = [_play_on(table, frame, words), verb_button(table, words, "review")]
        parts.append(Row([*beside, *share_buttons(table, words)]))
    return Panel(parts, about=table)


def _where(table: Perspective, frame: ReplayFrame, words: Words) -> str:
    """Return which moment of the game is shown, and through whose eyes."""
    turn = turn_at(table, frame, frame.step, words)
    eyes = words("replay-public") if frame.eyes is None else spoken_names(table, words)[frame.eyes]
    return words("replay-where", turn=turn, step=frame.step, last=frame.last, eyes=eyes)


def turn_at(table: Perspective, frame: ReplayFrame, step: int, words: Words) -> str:
    """Return the words for the turn that ``step`` is part of, and its round."""
    return _turn_of(table, frame, frame.outline.at(step), words)


def _turn_of(table: Perspective, frame: ReplayFrame, number: int, words: Words) -> str:
    """Return the words for turn ``number`` and its round."""
    turns = frame.outline.turns
    turn = words("replay-turn", turn=number, turns=len(turns) - 1)
    if not table.storyline.chapter:
        return turn
    chapter = words(f"{table.game}-chapter", number=turns[number].chapter)
    return words("replay-of-chapter", turn=turn, chapter=chapter)


def _letters(parts: Sequence[Part]) -> int:
    """Return how many characters the texts of ``parts`` have."""
    texts = (part.text if isinstance(part, Line) else part for part in parts)
    return sum(len(text) for text in texts if isinstance(text, str))


def _told(table: Perspective, frame: ReplayFrame, names: Sequence[str], words: Words, letters: int) -> str:
    """Return the turn's lines up to the step shown, each with its details in small type below.

    They have at most ``letters`` characters.
    """
    turn = frame.outline.turns[frame.outline.at(frame.step)]
    lines = folded(turn.readable(frame.step, frame.eyes), table.storyline)
    if not lines:
        return words("replay-begins" if frame.step == 0 else "replay-quiet")
    heads = [line_text(table, line, names, words) for line in lines]
    heads = [
        words("moment-line", line=head) if line.is_moment else head
        for line, head in zip(lines, heads, strict=True)
    ]
    kept = len(page_of(reversed(heads), letters=letters, size_of=most_letters))
    room = letters - sum(map(most_letters, heads[-kept:]))
    left_out = sum(len(line.events) for line in lines[:-kept])
    parts: list[str] = []
    for line, head in zip(lines[-kept:], heads[-kept:], strict=True):
        parts.append(head)
        for event in line.details:
            detail = f"-# {marked(table, event, names, words)}"
            room -= most_letters(detail) + 1
            if room < 0:
                left_out += 1
            else:
                parts.append(detail)
    if left_out:
        parts.append(words("replay-more", count=left_out))
    return "\n".join(parts)


def _play_on(table: Perspective, frame: ReplayFrame, words: Words) -> Button:
    press = CustomId(table.id, table.own_revision, "play-on", str(frame.step))
    return Button(words("button-play-on"), press, disabled=frame.step == frame.last)


def _turns(table: Perspective, frame: ReplayFrame, words: Words) -> list[Row]:
    """Return the row of buttons that lead back and, below it, the row of buttons that lead forward."""
    story, step = frame.outline, frame.step
    back: list[tuple[_Way, int]] = [("first", 0), ("turn-back", story.turn_back(step))]
    on: list[tuple[_Way, int]] = [("turn-on", story.turn_on(step)), ("last", frame.last)]
    if table.storyline.chapter:
        back.insert(1, ("chapter-back", story.chapter_back(step)))
        on.insert(1, ("chapter-on", story.chapter_on(step)))
    if frame.last >= len(story.turns):
        back.append(("step-back", max(step - 1, 0)))
        on.insert(0, ("step-on", min(step + 1, frame.last)))
    return [Row([_turn(table, frame, words, way, there) for way, there in row]) for row in (back, on)]


def _turn(table: Perspective, frame: ReplayFrame, words: Words, way: _Way, step: int) -> Button:
    press = CustomId(table.id, table.own_revision, "replay", place(step, frame.eyes, way.replace("-", "")))
    style: Style = "primary" if way == "turn-on" else "secondary"
    chapter = words(f"{table.game}-chapter-name") if table.storyline.chapter else ""
    return Button(words(f"button-replay-{way}", chapter=chapter), press, style, disabled=step == frame.step)


def _moments(table: Perspective, frame: ReplayFrame, words: Words) -> Select | None:
    """Return the menu of decisive turns; if there are too many, those around the current step."""
    names = label_names(table, words)
    found = [
        (number, turn.last, told)
        for number, turn in enumerate(frame.outline.turns)
        if turn.is_moment and (told := _decided(table, turn, frame.eyes))
    ]
    past = sum(last < frame.step for _, last, _ in found)
    start = max(min(past - MOMENTS // 2, len(found) - MOMENTS), 0)
    choices = [
        (str(last), words.say(told.text, names)[:_LABEL], _turn_of(table, frame, number, words))
        for number, last, told in found[start : start + MOMENTS]
    ]
    if not choices:
        return None
    press = CustomId(table.id, table.own_revision, "replay-jump", place(frame.step, frame.eyes))
    return Select(press, words("replay-jump"), choices)


def _decided(table: Perspective, turn: Turn, eyes: Seat | None) -> Event | None:
    """Return the first sentence of the last decisive moment in ``turn``, as ``eyes`` could read it."""
    lines = folded_back(turn.readable(turn.last, eyes), table.storyline)
    return next((line.told[0] for line in lines if line.is_moment), None)


def _eyes(table: Perspective, frame: ReplayFrame, words: Words) -> Select:
    choices = [(place(frame.step, None), words("replay-public-eyes"), "")]
    for seat, name in enumerate(label_names(table, words)):
        choices.append((place(frame.step, seat), words("replay-eyes", name=name)[:_LABEL], ""))
    press = CustomId(table.id, table.own_revision, "replay-eyes")
    return Select(press, words("replay-whose-eyes"), choices, chosen=[place(frame.step, frame.eyes)])
