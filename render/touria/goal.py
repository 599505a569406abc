"""The conditions for entering the castle: hearts, coins, and no black gems."""

from __future__ import annotations

from PIL import Image

from games.touria.view import Screen, View
from render.kit import panels, tokens
from render.kit.cache import cached
from render.kit.layout import Align, Column, Element, Grow, Padding, Piece, Row, Sized, Stack, Text
from render.kit.theme import GOLD, GOLD_PALE, LAVENDER, NIGHT_DEEP
from render.kit.typesetting import Style
from render.touria import gems, goods, phrases
from render.words import Words

_SIZE = (476, 86)


def element(view: View, seat: int, screen: Screen, words: Words) -> Element:
    """Return the plate; met conditions have a green tick, and inside the castle there are none."""
    target = 0 if view.places[seat].chapel else view.target
    counted = phrases.hearts(screen.hearts, screen.items)
    owned = (counted, screen.coins, screen.gems["black"])
    plate = panels.plate(lambda width, height: _plate(owned, target, (width, height), words), *_SIZE)
    return Align(plate)


@cached
def _plate(owned: tuple[int, int, int], target: int, size: tuple[int, int], words: Words) -> Image.Image:
    """Return the plate for the hearts, coins and black gems that are ``owned``."""
    hearts, coins, black = owned
    note = words("touria-picture-of", target=target) if target else ""
    curse = words("touria-picture-black" if black else "touria-picture-black-free") if target else ""
    conditions = (
        _condition(Piece(tokens.heart(46, True)), hearts, note, done=bool(target) and hearts >= target),
        _condition(Piece(goods.coins(46)), coins, note, done=bool(target) and coins >= target),
        _condition(gems.piece("black", 42), black, curse, done=bool(target) and not black),
    )
    inside = Padding(Row(*map(Grow, conditions)), 12, 6, 8, 10)
    return panels.filled(panels.panel(*size, GOLD, "wall"), inside)


def _condition(sign: Piece, amount: int, note: str, *, done: bool) -> Element:
    """Return an amount, with a ``note`` below it if there is one."""
    parts: list[Element] = [sign]
    if done:
        tick = Piece(tokens.result_mark("hit", 24), 2)
        parts.append(Padding(Align(tick, "left", "bottom"), left=2))
    told: list[Element] = [Grow(Text(str(amount), Style("bold", 41, GOLD_PALE, 2, NIGHT_DEEP)))]
    if note:
        told.append(Sized(Text(note, Style("text", 25, LAVENDER, 1, NIGHT_DEEP)), height=27))
    return Row(Sized(Stack(*parts), width=56), Grow(Column(*told)), gap=4)
