"""The options of a table, each explained, with a button for its next value; and the clock."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Literal, TypeAlias, get_args, get_origin, get_type_hints

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.modal import Field, Modal, SelectInput, TextInput
from bot.discord.panels.names import title
from bot.discord.panels.panel import Button, Line, Panel, Part, Row, Select, Style
from bot.discord.panels.verbs import verb_button
from bot.features.absence.rules.silence import SILENT_DAYS
from bot.features.clocks.rules.clocks import PRESETS, clock_text
from bot.features.clocks.rules.extensions import MOST_EXTENSIONS
from bot.features.computers.panel import seat_menus, stand_ins_menu, strengths_line
from bot.features.lobby.panel.lobby import asks_table, clock_lines, stand_ins_line, start_line
from bot.features.reliability.rules.reliability import LEAST
from bot.table.perspective import Perspective
from bot.table.table_terms import AnswerPace, Decider, Hints, TimeoutPolicy
from bot.typed.offsets import zone_name
from games.engine.game import AnyGame
from games.engine.printed import as_printed, printed_values
from render.words import Words


def option_values(game: AnyGame) -> Mapping[str, tuple[bool | str, ...]]:
    """Return the values that each option of ``game`` can take, in the order of its struct."""
    return _values_of(game.options_type)


@cache
def _values_of(options_type: type[Any]) -> Mapping[str, tuple[bool | str, ...]]:
    return {
        name: get_args(kind) if get_origin(kind) is Literal else (False, True)
        for name, kind in get_type_hints(options_type).items()
    }


_ROOM = 34
"""Maximum components for the options of one page, of the 40 in a message."""
_Item: TypeAlias = "tuple[str, list[Part]]"
"""Something to agree on: its name and its parts of the panel."""


def options_panel(
    table: Perspective,
    game: AnyGame,
    words: Words,
    *,
    may_change: bool,
    page: int | str = 0,
    note: str | None = None,
) -> Panel:
    """Return a page of the options; in an open lobby, its buttons work if the reader ``may_change`` them.

    ``page`` is its number, or the name of something on it: a verb or an option of the game. ``note`` says
    what was just done.
    """
    open_to_reader = may_change and table.status == "lobby"
    pages = _pages(
        [*_options(table, game, words, open_to_reader=open_to_reader), *_clock(table, words, open_to_reader),
         *_least_in_time(table, words, open_to_reader=open_to_reader),
         _switch(table, words, "starts-full", is_on=table.starts_full, open_to_reader=open_to_reader),
         _starts_at(table, words, open_to_reader=open_to_reader),
         _hints(table, words, open_to_reader=open_to_reader),
         _pace(table, words, open_to_reader=open_to_reader),
         _switch(table, words, "board-marks", is_on=table.board_marks, open_to_reader=open_to_reader),
         *_strengths(table, words, open_to_reader=open_to_reader)]
    )  # fmt: skip
    if isinstance(page, str):
        page = next((number for number, items in enumerate(pages) if page in dict(items)), 0)
    page %= len(pages)
    about = "options-change" if open_to_reader else "options-read"
    parts: list[Part] = [f"### {words('options-title', table=title(table, words))}\n{words(about)}"]
    if note:
        parts.append(note)
    for _, item in pages[page]:
        parts += item
    buttons: list[Button] = []
    if len(pages) > 1:
        label = words("hand-page", page=page + 1, pages=len(pages))
        turn = CustomId(table.id, table.own_revision, "options", str((page + 1) % len(pages)))
        buttons.append(Button(label, turn))
    if open_to_reader:
        buttons.append(verb_button(table, words, "presets"))
    return Panel([*parts, Row(buttons)] if buttons else parts)


def _pages(items: Sequence[_Item]) -> list[list[_Item]]:
    """Return ``items`` in pages, each filled as far as a message allows."""
    pages: list[list[_Item]] = [[]]
    room = _ROOM
    for name, parts in items:
        size = sum(_size(part) for part in parts)
        if size > room:
            pages.append([])
            room = _ROOM
        pages[-1].append((name, parts))
        room -= size
    return pages


def _size(part: Part) -> int:
    """Return how many components ``part`` takes."""
    if isinstance(part, Row):
        return 1 + len(part.buttons)
    return {Line: 3, Select: 2}.get(type(part), 1)


def _options(table: Perspective, game: AnyGame, words: Words, *, open_to_reader: bool) -> Iterator[_Item]:
    if option_values(game):
        yield "as-printed", [_as_printed(table, game, words, open_to_reader=open_to_reader)]
    for name, values in option_values(game).items():
        current = table.options[name]
        following = values[(values.index(current) + 1) % len(values)]
        key = f"{table.game}-option-{name}"
        button = Button(
            words(f"{key}-{str(current).lower()}"),
            CustomId(table.id, table.own_revision, "set", f"{name}={str(following).lower()}"),
            "primary" if open_to_reader else "secondary",
            disabled=not open_to_reader,
        )
        yield (
            name,
            [Line(f"**{words(key)}**{_mark(table, game, name, words)}\n{words(f'{key}-help')}", button)],
        )


def _mark(table: Perspective, game: AnyGame, name: str, words: Words) -> str:
    """Return a mark: *as printed*, or the printed value; empty if the printed rules don't say."""
    printed = printed_values(game.options_type)[name]
    if not printed:
        return ""
    if table.options[name] in printed:
        return f" · {words('option-as-printed')}"
    return f" · {words('option-printed', value=printed_text(game, name, words))}"


