"""The scene of every card, from ``data/saga/scenes.toml``."""

from __future__ import annotations

import tomllib
from functools import cache

from PIL import Image, ImageChops, ImageOps

from games.engine.content import data_folder
from render.kit import vistas
from render.kit.cache import cached
from render.kit.layout import Box, Draw
from render.kit.shapes import lay, rounded, tinted
from render.kit.theme import INK, rgb

_RADIUS = 7
_EDGE = 1.4


@cache
def scenes() -> dict[str, vistas.Vista]:
    """Return every card's scene, by the card's id."""
    with (data_folder() / "saga" / "scenes.toml").open("rb") as file:
        table = tomllib.load(file)
    return {
        card: vistas.Vista(rgb(row["sky"]), rgb(row["light"]), tuple(row["icons"]), row["seed"])
        for card, row in table.items()
    }


def window(card: str, *, grey: bool = False, edged: bool = True) -> Draw:
    """Return the scene of ``card``, filling its box, with round corners."""

    def open_onto(base: Image.Image, box: Box) -> None:
        size = (box.width, box.height)
        art = _scene(card, *size)
        base.paste(_faded(art) if grey else art, box.corner, rounded(*size, _RADIUS))
        if edged:
            edge = ImageChops.subtract(rounded(*size, _RADIUS), rounded(*size, _RADIUS, _EDGE))
            lay(base, tinted(edge, INK), box.corner)

    return Draw(open_onto)


@cached
def _scene(card: str, width: int, height: int) -> Image.Image:
    """Return the scene of ``card``, cached: it's half the cost of a leaf, and the same for any note."""
    return vistas.paint(scenes()[card], width, height)


def _faded(art: Image.Image) -> Image.Image:
    grey = ImageOps.grayscale(art).point([round(24 + v * 0.62) for v in range(256)])
    return ImageOps.colorize(grey, (26, 24, 32), (206, 202, 208))
