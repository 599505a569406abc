"""The end of the game: the winners, and every seat's score sheet, line by line."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from games.towers.rules.scoring import Item
from games.towers.view import View
from render.kit import icons, layout, panels, shields, table, tokens
from render.kit.cache import cached
from render.kit.layout import (
    Align,
    Box,
    Column,
    Draw,
    Element,
    Grow,
    Padding,
    Piece,
    Pinned,
    Row,
    Sized,
    Spacer,
    Stack,
    Text,
)
from render.kit.names import with_crests
from render.kit.phrases import victory
from render.kit.shapes import blurred, disc, lay, tinted
from render.kit.theme import (
    BRONZE,
    BRONZE_DARK,
    GOLD,
    GOLD_PALE,
    INK,
    INK_SOFT,
    PARCHMENT_LIGHT,
    VERDIGRIS_DARK,
    VERMILION_DARK,
    Colour,
    darker,
    mix,
)
from render.kit.typesetting import Style
from render.towers import look, phrases, piles, place, scene
from render.words import Words

_HEADLINE = (place.LEFT, 14, place.RIGHT, 168)
_SHEET = (place.LEFT, 186, place.RIGHT, 980)
_LABELS = 250
_HEAD = 166
_LINE = 58
_MARGIN = 18
"""The distance from the lines of the sheet to its edges."""
_CHAMPION, _APART = 98, 96


def draw(view: View, names: Sequence[str], words: Words) -> Image.Image:
    """Return the result, 1400 x 1000."""
    picture = scene.dusk()
    text = victory(view.winners, with_crests(names), words)
    layout.draw(picture, table.headline(text, 88), _HEADLINE)
    scene.floors(picture, view, words)
    layout.draw(picture, _champions(view.winners))
    layout.draw(picture, _sheet(view, names, words), _SHEET)
    return picture


def _champions(winners: Sequence[int]) -> Element:
    """Return the winners on the battlements, crowned."""
    row = Row(*(Sized(_champion(seat), _APART, _CHAMPION) for seat in winners))
    return Pinned(row, place.TOWER_MIDDLE, place.BATTLEMENTS + 40, down="bottom")


def _champion(seat: int) -> Element:
    """Return the figure of a winner, glowing and under a crown."""
    crown = Piece(icons.icon("crown", 42, GOLD_PALE, INK, 2))
    return Stack(
        Piece(_rays(), 3 * _SOFT),
        Piece(shields.figure(seat, _CHAMPION)),
        Padding(Align(crown, down="top"), top=-32),
    )


_SOFT = 30


@cached
def _rays() -> Image.Image:
    return tinted(blurred(disc(124), _SOFT, 0.9), (255, 214, 120))


def _sheet(view: View, names: Sequence[str], words: Words) -> Element:
    """Return the score sheet: a column for each seat, the winners' in gold, and a line for each kind."""
    order = phrases.ranking(view)
    seats = [seat for seat, _ in order]
    light = _in_columns(Spacer(), [_light() if seat in view.winners else Spacer() for seat in seats])
    heads = _in_columns(Spacer(), [_head(seat, rank, names[seat]) for seat, rank in order])
    lines = zip(*(_items(view, seat) for seat in seats), strict=True)
    parts = (
        Sized(heads, height=_HEAD),
        *(Sized(_line(line, words), height=_LINE) for line in lines),
        _totals(view, seats, words),
    )
    return Stack(panels.backing(GOLD), Padding(light, top=16, bottom=16), Padding(Column(*parts), top=16))


def _in_columns(label: Element, cells: Sequence[Element]) -> Element:
    """Return a row of the sheet: the label at the left, and the cells of its columns."""
    return Padding(Row(Sized(label, _LABELS), *map(Grow, cells)), right=20)


def _items(view: View, seat: int) -> tuple[Item, ...]:
    sheet = view.places[seat].sheet
    return () if sheet is None else sheet.items


def _light() -> Element:
    return Padding(Draw(_draw_light), left=4, right=4)


def _draw_light(base: Image.Image, box: Box) -> None:
    veil = Image.new("RGBA", (box.width, box.height), (*mix(GOLD_PALE, (255, 232, 160), 0.5), 150))
    lay(base, veil, box.corner)
    ImageDraw.Draw(base).rectangle(box, outline=GOLD, width=3)


