"""The viewer's running turn: what it has brought so far, what each answer leads to, what the towers show."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from PIL import Image

from games.touria.balance import Change
from games.touria.forecast import Prospect
from games.touria.journey import FLIGHTS
from games.touria.view import Offer, Screen, View
from render.kit import panels, tokens
from render.kit.cache import cached
from render.kit.shapes import lay_centred
from render.kit.theme import (
    BRONZE,
    GOLD,
    GOLD_PALE,
    INK,
    INK_SOFT,
    LAVENDER,
    NIGHT_DEEP,
    PARCHMENT_LIGHT,
    VERDIGRIS_DARK,
    VERMILION_DARK,
)
from render.kit.typesetting import Style, draw_fitted, draw_text, measure
from render.touria import emblems, gems, goods, journey, phrases
from render.words import Words

_HEADING = 40
_STRIP = 104
_CAPTION = 36
_GAP = 6
_BANNER = 84
_TOWERS = (72, 128)
"""The lowest and the highest plate of a tower."""
_ROW = (38, 58)
"""The lowest and the highest row of an answer."""
_MOST = 8
_COUNTS = (452, 500, 548)
"""The middles of the columns of hearts, coins and black gems in a row."""

Cell: TypeAlias = tuple[str, str]
"""The picture of a kind of goods, and what is written beside it."""


def draw(picture: Image.Image, view: View, seat: int, box: tuple[int, int, int, int], words: Words) -> None:
    """Draw the turn of ``seat``, or what it copies, from top to bottom as far as there is room."""
    left, top, right, low = box
    screen = view.places[seat].screen
    if screen is None:
        return
    width = right - left
    heading = _heading(33)
    draw_fitted(picture, _title(view, words), heading, (left, top - 6, right, top + _HEADING - 8), "centre")
    top += _HEADING
    won = cells(view.so_far)
    note = "" if won or view.so_far is None else words("touria-picture-course-none")
    strip = _strip(_way(view, words), _turned(view), won, note, width, words)
    panels.lay_panel(picture, strip, (left, top))
    top += _STRIP + _GAP
    shown = sorted(view.prospects, key=_merit, reverse=True)[:_MOST]
    spare = low - top - (_CAPTION + len(shown) * (_ROW[0] + _GAP) if shown else 0)
    towers = _CAPTION + 2 * (_TOWERS[0] + _GAP)
    if not view.offers or spare < towers:
        towers = 0
    banner = _BANNER if spare - towers >= _BANNER else 0
    if shown:
        top = _answers(picture, view, screen, shown, (left, top, right, low - towers - banner), words)
    if towers:
        top = _towers(picture, view.offers, (left, top, right, low - banner), words)
    if banner:
        _missing(picture, phrases.missing(view, screen, words), (left, top + _GAP, right, low))


def _title(view: View, words: Words) -> str:
    """Return whose turn is summed up: the viewer's own, or one that it copies or may copy."""
    if view.viewer == view.active:
        return words("touria-picture-course")
    copies = view.viewer == view.executor
    return words("touria-picture-course-copy") if copies else words("touria-picture-course-may")


def cells(change: Change | None) -> tuple[Cell, ...]:
    """Return what was won and given as pictures with signed numbers."""
    if change is None:
        return ()
    amounts = [(kind, getattr(change, kind)) for kind in ("hearts", "coins")]
    amounts += list(zip(gems.COLOURS, change.gems, strict=True))
    amounts += [(kind, getattr(change, kind)) for kind in ("swords", "elixirs")]
    amounts += [(name, 1) for name in change.gained] + [(name, -1) for name in change.used]
    return tuple((kind, f"{'+' if amount > 0 else '−'}{abs(amount)}") for kind, amount in amounts if amount)


def _heading(size: int) -> Style:
    return Style("caps", size, GOLD_PALE, 1, NIGHT_DEEP)


def _merit(prospect: Prospect) -> tuple[int, int]:
    """Return what is shown first where not everything can be: hearts, then coins."""
    if prospect.number:
        return 0, -prospect.number
    return prospect.change.hearts, prospect.change.coins


def _way(view: View, words: Words) -> tuple[str, str]:
    """Return the sign of where the turn leads, and how the group gets there.

    Until a flight has a place, the sign is that of what flies: the wizard, or the broom, which is an item.
    Who copies goes nowhere.
    """
    turn = view.turn
    goal = turn.destination or turn.action
    parts = [words(f"touria-{'item' if goal in goods.ITEMS else 'space'}-{goal}")] if goal else []
    if view.viewer != view.active:
        pass
    elif turn.under_way and turn.action in FLIGHTS:
        parts.append(words("touria-picture-flown"))
    elif turn.under_way or turn.steps:
        parts.append(words("touria-picture-steps", steps=turn.steps))
    return goal, " · ".join(parts)


