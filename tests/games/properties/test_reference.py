"""The entries of each game that can be looked up: complete words, and a paragraph of the rules for each."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from games.engine.chance import RandomStream
from games.engine.game import AnyGame
from games.engine.play import next_move, play
from games.engine.reference import kinds
from games.registry import GAMES
from render.words import Words, locales, words_for

RULES = Path(__file__).parents[3] / "docs" / "rules"
ANCHOR = re.compile(r'<a id="([^"]+)"></a>')

with_entries = pytest.mark.parametrize(
    "game", [game for game in GAMES.values() if game.entries], ids=lambda game: game.id
)


def anchors(game: AnyGame) -> set[str]:
    return set(ANCHOR.findall((RULES / f"{game.id}.md").read_text("utf-8")))


def pages(game: AnyGame, words: Words) -> int:
    return next(page for page in range(1, 99) if not words.has(f"{game.id}-rules-{page + 1}"))


@with_entries
def test_every_entry_leads_to_its_paragraph(game: AnyGame) -> None:
    there = anchors(game)
    for entry in game.entries:
        assert entry.anchor in there, entry.id
        assert entry.section in there, entry.id
        if entry.example is not None:
            number = entry.example.key.rpartition("-")[2]
            assert f"example-{number}" in there, entry.id
        for locale in locales():
            assert 1 <= entry.chapter <= pages(game, words_for(locale)), entry.id


@with_entries
@pytest.mark.parametrize("locale", locales())
def test_every_entry_is_said_in_full(game: AnyGame, locale: str) -> None:
    words = words_for(locale)
    titles = [words.say(entry.title) for entry in game.entries]
    assert len(set(titles)) == len(titles), "each has a title of its own"
    for entry, title in zip(game.entries, titles, strict=True):
        assert 0 < len(title) <= 60
        assert entry.texts
        said = [words.say(text) for text in (*entry.texts, *([entry.example] if entry.example else []))]
        for sentence in said:
            assert sentence.endswith((".", "!")), sentence
            assert len(sentence) <= 400, sentence


@with_entries
def test_ids_fit_into_buttons(game: AnyGame) -> None:
    ids = [entry.id for entry in game.entries]
    assert len(set(ids)) == len(ids)
    assert all(re.fullmatch(r"[a-z0-9_-]{1,30}", name) for name in (*ids, *kinds(game.entries)))
    assert len(kinds(game.entries)) <= 25, "they stand in one menu"


@with_entries
def test_questions_only_name_existing_entries(game: AnyGame) -> None:
    """Every question of a whole game can be explained; many of them name an entry."""
    chance, known = RandomStream(bytes(32)), {entry.id for entry in game.entries}
    state = game.setup(game.seats.stop - 1, game.options_type(), chance)
    asked = helped = 0
    while decisions := game.decisions(state):
        for seat, decision in decisions.items():
            named = game.explained(game.view(state, seat), decision)
            assert set(named) <= known
            assert len(set(named)) == len(named)
            asked, helped = asked + 1, helped + bool(named)
        move = next_move(
            decisions,
            lambda seat, decision: game.computer_player.choose(game.view(state, seat), decision, chance),
        )
        play(game, state, *move, chance)
    assert helped > asked / 3