def printed_text(game: AnyGame, name: str, words: Words) -> str:
    """Return the printed value of an option in words."""
    key, values = f"{game.id}-option-{name}", printed_values(game.options_type)[name]
    return words(f"{key}-printed") if len(values) > 1 else words(f"{key}-{str(values[0]).lower()}")


def _as_printed(table: Perspective, game: AnyGame, words: Words, *, open_to_reader: bool) -> Part:
    """Return the changes that the printed rules would make, with the button to make them."""
    restored = as_printed(game.options_type, table.options)
    changes = [
        words(
            "option-value",
            option=words(f"{game.id}-option-{name}"),
            value=words(f"{game.id}-option-{name}-{str(value).lower()}"),
        )
        for name, value in restored.items()
        if value != table.options[name]
    ]
    if not changes:
        return words("as-printed-already")
    text = words("as-printed-changes", changes=words.in_row(changes))
    return Line(text, verb_button(table, words, "as-printed")) if open_to_reader else text


def _switch(
    table: Perspective,
    words: Words,
    verb: Literal["starts-full", "board-marks"],
    *,
    is_on: bool,
    open_to_reader: bool,
) -> _Item:
    """Return a setting that is on or off, with the button that toggles it."""
    press = CustomId(table.id, table.own_revision, verb, str(not is_on).lower())
    state = words(f"{verb}-on" if is_on else f"{verb}-off")
    style: Style = "primary" if open_to_reader else "secondary"
    text = f"**{words(verb)}**\n{words(f'{verb}-help')}"
    return verb, [Line(text, Button(state, press, style, disabled=not open_to_reader))]


def _starts_at(table: Perspective, words: Words, *, open_to_reader: bool) -> _Item:
    """Return the time when the game starts by itself, with buttons to change or remove it."""
    text = f"**{words('starts-at')}**\n{words('starts-at-help')}"
    if table.starts_at is not None:
        text += f"\n{start_line(table, words)}"
    if not open_to_reader:
        return "starts-at", [text]
    label = words("button-start-time" if table.starts_at is None else "button-start-time-other")
    parts: list[Part] = [Line(text, Button(label, CustomId(table.id, table.own_revision, "start-time")))]
    if table.starts_at is not None:
        none = Button(words("button-start-time-none"), CustomId(table.id, table.own_revision, "starts-at"))
        parts.append(Row([none]))
    return "starts-at", parts


def _clock(table: Perspective, words: Words, open_to_reader: bool) -> Iterator[_Item]:
    """Yield the terms of the clock; readers who can't change them get one line."""
    line = "\n".join(clock_lines(table, words))
    if not open_to_reader:
        yield "clock", [f"{line}\n{words('lobby-silent-days', count=table.silent_days)}"]
        return
    clocks = [(name, words(f"clock-{name}"), words(f"clock-{name}-help")) for name in PRESETS]
    if table.clock not in PRESETS:
        clocks.append((table.clock, words.say(clock_text(table.clock)), ""))
    own = Button(words("button-clock-own"), CustomId(table.id, table.own_revision, "clock-own"))
    yield "clock", [line, _menu(table, "clock", words("options-clock"), clocks, table.clock), Row([own])]
    if table.clock != "none":
        policies = [(name, words(f"when-out-{name}"), "") for name in get_args(TimeoutPolicy)]
        menu = _menu(table, "when-out", words("options-when-out"), policies, table.timeout_policy)
        yield "when-out", [menu]
    yield "silent-days", [words("options-silent-days"), _silent_days(table, words)]
    if asks_table(table) or table.silent_days:
        deciders = [
            (name, words(f"decider-{name}"), words(f"decider-{name}-help")) for name in get_args(Decider)
        ]
        yield "decider", [_menu(table, "decider", words("options-decider"), deciders, table.decider)]
    if table.clock != "none":
        counts = [
            (str(count), words("options-extension-count", count=count), "")
            for count in range(MOST_EXTENSIONS + 1)
        ]
        menu = _menu(table, "extensions", words("options-extensions"), counts, str(table.extensions))
        yield "extensions", [menu]