def _turned(view: View) -> str:
    """Return what the tower that the viewer has chosen shows to it now; empty if it has chosen none."""
    chosen = (tower.usable for tower in view.towers if tower.id == view.turn.tower)
    return next(chosen, "") if view.viewer == view.active else ""


@cached
def _strip(
    way: tuple[str, str], turned: str, won: tuple[Cell, ...], note: str, width: int, words: Words
) -> Image.Image:
    """Return the plate that sums the turn up; ``turned`` is what its tower shows now.

    Under the way stands what was ``won``, or else a ``note``, if there is one.
    """
    margin = panels.SHADOW
    image = panels.panel(width, _STRIP, GOLD, "wall").copy()
    goal, text = way
    left, right = margin + 16, margin + width - 14
    if goal:
        sign = goods.item(goal, 76) if goal in goods.ITEMS else emblems.token(goal, 76)
        lay_centred(image, sign, (margin + 50, margin + _STRIP / 2))
        left = margin + 98
    if turned:
        right -= 120
        caption = Style("text", 23, LAVENDER, 1, NIGHT_DEEP)
        box = (right + 2, margin + 4, right + 116, margin + 36)
        draw_fitted(image, words("touria-picture-turned"), caption, box, "centre")
        lay_centred(image, emblems.token(turned, 54), (right + 59, margin + 66))
    style = Style("bold", 28, PARCHMENT_LIGHT, 1, NIGHT_DEEP)
    low = margin + 48 if won or note else margin + _STRIP - 6
    draw_fitted(image, text, style, (left, margin + 6, right, low))
    if won:
        style = Style("bold", 30, GOLD_PALE, 2, NIGHT_DEEP)
        _lay_cells(image, won, (left, margin + 73, right), style, 36)
    elif note:
        box = (left, margin + 52, right, margin + _STRIP - 10)
        draw_fitted(image, note, Style("text", 26, LAVENDER), box)
    return image


def _lay_cells(
    image: Image.Image, won: tuple[Cell, ...], line: tuple[float, float, float], style: Style, size: int
) -> None:
    """Draw pictures with what is written beside them on a ``line``: left, middle and right."""
    left, middle, right = line
    widths = [size + 6 + (measure(text, style) + 14 if text else 0) for _, text in won]
    scale = min(1.0, (right - left) / sum(widths))
    x = left
    for (kind, text), width in zip(won, widths, strict=True):
        lay_centred(image, goods.good(kind, size), (x + size / 2, middle))
        if text:
            draw_text(image, text, style, (x + size + 4, middle + style.size * 0.34))
        x += width * scale


