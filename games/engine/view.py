"""What the views of most games have in common, filled in for them."""

from __future__ import annotations

from typing import Generic, TypeVar

from msgspec import Struct

from games.engine.text import Seat

OptionsT = TypeVar("OptionsT", bound=Struct)
RecapT = TypeVar("RecapT", bound=Struct | None)


class TableView(Struct, Generic[OptionsT, RecapT], frozen=True, kw_only=True):
    """The part of a view that follows from the rest of the game; ``BaseGame.view`` fills it in.

    ``viewer`` is the seat that looks, ``SPECTATOR``, or ``None`` for the channel. ``active`` is the only seat
    whose answer is publicly missing, ``winners`` are those of the outcome, ``recap`` is the game's.
    ``loser`` is the only seat that didn't win a game without scores.

    A view names the types of its options and of its recap (``None`` without one):
    ``class View(TableView[Options, Night], frozen=True)``.
    """

    viewer: Seat | None = None
    options: OptionsT = None  # type: ignore[assignment]  # until it's filled in
    active: Seat | None = None
    winners: tuple[Seat, ...] = ()
    loser: Seat | None = None
    recap: RecapT | None = None
