"""What Touria says of an answer to whoever asks for a hint."""

from __future__ import annotations

from collections import Counter

from games.engine.advice import Adviser
from games.engine.chance import RandomStream
from games.engine.play import held_back, play, waiting_for
from games.engine.text import Text
from games.touria.game import GAME
from games.touria.naming import effect
from render.words import words_for
from tests.games.touria.table import Table


def said(text: Text, locale: str = "en") -> str:
    return words_for(locale).strict.say(text, ("Ada", "Ben", "Cleo"))


def test_what_is_won_what_is_lacking_and_the_turns_saved_are_told() -> None:
    brings = Text(
        "touria-advice-brings",
        {
            "list": Text("touria-more-hearts", {"count": 1}),
            "lacking": Text("touria-lacking-nothing"),
            "turns": Text("touria-advice-turns", {"whole": 1, "half": 0}),
        },
    )
    assert said(brings) == "+1 heart. The castle is open to you! That saves you about one turn."


def test_it_is_there_for_nearly_all_that_can_be_answered_and_follows_from_what_the_seat_sees() -> None:
    assert isinstance(GAME, Adviser)
    told: Counter[str] = Counter()
    for number in range(3):
        chance = RandomStream(bytes([number]) * 32)
        state = GAME.setup(2 + number, GAME.options_type(), chance)
        for _ in range(300):
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
                    for name in ("works", "more"):
                        assert 0 <= int(str(text.args.get(name, 0))) <= 100
                assert GAME.advice(GAME.view(state, None), (option.id,)) is None
            play(GAME, state, seat, GAME.computer_player.choose(view, decisions[seat], chance), chance)
    kinds = {key.removeprefix("touria-advice-") for key in told}
    assert {"brings", "there", "dragon", "thief", "item", "nothing-else"} <= kinds


def test_a_mirror_is_explained_by_the_item_that_it_copies() -> None:
    """rules/touria#9: it works as the item that was laid down last."""
    table = Table().discard("frog").own("south", "h5 c5 2B mirror")
    assert isinstance(GAME, Adviser)
    text = GAME.advice(table.view("south"), ("mirror",))
    assert text == Text("touria-advice-item", {"effect": effect("frog")})
    assert all(said(text, locale) for locale in ("en", "it"))
