"""The private picture: the viewer's goods and choices, with the island as far as it matters."""

from __future__ import annotations

from functools import partial

from PIL import Image

from games.touria.view import Screen, View
from render.kit import grounds, layout, panels, shields
from render.kit.cache import cached
from render.kit.layout import (
    Box,
    Column,
    Draw,
    Element,
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
from render.kit.shapes import lay, lay_centred, rounded
from render.kit.theme import GOLD_PALE, INK, LAVENDER, NIGHT_DEEP
from render.kit.typesetting import Style
from render.touria import atlas, belongings, board, course, goal, inside, offers, phrases, scene
from render.touria.noted import note_parts
from render.words import Words

WIDTH = 1200
_HEAD = 98
_MAP = (576, 542)


def draw(view: View, seat: int, screen: Screen, names: tuple[str, ...], words: Words) -> Image.Image:
    """Return the picture for ``seat``, who owns ``screen``: 1200 wide, as high as its items need."""
    below = Column(
        Row(
            Named(Draw(partial(lay_island, view), *_MAP), "island"),
            Grow(Named(_pane(view, seat, words), "choices")),
            gap=18,
        ),
        Named(belongings.chest(view, screen, words), "chest"),
        belongings.items(screen.items, words),
        gap=14,
    )
    whole = Padding(Column(_head(view, seat, screen, names, words), below, gap=4), 16, 4, 16, 22)
    picture = scene.sea(WIDTH, whole.size(WIDTH).height)
    layout.draw(picture, whole)
    return picture


def _head(view: View, seat: int, screen: Screen, names: tuple[str, ...], words: Words) -> Element:
    """Return whose turn it is, the side where the viewer sits, and the progress toward the castle."""
    text = phrases.turn(view, with_crests(names), words)
    side = words(f"touria-picture-side-{view.places[seat].side}")
    note = words("touria-picture-screen", side=side)
    told = Column(
        Sized(Text(text, Style("display", 46, GOLD_PALE, 3, INK), smallest=30), height=58),
        Sized(Text(note, Style("caps", 27, LAVENDER, 1, NIGHT_DEEP)), height=34),
        Grow(Spacer()),
    )
    crest = Piece(shields.shield(seat, 84))
    row = Row(
        crest, Spacer(14), Grow(told), Spacer(16), Named(goal.element(view, seat, screen, words), "goal")
    )
    return Sized(row, height=_HEAD)


def _pane(view: View, seat: int, words: Words) -> Element:
    """Return the pane beside the map: the doors, the turn in progress, or the choices."""
    if view.places[seat].chapel:
        return inside.element(view, seat, words)
    if phrases.in_course(view):
        return course.element(view, seat, _MAP[1], words)
    return offers.element(view, words)


def lay_island(view: View, picture: Image.Image, box: Box) -> None:
    """Draw the island with everything on it; possible destinations glow."""
    whole = grounds.painted("realm").copy()
    if phrases.may_choose(view):
        for offer in view.offers:
            if offer.legal and offer.action in atlas.SPACES:
                lay_centred(whole, board.halo(), atlas.SPACES[offer.action])
    board.draw_realm(whole, view)
    size = (box.width, box.height)
    small = whole.resize(size, Image.Resampling.BOX, box=atlas.ISLAND, reducing_gap=None)
    panels.lay_panel(picture, panels.shadow(*size), box.corner)
    picture.paste(small, box.corner, rounded(*size, panels.RADIUS))
    lay(picture, _map_edge(*size), box.corner)
    note_parts(view, box)


@cached
def _map_edge(width: int, height: int) -> Image.Image:
    edge = panels.rim(width, height, 3).copy()
    edge.putalpha(edge.getchannel("A").point([round(v * 0.8) for v in range(256)]))
    return edge
