"""A setting is one declaration and its words: invented ones are shown, changed, stored and in the history."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import render.words
from bot.database.columns import Json
from bot.database.schema import guilds
from bot.discord.panels.panel import Panel, Row
from bot.discord.panels.settings import settings_panel
from bot.features.people.rules.people import Preferences
from bot.features.people.rules.preferences import PREFERENCES, Personal, personal
from bot.features.servers.rules.declared import SERVER_SETTINGS, Server
from bot.features.servers.rules.settings import GuildSettings
from bot.table.setting import Menu, Option, Setting, Settings, Switch
from playground.components import Kind
from render.words import words_for
from tests.bot.discord.test_panels import check_panel
from tests.protocol.evening import Evening
from tests.support.phrases import phrase
from tests.support.render_pools import PlainRenderPool

MANY = 12
"""More invented settings than fit into one message with the others."""
WORDS = {
    "setup-bells": "Bells",
    "setup-bells-help": "Whether a bell rings.",
    "setup-mood-now": "Mood",
    "setup-mood-now-help": "How it feels here.",
    "setup-mood-calm": "calm",
    "setup-mood-wild": "wild",
    **{f"{family}-extra{number}": f"Extra {number}" for family in ("me", "setup") for number in range(MANY)},
    **{f"{family}-extra{number}-help": "More." for family in ("me", "setup") for number in range(MANY)},
}


class Invented(GuildSettings, frozen=True):
    """A server's settings, with two more."""

    bells: bool = False
    mood_now: str = "calm"


def moods() -> list[Option]:
    return [Option(mood, mood, f"{mood}!") for mood in ("calm", "wild")]


@pytest.fixture
def invented(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Declare one setting of each kind that uses a button or menu, with its field and its words."""
    for locale in render.words.locales():
        place = tmp_path / "words" / locale
        place.mkdir(parents=True)
        (place / "test.ftl").write_text("".join(f"{key} = {text}\n" for key, text in WORDS.items()))
    declared = SERVER_SETTINGS.declared
    with monkeypatch.context() as patch:
        patch.setattr(render.words, "FOLDERS", [*render.words.FOLDERS, tmp_path / "words"])
        patch.setattr(guilds.c.settings, "type", Json(Invented))
        patch.setattr("bot.features.servers.store.GuildSettings", Invented)
        patch.setattr("bot.features.servers.panel.setup.GuildSettings", Invented)
        render.words._words.cache_clear()
        new = (Setting[Server]("bells", "where", Switch()), Setting[Server]("mood_now", "time", Menu(moods)))
        msgspec.structs.force_setattr(SERVER_SETTINGS, "declared", (*declared, *new))
        yield
    msgspec.structs.force_setattr(SERVER_SETTINGS, "declared", declared)
    render.words._words.cache_clear()


async def test_an_invented_setting_of_each_kind(invented: None, evening: Evening) -> None:
    guild, store = evening.playground.guild.id, evening.bot.services.stores.guilds
    panel = await evening.slash("Mira", "setup panel")
    assert "**Bells**: no\n-# Whether a bell rings." in panel.text
    await evening.press("Mira", panel, "test:0:0:setup-switch:bells=on")
    assert "**Bells**: yes" in panel.text
    await evening.press("Mira", panel, phrase("setup-page-time"))
    assert "**Mood**: calm!" in panel.text
    await (await evening.person("Mira").select(panel, "test:0:0:setup-pick:mood_now", "wild")).result()
    assert "**Mood**: wild!" in panel.text
    assert await store.settings(guild) == Invented(bells=True, mood_now="wild")
    history = await evening.slash("Mira", "setup history")
    assert "**Bells**: no → yes" in history.text
    assert "**Mood**: calm! → wild!" in history.text
    forged = await evening.forge("Mira", panel, "test:0:0:setup-switch:bells=maybe")
    assert phrase("refused-no-such-setting") in forged
    pick = "test:0:0:setup-pick:mood_now"
    forged = await evening.forge("Mira", panel, pick, kind=Kind.STRING_SELECT, values=["sad"])
    assert phrase("refused-no-such-setting") in forged
    assert await store.settings(guild) == Invented(bells=True, mood_now="wild")


def longer(settings: Settings[Any], page: str) -> Settings[Any]:
    """Return ``settings`` with many more on ``page``."""
    extra = [Setting[Any](f"extra{number}", page, Switch()) for number in range(MANY)]
    return msgspec.structs.replace(settings, declared=[*settings.declared, *extra])


OWNERS: dict[str, tuple[Settings[Any], Personal | Server]] = {
    "me": (PREFERENCES, personal(Preferences(), 1e9, 30)),
    "setup": (SERVER_SETTINGS, Server(GuildSettings(), now=1e9)),
}


def turns(panel: Panel) -> dict[str, str]:
    """Return the pages that the buttons below the settings lead to, by their labels."""
    rows = [part for part in panel.parts if isinstance(part, Row)]
    buttons = [button for row in rows for button in row.buttons if button.press]
    return {one.label: one.press.argument for one in buttons if one.press and one.press.verb in OWNERS}


@pytest.mark.parametrize(
    ("family", "page"),
    [(family, page) for family, (settings, _) in OWNERS.items() for page in settings.pages],
)
async def test_a_page_that_overflows_is_turned(invented: None, family: str, page: str) -> None:
    declared, owner = OWNERS[family]
    settings, words = longer(declared, page), words_for("en")
    panels = [settings_panel(settings, owner, words, page, "x" * 300)]
    while following := turns(panels[-1]).get(words("settings-more")):
        panels.append(settings_panel(settings, owner, words, following, "x" * 300))
    assert len(panels) > 1
    for before, panel in itertools.pairwise(panels):
        back = turns(panel)[words("settings-previous")]
        assert settings_panel(settings, owner, words, back, "x" * 300) == before
    for panel in panels:
        await check_panel(panel, PlainRenderPool())
    for number in range(MANY):
        [panel] = [one for one in panels if f"extra{number}=on" in str(one.parts)]
        there = settings_panel(settings, owner, words, f"extra{number}", "x" * 300)
        assert there == panel, "whoever presses stays where they are"


@pytest.mark.parametrize("family", OWNERS)
def test_what_fits_one_message_is_not_turned(family: str) -> None:
    settings, owner = OWNERS[family]
    for page in settings.pages:
        shown = turns(settings_panel(settings, owner, words_for("en"), page))
        assert list(shown.values()) == list(settings.pages)