def _head(seat: int, rank: int, name: str) -> Element:
    """Return the rank of a seat, its shield and its name."""
    medal: Element = Piece(tokens.badge(str(rank), 46, mix(BRONZE, INK, 0.25)), tokens.EDGE)
    if rank == 1:
        laurel = Piece(icons.icon("laurel-crown", 60, mix(GOLD, INK, 0.15)))
        medal = Stack(laurel, Piece(tokens.badge("1", 36, mix(GOLD, GOLD_PALE, 0.4), INK), tokens.EDGE))
    signs = Row(Sized(medal, 60), Piece(shields.shield(seat, 66)), gap=4)
    called = Text(name, Style("bold", 34), "centre", lines=4)
    return Column(Sized(Align(signs), height=76), Grow(Padding(called, left=6, right=6)))


def _line(line: Sequence[Item], words: Words) -> Element:
    """Return each seat's amount of one kind, below a thin rule."""
    rule = Align(Sized(_rule(2, mix(BRONZE, PARCHMENT_LIGHT, 0.4)), place.RIGHT - place.LEFT, 2), down="top")
    return Stack(rule, _in_columns(_label(line[0].kind, words), [_cell(item, words) for item in line]))


def _rule(thick: int, colour: Colour) -> Element:
    line = Draw(lambda base, box: ImageDraw.Draw(base).rectangle(_filled(box), fill=colour), height=thick)
    return Padding(line, left=_MARGIN, right=_MARGIN)


def _filled(box: Box) -> tuple[int, int, int, int]:
    return box.left, box.top, box.right - 1, box.bottom - 1


def _label(kind: str, words: Words) -> Element:
    icon, colour = piles.icon_of(kind)
    sign = Piece(icons.icon(icon, 32, PARCHMENT_LIGHT, darker(colour, 0.7), 1))
    medal = Stack(Piece(tokens.medal(46, colour), tokens.EDGE), sign)
    name = Text(words(f"towers-picture-item-{kind}"), Style("text", 30), lines=2, language=words.locale)
    return Padding(Row(medal, Grow(name), gap=7), left=23, right=6)


def _cell(item: Item, words: Words) -> Element:
    """Return a seat's amount of one kind, and its points."""
    if not item.count:
        return Text("–", Style("text", 32, INK_SOFT), "centre")
    if item.kind == "elixir":
        return _elixir(item, words)
    colour = VERMILION_DARK if item.points < 0 else VERDIGRIS_DARK if item.points else INK_SOFT
    points = Style("bold", 40, colour)
    if item.kind == "gold":
        return Text(phrases.number(item.points), points, "centre")
    count = Padding(Text(f"{item.count}×", Style("text", 28, INK_SOFT), "right"), top=6)
    return Row(Grow(count), Grow(Text(phrases.number(item.points), points)), gap=14)


def _elixir(item: Item, words: Words) -> Element:
    """Return the monster that the elixir removed, if any."""
    if not item.cards:
        unused = Text(words("towers-picture-elixir-unused"), Style("text", 26, INK_SOFT), "centre")
        return Padding(unused, left=6, right=6)
    icon = Piece(icons.icon(look.prize_icon(item.cards[0]), 46, BRONZE_DARK))
    return Stack(icon, Align(Sized(Draw(_strike_out), 52, 44)))


def _strike_out(base: Image.Image, box: Box) -> None:
    line = (box.left, box.bottom, box.right, box.top)
    ImageDraw.Draw(base).line(line, fill=VERMILION_DARK, width=6)


def _totals(view: View, seats: Sequence[int], words: Words) -> Element:
    """Return every seat's points and remaining monsters, below a thick rule."""
    total = Text(words("towers-picture-item-total"), Style("display", 46))
    left = Text(
        words("towers-picture-item-monsters"), Style("text", 26, INK_SOFT), lines=2, language=words.locale
    )
    label = Padding(Column(Sized(total, height=76), Sized(left, height=44)), left=20, right=6)
    sums = _in_columns(label, [_total(view, seat) for seat in seats])
    return Column(_rule(5, BRONZE_DARK), Sized(sums, height=124))


def _total(view: View, seat: int) -> Element:
    sheet = view.places[seat].sheet
    if sheet is None:
        return Spacer()
    monsters = Text(str(sheet.monsters), Style("text", 28, INK_SOFT), "centre")
    points = Piece(piles.score(sheet.total, 80), tokens.EDGE)
    return Column(Sized(points, height=88), Sized(monsters, height=32))
