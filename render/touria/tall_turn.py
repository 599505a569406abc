"""The viewer's choices on the tall private picture: towers, what each answer brings, or doors."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from PIL import Image

from games.touria.mind.forecast import Prospect
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
    Named,
    Padding,
    Piece,
    Row,
    Sized,
    Spacer,
    Stack,
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
    VERDIGRIS_DARK,
    VERMILION_DARK,
)
from render.kit.typesetting import Style
from render.shape import KEY, LEAST
from render.touria import atlas, course, emblems, gems, goods, inside, journey, offers, phrases
from render.words import Words

_GAP = 12
_OFFER, _DOOR = 238, 188
_MOST = 8
"""The most answers shown."""
_COUNT = 70
"""The width of each of the columns of hearts, coins and black gems."""
_LABEL = 270
"""The width of an answer's label."""
_HEADING = Style("caps", 38, GOLD_PALE, 1, NIGHT_DEEP)


def element(view: View, seat: int, own: Screen, words: Words) -> Element:
    """Return the doors for a viewer in the castle, otherwise the turn in progress or the choices."""
    if view.places[seat].chapel:
        heading = phrases.inside(view.places[seat], words)
        doors = (
            inside.door_plate(number, door, words, KEY, _DOOR) for number, door in enumerate(view.doors, 1)
        )
        return Column(_heading(heading), Grid(*doors, columns=3, gap=_GAP), gap=_GAP)
    if chooses_way(view):
        # The island above shows the destination, and the question names it.
        return Column(*_answers(view, own, words), gap=_GAP)
    if phrases.in_course(view):
        title = _heading(course.title(view, words))
        return Column(title, _so_far(view, words), *_answers(view, own, words), gap=_GAP)
    facing = {offer.tower: offer for offer in view.offers}
    plates = (Named(_offer(view, facing.get(tower), words), f"tower-{tower}") for tower in atlas.BY_ROWS)
    return Column(_heading(words("touria-picture-offers")), Grid(*plates, columns=2, gap=_GAP), gap=_GAP)


def chooses_way(view: View) -> bool:
    """Return whether the viewer is choosing between ways on the island."""
    return any(prospect.route for prospect in view.prospects)


def _heading(text: str) -> Element:
    return Text(text, _HEADING, "centre", smallest=KEY)


def _offer(view: View, offer: Offer | None, words: Words) -> Element:
    """Return the plate of an action, with a gold rim if it can be chosen and dimmed if not."""
    if offer is None:
        return Spacer()
    told = _told(offer, words)
    face = partial(_offer_face, offer.action, told, offer.cost > 0, offer.next, words)
    plate = panels.plate(face, height=_OFFER)
    if not phrases.may_choose(view):
        return plate
    if not offer.legal:
        return Stack(plate, panels.dimmed())
    return Stack(panels.glowing(7, 1.5), plate, panels.rimmed())


def _told(offer: Offer, words: Words) -> tuple[str, str]:
    """Return the way to an action with its price, and the best result there."""
    way, price, best = offers.told(offer, words)
    return f"{way} · {price}", best


@cached
def _offer_face(
    action: str, told: tuple[str, str], costs: bool, following: str, words: Words, width: int, height: int
) -> Image.Image:
    """Return the plate of an action; ``following`` is what its tower shows next."""
    way, best = told
    name = Text(words(f"touria-space-{action}"), Style("bold", 40, INK), "left", 2, KEY, words.locale)
    style = Style("bold", 34, VERMILION_DARK if costs else VERDIGRIS_DARK)
    about = Column(Grow(name), Sized(Text(way, style, smallest=30), height=38))
    after = words("touria-picture-next", action=words(f"touria-space-{following}"))
    then = Row(
        emblems.piece(following, 38), Grow(Text(after, Style("text", 30, INK_SOFT), smallest=LEAST)), gap=8
    )
    parts = Column(
        Sized(Row(emblems.piece(action, 92), Grow(about), gap=14), height=98),
        Grow(Text(best, Style("bold", 34, INK), "left", 2, 28, words.locale)),
        Sized(then, height=40),
        gap=2,
    )
    return panels.filled(panels.panel(width, height, BRONZE), Padding(parts, 18, 12, 16, 14))


def _so_far(view: View, words: Words) -> Element:
    """Return the plate with the result of the turn so far."""
    won = course.cells(view.so_far)
    note = "" if won or view.so_far is None else words("touria-picture-course-none")
    return _strip(course.way(view, words), won, note)


