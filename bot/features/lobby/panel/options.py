"""The terms of a table on one page, explained in groups, and the forms to agree on others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.modal import Modal
from bot.discord.panels.names import label_names, spoken_names, title
from bot.discord.panels.panel import Button, Panel, Part, Row
from bot.discord.panels.setting_forms import settings_form, worded
from bot.discord.panels.verbs import verb_button
from bot.features.lobby.rules.declared import PAGES, Lobby, Term, option_values, settings_of
from bot.table.perspective import Perspective
from games.engine.game import AnyGame
from games.engine.printed import as_printed, printed_values
from render.words import Words


def options_panel(
    table: Perspective, game: AnyGame, words: Words, *, may_change: bool, note: str | None = None
) -> Panel:
    """Return all terms of ``table`` on one page.

    In an open lobby, buttons open the forms if the reader ``may_change`` the terms; everyone else gets
    buttons that explain them. ``note`` says what was just done.
    """
    at, open_to_reader = Lobby(table, game), may_change and table.status == "lobby"
    about = "options-change" if open_to_reader else "options-read"
    parts: list[Part] = [f"### {words('options-title', table=title(table, words))}\n-# {words(about)}"]
    if note:
        parts.append(note)
    buttons = []
    for name, label, shown in _forms(at, words):
        told = " · ".join(_short(at, term, words) for term in shown if term.shown(at))
        parts.append(f"-# **{label}** · {told}")
        press = CustomId(table.id, table.own_revision, "change" if open_to_reader else "agreed", name)
        buttons.append(Button(label, press, "primary" if open_to_reader else "secondary"))
    departures = printed_changes(table, game, words)
    if option_values(game):
        key = "as-printed-changes" if departures else "as-printed-already"
        parts.append(f"-# {words(key, changes=departures)}")
    if open_to_reader:
        buttons += [verb_button(table, words, "as-printed")] if departures else []
        buttons.append(verb_button(table, words, "presets"))
    return Panel([*parts, Row(buttons)])


def terms_panel(table: Perspective, game: AnyGame, words: Words, form: str) -> Panel:
    """Return the terms in the group called ``form``, or in the first one, each with its explanation."""
    at = Lobby(table, game)
    forms = list(_forms(at, words))
    _, label, shown = next((one for one in forms if one[0] == form), forms[0])
    settings, names = settings_of(at), spoken_names(table, words)
    parts: list[Part] = [f"### {title(table, words)} · {label}"]
    for term in shown:
        if term.shown(at):
            help_text = words.say(settings.help(term, at), names)
            parts.append(f"{_short(at, term, words)}{_mark(at, term, words)}\n-# {help_text}")
    return Panel([*parts, Row([verb_button(table, words, "options")])])


def terms_form(at: Lobby, table: Perspective, words: Words, form: str) -> Modal | None:
    """Return the form called ``form``; ``None`` if there's none of that name."""
    for name, label, shown in _forms(at, words):
        if name == form:
            press = CustomId(table.id, table.own_revision, "set", name)
            heading = words("options-form-title", form=label)
            return settings_form(settings_of(at), shown, at, words, press, heading, label_names(table, words))
    return None


def terms_in(at: Lobby, form: str) -> Sequence[Term]:
    """Return the terms in the form called ``form``; none if there's no form of that name."""
    return next((shown for name, shown in _named(at) if name == form), ())


def printed_text(game: AnyGame, name: str, words: Words) -> str:
    """Return the printed value of an option in words."""
    key, values = f"{game.id}-option-{name}", printed_values(game.options_type)[name]
    return words(f"{key}-printed") if len(values) > 1 else words(f"{key}-{str(values[0]).lower()}")


def printed_changes(table: Perspective, game: AnyGame, words: Words) -> str:
    """Return the changes that the printed rules would make to the options; empty if none."""
    restored = as_printed(game.options_type, table.options)
    return words.in_row(
        words(
            "option-value",
            option=words(f"{game.id}-option-{name}"),
            value=words(f"{game.id}-option-{name}-{str(value).lower()}"),
        )
        for name, value in restored.items()
        if value != table.options[name]
    )


def _named(at: Lobby) -> Iterator[tuple[str, Sequence[Term]]]:
    """Yield the terms in each form, with the name of the form."""
    settings = settings_of(at)
    for page in PAGES:
        for number, shown in enumerate(settings.forms(page)):
            yield f"{page}={number}", [term for term in shown if isinstance(term, Term)]


def _forms(at: Lobby, words: Words) -> Iterator[tuple[str, str, Sequence[Term]]]:
    """Yield the name of each form, its label and its terms."""
    named = list(_named(at))
    for name, shown in named:
        page, _, number = name.partition("=")
        count = sum(other.startswith(f"{page}=") for other, _ in named)
        label = words("options-form", page=words(f"options-page-{page}"), number=int(number) + 1, count=count)
        yield name, label, shown


def _short(at: Lobby, term: Term, words: Words) -> str:
    """Return a term and its value; an option of the game that isn't at its default is bold."""
    assert isinstance(at.table, Perspective), "only what a reader may know is worded"
    names = spoken_names(at.table, words)
    option = words.say(settings_of(at).title(term), names)
    told = words("option-value", option=option, value=worded(term.worded(at), words))
    defaults = msgspec.to_builtins(at.game.options_type())
    is_other = term.name in defaults and at.table.options[term.name] != defaults[term.name]
    return f"**{told}**" if is_other else told


def _mark(at: Lobby, term: Term, words: Words) -> str:
    """Return a mark: *as printed*, or the printed value; empty if the printed rules don't say."""
    printed = printed_values(at.game.options_type).get(term.name)
    if not printed:
        return ""
    if at.table.options[term.name] in printed:
        return f" · {words('option-as-printed')}"
    return f" · {words('option-printed', value=printed_text(at.game, term.name, words))}"
