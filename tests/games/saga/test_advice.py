"""What Saga says of an answer to whoever asks for a hint."""

from __future__ import annotations

from collections import Counter

from games.engine.advice import Adviser, times_in_100
from games.engine.chance import RandomStream
from games.engine.play import held_back, play, waiting_for
from games.engine.text import Text
from games.saga.challenge import PASS, REST
from games.saga.game import GAME
from render.words import words_for


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
        "Your Objective: 2 to go now, reached after a win, 3 to go after a loss; it works 67 times in 100."
    )


def test_it_is_there_for_nearly_all_that_can_be_answered_and_follows_from_what_the_seat_sees() -> None:
    assert isinstance(GAME, Adviser)
    told: Counter[str] = Counter()
    for number in range(6):
        chance = RandomStream(bytes([number]) * 32)
        state = GAME.setup(3, GAME.options_type(), chance)
        for _ in range(250):
            decisions = GAME.decisions(state)
            if not decisions:
                break
            waiting = waiting_for(decisions)
            if not waiting:
                play(GAME, state, *held_back(decisions)[0], chance)
                continue
            seat = waiting[0]
            view = GAME.view(state, seat)
            other = GAME.view(GAME.determinize(state, seat, RandomStream(b"other")), seat)
            for option in decisions[seat].options:
                text = GAME.advice(view, (option.id,))
                assert text == GAME.advice(other, (option.id,))
                assert text is None or all(said(text, locale) for locale in ("en", "it"))
                if text is not None:
                    told[text.key] += 1
                    is_pass = option.id in (PASS, REST)
                    assert is_pass == text.key.endswith("-pass")
                assert GAME.advice(GAME.view(state, None), (option.id,)) is None
            play(GAME, state, seat, GAME.computer_player.choose(view, decisions[seat], chance), chance)
    assert {"adventure", "card", "trial", "window", "window-trial", "then"} <= {
        key.removeprefix("saga-advice-") for key in told
    }
