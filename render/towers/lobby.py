"""The lobby: the players in front of the keep, and the seats still free."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.kit import grounds, layout, table
from render.kit.cache import cached
from render.kit.layout import (
    Align,
    Column,
    Element,
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
from render.kit.lobby import seats as lobby_seats
from render.kit.theme import GOLD_PALE, NIGHT_DEEP, PARCHMENT_LIGHT
from render.kit.typesetting import Style
from render.towers import cards, place, windows
from render.words import Words

_HEAD = (place.LEFT, 16, place.RIGHT, 236)
_FAN = (place.LEFT, 258, place.RIGHT, 522)
_SEATS = (place.LEFT, 556, place.RIGHT, 966)
_SHOWN = ("chameleon_1", "wizard_5_wand", "warrior_6_axe", "dwarf_5_hammer", "artifact_1")
_WINDOWS = (("minotaur", "trophy"), ("troglodyte_1", "ring_1"), ("red_dragon", "chest_5"))


def draw(names: Sequence[str], seats: range, words: Words) -> Image.Image:
    """Return the lobby, 1400 x 1000, with ``names`` on the seats taken and empty shields on the others."""
    lobby = _ground(seats[-1], words).copy()
    counted = words("picture-lobby-seats", least=seats[0], most=seats[-1])
    plates = lobby_seats(names, seats[-1], words("picture-lobby-free"), height=132)
    below = Column(plates, Grow(Spacer()), Sized(table.headline(counted, 70), height=94))
    layout.draw(lobby, below, _SEATS)
    return lobby


@cached
def _ground(players: int, words: Words) -> Image.Image:
    ground = grounds.painted("keep").copy()
    title = Style("display", 140, GOLD_PALE, 4, NIGHT_DEEP)
    invite = Style("caps", 42, PARCHMENT_LIGHT, 2, NIGHT_DEEP)
    head = Column(
        Grow(Text(words("towers-picture-title"), title, "centre")),
        Sized(Text(words("towers-picture-lobby-invite"), invite, "centre"), height=60),
    )
    layout.draw(ground, head, _HEAD)
    for floor, prizes in enumerate(_WINDOWS, start=1):
        for prize, at in zip(prizes, place.windows(floor), strict=True):
            layout.draw(ground, Pinned(_window(prize, players, words), *at, "left", "top"))
    fan = (_fanned(index - len(_SHOWN) // 2, card, words) for index, card in enumerate(_SHOWN))
    layout.draw(ground, Align(Row(*fan, gap=-2)), _FAN)
    return ground


def _window(prize: str, players: int, words: Words) -> Element:
    """Return a lit window with a monster or a treasure."""
    picture = windows.window(prize, *place.WINDOW, players, words)
    return Stack(windows.lit(*place.WINDOW), Piece(picture, windows.MARGIN))


def _fanned(away: int, card: str, words: Words) -> Element:
    """Return a card of the fan, ``away`` places to the right of its middle."""
    return Padding(cards.element(card, 168, words, -4 * away), top=away**2 * 14)
