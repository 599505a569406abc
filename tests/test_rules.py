"""The rules pages in ``docs/rules``: each game has one, and every anchor and link on it is sound."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.features.lobby.panel.options import option_values
from games.engine.printed import as_printed, departures, printed_values
from games.registry import GAMES
from tests.support.derived import assert_derived

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "docs" / "rules"
NAMES = sorted(page.stem for page in PAGES.glob("*.md"))

_ANCHOR = re.compile(r'<a id="([^"]+)"></a>')
_LINK = re.compile(r"\]\(([^)\s]+)\)")
_HEADING = re.compile(r'^##+ <a id="([\d.]+)"></a>(\d+)(\.\d+)?\.? ', re.MULTILINE)


def page(game: str) -> str:
    """Return the rules page of ``game``."""
    return (PAGES / f"{game}.md").read_text(encoding="utf-8")


def anchors(game: str) -> list[str]:
    """Return the anchors of the rules page of ``game``, in their order."""
    return _ANCHOR.findall(page(game))


def examples(game: str) -> list[str]:
    """Return the anchors of the worked examples of ``game``."""
    return [anchor for anchor in anchors(game) if anchor.startswith("example-")]


def test_every_game_has_a_page() -> None:
    assert sorted(GAMES) == NAMES


@pytest.mark.parametrize("game", NAMES)
def test_anchors_name_one_place_each(game: str) -> None:
    found = anchors(game)
    assert len(found) == len(set(found))


@pytest.mark.parametrize("game", NAMES)
def test_headings_have_their_number_as_anchor_and_sections_follow_each_other(game: str) -> None:
    headings = _HEADING.findall(page(game))
    assert [anchor for anchor, *_ in headings] == [number + (part or "") for _, number, part in headings]
    sections = [int(number) for _, number, part in headings if not part]
    assert sections == list(range(1, len(sections) + 1))
    assert len(headings) == len(re.findall(r"^##", page(game), re.MULTILINE))


@pytest.mark.parametrize("game", NAMES)
def test_items_of_lists_are_anchored_by_their_number(game: str) -> None:
    for number, anchor in re.findall(r'^ *(\d+)\. <a id="([^"]+)"></a>', page(game), re.MULTILINE):
        assert re.split(r"[.-]", anchor)[-1] == number


@pytest.mark.parametrize("game", NAMES)
def test_worked_examples_are_numbered_from_1(game: str) -> None:
    found = examples(game)
    assert found
    assert found == [f"example-{number}" for number in range(1, len(found) + 1)]


@pytest.mark.parametrize("game", NAMES)
def test_a_page_says_which_readings_are_its_own(game: str) -> None:
    assert re.search(r"^## .*How the bot reads the rules$", page(game), re.MULTILINE)


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


@pytest.mark.parametrize("game", NAMES)
def test_a_page_lists_the_options_that_depart_from_print(game: str) -> None:
    options_type = GAMES[game].options_type
    changed, printed = departures(options_type), printed_values(options_type)
    if changed or "<!-- departures" in page(game):
        rows = ["", "| Option | Default | Printed |", "|---|---|---|"]
        for name, (value, _) in changed.items():
            said = " or ".join(str(one).lower() for one in printed[name])
            rows.append(f"| `{name}` | {str(value).lower()} | {said} |")
        assert_derived(f"docs/rules/{game}.md", "departures", "\n".join([*rows, "", ""]))


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


@pytest.mark.parametrize("game", NAMES)
def test_a_page_has_every_table_option_with_its_values(game: str) -> None:
    rows = page(game).splitlines()
    for name, values in option_values(GAMES[game]).items():
        row = next((row for row in rows if row.startswith(f"| `{name}` |")), "")
        assert row, name
        for value in values:
            assert str(value).lower() in row, (name, value)
