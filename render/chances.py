"""A picture of every seat's chances over a finished game, with lines told apart by more than color."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import pairwise
from math import hypot

from PIL import Image, ImageDraw

from games.engine.review import Mark, Review
from games.engine.text import Seat
from render.kit import layout, panels, shields, table
from render.kit.alt import fit
from render.kit.layout import (
    Box,
    Column,
    Draw,
    Element,
    Grid,
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
from render.kit.names import drawable_names
from render.kit.shapes import lay_centred
from render.kit.theme import GOLD, INK, INK_SOFT, PARCHMENT_SHADE, VERMILION_DARK, mix
from render.kit.typesetting import Style
from render.picture import Picture
from render.seats import SeatOccupant, seat_names
from render.words import Words, isolate

WIDTH = 1000
"""Narrower than the pictures of games: it's read on a phone, and must show whole there."""
_SIDE = 44
_PLOT = 500
_AXIS = 104
_LABEL = 44
"""The height of a label at the edge of the plot; half of it extends above or below the plot."""
_MARKER = 50
_LINE = 9
_INSET = 7
"""The distance from the sides of the plot to the ends of the lines, which are thick."""
_FINE = 2
"""The factor by which the plot is drawn larger than it is shown."""
_DASHES: tuple[tuple[int, ...], ...] = (
    (),
    (34, 14),
    (9, 13),
    (44, 12, 9, 12),
    (20, 10),
    (58, 12, 9, 10, 9, 12),
)
"""The dash pattern of each seat's line: lengths drawn and left out in turn, in pixels."""
_SAID_AT = (0.0, 0.25, 0.5, 0.75, 1.0)
"""The moments, as shares of the game, whose chances the alternative text gives."""


def chances(review: Review, occupants: Sequence[SeatOccupant], words: Words) -> Picture:
    """Return the picture of all players' chances over the game of ``review``, with its turning points."""
    names = drawable_names(occupants, words)
    alt = fit(_sentences(review, seat_names(occupants, words), words))
    return Picture("chances", alt, partial(_draw, review, names, words))


def chance_at(marks: Sequence[Mark], seat: Seat, step: float) -> float:
    """Return the chance of ``seat`` at ``step``, on the straight line between the marks around it.

    >>> chance_at([Mark(0, (0.5, 0.5)), Mark(10, (1.0, 0.0))], 0, 5)
    0.75
    """
    for before, after in pairwise(marks):
        if before.step <= step <= after.step and after.step > before.step:
            share = (step - before.step) / (after.step - before.step)
            return before.chances[seat] + share * (after.chances[seat] - before.chances[seat])
    return marks[-1].chances[seat]


def _sentences(review: Review, names: Sequence[str], words: Words) -> Iterator[str]:
    last = review.marks[-1].step
    yield words("review-alt")
    for seat, name in enumerate(names):
        told = words.in_row(
            words("review-percent", count=_hundredths(chance_at(review.marks, seat, part * last)))
            for part in _SAID_AT
        )
        yield words("review-alt-seat", player=isolate(name), chances=told)
    for number, point in enumerate(review.turning_points, start=1):
        yield words("review-alt-turn", number=number, player=isolate(names[point.seat]))


def _hundredths(chance: float) -> int:
    return round(100 * chance)


def _draw(review: Review, names: Sequence[str], words: Words) -> Image.Image:
    whole = Column(
        Sized(table.headline(words("review-picture-title"), 70), height=92),
        _sheet(review, words),
        Grid(*(_plate(review, seat, name, words) for seat, name in enumerate(names)), columns=2, gap=14),
        gap=16,
    )
    padded = Padding(whole, _SIDE, 32, _SIDE, table.FRAME + 24)
    picture = table.table(WIDTH, max(padded.size(WIDTH).height, table.LEAST))
    layout.draw(picture, padded)
    return picture


def _sheet(review: Review, words: Words) -> Element:
    """Return the parchment with the lines, the words at its edges, and the numbers of the turning points."""
    edge = Style("bold", 36, INK)
    said = [words("review-percent", count=count) for count in (100, 50, 0)]
    axis = Column(
        Sized(Text(said[0], edge, "right"), height=_LABEL),
        Grow(Spacer()),
        Sized(Text(said[1], edge, "right"), height=_LABEL),
        Grow(Spacer()),
        Sized(Text(said[2], edge, "right"), height=_LABEL),
    )
    width = WIDTH - 2 * _SIDE - 2 * 26 - _AXIS - 16
    plot = Draw(partial(_plot, review), height=_PLOT + _LABEL)
    numbers = _numbers(review, width)
    ends = Style("text", 34, INK_SOFT)
    under = Row(
        Text(words("review-picture-begin"), ends), Grow(Spacer()), Text(words("review-picture-end"), ends)
    )
    inside = Column(
        *([Padding(Sized(numbers, height=50), left=_AXIS + 16)] if review.turning_points else []),
        Sized(Row(Sized(axis, width=_AXIS), Grow(plot), gap=16), height=_PLOT + _LABEL),
        Padding(Sized(under, height=_LABEL), left=_AXIS + 16),
    )
    return Stack(panels.backing(mix(GOLD, INK, 0.2)), Padding(inside, 26, 22, 26, 18))


