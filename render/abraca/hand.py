"""The private picture: the stones of the others face up, one's own from behind, and what is still unseen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw

from games.abraca.view import Place, Stone, View
from render.abraca import phrases, stones
from render.abraca.seatplate import life, out_of_round
from render.kit import grounds, panels, shields, tokens
from render.kit.cache import cached
from render.kit.names import with_crests
from render.kit.shapes import lay, lay_centred
from render.kit.theme import (
    GOLD,
    GOLD_PALE,
    INK,
    INK_SOFT,
    LAVENDER,
    NIGHT_DEEP,
    PARCHMENT_LIGHT,
    SOOT,
    VERDIGRIS,
    VERMILION,
    VIOLET,
    darker,
    mix,
)
from render.kit.typesetting import Style, draw_fitted, draw_text
from render.words import Words

WIDTH = 1200
_EDGE = 16
_TOP = 88
_STRIP = 158
_OWN = 262
_LEDGE = 34
"""How much of the table somebody sees who has no stones on it."""
_GAP = 10
_AGES = ("I", "II", "III", "IV", "V")
"""Roman, so that nobody takes the age of a stone for its number."""


@dataclass(frozen=True, slots=True)
class _Grid:
    """How the panels of the seats are laid out; heights and widths in pixels.

    Where there are three in a row, points and life have a row of their own under the name.
    """

    columns: int
    height: int
    stone: int
    in_row: int


_GRIDS = {
    1: _Grid(1, 268, 132, 5),
    2: _Grid(2, 232, 95, 5),
    3: _Grid(3, 388, 98, 3),
    4: _Grid(2, 208, 88, 5),
    5: _Grid(3, 218, 62, 5),
}


def draw(view: View, names: Sequence[str], words: Words) -> Image.Image:
    """Return what the viewer sees; 1200 pixels wide, the height depends on the number of seats."""
    seated = view.viewer is not None and 0 <= view.viewer < len(view.places)
    own = view.viewer if seated else None
    seats = _others(len(view.places), own)
    grid = _GRIDS[len(seats)]
    rows = -(-len(seats) // grid.columns)
    strip_top = _TOP + rows * (grid.height + _GAP) + 2
    wall = strip_top + _STRIP
    picture = _room(wall, _OWN if own is not None else _LEDGE)
    _headline(picture, view, names, words)
    for index, seat in enumerate(seats):
        _seat(picture, view, seat, (index, len(seats)), names, words)
    _strip(picture, view, strip_top, words)
    if own is not None:
        _own(picture, view, own, names[own], strip_top + _STRIP, words)
    return picture


def _others(seats: int, own: int | None) -> list[int]:
    """Return the seats to show, in turn order from the one on the reader's left."""
    if own is None:
        return list(range(seats))
    return [(own + step) % seats for step in range(1, seats)]


def _room(wall: int, table: int) -> Image.Image:
    """Return ``wall`` pixels of the wall of the chamber and under it ``table`` pixels of the table."""
    chamber = grounds.painted("chamber")
    top = max(0, chamber.height - _OWN - wall)
    return chamber.crop((0, top, WIDTH, top + wall + table))


def _headline(picture: Image.Image, view: View, names: Sequence[str], words: Words) -> None:
    text = phrases.turn(view, with_crests(names), words)
    draw_fitted(
        picture,
        text,
        Style("display", 58, GOLD_PALE, 3, INK),
        (_EDGE, 6, WIDTH - _EDGE, 80),
        "centre",
        smallest=36,
    )


def _seat(
    picture: Image.Image, view: View, seat: int, index: tuple[int, int], names: Sequence[str], words: Words
) -> None:
    number, count = index
    grid = _GRIDS[count]
    width = (WIDTH - 2 * _EDGE - (grid.columns - 1) * _GAP) // grid.columns
    row, column = divmod(number, grid.columns)
    in_last_row = count - row * grid.columns
    shift = (grid.columns - in_last_row) * (width + _GAP) // 2 if in_last_row < grid.columns else 0
    at = (_EDGE + shift + column * (width + _GAP), _TOP + row * (grid.height + _GAP))
    if seat == view.active:
        panels.lay_glow(picture, (width, grid.height), at)
    tag = _neighbour(view, seat, words)
    _panel(picture, at, seat, names[seat], view.places[seat], tag, (width, grid), words)
    if seat == view.active:
        lay(picture, panels.rim(width, grid.height), at)


