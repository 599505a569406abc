"""The seats of a lobby: a plate with name and shield for who sits, a hollow shield where a seat is free."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PIL import Image

from render.kit import panels, shields
from render.kit.cache import cached
from render.kit.setting import Style, draw_fitted
from render.kit.shapes import lay
from render.kit.theme import GOLD, INK, LAVENDER, NIGHT_DEEP, mix

_MARGIN = 15
"""The room between the edge of a plate and its shield."""
_GAP = 18
_NAME = Style("bold", 50)
_FREE = Style("caps", 42, LAVENDER, 1, NIGHT_DEEP)


def lay_seats(
    lobby: Image.Image,
    names: Sequence[str],
    spots: Iterable[tuple[int, int]],
    size: tuple[int, int],
    free: str,
) -> None:
    """Lay a plate of ``size`` at each of the ``spots``, seat by seat; those without a name say ``free``."""
    for seat, spot in enumerate(spots):
        plate = _taken(seat, names[seat], *size) if seat < len(names) else _free(seat, free, *size)
        panels.lay_panel(lobby, plate, spot)


@cached
def _taken(seat: int, name: str, width: int, height: int) -> Image.Image:
    plate = panels.panel(width, height, shields.accent(seat)).copy()
    crest = shields.shield(seat, height - 2 * _MARGIN)
    lay(plate, crest, _corner())
    draw_fitted(plate, name, _NAME, _beside(crest, width, height), lines=2, smallest=34)
    return plate


@cached
def _free(seat: int, text: str, width: int, height: int) -> Image.Image:
    plate = panels.panel(width, height, mix(GOLD, INK, 0.2), "wall").copy()
    crest = shields.shield(seat, height - 2 * _MARGIN).copy()
    outline = crest.getchannel("A")
    hollow = Image.new("RGBA", outline.size, (*NIGHT_DEEP, 0))
    hollow.putalpha(outline.point([round(value * 0.8) for value in range(256)]))
    lay(plate, hollow, _corner())
    crest.putalpha(outline.point([round(value * 0.3) for value in range(256)]))
    lay(plate, crest, _corner())
    draw_fitted(plate, text, _FREE, _beside(crest, width, height))
    return plate


def _corner() -> tuple[int, int]:
    return panels.SHADOW + _GAP, panels.SHADOW + _MARGIN


def _beside(crest: Image.Image, width: int, height: int) -> tuple[int, int, int, int]:
    """Return the box for the text at the right of ``crest``."""
    left, top = _corner()
    return left + crest.width + _GAP, top, panels.SHADOW + width - _GAP, top + height - 2 * _MARGIN
