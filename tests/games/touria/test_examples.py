"""The worked examples of the rules page, one test each (rules/touria#16)."""

from __future__ import annotations

from games.touria.components import BLACK
from games.touria.model import Options
from games.touria.rules.course import setup
from tests.games.touria.table import TOURIA, Table, gems


def test_example_01_set_up_and_bonus_order() -> None:
    """rules/touria#example-1, #4: three players, west starts, the bonus goes against the turn order."""
    table = Table(3)
    table.state = setup(3, Options(), table.chance)
    state = table.state
    state.sides = ("south", "west", "north")
    state.start, state.active, state.executor = 1, 0, 0
    assert (state.coins, state.swords, state.hearts, sum(state.bag)) == (52, 16, 32, 53)
    assert [(own.coins, own.elixirs) for own in state.holdings] == [(3, 1)] * 3
    table.do("gem blue")
    assert gems(table.of("south")) == "1b"
    assert sum(state.bag) == 52
    assert table.active == "north"
    table.do("coin")
    assert (table.of("north").coins, state.coins) == (4, 51)
    assert (table.active, table.phase, state.group) == ("west", "start", "castle")
    assert gems(table.of("west")) == "-"


def test_example_02_what_each_seat_sees_at_the_start() -> None:
    """rules/touria#example-2, #3.4."""
    table = Table(4)
    assert table.facing("south") == ["forest_fairy", "dragon", "sword_master", "fountain_fairy"]
    assert table.facing("west") == ["thief", "fountain_fairy", "forest_fairy", "wizard"]
    assert table.facing("north") == ["sword_master", "trader", "goldsmith", "dragon"]
    assert table.facing("east") == ["goldsmith", "wizard", "thief", "trader"]


def test_example_03_the_chosen_tower_turns_counter_clockwise() -> None:
    """rules/touria#example-3, #3.4 and #5.1."""
    table = Table(4).do("tower nw")
    assert table.sides_of("nw") == ("goldsmith", "forest_fairy", "thief", "sword_master")
    assert table.facing("west") == ["sword_master", "fountain_fairy", "forest_fairy", "wizard"]
    assert table.view("south").towers[0].next == "sword_master"


def test_example_04_clockwise() -> None:
    """rules/touria#example-4, #13, option ``turn_rotation``."""
    table = Table(4, turn_rotation="cw").do("tower nw")
    assert table.sides_of("nw") == ("thief", "sword_master", "goldsmith", "forest_fairy")
    assert table.facing("west") == ["forest_fairy", "fountain_fairy", "forest_fairy", "wizard"]


def test_example_05_turning_towers_with_swords() -> None:
    """rules/touria#example-5, #5.1."""
    table = Table(4).own("south", "s2 c3").do("sword sw")
    assert table.of("south").swords == 1
    assert table.sides_of("sw") == ("trader", "fountain_fairy", "wizard", "dragon")
    again = Table(4).own("south", "s2 c3").do("sword sw", "sword sw")
    assert (again.of("south").swords, again.facing("south")[3]) == (0, "dragon")
    table.do("tower sw")
    assert table.sides_of("sw") == ("fountain_fairy", "wizard", "dragon", "trader")
    assert table.of("south").coins == 2


def test_example_06_dragon_to_goldsmith() -> None:
    """rules/touria#example-6, #6.2 to #6.4."""
    table = Table(2, group="dragon").tower("se", "south", "goldsmith")
    table.mine("mine_1", "Br").mine("mine_4", "bg").do("tower se")
    table.do("stepwise", "to mine_1", "to castle", "to mine_4", "to goldsmith", "arrive")
    assert table.of("south").coins == 2
    assert gems(table.of("south")) == "1B1r"
    assert len(table.mine_of("mine_1")) == 2
    table.do("pick blue")
    assert gems(table.of("south")) == "1B1b1r"
    assert table.mine_of("mine_4") == "g"
    assert table.sides_of("se") == ("forest_fairy", "goldsmith", "thief", "sword_master")


