"""The viewer's turn in progress: the result so far, what each answer leads to, what the towers show."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from PIL import Image

from games.touria.mind.balance import Change
from games.touria.mind.forecast import Prospect
from games.touria.rules.reach import FLIGHTS
from games.touria.view import Offer, Screen, View
from render.kit import panels, tokens
from render.kit.cache import cached
from render.kit.layout import (
    Align,
    Column,
    Element,
    FirstFit,
    Grid,
    Grow,
    Padding,
    Piece,
    Row,
    Sized,
    Spacer,
    Text,
)
from render.kit.theme import (
    BRONZE,
    GOLD,
    GOLD_PALE,
    INK,
    INK_SOFT,
    LAVENDER,
    NIGHT_DEEP,
    PARCHMENT_LIGHT,
    SMALLEST,
    VERDIGRIS_DARK,
    VERMILION_DARK,
)
from render.kit.typesetting import Style
from render.touria import emblems, gems, goods, journey, pane, phrases
from render.words import Words

_STRIP = 104
_CAPTION = 36
"""The height of a table's caption, including the gap below it."""
_GAP = 6
_BANNER = 90
"""The minimum height of the banner, including the gap above it."""
_TOWERS = (72, 128)
"""The minimum and maximum height of a tower's plate."""
_ROW = (38, 58)
"""The minimum and maximum height of an answer's row."""
_MOST = 8
_COUNT = 48
"""The width of each of the columns of hearts, coins and black gems."""

Cell: TypeAlias = tuple[str, str]
"""The name of a kind of goods, whose picture is shown, and the text beside it."""


def element(view: View, seat: int, room: int, words: Words) -> Element:
    """Return the turn of ``seat``, or the turn it copies: as much of it as fits in ``room`` pixels down."""
    screen = view.places[seat].screen
    if screen is None:
        return Spacer()
    won = cells(view.so_far)
    note = "" if won or view.so_far is None else words("touria-picture-course-none")
    goal, shows = way(view, words), turned(view)
    strip = panels.plate(
        lambda width, height: _strip(goal, shows, won, note, (width, height), words), height=_STRIP
    )
    shown = sorted(view.prospects, key=merit, reverse=True)[:_MOST]
    rows, towers, banner = _heights(len(shown), bool(view.offers), room - pane.HEADING - _STRIP)
    parts: list[Element] = [strip]
    if rows:
        parts.append(_answers(view, screen, shown, rows, words))
    if towers:
        parts.append(_towers(view.offers, towers, words))
    if banner:
        parts.append(Grow(pane.banner(phrases.missing(view, screen, words), 28)))
    return Column(pane.heading(title(view, words)), Grow(Column(*parts, gap=_GAP)))


