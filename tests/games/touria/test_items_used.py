"""The computer player uses each item, and each kind of move, where it is best (rules/touria#9)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.engine.chance import RandomStream
from games.touria.mind.policy import POLICY
from tests.games.touria.table import TOURIA, Table


def flown(place: str, owned: str) -> Table:
    """Return a table where south has flown to ``place``."""
    table = Table().own("south", f"c4 {owned}").tower("sw", "south", "wizard")
    return table.do("tower sw", f"fly {place}")


def on_the_way(owned: str, **mines: str) -> Table:
    """Return a table where south goes from the dragon to the goldsmith; other mines contain a black gem."""
    table = Table(group="dragon").own("south", owned).tower("se", "south", "goldsmith")
    for number in range(1, 7):
        table.mine(f"mine_{number}", mines.get(f"mine_{number}", "B"))
    return table.do("tower se")


def with_nothing_near(owned: str) -> Table:
    """Return a table where only the fountain faces south, who has no black gem."""
    table = Table(group="fountain_fairy").own("south", owned)
    for number in range(1, 7):
        table.mine(f"mine_{number}", "B")
    for tower in ("ne", "sw"):
        table.tower(tower, "south", "fountain_fairy")
    for tower in ("nw", "se"):
        table.tower(tower, "south", "sword_master")
    return table


def copied(place: str, owned: str) -> Table:
    """Return a table where south has done something at ``place`` that north may copy."""
    table = flown(place, "1b1y").own("north", owned)
    return table.do("sell blue", "done")


MOMENTS: dict[str, tuple[Callable[[], Table], str, str]] = {
    "rose": (lambda: Table().own("south", "h6 c7 rose"), "south", "enter"),
    "paintbrush": (lambda: flown("goldsmith", "h3 2b1g paintbrush"), "south", "paintbrush"),
    "compass": (
        lambda: on_the_way("c1 compass h4 2b", mine_1="bb", mine_5="bp"),
        "south",
        "stepwise",
    ),
    "scale": (lambda: flown("trader", "h3 scale"), "south", "scale"),
    "crystal_ball": (lambda: Table().own("south", "h7 c8 crystal_ball").do("enter"), "south", "crystal_ball"),
    "helmet": (lambda: flown("tournament", "h3 s3 helmet"), "south", "helmet"),
    "frog": (lambda: Table().own("south", "h5 c5 2B frog"), "south", "frog"),
    "chest": (
        lambda: Table().own("south", "h2 chest").items("hourglass helmet", "boots", "compass"),
        "south",
        "chest",
    ),
    "mirror": (lambda: Table().discard("frog").own("south", "h5 c5 2B mirror"), "south", "mirror"),
    "hourglass": (
        lambda: flown("sword_master", "hourglass").do("execute", "done").copies(),
        "south",
        "hourglass",
    ),
    "knapsack": (lambda: Table().own("south", "h5 c5 2b knapsack").mine("mine_3", "bp"), "south", "knapsack"),
    "flagon": (lambda: copied("goldsmith", "h4 e0 3r flagon"), "north", "flagon"),
    "boots": (lambda: on_the_way("c1 h4 boots", mine_2="bb", mine_3="bp"), "south", "boots"),
    "broom": (lambda: with_nothing_near("h4 c6 3b1r1y broom"), "south", "broom"),
    "lantern": (lambda: on_the_way("c1 h6 2b lantern", mine_1="Bb", mine_4="Bb"), "south", "lantern"),
    "bird": (lambda: flown("goldsmith", "h2 3b3r bird").do("triple blue"), "south", "double bird"),
    "sword": (
        lambda: (
            with_nothing_near("h4 c6 s3 3b")
            .tower("se", "south", "forest_fairy")
            .items("compass boots", "lantern frog", "rose")
        ),
        "south",
        "sword",
    ),
    "purple": (lambda: flown("goldsmith", "h2 3b3r1p").do("triple blue"), "south", "double purple"),
}


@pytest.mark.parametrize("name", MOMENTS)
def test_it_is_used_where_it_is_best(name: str) -> None:
    begin, side, wanted = MOMENTS[name]
    table = begin()
    seat = table.seat(side)
    decision = TOURIA.decisions(table.state)[seat]
    (answer,) = TOURIA.computer_player.choose(table.view(side), decision, RandomStream(bytes(32)))
    assert answer.startswith(wanted)
    assert any(choice[0].startswith(wanted) for choice in POLICY.candidates(table.state, seat))


def test_it_jumps_by_compass_and_arrives() -> None:
    """rules/touria#9: once per route, from the mine where the heroes are to any other."""
    table = MOMENTS["compass"][0]()
    made = []
    while table.phase in ("route", "mine"):
        decision = table.decision()
        choice = TOURIA.computer_player.choose(table.view("south"), decision, RandomStream(bytes(32)))
        made.append(choice[0])
        table.do(choice[0])
    assert "compass mine_5" in made
    assert table.state.group == "goldsmith"
