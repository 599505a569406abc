"""Sets type: measures, shrinks and breaks text to fit its box without cutting any."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal

from PIL import Image, ImageDraw

from render.kit import faces, hyphenation, linebreaks
from render.kit.cache import cached
from render.kit.faces import Voice
from render.kit.shapes import lay, tinted
from render.kit.theme import INK, SMALLEST, Colour

FIRST_CREST = 0xE000
"""The first of the private characters that represent the seats' shields, for crests inside sentences."""
FIRST_BADGE = 0xE008
"""The first of the private characters that represent computer players' strengths, the weakest first."""

Align = Literal["left", "centre", "right"]


@dataclass(frozen=True, slots=True)
class Style:
    """The look of a text. ``edge`` is the width in pixels of an outline in ``edge_colour``."""

    voice: Voice
    size: int
    colour: Colour = INK
    edge: int = 0
    edge_colour: Colour = INK

    def at(self, size: int) -> Style:
        """Return this style in another size."""
        return self if size == self.size else replace(self, size=size)


@dataclass(frozen=True, slots=True)
class Block:
    """Lines that fit a box, in the style they fit in."""

    lines: tuple[str, ...]
    style: Style

    @property
    def leading(self) -> int:
        """The distance between two lines in pixels."""
        return round(self.style.size * 1.06)

    @property
    def height(self) -> int:
        """The height of all lines in pixels."""
        return self.leading * len(self.lines)

    @property
    def width(self) -> int:
        """The width of the longest line in pixels."""
        return max(measure(line, self.style) for line in self.lines)


InlinePicture = Callable[[int], Image.Image]
_inline: dict[str, InlinePicture] = {}


def use_inline(letter: str, draw: InlinePicture) -> None:
    """Register ``draw(height)`` as the inline picture for ``letter``."""
    _inline[letter] = draw


def crested(seat: int, name: str) -> str:
    """Return ``name`` preceded by the shield of ``seat``, with no line break between them."""
    return hyphenation.as_name(f"{chr(FIRST_CREST + seat)}\u00a0{name}")


def _picture_height(size: int) -> int:
    return round(size * 1.02)


def _picture_width(size: int) -> int:
    return round(_picture_height(size) * 0.86)


@lru_cache(maxsize=4096)
def _parts(text: str) -> tuple[str, ...]:
    """Return ``text`` cut into inline pictures and the words between them."""
    return tuple(part for part in re.split(r"([\ue000-\ue00f♥])", faces.plain(text)) if part)


@lru_cache(maxsize=8192)
def measure(text: str, style: Style) -> int:
    """Return the width of one line of ``text`` in pixels, its outline included."""
    width = 0.0
    for part in _parts(text):
        if part in _inline:
            width += _picture_width(style.size)
        else:
            width += sum(faces.length(run, style.size) for run in faces.runs(part, style.voice))
    return round(width) + 2 * style.edge


def set_block(
    text: str,
    style: Style,
    width: int,
    lines: int = 1,
    smallest: int = SMALLEST,
    height: int | None = None,
    language: str | None = None,
    cut: bool = False,
) -> Block:
    """Return ``text`` in at most ``lines`` lines that fit ``width``, shrunk if necessary.

    Fewer lines are preferred. Words are hyphenated, by the dictionary of ``language``, only if the text would
    otherwise shrink below ``smallest``; never without a language, and names never. If even that isn't enough,
    the text shrinks further, or is ``cut`` and ends in an ellipsis.
    """
    style = replace(style, voice=faces.complete(text, style.voice))
    readable = range(style.size, smallest - 1, -1)
    for parted in (None, language) if language else (None,):
        for count in range(1, lines + 1):
            for size in readable:
                block = _try(text, style.at(size), width, count, height, parted)
                if block is not None:
                    return block
    if cut:
        return _cut(text, style.at(smallest), width, lines, height)
    for size in range(smallest - 1, 5, -1):
        # With as many lines as allowed, even a text that fits on one line would shrink to fit their total
        # height.
        for count in range(1, lines + 1):
            block = _try(text, style.at(size), width, count, height, language)
            if block is not None:
                return block
    return Block((faces.plain(text),), style.at(5))


@lru_cache(maxsize=512)
def _cut(text: str, style: Style, width: int, lines: int, height: int | None) -> Block:
    """Return the longest beginning of ``text`` that fits, with an ellipsis; a picture at its end is kept."""
    last = text[-2:] if text[-1:] in _inline else ""
    for end in range(len(text) - len(last) - 1, 0, -1):
        for count in range(1, lines + 1):
            block = _try(f"{text[:end].rstrip()}…{last}", style, width, count, height, None)
            if block is not None:
                return block
    return Block((f"…{last}",), style)


