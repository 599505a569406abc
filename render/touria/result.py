"""The end of the game: the winner in front of the castle, the doors, and every seat's goods."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.touria.view import Place, View
from render.kit import grounds, icons, layout, panels, shields, tokens
from render.kit.cache import cached
from render.kit.layout import (
    Align,
    Column,
    Element,
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
from render.kit.shapes import blurred, disc, tinted
from render.kit.theme import GOLD_PALE, INK, INK_SOFT, LAVENDER, NIGHT_DEEP, PARCHMENT_LIGHT
from render.kit.typesetting import Style
from render.touria import atlas, board, gems, goods, phrases, scene
from render.words import Words

_ROW = 140
_CHAMPION = 158


def draw(view: View, names: Sequence[str], words: Words) -> Image.Image:
    """Return the result, 1400 x 1000."""
    picture = scene.sea(*atlas.SIZE)
    island = grounds.painted("realm").copy()
    board.draw_realm(island, view)
    scene.lay_island(picture, island)
    caption = Text(words("touria-picture-result"), Style("caps", 40, LAVENDER, 1, NIGHT_DEEP), "centre")
    won = victory(view.winners, with_crests(names), words)
    headline = Text(won, Style("display", 92, GOLD_PALE, 4, INK), "centre", lines=2, smallest=44)
    style = Style("text", 34, PARCHMENT_LIGHT, 1, NIGHT_DEEP)
    why = Text(phrases.reason(view, words), style, "centre", lines=2, language=words.locale)
    rows = (_seat(view, seat, names[seat], words) for seat in phrases.ranking(view))
    told = Column(
        Sized(caption, height=54),
        Sized(headline, height=194),
        Sized(why, height=82),
        Spacer(height=4),
        Column(*rows, gap=14),
        gap=4,
    )
    layout.draw(picture, told, scene.BESIDE)
    layout.draw(picture, _champions(view.winners))
    return picture


def _seat(view: View, seat: int, name: str, words: Words) -> Element:
    """Return the row of a seat; winners' rows have a gold rim."""
    place = view.places[seat]
    plate = panels.plate(lambda width, height: _row(place, seat, name, (width, height), words), height=_ROW)
    return Stack(panels.glowing(), plate, panels.rimmed()) if seat in view.winners else plate


def _row(place: Place, seat: int, name: str, size: tuple[int, int], words: Words) -> Image.Image:
    called = Text(name, Style("bold", 40), lines=2)
    told = Column(Sized(called, height=66), Grow(_reached(place, words)))
    inside = Row(Piece(shields.shield(seat, _ROW - 28)), Grow(told), gap=16)
    return panels.filled(panels.panel(*size, shields.accent(seat)), Padding(inside, 16, 8, 16, 10))


def _reached(place: Place, words: Words) -> Element:
    """Return a seat's progress: that it's in the castle, or its hearts, coins and black gems."""
    screen = place.screen
    if screen is None:
        return Spacer()
    if place.chapel:
        return Text(phrases.inside(place, words), Style("text", 34, INK_SOFT))
    counts = (
        (Piece(tokens.heart(36, True)), phrases.hearts(screen.hearts, screen.items)),
        (Piece(goods.coins(38)), screen.coins),
        (gems.piece("black", 34), screen.gems["black"]),
    )
    return Row(
        *(
            Sized(Row(Sized(sign, width=44), Text(str(amount), Style("bold", 36, INK)), gap=4), width=128)
            for sign, amount in counts
        )
    )


def _champions(winners: Sequence[int]) -> Element:
    """Return the winners side by side in front of the castle, each glowing and under a crown."""
    return Pinned(Row(*map(_champion, winners)), *scene.BEFORE_GATE, down="bottom")


def _champion(seat: int) -> Element:
    crown = Piece(icons.icon("crown", 62, GOLD_PALE, INK, 3))
    above = Padding(Align(crown, "centre", "top"), top=-56)
    figure = Align(Piece(shields.figure(seat, _CHAMPION)), "centre", "bottom")
    return Sized(Stack(Padding(Piece(_rays()), bottom=16), figure, above), 150, _CHAMPION)


@cached
def _rays() -> Image.Image:
    return tinted(blurred(disc(170), 40, 0.9), (255, 220, 130))
