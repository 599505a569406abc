"""A view in words as a picture: a table with a plate for each seat, and a lobby in the same style."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Generic

from PIL import Image

from games.engine.game import View
from games.engine.text import Seat
from render.kit import layout, lobby, outline, panels, shields, table, tokens
from render.kit.layout import (
    Column,
    Element,
    Grid,
    Grow,
    Named,
    Padding,
    Piece,
    Row,
    Sized,
    Spacer,
    Stack,
    Text,
)
from render.kit.outline import Outline
from render.kit.theme import GOLD, GOLD_PALE, INK, NIGHT_DEEP, PARCHMENT_LIGHT, mix
from render.kit.typesetting import Style
from render.shape import KEY, TALL_WIDTH, Shape
from render.words import Words

WIDTH = 1400
_SIDE = 50
"""The distance from the edge of the picture to the plates on the table."""
_HEAD, _FOOT = 36, table.FRAME + 22
_GAP = 14
_SHIELD = 88
_MEDAL = 76
_EDGE = 20
_PLATE_ROW = Style("text", 32, INK)
_TABLE_ROW = Style("text", 32, PARCHMENT_LIGHT)
FACTS = "facts"
"""The name of the part with the facts of the table."""
_LINES = 30
"""More lines than any row should need; a text is broken into as few as are legible."""


def draw_lobby(title: str, invitation: str, names: Sequence[str], seats: range, words: Words) -> Image.Image:
    """Return the lobby of the game called ``title``, with ``names`` on the seats taken."""
    large = Style("display", 120, GOLD_PALE, 4, INK)
    inviting = Style("caps", 42, PARCHMENT_LIGHT, 2, NIGHT_DEEP)
    counted = words("picture-lobby-seats", least=seats[0], most=seats[-1])
    return _on_table(
        Column(
            Sized(Text(title, large, "centre", smallest=60), height=136),
            Sized(Text(invitation, inviting, "centre", 2, language=words.locale), height=76),
            Spacer(height=16),
            lobby.seats(names, seats[-1], words("picture-lobby-free"), height=126),
            Spacer(height=_GAP),
            Sized(table.headline(counted, 64), height=84),
        )
    )


@dataclass(frozen=True)
class Sheet(Generic[View]):
    """The picture of a ``view`` as a table of words; a subclass may replace any of its parts.

    ``names`` are drawable; those in ``shown``, which has the view in words, are preceded by their crests.
    ``own`` is the seat of the viewer, if any: its plate is first and widest.
    """

    game_id: str
    view: View
    shown: Outline
    names: Sequence[str]
    own: Seat | None
    words: Words
    shape: Shape

    @property
    def is_tall(self) -> bool:
        """Whether the picture is for a phone."""
        return self.shape == "tall"

    def draw(self) -> Image.Image:
        """Return the picture: all parts, one below the other, on a table."""
        return _on_table(Column(*self.elements(), gap=_GAP), TALL_WIDTH if self.is_tall else WIDTH)

    def elements(self) -> Iterator[Element]:
        """Yield the parts from top to bottom."""
        yield self.title()
        yield self.headline()
        if (facts := self.facts()) is not None:
            yield Named(facts, FACTS)
        if self.own is not None:
            yield Named(self.plate(self.own), seat_part(self.own))
        others = [seat for seat in range(len(self.names)) if seat != self.own]
        yield self.others([Named(self.plate(seat), seat_part(seat)) for seat in others])

    def title(self) -> Element:
        """Return the name of the game."""
        return Sized(table.title(self.words(f"{self.game_id}-name"), 60), height=72)

    def headline(self) -> Element:
        """Return the line that says whose turn it is, or who has won."""
        line = table.headline(self.shown.headline, 62)
        return replace(line, lines=3) if self.is_tall else Sized(line, height=74)

    def facts(self) -> Element | None:
        """Return the fields of the view, which concern everybody; ``None`` if there are none to show."""
        if not self.shown.rows:
            return None
        backing = panels.backing(mix(GOLD, INK, 0.2), "wall")
        rows = self.rows(self.shown.rows, _TABLE_ROW, 1 if self.is_tall else 2)
        return Stack(backing, Padding.around(rows, _EDGE))

    def others(self, plates: Sequence[Element]) -> Element:
        """Return the plates of all seats but the viewer's own."""
        columns = 1 if self.is_tall else 3 if len(plates) in (3, 5, 6) else 2
        return Grid(*plates, columns=columns, gap=_GAP)

    def plate(self, seat: Seat) -> Element:
        """Return the plate of ``seat``: its head above what it shows."""
        marked = seat in self.shown.marked
        told: list[Element] = [Sized(self.head(seat), height=_SHIELD)]
        if (inside := self.inside(seat)) is not None:
            told.append(Padding(inside, top=12))
        return Stack(
            *([panels.glowing()] if marked else ()),
            panels.backing(shields.accent(seat)),
            *([panels.rimmed()] if marked else ()),
            Padding.around(Column(*told), _EDGE),
        )

    def head(self, seat: Seat) -> Element:
        """Return the shield, the name and the score of ``seat``."""
        score = self.shown.seats[seat].score
        return Row(
            Piece(shields.shield(seat, _SHIELD)),
            Spacer(_GAP),
            Grow(Text(self.names[seat], Style("bold", 44), lines=2, smallest=30)),
            *(() if score is None else (Spacer(8), Piece(tokens.points(score, _MEDAL)))),
        )

    def inside(self, seat: Seat) -> Element | None:
        """Return the fields of the place of ``seat`` besides its score; ``None`` if there are none."""
        rest = self.shown.seats[seat].rest
        return self.listed(seat, rest) if rest else None

    def listed(self, seat: Seat, rows: Sequence[outline.Row]) -> Element:
        """Return ``rows`` of words for the plate of ``seat``."""
        return self.rows(rows, _PLATE_ROW, 2 if seat == self.own and not self.is_tall else 1)

    def rows(self, rows: Sequence[outline.Row], style: Style, columns: int) -> Element:
        """Return ``rows`` of words in one or more columns, larger on a tall picture."""
        larger = style.at(style.size + KEY - _TABLE_ROW.size) if self.is_tall else style
        language = self.words.locale
        told = (row.told(self.words) for row in rows)
        texts = (Text(each, larger, "left", _LINES, 26, language, down="top") for each in told)
        return Grid(*texts, columns=columns, gap=8, last="left")


def seat_part(seat: Seat) -> str:
    """Return the name of the part that shows ``seat``."""
    return f"seat-{seat}"


def _on_table(element: Element, width: int = WIDTH) -> Image.Image:
    """Return a table with ``element`` on it, as high as that requires."""
    padded = Padding(element, _SIDE, _HEAD, _SIDE, _FOOT)
    picture = table.table(width, max(padded.size(width).height, table.LEAST))
    layout.draw(picture, padded)
    return picture
