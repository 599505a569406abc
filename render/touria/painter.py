"""The painter of Touria: chooses the pictures for each moment."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from games.touria.view import View
from render.kit.names import board_names, drawable_names
from render.kit.painter import BasePainter
from render.picture import Picture
from render.seats import SeatOccupant
from render.shape import Shape
from render.touria import board, climax, description, lobby, phrases, result, rules_page, screen, tall
from render.touria.emojis import EMOJIS
from render.touria.parts import parts, parts_of
from render.words import Words


class TouriaPainter(BasePainter[View]):
    """Draws Touria from views."""

    emojis = EMOJIS
    draw_lobby = staticmethod(lobby.draw)
    draw_climax = staticmethod(climax.draw)
    rules_show = staticmethod(rules_page.shown)
    describe = staticmethod(description.describe)
    parts = staticmethod(parts)
    parts_of = staticmethod(parts_of)

    def public(self, view: View, occupants: Sequence[SeatOccupant], words: Words) -> list[Picture]:
        """Return the board, or the result of a finished game."""
        names = board_names(occupants, words)
        if view.winners:
            alt = description.result(view, occupants, words)
            return [Picture("result", alt, partial(result.draw, view, names, words))]
        return [
            Picture(
                "board", description.board(view, occupants, words), partial(board.draw, view, names, words)
            )
        ]

    def private(
        self, view: View, occupants: Sequence[SeatOccupant], words: Words, shape: Shape = "wide"
    ) -> list[Picture]:
        """Return the viewer's own screen; for spectators, the board."""
        seat = view.viewer
        own = view.places[seat].screen if seat is not None and phrases.is_seated(view) else None
        if seat is None or own is None:
            alt, names = description.watched(view, occupants, words), board_names(occupants, words)
            # As the channel sees it, so it's the same picture.
            return [Picture("board", alt, partial(board.draw, replace(view, viewer=None), names, words))]
        alt, names = description.screen(view, own, occupants, words), drawable_names(occupants, words)
        draw = tall.draw if shape == "tall" else screen.draw
        return [Picture("screen", alt, partial(draw, view, seat, own, names, words))]


PAINTER = TouriaPainter("touria")
