"""Panels to look things up: what matters at a table now, things of a kind, one thing, and no match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.names import title as table_title
from bot.discord.panels.panel import Button, Panel, Part, Row, Select
from bot.discord.panels.verbs import verb_button
from bot.table.perspective import Perspective
from games.engine.reference import Entry, kinds
from games.engine.text import Typed
from render.forms import in_form
from render.words import Words, shortened

MENU = 25
"""Maximum number of things in a menu; more are split into pages."""
_TYPED = 60
"""Maximum characters shown of a word that wasn't found."""

Found = tuple[str, Entry]
"""The id of a game and one of its entries."""


def entry_title(entry: Entry, words: Words) -> str:
    """Return the title of ``entry``: the form *title* of its name, if its name has one."""
    return in_form(words.say(entry.title), "title")


def kind_title(game: str, kind: str, words: Words) -> str:
    """Return the heading for things of ``kind``."""
    return words(f"{game}-kind-{kind}")


def where(found: Found, words: Words) -> str:
    """Return the label of ``found`` among entries of all games: its title, kind and game."""
    game, entry = found
    title, kind = entry_title(entry, words), kind_title(game, entry.kind, words)
    return words("lookup-found", title=title, kind=kind, game=words(f"{game}-name"))


def value(found: Found) -> str:
    """Return the value of ``found`` in menus and completions."""
    game, entry = found
    return f"{game}={entry.id}"


def explained(table: Perspective, entries: Sequence[Entry], named: Sequence[str], words: Words) -> Panel:
    """Return the menu of things to explain at ``table``: ``named``, which matter now, then all kinds."""
    parts: list[Part] = [f"### {table_title(table, words)}\n{words('explain-title')}"]
    by_id = {entry.id: entry for entry in entries}
    if now := [by_id[name] for name in named if name in by_id]:
        press = CustomId(table.id, table.own_revision, "entry")
        choices = [_choice((table.game, entry), words) for entry in now[:MENU]]
        parts.append(Select(press, words("explain-now"), choices))
    press = CustomId(table.id, table.own_revision, "entries")
    parts.append(Select(press, words("explain-kinds"), _kinds(table.game, entries, words)))
    return Panel([*parts, Row(_back_to(table, words))])


def entries_panel(
    game: str,
    entries: Sequence[Entry],
    kind: str,
    words: Words,
    page: int = 0,
    table: Perspective | None = None,
) -> Panel:
    """Return a page of the things of ``kind`` as a menu; ``table`` is where the reader came from, if any."""
    alike = [entry for entry in entries if entry.kind == kind]
    pages = -(-len(alike) // MENU)
    page %= pages
    number, revision = _of(table)
    choices = [_choice((game, entry), words) for entry in alike[page * MENU :][:MENU]]
    parts: list[Part] = [
        f"### {kind_title(game, kind, words)}\n-# {words(f'{game}-name')}",
        Select(CustomId(number, revision, "entry"), words("explain-choose"), choices),
    ]
    if pages > 1:
        label = words("hand-page", page=page + 1, pages=pages)
        turn = CustomId(number, revision, "entries", f"{game}={kind}={(page + 1) % pages}")
        parts.append(Row([Button(label, turn)]))
    if table is None:
        others = Select(CustomId(0, 0, "entries"), words("explain-kinds"), _kinds(game, entries, words))
        return Panel([*parts, others])
    return Panel([*parts, Row([verb_button(table, words, "explain"), *_back_to(table, words)])])


def entry_panel(game: str, entry: Entry, words: Words, table: Perspective | None = None) -> Panel:
    """Return the entry of one thing of ``game``; ``table`` is the table the reader came from, if any."""
    kind = kind_title(game, entry.kind, words)
    parts: list[Part] = [
        f"### {entry_title(entry, words)}\n-# {words('lookup-kind', kind=kind, game=words(f'{game}-name'))}",
        "\n".join(words.say(text) for text in entry.texts),
    ]
    if entry.example is not None:
        parts.append(words("lookup-example", example=words.say(entry.example)))
    parts.append(words("lookup-section", section=entry.section))
    number, revision = _of(table)
    rules = CustomId(number, revision, "page", f"{game}=r{entry.chapter}={entry.id}")
    alike = CustomId(number, revision, "entries", f"{game}={entry.kind}")
    buttons = [Button(words("lookup-rules"), rules), Button(kind, alike)]
    if table is not None:
        buttons += [verb_button(table, words, "explain"), *_back_to(table, words)]
    return Panel([*parts, Row(buttons)])


def not_found(typed: str, near: Sequence[Found], words: Words, *, is_ambiguous: bool = False) -> Panel:
    """Return the answer that nothing is called ``typed``, or several things are, with likely entries."""
    shown = shortened(Typed(typed), _TYPED)
    if is_ambiguous:
        said = words("lookup-several", typed=shown)
    else:
        said = words("lookup-unknown-near" if near else "lookup-unknown", typed=shown)
    if not near:
        return Panel([said])
    choices = [_choice(found, words, names_game=True) for found in near[:MENU]]
    return Panel([said, Select(CustomId(0, 0, "entry"), words("explain-choose"), choices)])


def named_games(games: Mapping[str, Sequence[Entry]], words: Words) -> list[tuple[Found, str, str]]:
    """Return every entry of ``games`` with its title and the names of its kind and game."""
    return [
        (
            (game, entry),
            entry_title(entry, words),
            f"{kind_title(game, entry.kind, words)} {words(f'{game}-name')}",
        )
        for game, entries in games.items()
        for entry in entries
    ]


def _choice(found: Found, words: Words, *, names_game: bool = False) -> tuple[str, str, str]:
    _, entry = found
    label = where(found, words) if names_game else entry_title(entry, words)
    return value(found), label, words.say(entry.texts[0])


def _kinds(game: str, entries: Sequence[Entry], words: Words) -> list[tuple[str, str, str]]:
    return [(f"{game}={kind}", kind_title(game, kind, words), "") for kind in kinds(entries)]


def _of(table: Perspective | None) -> tuple[int, int]:
    return (0, 0) if table is None else (table.id, table.own_revision)


def _back_to(table: Perspective, words: Words) -> list[Button]:
    """Return the button back to the reader's own panel, or to *More* before the game has begun."""
    return [verb_button(table, words, "more" if table.view is None else "hand")]
