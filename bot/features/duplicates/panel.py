"""Sets of duplicate tables as people see them: the list, one set before, during and after its games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from msgspec import Struct

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.modal import ChoiceInput, Modal, TextInput
from bot.discord.panels.panel import Button, Line, Panel, Part, Row, Select
from bot.features.clocks.rules.clocks import clock_text
from bot.features.competitions.panel.forms import CHOICES, clock_input, game_choices, number_choices
from bot.features.deals.rules import Deal
from bot.features.duplicates.rules.course import comparable
from bot.features.duplicates.rules.duplicate import Duplicate, Entrant
from bot.features.duplicates.rules.matchpoints import Line as Place
from bot.features.duplicates.rules.matchpoints import by_person, by_seat
from bot.features.duplicates.store import SetState
from games.engine.text import NOTHING_TYPED, Typed
from render.words import Words, as_typed

SIZES = (2, 3, 4, 5, 6)
"""The numbers of seats that moderators can choose."""
LISTED = 10
"""Maximum number of sets listed."""
_ENTRANTS = 30
"""Maximum number of people listed before the draw."""
_RANKED = 15
"""Maximum number of people in the standings on a page; a file has all of them."""


class SetView(Struct, frozen=True):
    """A set as one reader sees it.

    ``names`` are those of members. ``own`` is the reader's entry, and ``deal`` that of the set, which only
    its page shows.
    """

    state: SetState
    names: Mapping[int, Typed]
    now: float
    own: Entrant | None = None
    moderates: bool = False
    deal: Deal | None = None

    @property
    def duplicate(self) -> Duplicate:
        """The set."""
        return self.state.duplicate

    @property
    def is_called_off(self) -> bool:
        """Whether it ended before it was drawn."""
        return self.duplicate.ended_at is not None and self.duplicate.drawn_at is None


def sets_panel(sets: Sequence[Duplicate], words: Words, *, moderates: bool) -> Panel:
    """Return the list of a server's newest sets."""
    parts: list[Part] = [f"### {words('duplicates-title')}\n{words('duplicates-help')}"]
    if not sets:
        parts.append(words("duplicates-none"))
    for one in sets[:LISTED]:
        text = words("duplicates-line", game=words(f"{one.game}-name"), time=_time(one.starts_at, "f"))
        parts.append(Line(text, _show_button(one, words)))
    if moderates:
        new = Button(words("button-duplicate-new"), CustomId(0, 0, "duplicate-new"), "primary")
        parts.append(Row([new]))
    return Panel(parts)


def set_panel(view: SetView, words: Words, note: str | None = None) -> Panel:
    """Return the page of a set."""
    duplicate = view.duplicate
    parts: list[Part] = [note] if note else []
    parts.append(f"## {_title(view, words)}\n{_terms(view, words)}")
    file = None
    if view.is_called_off:
        parts.append(words("duplicate-called-off"))
    elif duplicate.drawn_at is None:
        parts += _before(view, words)
    elif duplicate.ended_at is None:
        over = sum(one.state in ("over", "void") for one in view.state.tables)
        parts.append(words("duplicate-running", over=over, tables=len(view.state.tables)))
    else:
        parts += _standings(view, words) + _seats(view, words) + _tables(view, words)
        file = _file(view, words)
    if view.deal is not None and duplicate.drawn_at is not None:
        parts.append(_deal(view.deal, words))
    if buttons := _buttons(view, words):
        parts.append(Row(buttons))
    return Panel(parts, file=file)


def announcement(view: SetView, words: Words) -> Panel:
    """Return the message with which a set is announced in its channel."""
    duplicate = view.duplicate
    text = words(
        "duplicate-announced",
        game=words(f"{duplicate.game}-name"),
        time=_time(duplicate.starts_at, "F"),
        relative=_time(duplicate.starts_at, "R"),
    )
    enter = CustomId(0, 0, "duplicate-enter", str(duplicate.id))
    buttons = [Button(words("button-duplicate-enter"), enter, "success"), _show_button(duplicate, words)]
    return Panel([text, Row(buttons)])


