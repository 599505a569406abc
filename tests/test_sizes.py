"""No file is long without a reason, so that people find what they look for by file name."""

from __future__ import annotations

import pytest

from tests.support.overlay import ROOT

LINES = 350
MOST = 425
REASONS = {
    "bot/features/notices/delivery/notice_scheduler.py": "one task, from what is due to what was told",
    "bot/discord/panels/panel.py": "the parts that all panels are made of",
    "playground/page_socket.py": "what the page may ask for, frame by frame",
    "playground/payloads.py": "what Discord refuses, field by field",
    "playground/commands.py": "commands, from their registration to the call of one",
    "playground/people.py": "what a person can do on Discord, deed by deed",
    "bot/database/schema.py": "every table of the database, in order",
    "bot/discord/client.py": "the connection to Discord, from its start to its end",
    "bot/discord/responder.py": "one interaction, from its acknowledgement to its result",
    "bot/table/service.py": "the one writer of tables: all that happens to one goes through it",
    "bot/table/table.py": "a table and what it is made of, field by field",
    "bot/features/notices/rules/standing_notices.py": "why somebody is told, reason by reason",
    "bot/table/store.py": "what is asked of tables, query by query",
    "games/abraca/rules/course.py": "the rules of a small game, whole",
    "games/saga/rules/challenge.py": "a challenge, from its announcement to its reward",
    "games/saga/rules/effects.py": "what cards do, effect by effect",
    "games/saga/rules/questions.py": "what is asked, question by question",
    "games/saga/view.py": "what is seen of a state, thing by thing",
    "games/touria/mind/worlds.py": "what a viewer holds possible, thing by thing",
    "render/words.py": "the words of a language, from a key to a sentence",
}


def test_no_file_is_long_without_a_reason() -> None:
    long = {
        str(path.relative_to(ROOT)): lines
        for room in ("bot", "games", "playground", "render")
        for path in (ROOT / room).rglob("*.py")
        if (lines := len(path.read_text(encoding="utf-8").splitlines())) > LINES
    }
    assert long.keys() == REASONS.keys(), "each long file needs a reason, and no other has one"
    assert max(long.values()) <= MOST


PAGES = {"ARCHITECTURE.md": 10_000, "CONTRIBUTING.md": 12_000}
"""Maximum bytes of pages that everybody should read to the end; details have their own pages."""


@pytest.mark.parametrize("page", PAGES)
def test_a_page_for_everybody_stays_short(page: str) -> None:
    assert len((ROOT / page).read_bytes()) <= PAGES[page]


def test_the_readme_fits_on_two_screens() -> None:
    assert len((ROOT / "README.md").read_text(encoding="utf-8").splitlines()) <= 90
