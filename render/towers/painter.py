"""The painter of Tschak!: which pictures there are at which moment."""

from __future__ import annotations

from collections.abc import Sequence

from games.towers.view import View
from render.kit.alt import lobby_alt
from render.kit.names import drawable_names
from render.picture import Picture
from render.seats import Sitter
from render.towers import board, hand, lobby, memory, passing, phrases, result, reveal, telling
from render.words import Words


class TowersPainter:
    """Draws Tschak! from views."""

    def lobby(self, sitters: Sequence[Sitter], seats: range, words: Words) -> Picture:
        """Return the picture of a lobby: who sits already, and the places that are still free."""
        names = drawable_names(sitters, words)
        opening = words("towers-alt-lobby", least=seats[0], most=seats[-1])
        alt = lobby_alt(opening, sitters, seats, words)
        return Picture("lobby", alt, lambda: lobby.draw(names, seats, words))

    def public(self, view: View, sitters: Sequence[Sitter], words: Words) -> list[Picture]:
        """Return the board, or the result of a finished game; with it the floor that was decided last.

        That one is shown until the next card is; after a top floor also the loot and where the hands go. Last
        come the hands that were played, at tables that list them.
        """
        names = drawable_names(sitters, words)
        if view.over:
            alt = telling.result(view, sitters, words)
            pictures = [Picture("result", alt, lambda: result.draw(view, names, words))]
        else:
            alt = telling.board(view, sitters, words)
            pictures = [Picture("board", alt, lambda: board.draw(view, names, words))]
        decided = phrases.just_resolved(view)
        if decided is not None:
            alt = telling.reveal(decided, sitters, words)
            pictures.append(Picture("reveal", alt, lambda: reveal.draw(view, decided, names, words)))
        loot = phrases.just_looted(view)
        if loot is not None:
            alt = telling.passing(view, loot, sitters, words)
            pictures.append(Picture("passing", alt, lambda: passing.draw(view, loot, names, words)))
        if view.played_hands:
            alt = telling.memory(view, sitters, words)
            pictures.append(Picture("hands", alt, lambda: memory.draw(view, names, words)))
        return pictures

    def private(self, view: View, sitters: Sequence[Sitter], words: Words) -> list[Picture]:
        """Return what the viewer alone sees: the ten cards, the choice, and what it would be worth."""
        names = drawable_names(sitters, words)
        return [Picture("hand", telling.hand(view, sitters, words), lambda: hand.draw(view, names, words))]

    def describe(self, view: View, sitters: Sequence[Sitter], words: Words) -> str:
        """Return the whole position as lines of plain text."""
        return telling.describe(view, sitters, words)
