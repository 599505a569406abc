"""The painter of Touria: which pictures there are at which moment."""

from __future__ import annotations

from collections.abc import Sequence

from games.touria.view import View
from render.kit.names import drawable_names
from render.kit.painter import BasePainter
from render.picture import Picture
from render.seats import Sitter
from render.touria import board, lobby, phrases, result, screen, telling
from render.words import Words


class TouriaPainter(BasePainter[View]):
    """Draws Touria from views."""

    draw_lobby = staticmethod(lobby.draw)
    describe = staticmethod(telling.describe)

    def public(self, view: View, sitters: Sequence[Sitter], words: Words) -> list[Picture]:
        """Return the board, or the result of a finished game."""
        names = drawable_names(sitters, words)
        if view.winners:
            alt = telling.result(view, sitters, words)
            return [Picture("result", alt, lambda: result.draw(view, names, words))]
        return [Picture("board", telling.board(view, sitters, words), lambda: board.draw(view, names, words))]

    def private(self, view: View, sitters: Sequence[Sitter], words: Words) -> list[Picture]:
        """Return what the viewer's screen hides; to a watcher the board."""
        names = drawable_names(sitters, words)
        seat = view.viewer
        own = view.places[seat].screen if seat is not None and phrases.is_seated(view) else None
        if seat is None or own is None:
            alt = telling.watched(view, sitters, words)
            return [Picture("board", alt, lambda: board.draw(view, names, words))]
        alt = telling.screen(view, own, sitters, words)
        return [Picture("screen", alt, lambda: screen.draw(view, seat, own, names, words))]


PAINTER = TouriaPainter("touria")
