"""Looking up a thing by what a person typed, in both languages."""

from __future__ import annotations

import pytest

from bot.features.lookup.panel import entry_title
from bot.features.lookup.rules import folded, likely_meant, nearness
from games.registry import GAMES
from render.words import Words, locales, words_for
from tests.support.phrases import phrase, spoken


def titles(words: Words) -> list[str]:
    return [words.say(entry.title) for game in GAMES.values() for entry in game.entries]


def found(typed: str, words: Words) -> list[str]:
    """Return all matching titles, the best match first."""
    fits = [(near, title) for title in titles(words) if (near := nearness(typed, title)) is not None]
    return [title for _, title in sorted(fits, key=lambda one: one[0])]


@pytest.mark.parametrize(
    ("locale", "typed", "first"),
    [
        ("it", "cristallo", phrase("touria-item-crystal_ball", "it")),
        ("it", "SFERA", phrase("touria-item-crystal_ball", "it")),
        ("it", "crist sf", phrase("touria-item-crystal_ball", "it")),
        ("it", "venerdi", "Venerdì"),
        ("it", "venerdì", "Venerdì"),
        ("it", "povertà", phrase("saga-card-poverty", "it")),
        ("it", "POVERTA", phrase("saga-card-poverty", "it")),
        ("it", "vello doro", "Vello d’Oro"),
        ("it", "vello d'oro", "Vello d’Oro"),
        ("it", "camaleonte ii", "Camaleonte II"),
        ("en", "thieves den", "Thieves’ Den"),
        ("en", "thieves' d", "Thieves’ Den"),
        ("en", "kna", "Knapsack"),
        ("en", "sweet dream", "3 · Sweet Dream"),
        ("en", "warrior 6 axe", spoken("towers-card-armed", type="Warrior", value=6, weapon="axe")),
    ],
)
def test_half_a_word_without_accents_is_enough(locale: str, typed: str, first: str) -> None:
    words = words_for(locale)
    if typed == "vello doro":
        assert likely_meant(typed, titles(words), 1) == [titles(words).index(first)]
    else:
        assert found(typed, words)[0] == first


@pytest.mark.parametrize("locale", locales())
def test_every_title_is_found_by_itself_and_by_its_first_half(locale: str) -> None:
    words = words_for(locale)
    for title in titles(words):
        assert nearness(title.upper(), title) == 0
        half = title[: (len(title) + 1) // 2]
        assert nearness(half, title) in (0, 1), (half, title)


@pytest.mark.parametrize("locale", locales())
def test_every_title_is_capitalized(locale: str) -> None:
    entries = [entry for game in GAMES.values() for entry in game.entries]
    shown = [entry_title(entry, words_for(locale)) for entry in entries]
    assert not [title for title in shown if title[:1].islower()], "give the name the form `title`"


def test_the_best_fit_comes_first() -> None:
    words = words_for("en")
    assert found("mirror", words)[:2] == ["Mirror", "Magic Mirror"]
    assert found("sword", words)[0] == "Sword"
    assert found("dragon", words)[:2] == ["Dragon", "Dragon"], "of Saga and of Touria"


def test_what_is_mistyped_is_taken_for_what_it_is_nearest_to() -> None:
    there = titles(words_for("en"))
    for typed, meant in (("knapsak", "Knapsack"), ("talisma", "Talisman"), ("camelon", "Chameleon I")):
        assert meant in [there[number] for number in likely_meant(typed, there, 5)], typed
    assert likely_meant("xqzw", there, 5) == []
    assert likely_meant("???", there, 5) == []


def test_nothing_but_signs_is_no_word() -> None:
    assert folded(" … ’!") == ""
    assert len(found("…", words_for("en"))) == len(titles(words_for("en"))), "nothing was typed yet"
