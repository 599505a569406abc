"""The rules pages in ``docs/rules``: each game has one, and every anchor and link on it is sound."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from bot.features.lobby.panel.options import printed_text
from bot.features.lobby.rules.declared import option_values
from bot.features.reading.panel.rules import rule_pages, rules
from games.engine.game import AnyGame
from games.engine.printed import as_printed, printed_values
from games.registry import GAMES
from render.figures import FIGURES
from render.registry import PAINTERS
from render.words import Words, languages, words_for
from tests.support.derived import assert_derived

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "docs" / "rules"
NAMES = sorted(page.stem for page in PAGES.glob("*.md"))

_ANCHOR = re.compile(r'<a id="([^"]+)"></a>')
_LINK = re.compile(r"\]\(([^)\s]+)\)")
_HEADING = re.compile(r'^##+ <a id="([\d.]+)"></a>.+ \(([\d.]+)\)$', re.MULTILINE)
TRANSLATED = [(game, locale) for locale, language in languages().items() for game in language.rules]
"""Games and the languages their rules pages are translated into; English pages are the authority."""
_HEADS = {
    "en": "| Option | Choices | As printed | The question |",
    "it": "| Opzione | Scelte | Come stampato | La domanda |",
}


def page(game: str, locale: str = "en") -> str:
    """Return the rules page of ``game``."""
    return (folder(locale) / f"{game}.md").read_text(encoding="utf-8")


def folder(locale: str) -> Path:
    """Return the folder with the rules pages of a language."""
    return PAGES if locale == "en" else PAGES / locale


def anchors(game: str, locale: str = "en") -> list[str]:
    """Return the anchors of the rules page of ``game``, in order."""
    return _ANCHOR.findall(page(game, locale))


def examples(game: str) -> list[str]:
    """Return the anchors of the worked examples of ``game``."""
    return [anchor for anchor in anchors(game) if anchor.startswith("example-")]


def test_every_game_has_a_page() -> None:
    assert sorted(GAMES) == NAMES


def test_a_language_says_which_pages_it_has() -> None:
    for locale in [*languages()][1:]:
        assert {page.stem for page in folder(locale).glob("*.md")} == {*languages()[locale].rules}


@pytest.mark.parametrize("game", NAMES)
def test_chapters_say_in_which_language_the_complete_rules_are(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lasts(of: Words) -> set[str]:
        chapters = [number for number, one in enumerate(rule_pages(GAMES[game], of), 1) if one.sections]
        shown = (rules(GAMES[game], PAINTERS[game], of, number).parts[0] for number in chapters)
        return {str(one).splitlines()[-1].rpartition(":")[0] for one in shown}

    words = words_for("it")
    has_sections = any(one.sections for one in rule_pages(GAMES[game], words))

    def said(key: str) -> set[str]:
        return {words(key, sections="").rpartition(":")[0]} if has_sections else set()

    is_translated = game in languages()["it"].rules
    assert lasts(words) == said("rules-complete" if is_translated else "rules-complete-in-english")
    assert has_sections or not is_translated
    monkeypatch.setattr("bot.features.reading.panel.rules.has_rules", lambda *_: False)
    assert lasts(words) == said("rules-complete-in-english")


@pytest.mark.parametrize("game", NAMES)
def test_anchors_name_one_place_each(game: str) -> None:
    found = anchors(game)
    assert len(found) == len(set(found))


@pytest.mark.parametrize("game", NAMES)
def test_headings_end_with_their_number_and_no_section_is_missing(game: str) -> None:
    """Sections are in the order in which people learn; they are cited by their numbers."""
    headings = _HEADING.findall(page(game))
    assert all(anchor == number for anchor, number in headings)
    assert len(headings) == len(re.findall(r"^##", page(game), re.MULTILINE))
    sections = sorted(int(anchor) for anchor, _ in headings if "." not in anchor)
    assert sections == list(range(1, len(sections) + 1))


@pytest.mark.parametrize(("game", "locale"), TRANSLATED)
def test_a_translated_page_has_the_same_places_in_the_same_order(game: str, locale: str) -> None:
    assert anchors(game, locale) == anchors(game)
    assert _HEADING.findall(page(game, locale)) == _HEADING.findall(page(game))


@pytest.mark.parametrize(("game", "locale"), [(game, "en") for game, _ in TRANSLATED] + TRANSLATED)
def test_the_board_has_a_legend_for_each_of_its_labels(game: str, locale: str) -> None:
    picture = f"boards/{game}-{locale}.jpg"
    [legend] = re.findall(
        rf"^!\[.+\]\(.*{picture}\)\n\n((?:(?:\d+\.|  ) .+\n)+)", page(game, locale), re.MULTILINE
    )
    assert len(re.findall(r"^\d+\.", legend, re.MULTILINE)) == len(FIGURES[game].labels)
    assert (PAGES / picture).stat().st_size < 200_000


@pytest.mark.parametrize("game", NAMES)
def test_items_of_lists_are_anchored_by_their_number(game: str) -> None:
    for number, anchor in re.findall(r'^ *(\d+)\. <a id="([^"]+)"></a>', page(game), re.MULTILINE):
        assert re.split(r"[.-]", anchor)[-1] == number


@pytest.mark.parametrize("game", NAMES)
def test_worked_examples_are_numbered_from_1(game: str) -> None:
    found = examples(game)
    assert found
    assert sorted(found) == sorted(f"example-{number}" for number in range(1, len(found) + 1))


@pytest.mark.parametrize("game", NAMES)
def test_a_page_says_which_readings_are_its_own(game: str) -> None:
    assert re.search(r"^## .*How the bot reads the rules \(\d+\)$", page(game), re.MULTILINE)


@pytest.mark.parametrize("game", NAMES)
def test_links_lead_somewhere(game: str) -> None:
    for link in _LINK.findall(page(game)):
        file, _, anchor = link.partition("#")
        target = (PAGES / file).resolve() if file else PAGES / f"{game}.md"
        assert target.exists(), link
        if anchor and target.parent == PAGES:
            assert anchor in anchors(target.stem), link
        elif anchor:
            slugs = [
                re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")
                for heading in re.findall(r"^#+ (.+)$", target.read_text(encoding="utf-8"), re.MULTILINE)
            ]
            assert anchor in slugs, link


@pytest.mark.parametrize(("game", "locale"), [*((game, "en") for game in NAMES), *TRANSLATED])
def test_a_page_names_options_as_the_lobby_does_and_says_what_is_printed(game: str, locale: str) -> None:
    path = (folder(locale) / f"{game}.md").relative_to(ROOT)
    assert_derived(str(path), "options", options_table(GAMES[game], words_for(locale)))


def _printed(game: AnyGame, name: str, words: Words) -> str:
    """Return the printed rules' value for an option: a dash if there is none, several if editions differ."""
    values, key = printed_values(game.options_type)[name], f"{game.id}-option-{name}"
    if words.has(f"{key}-printed"):
        return printed_text(game, name, words)
    return " / ".join(words(f"{key}-{str(value).lower()}") for value in values) or "–"


