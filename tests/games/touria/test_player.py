"""The fallback player: single answers, and its results on a small sample."""

from __future__ import annotations

from typing import Any

from games.engine.chance import RandomStream
from games.engine.game import Player
from games.engine.play import play_out
from games.engine.player import RandomPlayer
from games.touria.model import Options
from tests.games.touria.table import TOURIA, Table


def answer(table: Table, side: str = "south") -> tuple[str, ...]:
    seat = table.seat(side)
    decision = TOURIA.decisions(table.state)[seat]
    return TOURIA.computer_player.choose(table.view(side), decision, RandomStream(bytes(32)))


def test_it_enters_the_castle_when_it_can() -> None:
    assert answer(Table().own("south", "h7 c8")) == ("enter",)


def test_it_uses_the_frog_to_be_ready() -> None:
    assert answer(Table().own("south", "h7 c7 1B frog")) == ("frog",)


def test_it_opens_the_door_that_it_has_seen() -> None:
    table = Table().own("south", "h7 c7 crystal_ball")
    siblings = f"d{table.state.doors.index('siblings') + 1}"
    other = "d1" if siblings != "d1" else "d2"
    table.do("crystal_ball", " + ".join(f"look {door}" for door in sorted((siblings, other)))).do("enter")
    assert answer(table) == (f"open {siblings}",)


def test_it_sells_three_equal_gems_for_hearts() -> None:
    table = Table().own("south", "3b").tower("sw", "south", "wizard").do("tower sw")
    assert answer(table) == ("fly goldsmith",)
    assert answer(table.do("fly goldsmith")) == ("triple blue",)


def test_it_copies_what_is_worth_an_elixir() -> None:
    table = Table().own("north", "h4 3r").tower("sw", "south", "wizard").own("south", "1b")
    table.do("tower sw", "fly goldsmith", "sell blue", "done")
    assert answer(table, "north") == ("elixir",)
    table.do("elixir", by="north")
    assert answer(table, "north") == ("triple red",)


def test_it_beats_undirected_play() -> None:
    """It won 50 of 50 such games in the larger sample; 12 are enough to notice random play."""
    wins = 0
    for number in range(12):
        chance = RandomStream(bytes([number]) * 32)
        state = TOURIA.setup(2, Options(), chance)
        mine = number % 2
        play_out(TOURIA, state, {mine: TOURIA.computer_player, 1 - mine: RandomPlayer()}, chance)
        wins += state.winners == (mine,)
    assert wins >= 10


def test_games_of_four_end_within_the_rounds_of_the_simulation() -> None:
    """rules/touria#15: 12.6 rounds on average, 23 at most."""
    rounds = []
    for number in range(4):
        chance = RandomStream(bytes([number]) * 32)
        state = TOURIA.setup(4, Options(), chance)
        play_out(TOURIA, state, dict.fromkeys(range(4), TOURIA.computer_player), chance)
        rounds.append(state.round)
    assert max(rounds) <= 23


def test_it_uses_the_hourglass_at_the_end_of_its_turn() -> None:
    table = Table().own("south", "c1 hourglass").tower("sw", "south", "wizard").do("tower sw")
    table.do("fly sword_master", "execute", "done").copies()
    assert answer(table) == ("hourglass",)


def test_an_apprentice_beats_undirected_play_and_loses_to_a_companion() -> None:
    """In larger samples it won 40 of 40 games against undirected play, and 21 of 120 against a companion."""
    wins = {"random": 0, "companion": 0}
    others: dict[str, Player[Any]] = {"random": RandomPlayer(), "companion": TOURIA.computer_player}
    for name, other in others.items():
        for number in range(12):
            chance = RandomStream(bytes([number]) * 32)
            state = TOURIA.setup(2, Options(), chance)
            mine = number % 2
            play_out(TOURIA, state, {mine: TOURIA.apprentice, 1 - mine: other}, chance)
            wins[name] += state.winners == (mine,)
    assert wins["random"] >= 10
    assert wins["companion"] <= 5


def test_an_apprentice_answers_like_a_companion_where_nothing_is_unsure() -> None:
    table = Table().own("south", "h7 c8")
    decision = TOURIA.decisions(table.state)[0]
    answers = {
        TOURIA.apprentice.choose(table.view("south"), decision, RandomStream(bytes([n]) * 32))
        for n in range(9)
    }
    assert answers == {("enter",)}
