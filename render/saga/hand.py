"""The private picture: the hand, what of it can be played now and why not the rest, the secret Objective."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.engine.text import Text
from games.saga.situation import CHARACTERISTICS
from games.saga.view import Aim, HandCard, View
from render.kit import icons, layout, panels, table
from render.kit.cache import cached
from render.kit.names import with_crests
from render.kit.shapes import lay, lay_centred
from render.kit.table import FRAME
from render.kit.theme import GOLD, GOLD_PALE, INK, LAVENDER, NIGHT_DEEP, PARCHMENT_LIGHT
from render.kit.typesetting import Style, draw_fitted
from render.saga import aims, phrases, rows, tiles
from render.saga.dice import MARGIN, die
from render.saga.look import CHARACTERISTIC_ICONS
from render.words import Words, isolate

_EDGE = FRAME + 16
_TOP = 142
_NOTE = 62
"""The height of the lines that say what the reader knows about the others."""
_AIM = 680
"""The least width of the plate of an Objective."""
_WHOLE = 10
"""Of more cards than this that were searched out, only scene and name are shown."""


def draw(view: View, names: Sequence[str], words: Words) -> Image.Image:
    """Return what the viewer sees, as high as the cards in hand need.

    While the viewer chooses among cards that they searched out, those are shown in place of the hand.
    """
    crested = with_crests(names)
    reason = None if view.searched else _shared(_held(view))
    few = len(view.searched) <= _WHOLE
    laid = rows.laid(_items(view, names, reason, words), words) if few else []
    known, plates = _known(view, crested, words), _aims(view)
    width = rows.WIDTH + 2 * _EDGE
    middle = rows.height(laid) if few else _tiles_height(len(view.searched), width)
    strip = max(1, len(plates)) * (aims.HEIGHT + 12)
    high = max(_TOP + middle + strip + 34 + (_NOTE if known else 0), table.LEAST)
    picture = table.table(width, high)
    _head(picture, view, crested, reason, words)
    if few:
        rows.draw(picture, laid, _TOP, words)
    else:
        _tiles(picture, view.searched, words)
    _strip(picture, plates, view.characteristics, _TOP + middle + 2, words)
    if known:
        style = Style("text", 27, LAVENDER, 1, NIGHT_DEEP)
        box = (_EDGE + 10, _TOP + middle + strip, width - _EDGE - 10, picture.height - _EDGE)
        draw_fitted(picture, known, style, box, "centre", lines=2)
    return picture


def _held(view: View) -> Sequence[HandCard]:
    own = phrases.own_seat(view)
    return () if own is None else view.places[own].hand or ()


def _aims(view: View) -> list[Aim]:
    """Return the Objective of the viewer, and the one they may have instead."""
    own = phrases.own_seat(view)
    both = (None if own is None else view.places[own].aim, view.found)
    return [aim for aim in both if aim is not None]


def _shared(held: Sequence[HandCard]) -> Text | None:
    """Return why nothing in the hand can be played, if it is the same reason for every card."""
    if not held or any(item.aid or item.why != held[0].why for item in held):
        return None
    return held[0].why


def _items(view: View, names: Sequence[str], shared: Text | None, words: Words) -> list[rows.Item]:
    if view.searched:
        return [rows.Item(card, "", usable=True) for card in view.searched]
    return [_item(item, shared, names, words) for item in _held(view)]


def _item(item: HandCard, shared: Text | None, names: Sequence[str], words: Words) -> rows.Item:
    if item.why is None:
        return rows.Item(item.card, words("saga-picture-playable"), usable=True)
    if item.aid:
        return rows.Item(item.card, words("saga-picture-can-aid"), usable=True)
    return rows.Item(item.card, "" if shared else words.say(item.why, names), usable=False)


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
    return " · ".join([*told, *phrases.deduced(view, names, words)])


def _head(picture: Image.Image, view: View, names: Sequence[str], shared: Text | None, words: Words) -> None:
    layout.draw(
        picture, table.headline(phrases.turn(view, names, words)), (_EDGE, 34, picture.width - _EDGE, 92)
    )
    told = phrases.standing(view, words) or phrases.waits(view, words)
    if shared is not None:
        told = f"{told} · {words.say(shared, names)}"
    style = Style("text", 30, PARCHMENT_LIGHT, 1, NIGHT_DEEP)
    draw_fitted(picture, told, style, (_EDGE, 90, picture.width - _EDGE, 132), "centre")


def _columns(width: int) -> int:
    return (width - 2 * _EDGE + 12) // (tiles.WIDTH + 12)


def _tiles_height(count: int, width: int) -> int:
    return -(-count // _columns(width)) * (tiles.HEIGHT + 12) + 8


def _tiles(picture: Image.Image, found: Sequence[str], words: Words) -> None:
    """Draw small cards in rows."""
    columns = _columns(picture.width)
    left = (picture.width - columns * (tiles.WIDTH + 12) + 12) // 2
    for number, card in enumerate(found):
        row, column = divmod(number, columns)
        at = (left + column * (tiles.WIDTH + 12), _TOP + row * (tiles.HEIGHT + 12))
        panels.lay_panel(picture, tiles.unplayed(card, words), at)


def _strip(
    picture: Image.Image, plates: Sequence[Aim], values: tuple[int, ...], top: int, words: Words
) -> None:
    """Draw the Objectives, one below the other, and the characteristics beside them."""
    room = picture.width - 2 * _EDGE
    wide = min(560, room - _AIM - 16)
    left = _EDGE if plates else (picture.width - wide) // 2
    for number, aim in enumerate(plates):
        plate = aims.plate(aim, room - wide - 16, words)
        panels.lay_panel(picture, plate, (left, top + number * (aims.HEIGHT + 12)))
    if plates:
        left += room - wide
    panels.lay_panel(picture, _characteristics(values, wide, words), (left, top))


@cached
def _characteristics(values: tuple[int, ...], width: int, words: Words) -> Image.Image:
    picture = panels.panel(width, aims.HEIGHT, GOLD, "wall").copy()
    x = y = panels.SHADOW
    step = (width - 24) / len(values)
    for number, (name, value) in enumerate(zip(CHARACTERISTICS, values, strict=True)):
        middle = x + 12 + (number + 0.5) * step
        lay_centred(picture, icons.icon(CHARACTERISTIC_ICONS[name], 40, GOLD_PALE, INK, 2), (middle, y + 34))
        lay(picture, die(value, 52), (middle - 26 - MARGIN, y + 60 - MARGIN))
        label = Style("text", 24, LAVENDER, 1, NIGHT_DEEP)
        box = (middle - step / 2 + 1, y + 118, middle + step / 2 - 1, y + aims.HEIGHT - 12)
        draw_fitted(picture, words(f"saga-characteristic-{name}"), label, box, "centre")
    return picture
