"""The private picture: the hand, which cards can be played now and why not the rest, the secret Objective."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.engine.text import Text as Because
from games.saga.situation import CHARACTERISTICS
from games.saga.view import Aim, View
from render.kit import icons, layout, panels, table
from render.kit.cache import cached
from render.kit.layout import (
    Align,
    Column,
    Element,
    Grid,
    Grow,
    Named,
    Padding,
    Piece,
    Row,
    Sized,
    Spacer,
    Text,
)
from render.kit.names import with_crests
from render.kit.table import FRAME
from render.kit.theme import GOLD, GOLD_PALE, INK, LAVENDER, NIGHT_DEEP, PARCHMENT_LIGHT
from render.kit.typesetting import Style
from render.saga import aims, holding, phrases, rows, tiles
from render.saga.dice import die
from render.saga.look import CHARACTERISTIC_ICONS
from render.words import Words

_EDGE = FRAME + 16
_WIDTH = rows.WIDTH + 2 * _EDGE
_AIM, _CHARACTERISTICS = 680, 472
"""The widths of the plate of an Objective and of the characteristics beside it."""
_GAP = 12
_COLUMNS = (rows.WIDTH + _GAP) // (tiles.WIDTH + _GAP)
"""The number of small cards in a row."""
_UNDER_ROWS, _UNDER_TILES = 18, 22
_WHOLE = 10
"""If more cards than this were searched out, only their scenes and names are shown."""


def draw(view: View, names: Sequence[str], words: Words) -> Image.Image:
    """Return the viewer's picture, as high as the cards in hand need.

    While the viewer chooses among cards they searched out, these are shown instead of the hand.
    """
    crested = with_crests(names)
    reason = None if view.searched else holding.shared(holding.held(view))
    stands = Column(
        Sized(table.headline(phrases.turn(view, crested, words)), height=58),
        Padding(Sized(_told(view, crested, reason, words), height=42), top=-2),
    )
    parts: list[Element] = [Padding(Named(stands, "challenge"), bottom=10)]
    if len(view.searched) <= _WHOLE:
        parts.append(Named(rows.element(holding.items(view, names, reason, words), words), "cards"))
        parts.append(Spacer(height=_UNDER_ROWS))
    else:
        parts += [_tiles(view.searched, words), Spacer(height=_UNDER_TILES)]
    parts.append(_strip(holding.objectives(view), view.characteristics, words))
    if known := holding.known(view, crested, words):
        text = Text(known, Style("text", 27, LAVENDER, 1, NIGHT_DEEP), "centre", 2)
        parts.append(Padding(Sized(text, height=56), 10, 10, 10))
    everything = Padding(Column(*parts), _EDGE, 34, _EDGE, _EDGE)
    picture = table.table(_WIDTH, max(everything.size(_WIDTH).height, table.LEAST))
    layout.draw(picture, everything)
    return picture


def _told(view: View, names: Sequence[str], shared: Because | None, words: Words) -> Text:
    """Return the state of the challenge or what may follow, and the reason if nothing can be played."""
    told = phrases.standing(view, words) or phrases.waits(view, words)
    if shared is not None:
        told = f"{told} · {words.say(shared, names)}"
    return Text(told, Style("text", 30, PARCHMENT_LIGHT, 1, NIGHT_DEEP), "centre")


def _tiles(found: Sequence[str], words: Words) -> Element:
    """Return small cards in rows."""
    cards = (tiles.unplayed(card, words) for card in found)
    return Align(Grid(*cards, columns=_COLUMNS, gap=_GAP, last="left"))


def _strip(found: Sequence[Aim], values: tuple[int, ...], words: Words) -> Element:
    """Return the Objectives, one below the other, with the characteristics beside them."""
    characteristics = Named(
        Piece(_characteristics(values, words), panels.SHADOW, down="top"), "characteristics"
    )
    if not found:
        return characteristics
    plates = Named(
        Column(*(Named(aims.element(aim, _AIM, words), f"aim-{aim.card}") for aim in found), gap=_GAP),
        "objective",
    )
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
            Grow(Text(words(f"saga-characteristic-{name}"), label, "centre")),
        )
        for name, value in zip(CHARACTERISTICS, values, strict=True)
    )
    plate = panels.panel(_CHARACTERISTICS, aims.HEIGHT, GOLD, "wall")
    return panels.filled(plate, Padding.around(Row(*map(Grow, columns)), 11))
