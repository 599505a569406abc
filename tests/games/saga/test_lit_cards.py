"""The private picture highlights the cards that can be used now, and no others."""

from __future__ import annotations

from collections import Counter

from games.engine.walks import Walk
from games.registry import GAMES
from render.saga.holding import items
from render.words import words_for

SAGA = GAMES["saga"]
OF_CARDS = {"adventure", "play", "interfere", "aid", "discard", "pay"}
"""The verbs of options about a card in hand."""
NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo")


def test_cards_are_lit_if_they_can_change_something_now() -> None:
    met: Counter[str] = Counter()
    for number in range(3):
        walk = Walk.begin(SAGA, number)
        for made in walk.go_on():
            for seat, asked in made.asked.items():
                view = SAGA.view(walk.state, seat)
                if not asked.awaits_move or view.searched:
                    continue
                options = [option for option in asked.options if option.id.split(" ")[0] in OF_CARDS]
                works = {option.id.split(" ")[1] for option in options if not option.is_idle}
                shown = items(view, NAMES, None, words_for("en"))
                assert {item.card for item in shown if item.usable} == works, walk.place()
                met[walk.state.phase] += bool(works)
                met["idle"] += len(options) > len(works)
    assert min(met[what] for what in ("main", "window", "discard", "retrieve", "idle")) > 3


def test_what_is_chosen_for_the_discards_is_said_below_it() -> None:
    met, said = 0, words_for("en")("saga-picture-goes")
    for number in range(4):
        walk = Walk.begin(SAGA, number)
        for _ in walk.go_on():
            if walk.state.discarding is None:
                continue
            for seat, picks in zip(walk.state.discarding.seats, walk.state.discarding.picks, strict=True):
                shown = items(SAGA.view(walk.state, seat), NAMES, None, words_for("en"))
                chosen = [item for item in shown if item.note == said]
                assert sorted(item.card for item in chosen) == sorted(picks), walk.place()
                assert not any(item.usable for item in chosen)
                met += len(picks)
    assert met > 3
