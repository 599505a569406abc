"""The painter of Let It Sleep: what a thief took in earlier nights is drawn as coins."""

from __future__ import annotations

from games.engine.text import Seat
from games.hoard.view import View
from render.kit import tokens
from render.kit.layout import Column, Element, Piece, Row
from render.kit.painter import BasePainter
from render.kit.sheet import Sheet

_COIN = 56
"""The diameter of a coin, in pixels."""


class HoardSheet(Sheet[View]):
    """The default picture with different contents for each plate."""

    def inside(self, seat: Seat) -> Element | None:
        """Return a coin for each earlier night, above what else is known of ``seat``."""
        coins = [Piece(tokens.points(count, _COIN)) for count in self.view.places[seat].open]
        label = self.words("hoard-view-open")
        rest = [row for row in self.shown.seats[seat].rest if row.label != label]
        told = [self.listed(seat, rest)] if rest else []
        return Column(Row(*coins, gap=8), *told, gap=10)


class HoardPainter(BasePainter[View]):
    """Draws Let It Sleep from views."""

    sheet = HoardSheet


PAINTER = HoardPainter("hoard")
