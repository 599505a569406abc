"""A view in words as a picture: a table with a plate for each seat, and a lobby in the same style."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PIL import Image

from games.engine.text import Seat
from render.kit import layout, lobby, outline, panels, shields, table, tokens
from render.kit.layout import Column, Element, Grid, Grow, Padding, Piece, Row, Sized, Spacer, Stack, Text
from render.kit.outline import Outline
from render.kit.theme import GOLD, GOLD_PALE, INK, NIGHT_DEEP, PARCHMENT_LIGHT, mix
from render.kit.typesetting import Style
from render.shape import KEY, TALL_WIDTH, Shape
from render.words import Words

WIDTH = 1400
_SIDE = 50
"""The distance from the edge of the picture to the plates on the table."""
_HEAD, _FOOT = 36, table.FRAME + 22
_GAP = 14
_SHIELD = 88
_MEDAL = 76
_EDGE = 20
_PLATE_ROW = Style("text", 32, INK)
_TABLE_ROW = Style("text", 32, PARCHMENT_LIGHT)
_LINES = 30
"""More lines than any row should need; a text is broken into as few as are legible."""


def draw_lobby(title: str, invitation: str, names: Sequence[str], seats: range, words: Words) -> Image.Image:
    """Return the lobby of the game called ``title``, with ``names`` on the seats taken."""
    large = Style("display", 120, GOLD_PALE, 4, INK)
    inviting = Style("caps", 42, PARCHMENT_LIGHT, 2, NIGHT_DEEP)
    counted = words("picture-lobby-seats", least=seats[0], most=seats[-1])
    return _on_table(
        Column(
            Sized(Text(title, large, "centre", smallest=60), height=136),
            Sized(Text(invitation, inviting, "centre", 2, language=words.locale), height=76),
            Spacer(height=16),
            lobby.seats(names, seats[-1], words("picture-lobby-free"), height=126),
            Spacer(height=_GAP),
            Sized(table.headline(counted, 64), height=84),
        )
    )


def draw(
    title: str,
    shown: Outline,
    names: Sequence[str],
    own: Seat | None,
    words: Words,
    shape: Shape = "wide",
) -> Image.Image:
    """Return ``shown`` as a picture; the plate of the viewer's seat ``own`` is first and widest.

    ``names`` are drawable; those in ``shown`` are preceded by their crests.
    """
    tall = shape == "tall"
    larger = KEY - _TABLE_ROW.size if tall else 0
    plates = [_plate(seat, shown, name, words, 1, larger) for seat, name in enumerate(names) if seat != own]
    headline = table.headline(shown.headline, 62)
    if tall:
        headline = replace(headline, lines=3)
    parts: list[Element] = [
        Sized(table.title(title, 60), height=72),
        headline if tall else Sized(headline, height=74),
    ]
    if shown.rows:
        backing = panels.backing(mix(GOLD, INK, 0.2), "wall")
        rows = _rows(shown.rows, _TABLE_ROW.at(_TABLE_ROW.size + larger), 1 if tall else 2, words)
        parts.append(Stack(backing, Padding.around(rows, _EDGE)))
    if own is not None:
        parts.append(_plate(own, shown, names[own], words, 1 if tall else 2, larger))
    columns = 1 if tall else 3 if len(plates) in (3, 5, 6) else 2
    parts.append(Grid(*plates, columns=columns, gap=_GAP))
    return _on_table(Column(*parts, gap=_GAP), TALL_WIDTH if tall else WIDTH)


def _on_table(element: Element, width: int = WIDTH) -> Image.Image:
    """Return a table with ``element`` on it, as high as that requires."""
    padded = Padding(element, _SIDE, _HEAD, _SIDE, _FOOT)
    picture = table.table(width, max(padded.size(width).height, table.LEAST))
    layout.draw(picture, padded)
    return picture


def _rows(rows: Sequence[outline.Row], style: Style, columns: int, words: Words) -> Element:
    """Return rows of words in one or more columns."""
    texts = (Text(row.told(words), style, "left", _LINES, 26, words.locale, down="top") for row in rows)
    return Grid(*texts, columns=columns, gap=8, last="left")


def _plate(seat: Seat, shown: Outline, name: str, words: Words, columns: int, larger: int = 0) -> Element:
    """Return the plate of ``seat``, with its rows in ``columns`` columns of type ``larger`` pixels larger."""
    place = shown.seats[seat]
    head: list[Element] = [
        Piece(shields.shield(seat, _SHIELD)),
        Spacer(_GAP),
        Grow(Text(name, Style("bold", 44), lines=2, smallest=30)),
    ]
    if place.score is not None:
        head += [Spacer(8), Piece(tokens.points(place.score, _MEDAL))]
    told: list[Element] = [Sized(Row(*head), height=_SHIELD)]
    if place.rest:
        told.append(
            Padding(_rows(place.rest, _PLATE_ROW.at(_PLATE_ROW.size + larger), columns, words), top=12)
        )
    marked = seat in shown.marked
    return Stack(
        *([panels.glowing()] if marked else ()),
        panels.backing(shields.accent(seat)),
        *([panels.rimmed()] if marked else ()),
        Padding.around(Column(*told), _EDGE),
    )
