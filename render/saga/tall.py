"""The tall private picture: the open challenge, the cards in hand, the secret Objective."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image

from games.saga.situation import CHARACTERISTICS
from games.saga.view import Aim, Need, View
from render.kit import icons, layout, panels, table, tokens
from render.kit.cache import cached
from render.kit.layout import (
    Align,
    Column,
    Element,
    Grow,
    Named,
    Padding,
    Piece,
    Row,
    Sized,
    Spacer,
    Stack,
    Text,
)
from render.kit.names import with_crests
from render.kit.table import FRAME
from render.kit.theme import (
    BRONZE_DARK,
    GOLD,
    GOLD_PALE,
    INK,
    LAVENDER,
    NIGHT_DEEP,
    PARCHMENT_LIGHT,
    VERDIGRIS_DARK,
    VERMILION_DARK,
)
from render.kit.typesetting import Style
from render.saga import challenge, holding, leaves, phrases, sums
from render.saga.dice import die
from render.saga.look import CHARACTERISTIC_ICONS, OBJECTIVE_COLOUR, type_medallion
from render.saga.scenery import window
from render.shape import KEY, LEAST, TALL_WIDTH
from render.words import Words

_EDGE = FRAME + 14
_ROOM = TALL_WIDTH - 2 * _EDGE
_GAP = 12
_HEIGHT = 1430
"""The maximum height of the picture before the cards are shown in less space."""
_MEDALLION_EDGE = 4
_LABEL = Style("text", 30, LAVENDER, 1, NIGHT_DEEP)


def draw(view: View, names: Sequence[str], words: Words) -> Image.Image:
    """Return the viewer's picture, 1000 wide and as high as the cards in hand need.

    While the viewer chooses among cards they searched out, these are shown instead of the hand.
    """
    for fit in leaves.FITS:
        whole = _whole(view, names, fit, words)
        height = whole.size(TALL_WIDTH).height
        if height <= _HEIGHT:
            break
    picture = table.table(TALL_WIDTH, max(height, table.LEAST))
    layout.draw(picture, whole)
    return picture


def _whole(view: View, names: Sequence[str], fit: leaves.Fit, words: Words) -> Element:
    """Return the whole picture, with the cards shown as ``fit`` says."""
    crested = with_crests(names)
    reason = None if view.searched else holding.shared(holding.held(view))
    parts: list[Element] = [_heading(view, crested, words)]
    if view.challenge is not None:
        parts.append(Named(_stake(view, crested, words), "challenge"))
    if reason is not None:
        why = Text(words.say(reason, crested), Style("text", 34, LAVENDER, 1, NIGHT_DEEP), "centre", 2, KEY)
        parts.append(why)
    cards = leaves.element(holding.items(view, names, reason, words), _ROOM, fit, words)
    parts.append(Named(cards, "cards"))
    if aims := holding.objectives(view):
        parts.append(
            Named(
                Column(*(Named(_aim(aim, words), f"aim-{aim.card}") for aim in aims), gap=_GAP), "objective"
            )
        )
    characteristics = panels.plate(partial(_characteristics, view.characteristics, words), height=118)
    parts.append(Named(characteristics, "characteristics"))
    if known := holding.known(view, crested, words):
        parts.append(Text(known, _LABEL, "centre", 8, LEAST))
    return Padding(Column(*parts, gap=_GAP), _EDGE, 34, _EDGE, _EDGE)


def _heading(view: View, names: Sequence[str], words: Words) -> Element:
    """Return whose turn it is, and which type the next Adventure must follow."""
    style = Style("display", 54, GOLD_PALE, 3, INK)
    turn = Text(phrases.turn(view, names, words), style, "centre", 3, 42)
    waits = Text(
        phrases.waits(view, words), Style("text", 34, PARCHMENT_LIGHT, 1, NIGHT_DEEP), "centre", 2, KEY
    )
    return Column(turn, waits, gap=4)


def _stake(view: View, names: Sequence[str], words: Words) -> Element:
    """Return the open challenge: who attempts what, and its numbers."""
    plate = challenge.plate_of(view, names, words)
    title = Text(plate.title, Style("bold", 36, GOLD_PALE, 1, NIGHT_DEEP), "left", 3, KEY)
    kind = Piece(type_medallion(plate.card, 70, words), _MEDALLION_EDGE)
    parts: list[Element] = [Row(kind, Grow(title), gap=18)]
    if plate.sum is None:
        parts.append(Text(plate.note, Style("bold", 36, PARCHMENT_LIGHT, 1, NIGHT_DEEP), "centre", 2, KEY))
    else:
        parts.append(_numbers(plate.sum, words))
    inside = Padding(Column(*parts, gap=8), 22, 14, 22, 16)
    return Stack(panels.backing(GOLD, "wall"), inside)


def _numbers(numbers: sums.Sum, words: Words) -> Element:
    """Return the die and the score against the Difficulty, and the outcome."""
    said = Style("bold", 38, LAVENDER if numbers.total is None else sums.colour(numbers), 1, NIGHT_DEEP)
    verdict = Text(sums.verdict(numbers, words), said, "left", 3, KEY, words.locale)
    what = _named(sums.number(numbers.score, GOLD_PALE), numbers.what, 214)
    hard = _named(
        Align(Row(sums.number(numbers.difficulty, sums.colour(numbers)), *sums.difficulty_dice(numbers))),
        words("saga-picture-difficulty"),
        112 + 56 * (numbers.due or len(numbers.dice)),
    )
    rolled = numbers.rolled is not None and numbers.rolled != numbers.die
    label = words("saga-picture-rolled", roll=numbers.rolled or 0) if rolled else words("saga-picture-die")
    return Row(
        _named(die(numbers.die, 76), label, 110),
        _named(sums.sign("+"), "", 76),
        what,
        _named(sums.sign(sums.compared(numbers)), "", 76),
        hard,
        Spacer(18),
        Grow(verdict),
    )


def _named(number: Element, name: str, width: int) -> Element:
    """Return a number with its name below, in at most two lines."""
    called: Element = Text(name, _LABEL, "centre", 2, LEAST, down="top") if name else Spacer()
    return Sized(Column(Sized(Align(number), height=88), called), width)


def _aim(aim: Aim, words: Words) -> Element:
    """Return the plate of an Objective: its name, what is missing, and each requirement."""
    return panels.plate(partial(_aim_plate, aim, words), height=164)


@cached
def _aim_plate(aim: Aim, words: Words, width: int, height: int) -> Image.Image:
    name = Text(phrases.card_name(aim.card, words), Style("display", 42), smallest=KEY)
    style = Style("bold", 36, VERMILION_DARK if aim.missing else VERDIGRIS_DARK)
    missing = Text(words("saga-picture-missing", count=aim.missing), style, "right", smallest=KEY)
    head = Row(Grow(name), missing, gap=14)
    needs = Row(*(Grow(_need(wanted, aim.card, words)) for wanted in aim.needs), gap=8)
    scene = Sized(window(aim.card, edged=False), 130)
    told = Column(Sized(head, height=52), Grow(needs), gap=2)
    inside = Padding(Row(scene, Grow(told), gap=16), 16, 14, 18, 12)
    return panels.filled(panels.panel(width, height, OBJECTIVE_COLOUR), inside)


def _need(wanted: Need, objective: str, words: Words) -> Element:
    """Return one requirement: the amounts present and required, and its subject below."""
    met = wanted.present >= wanted.required
    icon = CHARACTERISTIC_ICONS.get(wanted.characteristic or "", "treasure-map")
    counted = Style("bold", 40, VERDIGRIS_DARK if met else VERMILION_DARK)
    numbers = Row(
        Piece(icons.icon(icon, 40, BRONZE_DARK)),
        Text(f"{wanted.present} / {wanted.required}", counted, smallest=KEY),
        Piece(tokens.result_mark("hit" if met else "miss", 30)),
        gap=8,
    )
    about = phrases.need(wanted, objective, words)
    label = Text(about, Style("bold", 30), "centre", 2, LEAST, words.locale, down="top")
    return Column(Sized(Align(numbers), height=46), Grow(label), gap=2)


@cached
def _characteristics(values: tuple[int, ...], words: Words, width: int, height: int) -> Image.Image:
    columns = (_characteristic(*pair, words) for pair in zip(CHARACTERISTICS, values, strict=True))
    inside = Padding(Row(*map(Grow, columns)), 12, 12, 12, 10)
    return panels.filled(panels.panel(width, height, GOLD, "wall"), inside)


def _characteristic(name: str, value: int, words: Words) -> Element:
    """Return a characteristic: its icon, its value as a die, and its name."""
    sign = Piece(icons.icon(CHARACTERISTIC_ICONS[name], 46, GOLD_PALE, INK, 2))
    label = Text(words(f"saga-characteristic-{name}"), _LABEL, "centre", smallest=LEAST)
    return Column(Sized(Align(Row(sign, die(value, 54), gap=12)), height=56), Grow(label), gap=2)