def _neighbour(view: View, seat: int, words: Words) -> str:
    """Return how ``seat`` sits to the reader, where a spell may hit it for that."""
    own = view.viewer
    if own is None or not 0 <= own < len(view.places) or view.places[seat].eliminated:
        return ""
    ring = [other for other in _others(len(view.places), own) if not view.places[other].eliminated]
    sides = {ring[0]: "left", ring[-1]: "right"} if len(ring) > 1 else {ring[0]: "left-and-right"}
    return words(f"abraca-picture-{sides[seat]}") if seat in sides else ""


def _panel(
    picture: Image.Image,
    at: tuple[int, int],
    seat: int,
    name: str,
    owner: Place,
    tag: str,
    shape: tuple[int, _Grid],
    words: Words,
) -> None:
    width, grid = shape
    panels.lay_panel(picture, panels.panel(width, grid.height, shields.accent(seat)), at)
    left, top, right = at[0] + 16, at[1] + 13, at[0] + width - 16
    crest = shields.shield(seat, 66)
    lay(picture, crest, (left, top))
    start = left + crest.width + 10
    standing_top = top if grid.columns < 3 else top + 62
    end = _standing(picture, owner, (right, standing_top))
    if grid.columns < 3:
        name_box = (start, top - 6, end - 4, top + (41 if tag or owner.eliminated else 62))
        tag_box = (start, top + 38, end - 4, top + 66)
    else:
        name_box = (start, top - 6, right, top + 60)
        tag_box = (left, top + 72, end - 4, top + 104)
    draw_fitted(picture, name, Style("bold", 36), name_box, lines=2)
    if tag:
        draw_fitted(picture, tag, Style("text", 24, INK_SOFT), tag_box)
    _stones(picture, owner.stones, grid, (left, standing_top + 66, right, at[1] + grid.height - 14))
    if owner.eliminated:
        panels.dim(picture, at, (width, grid.height))
        out_of_round(picture, (tag_box[0], tag_box[1], tag_box[0] + 110, tag_box[1] + 32), words)


def _standing(picture: Image.Image, owner: Place, at: tuple[int, int]) -> int:
    """Draw secret stones, points and life, ending at ``at``, and return where they begin."""
    right, top = at
    heart = life(owner.life, 58)
    lay(picture, heart, (right - heart.width + 2, top))
    coin = tokens.points(owner.points, 48)
    start = right - heart.width - coin.width + 4
    lay(picture, coin, (start, top))
    if owner.secrets:
        start -= 44
        stones.lay_stone(picture, stones.back(38, secret=True), (start, top + 4))
        if len(owner.secrets) > 1:
            lay_centred(picture, tokens.badge(str(len(owner.secrets)), 28, SOOT), (start + 34, top + 10))
    return start


