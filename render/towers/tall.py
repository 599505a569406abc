"""The tall private picture: the floors, all teams, and the ten cards in two rows."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.towers.view import Own, View
from render.kit import layout, panels, rooms
from render.kit.layout import Align, Column, Element, Grow, Named, Padding, Row, Sized, Stack, Text
from render.kit.names import with_crests
from render.kit.theme import GOLD, GOLD_PALE, INK, NIGHT_DEEP
from render.kit.typesetting import Style
from render.shape import KEY, LEAST, TALL_WIDTH
from render.towers import choosing, hand, phrases
from render.words import Words

_GROUND = "guardroom"
_EDGE, _GAP = 18, 12
_FLOORS, _OTHERS, _BROAD, _OWN = 204, 224, 198, 216
"""The heights of the tower's floors, of the others' plates (side by side or broad), and of the reader's.

Cards on broad plates are so small that they have no name.
"""
_HEAD = 88
"""The height of the others' names."""
_TEAM_CARD, _CARD = 116, 162
_LABEL = 44
"""The type size of the label of a team's value."""
_ROW = 5
"""The number of cards in a row."""
_MONSTERS = 236
"""The height of a row of monsters from which the reader removes one, in pixels."""
_LEDGE = 150
"""The height of the table that a spectator sees, in pixels."""


def draw(view: View, names: Sequence[str], words: Words) -> Image.Image:
    """Return the viewer's picture, 1000 wide; spectators see the table without a hand."""
    crested = with_crests(names)
    turn = phrases.own_turn(view, crested, words)
    parts: list[Element] = [
        Text(turn, Style("display", 54, GOLD_PALE, 3, INK), "centre", 3, 40),
        Sized(Named(_tower(view, words), "floors"), height=_FLOORS),
    ]
    seat, count = view.viewer, len(view.places)
    below: Element
    if view.own is None or seat is None:
        everybody = hand.plates(view, range(count), names, 1, words)
        parts.append(Sized(everybody, height=count * (_BROAD + 10) - 10))
        if seat is not None and view.removing == seat:
            parts.append(Sized(choosing.legend(words, 36), height=44))
            below = _monsters(view, seat, words)
        else:
            below = Sized(hand.news(view, crested, words), height=_LEDGE)
    else:
        others = hand.plates(view, hand.others(count, seat), names, count - 1, words, _HEAD)
        own = hand.own_team(view, view.own, seat, names[seat], words, _TEAM_CARD, _LABEL)
        height = _OTHERS if count > 2 else _BROAD
        parts += [
            Sized(Named(others, "others"), height=height),
            Sized(Named(own, f"seat-{seat}"), height=_OWN),
        ]
        below = Named(_hand(view.own, words), "hand")
    on_wall = Padding(Column(*parts, gap=_GAP), _EDGE, 12, _EDGE, 8)
    on_table = Padding(below, _EDGE, 26, _EDGE, 22)
    wall, table = (part.size(TALL_WIDTH).height for part in (on_wall, on_table))
    picture = rooms.tall(_GROUND, wall, table)
    layout.draw(picture, on_wall, (0, 0, TALL_WIDTH, wall))
    layout.draw(picture, on_table, (0, wall, TALL_WIDTH, wall + table))
    return picture


def _tower(view: View, words: Words) -> Element:
    """Return the floors side by side with their prizes, the lowest one first."""
    where = words("towers-picture-tower", tower=view.tower, towers=view.towers)
    if view.own is not None and view.viewer is not None:
        where = words("towers-picture-tower-hand", tower=where, hand=hand.numeral(view, view.viewer))
    caption = Text(where, Style("caps", 34, GOLD_PALE, 1, NIGHT_DEEP), "centre", smallest=LEAST)
    floors = Row(
        *(
            Grow(Named(hand.floor(view, number), f"floor-{number}"))
            for number in range(1, len(view.floors) + 1)
        ),
        gap=16,
    )
    inside = Column(Sized(caption, height=38), Grow(Padding(floors, top=18)))
    return Stack(panels.backing(GOLD, "wall"), Padding(inside, 14, 6, 14, 8))


def _monsters(view: View, seat: int, words: Words) -> Element:
    """Return the monsters; the reader's elixir removes one of them."""
    rows = -(-len(view.places[seat].monsters or ()) // _ROW)
    room = TALL_WIDTH - 2 * _EDGE, rows * _MONSTERS
    return Named(Sized(choosing.monsters(view, seat, room, _ROW, words), height=room[1]), "hand")


def _hand(own: Own, words: Words) -> Element:
    """Return the ten cards in two rows."""
    shown = hand.cells(own, _CARD, KEY, words)
    lines = (shown[start : start + _ROW] for start in range(0, len(shown), _ROW))
    return Column(*(Row(*(Grow(Align(cell)) for cell in line)) for line in lines), gap=14)
