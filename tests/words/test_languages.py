"""Which languages are offered, where, and how much memory they take."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import discord
import pytest
from discord import app_commands

import bot.typed.words
import render.words
from bot.discord.commands.translation import Translator, phrase
from bot.features.people.rules import preferences
from bot.table.setting import Option, language_options
from games.engine.content import ContentError
from games.engine.text import Text
from render.languages import Language, languages_in
from render.words import DEFAULT_LOCALE, languages, locale_for, locales, words_for
from tests.words.review import record_of, texts
from tests.words.test_catalogue import BEGUN, FOR_MODERATORS, WRITTEN_TOGETHER

WORDS = render.words.FOLDERS[0]
CACHES = (languages, locales, render.words._words, bot.typed.words.typed_words, bot.typed.words._spoken)


def clear() -> None:
    for cached in CACHES:
        cached.cache_clear()


@pytest.fixture
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """English, Italian and the start of a German translation, which is offered."""
    for locale in (DEFAULT_LOCALE, "it"):
        (tmp_path / locale).symlink_to(WORDS / locale)
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "language.toml").write_text('name = "Deutsch"\nstate = "offered"\n')
    (tmp_path / "de" / "common.ftl").write_text("command-table-name = tisch\n")
    (tmp_path / "de" / "typed.ftl").write_text("typed-noon = mittag | mittags\n")
    monkeypatch.setattr(render.words, "FOLDERS", [tmp_path])
    clear()
    yield tmp_path
    clear()


def test_every_folder_of_words_is_a_language() -> None:
    assert {folder.name for folder in WORDS.iterdir()} == {*languages()}


@pytest.mark.parametrize("locale", BEGUN)
def test_somebody_on_discord_speaks_every_language(locale: str) -> None:
    spoken = {one.value for one in discord.Locale}
    assert {locale, *(one for one in spoken if one.startswith(f"{locale}-"))} & spoken


@pytest.mark.parametrize("locale", BEGUN)
def test_what_players_meet_in_a_reviewed_language_has_been_reviewed(locale: str) -> None:
    if languages()[locale].state == "reviewed" and locale not in WRITTEN_TOGETHER:
        met = {key for key, (file, _) in texts(locale).items() if file not in FOR_MODERATORS}
        assert not met - record_of(locale).reviewed.keys()


@pytest.mark.usefixtures("german")
async def test_commands_are_registered_in_every_language_on_offer_and_none_of_them_is_kept() -> None:
    translator = Translator()
    context = app_commands.TranslationContext(app_commands.TranslationContextLocation.other, None)

    async def named(locale: discord.Locale) -> str | None:
        return await translator.translate(phrase("command-table-name"), locale, context)

    assert await named(discord.Locale.german) == "tisch"
    assert await named(discord.Locale.italian) == words_for("it")("command-table-name")
    assert await named(discord.Locale.american_english) is None
    assert await named(discord.Locale.polish) is None
    render.words._words.cache_clear()
    assert await named(discord.Locale.german) == "tisch"
    assert render.words._words.cache_info().currsize <= 1, "English alone"
    translator.forget()
    assert not translator._words


@pytest.mark.usefixtures("german")
def test_only_what_people_type_is_read_of_languages_that_nobody_uses() -> None:
    assert {"mittag", "noon", "mezzogiorno"} <= bot.typed.words.typed_words("typed-noon")
    language_options(Option("own", None, "own"))
    assert render.words._words.cache_info().currsize <= 1, "English alone"


@pytest.mark.usefixtures("german")
def test_settings_say_of_an_unreviewed_language_that_it_is_in_progress() -> None:
    _, english, german, _ = language_options(Option("own", None, "own"))
    assert (english.label, english.help) == ("English", None)
    assert (german.label, german.help) == ("Deutsch", Text("language-in-progress"))
    preferences._languages.cache_clear()
    assert [option.id for option in preferences._languages()] == ["discord", "en", "de", "it"]
    preferences._languages.cache_clear()


def test_a_language_that_is_only_begun_is_offered_to_nobody(german: Path) -> None:
    assert locale_for("de") == "de"
    (german / "de" / "language.toml").write_text('name = "Deutsch"\n')
    clear()
    assert languages()["de"] == Language("Deutsch", "begun")
    assert "de" not in locales()
    assert words_for("de").locale == locale_for("de") == DEFAULT_LOCALE


@pytest.mark.parametrize(
    "text",
    [
        "",
        'name = "Deutsch"\nstate = "done"\n',
        'name = "D"\nnmae = 1\n',
        'name = "D"\nfeedback = "x.y"\n',
        "=",
    ],
)
def test_a_language_that_is_declared_wrongly_is_an_error(text: str, tmp_path: Path) -> None:
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "language.toml").write_text(text)
    with pytest.raises(ContentError, match=r"language\.toml"):
        languages_in(tmp_path)
