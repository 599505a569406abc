"""Icons: drawings of game-icons.net become 8-bit masks."""

from __future__ import annotations

import re
import textwrap
from pathlib import Path

from fontTools.pens.freetypePen import FreeTypePen
from fontTools.pens.transformPen import TransformPen
from fontTools.svgLib.path import parse_path
from PIL import Image

from render.assets.npm import fetch

SIZE = 224
"""The side of a mask, in pixels."""

ARTISTS = {
    "fox-head": "Lorc",
    "heron": "Caro Asercion",
    "frog": "Lorc",
    "bee": "Lorc",
    "owl": "Lorc",
    "rabbit": "Delapouite",
    "spiked-dragon-head": "Delapouite",
    "cowled": "Lorc",
    "night-sleep": "Delapouite",
    "falcon-moon": "Delapouite",
    "lightning-storm": "Lorc",
    "snowflake-2": "Lorc",
    "burning-meteor": "Lorc",
    "health-potion": "Delapouite",
    "hearts": "Skoll",
    "broken-heart": "Lorc",
    "padlock": "Lorc",
    "crown": "Lorc",
    "laurel-crown": "Lorc",
    "bat": "Skoll",
    "raven": "Lorc",
    "pine-tree": "Lorc",
    "semi-closed-eye": "Lorc",
    "polar-star": "Delapouite",
    "perspective-dice-three": "Delapouite",
    "wizard-face": "Delapouite",
    "chameleon-glyph": "DarkZaitzev",
    "visored-helm": "Lorc",
    "dwarf-face": "Delapouite",
    "lantern-flame": "Lorc",
    "hunting-horn": "Lorc",
    "gem-pendant": "Lorc",
    "slime": "Delapouite",
    "raise-skeleton": "Skoll",
    "rock-golem": "Delapouite",
    "ghost": "Lorc",
    "beast-eye": "Lorc",
    "minotaur": "Lorc",
    "crowned-skull": "Lorc",
    "wyvern": "Lorc",
    "troglodyte": "Delapouite",
    "open-treasure-chest": "Skoll",
    "mimic-chest": "Delapouite",
    "ring": "Delapouite",
    "trophy": "Lorc",
    "standing-potion": "Lorc",
    "two-coins": "Delapouite",
    "battle-axe": "Lorc",
    "flat-hammer": "Lorc",
    "broadsword": "Lorc",
    "fist": "Skoll",
    "orb-wand": "Willdabeast",
    "death-skull": "sbed",
    "old-wagon": "Delapouite",
    "hourglass": "Lorc",
    "castle-ruins": "Delapouite",
    "dragon-head": "Lorc",
    "crossed-swords": "Lorc",
    "scales": "Lorc",
    "anvil": "Lorc",
    "robber": "Delapouite",
    "fairy": "Lorc",
    "water-fountain": "Delapouite",
    "mounted-knight": "Skoll",
    "arch-bridge": "Delapouite",
    "rose": "Lorc",
    "large-paint-brush": "Delapouite",
    "compass": "Lorc",
    "kitchen-scale": "Delapouite",
    "crystal-ball": "Lorc",
    "mirror-mirror": "Lorc",
    "knapsack": "Lorc",
    "water-flask": "Delapouite",
    "boots": "Lorc",
    "magic-broom": "Delapouite",
    "hummingbird": "Delapouite",
    "herbs-bundle": "Delapouite",
    "jester-hat": "Delapouite",
    "skeleton-key": "Lorc",
    "jeweled-chalice": "Lorc",
    "lyre": "Lorc",
    "comb": "Lorc",
    "queen-crown": "Lorc",
    "windmill": "Delapouite",
    "sheep": "Delapouite",
}
"""The drawings in use, each with who made it."""


def prepare(folder: Path, scratch: Path) -> None:
    """Write the masks and ``CREDITS.md`` into ``folder``."""
    folder.mkdir(parents=True, exist_ok=True)
    package = fetch("@iconify-json/game-icons", scratch)
    collection = package.json("icons.json")
    for name in ARTISTS:
        rasterize(collection["icons"][name]["body"]).save(folder / f"{name}.png", optimize=True)
    rows = [f"| {name} | {artist} |" for name, artist in sorted(ARTISTS.items())]
    (folder / "CREDITS.md").write_text(_CREDITS + "\n".join(rows) + "\n", encoding="utf-8")


_CREDITS = textwrap.dedent("""\
    # Icons

    From <https://game-icons.net>, under the Creative Commons licence Attribution 3.0
    (<https://creativecommons.org/licenses/by/3.0/>). They were changed: drawn once as masks of pixels, then
    tinted, outlined and shaded by the program.

    | icon | artist |
    |---|---|
    """)


def rasterize(body: str, size: int = SIZE) -> Image.Image:
    """Return the paths of an SVG ``body`` with a view box of 512 units as a mask of ``size`` pixels."""
    pen = FreeTypePen(None)
    for path in re.findall(r' d="([^"]+)"', body):
        parse_path(path, TransformPen(pen, (1, 0, 0, -1, 0, 512)))
    scale = size / 512
    coverage = pen.array(width=size, height=size, transform=(scale, 0, 0, scale, 0, 0))
    return Image.fromarray((coverage * 255).astype("uint8"))
