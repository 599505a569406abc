"""Panels of the rules: the picture page, the chapters, and search results."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.modal import Modal, TextInput
from bot.discord.panels.pages import pages_of
from bot.discord.panels.panel import Button, Panel, Part, Row, Scene, Select
from bot.features.lessons.panel import lesson_button
from bot.features.lobby.panel.options import printed_text
from bot.features.lookup.panel import MENU, Found, entry_title, value
from bot.features.lookup.rules import LONGEST, folded, likely_meant, nearness
from games.engine.game import AnyGame
from games.engine.lesson import lesson_of
from games.engine.printed import departures
from games.engine.text import Typed
from render.picture import AnyPainter, Picture
from render.words import Words, has_rules

_LETTERS = 2500
"""Maximum characters of a chapter in one message, besides the fixed parts."""
_SHOWN, _QUOTED = 5, 400
"""Maximum number of matching paragraphs shown, and maximum characters of each."""
_NEAR = 5


@dataclass(frozen=True, slots=True)
class Page:
    """One page of a chapter: ``number`` counts from 1 in the whole rules, ``part`` in the chapter.

    ``source`` is the number of the message in the catalog, 0 for the examples and the departures from print;
    ``sections`` are the chapter's sections in the complete rules.
    """

    number: int
    title: str
    text: str
    part: int
    source: int
    sections: tuple[str, ...] = ()


@lru_cache(maxsize=64)
def rule_pages(game: AnyGame, words: Words) -> tuple[Page, ...]:
    """Return the chapters of the rules, in pages that each fit a message."""
    found: list[Page] = []
    for number, (source, title, text) in enumerate(_chapters(game, words)):
        sections = tuple(game.chapters[number]) if number < len(game.chapters) else ()
        for part, lines in enumerate(pages_of(text.splitlines(), letters=_LETTERS), 1):
            page = "\n".join(lines).strip()
            found.append(Page(len(found) + 1, title, page, part, source, sections))
    return tuple(found)


def _chapters(game: AnyGame, words: Words) -> list[tuple[int, str, str]]:
    """Return the source message, title and text of each chapter; every heading begins a chapter."""
    found: list[tuple[int, str, str]] = []
    source = 1
    while words.has(key := f"{game.id}-rules-{source}"):
        for part in words(key).split("### ")[1:]:
            title, _, text = part.partition("\n")
            found.append((source, title.strip(), text.strip()))
        source += 1
    told = [words.say(entry.example) for entry in game.entries if entry.example is not None]
    if told:
        found.append((0, words("rules-examples"), "\n".join(f"• {one}" for one in dict.fromkeys(told))))
    if changed := departures(game.options_type):
        lines = (f"• {_departure(game, name, value, words)}" for name, (value, _) in changed.items())
        found.append((0, words("rules-departures"), "\n".join([words("rules-departures-help"), *lines])))
    return found


def _departure(game: AnyGame, name: str, value: bool | str, words: Words) -> str:
    """Return a default that departs from the printed rules, beside the printed value."""
    return words(
        "rules-departure",
        option=words(f"{game.id}-option-{name}"),
        value=words(f"{game.id}-option-{name}-{str(value).lower()}"),
        printed=printed_text(game, name, words),
    )


def page_of_source(game: AnyGame, source: int, words: Words) -> int:
    """Return the number of the first page from message ``source`` of the catalog, by default 1."""
    return next((page.number for page in rule_pages(game, words) if page.source == source), 1)


def rules(
    game: AnyGame, painter: AnyPainter, words: Words, page: int = 0, *, entry: str = "", table: int = 0
) -> Panel:
    """Return one page of a game's rules: 0 is the picture, chapters begin at 1.

    ``entry``: the thing whose entry the reader came from, with a button back to it; ``table``: the table
    where they looked it up, or 0.
    """
    pages = rule_pages(game, words)
    page = min(max(page, 0), len(pages))
    teaches = page == 0 and lesson_of(game.id) is not None
    parts: list[Part] = [words("rules-learn")] if teaches else []
    parts.append(_first(game, painter, words) if page == 0 else _told(game, pages[page - 1], words))
    parts.append(_menu(game, pages, page, words, entry=entry, table=table))
    buttons = [lesson_button(game.id, words)] if teaches else []
    for label, there, end in (("button-back", page - 1, 0), ("button-on", page + 1, len(pages))):
        press = CustomId(table, page, "page", _page(game, min(max(there, 0), len(pages)), entry))
        if end or page:
            buttons.append(Button(words(label), press, disabled=page == end))
    buttons.append(_search_button(game, words))
    if entry:
        buttons.append(Button(words("rules-entry"), CustomId(table, page, "entry", f"{game.id}={entry}")))
    parts.append(Row(buttons))
    if page:
        parts.append(words("rules-page", page=page, pages=len(pages)))
    return Panel(parts)


def _first(game: AnyGame, painter: AnyPainter, words: Words) -> Part:
    if not words.has(f"{game.id}-page-aim"):
        return f"### {_title(game, words)}\n{words(f'{game.id}-tagline')}"

    def in_words(why: str) -> str:
        told = (words(f"{game.id}-page-{part}") for part in ("aim", "turn", "end"))
        return "\n".join([why, *told])

    def plan() -> list[Picture]:
        drawn = painter.rules(words.strict)
        return [] if drawn is None else [drawn]

    return Scene(None, plan, in_words)


def _told(game: AnyGame, page: Page, words: Words) -> str:
    text = f"### {page.title}\n{page.text}"
    if not page.sections:
        return text
    sections = words.in_row(page.sections)
    if has_rules(words.locale, game.id):
        return f"{text}\n{words('rules-complete', sections=sections)}"
    return f"{text}\n{words('rules-complete-in-english', sections=sections)}"


def _menu(
    game: AnyGame, pages: Sequence[Page], page: int, words: Words, *, entry: str = "", table: int = 0
) -> Select:
    """Return the menu of the chapters, with the current one selected."""
    first = [one for one in pages if one.part == 1][: MENU - 1]
    here = next((one.number for one in reversed(first) if one.number <= page), 0)
    choices = [(_page(game, 0, entry), words("rules-first"), words(f"{game.id}-tagline"))]
    choices += [(_page(game, one.number, entry), one.title, _begins(one.text)) for one in first]
    press = CustomId(table, page, "page", "menu")
    return Select(press, words("rules-choose"), choices, chosen=[_page(game, here, entry)])


def _begins(text: str) -> str:
    return " ".join(text.replace("*", "").replace("• ", "").splitlines()[0].split())


def _page(game: AnyGame, page: int, entry: str = "") -> str:
    return f"{game.id}={page}={entry}" if entry else f"{game.id}={page}"


def _title(game: AnyGame, words: Words) -> str:
    return words("rules-title", game=words(f"{game.id}-name"))


def _search_button(game: AnyGame, words: Words) -> Button:
    return Button(words("button-rules-search"), CustomId(0, 0, "rules-search", game.id))


def search_form(game: AnyGame, words: Words) -> Modal:
    """Return the form to search the rules."""
    field = TextInput("typed", words("rules-search-field"), hint=words("rules-search-hint"), longest=LONGEST)
    return Modal(CustomId(0, 0, "rules-found", game.id), words("rules-search-title"), [field])


def found_panel(game: AnyGame, typed: str, words: Words) -> Panel:
    """Return the paragraphs that contain ``typed``, their chapters, and the entries with such a title."""
    pages = rule_pages(game, words)
    hits = [
        (page, line)
        for page in pages
        for line in page.text.splitlines()
        if _has(typed, f"{page.title} {line}", line)
    ]
    titles = [entry_title(entry, words) for entry in game.entries]
    asks = bool(folded(typed[:LONGEST]))
    named = [number for number, title in enumerate(titles) if asks and nearness(typed, title) is not None]
    shown = Typed(typed[:LONGEST])
    name = words(f"{game.id}-name")
    if hits or named:
        told = [f"### {words('rules-found', typed=shown, game=name)}"]
        told += [f"**{page.title}**\n> {_quoted(line)}" for page, line in hits[:_SHOWN]]
        told += [words("rules-found-more")] if len(hits) > _SHOWN else []
    else:
        told = [words("rules-not-found", typed=shown, game=name)]
        named = likely_meant(typed, titles, _NEAR) if asks else []
    parts: list[Part] = ["\n".join(told)]
    if named:
        things: list[Found] = [(game.id, game.entries[number]) for number in named[:MENU]]
        choices = [(value(one), entry_title(one[1], words), words.say(one[1].texts[0])) for one in things]
        parts.append(Select(CustomId(0, 0, "entry"), words("rules-found-things"), choices))
    where = list(dict.fromkeys(page for page, _ in hits))
    if where:
        chapters = [(_page(game, page.number), page.title, _begins(page.text)) for page in where[:MENU]]
        parts.append(Select(CustomId(0, 0, "page", "found"), words("rules-found-chapters"), chapters))
    else:
        parts.append(_menu(game, pages, 0, words))
    back = Button(words("button-back"), CustomId(0, 0, "page", _page(game, 0)))
    return Panel([*parts, Row([back, _search_button(game, words)])])


def _has(typed: str, there: str, line: str) -> bool:
    """Return whether each word of ``typed`` begins a word of ``there``, and at least one of ``line``."""
    wanted = folded(typed[:LONGEST]).split()
    around, inside = folded(there).split(), folded(line).split()
    return (
        bool(wanted)
        and all(any(word.startswith(part) for word in around) for part in wanted)
        and any(word.startswith(part) for part in wanted for word in inside)
    )


def _quoted(line: str) -> str:
    return line if len(line) <= _QUOTED else line[: _QUOTED - 1].rstrip("*") + "…"
