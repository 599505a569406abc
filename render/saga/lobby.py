"""The lobby: who sits already round the velvet, and which seats are free."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.saga.components import ADVENTURES
from games.saga.situation import TYPES
from render.kit import panels, table
from render.kit.lobby import lay_seats
from render.kit.setting import Style, draw_fitted
from render.kit.shapes import lay, lay_centred
from render.kit.table import FRAME
from render.kit.theme import GOLD_PALE, INK, NIGHT_DEEP, PARCHMENT_LIGHT
from render.saga import thread, tiles
from render.saga.place import LEFT, RIGHT, THREAD, WIDTH
from render.words import Words

HEIGHT = 1000
_PLATE = (642, 116)
_PLATES = 498
_TILES = 214


def draw(names: Sequence[str], seats: range, words: Words) -> Image.Image:
    """Return the lobby 1400 x 1000, with ``names`` on the seats taken and an empty shield on the others."""
    lobby = table.table(WIDTH, HEIGHT)
    title = Style("display", 104, GOLD_PALE, 4, INK)
    draw_fitted(lobby, words("saga-picture-title"), title, (LEFT, 34, RIGHT, 142), "centre")
    invite = Style("caps", 42, PARCHMENT_LIGHT, 2, NIGHT_DEEP)
    draw_fitted(lobby, words("saga-picture-lobby-invite"), invite, (LEFT, 140, RIGHT, 196), "centre")
    _strung(lobby, words)
    lay_seats(lobby, names, map(_spot, range(seats[-1])), _PLATE, words("picture-lobby-free"))
    text = words("picture-lobby-seats", least=seats[0], most=seats[-1])
    table.headline(lobby, text, (LEFT, 890, RIGHT, 962), 64)
    return lobby


def _spot(seat: int) -> tuple[int, int]:
    """Return where the plate of ``seat`` begins."""
    row, column = divmod(seat, 2)
    return LEFT + column * (RIGHT - LEFT - _PLATE[0]), _PLATES + row * (_PLATE[1] + 14)


def _strung(lobby: Image.Image, words: Words) -> None:
    """Hang an Adventure of every type on the thread."""
    piece = thread.strand(WIDTH - 2 * FRAME - 20, 5)
    lay(lobby, piece, (FRAME + 10, _TILES + THREAD - piece.height / 2))
    step = (RIGHT - LEFT - tiles.WIDTH - 20) / (len(TYPES) - 1)
    for number, kind in enumerate(TYPES):
        card = next(name for name, adventure in ADVENTURES.items() if adventure.type == kind)
        left = round(LEFT + 10 + number * step)
        panels.lay_panel(lobby, tiles.unplayed(card, words), (left, _TILES))
        lay_centred(lobby, thread.knot(), (left + tiles.WIDTH / 2, _TILES + THREAD))