LONG_WAY = ("to bridge", "to sword_master", "to mine_2", "to trader", "to mine_3", "to goldsmith")


def long_way(owned: str) -> Table:
    table = Table(2, group="dragon").own("south", owned).tower("se", "south", "goldsmith")
    return table.mine("mine_2", "b").mine("mine_3", "b").do("tower se")


def test_example_07_boots() -> None:
    """rules/touria#example-7, #6.2 and #9."""
    plain = long_way("c3").do("stepwise", *LONG_WAY, "arrive")
    assert plain.of("south").coins == 0
    shod = long_way("c3 boots").do("boots", "stepwise", *LONG_WAY, "arrive")
    assert (shod.of("south").coins, shod.state.discard) == (3, ["boots"])
    poor = long_way("c2").do("stepwise", *LONG_WAY[:2])
    assert poor.refused("to mine_2") == "coins"


def test_example_08_leaving_the_tournament() -> None:
    """rules/touria#example-8, #6.1: the exit road doesn't count as a step."""
    table = Table(2, group="tournament").do("tower nw")
    table.do("stepwise", "to bridge", "to dragon", "to fountain_fairy", "to forest_fairy", "arrive")
    assert (table.state.turn.steps, table.of("south").coins) == (3, 3)
    table = Table(2, group="tournament").tower("se", "south", "goldsmith")
    table.mine("mine_1", "b").mine("mine_4", "b").mine("mine_3", "b").do("tower se", "stepwise", "to bridge")
    far = ("to dragon", "to mine_1", "to castle", "to mine_4", "to goldsmith", "arrive")
    other = Table(2, group="tournament").tower("se", "south", "goldsmith").mine("mine_3", "b")
    assert table.do(*far).of("south").coins == 1
    other.do("tower se", "stepwise", "to bridge", "to sword_master", "to trader", "to mine_3", "to goldsmith")
    assert other.do("arrive").of("south").coins == 2


def goldsmith_again() -> Table:
    table = Table(2, group="goldsmith").own("south", "h1 2r").tower("se", "south", "goldsmith")
    return table.mine("mine_3", "b").mine("mine_4", "b").do("tower se")


def test_example_09_staying_put() -> None:
    """rules/touria#example-9, #6.1: the empty route; rules/touria#7.7: a pair."""
    table = goldsmith_again().do("arrive")
    red = table.state.bag[2]
    table.do("pair red")
    assert (table.of("south").hearts, gems(table.of("south"))) == (2, "-")
    assert (table.state.turn.steps, table.state.bag[2] - red) == (0, 2)


def test_example_10_circular_routes() -> None:
    """rules/touria#example-10, #6.1: a detour, but no road twice."""
    table = goldsmith_again().do("stepwise", "to mine_4", "to mine_3", "to goldsmith", "arrive")
    assert (table.of("south").coins, gems(table.of("south"))) == (3, "2b2r")
    back = goldsmith_again().do("stepwise", "to mine_4")
    assert back.refused("to goldsmith") == "road-twice"


def test_example_11_refill_with_two_black_gems() -> None:
    """rules/touria#example-11, #6.5: the pair is set aside until a new one is drawn."""
    table = Table(2, group="sword_master").tower("ne", "south", "trader").mine("mine_2", "b").bag("1b2r5B")
    table.do("tower ne").script("B", "B", "B", "r").do("stepwise", "to mine_2", "to trader", "arrive")
    assert table.mine_of("mine_2") == "Br"
    assert table.state.bag == [4, 1, 1, 0, 0, 0]


def at_place(place: str, owned: str, seats: int = 2, **options: str) -> Table:
    """Return a table whose south player has just arrived at ``place`` by flying."""
    table = Table(seats, **options).own("south", f"c1 {owned}").tower("sw", "south", "wizard")
    return table.do("tower sw", f"fly {place}")


