"""The pages of a person's settings: each setting is on its page, and every page has room to spare."""

from __future__ import annotations

import pytest

from bot.discord.panels.panel import Button, Line, Panel, Row, Select
from bot.features.people.panel import me_panel
from bot.features.people.rules.preferences import PAGES, SETTINGS, Personal
from bot.table.setting import Form, Link, Menu, Setting, Switch
from render.languages import Language
from render.words import locales, words_for
from tests.bot.discord.test_panels import check_panel
from tests.support.personal_panels import owners
from tests.support.phrases import phrase
from tests.support.render_pools import PlainRenderPool

ROOM = 30
"""Maximum components per page, out of Discord's 40."""
LETTERS = 2000
"""Maximum letters, out of Discord's 4,000."""
DESCRIPTION = 100
"""Maximum letters that Discord shows of a choice's description."""


def presses(panel: Panel) -> set[str]:
    """Return the verb and argument of every button and menu of a panel."""
    found = set()
    for part in panel.parts:
        buttons = part.buttons if isinstance(part, Row) else [part.button] if isinstance(part, Line) else []
        found |= {button.press for button in buttons if isinstance(button, Button)}
        found |= {part.press} if isinstance(part, Select) else set()
    return {f"{press.verb}:{press.argument}" for press in found if press}


def offers(setting: Setting[Personal], owner: Personal) -> str:
    """Return the press that should be offered for a setting."""
    match setting.kind:
        case Menu():
            return f"me-pick:{setting.name}"
        case Switch():
            return f"me-switch:{setting.name}={'off' if getattr(owner.preferences, setting.name) else 'on'}"
        case Form():
            return f"me-{setting.key}:"
        case Link(verb):
            return f"{verb}:"


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("page", PAGES)
async def test_a_page_offers_its_settings_and_has_room_to_spare(page: str, locale: str) -> None:
    words, checked = words_for(locale), set[str]()
    for owner in owners():
        panel = me_panel(owner, words, page, note="x" * 300)
        here = [one for one in SETTINGS if one.page == page and one.shown(owner)]
        wanted = {offers(one, owner) for one in here}
        elsewhere = {f"me:{name}" for name in PAGES}
        in_form = sum(one.page == page and not isinstance(one.kind, Link) for one in SETTINGS)
        form = {f"me-form:{page}=0"} if in_form > 1 else set()
        offered = {press for press in presses(panel) if not press.startswith("me-remove")}
        assert offered == wanted | elsewhere | form
        parts = await check_panel(panel, PlainRenderPool(), checked)
        assert sum(map(count, parts)) <= ROOM
        assert len(str([part for part in panel.parts if isinstance(part, str | Line)])) <= LETTERS
        for part in panel.parts:
            if isinstance(part, Select):
                assert all(len(text) <= DESCRIPTION for _, *texts in part.choices for text in texts)


@pytest.mark.parametrize("tell_at", [None, "https://example.org/words"])
def test_whoever_reads_a_language_in_progress_is_asked_to_tell_what_sounds_wrong(
    tell_at: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    words, asked = words_for("en"), phrase("language-in-progress")
    owner = next(iter(owners()))
    shown = [part for part in me_panel(owner, words, "language").parts if isinstance(part, str | Line)]
    assert asked not in str(shown), "only the choices of other languages say it"
    declared = {"en": Language("English", "offered", tell_at)}
    monkeypatch.setattr("bot.features.people.panel.languages", lambda: declared)
    [told] = [
        part
        for part in me_panel(owner, words, "language").parts
        if isinstance(part, str | Line) and asked in str(part)
    ]
    assert (told.button.url if isinstance(told, Line) else None) == tell_at
    assert asked not in str(me_panel(owner, words, PAGES[0]).parts)


def count(part: dict[str, object]) -> int:
    """Return the number of components in a part of a message, including the part itself."""
    inner = part.get("components", [])
    assert isinstance(inner, list)
    return 1 + sum(map(count, inner)) + ("accessory" in part)


def test_every_setting_is_shown_to_somebody() -> None:
    shown = {setting.name for owner in owners() for setting in SETTINGS if setting.shown(owner)}
    assert shown == {setting.name for setting in SETTINGS}
