"""The options of a table: what each means, a button that turns it to its next value, and the clock."""

from __future__ import annotations

from typing import Literal, get_args, get_origin, get_type_hints

from bot.domain.clocks import PRESETS, clock_text
from bot.domain.perspective import Perspective
from bot.domain.table import Decider, TimeoutPolicy
from bot.panels.custom_ids import CustomId
from bot.panels.lobby import asks_table, clock_line
from bot.panels.modal import Modal, TextInput
from bot.panels.names import title
from bot.panels.panel import Button, Line, Panel, Part, Row, Select, Style
from bot.panels.verbs import verb_button
from games.engine.game import AnyGame
from render.words import Words


def option_values(game: AnyGame) -> dict[str, tuple[bool | str, ...]]:
    """Return the values that each option of ``game`` can take, in the order of its struct."""
    values: dict[str, tuple[bool | str, ...]] = {}
    for name, kind in get_type_hints(game.options_type).items():
        values[name] = get_args(kind) if get_origin(kind) is Literal else (False, True)
    return values


PER_PAGE = 7
"""How many options stand on one page."""


def options_panel(
    table: Perspective,
    game: AnyGame,
    words: Words,
    *,
    may_change: bool,
    page: int = 0,
    note: str | None = None,
) -> Panel:
    """Return a page of the options; the buttons work for who may change them, while the lobby is open.

    A game without options has a page with the clock alone. ``note`` says what was just done.
    """
    options = list(option_values(game).items())
    pages = max(1, -(-len(options) // PER_PAGE))
    page %= pages
    open_to_reader = may_change and table.status == "lobby"
    about = "options-change" if open_to_reader else "options-read"
    parts: list[Part] = [f"### {words('options-title', table=title(table, words))}\n{words(about)}"]
    if note:
        parts.append(note)
    for name, values in options[page * PER_PAGE :][:PER_PAGE]:
        current = table.options[name]
        following = values[(values.index(current) + 1) % len(values)]
        argument = f"{name}={str(following).lower()}"
        key = f"{table.game}-option-{name}"
        parts.append(
            Line(
                f"**{words(key)}**\n{words(f'{key}-help')}",
                Button(
                    words(f"{key}-{str(current).lower()}"),
                    CustomId(table.id, table.revision, "set", argument),
                    "primary" if open_to_reader else "secondary",
                    disabled=not open_to_reader,
                ),
            )
        )
    if page == 0:
        parts += _clock(table, words, open_to_reader=open_to_reader)
        parts.append(_starts_full(table, words, open_to_reader=open_to_reader))
    buttons: list[Button] = []
    if pages > 1:
        label = words("hand-page", page=page + 1, pages=pages)
        buttons.append(Button(label, CustomId(table.id, table.revision, "options", str((page + 1) % pages))))
    if open_to_reader:
        buttons.append(verb_button(table, words, "presets"))
    return Panel([*parts, Row(buttons)] if buttons else parts)


def _starts_full(table: Perspective, words: Words, *, open_to_reader: bool) -> Line:
    press = CustomId(table.id, table.revision, "starts-full", str(not table.starts_full).lower())
    state = words("starts-full-on" if table.starts_full else "starts-full-off")
    style: Style = "primary" if open_to_reader else "secondary"
    text = f"**{words('starts-full')}**\n{words('starts-full-help')}"
    return Line(text, Button(state, press, style, disabled=not open_to_reader))


def _clock(table: Perspective, words: Words, *, open_to_reader: bool) -> list[Part]:
    line = clock_line(table, words)
    if not open_to_reader:
        return [line]
    clocks = [(name, words(f"clock-{name}"), words(f"clock-{name}-help")) for name in PRESETS]
    if table.clock not in PRESETS:
        clocks.append((table.clock, words.say(clock_text(table.clock)), ""))
    parts: list[Part] = [
        line,
        Select(
            CustomId(table.id, table.revision, "clock"), words("options-clock"), clocks, chosen=(table.clock,)
        ),
        Row([Button(words("button-clock-own"), CustomId(table.id, table.revision, "clock-own"))]),
    ]
    if table.clock != "none":
        policies = [(name, words(f"when-out-{name}"), "") for name in get_args(TimeoutPolicy)]
        press = CustomId(table.id, table.revision, "when-out")
        parts.append(Select(press, words("options-when-out"), policies, chosen=(table.timeout_policy,)))
    if asks_table(table):
        deciders = [
            (name, words(f"decider-{name}"), words(f"decider-{name}-help")) for name in get_args(Decider)
        ]
        press = CustomId(table.id, table.revision, "decider")
        parts.append(Select(press, words("options-decider"), deciders, chosen=(table.decider,)))
    return parts


def clock_form(table: Perspective, words: Words) -> Modal:
    """Return the form for the values of a clock of one's own."""
    hint = words("clock-own-hint")
    fields = [
        TextInput("reserve", words("clock-own-reserve"), hint=hint, example="3 d", longest=20),
        TextInput("refill", words("clock-own-refill"), hint=hint, example="12 h", longest=20),
        TextInput("cap", words("clock-own-cap"), hint=hint, example="5 d", longest=20),
    ]
    return Modal(CustomId(table.id, table.revision, "clock-own-set"), words("clock-own-title"), fields)


def page_of(game: AnyGame, option: str) -> int:
    """Return the page on which ``option`` stands; the first one for what is no option of the game."""
    names = list(option_values(game))
    return names.index(option) // PER_PAGE if option in names else 0
