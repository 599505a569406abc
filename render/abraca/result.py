"""The end of the game: the winner on the top of the tower, the ranking, the points of every round."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image

from games.abraca.view import View
from render.abraca import phrases, place, scene
from render.kit import icons, layout, panels, shields, tokens
from render.kit.cache import cached
from render.kit.layout import Box, Draw, Element, Grid, Grow, Padding, Piece, Row, Sized, Spacer, Stack, Text
from render.kit.names import with_crests
from render.kit.phrases import victory
from render.kit.shapes import blurred, disc, lay_centred, tinted
from render.kit.theme import BRONZE, GOLD, GOLD_PALE, INK, INK_SOFT, LAVENDER, NIGHT_DEEP, mix
from render.kit.typesetting import Style, draw_fitted
from render.words import Words

_WIDTH = place.RIGHT - place.LEFT
_TOP = 300
_CELLS_END, _CELLS_WIDTH = 850, 494
"""Where the points of the rounds stand in a row, and the most room that they take."""
_CHAMPION = 128
_CREST = 108
"""The room for the shield in a row."""


def draw(view: View, names: Sequence[str], words: Words) -> Image.Image:
    """Return the result 1400 x 1000."""
    picture = scene.night()
    style = Style("caps", 40, LAVENDER, 1, NIGHT_DEEP)
    draw_fitted(picture, words("abraca-picture-result"), style, (584, 12, place.RIGHT, 72), "centre")
    text = victory(view.winners, with_crests(names), words)
    headline = Style("display", 100, GOLD_PALE, 4, INK)
    draw_fitted(picture, text, headline, (place.LEFT, 96, place.RIGHT, 250), "centre", lines=2, smallest=48)
    style = Style("caps", 32, LAVENDER, 1, NIGHT_DEEP)
    seats = len(view.places)
    height = min(200, (960 - _TOP) // seats - 12)
    top = _TOP + (960 - _TOP - seats * (height + 12)) // 3
    middle = place.LEFT + _CELLS_END - _step(len(view.rounds)) * len(view.rounds) / 2
    box = (middle - 240, top - 42, middle + 240, top - 8)
    draw_fitted(picture, words("abraca-picture-by-round"), style, box, "centre")
    rows = (_row(view, seat, rank, names[seat]) for seat, rank in phrases.ranking(view))
    low = top + seats * (height + 12) - 12
    layout.draw(picture, Grid(*rows, columns=1, gap=12, even=True), (place.LEFT, top, place.RIGHT, low))
    _tower(picture, view)
    return picture


def _step(rounds: int) -> int:
    """Return the distance of the points of one round from those of the next."""
    return min(76, _CELLS_WIDTH // rounds)


def _row(view: View, seat: int, rank: int, name: str) -> Element:
    """Return the row of a seat: its rank and name, its points round by round, and all of them."""
    won = seat in view.winners
    medal = tokens.badge(str(rank), 58, GOLD if rank == 1 else mix(BRONZE, INK, 0.25))
    if rank == 1:
        medal = tokens.badge("1", 62, mix(GOLD, GOLD_PALE, 0.4), INK)
    crest = Draw(partial(_crest, seat), _CREST)
    step = _step(len(view.rounds))
    cells = (Sized(_points(played.points[seat], step), step) for played in view.rounds)
    coin = Piece(tokens.points(view.places[seat].points, 76))
    named = Grow(Text(name, Style("bold", 44), lines=2))
    inside = Row(
        Sized(Piece(medal), 76), crest, Spacer(14), named, Spacer(8), *cells, Sized(coin, _WIDTH - _CELLS_END)
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
    """Return the points of one round, those that were won in bold."""
    style = Style("bold" if points else "text", min(44, step + 4), INK if points else INK_SOFT)
    return Text(str(points), style, "centre")


def _tower(picture: Image.Image, view: View) -> None:
    others = [owner.points if seat not in view.winners else None for seat, owner in enumerate(view.places)]
    scene.figures(picture, others)
    top = place.ledge(8) + 6
    count = len(view.winners)
    for index, seat in enumerate(view.winners):
        side = -84 if count == 1 else (index - (count - 1) / 2) * 168 / max(1, count - 1)
        foot = (place.TOWER_MIDDLE + side, top)
        lay_centred(picture, _rays(), (foot[0], foot[1] - _CHAMPION * 0.6))
        scene.figure(picture, seat, _CHAMPION, foot, lit=True)
        crown = icons.icon("crown", 58, GOLD_PALE, INK, 2)
        lay_centred(picture, crown, (foot[0], foot[1] - _CHAMPION - 16))


@cached
def _rays() -> Image.Image:
    return tinted(blurred(disc(150), 34, 0.9), (255, 214, 120))
