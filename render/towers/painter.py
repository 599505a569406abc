"""The painter of Tschak!: chooses the pictures for each moment."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from games.towers.view import View
from render.kit.names import board_names, drawable_names
from render.kit.painter import BasePainter
from render.picture import Picture
from render.seats import SeatOccupant
from render.shape import Shape
from render.towers import board, climax, description, hand, lobby, memory, result, reveal, rules_page, tall
from render.towers.emojis import EMOJIS
from render.towers.parts import parts, parts_of
from render.words import Words


class TowersPainter(BasePainter[View]):
    """Draws Tschak! from views."""

    emojis = EMOJIS
    draw_lobby = staticmethod(lobby.draw)
    beside = ("board", "hands")
    draw_climax = staticmethod(climax.draw)
    rules_show = staticmethod(rules_page.shown)
    describe = staticmethod(description.describe)
    parts = staticmethod(parts)
    parts_of = staticmethod(parts_of)

    def public(self, view: View, occupants: Sequence[SeatOccupant], words: Words) -> list[Picture]:
        """Return the board, or the result of a finished game, and other pictures in order.

        The last decided floor is shown until the next card is shown. Last come the played hands, at tables
        that list them.
        """
        names = board_names(occupants, words)
        if view.over:
            alt = description.result(view, occupants, words)
            pictures = [Picture("result", alt, partial(result.draw, view, names, words))]
        else:
            alt = description.board(view, occupants, words)
            pictures = [Picture("board", alt, partial(board.draw, view, names, words))]
        recap = view.recap
        if recap is not None:
            alt = description.reveal(recap.floor, occupants, words)
            pictures.append(Picture("reveal", alt, partial(reveal.draw, view, recap.floor, names, words)))
        if view.played_hands:
            alt = description.memory(view, occupants, words)
            pictures.append(Picture("hands", alt, partial(memory.draw, view, names, words)))
        return pictures

    def private(
        self, view: View, occupants: Sequence[SeatOccupant], words: Words, shape: Shape = "wide"
    ) -> list[Picture]:
        """Return the viewer's private picture: the ten cards, the choice, and its possible value."""
        names = drawable_names(occupants, words)
        alt, draw = description.hand(view, occupants, words), tall.draw if shape == "tall" else hand.draw
        return [Picture("hand", alt, partial(draw, view, names, words))]


PAINTER = TowersPainter("towers")
