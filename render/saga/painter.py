"""The painter of Saga: which pictures there are at which moment."""

from __future__ import annotations

from collections.abc import Sequence

from games.saga.view import View
from render.kit.names import drawable_names
from render.kit.painter import BasePainter
from render.picture import Picture
from render.saga import board, hand, lobby, phrases, result, telling
from render.seats import Sitter
from render.words import Words


class SagaPainter(BasePainter[View]):
    """Draws Saga from views."""

    draw_lobby = staticmethod(lobby.draw)
    describe = staticmethod(telling.describe)

    def public(self, view: View, sitters: Sequence[Sitter], words: Words) -> list[Picture]:
        """Return the board with the story so far, or the whole story and its winners."""
        names = drawable_names(sitters, words)
        if view.phase == "over":
            alt = telling.result(view, sitters, words)
            return [Picture("result", alt, lambda: result.draw(view, names, words))]
        alt = telling.board(view, sitters, words)
        return [Picture("board", alt, lambda: board.draw(view, names, words))]

    def private(self, view: View, sitters: Sequence[Sitter], words: Words) -> list[Picture]:
        """Return what the viewer alone sees: the hand and the Objective; who only watches sees the table."""
        if not phrases.is_seated(view):
            return self.public(view, sitters, words)
        names = drawable_names(sitters, words)
        return [Picture("hand", telling.hand(view, sitters, words), lambda: hand.draw(view, names, words))]


PAINTER = SagaPainter("saga")
