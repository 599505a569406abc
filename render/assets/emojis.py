"""Emojis for the page of the local Discord: a small color font with those in use.

A machine without a font for emojis would show boxes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

from render.assets.npm import Package, fetch
from render.assets.points import ranges

FAMILY = "noto-color-emoji"
_WRITTEN = {"data/words": "*.ftl", "bot": "*.py", "games": "*.py", "render": "*.py", "playground": "*.[pjh]*"}
"""The folders in which emojis are written, with the files that matter."""
_FIRST = 0x2000
"""Digits and signs before this are drawn by the fonts of the page."""
_VARIANT = 0xFE0F
"""The character that asks for the colored variant of the one before it."""
_STYLE = """\
/* Made by render.assets.emojis from @fontsource/{family} {version}, under the SIL Open Font License 1.1. */

@font-face {{
  font-family: "Tavolata Emoji";
  src: url("emojis.woff2") format("woff2");
  unicode-range: {points};
}}
"""


def prepare(root: Path, folder: Path, scratch: Path) -> Package:
    """Write the font and its style sheet into the page below ``root``, and its license into ``folder``.

    Return the package that it comes from.
    """
    package = fetch(f"@fontsource/{FAMILY}", scratch)
    font = TTFont(package.folder / f"files/{FAMILY}-emoji-400-normal.woff2", recalcTimestamp=False)
    drawn = {point for point in font.getBestCmap() if point >= _FIRST}
    points = drawn & {ord(letter) for letter in _letters(root)}
    del font["SVG "]  # the layers of COLR draw the same
    options = Options()
    options.layout_features = ["*"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=points | {_VARIANT})
    subsetter.subset(font)
    font.flavor = "woff2"
    page = root / "playground" / "page"
    font.save(page / "emojis.woff2")
    style = _STYLE.format(family=FAMILY, version=package.version, points=_css(points))
    (page / "emojis.css").write_text(style, encoding="utf-8")
    license_ = (package.folder / "LICENSE").read_text(encoding="utf-8")
    (folder / f"{FAMILY}-OFL.txt").write_text(license_, encoding="utf-8")
    return package


def _letters(root: Path) -> Iterator[str]:
    for folder, files in _WRITTEN.items():
        for file in (root / folder).rglob(files):
            if file.suffix in {".ftl", ".py", ".js", ".html"}:
                yield from file.read_text(encoding="utf-8")


def _css(points: Iterable[int]) -> str:
    """Return ``points`` as a range of CSS.

    >>> _css([0x1F989, 0x231B, 0x231C])
    'U+231B-231C, U+1F989'
    """
    return ", ".join(
        f"U+{first:X}" if first == last else f"U+{first:X}-{last:X}" for first, last in ranges(points)
    )
