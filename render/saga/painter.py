"""The painter of Saga: chooses the pictures for each moment."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from games.saga.view import View
from render.kit.names import board_names, drawable_names
from render.kit.painter import BasePainter
from render.picture import Picture
from render.saga import board, climax, description, hand, lobby, phrases, result, rules_page, tall
from render.saga.emojis import EMOJIS
from render.saga.parts import parts, parts_of
from render.seats import SeatOccupant
from render.shape import Shape
from render.words import Words


class SagaPainter(BasePainter[View]):
    """Draws Saga from views."""

    emojis = EMOJIS
    draw_lobby = staticmethod(lobby.draw)
    draw_climax = staticmethod(climax.draw)
    rules_show = staticmethod(rules_page.shown)
    describe = staticmethod(description.describe)
    parts = staticmethod(parts)
    parts_of = staticmethod(parts_of)

    def public(self, view: View, occupants: Sequence[SeatOccupant], words: Words) -> list[Picture]:
        """Return the board with the story so far, or the whole story and its winners."""
        names = board_names(occupants, words)
        if view.phase == "over":
            alt = description.result(view, occupants, words)
            return [Picture("result", alt, partial(result.draw, view, names, words))]
        alt = description.board(view, occupants, words)
        return [Picture("board", alt, partial(board.draw, view, names, words))]

    def private(
        self, view: View, occupants: Sequence[SeatOccupant], words: Words, shape: Shape = "wide"
    ) -> list[Picture]:
        """Return the viewer's private picture: hand and Objective; for spectators, the public pictures."""
        if not phrases.is_seated(view):
            # As the channel sees it, so it's the same picture.
            return self.public(replace(view, viewer=None), occupants, words)
        names = drawable_names(occupants, words)
        alt, draw = description.hand(view, occupants, words), tall.draw if shape == "tall" else hand.draw
        return [Picture("hand", alt, partial(draw, view, names, words))]


PAINTER = SagaPainter("saga")
