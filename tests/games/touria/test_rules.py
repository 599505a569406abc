"""Rules beyond the worked examples: options of the table, items, edge cases, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from games.touria.components import BLACK
from tests.games.touria.table import TOURIA, Table, gems


def arrived(place: str, owned: str, seats: int = 2, **options: Any) -> Table:
    """Return a table whose south player, with a coin less, has just arrived at ``place`` by flying."""
    table = Table(seats, **options).own("south", f"c1 {owned}").tower("sw", "south", "wizard")
    return table.do("tower sw", f"fly {place}")


# Illegal moves, each with its own sentence (section 17: an illegal command changes nothing)


def test_a_road_is_used_once_in_a_turn() -> None:
    table = Table(group="dragon").tower("se", "south", "goldsmith").do("tower se", "stepwise", "to mine_1")
    assert table.refused("to dragon") == "road-twice"


def test_a_step_that_costs_one_coin_too_many_is_refused() -> None:
    table = Table(group="dragon").own("south", "c1").tower("se", "south", "goldsmith")
    table.do("tower se", "stepwise", "to mine_1")
    assert table.refused("to fountain_fairy") == "coins"
    assert table.refused("to goldsmith") == "road"


def test_an_item_outside_its_window_is_refused() -> None:
    table = Table().own("south", "boots bird rose paintbrush")
    assert {table.refused(name) for name in ("boots", "bird", "rose", "paintbrush")} == {"window"}
    assert table.refused("lantern") == "not-owned"


def test_a_mirror_with_nothing_to_mirror_is_refused() -> None:
    table = Table().own("south", "mirror 1B")
    assert table.refused("mirror") == "mirror"
    table.discard("rose")
    assert table.refused("mirror") == "mirror"
    table.discard("frog")
    assert table.do("mirror").state.discard == ["rose", "frog", "mirror"]
    assert gems(table.of("south")) == "-"


def test_a_player_in_the_chapel_cannot_copy() -> None:
    table = arrived("sword_master", "", seats=3)
    table.state.chapel[table.seat("north")] = True
    table.do("execute", "done")
    assert table.refused("elixir", by="north") == "copy-chapel"
    assert sorted(TOURIA.decisions(table.state)) == [table.seat("west")]


def test_a_stale_press_after_the_tower_has_turned_is_refused() -> None:
    table = Table().do("tower nw")
    assert table.refused("tower nw") == "tower-later"
    assert table.refused("sword nw") == "tower-later"


@pytest.mark.parametrize(
    ("move", "by", "reason"),
    [
        ("tower nw", "north", "turn"),
        ("sword nw", "south", "sword"),
        ("enter", "south", "enter"),
        ("to bridge", "south", "route-later"),
        ("execute", "south", "action"),
        ("double purple", "south", "double"),
        ("pay", "south", "pay"),
        ("open d1", "south", "door"),
        ("fly castle", "south", "fly"),
        ("nonsense", "south", "unknown"),
    ],
)
def test_other_moves_out_of_place(move: str, by: str, reason: str) -> None:
    assert Table().refused(move, by=by) == reason


def test_nobody_plays_without_a_seat_or_after_the_end() -> None:
    table = Table(ending="sudden_marriage").own("south", "h7 c7 s1").do("sword nw")
    assert table.phase == "over"
    assert table.refused("tower nw", by="south") == "over"
    assert TOURIA.refusal(Table().state, 5, ("tower nw",)).key == "touria-refused-not-seated"


# The way (section 6)


def test_a_mine_with_a_black_gem_is_emptied() -> None:
    table = Table(group="dragon").tower("ne", "south", "fountain_fairy").mine("mine_1", "Bg").do("tower ne")
    table.do("stepwise", "to mine_1", "to fountain_fairy", "arrive")
    assert gems(table.of("south")) == "1B1g"


def test_every_suggested_route_arrives_and_costs_what_it_says() -> None:
    table = Table(group="dragon").own("south", "c2").tower("se", "south", "goldsmith").do("tower se")
    suggested = [option for option in table.decision().options if option.id.startswith("route")]
    assert len(suggested) > 1
    for option in suggested:
        world = TOURIA.copy(table.state)
        TOURIA.apply(world, 0, (option.id,), table.chance)
        assert world.holdings[0].coins == 2 - int(str(option.label.args["cost"]))


def test_choosing_a_tower_that_only_boots_can_reach_commits_to_them() -> None:
    """Section 12.5."""
    table = Table(group="dragon").own("south", "c0 boots").tower("se", "south", "goldsmith").do("tower se")
    assert "arrive" not in table.do("boots").offered()
    assert any(name.startswith("route") for name in table.offered())


def test_a_short_refill_of_a_poor_bag() -> None:
    """Section 6.5."""
    for bag, drawn in (("", ""), ("1b", "b"), ("3B", "B")):
        table = Table(group="dragon").tower("ne", "south", "fountain_fairy").mine("mine_1", "g").bag(bag)
        table.do("tower ne", "stepwise", "to mine_1", "to fountain_fairy", "arrive")
        assert table.mine_of("mine_1") == drawn


def test_the_black_pair_returns_first_with_that_option() -> None:
    table = Table(group="dragon", black_redraw="return_first").tower("ne", "south", "fountain_fairy")
    table.mine("mine_1", "g").bag("2B1b").do("tower ne").script("B", "B", "B", "b")
    assert table.do("stepwise", "to mine_1", "to fountain_fairy", "arrive").mine_of("mine_1") == "Bb"


def test_the_swapping_lantern() -> None:
    table = Table(group="dragon", lantern="swap_black").own("south", "lantern").mine("mine_1", "By")
    table.tower("ne", "south", "fountain_fairy").do("tower ne", "lantern").script("p")
    table.do("stepwise", "to mine_1", "to fountain_fairy", "arrive")
    assert table.offered() == ["pick yellow", "pick purple"]


# Places (section 7)


def test_the_bank_can_run_out() -> None:
    """Section 7.10."""
    table = arrived("sword_master", "s0").own("north", "s15").do("execute")
    assert table.of("south").swords == 1
    assert arrived("sword_master", "").own("north", "s16").offered() == ["skip"]
    endless = arrived("sword_master", "s0", supply="unlimited").own("north", "s16").do("execute")
    assert endless.of("south").swords == 2


def test_the_dragon_is_fought_again_only_without_a_match_where_the_option_says_so() -> None:
    table = arrived("dragon", "s2 1b", dragon_reroll="only_without_match").script("die b").do("execute")
    assert table.offered() == ["pay", "stop"]
    table = arrived("dragon", "s2 1b").script("die b").do("execute")
    assert table.offered() == ["pay", "reroll", "stop"]


def test_the_brush_fits_a_roll_of_a_regular_colour() -> None:
    table = arrived("dragon", "1p paintbrush").script("die b")
    table.do("execute", "paintbrush", "paint purple blue")
    assert table.offered() == ["pay"]
    assert gems(table.do("pay").of("south")) == "-"


def test_brush_and_mirror_paint_two_gems_of_one_payment() -> None:
    table = arrived("goldsmith", "1b1r1g paintbrush mirror").do("paintbrush", "paint red blue", "mirror")
    table.do("paint green blue", "triple blue")
    assert (table.of("south").hearts >= 2, gems(table.of("south"))) == (True, "-")
    assert table.state.discard == ["paintbrush", "mirror"]


def test_the_scale_alone_counts_as_executing() -> None:
    table = arrived("trader", "scale").do("scale")
    assert (table.of("south").coins, table.offered()) == (3, ["stop"])
    assert table.do("stop").phase == "after"


def test_the_helmet_instead_of_two_swords() -> None:
    table = arrived("tournament", "s0 helmet", helmet="as_swords").do("helmet", "swap coins", "swap heart")
    assert (table.of("south").coins, table.of("south").hearts, table.phase) == (3, 1, "after")
    assert "helmet" not in arrived("tournament", "s0 helmet").offered()


def test_the_die_shows_what_three_gems_are_worth() -> None:
    table = arrived("goldsmith", "3b3r")
    table.state.die = 2
    assert table.do("triple red").of("south").hearts == 3


# Doubling and copying (section 8)


def test_doubling_only_if_the_action_can_be_done_again_after_paying() -> None:
    """Section 12.11: the last purple gem at the goldsmith."""
    table = arrived("goldsmith", "1b1p").do("sell blue")
    assert "double purple" not in table.offered()
    table = arrived("goldsmith", "2b1p").do("sell blue")
    assert table.do("double purple", "sell blue").of("south").coins == 2
    assert table.phase == "copy"


def test_no_copying_after_a_skipped_action() -> None:
    table = arrived("sword_master", "").do("skip")
    assert table.phase == "end"
    assert table.do("end").active == "north"


def test_everybody_is_asked_at_once_whatever_they_own_and_nobody_sees_who_has_answered() -> None:
    table = (
        Table(4)
        .own("west", "e0")
        .tower("sw", "south", "wizard")
        .do("tower sw", "fly sword_master", "execute")
    )
    table.do("done")
    asked = TOURIA.decisions(table.state)
    assert sorted(asked) == [1, 2, 3]
    assert table.offered("west") == ["pass"]
    assert table.offered("north") == ["elixir", "pass"]
    assert all(question.discreet and question.minutes == 120 for question in asked.values())
    assert {question.on_silence for question in asked.values()} == {("pass",)}
    before = table.view(None)
    table.do("elixir", by="north")
    assert table.events == []
    assert table.view(None) == before
    assert table.decision("north").given == ("elixir",)


def test_answers_take_effect_in_seat_order_not_in_the_order_given() -> None:
    table = (
        Table(3).tower("sw", "south", "wizard").items("frog broom", "", "").do("tower sw", "fly forest_fairy")
    )
    table.do("take frog", "done").do("elixir", by="north").do("elixir", by="west")
    assert table.state.sides[table.state.executor] == "west"
    table.do("take broom")
    assert "broom" in table.of("west").items
    assert (table.active, table.of("north").elixirs, table.of("south").elixirs) == ("west", 1, 2)


def test_a_copy_may_be_given_up_until_its_first_choice() -> None:
    table = arrived("goldsmith", "1b").own("north", "1r").do("sell blue", "done").copies(north="elixir")
    assert table.offered() == ["sell red", "pass"]
    assert table.decision().on_silence == ("pass",)
    assert table.do("pass").of("north").elixirs == 1
    assert table.active == "north"


def test_a_copier_uses_own_tools_but_no_mirror() -> None:
    table = arrived("trader", "1b1r").own("north", "scale mirror").orders("a1", "b1", "c1").discard("helmet")
    table.do("order a1", "done").copies(north="elixir")
    assert table.offered() == ["scale", "pass"]
    table.do("scale")
    assert (table.of("north").coins, table.of("south").elixirs) == (6, 2)


def test_wishes_and_answers_in_advance_stand_in_for_an_answer() -> None:
    table = arrived("sword_master", "", seats=3)
    table.do("ask none", by="west").do("ask some", by="north").do("ask sword_master", by="north")
    table.do("execute", "done")
    asked = TOURIA.decisions(table.state)
    west, north = asked[table.seat("west")], asked[table.seat("north")]
    assert west.standing is not None
    assert west.standing.choice == ("pass",)
    assert north.standing is None
    again = arrived("sword_master", "", seats=3).do("advance yes", by="west").do("execute", "done")
    standing = again.decision("west").standing
    assert standing is not None
    assert standing.choice == ("elixir",)
    again.copies()
    assert again.state.wishes[again.seat("west")].advance == ""


def test_a_table_may_wait_for_copies_as_long_as_it_takes() -> None:
    table = arrived("sword_master", "", silence="wait").do("execute", "done")
    assert (table.decision("north").minutes, table.decision("north").on_silence) == (None, None)


def test_a_wish_is_nobodys_business_and_nobody_waits_for_it() -> None:
    table = Table(3)
    others = {side: table.view(side) for side in ("south", "north", None)}
    table.do("ask none", by="west")
    assert table.events == []
    assert {side: table.view(side) for side in ("south", "north", None)} == others
    assert table.decision("west").given == ("ask none",)


# The castle (section 10)


def test_conditions_are_hearts_coins_and_no_black_gem() -> None:
    for owned, opens in (("h7 c7", True), ("h6 c7 rose", True), ("h6 c7", False), ("h7 c7 1B", False)):
        assert ("enter" in Table().own("south", owned).offered()) == opens
    assert "enter" in Table(target="introductory").own("south", "h5 c5").offered()
    assert "enter" in Table().own("south", "h7 c7 1B frog").do("frog").offered()


def test_forced_entry_is_the_only_move() -> None:
    assert Table(castle_entry="forced").own("south", "h7 c7").offered() == ["enter"]


def test_entering_without_payment() -> None:
    table = Table(entry_payment=False).own("south", "h6 c7 rose").do("enter")
    assert (table.of("south").hearts, table.of("south").coins, table.of("south").items) == (6, 7, ["rose"])


def test_the_castle_lifts_the_screen() -> None:
    table = Table().own("south", "h7 c8 s2").do("enter")
    screen = table.view("north").places[0].screen
    assert screen is not None
    assert (screen.coins, screen.swords) == (1, 2)
    assert table.view("north").places[1].screen is not None
    assert table.view("south").places[1].screen is None


def doors(table: Table, **dwellers: str) -> Table:
    others = [name for name in table.state.doors if name not in dwellers.values()]
    table.state.doors = tuple(dwellers.get(f"d{number}") or others.pop() for number in range(1, 10))
    return table


def test_the_jester_chooses_nothing_but_the_player_does() -> None:
    table = doors(Table().own("south", "h7 c8 frog boots"), d1="court_jester", d2="siblings").do(
        "enter", "open d1"
    )
    assert table.offered() == ["give frog", "give boots"]
    assert table.do("give boots").state.discard == ["boots"]
    assert table.do("open d2").phase == "over"


def test_painting_for_a_dweller_is_voluntary() -> None:
    table = doors(Table().own("south", "h7 c7 1p paintbrush"), d1="guard").do("enter", "open d1")
    assert table.offered() == ["paintbrush", "nothing"]
    assert table.do("paintbrush", "paint purple blue", "pay").phase == "doors"
    table = doors(Table().own("south", "h7 c7 1p paintbrush"), d1="guard").do("enter", "open d1", "nothing")
    assert table.active == "north"


def test_the_hourglass_in_the_castle_opens_more_doors() -> None:
    table = doors(Table().own("south", "h7 c7 hourglass"), d1="guard").do("enter", "open d1")
    assert table.offered() == ["end", "hourglass"]
    assert table.do("hourglass").phase == "doors"


def test_a_crystal_ball_tells_its_user_alone_and_is_remembered() -> None:
    table = doors(Table().own("south", "crystal_ball"), d3="siblings").do("crystal_ball", "look d3 + look d5")
    assert table.view("south").doors[2].dweller == "siblings"
    for side in ("north", None):
        assert table.view(side).doors[2].dweller is None
        assert table.view(side).places[0].looked == ("d3", "d5")
    private = [event for event in table.events if event.audience is not None]
    assert {event.audience for event in private} == {(0,)}


def test_the_round_limit_ranks_by_the_castle_then_by_what_counts_for_it() -> None:
    """Section 12.9."""
    table = Table(round_limit="15", active="north").own("north", "h3 c9").own("south", "h6 c2")
    table.state.start, table.state.round = 0, 15
    table.tower("sw", "north", "wizard").do("tower sw", "fly dragon", "skip", "end")
    outcome = TOURIA.outcome(table.state)
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.ranks) == ((1,), (8, 10), (2, 1))


# Who sees what (section 11)


def test_holdings_and_their_numbers_are_hidden() -> None:
    table = Table(3).own("west", "s3 2b frog")
    for side in ("south", "north", None):
        place = table.view(side).places[table.seat("west")]
        assert (place.screen, place.items) == (None, None)
    own = table.view("west").places[1].screen
    assert own is not None
    assert (own.swords, own.gems["blue"], own.items) == (3, 2, ("frog",))


def test_items_lie_open_where_the_option_says_so() -> None:
    table = Table(items_visible=True).own("south", "frog")
    assert table.view(None).places[0].items == ("frog",)
    assert table.view(None).places[0].screen is None


def test_a_route_in_the_making_is_seen_by_its_player_alone() -> None:
    table = Table(group="dragon").tower("se", "south", "goldsmith").do("tower se", "stepwise", "to mine_1")
    assert (table.view("south").turn.path, table.view("south").here) == (["mine_1"], "mine_1")
    for side in ("north", None):
        assert (table.view(side).turn.path, table.view(side).here) == ([], "dragon")


def test_what_the_thief_drew_is_seen_by_the_thief_alone() -> None:
    table = arrived("thief", "").script("B", "g", "b").do("execute")
    assert table.offered() == ["keep black", "keep blue", "keep green"]
    assert table.view("south").drawn["green"] == 1
    assert table.view("north").drawn == {}
    assert all("gem" not in event.text.args for event in table.do("keep green").events)


def test_a_discreet_log_leaves_out_gems_and_coins() -> None:
    table = arrived("goldsmith", "1b", log="discreet").do("sell blue")
    assert [event.text.key for event in table.events] == ["touria-event-place"]
    told = arrived("goldsmith", "1b").do("sell blue").events
    assert [event.text.key.removeprefix("touria-event-") for event in told] == [
        "place",
        "pay-gem",
        "gain-coins",
    ]


def test_black_gems_cannot_be_used_at_the_goldsmith() -> None:
    table = arrived("goldsmith", "3B1b")
    assert table.offered() == ["sell blue", "skip"]
    assert table.of("south").gems[BLACK] == 3
