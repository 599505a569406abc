"""Cards for tall pictures, one below the other, each as a leaf with its complete text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Literal, TypeAlias

from PIL import Image

from games.saga.cards import Type
from render.kit import panels
from render.kit.cache import cached
from render.kit.layout import Column, Element, Grid, Grow, Named, Padding, Piece, Row, Sized, Stack, Text
from render.kit.theme import INK_SOFT, VERDIGRIS_DARK, Colour, darker
from render.kit.typesetting import Style
from render.saga import look, phrases
from render.saga.look import colour_of, type_medallion
from render.saga.rows import Item
from render.saga.scenery import window
from render.shape import KEY, LEAST
from render.words import Words

_GAP = 10
_SCENE = 132
_LEAST_HEIGHT = 116
_LINES = 12
_MEDALLION_EDGE = 4
_SLIP, _NOTED_SLIP = 84, 116
_MANY = 10
"""If there are more cards than this, only their names are shown."""

Fit: TypeAlias = tuple[Literal["leaves", "halves", "slips"], int]
"""A way to show cards, and the size of their text: leaves have a row each and a scene, halves lie two to a
row and don't say why they can't be played, slips have only the name.
"""
FITS: tuple[Fit, ...] = (
    ("leaves", 34),
    ("leaves", 32),
    ("leaves", 30),
    ("halves", 30),
    ("halves", 28),
    ("slips", 28),
)
"""The ways to show cards, in order of preference."""


def element(items: Sequence[Item], width: int, fit: Fit, words: Words) -> Element:
    """Return ``items``, ``width`` pixels wide, shown as ``fit`` says.

    If some of them can be used now, the others are slips.
    """
    if len(items) > _MANY:
        return _slips(items, 3, words)
    usable = [item for item in items if item.usable]
    rest = [item for item in items if not item.usable]
    large, small = (usable, rest) if usable else (rest, [])
    way, size = fit
    if way == "halves" and not usable:
        large = [replace(item, note="") for item in large]
    parts: list[Element] = []
    if way == "leaves":
        parts = [_leaf(item, width, size, words) for item in large]
    elif way == "halves":
        parts = [_halves(large, (width - _GAP) // 2, size, words)]
    elif large:
        parts = [_slips(large, 2, words)]
    return Column(*parts, *([_slips(small, 2, words)] if small else ()), gap=_GAP)


def _leaf(item: Item, width: int, size: int, words: Words) -> Element:
    face = _leaf_face(item, width, size, words)
    return _in_light(item, Piece(face, panels.SHADOW))


def _halves(items: Sequence[Item], width: int, size: int, words: Words) -> Element:
    """Return cards in two columns, each card added to the shorter column."""
    columns: tuple[list[Element], list[Element]] = ([], [])
    filled = [0, 0]
    for item in items:
        face = _half_face(item, size, words, width)
        shorter = filled.index(min(filled))
        columns[shorter].append(_in_light(item, Piece(face, panels.SHADOW, down="top")))
        filled[shorter] += face.height
    return Row(*(Sized(Column(*column, gap=_GAP), width) for column in columns), gap=_GAP)


def _slips(items: Sequence[Item], columns: int, words: Words) -> Grid:
    """Return names only, each with its note, in ``columns`` columns."""
    height = _NOTED_SLIP if any(item.note for item in items) else _SLIP
    slips = (
        _in_light(item, panels.plate(partial(_slip_face, item.card, item.note, words), height=height))
        for item in items
    )
    return Grid(*slips, columns=columns, gap=_GAP, last="left")


def _in_light(item: Item, card: Element) -> Element:
    shown = Stack(card, panels.dimmed(0.16))
    if item.usable:
        shown = Stack(panels.glowing(8, 1.6), card, panels.rimmed(5))
    return Named(shown, f"card-{item.card}")


@cached
def _leaf_face(item: Item, width: int, size: int, words: Words) -> Image.Image:
    """Return a leaf: a narrow scene, the name, the types the card may follow, its text."""
    kind = Piece(type_medallion(item.card, 64, words), _MEDALLION_EDGE, "left", "top")
    scene = Sized(Stack(window(item.card), Padding(kind, -6, -6)), _SCENE)
    told = _told(item, size, 50, words)
    inside = Padding(Row(scene, Grow(told), gap=16), 16, 14, 20, 14)
    height = max(_LEAST_HEIGHT, inside.wanted_height(width))
    return panels.filled(panels.panel(width, height, colour_of(item.card)), inside)


@cached
def _half_face(item: Item, size: int, words: Words, width: int) -> Image.Image:
    """Return a half-width card: its type's medallion, with the rest beside and below it."""
    medallion = Piece(type_medallion(item.card, 56, words), _MEDALLION_EDGE, "left", "top")
    kind = Padding(medallion, left=-4, top=-4)
    told = Padding(_told(item, size, 54, words, indent=58), left=4)
    inside = Padding(Stack(kind, told), 14, 12, 16, 12)
    plate = panels.panel(width, inside.wanted_height(width), colour_of(item.card))
    return panels.filled(plate, inside)


def _told(item: Item, size: int, head: int, words: Words, indent: int = 0) -> Element:
    """Return the name, the types the card may follow, its text, and its note below."""
    style = Style("display", 42 if not indent else 38, _ink(item.card))
    name = Text(phrases.card_name(item.card, words), style, smallest=KEY)
    called = Padding(Row(Grow(name), *_follows(item.after, words), gap=4), left=indent)
    printed = Text(
        phrases.printed(item.card, words), Style("text", size), "left", _LINES, size, words.locale, "top"
    )
    parts: list[Element] = [Sized(called, height=head), printed]
    if item.note:
        said = Style("bold", 28, VERDIGRIS_DARK if item.usable else INK_SOFT)
        parts.append(Text(item.note, said, "left", 3, LEAST, words.locale, "top"))
    return Column(*parts, gap=2)


@cached
def _slip_face(card: str, note: str, words: Words, width: int, height: int) -> Image.Image:
    """Return a slip: the type's medallion, the name, and the card's note."""
    name = Text(phrases.card_name(card, words), Style("display", 36, _ink(card)), "left", 2, KEY)
    told: list[Element] = [Grow(name)]
    if note:
        told = [Sized(name, height=40), Grow(Text(note, Style("text", 28, INK_SOFT), "left", 2, LEAST))]
    kind = Piece(type_medallion(card, 60, words), _MEDALLION_EDGE)
    inside = Padding(Row(kind, Grow(Column(*told)), gap=10), 12, 6, 12, 8)
    return panels.filled(panels.panel(width, height, colour_of(card)), inside)


def _ink(card: str) -> Colour:
    """Return the color of a card's name: the card's own, dark enough to be legible on parchment."""
    return darker(colour_of(card), 0.45)


def _follows(kinds: tuple[Type, ...], words: Words) -> Sequence[Element]:
    """Return the medallions of the types that a card may follow."""
    return [Piece(look.medallion_of(kind, 46, words), _MEDALLION_EDGE) for kind in kinds]
