"""What hints in Saga say about an answer."""

from __future__ import annotations

from games.engine.advice import times_in_100
from games.engine.text import Text
from games.saga.game import GAME
from games.saga.rules.challenge import PASS, REST
from render.words import words_for
from tests.games.advising import advised


def said(text: Text, locale: str = "en") -> str:
    return words_for(locale).strict.say(text, ("Ada", "Ben", "Cleo"))


def test_odds_and_what_is_left_are_told() -> None:
    left = [Text("saga-advice-left", {"count": count}) for count in range(4)]
    told = Text(
        "saga-advice-adventure",
        {
            "works": times_in_100(0.67),
            "now": left[2],
            "won": left[0],
            "lost": left[3],
            "card": Text("saga-card-dragon"),
        },
    )
    assert said(told) == (
        "It works 67% of the time if nobody plays a card. "
        "Your Objective: 2 to go now, reached if it works, 3 to go if it fails."
    )


def test_it_is_there_for_nearly_all_that_can_be_answered_and_follows_from_what_the_seat_sees() -> None:
    told = set[str]()
    for number in range(6):
        for answer, text in advised(GAME, 3, number, 250):
            assert text is None or all(said(text, locale) for locale in ("en", "it"))
            if text is not None:
                told.add(text.key)
                assert (answer in (PASS, REST)) == text.key.endswith("-pass")
    assert {"adventure", "card", "trial", "window", "window-trial", "then"} <= {
        key.removeprefix("saga-advice-") for key in told
    }