def _numbers(review: Review, width: int) -> Element:
    """Return the numbers of the turning points, each above its place, without overlaps."""
    last = max(1, review.marks[-1].step)
    style = Style("bold", 40, VERMILION_DARK)
    places = _apart([point.step / last * width for point in review.turning_points], 44, width - 22)
    texts = (Pinned(Text(str(number), style), x, 25) for number, x in enumerate(places, start=1))
    return Stack(*texts)


def _apart(places: Sequence[float], room: float, most: float) -> list[float]:
    """Return ``places`` at least ``room`` apart and at most at ``most``, in their order.

    >>> _apart([10, 20, 390], 44, 380), _apart([370, 380], 44, 380)
    ([10, 54, 380], [336, 380])
    """
    found: list[float] = []
    for place in places:
        found.append(max(place, found[-1] + room) if found else place)
    limit = most
    for index in range(len(found) - 1, -1, -1):
        found[index] = min(found[index], limit)
        limit = found[index] - room
    return found


def _plate(review: Review, seat: Seat, name: str, words: Words) -> Element:
    """Return the legend of one line: shield, name, a sample of the line, and the first and last chance."""
    first, last = review.marks[0].chances[seat], review.marks[-1].chances[seat]
    ends = words("review-picture-from-to", first=_hundredths(first), last=_hundredths(last))
    sample = Draw(partial(_sample, seat), height=_LINE + 8)
    told = Column(
        Sized(Text(name, Style("bold", 42), lines=2, smallest=30), height=86),
        Row(Sized(sample, width=120), Spacer(14), Grow(Text(ends, Style("text", 36, INK_SOFT)))),
        gap=4,
    )
    inside = Padding.around(Row(Piece(shields.shield(seat, 104)), Spacer(16), Grow(told)), 20)
    return Stack(panels.backing(shields.accent(seat)), inside)


def _sample(seat: Seat, base: Image.Image, box: Box) -> None:
    fine = Image.new("RGBA", (box.width * _FINE, box.height * _FINE))
    middle = box.height / 2
    _stroke(fine, seat, [(6, middle), (box.width - 6, middle)])
    small = fine.reduce(_FINE)
    base.paste(small, box.corner, small)


def _plot(review: Review, base: Image.Image, box: Box) -> None:
    """Draw the lines of all seats; half a label's height stays free above and below."""
    top, height, width = _LABEL / 2, box.height - _LABEL, box.width
    last = max(1, review.marks[-1].step)
    fine = Image.new("RGBA", (box.width * _FINE, box.height * _FINE))
    pen = ImageDraw.Draw(fine)

    def at(step: float, chance: float) -> tuple[float, float]:
        return _INSET + step / last * (width - 2 * _INSET), top + (1 - chance) * height

    for chance in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = at(0, chance)[1] * _FINE
        strong = chance in (0.0, 0.5, 1.0)
        pen.line([(0, y), (fine.width, y)], INK_SOFT if strong else PARCHMENT_SHADE, 2 * _FINE)
    for point in review.turning_points:
        x = at(point.step, 0)[0] * _FINE
        for y in range(0, round((top + height) * _FINE), 16 * _FINE):
            pen.line([(x, y), (x, y + 8 * _FINE)], VERMILION_DARK, 2 * _FINE)
    seats = range(len(review.marks[0].chances))
    # The winner is drawn last, on top of all others.
    for seat in sorted(seats, key=lambda one: review.marks[-1].chances[one]):
        _stroke(fine, seat, [at(mark.step, mark.chances[seat]) for mark in review.marks])
    small = fine.reduce(_FINE)
    base.paste(small, box.corner, small)
    for seat in seats:
        for part in ((seat + 0.5) / len(seats) / 2, 0.5 + (seat + 0.5) / len(seats) / 2):
            x, y = at(part * last, chance_at(review.marks, seat, part * last))
            lay_centred(base, shields.shield(seat, _MARKER), (box.left + x, box.top + y))


def _stroke(fine: Image.Image, seat: Seat, points: Sequence[tuple[float, float]]) -> None:
    """Draw the line of ``seat`` through ``points`` in its dash pattern, with a dark edge."""
    pen = ImageDraw.Draw(fine)
    pieces = list(broken(points, _DASHES[seat]))
    for colour, thick in ((INK, _LINE + 4), (shields.colour(seat), _LINE)):
        for piece in pieces:
            scaled = [(x * _FINE, y * _FINE) for x, y in piece]
            pen.line(scaled, colour, thick * _FINE, joint="curve")


def broken(
    points: Sequence[tuple[float, float]], dashes: Sequence[int]
) -> Iterator[list[tuple[float, float]]]:
    """Yield the pieces of the line through ``points`` that the dash pattern draws."""
    if not dashes:
        yield list(points)
        return
    number, left = 0, float(dashes[0])
    piece = [points[0]]
    for start, end in pairwise(points):
        here, length = start, hypot(end[0] - start[0], end[1] - start[1])
        while length > left:
            share = left / length
            here = (here[0] + share * (end[0] - here[0]), here[1] + share * (end[1] - here[1]))
            length -= left
            if number % 2 == 0:
                yield [*piece, here]
            number += 1
            left, piece = float(dashes[number % len(dashes)]), [here]
        left -= length
        piece.append(end)
    if number % 2 == 0:
        yield piece
