"""Fonts: npm's web fonts become TrueType files, with a table of the characters each covers."""

from __future__ import annotations

import json
import re
import textwrap
from pathlib import Path

from fontTools.ttLib import TTFont

from render.assets import emojis
from render.assets.npm import Package, fetch
from render.assets.points import ranges

_ALPHABETS = ("latin", "latin-ext", "greek", "greek-ext", "cyrillic", "cyrillic-ext", "vietnamese")

SOURCES: dict[str, tuple[tuple[str, ...], tuple[int, ...]]] = {
    "almendra": (("latin", "latin-ext"), (700,)),
    "grenze-gotisch": (("latin", "latin-ext"), (700,)),
    "im-fell-english-sc": (("latin",), (400,)),
    "alegreya-sc": (("latin", "latin-ext"), (400,)),
    "alegreya-sans": (_ALPHABETS, (500, 700)),
    "noto-sans": (("latin-ext", "vietnamese", "greek", "greek-ext", "cyrillic", "cyrillic-ext"), (700,)),
    "noto-sans-arabic": (("arabic",), (700,)),
    "noto-sans-hebrew": (("hebrew",), (700,)),
    "noto-sans-devanagari": (("devanagari",), (700,)),
    "noto-sans-thai": (("thai",), (700,)),
    "noto-sans-jp": (("japanese",), (700,)),
    "noto-sans-sc": (("chinese-simplified",), (700,)),
    "noto-sans-kr": (("korean",), (700,)),
    "noto-sans-symbols": (("symbols",), (700,)),
    "noto-sans-symbols-2": (("symbols",), (400,)),
    "noto-emoji": (("emoji",), (700,)),
}
"""The families by their npm id, with the subsets and weights in use."""


def prepare(folder: Path, scratch: Path) -> None:
    """Write the TrueType files, their licenses, ``coverage.json`` and ``CREDITS.md`` into ``folder``.

    The emojis of the local Discord go into its page.
    """
    folder.mkdir(parents=True, exist_ok=True)
    coverage: dict[str, list[list[int]]] = {}
    rows = []
    for family, (subsets, weights) in SOURCES.items():
        package = fetch(f"@fontsource/{family}", scratch)
        for subset in subsets:
            for weight in weights:
                name = f"{family}-{subset}-{weight}"
                coverage[name] = _convert(
                    package.folder / f"files/{name}-normal.woff2", folder / f"{name}.ttf"
                )
        licence = (package.folder / "LICENSE").read_text(encoding="utf-8")
        (folder / f"{family}-OFL.txt").write_text(licence, encoding="utf-8")
        rows.append(_credit(family, package))
    rows.append(_credit(emojis.FAMILY, emojis.prepare(folder.parents[1], folder, scratch)))
    (folder / "coverage.json").write_text(
        json.dumps(coverage, separators=(",", ":")) + "\n", encoding="utf-8"
    )
    (folder / "CREDITS.md").write_text(_CREDITS + "\n".join(rows) + "\n", encoding="utf-8")


_CREDITS = textwrap.dedent("""\
    # Fonts

    All of them are under the SIL Open Font License 1.1; the licence of each family is in the text file of
    its name. They are the web fonts of the Fontsource packages, unpacked to TrueType, otherwise unchanged.
    The Japanese, Chinese and Korean files hold the characters in common use, not all of Unicode.
    Noto Color Emoji is in `playground/page/emojis.woff2`, with only the emojis in use.

    | family | version | copyright |
    |---|---|---|
    """)


def _credit(family: str, package: Package) -> str:
    metadata = package.json("metadata.json")
    attribution = re.split(r" (?:AlegreyaSans|AlegreyaSC|Almendra)-", metadata["license"]["attribution"])[0]
    return f"| {metadata['family']} | {package.version} | {attribution} |"


def _convert(source: Path, target: Path) -> list[list[int]]:
    font = TTFont(source, recalcTimestamp=False)
    font.flavor = None
    font.save(target)
    return ranges(font.getBestCmap())
