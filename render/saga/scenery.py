"""The scene of every card: ``data/saga/scenes.toml``."""

from __future__ import annotations

import tomllib
from functools import cache

from PIL import Image

from games.engine.content import data_folder
from render.kit import vistas
from render.kit.theme import rgb


@cache
def scenes() -> dict[str, vistas.Vista]:
    """Return what is seen on every card, by its id."""
    with (data_folder() / "saga" / "scenes.toml").open("rb") as file:
        table = tomllib.load(file)
    return {
        card: vistas.Vista(rgb(row["sky"]), rgb(row["light"]), tuple(row["icons"]), row["seed"])
        for card, row in table.items()
    }


def scene(card: str, width: int, height: int) -> Image.Image:
    """Return the scene of ``card``, painted anew: it is kept as part of the cards it is on."""
    return vistas.paint(scenes()[card], width, height)
