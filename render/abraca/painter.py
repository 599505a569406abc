"""The painter of Abraca: which pictures there are at which moment."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from PIL import Image, ImageDraw, ImageFont

from games.abraca.view import View
from render.abraca import phrases, telling
from render.picture import Picture
from render.seats import Sitter
from render.words import Words


def _plain(text: str) -> Image.Image:
    image = Image.new("RGB", (1400, 1000), "#1F2440")
    draw = ImageDraw.Draw(image)
    font = ImageFont.load_default(30)
    lines = [part for line in text.splitlines() for part in textwrap.wrap(line, 84)]
    draw.multiline_text((40, 40), "\n".join(lines), fill="#F8EED8", font=font, spacing=10)
    return image


class AbracaPainter:
    """Draws Abraca from views."""

    def lobby(self, sitters: Sequence[Sitter], seats: range, words: Words) -> Picture:
        """Return the picture of a lobby: who sits already, and the places that are still free."""
        alt = telling.lobby(sitters, seats, words)
        return Picture("lobby", alt, lambda: _plain(alt))

    def public(self, view: View, sitters: Sequence[Sitter], words: Words) -> list[Picture]:
        """Return the board, or the result of a finished game; after a round also that round uncovered."""
        told = telling.describe(view, sitters, words)
        if view.active is None:
            pictures = [Picture("result", telling.result(view, sitters, words), lambda: _plain(told))]
        else:
            pictures = [Picture("board", telling.board(view, sitters, words), lambda: _plain(told))]
        if view.rounds and (view.active is None or phrases.begins_round(view)):
            uncovered = telling.reveal(view.rounds[-1], sitters, words)
            pictures.append(Picture("reveal", uncovered, lambda: _plain(uncovered)))
        return pictures

    def private(self, view: View, sitters: Sequence[Sitter], words: Words) -> list[Picture]:
        """Return what the viewer alone sees: the stones of the others, the backs of their own."""
        told = telling.describe(view, sitters, words)
        return [Picture("hand", telling.hand(view, sitters, words), lambda: _plain(told))]

    def describe(self, view: View, sitters: Sequence[Sitter], words: Words) -> str:
        """Return the whole position as lines of plain text."""
        return telling.describe(view, sitters, words)