def _silent_days(table: Perspective, words: Words) -> Select:
    """Return the menu for the number of silent days after which the others decide."""
    choices = [(str(days), words("options-silent-days-count", count=days), "") for days in SILENT_DAYS]
    placeholder = words("options-silent-days-count", count=table.silent_days)
    return _menu(table, "silent-days", placeholder, choices, str(table.silent_days))


def _least_in_time(table: Perspective, words: Words, *, open_to_reader: bool) -> Iterator[_Item]:
    """Yield the reliability that the table requires of people who join."""
    if open_to_reader:
        choices = [(str(least), words("options-least-in-time", percent=least), "") for least in LEAST]
        placeholder = words("options-least-in-time", percent=0)
        menu = _menu(table, "least-in-time", placeholder, choices, str(table.least_in_time))
        yield "least-in-time", [menu]
    elif table.least_in_time:
        yield "least-in-time", [words("lobby-least-in-time", percent=table.least_in_time)]


def _pace(table: Perspective, words: Words, *, open_to_reader: bool) -> _Item:
    """Return when the bot answers for people who have nothing to decide."""
    if not open_to_reader:
        return "pace", [words(f"lobby-pace-{table.pace}")]
    choices = [(name, words(f"pace-{name}"), words(f"pace-{name}-help")) for name in get_args(AnswerPace)]
    chosen = words(f"pace-{table.pace}")
    return "pace", [words("options-pace"), _menu(table, "pace", chosen, choices, table.pace)]


def _hints(table: Perspective, words: Words, *, open_to_reader: bool) -> _Item:
    """Return who may ask for hints."""
    if not open_to_reader:
        return "hints", [words("hints-agreed", hints=words(f"hints-{table.hints}"))]
    choices = [(name, words(f"hints-{name}"), words(f"hints-{name}-help")) for name in get_args(Hints)]
    chosen = words(f"hints-{table.hints}")
    return "hints", [words("options-hints"), _menu(table, "hints", chosen, choices, table.hints)]


def _strengths(table: Perspective, words: Words, *, open_to_reader: bool) -> Iterator[_Item]:
    """Yield the strengths of stand-ins and computer players."""
    if not open_to_reader:
        lines = stand_ins_line(table, words), strengths_line(table, words)
        yield "stand-ins", ["\n".join(filter(None, lines))]
        return
    yield "stand-ins", [words("options-strengths"), stand_ins_menu(table, words)]
    if menus := seat_menus(table, words):
        yield "strength", [*menus]


def _menu(
    table: Perspective, verb: str, placeholder: str, choices: Sequence[tuple[str, str, str]], chosen: str
) -> Select:
    return Select(CustomId(table.id, table.own_revision, verb), placeholder, choices, chosen=(chosen,))


def clock_form(table: Perspective, words: Words) -> Modal:
    """Return the form for a custom clock."""
    hint = words("clock-own-hint")
    fields = [
        TextInput("reserve", words("clock-own-reserve"), hint=hint, example="3 d", longest=40),
        TextInput("refill", words("clock-own-refill"), hint=hint, example="12 h", longest=40),
        TextInput("cap", words("clock-own-cap"), hint=hint, example="5 d", longest=40),
    ]
    return Modal(CustomId(table.id, table.own_revision, "clock-own-set"), words("clock-own-title"), fields)


def start_form(table: Perspective, words: Words, timezone: str, *, computers: bool) -> Modal:
    """Return the form for the time when the game starts by itself, in local time of ``timezone``.

    ``computers``: the server allows computer players, which can then take the free seats.
    """
    fields: list[Field] = [
        TextInput(
            "time",
            words("begin-time"),
            hint=words("begin-time-hint", zone=zone_name(timezone)),
            example="20:30",
            longest=60,
        ),
        TextInput(
            "day",
            words("begin-day"),
            hint=words("begin-day-hint"),
            example="2026-12-24",
            longest=40,
            required=False,
        ),
    ]
    if computers:
        choices = [("false", words("begin-wait"), ""), ("true", words("begin-fill"), "")]
        chosen = [str(table.starts_filled).lower()]
        fields.append(SelectInput("computers", words("begin-missing"), choices, chosen))
    return Modal(CustomId(table.id, table.own_revision, "start-time-set"), words("begin-title"), fields)