def end_panel(view: SetView, words: Words) -> Panel:
    """Return the message about the end of a set: its standings, or that too few people entered."""
    title, show = f"### {_title(view, words)}", Row([_show_button(view.duplicate, words)])
    if view.is_called_off:
        return Panel([f"{title}\n{words('duplicate-called-off')}", show])
    return Panel([title, *_standings(view, words), *_seats(view, words), show])


def new_set_form(games: Sequence[str], words: Words) -> Modal:
    """Return the form that opens a set."""
    return Modal(
        CustomId(0, 0, "duplicate-open"),
        words("duplicate-form-title"),
        [
            ChoiceInput("game", words("duplicate-form-game"), game_choices(games, words)),
            ChoiceInput("size", words("duplicate-form-size"), number_choices(SIZES), chosen=("4",)),
            clock_input(words("duplicate-form-clock"), words),
            TextInput(
                "starts",
                words("duplicate-form-starts"),
                example=words("duplicate-form-starts-example"),
                longest=60,
            ),
        ],
    )


def _before(view: SetView, words: Words) -> list[Part]:
    starts = view.duplicate.starts_at
    parts: list[Part] = [
        words("duplicate-starts", time=_time(starts, "F"), relative=_time(starts, "R")),
        words("duplicate-forecast"),
    ]
    entrants = [_name(view, one.member, words) for one in view.state.entrants]
    if not entrants:
        return [*parts, words("duplicate-nobody")]
    shown = entrants[:_ENTRANTS]
    if (more := len(entrants) - len(shown)) > 0:
        shown.append(words("duplicate-more-people", count=more))
    return [*parts, words("duplicate-entered", people=words.listed(shown), count=len(entrants))]


def _standings(view: SetView, words: Words) -> list[Part]:
    """Return the best of a finished set, and the reader's own place if it's further down."""
    lines = by_person(comparable(view.duplicate, view.state.results))
    if not lines:
        return [words("duplicate-nothing")]
    own = None if view.own is None else view.own.member
    shown = [*lines[:_RANKED], *(line for line in lines[_RANKED:] if line.result.member == own)]
    text = [_line(view, line, words) for line in shown]
    if (more := len(lines) - len(shown)) > 0:
        text.append(words("duplicate-more-people", count=more))
    parts: list[Part] = ["\n".join(text)]
    if len({one.number for one in view.state.results}) == 1:
        parts.append(words("duplicate-alone"))
    return parts


def _line(view: SetView, line: Place, words: Words) -> str:
    return words(
        "duplicate-place",
        rank=line.rank,
        name=_player(view, line, words),
        percent=_percent(line.matchpoints),
        seat=line.result.seat + 1,
        total=line.result.total,
        table=_table_number(view, line),
    )


def _seats(view: SetView, words: Words) -> list[Part]:
    """Return the best and the worst result of each seat of a finished set."""
    lines = []
    for seat, those in by_seat(comparable(view.duplicate, view.state.results)).items():
        best, worst = those[0], those[-1]
        if best.result.total == worst.result.total:
            lines.append(words("duplicate-seat-even", seat=seat + 1, total=best.result.total))
            continue
        lines.append(
            words(
                "duplicate-seat",
                seat=seat + 1,
                best=_player(view, best, words),
                most=best.result.total,
                first=_table_number(view, best),
                worst=_player(view, worst, words),
                least=worst.result.total,
                last=_table_number(view, worst),
            )
        )
    return ["\n".join([f"### {words('duplicate-seats')}", *lines])] if lines else []


