"""The painter of Abraca: which pictures there are at which moment."""

from __future__ import annotations

from collections.abc import Sequence

from games.abraca.view import View
from render.abraca import board, hand, lobby, result, reveal, telling
from render.kit.names import drawable_names
from render.kit.painter import BasePainter
from render.picture import Picture
from render.seats import Sitter
from render.words import Words


class AbracaPainter(BasePainter[View]):
    """Draws Abraca from views."""

    draw_lobby = staticmethod(lobby.draw)
    describe = staticmethod(telling.describe)

    def public(self, view: View, sitters: Sequence[Sitter], words: Words) -> list[Picture]:
        """Return the board, or the result of a finished game; after a round also that round uncovered."""
        names = drawable_names(sitters, words)
        if view.active is None:
            alt = telling.result(view, sitters, words)
            pictures = [Picture("result", alt, lambda: result.draw(view, names, words))]
        else:
            alt = telling.board(view, sitters, words)
            pictures = [Picture("board", alt, lambda: board.draw(view, names, words))]
        ended = view.recap
        if ended is not None:
            alt = telling.reveal(ended, sitters, words)
            pictures.append(Picture("reveal", alt, lambda: reveal.draw(ended, names, words)))
        return pictures

    def private(self, view: View, sitters: Sequence[Sitter], words: Words) -> list[Picture]:
        """Return what the viewer alone sees: the stones of the others, the backs of their own."""
        names = drawable_names(sitters, words)
        return [Picture("hand", telling.hand(view, sitters, words), lambda: hand.draw(view, names, words))]


PAINTER = AbracaPainter("abraca")
