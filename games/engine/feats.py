"""Feats: achievements of a player that earn a title, derived from the log alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property

from msgspec import Struct

from games.engine.climax import public, seat_in
from games.engine.event import Event
from games.engine.text import Seat, SeatName


class Ending(Struct, frozen=True, dict=True):
    """A finished game of ``game``: its public ``events``, oldest first, and each seat's rank and score.

    A seat has no score in a game that counts nothing.
    """

    game: str
    events: Sequence[Event]
    ranks: tuple[int, ...]
    scores: tuple[int | None, ...]

    def is_won_by(self, seat: Seat) -> bool:
        """Return whether ``seat`` won, alone or with others."""
        return self.ranks[seat] == 1

    def count(self, seat: Seat, *names: str) -> int:
        """Return how many events called one of ``names`` are about ``seat``."""
        return sum(self._counts.get((seat, f"{self.game}-{name}"), 0) for name in names)

    @cached_property
    def _counts(self) -> Mapping[tuple[Seat, str], int]:
        found: dict[tuple[Seat, str], int] = {}
        for event in self.events:
            if isinstance(event.text.args.get("player"), SeatName):
                told = seat_in(event.text), event.text.key
                found[told] = found.get(told, 0) + 1
        return found


class Feat(Struct, frozen=True):
    """A feat, which earns a title once somebody has achieved it in ``times`` games.

    ``id`` names it within its game, in the words ``<game>-title-<id>`` and ``<game>-title-<id>-why``. Which
    seats achieved it is stored with a game, so a feat whose meaning changes needs a new id.

    ``is_done`` must need more than luck, and use only events of moves that can't be taken back: the log keeps
    what happened before others were.
    """

    id: str
    is_done: Callable[[Ending, Seat], bool]
    times: int = 1


def ending(game: str, events: Iterable[Event], ranks: Sequence[int], scores: Sequence[int | None]) -> Ending:
    """Return the ending of a game of ``game`` with the log ``events``, of which only public ones count."""
    return Ending(game, public(events, game), tuple(ranks), tuple(scores))


def achieved(feats: Sequence[Feat], end: Ending) -> dict[str, tuple[Seat, ...]]:
    """Return the seats that achieved each of ``feats`` in a game."""
    return {feat.id: tuple(_achievers(feat, end)) for feat in feats}


def _achievers(feat: Feat, end: Ending) -> Iterator[Seat]:
    return (seat for seat in range(len(end.ranks)) if feat.is_done(end, seat))
