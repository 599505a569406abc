"""The strength of a computer player, shown beside its name and in the alternative text."""

from __future__ import annotations

import pytest

from games.engine.strength import STRENGTHS
from games.engine.text import Typed
from games.registry import GAMES
from render.kit.badges import badge, badged, unbadged
from render.kit.names import drawable_names, with_crests
from render.registry import PAINTERS
from render.seats import CRESTS, SeatOccupant
from render.words import words_for
from tests.render.reading import setting
from tests.render.samples import samples_of


def test_a_badge_comes_and_goes_and_sentences_have_none() -> None:
    words = words_for("en")
    occupants = [SeatOccupant(Typed("Ada")), *(SeatOccupant(None, strength) for strength in STRENGTHS)]
    names = drawable_names(occupants, words)
    assert names[0] == "Ada" == badged("Ada", None) == unbadged("Ada")
    assert len({name[-1] for name in names[1:]}) == len(STRENGTHS)
    plain = drawable_names([SeatOccupant(one.name) for one in occupants], words)
    assert tuple(map(unbadged, names)) == plain
    assert with_crests(names) == with_crests(plain)


def test_more_stripes_are_more_to_see() -> None:
    inked = [sum(badge(stripes, 60).getchannel("A").histogram()[128:]) for stripes in (1, 2, 3)]
    assert inked[0] * 1.4 < inked[1] < inked[2] / 1.2


@pytest.mark.parametrize("game_id", GAMES)
def test_the_board_says_how_strong_computers_are(game_id: str) -> None:
    seats = GAMES[game_id].seats[0]
    view = next(view for view in samples_of(game_id).moments(seats) if view.viewer is None)
    words, people = words_for("en"), [SeatOccupant(Typed("Ada"))] * (seats - 1)
    before, after = (
        PAINTERS[game_id].public(view, [*people, SeatOccupant(None, strength)], words)[0]
        for strength in ("apprentice", "master")
    )
    assert "plays as: Apprentice" in before.alt
    assert "plays as: Master" in after.alt
    with setting() as texts:
        drawn = before.draw().tobytes()
    # A board that shows crests without names doesn't say; the message below it tells how strong the computers
    # are.
    names_seats = any(words(f"computer-{CRESTS[seats - 1].id}-short") in each.text for each in texts)
    assert (drawn != after.draw().tobytes()) is names_seats
