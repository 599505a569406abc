"""The end of the game: the winner at the top of the tower, the ranking, the points of every round."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image

from games.abraca.view import View
from render.abraca import phrases, place, scene
from render.kit import icons, layout, panels, shields, tokens
from render.kit.cache import cached
from render.kit.layout import (
    Align,
    Box,
    Column,
    Draw,
    Element,
    Grid,
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
from render.kit.names import with_crests
from render.kit.phrases import victory
from render.kit.shapes import blurred, disc, lay_centred, tinted
from render.kit.theme import BRONZE, GOLD, GOLD_PALE, INK, INK_SOFT, mix
from render.kit.typesetting import Style
from render.words import Words

_HIGHEST, _GAP = 200, 12
"""The maximum height of a row, and the gap between rows, in pixels."""
_LABEL = 42
"""The height of the caption above the points of the rounds, including the space below it."""
_MEDAL, _COIN = 76, 134
"""The width in a row for the medal, and for the total points."""
_ROUNDS = (240, 494)
"""The minimum and maximum width for the points of the rounds."""
_CHAMPION, _CROWN = 128, 58
_SOFT = 34
"""The blur radius of the light behind a winner."""
_BESIDE, _APART = 84, 168
"""The distance of a lone winner from the window, and of two winners from each other."""


def draw(view: View, names: Sequence[str], words: Words) -> Image.Image:
    """Return the result, 1400 x 1000."""
    picture = scene.night()
    won = victory(view.winners, with_crests(names), words)
    headline = Text(won, Style("display", 100, GOLD_PALE, 4, INK), "centre", lines=2, smallest=48)
    told = Column(
        Sized(scene.beside_moon(scene.caption(words("abraca-picture-result"), 40)), height=84),
        Sized(headline, height=154),
        Grow(_ranking(view, names, words)),
        gap=8,
    )
    layout.draw(picture, Padding(told, bottom=34), place.BESIDE)
    others = [owner.points if seat not in view.winners else None for seat, owner in enumerate(view.places)]
    layout.draw(picture, Stack(scene.figures(others), _champions(view.winners)))
    return picture


def _ranking(view: View, names: Sequence[str], words: Words) -> Element:
    """Return the rows of the seats, best first, below a caption for their numbers."""
    rows = [_row(view, seat, rank, names[seat]) for seat, rank in phrases.ranking(view)]
    caption = scene.caption(words("abraca-picture-by-round"), 32)
    over = Row(Grow(Spacer()), Sized(caption, _rounds(len(view.rounds))), Spacer(_COIN))
    table = Column(
        Sized(Padding(over, bottom=8), height=_LABEL), Grow(Grid(*rows, columns=1, gap=_GAP, even=True))
    )
    highest = _LABEL + len(rows) * (_HIGHEST + _GAP) - _GAP
    return Align(Sized(table, place.RIGHT - place.LEFT, highest))


def _rounds(count: int) -> int:
    """Return the width for the points of ``count`` rounds."""
    least, most = _ROUNDS
    return max(least, count * min(_MEDAL, most // count))


def _row(view: View, seat: int, rank: int, name: str) -> Element:
    """Return the row of a seat: its rank and name, its points round by round, and their total."""
    won = seat in view.winners
    medal = tokens.badge(str(rank), 58, GOLD if rank == 1 else mix(BRONZE, INK, 0.25))
    if rank == 1:
        medal = tokens.badge("1", 62, mix(GOLD, GOLD_PALE, 0.4), INK)
    step = min(_MEDAL, _ROUNDS[1] // len(view.rounds))
    cells = Row(*(Sized(_points(played.points[seat], step), step) for played in view.rounds))
    coin = Piece(tokens.points(view.places[seat].points, 76), tokens.EDGE)
    inside = Row(
        Sized(Piece(medal), _MEDAL),
        Draw(partial(_crest, seat), 108),
        Spacer(14),
        Grow(Text(name, Style("bold", 44), lines=2)),
        Spacer(8),
        Sized(Align(cells), _rounds(len(view.rounds))),
        Sized(coin, _COIN),
    )
    return Stack(
        *([panels.glowing()] if won else ()),
        panels.backing(shields.accent(seat)),
        Padding(inside, left=14),
        *([panels.rimmed()] if won else ()),
    )


def _crest(seat: int, base: Image.Image, box: Box) -> None:
    lay_centred(base, shields.shield(seat, min(124, box.height - 30)), box.middle)


def _points(points: int, step: int) -> Text:
    """Return the points of one round, in bold unless zero."""
    style = Style("bold" if points else "text", min(44, step + 4), INK if points else INK_SOFT)
    return Text(str(points), style, "centre")


def _champions(winners: Sequence[int]) -> Element:
    """Return the winners at the top of the tower, a lone one beside its window."""
    step = _APART // max(1, len(winners) - 1)
    row = Row(*(Sized(_champion(seat), step, _CHAMPION) for seat in winners))
    middle = place.TOWER_MIDDLE - (_BESIDE if len(winners) == 1 else 0)
    return Pinned(row, middle, place.ledge(8) + 6, down="bottom")


def _champion(seat: int) -> Element:
    """Return the figure of a winner, glowing and under a crown."""
    crown = Piece(icons.icon("crown", _CROWN, GOLD_PALE, INK, 2))
    return Stack(
        Padding(Piece(_rays(), 3 * _SOFT), bottom=26),
        scene.figure(seat, _CHAMPION, lit=True),
        Padding(Align(crown, down="top"), top=-48),
    )


@cached
def _rays() -> Image.Image:
    return tinted(blurred(disc(150), _SOFT, 0.9), (255, 214, 120))
