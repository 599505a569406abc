"""What hints in Tschak! say about cards to play."""

from __future__ import annotations

from games.engine.advice import Adviser, times_in_100
from games.engine.chance import RandomStream
from games.engine.play import next_move, play
from games.engine.text import SeatName, Text
from games.towers.game import GAME
from render.words import words_for


def said(text: Text, locale: str = "en") -> str:
    return words_for(locale).strict.say(text, ("Ada", "Ben", "Cleo", "Dev"))


def test_sums_rivals_and_what_is_at_stake_are_told() -> None:
    team = Text("towers-advice-so-far", {"least": 9, "most": 9})
    stakes = {"player": SeatName(1), "shown": 11, "treasure": "+4", "monster": "−2"}
    chances = {"strongest": times_in_100(0.3), "weakest": times_in_100(0.01)}
    text = said(Text("towers-advice", {"aim": "treasure", "team": team, **stakes, **chances}))
    assert text == (
        "This goes for the treasure. Your team shows 9 so far, Ben’s shows 11. You take the treasure "
        "(+4 for you now) 30% of the time and the monster (−2) 1% of the time."
    )


def test_it_is_there_for_every_card_and_follows_from_what_the_seat_sees() -> None:
    assert isinstance(GAME, Adviser)
    chance = RandomStream(bytes(32))
    state = GAME.setup(3, GAME.options_type(), chance)
    checked = 0
    while (decisions := GAME.decisions(state)) and checked < 300:
        seat, choice = next_move(
            decisions, lambda seat, asked: GAME.computer_player.choose(GAME.view(state, seat), asked, chance)
        )
        view = GAME.view(state, seat)
        other = GAME.view(GAME.determinize(state, seat, RandomStream(b"other")), seat)
        for option in decisions[seat].options[:6]:
            text = GAME.advice(view, (option.id,))
            assert text is not None
            assert text == GAME.advice(other, (option.id,))
            assert all(said(text, locale) for locale in ("en", "it"))
            if state.step == 0:
                assert text.args["shown"] == 0
            assert GAME.advice(GAME.view(state, None), (option.id,)) is None
            checked += 1
        assert GAME.advice(view, ("withdraw",)) is None
        play(GAME, state, seat, choice, chance)
