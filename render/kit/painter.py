"""The painter of games without their own, and the base class of the others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, Generic

import msgspec
from PIL import Image

from games.engine.climax import Climax
from games.engine.game import View
from games.engine.text import Seat
from render.emojis import EmojiSet
from render.kit import rules_page
from render.kit.alt import crest_name, fit, lobby_alt, strengths
from render.kit.climax import alt
from render.kit.names import board_names, drawable_names, with_crests
from render.kit.outline import Row, facts_of, outline
from render.kit.rules_page import Shown
from render.kit.sheet import FACTS, Sheet, draw_lobby, seat_part
from render.picture import Parts, Picture
from render.seats import SeatOccupant, seat_names
from render.shape import Shape
from render.words import Words, isolate


class BasePainter(Generic[View]):
    """Shows any view as a table of words: names and crests, whose turn it is, scores, other facts.

    A game's own painter overrides parts of this to draw more.
    """

    rules_show: Shown | None = None
    """The illustration beside the words on the rules page."""
    emojis: EmojiSet = EmojiSet("")
    """The emojis of the game."""
    beside: tuple[str, ...] = ("board",)
    """The names of the channel's pictures that a climax is shown with."""
    sheet: type[Sheet[View]] = Sheet
    """The picture as a table of words; a subclass replaces some of its parts."""

    def __init__(self, game_id: str) -> None:
        self.game_id = game_id

    def rules(self, words: Words) -> Picture | None:
        """Return the illustrated rules page, or ``None`` if the game has no words for one."""
        if not words.has(f"{self.game_id}-page-aim"):
            return None
        return rules_page.page(self.game_id, self.rules_show, words)

    def lobby(self, occupants: Sequence[SeatOccupant], seats: range, words: Words) -> Picture:
        """Return the picture of a lobby: the seats taken and the seats still free."""
        names = drawable_names(occupants, words)
        alt = lobby_alt(self._opening(seats, words), occupants, seats, words)
        return Picture("lobby", alt, partial(_lobby_drawn, type(self), self.game_id, names, seats, words))

    def draw_lobby(self, names: Sequence[str], seats: range, words: Words) -> Image.Image:
        """Return the lobby with ``names``, which are drawable, on the seats taken."""
        return draw_lobby(words(f"{self.game_id}-name"), self._invitation(words), names, seats, words)

    def public(self, view: View, occupants: Sequence[SeatOccupant], words: Words) -> list[Picture]:
        """Return the channel's picture."""
        return [self._sheet("board", view, occupants, words)]

    def climax(
        self, climax: Climax, view: View, occupants: Sequence[SeatOccupant], words: Words
    ) -> list[Picture]:
        """Return the picture of ``climax``, and those of the channel that are shown ``beside`` it."""
        names = board_names(occupants, words)
        drawn = partial(self.draw_climax, climax, names, words)
        shown = [one for one in self.public(view, occupants, words) if one.name in self.beside]
        return [Picture("climax", alt(climax, occupants, words), drawn), *shown]

    @staticmethod
    def draw_climax(climax: Climax, names: Sequence[str], words: Words) -> Image.Image:
        """Return the picture of ``climax``; ``names`` are drawable. A game with climaxes has its own."""
        raise NotImplementedError(climax.kind)

    def private(
        self, view: View, occupants: Sequence[SeatOccupant], words: Words, shape: Shape = "wide"
    ) -> list[Picture]:
        """Return the viewer's private picture, with their own seat first and large."""
        return [self._sheet("hand", view, occupants, words, shape)]

    def parts(self, view: View) -> Parts:
        """Return the content of each part of the table of words: the facts and the seats."""
        seats = {seat_part(seat): msgspec.to_builtins(place) for seat, place in enumerate(view.places)}
        return {FACTS: facts_of(view), **seats} if facts_of(view) else seats

    def parts_of(self, option: str) -> tuple[str, ...]:
        """Return an empty tuple: the picture has no parts to point at."""
        return ()

    def describe(self, view: View, occupants: Sequence[SeatOccupant], words: Words) -> str:
        """Return the whole position as lines of plain text."""
        return "\n".join(self._sentences(view, occupants, words))

    def _opening(self, seats: range, words: Words) -> str:
        key = f"{self.game_id}-alt-lobby"
        if words.has(key):
            return words(key, least=seats[0], most=seats[-1])
        name = words(f"{self.game_id}-name")
        return words("picture-alt-lobby", game=name, least=seats[0], most=seats[-1])

    def _invitation(self, words: Words) -> str:
        key = f"{self.game_id}-picture-lobby-invite"
        return words(key) if words.has(key) else words(f"{self.game_id}-tagline")

    def _sheet(
        self,
        name: str,
        view: View,
        occupants: Sequence[SeatOccupant],
        words: Words,
        shape: Shape = "wide",
    ) -> Picture:
        names = drawable_names(occupants, words)
        shown = outline(self.game_id, view, with_crests(names), words)
        alt = fit((*self._sentences(view, occupants, words), *strengths(occupants, words)))
        drawn = self.game_id, view, shown, names, _own(view), words, shape
        return Picture(name, alt, partial(_sheet_drawn, self.sheet, *drawn))

    def _sentences(self, view: View, occupants: Sequence[SeatOccupant], words: Words) -> Iterator[str]:
        names = seat_names(occupants, words)
        told = outline(self.game_id, view, names, words)
        yield words("picture-alt-board", game=words(f"{self.game_id}-name"), headline=told.headline)
        own = _own(view)
        if own is not None:
            yield _seat_sentence("picture-alt-own-seat", own, names[own], told.seats[own].rows, words)
        for row in told.rows:
            yield words("picture-alt-row", row=row.told(words))
        for seat, place in enumerate(told.seats):
            if seat != own:
                yield _seat_sentence("picture-alt-seat", seat, names[seat], place.rows, words)


def _own(view: View) -> Seat | None:
    """Return the viewer's own seat, or ``None`` if they have none."""
    viewer = view.viewer
    return viewer if viewer is not None and 0 <= viewer < len(view.places) else None


def _seat_sentence(key: str, seat: Seat, name: str, rows: Sequence[Row], words: Words) -> str:
    told = words.apart(row.told(words) for row in rows) or words("picture-nothing")
    return words(key, player=isolate(name), crest=crest_name(seat, words), what=told)


def _lobby_drawn(painter: type[BasePainter[Any]], game_id: str, *of: Any) -> Image.Image:
    """Return the lobby of a game made ``of`` these arguments."""
    return painter(game_id).draw_lobby(*of)


def _sheet_drawn(sheet: type[Sheet[Any]], *of: Any) -> Image.Image:
    """Return the picture of a sheet made ``of`` these arguments."""
    return sheet(*of).draw()