def test_example_12_goldsmith_and_die() -> None:
    """rules/touria#example-12, #7.7."""

    def smith(die: int, move: str) -> tuple[int, int, str]:
        table = at_place("goldsmith", "h1 3b2g")
        table.state.die = die
        table.do(move)
        return table.of("south").hearts, table.of("south").coins, gems(table.of("south"))

    assert smith(1, "sell blue") == (1, 1, "2b2g")
    assert smith(1, "pair green") == (2, 0, "3b")
    assert smith(1, "pair blue") == (2, 0, "1b2g")
    assert smith(1, "triple blue") == (4, 0, "2g")
    assert smith(BLACK, "triple blue") == (3, 0, "2g")
    table = at_place("goldsmith", "h0 3p")
    table.state.die = 5
    assert table.do("triple purple").of("south").hearts == 3


def test_example_13_trader_doubled_with_a_purple_gem() -> None:
    """rules/touria#example-13, #7.2 and #8.1."""
    table = at_place("trader", "c2 2b2r2g1y1p").orders("a1", "b4 b1", "c3")
    before = table.state.bag[:]
    table.do("order b4")
    assert (table.of("south").coins, gems(table.of("south"))) == (7, "2b1r1g1p")
    assert (table.state.orders[1][0], table.state.orders[1][-1]) == ("b1", "b4")
    table.do("double purple", "order b1")
    assert (table.of("south").coins, gems(table.of("south"))) == (13, "1b")
    gained = [after - then for after, then in zip(table.state.bag, before, strict=True)]
    assert gained == [0, 1, 2, 2, 1, 1]
    assert table.phase == "copy"


def test_example_14_dragon_with_re_rolls() -> None:
    """rules/touria#example-14, #7.6."""
    table = at_place("dragon", "h3 s2 1B2b")
    swords, black = table.state.swords, table.state.bag[BLACK]
    table.script("die r", "die p", "die B").do("execute")
    assert "pay" not in table.offered()
    table.do("reroll", "reroll", "pay")
    own = table.of("south")
    assert (own.hearts, own.swords, gems(own)) == (4, 0, "2b")
    assert (table.state.swords - swords, table.state.bag[BLACK] - black) == (2, 1)
    assert (table.state.die, table.phase) == (BLACK, "after")


def test_example_15_copying_in_seat_order_bank_runs_short() -> None:
    """rules/touria#example-15, #7.10 and #8.2."""
    table = (
        Table(4)
        .own("north", "e0 flagon")
        .own("south", "s0")
        .own("west", "s11")
        .tower("sw", "south", "wizard")
    )
    table.do("tower sw", "fly sword_master")
    assert table.state.swords == 5
    table.do("execute", "linger").copies(west="elixir", north="flagon", east="elixir")
    assert table.offered("north") == ["flagon", "pass"], (
        "asked again, for there is less than they answered for"
    )
    table.do("flagon", by="north")
    assert table.offered("east") == ["pass"]
    table.do("pass", by="east")
    assert [(table.of(side).swords, table.of(side).elixirs) for side in table.state.sides] == [
        (2, 2),
        (13, 0),
        (1, 0),
        (0, 1),
    ]
    assert (table.state.swords, table.state.discard[-1], table.phase) == (0, "flagon", "end")


def test_example_16_copying_the_dragon_changes_the_die() -> None:
    """rules/touria#example-16, #7.6 and #8.2."""
    table = at_place("dragon", "1y").own("north", "1r").script("die y", "die r").do("execute", "pay", "done")
    table.copies(north="elixir").do("pay")
    assert (table.of("north").hearts, table.state.die) == (1, 2)
    table.own("north", "3r c3").tower("ne", "north", "wizard").do("tower ne", "fly goldsmith", "triple red")
    assert table.of("north").hearts == 4


def test_example_17_thief_three_black() -> None:
    """rules/touria#example-17, #7.5."""
    table = at_place("thief", "1y").bag("7B2y3r").script("B", "B", "B", "B", "y").do("execute")
    assert table.offered() == ["keep yellow"]
    table.do("keep yellow")
    assert gems(table.of("south")) == "2y"
    assert table.state.bag == [7, 0, 3, 0, 1, 0]
    table = at_place("thief", "1y").bag("7B2y3g").script("B", "g", "g").do("execute", "keep green")
    assert gems(table.of("south")) == "1g1y"
    assert table.state.bag == [7, 0, 0, 2, 2, 0]