def _answers(view: View, own: Screen, words: Words) -> Iterator[Element]:
    """Yield the result of each answer."""
    if not view.prospects:
        return
    shown = sorted(view.prospects, key=course.merit, reverse=True)[:_MOST]
    text = words("touria-picture-answers")
    if left_out := len(view.prospects) - len(shown):
        text = f"{text} · {words('touria-picture-more', count=left_out)}"
    caption = Text(text, Style("caps", 32, GOLD_PALE, 1, NIGHT_DEEP), smallest=LEAST)
    if view.phase == "fly":
        yield caption
        yield Grid(*(_landing(prospect, words) for prospect in shown), columns=2, gap=_GAP, last="left")
        return
    counted = (Piece(tokens.heart(38, True)), Piece(goods.coins(42)), gems.piece("black", 36))
    yield Padding(Row(Grow(caption), *(Sized(sign, _COUNT) for sign in counted)), right=16)
    yield Column(*(_answer(prospect, own, view.target, words) for prospect in shown), gap=_GAP)


def _strip(way: tuple[str, str], won: Sequence[course.Cell], note: str) -> Element:
    """Return the plate that sums up the turn: the way, and below it the gains, or otherwise ``note``."""
    goal, text = way
    parts: list[Element] = []
    if goal:
        sign = Piece(goods.item(goal, 92)) if goal in goods.ITEMS else emblems.piece(goal, 92)
        parts.append(Sized(sign, width=104))
    told: list[Element] = []
    if text:
        told.append(Text(text, Style("bold", 38, PARCHMENT_LIGHT, 1, NIGHT_DEEP), "left", 2, KEY))
    if won:
        told.append(_cells(won, GOLD_PALE, 2))
    elif note:
        told.append(Text(note, Style("text", 34, LAVENDER, 1, NIGHT_DEEP), "left", 2, LEAST))
    middle = Column(Grow(Spacer()), Column(*told, gap=6), Grow(Spacer()))
    parts.append(Grow(middle))
    return Stack(panels.backing(GOLD, "wall"), Padding(Row(*parts, gap=12), 18, 14, 20, 16))


def _cells(won: Sequence[course.Cell], colour: tuple[int, int, int], edge: int = 0) -> Element:
    """Return pictures with the texts beside them; if there are many, in several lines."""
    large, small = Style("bold", 38, colour, edge, NIGHT_DEEP), Style("bold", 32, colour, edge, NIGHT_DEEP)
    ways = [_lines(won, large, 46, 16, 1), _lines(won, large, 44, 8, 1)]
    ways += [_lines(won, small, 38, 6, count) for count in range(1, 6)]
    return FirstFit(*ways)


def _lines(won: Sequence[course.Cell], style: Style, size: int, gap: int, count: int) -> Element:
    each = -(-len(won) // count)
    lines = (won[start : start + each] for start in range(0, len(won), each))
    return Align(
        Column(
            *(Align(Row(*(_cell(cell, style, size) for cell in line), gap=gap), "left") for line in lines),
            gap=2,
        ),
        "left",
    )


def _cell(cell: course.Cell, style: Style, size: int) -> Element:
    kind, text = cell
    return Row(goods.piece(kind, size), *([Text(text, style, smallest=LEAST)] if text else ()), gap=4)


def _answer(prospect: Prospect, own: Screen, target: int, words: Words) -> Element:
    """Return an answer, its gains and costs, and the amounts that count for the castle after it."""
    label: Element = Text(words.say(prospect.label), Style("bold", 34, INK), "left", 3, KEY, words.locale)
    if prospect.number:
        label = Row(Piece(journey.badge(prospect.number, 52), 4), Grow(label), gap=10)
    left = course.after(prospect, own)
    done = (left[0] >= target, left[1] >= target, not left[2])
    counts = (
        Sized(Text(str(amount), Style("bold", 40, VERDIGRIS_DARK if reached else INK_SOFT), "centre"), _COUNT)
        for amount, reached in zip(left, done, strict=True)
    )
    won = course.brings(prospect)
    brings = Padding(_cells(won, INK), left=10, right=6) if won else Spacer()
    row = Row(Sized(label, _LABEL), Grow(brings), *counts)
    return Stack(panels.backing(BRONZE, rules=False), Padding(row, 18, 9, 16, 11))


def _landing(prospect: Prospect, words: Words) -> Element:
    """Return a place to fly to, and the best thing to do there."""
    place = prospect.id.removeprefix("fly ")
    then = words.say(prospect.then) if prospect.then else words("touria-picture-nothing-there")
    colour = VERDIGRIS_DARK if prospect.then is not None else VERMILION_DARK
    told = Column(
        Text(words.say(prospect.label), Style("bold", 36, INK), "left", 2, KEY, words.locale),
        Text(then, Style("text", 30, colour), "left", 3, LEAST, words.locale, "top"),
    )
    row = Row(emblems.piece(place, 72), Grow(told), gap=14)
    return Stack(panels.backing(BRONZE, rules=False), Padding(row, 16, 10, 16, 12))