def _stones(
    picture: Image.Image, owned: Sequence[Stone], grid: _Grid, box: tuple[int, int, int, int]
) -> None:
    left, top, right, low = box
    rows = [owned[start : start + grid.in_row] for start in range(0, len(owned), grid.in_row)]
    height = round(grid.stone * stones.RATIO)
    gap = min(16, (right - left - grid.in_row * grid.stone) // max(1, grid.in_row - 1))
    spare = low - top - len(rows) * height - (len(rows) - 1) * 8
    for index, row in enumerate(rows):
        span = len(row) * grid.stone + (len(row) - 1) * gap
        for number, stone in enumerate(row):
            at = (
                (left + right - span) / 2 + number * (grid.stone + gap),
                top + spare / 2 + index * (height + 8),
            )
            stones.lay_stone(picture, stones.seen(stone.number, grid.stone), at)


def _strip(picture: Image.Image, view: View, top: int, words: Words) -> None:
    """Draw the counter: how many copies of each spell are unseen, or how many are out of play."""
    counts = view.unseen
    key = "abraca-picture-unseen" if counts is not None else "abraca-picture-used"
    if counts is None:
        counts = tuple(map(sum, zip(view.used, view.set_aside, strict=True)))
    draw_fitted(
        picture,
        words(key),
        Style("caps", 27, LAVENDER, 1, NIGHT_DEEP),
        (_EDGE, top - 6, WIDTH - _EDGE, top + 24),
        "centre",
    )
    offered = phrases.offered(view)
    cell = (WIDTH - 2 * _EDGE - 7 * 8) // 8
    for spell, count in zip(phrases.SPELLS, counts, strict=True):
        at = (_EDGE + (spell - 1) * (cell + 8), top + 28)
        if spell in offered:
            panels.lay_glow(picture, (cell, _CELL_HEIGHT), at, 5, 1.2)
        panels.lay_panel(picture, _cell(spell, count, cell, spell in offered, words), at)


_CELL_HEIGHT = 118


@cached
def _cell(spell: int, count: int, width: int, is_offered: bool, words: Words) -> Image.Image:
    kind = stones.KINDS[spell]
    picture = panels.panel(width, _CELL_HEIGHT, mix(kind.colour, GOLD, 0.3), "wall", rules=False).copy()
    x, y = panels.SHADOW, panels.SHADOW
    lay(picture, panels.band(width - 12, 50, darker(kind.colour, 0.2), 7), (x + 6, y + _CELL_HEIGHT - 56))
    stones.lay_stone(picture, stones.stone(spell, 45), (x + 12, y + 8))
    style = Style("bold", 50, GOLD_PALE, 2, NIGHT_DEEP)
    draw_text(picture, str(count), style, (x + width - 46, y + 48), "right")
    draw_text(picture, f"/{spell}", Style("bold", 28, LAVENDER, 1, NIGHT_DEEP), (x + width - 46, y + 48))
    box = (x + 9, y + _CELL_HEIGHT - 56, x + width - 9, y + _CELL_HEIGHT - 6)
    name = Style("bold", 24, PARCHMENT_LIGHT, 1, INK)
    draw_fitted(
        picture, phrases.spell_name(spell, words), name, box, "centre", lines=2, language=words.locale
    )
    if is_offered:
        lay(picture, panels.rim(width, _CELL_HEIGHT, 4), (x, y))
        return picture
    alpha = picture.getchannel("A")
    dim = Image.blend(picture.convert("RGB"), Image.new("RGB", picture.size, (20, 19, 36)), 0.5)
    dim.putalpha(alpha)
    return dim


def _own(picture: Image.Image, view: View, seat: int, name: str, top: int, words: Words) -> None:
    owner = view.places[seat]
    _own_head(picture, seat, name, owner, top, words, active=view.active == seat)
    left, right = 318, WIDTH - _EDGE
    if owner.secrets:
        right -= _own_secrets(picture, owner.secrets, (right, top), words) + 14
    caption = Style("caps", 27, GOLD_PALE, 1, NIGHT_DEEP)
    draw_fitted(
        picture, words("abraca-picture-own-stones"), caption, (left, top + 6, right, top + 38), "centre"
    )
    count = len(owner.stones)
    width = 106
    gap = min(40, (right - left - count * width) // max(1, count))
    start = left + (right - left - count * width - max(0, count - 1) * gap) / 2
    for number, stone in enumerate(owner.stones):
        _own_stone(picture, number, stone, (start + number * (width + gap), top + 44), width, words)


def _own_stone(
    picture: Image.Image, number: int, stone: Stone, at: tuple[float, float], width: int, words: Words
) -> None:
    piece = stones.seen(stone.number, width)
    stones.lay_stone(picture, piece, at)
    age = Style("display", 30, GOLD_PALE, 2, NIGHT_DEEP)
    if stone.number is not None:
        return
    draw_text(picture, _AGES[number], age, (at[0] + width / 2, at[1] + 32), "centre")
    if stone.fresh:
        tag = panels.band(width - 8, 30, VERDIGRIS, 7)
        low = at[1] + piece.height - 26
        lay(picture, tag, (at[0] + 4, low))
        box = (at[0] + 8, low, at[0] + width - 8, low + 30)
        draw_fitted(picture, words("abraca-picture-fresh"), Style("bold", 24, PARCHMENT_LIGHT), box, "centre")
    for index, denied in enumerate(stone.denied):
        row, column = divmod(index, 3)
        rest = min(3, len(stone.denied) - row * 3)
        x = at[0] + width / 2 + (column - (rest - 1) / 2) * 40
        lay_centred(picture, _denied(denied), (x, at[1] + piece.height + 22 + row * 40))


@cached
def _denied(number: int) -> Image.Image:
    """Return a number crossed out: the stone above it is not this spell."""
    diameter = 36
    picture = tokens.medal(diameter, darker(stones.KINDS[number].colour, 0.2)).copy()
    side = picture.width
    slash = Image.new("RGBA", (side * 4, side * 4))
    pen = ImageDraw.Draw(slash)
    for thick, colour in ((26, INK), (15, mix(VERMILION, PARCHMENT_LIGHT, 0.35))):
        pen.line((10, side * 4 - 10, side * 4 - 10, 10), fill=(*colour, 255), width=thick)
    lay(picture, slash.reduce(4), (0, 0))
    style = Style("bold", 30, PARCHMENT_LIGHT, 3, darker(stones.KINDS[number].colour, 0.8))
    draw_text(picture, str(number), style, (side / 2, side / 2 + 10), "centre")
    return picture


def _own_head(
    picture: Image.Image, seat: int, name: str, owner: Place, top: int, words: Words, active: bool
) -> None:
    width, height = 286, 226
    at = (_EDGE, top + 16)
    if active:
        panels.lay_glow(picture, (width, height), at)
    _own_plate(picture, at, seat, name, owner, words)
    if active:
        lay(picture, panels.rim(width, height), at)


def _own_plate(
    picture: Image.Image, at: tuple[int, int], seat: int, name: str, owner: Place, words: Words
) -> None:
    width, height = 286, 226
    panels.lay_panel(picture, panels.panel(width, height, shields.accent(seat)), at)
    left, top, right = at[0] + 16, at[1] + 15, at[0] + width - 16
    crest = shields.shield(seat, 92)
    lay(picture, crest, (left, top))
    box = (left + crest.width + 10, top, right, top + 88)
    draw_fitted(picture, name, Style("bold", 38), box, lines=3)
    coin = tokens.points(owner.points, 54)
    lay(picture, coin, (left - 2, top + 98))
    word = (left + coin.width, top + 98, right - 70, top + 160)
    draw_fitted(
        picture, words("abraca-picture-points", points=owner.points), Style("text", 28, INK_SOFT), word
    )
    heart = life(owner.life, 70)
    lay(picture, heart, (right - heart.width + 4, top + 94))
    for number in range(6):
        lay(picture, tokens.heart(34, number < owner.life), (left + number * 43, top + 164))


def _own_secrets(
    picture: Image.Image, secrets: Sequence[int | None], corner: tuple[int, int], words: Words
) -> int:
    """Draw the reader's secret stones in a tray whose right edge is at ``corner``; return its width."""
    count = len(secrets)
    stone_width = 84 if count == 1 else 66
    columns = min(2, count)
    width = max(150, columns * (stone_width + 10) + 26)
    right, top = corner
    at = (right - width, top + 16)
    panels.lay_panel(picture, panels.panel(width, 226, VIOLET, "wall"), at)
    lay(picture, panels.rim(width, 226, 2), at)
    caption = Style("caps", 26, GOLD_PALE, 1, NIGHT_DEEP)
    box = (at[0] + 10, at[1] + 10, at[0] + width - 10, at[1] + 62)
    draw_fitted(
        picture, words("abraca-picture-own-secrets"), caption, box, "centre", lines=2, language=words.locale
    )
    rows = -(-count // columns)
    height = round(stone_width * stones.RATIO)
    for index, number in enumerate(secrets):
        row, column = divmod(index, columns)
        in_row = min(columns, count - row * columns)
        x = at[0] + width / 2 + (column - in_row / 2) * (stone_width + 8) + 4
        y = at[1] + 142 + (row - rows / 2) * (height + 4)
        piece = stones.seen(number, stone_width, secret=True)
        stones.lay_stone(picture, piece, (x, y))
    return width