def test_example_18_wizard_tournament_helmet_doubling() -> None:
    """rules/touria#example-18, #7.8, #7.9, #8.1 and #9."""
    table = Table(4, active="west").own("west", "c3 s3 h2 1p helmet").do("tower sw")
    assert table.sides_of("sw") == ("trader", "fountain_fairy", "wizard", "dragon")
    assert table.of("west").coins == 2
    table.do("fly tournament", "helmet", "swap heart", "swap coins")
    own = table.of("west")
    assert (own.hearts, own.coins, own.swords, table.state.discard) == (3, 5, 1, ["helmet"])
    table.do("double purple", "swap heart")
    assert (own.hearts, own.coins, own.swords) == (4, 5, 0)


def test_example_19_paintbrush() -> None:
    """rules/touria#example-19, #9: a gem counts as another color, but goes to the bag as what it is."""
    table = at_place("goldsmith", "h0 2b1g paintbrush")
    table.state.die = 1
    bag = table.state.bag[:]
    table.do("paintbrush", "paint green blue", "triple blue")
    own = table.of("south")
    assert (own.hearts, gems(own), table.state.discard) == (3, "-", ["paintbrush"])
    assert [after - then for after, then in zip(table.state.bag, bag, strict=True)] == [0, 2, 0, 1, 0, 0]
    for die in ("die B", "die p"):
        table = at_place("dragon", "2b1g s1 paintbrush").script(die).do("execute")
        assert table.offered() == ["reroll", "stop"]


def test_example_20_boots_and_mirror() -> None:
    """rules/touria#example-20, #9: two movement items of the same kind add up."""
    table = Table(2, group="forest_fairy").own("south", "c0 boots mirror").discard("frog")
    table.tower("se", "south", "goldsmith").mine("mine_2", "b").mine("mine_3", "b").do("tower se", "boots")
    way = ("to fountain_fairy", "to dragon", *LONG_WAY)
    alone = Table(2, group="forest_fairy").own("south", "c0 boots").discard("frog")
    alone.tower("se", "south", "goldsmith").do("tower se", "boots", "stepwise", *way[:2])
    assert alone.refused("to bridge") == "coins"
    table.do("mirror", "stepwise", *way, "arrive")
    assert (table.of("south").coins, table.state.turn.steps) == (0, 8)
    assert table.state.discard == ["frog", "boots", "mirror"]


def test_example_21_chest_with_an_empty_item_pile() -> None:
    """rules/touria#example-21, #7.3 and #9: the chest is shuffled in with the others."""
    table = Table(2).own("south", "chest").items("compass broom", "", "lantern frog")
    table.do("chest").script(0, 0).do("take broom")
    state = table.state
    assert state.display == ["compass", "frog"]
    assert sorted(state.pile) == ["chest", "lantern"]
    assert state.discard == []
    assert table.of("south").items == ["broom"]


def test_example_22_lantern() -> None:
    """rules/touria#example-22, #9."""
    table = Table(2, group="fountain_fairy").own("south", "c2 lantern").tower("se", "south", "goldsmith")
    table.mine("mine_1", "By").mine("mine_4", "Bp").bag("8B6b6r5g5y").do("tower se", "lantern", "stepwise")
    table.do("to mine_1", "to castle", "to mine_4", "to goldsmith", "arrive")
    assert table.of("south").coins == 1
    assert gems(table.of("south")) == "1y1p"
    assert sum(table.state.bag) == 28
    assert (len(table.mine_of("mine_1")), len(table.mine_of("mine_4"))) == (2, 2)


def test_example_23_knapsack_and_frog() -> None:
    """rules/touria#example-23, #9."""
    table = Table(2).own("south", "knapsack frog").mine("mine_3", "Br")
    bag, out = sum(table.state.bag), table.state.out[BLACK]
    table.do("knapsack", "empty mine_3")
    assert gems(table.of("south")) == "1B1r"
    assert (len(table.mine_of("mine_3")), sum(table.state.bag)) == (2, bag - 2)
    table.do("frog")
    assert (gems(table.of("south")), table.state.out[BLACK]) == ("1r", out + 1)
    assert table.phase == "start"