@lru_cache(maxsize=4096)
def _try(
    text: str, style: Style, width: int, count: int, height: int | None, language: str | None
) -> Block | None:
    leading = round(style.size * 1.06)
    if height is not None and leading * count > max(height, leading):
        return None
    broken = break_lines(text, style, width, count, language)
    return None if broken is None else Block(tuple(broken), style)


def break_lines(
    text: str, style: Style, width: int, most: int, language: str | None = None
) -> list[str] | None:
    """Return ``text`` as at most ``most`` lines of ``width`` pixels, or ``None`` if it does not fit.

    Words longer than a line are hyphenated by the rules of ``language``; without one, none are. Names never
    are.
    """
    if measure(text, style) <= width:
        return [text]
    if most == 1:
        return None
    lines: list[str] = []
    line = ""
    for piece, may_part in hyphenation.outside_names(linebreaks.breakable(text)):
        if measure((line + piece).rstrip(" "), style) <= width:
            line += piece
            continue
        if line.strip():
            lines.append(line.rstrip())
        parts = _parted(piece.lstrip(" "), style, width, language if may_part else None)
        if parts is None:
            return None
        *full, line = parts
        lines += full
    if line.strip():
        lines.append(line.rstrip())
    return lines if len(lines) <= most else None


def _parted(word: str, style: Style, width: int, language: str | None) -> list[str] | None:
    """Return ``word`` in lines that fit, all but the last with a hyphen; ``None`` if that's impossible."""
    places = hyphenation.places(word, language) if language else ()
    lines: list[str] = []
    start = 0
    while measure(word[start:].rstrip(" "), style) > width:
        ends = (place for place in reversed(places) if place > start)
        end = next((end for end in ends if measure(f"{word[start:end]}-", style) <= width), None)
        if end is None:
            return None
        lines.append(f"{word[start:end]}-")
        start = end
    return [*lines, word[start:]]


@cached
def _letters(text: str, voice: Voice, size: int, edge: int, stroke: int) -> Image.Image:
    """Return one line of type as a mask, with gaps for inline pictures. ``stroke`` widens the letters."""
    style = Style(voice, size, edge=edge)
    mask = Image.new("L", (measure(text, style) + 4, box_height(style)))
    pen = ImageDraw.Draw(mask)
    x = float(2 + edge)
    for part in _parts(text):
        if part in _inline:
            x += _picture_width(size)
            continue
        for run in faces.runs(part, voice):
            if run.text != " ":
                font = faces.font(run.face, size)
                at = (x, baseline(style))
                pen.text(at, run.text, 255, font, anchor="ls", features=faces.FIGURES, stroke_width=stroke)
            x += faces.length(run, size)
    return mask


def _lay_inline(base: Image.Image, text: str, style: Style, left: float, line: float) -> None:
    if not any(letter in _inline for letter in text):
        return
    x = left + 2 + style.edge
    for part in _parts(text):
        if part in _inline:
            piece = _inline[part](_picture_height(style.size))
            lay(base, piece, (x, line - piece.height * 0.87))
            x += _picture_width(style.size)
        else:
            x += sum(faces.length(run, style.size) for run in faces.runs(part, style.voice))


def _stain(base: Image.Image, colour: Colour, mask: Image.Image, at: tuple[float, float]) -> None:
    """Colour ``base`` where ``mask`` is, in place."""
    if base.mode == "RGBA":
        lay(base, tinted(mask, colour), at)
    else:
        base.paste(colour, (round(at[0]), round(at[1])), mask)


def baseline(style: Style) -> int:
    """Return the distance in pixels from the top of a line's picture to its baseline."""
    return round(style.size * 1.05) + style.edge


def box_height(style: Style) -> int:
    """Return the height of a line's picture: room for accents above and descenders below."""
    return round(style.size * 1.5) + 2 * style.edge


def draw_text(
    base: Image.Image, text: str, style: Style, at: tuple[float, float], align: Align = "left"
) -> int:
    """Draw one line with its baseline through ``at`` and return its width."""
    width = measure(text, style)
    shift = {"left": 0.0, "centre": width / 2, "right": float(width)}[align]
    left, top = at[0] - shift - 2, at[1] - baseline(style)
    if style.edge:
        _stain(
            base,
            style.edge_colour,
            _letters(text, style.voice, style.size, style.edge, style.edge),
            (left, top),
        )
    _stain(base, style.colour, _letters(text, style.voice, style.size, style.edge, 0), (left, top))
    _lay_inline(base, text, style, left, at[1])
    return width


def draw_block(
    base: Image.Image, block: Block, box: tuple[float, float, float, float], align: Align = "left"
) -> None:
    """Draw ``block`` into ``box`` (left, top, right, bottom), vertically centered."""
    left, top, right, bottom = box
    x = {"left": left, "centre": (left + right) / 2, "right": right}[align]
    first = (top + bottom) / 2 - block.height / 2 + block.style.size * 0.86
    for number, line in enumerate(block.lines):
        draw_text(base, line, block.style, (x, first + number * block.leading), align)