def _answers(
    picture: Image.Image,
    view: View,
    screen: Screen,
    shown: Sequence[Prospect],
    box: tuple[int, int, int, int],
    words: Words,
) -> int:
    """Draw a row for every answer and return how far down they reach."""
    left, top, right, low = box
    width = right - left
    left_out = len(view.prospects) - len(shown)
    text = words("touria-picture-answers")
    if left_out:
        text = f"{text} · {words('touria-picture-more', count=left_out)}"
    counted = view.phase != "fly"
    end = left + _COUNTS[0] - 30 if counted else right
    draw_fitted(picture, text, _heading(27), (left + 4, top - 2, end, top + _CAPTION - 4))
    if counted:
        signs = (tokens.heart(26, True), goods.coins(28), gems.gem("black", 24))
        for x, sign in zip(_COUNTS, signs, strict=True):
            lay_centred(picture, sign, (left + x, top + _CAPTION / 2 - 2))
    top += _CAPTION
    height = max(_ROW[0], min(_ROW[1], (low - top) // len(shown) - _GAP))
    for prospect in shown:
        panels.lay_panel(picture, _answer(view, screen, prospect, (width, height), words), (left, top))
        top += height + _GAP
    return top


def _answer(
    view: View, screen: Screen, prospect: Prospect, size: tuple[int, int], words: Words
) -> Image.Image:
    label = words.say(prospect.label)
    if view.phase == "fly":
        place = prospect.id.removeprefix("fly ")
        then = words.say(prospect.then) if prospect.then else words("touria-picture-nothing-there")
        return _landing(place, label, then, prospect.then is not None, size)
    change = prospect.change
    won = list(cells(change))
    for first, second in prospect.either:
        won += [(first, "/"), (second, "")]
    rose = ("rose" in change.gained) - ("rose" in change.used)
    after = (
        phrases.hearts(screen.hearts, screen.items) + change.hearts + rose,
        screen.coins + change.coins,
        screen.gems["black"] + change.gems[0],
    )
    return _row(prospect.number, label, tuple(won), after, view.target, size)


@cached
def _row(
    number: int,
    label: str,
    won: tuple[Cell, ...],
    after: tuple[int, int, int],
    target: int,
    size: tuple[int, int],
) -> Image.Image:
    """Return an answer, what it brings and takes, and what the castle will count after it."""
    width, height = size
    margin = panels.SHADOW
    image = panels.panel(width, height, BRONZE, rules=False).copy()
    left = margin + 12
    if number:
        lay_centred(image, journey.badge(number, 36), (left + 16, margin + height / 2))
        left += 42
    split = margin + (150 if number else 232)
    box = (left, margin + 2, split - 6, margin + height - 3)
    draw_fitted(image, label, Style("bold", 25, INK), box, lines=2 if height > 52 else 1)
    if won:
        end = margin + _COUNTS[0] - 20
        _lay_cells(image, won, (split, margin + height / 2, end), Style("bold", 25, INK), 30)
    done = (after[0] >= target, after[1] >= target, not after[2])
    for x, amount, reached in zip(_COUNTS, after, done, strict=True):
        style = Style("bold", 28, VERDIGRIS_DARK if reached else INK_SOFT)
        draw_text(image, str(amount), style, (margin + x, margin + height / 2 + 9), "centre")
    return image


@cached
def _landing(place: str, label: str, then: str, useful: bool, size: tuple[int, int]) -> Image.Image:
    """Return a place to fly to and the best that can be done there."""
    width, height = size
    margin = panels.SHADOW
    image = panels.panel(width, height, BRONZE, rules=False).copy()
    sign = emblems.token(place, min(38, height - 6))
    lay_centred(image, sign, (margin + 26, margin + height / 2))
    box = (margin + 52, margin + 1, margin + 232, margin + height - 3)
    draw_fitted(image, label, Style("bold", 25, INK), box)
    style = Style("text", 25, VERDIGRIS_DARK if useful else VERMILION_DARK)
    draw_fitted(image, then, style, (margin + 240, margin + 1, margin + width - 12, margin + height - 3))
    return image


def _towers(
    picture: Image.Image, offers: Sequence[Offer], box: tuple[int, int, int, int], words: Words
) -> int:
    """Draw the four actions that face the viewer now, for its next turn, and return how far they reach."""
    left, top, right, low = box
    caption = (left + 4, top - 2, right, top + _CAPTION - 4)
    draw_fitted(picture, words("touria-picture-towers-now"), _heading(27), caption)
    top += _CAPTION
    width = (right - left - _GAP) // 2
    height = max(_TOWERS[0], min(_TOWERS[1], (low - top) // 2 - _GAP))
    for index, offer in enumerate(offers):
        row, column = divmod(index, 2)
        price = words("touria-picture-cost", cost=offer.cost)
        steps = offer.steps
        way = words("touria-picture-fly") if steps is None else words("touria-picture-steps", steps=steps)
        following = words("touria-picture-next", action=words(f"touria-space-{offer.next}"))
        told = (words(f"touria-space-{offer.action}"), f"{way} · {price}", following)
        piece = _tower(offer.action, told, (width, height))
        panels.lay_panel(picture, piece, (left + column * (width + _GAP), top + row * (height + _GAP)))
    return top + 2 * (height + _GAP)


@cached
def _tower(action: str, told: tuple[str, str, str], size: tuple[int, int]) -> Image.Image:
    """Return a tower's action, the way there and, where there is room, what the tower shows after it."""
    width, height = size
    margin = panels.SHADOW
    image = panels.panel(width, height, BRONZE, rules=False).copy()
    lay_centred(image, emblems.token(action, 56), (margin + 38, margin + height / 2))
    lines = told[: 3 if height >= 104 else 2]
    step = (height - 12) / len(lines)
    for index, text in enumerate(lines):
        style = Style("text", 25, INK_SOFT) if index else Style("bold", 27, INK)
        top = margin + 5 + index * step
        draw_fitted(image, text, style, (margin + 76, top, margin + width - 8, top + step))
    return image


def _missing(picture: Image.Image, text: str, box: tuple[int, int, int, int]) -> None:
    """Write on a plate what still bars the way into the castle."""
    left, top, right, low = box
    panels.lay_panel(picture, panels.panel(right - left, low - top, BRONZE, "wall"), (left, top))
    style = Style("bold", 28, PARCHMENT_LIGHT, 1, NIGHT_DEEP)
    draw_fitted(picture, text, style, (left + 18, top + 5, right - 18, low - 7), "centre", lines=2)