def test_example_24_compass() -> None:
    """rules/touria#example-24, #9."""
    table = Table(2, group="sword_master").own("south", "c0 compass").tower("nw", "south", "thief")
    table.mine("mine_2", "b").mine("mine_5", "r").do("tower nw")
    table.do("to mine_2", "compass mine_5", "to thief", "arrive")
    assert table.state.turn.steps == 3
    assert gems(table.of("south")) == "1b1r"
    without = Table(2, group="sword_master").own("south", "c0").tower("nw", "south", "thief")
    assert "tower nw" not in without.offered()


def test_example_25_entering_the_castle_with_the_rose() -> None:
    """rules/touria#example-25, #10.1 and #10.2."""
    table = Table(2, active="north").own("north", "h6 c9 s1 e0 1y2p rose frog")
    known = {"d4": "bursar", "d9": "ladys_maid", "d1": "herbalist", "d2": "siblings"}
    others = [name for name in table.state.doors if name not in known.values()]
    table.state.doors = tuple(known.get(f"d{number}") or others.pop() for number in range(1, 10))
    table.do("enter")
    own = table.of("north")
    assert (own.hearts, own.coins, table.state.hearts, table.state.discard) == (0, 2, 32, ["rose"])
    table.do("open d4")
    assert own.coins == 1
    table.do("open d9")
    assert gems(own) == "2p"
    table.do("open d1")
    assert table.active == "south"
    assert [door.id for door in table.view("south").doors if door.open] == ["d1", "d4", "d9"]
    table.tower("sw", "south", "wizard").do("tower sw", "fly dragon", "skip", "end")
    table.do("open d2")
    assert [table.state.sides[seat] for seat in table.state.winners] == ["north"]


def test_example_26_sudden_marriage_in_another_players_turn() -> None:
    """rules/touria#example-26, #10.3."""
    table = Table(4, ending="sudden_marriage").own("west", "h6 c7 1B").own("south", "1b")
    table.tower("sw", "south", "wizard").do("tower sw", "fly dragon").script("die b").do(
        "execute", "pay", "done"
    )
    table.script("die B").copies(west="elixir", north="elixir").do("pay")
    assert [table.state.sides[seat] for seat in table.state.winners] == ["west"]
    assert TOURIA.decisions(table.state) == {}
    assert table.of("north").elixirs == 1


def test_example_27_hourglass() -> None:
    """rules/touria#example-27, #9: another complete turn, then the next player."""
    table = at_place("sword_master", "c3 s1 hourglass", seats=3).do("execute", "done").copies()
    turned = table.state.towers[:]
    table.do("hourglass")
    assert (table.active, table.phase, table.state.towers) == ("south", "start", turned)
    table.do("sword nw", "tower se")
    assert table.phase == "route"
    table.do("arrive", "execute", "done").copies()
    assert table.active == "west"


def test_example_28_forced_pass() -> None:
    """rules/touria#example-28, #5.1."""
    table = Table(2, group="thief").own("south", "c0")
    table.tower("nw", "south", "sword_master").tower("ne", "south", "trader")
    table.tower("se", "south", "sword_master").tower("sw", "south", "wizard")
    assert table.offered() == ["pass nw", "pass ne", "pass se", "pass sw"]
    table.do("pass nw")
    assert table.sides_of("nw") == ("thief", "sword_master", "goldsmith", "forest_fairy")
    table.do("end")
    assert table.active == "north"
    rich = Table(2, group="thief").own("south", "c1")
    rich.tower("nw", "south", "sword_master").tower("ne", "south", "trader")
    rich.tower("se", "south", "sword_master").tower("sw", "south", "wizard")
    assert rich.offered() == ["tower nw", "tower ne", "tower se", "tower sw"]
