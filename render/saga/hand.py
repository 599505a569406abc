"""The private picture: the hand, what of it can be played now and why not the rest, the secret Objective."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.engine.text import Text as Because
from games.saga.situation import CHARACTERISTICS
from games.saga.view import Aim, HandCard, View
from render.kit import icons, layout, panels, table
from render.kit.cache import cached
from render.kit.layout import Align, Column, Element, Grid, Grow, Padding, Piece, Row, Sized, Spacer, Text
from render.kit.names import with_crests
from render.kit.table import FRAME
from render.kit.theme import GOLD, GOLD_PALE, INK, LAVENDER, NIGHT_DEEP, PARCHMENT_LIGHT
from render.kit.typesetting import Style
from render.saga import aims, phrases, rows, tiles
from render.saga.dice import die
from render.saga.look import CHARACTERISTIC_ICONS
from render.words import Words, isolate

_EDGE = FRAME + 16
_WIDTH = rows.WIDTH + 2 * _EDGE
_AIM, _CHARACTERISTICS = 680, 472
"""The widths of the plate of an Objective and of the characteristics beside it."""
_GAP = 12
_COLUMNS = (rows.WIDTH + _GAP) // (tiles.WIDTH + _GAP)
"""How many small cards lie in a row."""
_UNDER_ROWS, _UNDER_TILES = 18, 22
_WHOLE = 10
"""Of more cards than this that were searched out, only scene and name are shown."""


def draw(view: View, names: Sequence[str], words: Words) -> Image.Image:
    """Return what the viewer sees, as high as the cards in hand need.

    While the viewer chooses among cards that they searched out, those are shown in place of the hand.
    """
    crested = with_crests(names)
    reason = None if view.searched else _shared(_held(view))
    parts: list[Element] = [
        Sized(table.headline(phrases.turn(view, crested, words)), height=58),
        Padding(Sized(_told(view, crested, reason, words), height=42), top=-2, bottom=10),
    ]
    if len(view.searched) <= _WHOLE:
        parts.append(rows.element(_items(view, names, reason, words), words))
        parts.append(Spacer(height=_UNDER_ROWS))
    else:
        parts += [_tiles(view.searched, words), Spacer(height=_UNDER_TILES)]
    parts.append(_strip(_aims(view), view.characteristics, words))
    if known := _known(view, crested, words):
        text = Text(known, Style("text", 27, LAVENDER, 1, NIGHT_DEEP), "centre", 2)
        parts.append(Padding(Sized(text, height=56), 10, 10, 10))
    everything = Padding(Column(*parts), _EDGE, 34, _EDGE, _EDGE)
    picture = table.table(_WIDTH, max(everything.size(_WIDTH).height, table.LEAST))
    layout.draw(picture, everything)
    return picture


def _held(view: View) -> Sequence[HandCard]:
    own = phrases.own_seat(view)
    return () if own is None else view.places[own].hand or ()


def _aims(view: View) -> list[Aim]:
    """Return the Objective of the viewer, and the one they may have instead."""
    own = phrases.own_seat(view)
    both = (None if own is None else view.places[own].aim, view.found)
    return [aim for aim in both if aim is not None]


def _shared(held: Sequence[HandCard]) -> Because | None:
    """Return why nothing in the hand can be played, if it is the same reason for every card."""
    if not held or any(item.aid or item.why != held[0].why for item in held):
        return None
    return held[0].why


def _items(view: View, names: Sequence[str], shared: Because | None, words: Words) -> list[rows.Item]:
    if view.searched:
        return [rows.Item(card, "", usable=True) for card in view.searched]
    return [_item(item, shared, names, words) for item in _held(view)]


def _item(item: HandCard, shared: Because | None, names: Sequence[str], words: Words) -> rows.Item:
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


def _told(view: View, names: Sequence[str], shared: Because | None, words: Words) -> Text:
    """Return how the challenge stands or what may follow, and why nothing can be played."""
    told = phrases.standing(view, words) or phrases.waits(view, words)
    if shared is not None:
        told = f"{told} · {words.say(shared, names)}"
    return Text(told, Style("text", 30, PARCHMENT_LIGHT, 1, NIGHT_DEEP), "centre")


def _tiles(found: Sequence[str], words: Words) -> Element:
    """Return small cards in rows."""
    cards = (tiles.unplayed(card, words) for card in found)
    return Align(Grid(*cards, columns=_COLUMNS, gap=_GAP, last="left"))


def _strip(found: Sequence[Aim], values: tuple[int, ...], words: Words) -> Element:
    """Return the Objectives, one below the other, and the characteristics beside them."""
    characteristics = Piece(_characteristics(values, words), panels.SHADOW, down="top")
    if not found:
        return characteristics
    plates = Column(*(aims.element(aim, _AIM, words) for aim in found), gap=_GAP)
    return Align(Row(plates, characteristics, gap=16))


@cached
def _characteristics(values: tuple[int, ...], words: Words) -> Image.Image:
    label = Style("text", 24, LAVENDER, 1, NIGHT_DEEP)
    columns = (
        Column(
            Piece(icons.icon(CHARACTERISTIC_ICONS[name], 40, GOLD_PALE, INK, 2)),
            Spacer(height=4),
            die(value, 52),
            Spacer(height=6),
            Grow(Padding(Text(words(f"saga-characteristic-{name}"), label, "centre"), left=1, right=1)),
        )
        for name, value in zip(CHARACTERISTICS, values, strict=True)
    )
    plate = panels.panel(_CHARACTERISTICS, aims.HEIGHT, GOLD, "wall")
    return panels.filled(plate, Padding.around(Row(*map(Grow, columns)), 12))