def _tables(view: SetView, words: Words) -> list[Part]:
    """Return the menu that leads to replays: the reader's own table and those of the best results first."""
    results = comparable(view.duplicate, view.state.results)
    first = [] if view.own is None or view.own.drawn_table is None else [view.own.drawn_table]
    ends = [line.result.number for those in by_seat(results).values() for line in (those[0], those[-1])]
    finished = {one.number for one in results}
    order = dict.fromkeys([*first, *ends, *sorted(finished)])
    tables = {one.number: one.table for one in view.state.tables}
    people: dict[int, list[str]] = {}
    for one in results:
        if one.member is not None:
            people.setdefault(one.number, []).append(_name(view, one.member, words))
    choices = [
        (
            f"{view.duplicate.id}.{number}",
            words("duplicate-table", table=tables[number] or 0),
            words.listed(people.get(number, []))[:100],
        )
        for number in order
        if number in finished and tables.get(number) is not None
    ]
    if not choices:
        return []
    press = CustomId(0, 0, "duplicate-replay")
    return [Select(press, words("duplicate-replay"), choices[:CHOICES])]


def _file(view: SetView, words: Words) -> tuple[str, bytes] | None:
    """Return the whole standings as a file, if the page has room only for a part of them."""
    lines = by_person(comparable(view.duplicate, view.state.results))
    if len(lines) <= _RANKED:
        return None
    text = "\n".join(_line(view, line, words).replace("**", "") for line in lines)
    return f"{words('duplicate-file')}-{view.duplicate.id}.txt", text.encode()


def _deal(deal: Deal, words: Words) -> str:
    if deal.is_revealed:
        return words("duplicate-deal-revealed", commitment=deal.commitment, secret=deal.secret.hex())
    return words("duplicate-deal", commitment=deal.commitment)


def _buttons(view: SetView, words: Words) -> list[Button]:
    duplicate, argument = view.duplicate, str(view.duplicate.id)
    if duplicate.ended_at is not None:
        return []
    if duplicate.drawn_at is not None:
        if view.own is None:
            return []
        return [
            Button(words("button-duplicate-table"), CustomId(0, 0, "duplicate-table", argument), "primary")
        ]
    buttons = []
    if view.own is None:
        enter = CustomId(0, 0, "duplicate-enter", argument)
        buttons.append(Button(words("button-duplicate-enter"), enter, "success"))
    else:
        buttons.append(Button(words("button-duplicate-leave"), CustomId(0, 0, "duplicate-leave", argument)))
    if view.moderates:
        cancel = CustomId(0, 0, "duplicate-cancel", argument)
        buttons += [
            Button(words("button-duplicate-start"), CustomId(0, 0, "duplicate-start", argument)),
            Button(words("button-duplicate-cancel"), cancel, "danger"),
        ]
    return buttons


def _title(view: SetView, words: Words) -> str:
    return words("duplicate-title", game=words(f"{view.duplicate.game}-name"), number=view.duplicate.id)


def _terms(view: SetView, words: Words) -> str:
    clock = words.say(clock_text(view.duplicate.clock))
    return words("duplicate-terms", size=view.duplicate.size, clock=clock)


def _show_button(duplicate: Duplicate, words: Words) -> Button:
    return Button(words("button-duplicate-show"), CustomId(0, 0, "duplicate", str(duplicate.id)))


def _time(at: float, style: str) -> str:
    return f"<t:{int(at)}:{style}>"


def _table_number(view: SetView, line: Place) -> int:
    """Return the number of the table of a result, as commands know it."""
    found = (one.table for one in view.state.tables if one.number == line.result.number)
    return next(found, None) or 0


def _percent(matchpoints: Fraction) -> float:
    """Return matchpoints in percent; one decimal is enough to tell different results of a set apart."""
    return round(float(matchpoints * 100), 1)


def _player(view: SetView, line: Place, words: Words) -> str:
    member = line.result.member
    return words("duplicate-computer") if member is None else _name(view, member, words)


def _name(view: SetView, member: int, words: Words) -> str:
    name = view.names.get(member, NOTHING_TYPED)
    return as_typed(name) if name != NOTHING_TYPED else words("somebody")
