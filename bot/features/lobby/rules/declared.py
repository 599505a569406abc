"""The terms of a table, each declared once: forms, the options panel, refusals and log lines follow."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import datetime
from functools import cache
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.features.absence.rules.silence import SILENT_DAYS
from bot.features.clocks.rules.calendar import zone
from bot.features.clocks.rules.clocks import PRESETS, clock_text, own_clock, own_values
from bot.features.clocks.rules.extensions import MOST_EXTENSIONS
from bot.features.computers.rules.strengths import strength_at, strength_text
from bot.features.reliability.rules.reliability import LEAST
from bot.table.perspective import Perspective
from bot.table.refusals import refused
from bot.table.setting import Field, Form, Menu, Option, Setting, Settings, Switch, Wording
from bot.table.table import SeatRow, Table
from bot.table.table_terms import AnswerPace, Decider, Hints, PlanScope, TimeoutPolicy
from bot.typed.durations import duration_text
from games.engine.game import AnyGame
from games.engine.printed import Value, printed_values
from games.engine.strength import STRENGTHS
from games.engine.text import Seat, SeatName, Text

PAGES = ("rules", "time", "who", "computers")
"""The groups of terms, in the order of the panel."""
START_AHEAD = 30 * 86_400.0
"""Maximum seconds ahead for the start of a game."""
_OWN = "own"


class Lobby(Struct, frozen=True):
    """A table and what its terms depend on: its game, the server's wish for computers, the time, a time zone.

    ``timezone`` is that of the person who types a time; ``now`` is in Unix seconds.
    """

    table: Table | Perspective
    game: AnyGame
    computers: bool = True
    timezone: str = "UTC"
    now: float = 0.0


Put = Callable[[Table, Any], Mapping[str, Any]]


class Term(Setting[Lobby], frozen=True):
    """One term of a table.

    ``put`` returns the fields of a table that a new value changes; ``None``: the field of its name. ``said``
    words the current value, unless its menu does.
    """

    put: Put | None = None
    said: Callable[[Lobby], Wording] | None = None

    def changes(self, table: Table, value: Any) -> Mapping[str, Any]:
        """Return the fields of ``table`` that the new ``value`` changes.

        :raises Refused: the value alone doesn't say enough.
        """
        return {self.name: value} if self.put is None else self.put(table, value)

    def worded(self, at: Lobby) -> Wording:
        """Return the current value as players read it."""
        if self.said is not None:
            return self.said(at)
        value = getattr(at.table, self.name, None) if self.value is None else self.value(at)
        match self.kind:
            case Menu() as menu:
                return next((one.label for one in menu.options() if one.value == value), str(value))
            case Form() as form:
                return form.said(at)
            case _:
                return Text("settings-yes" if value else "settings-no")

    def expect(self, at: Lobby, value: Any) -> Any:
        """Return ``value`` if the term can have it.

        :raises Refused: it isn't on offer, or not now.
        """
        match self.kind:
            case Menu() as menu if not any(one.value == value for one in menu.options()):
                raise refused("no-such-option")
            case Switch() if not isinstance(value, bool):
                raise refused("no-such-option")
            case _:
                return self.check(at, value)


def terms(at: Lobby) -> Sequence[Term]:
    """Return the terms that the table of ``at`` agrees on, in the order of the panel."""
    found = [*_options(at.game), *_FIXED]
    if at.computers:
        found.insert(found.index(_STARTS_AT) + 1, _STARTS_FILLED)
    return [*found, *(_strength(seat) for seat, row in enumerate(at.table.seats) if row.member is None)]


def settings_of(at: Lobby) -> Settings[Lobby]:
    """Return the terms of the table as settings, for forms and panels."""
    return Settings("options", PAGES, terms(at), lambda lobby: lobby.table, lambda lobby: lobby.timezone)


def option_values(game: AnyGame) -> Mapping[str, tuple[Value, ...]]:
    """Return the values that each option of ``game`` can take, in the order of its struct."""
    return _values_of(game.options_type)


@cache
def _values_of(options_type: type[Any]) -> Mapping[str, tuple[Value, ...]]:
    return {
        name: get_args(kind) if get_origin(kind) is Literal else (False, True)
        for name, kind in get_type_hints(options_type).items()
    }


@cache
def _options(game: AnyGame) -> Sequence[Term]:
    """Return the options of ``game`` as terms."""
    return list(_options_of(game))


def _options_of(game: AnyGame) -> Iterator[Term]:
    printed_by_name = printed_values(game.options_type)
    defaults = msgspec.to_builtins(game.options_type())
    for name, values in option_values(game).items():
        key, printed = f"{game.id}-option-{name}", printed_by_name[name]
        offered = [
            Option(
                str(value).lower(),
                value,
                Text(f"{key}-{str(value).lower()}"),
                Text("option-as-printed") if value in printed else None,
            )
            for value in values
        ]
        yield Term(
            name,
            "rules",
            Menu(lambda offered=offered: offered),  # type: ignore[misc]  # mypy can't infer a default
            title=Text(key),
            help=Text(f"{key}-help"),
            value=lambda at, name=name: at.table.options.get(name, defaults[name]),  # type: ignore[misc]
            put=lambda table, value, name=name: {"options": {**table.options, name: value}},  # type: ignore[misc]
        )


@cache
def _strength(seat: Seat) -> Term:
    """Return the strength of the computer player at ``seat`` as a term."""
    return Term(
        f"strength_{seat}",
        "computers",
        Menu(_strengths),
        title=Text("options-strength", {"seat": SeatName(seat)}),
        help=Text("options-strength-help"),
        value=lambda at: strength_at(at.table, seat),
        put=lambda table, value: {"seats": _with_strength(table, seat, value)},
    )


def _with_strength(table: Table, seat: Seat, strength: str) -> list[SeatRow]:
    seats = [*table.seats]
    seats[seat] = replace(seats[seat], strength=strength)
    return seats


def _strengths() -> Sequence[Option]:
    return [Option(one, one, strength_text(one), Text(f"strength-{one}-help")) for one in STRENGTHS]


def _clocks() -> Sequence[Option]:
    named = [Option(name, name, Text(f"clock-{name}"), Text(f"clock-{name}-help")) for name in PRESETS]
    return [*named, Option(_OWN, _OWN, Text("options-clock-own"), Text("options-clock-own-help"))]


def _chosen_clock(at: Lobby) -> str:
    return _OWN if own_values(at.table.clock) else at.table.clock


def _put_clock(table: Table, clock: str) -> Mapping[str, Any]:
    if clock != _OWN:
        return {"clock": clock}
    if own_values(table.clock) is None:
        raise refused("own-clock-empty")
    return {}


def _own(part: int) -> Callable[[Lobby], Wording]:
    """Return the function that words a part of a custom clock; empty if the table has none."""

    def worded(at: Lobby) -> Wording:
        values = own_values(at.table.clock)
        return duration_text(values[part]) if values else ""

    return worded


def _policies() -> Sequence[Option]:
    return [Option(one, one, Text(f"when-out-{one}")) for one in get_args(TimeoutPolicy) if one != "end"]


def _deciders() -> Sequence[Option]:
    return [
        Option(one, one, Text(f"decider-{one}"), Text(f"decider-{one}-help")) for one in get_args(Decider)
    ]


def _extensions() -> Sequence[Option]:
    return [
        Option(str(count), count, Text("options-extensions-count", {"count": count}))
        for count in range(MOST_EXTENSIONS + 1)
    ]


def _silent_days() -> Sequence[Option]:
    return [
        Option(str(days), days, Text("options-silent-days-count", {"count": days})) for days in SILENT_DAYS
    ]


def _paces() -> Sequence[Option]:
    return [
        Option(pace, pace, Text(f"pace-{pace}"), Text(f"pace-{pace}-help")) for pace in get_args(AnswerPace)
    ]


def _plan_scopes() -> Sequence[Option]:
    return [Option(one, one, Text(f"plans-{one}"), Text(f"plans-{one}-help")) for one in get_args(PlanScope)]


def _least() -> Sequence[Option]:
    return [Option(str(one), one, Text("options-least-in-time-percent", {"percent": one})) for one in LEAST]


def _hints() -> Sequence[Option]:
    return [Option(one, one, Text(f"hints-{one}"), Text(f"hints-{one}-help")) for one in get_args(Hints)]


def _missing() -> Sequence[Option]:
    wait, fill = Text("options-starts-wait"), Text("options-starts-fill")
    return [Option("wait", False, wait), Option("fill", True, fill)]


def _has_clock(at: Lobby) -> bool:
    return at.table.clock != "none"


def asks_table(table: Table | Perspective) -> bool:
    """Return whether the table may be asked to decide when time is up; *wait* gives more time only once."""
    return table.clock != "none" and table.timeout_policy in {"ask", "wait"}


def _starts_at(at: Lobby) -> str:
    """Return the set time as it can be typed, in the time zone of the person who types."""
    if at.table.starts_at is None:
        return ""
    return f"{datetime.fromtimestamp(at.table.starts_at, zone(at.timezone)):%Y-%m-%d %H:%M}"


def _starts_said(at: Lobby) -> Text:
    if at.table.starts_at is None:
        return Text("options-starts-none")
    return Text("options-starts-set", {"time": f"<t:{int(at.table.starts_at)}:F>"})


def _in_reach(at: Lobby, moment: float | None) -> float | None:
    if moment is not None and moment <= at.now:
        raise refused("start-past")
    if moment is not None and moment > at.now + START_AHEAD:
        raise refused("start-too-far")
    return moment


def _if_allowed(at: Lobby, is_filled: bool) -> bool:
    if is_filled and not at.computers:
        raise refused("computers-not-allowed")
    return is_filled


_STARTS_AT = Term(
    "starts_at",
    "who",
    Form(
        [Field("time", "moment", "20:30", _starts_at)],
        said=_starts_said,
        read=lambda _, moment: moment,
        optional=True,
    ),
    check=_in_reach,
    put=lambda _, moment: {"starts_at": moment, "missed_start": None},
)
_STARTS_FILLED = Term(
    "starts_filled", "who", Menu(_missing), shown=lambda at: at.table.starts_at is not None, check=_if_allowed
)
_FIXED = (
    Term("board_marks", "rules", Switch()),
    Term(
        "clock", "time", Menu(_clocks),
        value=_chosen_clock, put=_put_clock, said=lambda at: clock_text(at.table.clock),
    ),
    Term(
        "own_clock",
        "time",
        Form(
            [
                Field("reserve", "duration", "3 d", _own(0)),
                Field("refill", "duration", "12 h", _own(1)),
                Field("cap", "duration", "5 d", _own(2)),
            ],
            said=lambda _: "",
            read=lambda _, *values: own_clock(*values),
            optional=True,
        ),
        shown=lambda _: False,
        value=lambda _: None,
        put=lambda _, clock: {"clock": clock} if clock else {},
    ),
    Term("extensions", "time", Menu(_extensions), shown=_has_clock),
    Term("timeout_policy", "time", Menu(_policies), shown=_has_clock),
    Term(
        "decider", "time", Menu(_deciders),
        shown=lambda at: asks_table(at.table) or at.table.silent_days > 0,
    ),
    Term("silent_days", "time", Menu(_silent_days)),
    Term("pace", "time", Menu(_paces)),
    Term("plans", "time", Menu(_plan_scopes), shown=lambda at: at.game.planner is not None),
    Term("least_in_time", "who", Menu(_least)),
    Term("starts_full", "who", Switch()),
    Term("from_queue", "who", Switch(), shown=lambda at: len(at.table.seats) < at.game.seats[-1]),
    _STARTS_AT,
    Term("hints", "computers", Menu(_hints)),
    Term("stand_ins", "computers", Menu(_strengths)),
)  # fmt: skip
"""The terms that every game has, in the order of the panel."""
