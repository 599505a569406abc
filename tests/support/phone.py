"""A model of the height of a private panel on a phone 390 pixels wide.

It follows the layout of the local Discord's page; ``tests/browser/test_phone.py`` compares the two.
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence

from bot.discord.panels.panel import Button, Line, Panel, Part, Picker, Row, Rule, Scene, Select
from render.tags import untagged

SCREEN = 844
"""The height of the screen in pixels."""
ROOM = 352
"""The width of the content of a panel in pixels."""

_NARROW, _WIDE = frozenset("iljtfr.,:;'’|!()[] 1"), frozenset("mwMW@%—")
_LINE = 1.45
_TEXT, _SMALL, _HEADING, _LABEL = 15.0, 12.5, 16.5, 14.0
_GAP, _BETWEEN = 10, 8
_FRAME = 22
_BUTTON, _MENU, _LINE_HEIGHT = 44, 44, 5
_AROUND_LABEL, _EMOJI = 28, 25
_ROW = 5
"""Discord's maximum number of buttons in a row."""
_PLAIN = re.compile(r"[*_~`]|^(?:#+|-#) ")


def panel_height(panel: Panel) -> float:
    """Return the height of ``panel`` in pixels."""
    heights = [part_height(part) for part in panel.parts if part]
    return _FRAME + sum(heights) + _GAP * (len(heights) - 1)


def part_height(part: Part) -> float:
    """Return the height of one part of a panel in pixels; pictures are really drawn."""
    match part:
        case str():
            return text_height(part)
        case Row():
            return _rows_height(part.buttons)
        case Line():
            return max(text_height(part.text, ROOM * 0.54), _BUTTON)
        case Select() | Picker():
            return _MENU
        case Rule():
            return _LINE_HEIGHT
        case Scene():
            sizes = [picture.draw().size for picture in part.plan()]
            return sum(ROOM * height / width for width, height in sizes)


def text_height(text: str, room: float = ROOM) -> float:
    """Return the height of ``text`` in Discord's markup."""
    total = 0.0
    lines = untagged(text).split("\n")
    for line in lines:
        size = _HEADING if line.startswith("#") else _SMALL if line.startswith("-# ") else _TEXT
        spacing = 1.25 if line.startswith("#") else _LINE
        is_bold = line.startswith(("#", "**"))
        plain = _PLAIN.sub("", re.sub(r"<t:\d+(?::\w)?>", "x" * 11, re.sub(r"<a?:\w+:\d+>", "mm", line)))
        total += _lines(plain, size, room, is_bold=is_bold) * size * spacing
    return total + 4 * (len(lines) - 1)


def _rows_height(buttons: Sequence[Button]) -> float:
    """Return the height of as few rows as can hold ``buttons``, filled evenly."""
    rows = math.ceil(len(buttons) / _ROW)
    each = math.ceil(len(buttons) / rows)
    heights = [_row_height(buttons[first : first + each]) for first in range(0, len(buttons), each)]
    return sum(heights) + _GAP * (rows - 1)


def _row_height(buttons: Sequence[Button]) -> float:
    """Return the height of one row, whose buttons may wrap."""
    total, used, high = 0.0, 0.0, 0.0
    for button in buttons:
        around = _AROUND_LABEL + (_EMOJI if button.symbol else 0)
        width = min(ROOM, around + _width(button.label, _LABEL, is_bold=True))
        if used and used + _BETWEEN + width > ROOM:
            total, used, high = total + high + _BETWEEN, 0.0, 0.0
        used += width + (_BETWEEN if used else 0)
        lines = _lines(button.label, _LABEL, ROOM - around, is_bold=True)
        high = max(high, _BUTTON, 10 + lines * _LABEL * 1.25)
    return total + high


def _lines(text: str, size: float, room: float, *, is_bold: bool) -> int:
    """Return the number of lines that ``text`` wraps to."""
    lines, used = 1, 0.0
    for word in text.split(" "):
        width = _width(word, size, is_bold=is_bold)
        space = _width(" ", size, is_bold=is_bold) if used else 0.0
        if used and used + space + width > room:
            lines, used, space = lines + 1, 0.0, 0.0
        used += space + width
    return lines


def _width(text: str, size: float, *, is_bold: bool) -> float:
    return sum(map(_letter_width, text)) * size * (1.13 if is_bold else 1.06)


def _letter_width(letter: str) -> float:
    """Return the width of ``letter`` as a fraction of the font size."""
    if letter in _NARROW:
        return 0.32
    if letter in _WIDE:
        return 0.9
    if ord(letter) > 0x2E80:
        return 1.0
    return 0.68 if letter.isupper() else 0.56
