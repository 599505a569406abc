"""The end of the game: who won, and the score sheet of every seat, line by line."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from games.towers.scoring import Item
from games.towers.view import View
from render.kit import icons, layout, panels, shields, table, tokens
from render.kit.cache import cached
from render.kit.names import with_crests
from render.kit.phrases import victory
from render.kit.shapes import blurred, disc, lay, lay_centred, tinted
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
    darker,
    mix,
)
from render.kit.typesetting import Style, draw_fitted, draw_text
from render.towers import look, phrases, piles, place, scene
from render.words import Words

_WIDTH = place.RIGHT - place.LEFT
_TOP, _HEIGHT = 186, 794
_LABELS = 250
_HEAD = 166
_LINE = 58


def draw(view: View, names: Sequence[str], words: Words) -> Image.Image:
    """Return the result 1400 x 1000."""
    picture = scene.dusk()
    text = victory(view.winners, with_crests(names), words)
    layout.draw(picture, table.headline(text, 88), (place.LEFT, 14, place.RIGHT, 168))
    scene.floors(picture, view, words)
    _champions(picture, view)
    panels.lay_panel(picture, _sheet(view, names, words), (place.LEFT, _TOP))
    return picture


def _champions(picture: Image.Image, view: View) -> None:
    """Stand the winners on the battlements, crowned."""
    for index, seat in enumerate(view.winners):
        x = place.TOWER_MIDDLE + (index - (len(view.winners) - 1) / 2) * 96
        foot = place.BATTLEMENTS + 40
        lay_centred(picture, _rays(), (x, foot - 50))
        figure = shields.figure(seat, 104)
        lay(picture, figure, (x - figure.width / 2, foot - figure.height))
        lay_centred(picture, icons.icon("crown", 46, GOLD_PALE, INK, 2), (x, foot - figure.height - 12))


@cached
def _rays() -> Image.Image:
    return tinted(blurred(disc(124), 30, 0.9), (255, 214, 120))


def _sheet(view: View, names: Sequence[str], words: Words) -> Image.Image:
    picture = panels.panel(_WIDTH, _HEIGHT, GOLD).copy()
    left, top = panels.SHADOW, panels.SHADOW
    order = phrases.ranking(view)
    column = (_WIDTH - _LABELS - 20) / len(order)
    for index, (seat, rank) in enumerate(order):
        x = left + _LABELS + index * column
        if seat in view.winners:
            _light(picture, (x + 4, top + 16, x + column - 4, top + _HEIGHT - 16))
        _head(picture, seat, rank, names[seat], (x, top + 16, x + column, top + 16 + _HEAD))
    items = [_items(view, seat) for seat, _ in order]
    first = top + 16 + _HEAD
    for number, line in enumerate(zip(*items, strict=True)):
        y = first + number * _LINE
        _rule(picture, y, left)
        _label(picture, line[0].kind, y, left, words)
        for index, item in enumerate(line):
            x = left + _LABELS + index * column
            _cell(picture, item, (x, y, x + column, y + _LINE), words)
    _totals(picture, view, [seat for seat, _ in order], first + len(items[0]) * _LINE, column, words)
    return picture


def _items(view: View, seat: int) -> tuple[Item, ...]:
    sheet = view.places[seat].sheet
    return () if sheet is None else sheet.items


def _light(picture: Image.Image, box: tuple[float, float, float, float]) -> None:
    left, top, right, low = (round(v) for v in box)
    veil = Image.new("RGBA", (right - left, low - top), (*mix(GOLD_PALE, (255, 232, 160), 0.5), 150))
    lay(picture, veil, (left, top))
    ImageDraw.Draw(picture).rectangle((left, top, right, low), outline=(*GOLD, 255), width=3)


def _head(
    picture: Image.Image, seat: int, rank: int, name: str, box: tuple[float, float, float, float]
) -> None:
    left, top, right, low = box
    crest = shields.shield(seat, 66)
    middle = (left + right) / 2
    lay_centred(picture, crest, (middle + 22, top + 40))
    if rank == 1:
        medal = tokens.badge("1", 54, mix(GOLD, GOLD_PALE, 0.4), INK)
        crown = icons.icon("laurel-crown", 60, mix(GOLD, INK, 0.15))
        lay_centred(picture, crown, (middle - 38, top + 42))
        medal = tokens.badge("1", 36, mix(GOLD, GOLD_PALE, 0.4), INK)
    else:
        medal = tokens.badge(str(rank), 46, mix(BRONZE, INK, 0.25))
    lay_centred(picture, medal, (middle - 38, top + 42))
    draw_fitted(picture, name, Style("bold", 34), (left + 6, top + 74, right - 6, low), "centre", lines=4)


def _rule(picture: Image.Image, y: float, left: int) -> None:
    line = (left + 18, round(y), left + _WIDTH - 18, round(y))
    ImageDraw.Draw(picture).line(line, fill=(*mix(BRONZE, PARCHMENT_LIGHT, 0.4), 255), width=2)


def _label(picture: Image.Image, kind: str, y: float, left: int, words: Words) -> None:
    icon, colour = piles.icon_of(kind)
    medal = tokens.medal(46, colour).copy()
    sign = icons.icon(icon, 32, PARCHMENT_LIGHT, darker(colour, 0.7), 1)
    lay_centred(medal, sign, (medal.width / 2, medal.height / 2))
    lay_centred(picture, medal, (left + 46, y + _LINE / 2))
    box = (left + 76, y, left + _LABELS - 6, y + _LINE)
    draw_fitted(
        picture, words(f"towers-picture-item-{kind}"), Style("text", 30), box, lines=2, language=words.locale
    )


def _cell(picture: Image.Image, item: Item, box: tuple[float, float, float, float], words: Words) -> None:
    left, top, right, low = box
    middle = (left + right) / 2
    baseline = (top + low) / 2 + 12
    if not item.count:
        draw_text(picture, "–", Style("text", 32, INK_SOFT), (middle, baseline), "centre")
        return
    if item.kind == "elixir":
        _elixir(picture, item, box, words)
        return
    colour = VERMILION_DARK if item.points < 0 else VERDIGRIS_DARK if item.points else INK_SOFT
    points = Style("bold", 40, colour)
    if item.kind == "gold":
        draw_text(picture, phrases.number(item.points), points, (middle, baseline + 2), "centre")
        return
    draw_text(picture, phrases.number(item.points), points, (middle + 6, baseline + 2))
    draw_text(picture, f"{item.count}×", Style("text", 28, INK_SOFT), (middle - 8, baseline), "right")


def _elixir(picture: Image.Image, item: Item, box: tuple[float, float, float, float], words: Words) -> None:
    """Show which monster the elixir removed, if any."""
    left, top, right, low = box
    middle = (left + right) / 2
    if not item.cards:
        inner = (left + 6, top, right - 6, low)
        style = Style("text", 26, INK_SOFT)
        draw_fitted(picture, words("towers-picture-elixir-unused"), style, inner, "centre")
        return
    icon = icons.icon(look.prize_icon(item.cards[0]), 46, BRONZE_DARK)
    lay_centred(picture, icon, (middle, (top + low) / 2))
    pen = ImageDraw.Draw(picture)
    line = (middle - 26, (top + low) / 2 + 22, middle + 26, (top + low) / 2 - 22)
    pen.line(line, fill=(*VERMILION_DARK, 255), width=6)


def _totals(
    picture: Image.Image, view: View, order: list[int], y: float, column: float, words: Words
) -> None:
    left = panels.SHADOW
    pen = ImageDraw.Draw(picture)
    pen.line((left + 18, y, left + _WIDTH - 18, y), fill=(*BRONZE_DARK, 255), width=5)
    box = (left + 20, y + 8, left + _LABELS - 6, y + 84)
    draw_fitted(picture, words("towers-picture-item-total"), Style("display", 46), box)
    monsters = (left + 20, y + 80, left + _LABELS - 6, y + 124)
    draw_fitted(
        picture,
        words("towers-picture-item-monsters"),
        Style("text", 26, INK_SOFT),
        monsters,
        lines=2,
        language=words.locale,
    )
    for index, seat in enumerate(order):
        sheet = view.places[seat].sheet
        if sheet is None:
            continue
        middle = left + _LABELS + (index + 0.5) * column
        lay_centred(picture, piles.score(sheet.total, 80), (middle, y + 48))
        style = Style("text", 28, INK_SOFT)
        draw_text(picture, str(sheet.monsters), style, (middle, y + 112), "centre")
