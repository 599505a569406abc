"""The story: its Adventures in rows, strung on the thread in the order they were played."""

from __future__ import annotations

from collections import Counter

from PIL import Image

from games.saga.components import ADVENTURES
from games.saga.model import Entry
from games.saga.situation import TYPES
from games.saga.view import View
from render.kit import panels, tokens
from render.kit.cache import cached
from render.kit.shapes import lay, lay_centred
from render.kit.table import FRAME
from render.kit.theme import GOLD_PALE, NIGHT_DEEP
from render.kit.typesetting import Style, draw_fitted
from render.saga import look, thread, tiles
from render.saga.place import BESIDE, RAISED, THREAD, WIDTH, Layout
from render.words import Words

_MEDALLION = 72
"""How far below the upper edge of their row the middle of the medallions of the types is."""


def draw(picture: Image.Image, view: View, layout: Layout, words: Words) -> None:
    """Draw the thread and every Adventure; the newest one glows."""
    _thread(picture, view, layout)
    if len(view.story) <= BESIDE:
        _types(picture, view, layout, words)
    newest = _newest(view)
    for entry, (left, top) in zip(view.story, layout.spots, strict=True):
        failed = entry.outcome == "lost"
        at = (left, top - RAISED if failed else top)
        if failed:
            torn = thread.frayed(RAISED)
            lay(picture, torn, (left + tiles.WIDTH / 2 - torn.width / 2, at[1] + tiles.HEIGHT))
        if entry.number == newest:
            panels.lay_glow(picture, (tiles.WIDTH, tiles.HEIGHT), at, 14, 2.0)
        panels.lay_panel(
            picture, tiles.played(entry.card, entry.seat, words, "failed" if failed else "plain"), at
        )
        if entry.number == newest:
            lay(picture, panels.rim(tiles.WIDTH, tiles.HEIGHT, 5), at)
        if not failed:
            lay_centred(picture, thread.knot(), (left + tiles.WIDTH / 2, top + THREAD))


def _types(picture: Image.Image, view: View, layout: Layout, words: Words) -> None:
    """Where a row is still empty, show the seven types, and how many Adventures of each are in play."""
    left, width, top = layout.rows[1]
    if not view.story:
        top = layout.rows[0][2] + THREAD - _MEDALLION
    played: Counter[str] = Counter(ADVENTURES[entry.card].type for entry in view.story)
    step = width / len(TYPES)
    for number, kind in enumerate(TYPES):
        piece = _type(kind, played[kind], words)
        lay(picture, piece, (left + (number + 0.5) * step - piece.width / 2, top + _MEDALLION - 62))


@cached
def _type(kind: str, count: int, words: Words) -> Image.Image:
    picture = Image.new("RGBA", (140, 164))
    letter = words(f"saga-picture-letter-{kind}")
    medal = look.medallion(look.TYPE_ICONS[kind], look.TYPE_COLOURS[kind], letter, 98)
    lay_centred(picture, medal, (70, 62))
    if count:
        lay_centred(picture, tokens.badge(str(count), 40, NIGHT_DEEP, GOLD_PALE), (114, 26))
    style = Style("bold", 27, GOLD_PALE, 2, NIGHT_DEEP)
    draw_fitted(picture, words(f"saga-type-{kind}"), style, (2, 124, 138, 162), "centre")
    return picture


def _newest(view: View) -> int | None:
    """Return the number of the Adventure that is open, or that was the last to end."""
    entry: Entry | None = view.story[-1] if view.story else None
    return None if entry is None else entry.number


def _loose_end(view: View, layout: Layout) -> tuple[int, int]:
    """Return where a thread ends on which no Adventure hangs: before the story it strings the types."""
    left, width, top = layout.rows[0]
    return (left - tiles.WIDTH // 2 + 40, top) if view.story else (left + width - tiles.WIDTH, top)


def _thread(picture: Image.Image, view: View, layout: Layout) -> None:
    """Draw the thread along every row: to the last card that hangs on it, and on where a row is full."""
    hanging = [spot for entry, spot in zip(view.story, layout.spots, strict=True) if entry.outcome != "lost"]
    last = hanging[-1] if hanging else _loose_end(view, layout)
    for number, (left, _, top) in enumerate(layout.rows):
        if top > last[1]:
            break
        start = max(left - 28, FRAME + 10)
        end = WIDTH - FRAME - 10 if top < last[1] else last[0] + tiles.WIDTH // 2
        piece = thread.strand(end - start, number)
        lay(picture, piece, (start, top + THREAD - piece.height / 2))
