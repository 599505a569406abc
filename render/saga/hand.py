"""The private picture: the hand, what of it can be played now and why not the rest, the secret Objective."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PIL import Image

from games.saga.situation import CHARACTERISTICS
from games.saga.view import HandCard, View
from render.kit import icons, panels
from render.kit.cache import cached
from render.kit.names import with_crests
from render.kit.setting import Style, draw_fitted, set_block
from render.kit.shapes import lay, lay_centred, rounded
from render.kit.theme import Colour, (
    GOLD,
    GOLD_PALE,
    INK,
    LAVENDER,
    NIGHT_DEEP,
    PARCHMENT_LIGHT,
)
from render.saga import aims, cards, phrases, table
from render.saga.dice import MARGIN, die
from render.saga.look import CHARACTERISTIC_ICONS
from render.saga.place import FRAME
from render.words import Words, isolate

_EDGE = FRAME + 16
_GAP = 14
_AIM = 680
"""The least width of the plate of the Objective."""
_FEWEST, _MOST = 4, 5
"""How many cards there is room for side by side, at least and at most."""
_TOP = 142
_NOTE = 62
"""The height of the lines that say what the reader knows about the others."""
_REASON = Style("text", 25, LAVENDER, 1, NIGHT_DEEP)


def draw(view: View, names: Sequence[str], words: Words) -> Image.Image:
    """Return what the viewer sees, as wide as four or five cards and as high as the hand needs."""
    own = phrases.own_seat(view)
    held = () if own is None else view.places[own].hand or ()
    shared = _shared(held)
    columns = _columns(len(held))
    width = 2 * _EDGE + max(_FEWEST, columns) * (cards.WIDTH + _GAP) - _GAP
    rows = [held[start : start + columns] for start in range(0, len(held), columns)]
    heights = [max(cards.height_of(item.card, words) for item in row) for row in rows]
    notes = [[_note(item, shared, names, words) for item in row] for row in rows]
    deep = [max(_depth(note) for note, _ in row) for row in notes]
    known = _known(view, with_crests(names), words)
    high = _TOP + sum(heights) + sum(deep) + len(rows) * 16 + aims.HEIGHT + 44 + (_NOTE if known else 0)
    picture = table.table(width, high).copy()
    _head(picture, view, names, shared, words)
    top = _TOP
    for row, height, told, depth in zip(rows, heights, notes, deep, strict=True):
        left = (width - len(row) * (cards.WIDTH + _GAP) + _GAP) // 2
        for column, (item, (note, colour)) in enumerate(zip(row, told, strict=True)):
            at = (left + column * (cards.WIDTH + _GAP), top)
            _card(picture, item, at, height, words)
            below = (at[0] - 4, at[1] + height + 4, at[0] + cards.WIDTH + 4, at[1] + height + depth)
            draw_fitted(picture, note, replace(_REASON, colour=colour), below, "centre", lines=3)
        top += height + depth + 16
    _strip(picture, view, top + 2, words)
    if known:
        style = Style("text", 27, LAVENDER, 1, NIGHT_DEEP)
        box = (_EDGE + 10, top + aims.HEIGHT + 12, width - _EDGE - 10, high - _EDGE)
        draw_fitted(picture, known, style, box, "centre", lines=2)
    return picture


def _columns(count: int) -> int:
    """Return how many of ``count`` cards lie in a row, so that the rows are about equally long."""
    rows = max(1, -(-count // _MOST))
    return max(1, -(-count // rows))


def _known(view: View, names: Sequence[str], words: Words) -> str:
    """Return what the viewer has learned about the others: Objectives and cards."""
    told = []
    for seat, place in enumerate(view.places):
        if seat == view.viewer:
            continue
        player = isolate(names[seat])
        if place.aim is not None:
            aim = phrases.card_name(place.aim.card, words)
            told.append(words("saga-picture-known-aim", player=player, aim=aim, count=place.aim.missing))
        if place.known:
            held = ", ".join(phrases.card_name(card, words) for card in place.known)
            told.append(words("saga-picture-known-cards", player=player, cards=held))
    return " · ".join(told)


def _shared(held: Sequence[HandCard]) -> HandCard | None:
    """Return a card whose reason holds for the whole hand, if nothing can be played for one reason."""
    if not held or held[0].why is None or any(item.aid or item.why != held[0].why for item in held):
        return None
    return held[0]


def _note(item: HandCard, shared: HandCard | None, names: Sequence[str], words: Words) -> tuple[str, Colour]:
    """Return what is written under a card: that it can be played, or why it cannot."""
    if item.why is None:
        return words("saga-picture-playable"), GOLD_PALE
    if item.aid:
        return words("saga-picture-can-aid"), GOLD_PALE
    return ("" if shared else words.say(item.why, names)), LAVENDER


def _depth(note: str) -> int:
    """Return how much room ``note`` needs under its card."""
    return set_block(note, _REASON, cards.WIDTH + 8, 3).height + 12 if note else 0


def _head(
    picture: Image.Image, view: View, names: Sequence[str], shared: HandCard | None, words: Words
) -> None:
    crested = with_crests(names)
    table.headline(picture, phrases.turn(view, crested, words), (_EDGE, 30, picture.width - _EDGE, 92))
    told = phrases.standing(view, words) or phrases.waits(view, words)
    if shared is not None and shared.why is not None:
        told = words.say(shared.why, crested)
    style = Style("text", 30, PARCHMENT_LIGHT, 1, NIGHT_DEEP)
    draw_fitted(picture, told, style, (_EDGE, 90, picture.width - _EDGE, 132), "centre")


def _card(picture: Image.Image, item: HandCard, at: tuple[int, int], height: int, words: Words) -> None:
    size = (cards.WIDTH, height)
    usable = item.why is None or item.aid
    if usable:
        panels.lay_glow(picture, size, at, 9, 1.7)
    panels.lay_panel(picture, panels.shadow(*size), at)
    picture.paste(cards.face(item.card, height, words), at, rounded(*size, panels.RADIUS))
    if usable:
        lay(picture, panels.rim(*size, 5), at)
    else:
        panels.dim(picture, at, size, 0.24)


def _strip(picture: Image.Image, view: View, top: int, words: Words) -> None:
    """Draw the secret Objective and the characteristics side by side."""
    own = phrases.own_seat(view)
    aim = None if own is None else view.places[own].aim
    room = picture.width - 2 * _EDGE
    wide = min(560, room - _AIM - 16)
    left = _EDGE if aim is not None else (picture.width - wide) // 2
    if aim is not None:
        width = room - wide - 16
        panels.lay_panel(picture, aims.plate(aim, width, words), (left, top))
        left += width + 16
    panels.lay_panel(picture, _characteristics(view.characteristics, wide, words), (left, top))


@cached
def _characteristics(values: tuple[int, ...], width: int, words: Words) -> Image.Image:
    high = aims.HEIGHT
    picture = panels.panel(width, high, GOLD, "wall").copy()
    x = y = panels.SHADOW
    step = (width - 24) / len(values)
    for number, (name, value) in enumerate(zip(CHARACTERISTICS, values, strict=True)):
        middle = x + 12 + (number + 0.5) * step
        lay_centred(picture, icons.icon(CHARACTERISTIC_ICONS[name], 40, GOLD_PALE, INK, 2), (middle, y + 34))
        shown = die(value, 52)
        lay(picture, shown, (middle - 26 - MARGIN, y + 60 - MARGIN))
        label = Style("text", 24, LAVENDER, 1, NIGHT_DEEP)
        box = (middle - step / 2 + 1, y + 118, middle + step / 2 - 1, y + high - 12)
        draw_fitted(picture, words(f"saga-characteristic-{name}"), label, box, "centre")
    return picture
