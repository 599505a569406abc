"""Any view as text: whose turn it is, and the facts about the table and each seat, row by row.

Everything is read from the view. Field labels are in ``<id>-view-<field>``, words for text values may be in
``<id>-value-<text>``. ``active`` and ``winners`` mark seats; a seat's score is its ``points`` or ``score``.
Flags appear only when set; ``None`` is left out.
"""

from __future__ import annotations

import itertools
import typing
from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from games.engine.game import SeatView
from games.engine.text import Seat, SeatName, Text
from render.kit.phrases import victory
from render.words import Words, isolate

_APART = frozenset({"viewer", "options", "places", "active", "winners", "loser"})
"""Fields of a view that don't become rows of the table."""
_SCORES = frozenset({"points", "score"})
_NONE = "–"


@dataclass(frozen=True, slots=True)
class Row:
    """The label and value of one field, in words; a flag has no value."""

    label: str
    value: str = ""

    def told(self, words: Words) -> str:
        """Return the row as one phrase."""
        return words("picture-row", label=self.label, value=self.value) if self.value else self.label


@dataclass(frozen=True, slots=True)
class SeatOutline:
    """The visible facts about one seat: its score, if it has one, and the other rows."""

    score: int | None
    scored: tuple[Row, ...]
    rest: tuple[Row, ...]

    @property
    def rows(self) -> tuple[Row, ...]:
        """All rows, including the score in words."""
        return self.scored + self.rest


@dataclass(frozen=True, slots=True)
class Outline:
    """A whole view in words. ``marked`` has the active seat or the winners."""

    headline: str
    marked: tuple[Seat, ...]
    rows: tuple[Row, ...]
    seats: tuple[SeatOutline, ...]


def outline(game_id: str, view: SeatView, names: Sequence[str], words: Words) -> Outline:
    """Return ``view`` of the game ``game_id`` in words; ``names`` are the names of the seats."""
    reader = _Reader(game_id, names, words)
    winners: Sequence[Seat] = getattr(view, "winners", ())
    active: Seat | None = getattr(view, "active", None)
    loser: Seat | None = getattr(view, "loser", None)
    if loser is not None:
        headline, marked = words("picture-loser", player=isolate(names[loser])), tuple(winners)
    elif winners:
        headline, marked = victory(winners, names, words), tuple(winners)
    elif active is not None:
        headline, marked = words("picture-turn", player=isolate(names[active])), (active,)
    else:
        headline, marked = words("picture-going"), ()
    return Outline(
        headline=headline,
        marked=marked,
        rows=tuple(reader.rows(view, _APART)),
        seats=tuple(map(reader.seat, view.places)),
    )


def facts_of(view: SeatView) -> dict[str, Any]:
    """Return the fields of ``view`` that become rows of the table, as JSON data."""
    found = {name: getattr(view, name) for name in _hints(type(view)) if name not in _APART}
    shown = {name: value for name, value in found.items() if not (value is None or value is False)}
    return {name: msgspec.to_builtins(one) for name, one in shown.items() if not _holds_structs(one)}


@dataclass(frozen=True, slots=True)
class _Reader:
    game_id: str
    names: Sequence[str]
    words: Words

    def seat(self, place: Struct) -> SeatOutline:
        """Return the outline of the seat described by ``place``."""
        found = (getattr(place, name, None) for name in sorted(_SCORES))
        score = next((score for score in found if isinstance(score, int)), None)
        rows = list(self.rows(place, deep=True))
        if score is None:
            return SeatOutline(None, (), tuple(rows))
        rest = list(self.rows(place, _SCORES, deep=True))
        return SeatOutline(score, tuple(row for row in rows if row not in rest), tuple(rest))

    def rows(self, struct: Any, apart: Container[str] = (), deep: bool = False) -> Iterator[Row]:
        """Yield a row for each field of ``struct`` that can be worded, and the rows of nested structs.

        A struct found in several fields appears once. Lists of structs are included only if ``deep``.
        """
        parts: list[Struct] = []
        kind: type[Struct] = type(struct)
        for name in kind.__struct_fields__:
            value, hint = getattr(struct, name), _hints(kind)[name]
            if name in apart or value is None or value is False:
                continue
            if _has_fields(value):
                if value not in parts:
                    parts.append(value)
                    yield from self.rows(value, deep=deep)
            elif value is True:
                yield Row(self._label(name))
            elif deep or not _holds_structs(value):
                yield Row(self._label(name), self._told(value, hint))

    def _label(self, field: str) -> str:
        key = f"{self.game_id}-view-{field}"
        return self.words(key) if self.words.has(key) else field.replace("_", " ")

    def _told(self, value: Any, hint: Any) -> str:
        """Return ``value``, of the type ``hint``, in words."""
        match value:
            case None:
                return self.words("picture-hidden")
            case Text():
                return self.words.say(value, self.names)
            case SeatName(seat):
                return self._name(seat)
            case Struct():
                fields = [row.value or row.label for row in self.rows(value, deep=True)]
                nothing = self.words("picture-nothing")
                return " ".join(text for text in fields if text != nothing) or self.words("picture-hidden")
            case bool():
                return self.words("picture-yes" if value else "picture-no")
            case int():
                return self._name(value) if _is_seat(hint) else str(value)
            case str():
                key = f"{self.game_id}-value-{value}"
                return self.words(key) if self.words.has(key) else value or _NONE
            case Mapping():
                inner = typing.get_args(_bare(hint))[1]
                told = [f"{self._told(key, str)} {self._told(held, inner)}" for key, held in value.items()]
                return self.words.in_row(told) or self.words("picture-nothing")
        return self._sequence(value, hint)

    def _sequence(self, value: Sequence[Any], hint: Any) -> str:
        of = [arg for arg in typing.get_args(_bare(hint)) if arg is not ...]
        hints = of if len(of) == len(value) else of[:1] * len(value)
        told = []
        for item, run in itertools.groupby(map(self._told, value, hints)):
            count = len(list(run))
            if count > 1 and not item.isdecimal():
                told.append(self.words("picture-times", count=count, what=item))
            else:
                told += [item] * count
        between = " · " if any(isinstance(item, (tuple, list)) for item in value) else ", "
        return between.join(told) or self.words("picture-nothing")

    def _name(self, seat: Seat) -> str:
        return isolate(self.names[seat]) if 0 <= seat < len(self.names) else _NONE


def _has_fields(value: Any) -> bool:
    return isinstance(value, Struct) and not isinstance(value, (Text, SeatName))


def _holds_structs(value: Any) -> bool:
    return isinstance(value, (tuple, list)) and any(
        _has_fields(item) or _holds_structs(item) for item in value
    )


@cache
def _hints(kind: type[Struct]) -> dict[str, Any]:
    return typing.get_type_hints(kind, include_extras=True)


def _bare(hint: Any) -> Any:
    """Return ``hint`` without ``None`` or annotations."""
    if typing.get_origin(hint) is typing.Annotated:
        return _bare(typing.get_args(hint)[0])
    others = [one for one in typing.get_args(hint) if one is not type(None)]
    is_optional = type(None) in typing.get_args(hint)
    return _bare(others[0]) if is_optional and len(others) == 1 else hint


def _is_seat(hint: Any) -> bool:
    return hint == Seat or Seat in typing.get_args(hint)
