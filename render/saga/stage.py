"""The slab in the middle of the board: the challenge, or between challenges what the story goes on from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PIL import Image

from games.saga.situation import TYPES
from games.saga.view import View
from render.kit import channel, icons, panels, shields, tokens
from render.kit.cache import cached
from render.kit.layout import (
    Align,
    Blank,
    Column,
    Element,
    Grid,
    Grow,
    Padding,
    Piece,
    Row,
    Sized,
    Spacer,
    Stack,
    Text,
)
from render.kit.theme import GOLD, GOLD_PALE, INK, LAVENDER, NIGHT_DEEP, PARCHMENT_LIGHT, Colour
from render.kit.typesetting import Style
from render.saga import phrases, plays, sums, tiles
from render.saga.challenge import HAND, Plate, Throws, plate_of, trial_due
from render.saga.dice import die
from render.saga.look import CHARACTERISTIC_ICONS, TYPE_COLOURS, TYPE_ICONS, colour_of, icon_of, medallion
from render.saga.scenery import window
from render.saga.story import halo
from render.words import Words

_EDGE = 28
_CARD = 430
_BESIDE = 570
"""The width of everything beside the card."""
_KIND, _CREST = 124, 122
_MARK, _STEP = 120, 62
_BAND, _BANDS = 92, 132
"""The height of the band with the name of a card, in one line and in two."""
_NAME = Style("display", 68, PARCHMENT_LIGHT, 2, INK)
_DIE, _ROLLED = 142, 84
_SIGN = 104
_SCORE, _TOTAL = 104, 204
"""The type sizes of the score, and of the two numbers that decide."""
_SHARES = (1.0, 0.9, 0.8, 0.7, 0.6)
"""A row of numbers is drawn at the first of these shares of its size that fits."""
_LARGER = (1.15,)
"""Larger shares, tried first for the large numbers if no cards were played."""
_VERDICT, _ALONE = 72, 128
"""The type size of the verdict, and of one without numbers."""
_NEXT, _ANY = 218, 104
"""The diameter of the medallion of the type that follows, and of all seven if any may."""


def element(view: View, words: Words) -> Element:
    """Return the slab, as large as its box."""
    card, beside = _content(view, words)
    inside = Row(Sized(card, _CARD), Spacer(40), Grow(beside))
    return Stack(panels.backing(GOLD, "wall"), Padding(inside, _EDGE, _EDGE, _EDGE, _EDGE))


def _content(view: View, words: Words) -> tuple[Element, Element]:
    """Return the card and the part beside it."""
    if view.challenge is not None:
        plate = plate_of(view, _nobody(view), words)
        steps = (view.challenge.step, view.challenge.step_count)
        card = _card(plate.card, view.challenge.seat, words, steps=steps, won=plate.won, is_open=True)
        return card, _numbers(plate, view.challenge.due, words)
    ended, plate = view.finished, plate_of(view, _nobody(view), words)
    if ended is not None and ended.turn == view.turn and (ended.trial or not view.adventures_left):
        return _card(plate.card, ended.seat, words, won=ended.won), _numbers(plate, 0, words)
    if plate.throws or not view.trial_done:
        seat = view.active if view.phase == "main" else None
        card = _card(view.hero, seat, words, is_open=seat is not None)
        return card, _thrown(plate.throws) if plate.throws else _sum(trial_due(view, words), (), words)
    if view.source is not None:
        chooser = view.choosing[0] if len(view.choosing) == 1 else None
        return _card(view.source, chooser, words), _next(view, words)
    last = next((entry for entry in view.story if entry.number == view.anchor), None)
    if last is None:
        return _card(view.hero, None, words), _next(view, words)
    return _card(last.card, last.seat, words), _next(view, words)


def _nobody(view: View) -> Sequence[str]:
    """Return no names: the crests identify the seats."""
    return ("",) * len(view.places)


def _card(
    card: str,
    seat: int | None,
    words: Words,
    *,
    steps: tuple[int, int] = (0, 1),
    won: bool | None = None,
    is_open: bool = False,
) -> Element:
    """Return a card with its type, the crest of ``seat``, its steps, and a mark once it's won or failed.

    ``steps`` are the number of steps that are done, and of all. An open challenge has gold light around it.
    """
    kind = Piece(medallion(icon_of(card), colour_of(card), "", _KIND), tokens.EDGE)
    parts: list[Element] = [panels.plate(partial(_face, card, words=words))]
    if is_open:
        parts.insert(0, panels.glowing(18, 2.0))
    parts.append(Align(Padding(kind, left=-22, top=-22), "left", "top"))
    if seat is not None:
        crest = Padding(Piece(shields.shield(seat, _CREST)), right=-28, bottom=_BANDS + 6)
        parts.append(Align(crest, "right", "bottom"))
    if won is not None:
        mark = Piece(tokens.result_mark("hit" if won else "miss", _MARK), 2)
        parts.append(Align(Padding(mark, right=-26, top=-22), "right", "top"))
    elif steps[1] > 1:
        parts.append(Align(Padding(_steps(*steps), right=20, top=22), "right", "top"))
    return Stack(*parts)


def _steps(done: int, count: int) -> Element:
    """Return a tick for each step that is done, and a medal for the others; the open one is gold."""
    marks = [Piece(tokens.result_mark("hit", _STEP), 2)] * done
    marks += [Piece(tokens.medal(_STEP, GOLD), tokens.EDGE)]
    marks += [Piece(tokens.medal(_STEP, NIGHT_DEEP), tokens.EDGE)] * (count - done - 1)
    return Row(*marks[:count], gap=8)


@cached
def _face(card: str, width: int, height: int, words: Words) -> Image.Image:
    """Return a card: its scene, and its name in one line or two."""
    called = phrases.card_name(card, words)
    name = Text(called, _NAME, "centre", 2, channel.LEAST, words.locale)
    inner = width - 60
    band = _BAND if name.size(inner).height < 2 * channel.LEAST else _BANDS
    foot = Stack(panels.banded(colour_of(card)), Padding(name, 16, 0, 16, 6))
    inside = Column(Grow(window(card)), Sized(foot, height=band), gap=-4)
    return panels.filled(panels.panel(width, height, colour_of(card)), Padding.around(inside, 14))


def _numbers(plate: Plate, due: int, words: Words) -> Element:
    """Return the numbers of a Test, the cards that a payment asks for, or the result alone."""
    if plate.sum is not None:
        return _sum(plate.sum, plate.plays, words)
    if plate.won is None:
        back = Stack(panels.glowing(14, 1.8), Piece(tiles.back(190, 240)), panels.rimmed(7))
        return Align(Row(back, Text(f"×{due}", Style("bold", _TOTAL, GOLD_PALE, 5, INK)), gap=40))
    said = sums.outcome(plate.won, words)
    return _verdict(said, sums.MINT if plate.won else sums.SALMON, words, _ALONE)


def _verdict(said: str, colour: Colour, words: Words, size: int = _VERDICT) -> Text:
    style = Style("display", size, colour, 3, NIGHT_DEEP)
    return Text(said, style, "centre", 2, channel.LEAST, words.locale)


def _sum(numbers: sums.Sum, played: Sequence[plays.Play], words: Words) -> Element:
    """Return die and score, the total against the Difficulty, the cards played, and the verdict."""
    against = Align(_fitting(partial(_against, numbers), () if played else _LARGER))
    rows: list[Element] = [Align(_fitting(partial(_score, numbers))), against]
    if played:
        rows.append(plays.element(played, _BESIDE))
    said = sums.verdict(numbers, words)
    if said:
        rows.append(_verdict(said, LAVENDER if numbers.total is None else sums.colour(numbers), words))
    others = [Blank(row) if row is against else row for row in rows]
    # The large numbers come last, because their lines reach over the cards played.
    alone = [row if row is against else Blank(row) for row in rows]
    return Stack(_spaced(others), _spaced(alone))


def _spaced(rows: Sequence[Element]) -> Element:
    """Return ``rows`` one below the other, with the same space above, between and below them."""
    return Column(*(part for row in rows for part in (Grow(Spacer()), row)), Grow(Spacer()))


def _fitting(row: Callable[[float], Element], larger: Sequence[float] = ()) -> Element:
    """Return the largest ``row`` that is narrow enough."""
    return next(
        (fits for share in (*larger, *_SHARES) if (fits := row(share)).size().width <= _BESIDE),
        row(_SHARES[-1]),
    )


def _score(numbers: sums.Sum, share: float) -> Element:
    """Return the die, and before it the value as rolled if that was changed; then the score."""
    rolled_size, size, score_size = (round(each * share) for each in (_ROLLED, _DIE, _SCORE))
    parts: list[Element] = []
    if numbers.rolled is not None and numbers.rolled != numbers.die:
        cross = Padding(Piece(tokens.result_mark("miss", 52), 2), top=-20, right=-20)
        parts += [Stack(die(numbers.rolled, rolled_size), Align(cross, "right", "top")), Spacer(26)]
    parts.append(die(numbers.die, size))
    if numbers.signs or numbers.score:
        parts.append(_between("+", round(88 * share)))
        parts += [_sign(name, round(_SIGN * share)) for name in numbers.signs]
        parts += [Spacer(16), Text(str(numbers.score), Style("bold", score_size, GOLD_PALE, 3, INK))]
    return Row(*parts)


def _between(sign: str, size: int) -> Element:
    return Padding(_number(sign, Style("bold", size, LAVENDER, 2, NIGHT_DEEP)), left=26, right=26)


def _number(digits: str, style: Style) -> Element:
    """Return a number that takes less height than other words: nothing hangs below its line."""
    spare = style.size // 12
    return Padding(Text(digits, style), top=-spare, bottom=-spare)


def _sign(name: str, size: int) -> Element:
    """Return the sign of a characteristic, of a type if its Adventures count, or of cards in hand."""
    if name == HAND:
        return Piece(tiles.back(round(size * 0.72), round(size * 0.9)))
    if name in TYPE_ICONS:
        return Piece(medallion(TYPE_ICONS[name], TYPE_COLOURS[name], "", size - 14), tokens.EDGE)
    return Piece(icons.icon(CHARACTERISTIC_ICONS[name], size, GOLD_PALE, INK, 2), 2)


def _against(numbers: sums.Sum, share: float) -> Element:
    """Return the total, a question mark before the roll, against the Difficulty and its dice."""
    is_rolled = numbers.total is not None
    size, die_size = round(_TOTAL * share), round(_ROLLED * share)
    total = Style("bold", size, GOLD_PALE if is_rolled else LAVENDER, 5, INK)
    against = Style("bold", size, sums.colour(numbers), 5, INK)
    dice = [die(None, die_size)] * numbers.due or [die(value, die_size) for value in numbers.dice]
    return Row(
        _number(str(numbers.total) if is_rolled else "?", total),
        _between(sums.compared(numbers), round(150 * share)),
        _number(str(numbers.difficulty), against),
        *(Padding(each, left=16) for each in dice),
    )


def _next(view: View, words: Words) -> Element:
    """Return the type that the next Adventure must follow, in gold light."""
    style = Style("display", _VERDICT, PARCHMENT_LIGHT, 3, NIGHT_DEEP)
    follows = Text(words("saga-picture-next"), style, "centre", 1, channel.LEAST)
    if view.free_link:
        middle: Element = Grid(*(_lit(kind, _ANY) for kind in TYPES), columns=4, gap=24)
        called = words("saga-picture-next-any")
    else:
        middle, called = _lit(view.anchor_type, _NEXT), words(f"saga-type-{view.anchor_type}")
    name = Text(called, Style("display", 96, GOLD_PALE, 4, INK), "centre", 1, channel.LEAST)
    return Column(Grow(follows), Align(middle), Grow(name), gap=12)


def _lit(kind: str, diameter: int) -> Element:
    reach = diameter // 9
    medal = Piece(medallion(TYPE_ICONS[kind], TYPE_COLOURS[kind], "", diameter), tokens.EDGE)
    return Stack(Piece(halo(diameter, reach), 3 * reach), medal)


def _thrown(throws: Throws) -> Element:
    """Return each seat's dice for the first turn beside its crest."""
    columns = 1 if len(throws) < 4 else 2
    most = max(len(dice) for _, dice in throws)
    crest = 120
    room = _BESIDE // columns - 20 - crest
    size = min(104, room // most - 12)
    rows = [
        Row(Piece(shields.shield(seat, crest)), *(die(value, size) for value in dice), gap=12)
        for seat, dice in throws
    ]
    return Align(Grid(*(Align(row, "left") for row in rows), columns=columns, gap=28))