def options_table(game: AnyGame, words: Words) -> str:
    """Return the table of options: labels, values with the default in bold, the printed value."""
    defaults = msgspec.to_builtins(game.options_type())
    rows = [_HEADS[words.locale], "|---|---|---|---|"]
    for name, values in option_values(game).items():
        key = f"{game.id}-option-{name}"
        ordered = sorted(values, key=lambda value: value != defaults[name])
        first, *others = (words(f"{key}-{str(value).lower()}") for value in ordered)
        printed = _printed(game, name, words)
        chosen = " · ".join([f"**{first}**", *others])
        rows.append(f"| {words(key)} | {chosen} | {printed} | {words(f'{key}-help')} |")
    return "\n".join(["", *rows, "", ""])


@pytest.mark.parametrize(("game", "locale"), [*((game, "en") for game in NAMES), *TRANSLATED])
def test_a_page_names_choices_as_the_lobby_does(game: str, locale: str) -> None:
    """``*Option: Choice*`` on a page is a choice of that option."""
    words = words_for(locale)
    offered = {
        f"{words(f'{game}-option-{name}')}: {words(f'{game}-option-{name}-{str(value).lower()}')}"
        for name, values in option_values(GAMES[game]).items()
        for value in values
    }
    named = re.findall(
        r"(?<![*\w])\*([A-ZÈ][^*:|]+: [A-ZÈ][^*|]+)\*(?![*\w])", " ".join(page(game, locale).split())
    )
    straight = {choice.replace("’", "'") for choice in offered}
    assert not {one for one in named if one.replace("’", "'") not in straight}


@pytest.mark.parametrize("game", NAMES)
def test_every_option_says_what_is_printed(game: str) -> None:
    options_type, offered = GAMES[game].options_type, option_values(GAMES[game])
    printed = printed_values(options_type)
    assert printed.keys() == offered.keys()
    for name, values in offered.items():
        assert set(printed[name]) <= set(values), name
        for value in values:
            kept = not printed[name] or value in printed[name]
            restored = as_printed(options_type, {name: value})[name]
            assert restored == (value if kept else printed[name][0]), name
