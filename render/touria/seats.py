"""The crests of the seats at the four sides of the island, with their open items beside them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from games.touria.view import Place, View
from render.kit import shields
from render.kit.cache import cached
from render.kit.channel import LEAST
from render.kit.layout import Column, Element, Piece, Pinned, Row, Sized, Text
from render.kit.shapes import blurred, grown, lay, lay_centred, tinted
from render.kit.theme import GOLD_PALE, INK, PARCHMENT_LIGHT
from render.kit.typesetting import Style
from render.touria import atlas, goods, phrases

_CREST, _ACTIVE = 86, 104
"""The height of a crest, and of the crest of a seat that the table waits for."""
_LIGHT = 40
_ITEM = 54
_ITEMS = 4
"""The most items shown beside a crest."""
_GAP = 3
_MORE = Style("bold", LEAST, PARCHMENT_LIGHT, 3, INK)
_MORE_HEIGHT = 68


def crests(view: View) -> Iterator[Element]:
    """Yield the crest of every seat and its public items; the acting seat's is larger and in gold light."""
    actor = phrases.actor(view)
    for seat, place in enumerate(view.places):
        crest = Piece(_lit(seat), _LIGHT) if seat == actor else Piece(shields.shield(seat, _CREST))
        yield Pinned(crest, *atlas.CRESTS[place.side])
        shown = _public_items(place)
        if shown:
            yield _beside(place.side, shown)


@cached
def _lit(seat: int) -> Image.Image:
    """Return the crest of ``seat`` with a gold rim, in gold light within a margin of ``_LIGHT``."""
    shield = shields.shield(seat, _ACTIVE)
    image = Image.new("RGBA", (shield.width + 2 * _LIGHT, shield.height + 2 * _LIGHT))
    mask = shield.getchannel("A")
    middle = image.width / 2, image.height / 2
    lay_centred(image, tinted(blurred(grown(mask, 6), 12, 1.7), (255, 214, 110)), middle)
    lay_centred(image, tinted(grown(mask, 6), GOLD_PALE), middle)
    lay(image, shield, (_LIGHT, _LIGHT))
    return image


def _public_items(place: Place) -> tuple[str, ...]:
    """Return the items of a seat that everybody sees: its open ones, or all of them in the castle."""
    if place.chapel and place.screen is not None:
        return place.screen.items
    return place.items or ()


def _beside(side: str, items: Sequence[str]) -> Element:
    """Return items in a row to the right of a crest, or in a column below it in the west and the east."""
    shown = items if len(items) <= _ITEMS else items[: _ITEMS - 1]
    tiles: list[Element] = [Piece(goods.item(name, _ITEM)) for name in shown]
    if left_out := len(items) - len(shown):
        tiles.append(Sized(Text(f"+{left_out}", _MORE, "centre", smallest=LEAST), 88, _MORE_HEIGHT))
    x, y = atlas.CRESTS[side]
    away = _ACTIVE // 2 + 6
    if side in ("west", "east"):
        return Pinned(Column(*tiles, gap=_GAP), x, y + away, down="top")
    return Pinned(Row(*tiles, gap=_GAP), x + away, y, "left")
