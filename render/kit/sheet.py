"""A view in words as a picture: a table with a plate for each seat, and a lobby in the same manner."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from games.engine.text import Seat
from render.kit import panels, shields, table, tokens
from render.kit.lobby import lay_seats
from render.kit.outline import Outline, Row, SeatOutline
from render.kit.setting import Block, Style, draw_block, draw_fitted, set_block
from render.kit.shapes import lay
from render.kit.theme import GOLD, GOLD_PALE, INK, NIGHT_DEEP, PARCHMENT_LIGHT, mix
from render.words import Words

WIDTH = 1400
_LEFT, _RIGHT = 50, WIDTH - 50
_HEADLINE = (_LEFT, 108, _RIGHT, 180)
_TOP = 196
_SHIELD = 88
_MEDAL = 76
_EDGE = 20
_PLATE_ROW = Style("text", 32, INK)
_TABLE_ROW = Style("text", 32, PARCHMENT_LIGHT)
_LINES = 30
"""More than any row should have; it is broken into as few as it can be read in."""
_LOBBY_PLATE = 126


def lobby(title: str, invitation: str, names: Sequence[str], seats: range, words: Words) -> Image.Image:
    """Return the lobby of the game called ``title``, with ``names`` on the seats taken."""
    width, places = table.grid(seats[-1], 2, _LEFT, _RIGHT)
    rows = table.tops([_LOBBY_PLATE] * seats[-1], places, 268)
    picture = table.table(WIDTH, rows[-1] + 130)
    large = Style("display", 120, GOLD_PALE, 4, INK)
    draw_fitted(picture, title, large, (_LEFT, 40, _RIGHT, 176), "centre", smallest=60)
    style = Style("caps", 42, PARCHMENT_LIGHT, 2, NIGHT_DEEP)
    draw_fitted(
        picture, invitation, style, (_LEFT, 176, _RIGHT, 252), "centre", lines=2, language=words.locale
    )
    spots = [(left, rows[row]) for row, left in places]
    lay_seats(picture, names, spots, (width, _LOBBY_PLATE), words("picture-lobby-free"))
    text = words("picture-lobby-seats", least=seats[0], most=seats[-1])
    table.headline(picture, text, (_LEFT, rows[-1], _RIGHT, rows[-1] + 84), 64)
    return picture


def draw(title: str, shown: Outline, names: Sequence[str], own: Seat | None, words: Words) -> Image.Image:
    """Return ``shown`` as a picture; the plate of the seat ``own``, which looks, is the first and the widest.

    ``names`` are drawable; those in ``shown`` have their crests before them.
    """
    around = [seat for seat in range(len(shown.seats)) if seat != own]
    width, places = table.grid(len(around), 3 if len(around) in (3, 5, 6) else 2, _LEFT, _RIGHT)
    rows = _Rows.of(shown.rows, _TABLE_ROW, _RIGHT - _LEFT, 2, words)
    mine = [_Plate.of(own, shown, names, _RIGHT - _LEFT, words)] if own is not None else []
    plates = [_Plate.of(seat, shown, names, width, words) for seat in around]
    first = _TOP + (rows.height + 2 * _EDGE + 14 if shown.rows else 0)
    top = first + sum(plate.height + 14 for plate in mine)
    tops = table.tops([plate.height for plate in plates], places, top)
    picture = table.table(WIDTH, max(tops[-1] + table.FRAME + 8, table.LEAST))
    table.title(picture, title, (_LEFT, 36, _RIGHT, 108), 60)
    table.headline(picture, shown.headline, _HEADLINE, 62)
    if shown.rows:
        high = rows.height + 2 * _EDGE
        panels.lay_panel(
            picture, panels.panel(_RIGHT - _LEFT, high, mix(GOLD, INK, 0.2), "wall"), (_LEFT, _TOP)
        )
        rows.draw(picture, (_LEFT + _EDGE, _TOP + _EDGE))
    for plate in mine:
        plate.draw(picture, (_LEFT, first), plate.height)
    for plate, (row, left) in zip(plates, places, strict=True):
        plate.draw(picture, (left, tops[row]), tops[row + 1] - tops[row] - 14)
    return picture


@dataclass(frozen=True, slots=True)
class _Rows:
    """Rows of words, set in one or more columns of a panel."""

    blocks: tuple[tuple[Block, ...], ...]
    column: int

    @classmethod
    def of(cls, rows: Sequence[Row], style: Style, width: int, columns: int, words: Words) -> _Rows:
        """Return ``rows`` set for a panel ``width`` pixels wide."""
        column = (width - 2 * _EDGE) // columns
        blocks = [
            set_block(row.told(words), style, column - 16, _LINES, 26, language=words.locale) for row in rows
        ]
        lines = tuple(tuple(blocks[at : at + columns]) for at in range(0, len(blocks), columns))
        return cls(lines, column)

    @property
    def height(self) -> int:
        """How high all rows are together."""
        return sum(max(block.height for block in line) + 8 for line in self.blocks)

    def draw(self, picture: Image.Image, at: tuple[int, int]) -> None:
        """Draw all rows with their upper left corner at ``at``."""
        left, top = at
        for line in self.blocks:
            high = max(block.height for block in line)
            for number, block in enumerate(line):
                x = left + number * self.column
                draw_block(picture, block, (x, top, x + self.column, top + block.height))
            top += high + 8


@dataclass(frozen=True, slots=True)
class _Plate:
    """The plate of one seat, measured before it is drawn."""

    seat: Seat
    name: str
    score: int | None
    rows: _Rows
    width: int
    marked: bool

    @classmethod
    def of(cls, seat: Seat, shown: Outline, names: Sequence[str], width: int, words: Words) -> _Plate:
        """Return the plate of ``seat``, ``width`` pixels wide."""
        place: SeatOutline = shown.seats[seat]
        columns = 2 if width > 900 else 1
        rows = _Rows.of(place.rest, _PLATE_ROW, width, columns, words)
        return cls(seat, names[seat], place.score, rows, width, seat in shown.marked)

    @property
    def height(self) -> int:
        """How high it has to be."""
        return _SHIELD + 2 * _EDGE + (self.rows.height + 12 if self.rows.blocks else 0)

    def draw(self, picture: Image.Image, at: tuple[int, int], height: int) -> None:
        """Draw the plate, ``height`` pixels high, with its upper left corner at ``at``."""
        left, top = at
        if self.marked:
            panels.lay_glow(picture, (self.width, height), at)
        panels.lay_panel(picture, panels.panel(self.width, height, shields.accent(self.seat)), at)
        if self.marked:
            lay(picture, panels.rim(self.width, height), at)
        crest = shields.shield(self.seat, _SHIELD)
        lay(picture, crest, (left + _EDGE, top + _EDGE))
        right = left + self.width - _EDGE
        if self.score is not None:
            right -= _MEDAL
            lay(picture, tokens.points(self.score, _MEDAL), (right, top + _EDGE))
        box = (left + _EDGE + crest.width + 14, top + _EDGE, right - 8, top + _EDGE + _SHIELD)
        draw_fitted(picture, self.name, Style("bold", 44), box, lines=2, smallest=30)
        self.rows.draw(picture, (left + _EDGE, top + _SHIELD + _EDGE + 12))