def _heights(answers: int, has_towers: bool, room: int) -> tuple[int, int, int]:
    """Return the heights of an answer's row, a tower's plate, and the banner below them.

    The height is 0 for parts that don't fit: answers have priority over towers, and towers over the banner.
    """
    spare = room - (_CAPTION + answers * (_ROW[0] + _GAP) if answers else 0)
    lowest = _CAPTION + 2 * (_TOWERS[0] + _GAP)
    towers = lowest if has_towers and spare >= lowest else 0
    banner = _BANNER if spare - towers >= _BANNER else 0
    spare -= towers + banner
    row = tower = 0
    if answers:
        more = min(spare // answers, _ROW[1] - _ROW[0])
        row = _ROW[0] + more
        spare -= more * answers
    if towers:
        more = min(spare // 2, _TOWERS[1] - _TOWERS[0])
        tower = _TOWERS[0] + more
        spare -= more * 2
    return row, tower, banner and banner + spare


def title(view: View, words: Words) -> str:
    """Return whose turn is summed up: the viewer's own, or one that they copy or may copy."""
    if view.viewer == view.active:
        return words("touria-picture-course")
    copies = view.viewer == view.executor
    return words("touria-picture-course-copy") if copies else words("touria-picture-course-may")


def cells(change: Change | None) -> tuple[Cell, ...]:
    """Return the gains and costs as pictures with signed numbers."""
    if change is None:
        return ()
    amounts = [(kind, getattr(change, kind)) for kind in ("hearts", "coins")]
    amounts += list(zip(gems.COLOURS, change.gems, strict=True))
    amounts += [(kind, getattr(change, kind)) for kind in ("swords", "elixirs")]
    amounts += [(name, 1) for name in change.gained] + [(name, -1) for name in change.used]
    return tuple((kind, f"{'+' if amount > 0 else '−'}{abs(amount)}") for kind, amount in amounts if amount)


def merit(prospect: Prospect) -> tuple[int, int]:
    """Return the sort key for answers if not all fit: hearts, then coins; numbered routes in their order."""
    if prospect.number:
        return 0, -prospect.number
    return prospect.change.hearts, prospect.change.coins


def way(view: View, words: Words) -> tuple[str, str]:
    """Return the sign of the turn's destination, and how the group gets there.

    Until a flight has a destination, the sign is that of its means: the wizard, or the broom, which is an
    item. A seat that copies doesn't travel.
    """
    turn = view.turn
    goal = turn.destination or turn.action
    parts = [words(f"touria-item-{goal}" if goal in goods.ITEMS else f"touria-space-{goal}")] if goal else []
    if view.viewer != view.active:
        pass
    elif turn.under_way and turn.action in FLIGHTS:
        parts.append(words("touria-picture-flown"))
    elif turn.under_way or turn.steps:
        parts.append(words("touria-picture-steps", steps=turn.steps))
    return goal, " · ".join(parts)


def turned(view: View) -> str:
    """Return the action now shown to the viewer by their chosen tower, or an empty string."""
    chosen = (tower.usable for tower in view.towers if tower.id == view.turn.tower)
    return next(chosen, "") if view.viewer == view.active else ""


@cached
def _strip(
    way: tuple[str, str],
    turned: str,
    won: tuple[Cell, ...],
    note: str,
    size: tuple[int, int],
    words: Words,
) -> Image.Image:
    """Return the plate that sums up the turn; ``turned`` is what its tower shows now.

    Below the way are the gains ``won``, or otherwise ``note``, if there is one.
    """
    goal, text = way
    parts: list[Element] = []
    if goal:
        sign = Piece(goods.item(goal, 76)) if goal in goods.ITEMS else emblems.piece(goal, 76)
        parts.append(Sized(sign, width=86))
    told: list[Element] = [Grow(Text(text, Style("bold", 28, PARCHMENT_LIGHT, 1, NIGHT_DEEP)))]
    if won:
        told.append(Sized(_cells(won, Style("bold", 30, GOLD_PALE, 2, NIGHT_DEEP), 36), height=46))
    elif note:
        told.append(Sized(Text(note, Style("text", 26, LAVENDER)), height=46))
    parts.append(Grow(Column(*told)))
    if turned:
        caption = Text(words("touria-picture-turned"), Style("text", 23, LAVENDER, 1, NIGHT_DEEP), "centre")
        shows = Column(Sized(caption, height=32), Grow(emblems.piece(turned, 54)))
        parts.append(Sized(shows, width=114))
    return panels.filled(panels.panel(*size, GOLD, "wall"), Padding(Row(*parts), 12, 5, 14, 8))


def _cells(won: Sequence[Cell], style: Style, size: int) -> Element:
    """Return pictures with the texts beside them; if there are many, smaller, or in two lines."""
    small, smallest = style.at(25), style.at(SMALLEST)
    half = (len(won) + 1) // 2
    lines = (_in_line(part, smallest, SMALLEST - 1, 4) for part in (won[:half], won[half:]))
    return FirstFit(
        _in_line(won, style, size, 14),
        _in_line(won, style, size, 4),
        _in_line(won, small, 28, 4),
        _in_line(won, small, 24, 2),
        _in_line(won, smallest, SMALLEST - 1, 4),
        Align(Column(*lines), "left"),
        _squeezed(won, smallest, SMALLEST - 1),
    )


def _in_line(won: Sequence[Cell], style: Style, size: int, gap: int) -> Row:
    return Row(*(_cell(cell, style, size) for cell in won), gap=gap)


def _cell(cell: Cell, style: Style, size: int) -> Element:
    kind, text = cell
    return Row(goods.piece(kind, size), *([Text(text, style)] if text else ()), gap=4)


def _squeezed(won: Sequence[Cell], style: Style, size: int) -> Row:
    """Return the cells in one row that shares out the width, however small."""
    parts = (_cell(cell, style, size) for cell in won)
    return Row(*(Grow(part, part.size().width) for part in parts))


def _line(label: Element, won: Element, counts: Iterable[Element], left: int) -> Element:
    """Return one line of the table of answers: its label, its gains, and the amounts after it."""
    columns = (Sized(count, width=_COUNT) for count in counts)
    return Padding(Row(label, Grow(won), *columns), left=left, right=2)


def _answers(view: View, screen: Screen, shown: Sequence[Prospect], height: int, words: Words) -> Element:
    """Return a row for every answer, ``height`` pixels high, below a header for the columns."""
    left_out = len(view.prospects) - len(shown)
    text = words("touria-picture-answers")
    if left_out:
        text = f"{text} · {words('touria-picture-more', count=left_out)}"
    counted = (Piece(tokens.heart(26, True)), Piece(goods.coins(28)), gems.piece("black", 24))
    header = _line(Spacer(), pane.caption(text), counted if view.phase != "fly" else (), 4)
    rows = (Sized(_answer(view, screen, prospect, words), height=height) for prospect in shown)
    return Column(Sized(Padding(header, bottom=2), height=_CAPTION - _GAP), *rows, gap=_GAP)


def _answer(view: View, screen: Screen, prospect: Prospect, words: Words) -> Element:
    label = words.say(prospect.label)
    if view.phase == "fly":
        place = prospect.id.removeprefix("fly ")
        then = words.say(prospect.then) if prospect.then else words("touria-picture-nothing-there")
        useful = prospect.then is not None
        return panels.plate(lambda width, height: _landing(place, label, then, useful, (width, height)))
    won, left = brings(prospect), after(prospect, screen)
    return panels.plate(
        lambda width, height: _row(prospect.number, label, won, left, view.target, (width, height))
    )


def brings(prospect: Prospect) -> tuple[Cell, ...]:
    """Return the gains and costs of an answer."""
    won = cells(prospect.change)
    for first, second in prospect.either:
        won += ((first, "/"), (second, ""))
    return won


def after(prospect: Prospect, screen: Screen) -> tuple[int, int, int]:
    """Return the hearts, coins and black gems that count for the castle after an answer."""
    change = prospect.change
    rose = ("rose" in change.gained) - ("rose" in change.used)
    return (
        phrases.hearts(screen.hearts, screen.items) + change.hearts + rose,
        screen.coins + change.coins,
        screen.gems["black"] + change.gems[0],
    )


@cached
def _row(
    number: int,
    label: str,
    won: tuple[Cell, ...],
    after: tuple[int, int, int],
    target: int,
    size: tuple[int, int],
) -> Image.Image:
    """Return an answer, its gains and costs, and the amounts that count for the castle after it."""
    called: Element = Text(label, Style("bold", 25, INK), lines=2 if size[1] > 52 else 1)
    if number:
        badge = Padding(Piece(journey.badge(number, 36), 4), left=-2, right=6)
        called = Sized(Row(badge, Grow(called)), width=132)
    else:
        called = Sized(called, width=214)
    done = (after[0] >= target, after[1] >= target, not after[2])
    counts = (
        Text(str(amount), Style("bold", 28, VERDIGRIS_DARK if reached else INK_SOFT), "centre")
        for amount, reached in zip(after, done, strict=True)
    )
    brings = Padding(_cells(won, Style("bold", 25, INK), 30), left=6, right=4) if won else Spacer()
    inside = Padding(_line(called, brings, counts, 12), top=2, bottom=3)
    return panels.filled(panels.panel(*size, BRONZE, rules=False), inside)


@cached
def _landing(place: str, label: str, then: str, useful: bool, size: tuple[int, int]) -> Image.Image:
    """Return a place to fly to, and the best thing to do there."""
    sign = emblems.piece(place, min(38, size[1] - 6))
    best = Text(then, Style("text", 25, VERDIGRIS_DARK if useful else VERMILION_DARK))
    called = Sized(Text(label, Style("bold", 25, INK)), width=180)
    inside = Row(Sized(sign, width=52), called, Spacer(8), Grow(best))
    return panels.filled(panels.panel(*size, BRONZE, rules=False), Padding(inside, 0, 1, 12, 3))


def _towers(offers: Sequence[Offer], height: int, words: Words) -> Element:
    """Return the four actions now facing the viewer, for their next turn, each ``height`` pixels high."""
    caption = Padding(pane.caption(words("touria-picture-towers-now")), left=4, bottom=2)
    plates = (Sized(_tower(offer, words), height=height) for offer in offers)
    return Column(Sized(caption, height=_CAPTION - _GAP), Grid(*plates, columns=2, gap=_GAP), gap=_GAP)


def _tower(offer: Offer, words: Words) -> Element:
    """Return the plate of a tower's action, the way there, and what the tower shows next."""
    price = words("touria-picture-cost", cost=offer.cost)
    steps = offer.steps
    way = words("touria-picture-fly") if steps is None else words("touria-picture-steps", steps=steps)
    following = words("touria-picture-next", action=words(f"touria-space-{offer.next}"))
    told = (words(f"touria-space-{offer.action}"), f"{way} · {price}", following)
    return panels.plate(lambda width, height: _facing(offer.action, told, (width, height)))


@cached
def _facing(action: str, told: tuple[str, str, str], size: tuple[int, int]) -> Image.Image:
    """Return a tower's action and the facts in ``told``, the last only if there's room."""
    name, *more = told
    called = Grow(Text(name, Style("bold", 27, INK)), 30)
    rest = [Grow(Text(text, Style("text", 25, INK_SOFT)), 27) for text in more]
    ways = (Column(called, *rest[:count]) for count in (2, 1))
    inside = Row(Sized(emblems.piece(action, 56), width=62), Grow(FirstFit(*ways)))
    return panels.filled(panels.panel(*size, BRONZE, rules=False), Padding(inside, 0, 5, 8, 7))
