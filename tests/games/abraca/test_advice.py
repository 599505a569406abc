"""What hints in Abraca say about a declaration."""

from __future__ import annotations

import pytest

from games.abraca.game import GAME
from games.engine.advice import Adviser, times_in_100
from games.engine.chance import RandomStream
from games.engine.play import play
from games.engine.text import Text
from render.words import words_for
from tests.support.phrases import phrase


def said(text: Text | None, locale: str = "en") -> str:
    assert text is not None
    return words_for(locale).strict.say(text)


def test_what_the_stones_tell() -> None:
    counts = {"unseen": 5, "stones": 2, "works": times_in_100(0.71)}
    seven = Text("abraca-advice-cast", {"number": 7, "copies": 3, **counts})
    assert said(seven) == (
        "3 of the 5 stones you can’t see have number 7, and 2 of those 5 are yours. "
        "It works 71% of the time; a miss costs you 1 life."
    )
    dragon = Text("abraca-advice-cast", {"number": 1, "copies": 1, **counts})
    assert "Only 1 of the 5 stones" in said(dragon)
    assert phrase("abraca-advice-cast", variant="1") in said(dragon)


@pytest.mark.parametrize(("chance", "percent"), [(0.002, "1"), (0.08, "8"), (0.85, "85")])
def test_odds_have_the_article_of_their_number(chance: float, percent: str) -> None:
    assert said(times_in_100(chance), "it") == phrase("hint-times", "it", variant=percent)


def test_it_is_there_for_all_that_can_be_declared_and_follows_from_what_the_seat_sees() -> None:
    assert isinstance(GAME, Adviser)
    chance = RandomStream(bytes(32))
    state = GAME.setup(3, GAME.options_type(), chance)
    while decisions := GAME.decisions(state):
        [(seat, decision)] = decisions.items()
        view = GAME.view(state, seat)
        other = GAME.view(GAME.determinize(state, seat, RandomStream(b"other")), seat)
        for option in decision.options:
            text = GAME.advice(view, (option.id,))
            assert text == GAME.advice(other, (option.id,))
            assert all(said(text, locale) for locale in ("en", "it"))
        for watcher in (None, *(one for one in range(3) if one != seat)):
            assert GAME.advice(GAME.view(state, watcher), ("end",)) is None
        choice = GAME.computer_player.choose(view, decision, chance)
        play(GAME, state, seat, choice, chance)
