"""The painter of Abraca: which pictures there are at which moment."""

from __future__ import annotations

from collections.abc import Sequence

from games.abraca.view import View
from render.abraca import board, hand, lobby, phrases, result, reveal, telling
from render.kit.alt import lobby_alt
from render.kit.names import drawable_names
from render.picture import Picture
from render.seats import Sitter
from render.words import Words


class AbracaPainter:
    """Draws Abraca from views."""

    def lobby(self, sitters: Sequence[Sitter], seats: range, words: Words) -> Picture:
        """Return the picture of a lobby: who sits already, and the places that are still free."""
        names = drawable_names(sitters, words)
        opening = words("abraca-alt-lobby", least=seats[0], most=seats[-1])
        alt = lobby_alt(opening, sitters, seats, words)
        return Picture("lobby", alt, lambda: lobby.draw(names, seats, words))

    def public(self, view: View, sitters: Sequence[Sitter], words: Words) -> list[Picture]:
        """Return the board, or the result of a finished game; after a round also that round uncovered."""
        names = drawable_names(sitters, words)
        if view.active is None:
            alt = telling.result(view, sitters, words)
            pictures = [Picture("result", alt, lambda: result.draw(view, names, words))]
        else:
            alt = telling.board(view, sitters, words)
            pictures = [Picture("board", alt, lambda: board.draw(view, names, words))]
        if view.active is None or phrases.begins_round(view):
            ended = view.rounds[-1]
            alt = telling.reveal(ended, sitters, words)
            pictures.append(Picture("reveal", alt, lambda: reveal.draw(ended, names, words)))
        return pictures

    def private(self, view: View, sitters: Sequence[Sitter], words: Words) -> list[Picture]:
        """Return what the viewer alone sees: the stones of the others, the backs of their own."""
        names = drawable_names(sitters, words)
        return [Picture("hand", telling.hand(view, sitters, words), lambda: hand.draw(view, names, words))]

    def describe(self, view: View, sitters: Sequence[Sitter], words: Words) -> str:
        """Return the whole position as lines of plain text."""
        return telling.describe(view, sitters, words)
