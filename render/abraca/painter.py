"""The painter of Abraca: chooses the pictures for each moment."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from games.abraca.view import View
from render.abraca import board, climax, description, hand, lobby, result, reveal, rules_page, tall
from render.abraca.emojis import EMOJIS
from render.abraca.parts import parts, parts_of
from render.kit.names import board_names, drawable_names
from render.kit.painter import BasePainter
from render.picture import Picture
from render.seats import SeatOccupant
from render.shape import Shape
from render.words import Words


class AbracaPainter(BasePainter[View]):
    """Draws Abraca from views."""

    emojis = EMOJIS
    draw_lobby = staticmethod(lobby.draw)
    beside = ("reveal",)
    draw_climax = staticmethod(climax.draw)
    rules_show = staticmethod(rules_page.shown)
    describe = staticmethod(description.describe)
    parts = staticmethod(parts)
    parts_of = staticmethod(parts_of)

    def public(self, view: View, occupants: Sequence[SeatOccupant], words: Words) -> list[Picture]:
        """Return the board, or the result of a finished game; after a round, also that round revealed."""
        names = board_names(occupants, words)
        if view.active is None:
            alt = description.result(view, occupants, words)
            pictures = [Picture("result", alt, partial(result.draw, view, names, words))]
        else:
            alt = description.board(view, occupants, words)
            pictures = [Picture("board", alt, partial(board.draw, view, names, words))]
        ended = view.recap
        if ended is not None:
            alt = description.reveal(ended, occupants, words)
            pictures.append(Picture("reveal", alt, partial(reveal.draw, ended, names, words)))
        return pictures

    def private(
        self, view: View, occupants: Sequence[SeatOccupant], words: Words, shape: Shape = "wide"
    ) -> list[Picture]:
        """Return the viewer's private picture: others' stones face up, their own from behind."""
        names = drawable_names(occupants, words)
        alt, draw = description.hand(view, occupants, words), tall.draw if shape == "tall" else hand.draw
        return [Picture("hand", alt, partial(draw, view, names, words))]


PAINTER = AbracaPainter("abraca")
