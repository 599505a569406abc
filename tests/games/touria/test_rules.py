"""Rules beyond the worked examples: table options, items, edge cases, and refusals."""

from __future__ import annotations

from typing import Any, get_args

import pytest
from msgspec import structs

from games.engine.content import data_folder
from games.engine.decision import StandingAnswer
from games.engine.record import blocks_undo
from games.engine.text import Text
from games.touria.components import BLACK
from games.touria.mind.best import best
from games.touria.rules.act import IN_SHORT
from games.touria.rules.board import TOWERS, Rotation
from games.touria.telling.naming import space, to_space
from render.words import words_for
from tests.games.touria.table import TOURIA, Table, gems
from tests.support.phrases import spoken


def arrived(place: str, owned: str, seats: int = 2, **options: Any) -> Table:
    """Return a table whose south player, with a coin less, has just arrived at ``place`` by flying."""
    table = Table(seats, **options).own("south", f"c1 {owned}").tower("sw", "south", "wizard")
    return table.do("tower sw", f"fly {place}")


# Illegal moves, each with its own sentence (rules/touria#17: an illegal command changes nothing)


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


# The towers (rules/touria#3.4)


@pytest.mark.parametrize("rotation", get_args(Rotation))
def test_what_is_told_of_a_tower_is_what_it_shows_once_it_has_turned(rotation: Rotation) -> None:
    """rules/touria#3.4 and #13: the chosen tower turns as the option says, and always counter-clockwise with
    a sword.
    """

    def table() -> Table:
        return Table(4, turn_rotation=rotation).own("south", "c3 s1")

    before, offered = table().view("south"), {one.id: one for one in table().decision().options}
    for number, name in enumerate(TOWERS):
        chosen, by_sword = table().do(f"tower {name}"), table().do(f"sword {name}")
        shows = chosen.facing("south")[number]
        hint = offered[f"tower {name}"].hint
        assert hint is not None
        assert hint.args["next"] == space(shows)
        assert (before.offers[number].next, before.towers[number].next) == (shows, shows)
        assert offered[f"sword {name}"].label.args["action"] == to_space(by_sword.facing("south")[number])


# The way (rules/touria#6)


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
    """rules/touria#12.5."""
    table = Table(group="dragon").own("south", "c0 boots").tower("se", "south", "goldsmith").do("tower se")
    assert "arrive" not in table.do("boots").offered()
    assert any(name.startswith("route") for name in table.offered())


def test_a_short_refill_of_a_poor_bag() -> None:
    """rules/touria#6.5."""
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


# Places (rules/touria#7)


def test_the_bank_can_run_out() -> None:
    """rules/touria#7.10."""
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


FULL = {
    "execute": 2,
    "order a1": 3,
    "order b1": 6,
    "order c1": 8,
    "scale": 3,
    "sell": 1,
    "pair": 1,
    "triple blue": 3,
    "triple red": 2,
    "swap heart": 1,
    "swap coins": 3,
}
"""What each answer gives if the bank has enough and the die shows blue."""


@pytest.mark.parametrize("left", range(10))
@pytest.mark.parametrize("place", ["sword_master", "trader", "goldsmith", "tournament"])
def test_labels_promise_what_the_bank_can_give(place: str, left: int) -> None:
    """rules/touria#7.10: the executor is told about a partial gain before it happens."""
    table = arrived(place, "s2 3b3r1g1y helmet scale").orders("a1", "b1", "c1")
    north, kinds = table.of("north"), ("hearts", "coins", "swords")
    for kind in kinds:
        setattr(north, kind, getattr(north, kind) + getattr(table.state, kind) - left)
        setattr(table.state, kind, left)
    table.state.die = 1
    promising = [option for option in table.decision().options if option.id not in ("skip", "helmet")]
    assert bool(promising) == bool(left)
    for option in promising:
        world = TOURIA.copy(table.state)
        TOURIA.apply(world, 0, (option.id,), table.chance)
        gained = max(getattr(world.holdings[0], kind) - getattr(table.of("south"), kind) for kind in kinds)
        assert gained == option.label.args.get("count", option.label.args.get("hearts", gained)) > 0
        full = FULL.get(option.id) or FULL[option.id.partition(" ")[0]]
        warned = option.hint is not None and option.hint.key.startswith("touria-hint-short")
        assert warned == (gained < full)


def test_swaps_say_how_they_are_paid() -> None:
    """rules/touria#13, option ``helmet``."""

    def labels(helmet: str, *moves: str) -> list[str]:
        table = arrived("tournament", "s2 helmet", helmet=helmet).do(*moves)
        return [words_for("en").say(option.label) for option in table.decision().options]

    by_sword = [spoken("touria-do-swap-hearts", swords=1), spoken("touria-do-swap-coins", swords=1, count=3)]
    assert labels("two_swaps")[:2] == labels("as_swords")[:2] == by_sword
    assert labels("two_swaps", "helmet")[:2] == by_sword
    by_helmet = [spoken("touria-do-swap-hearts", swords=0), spoken("touria-do-swap-coins", swords=0, count=3)]
    assert labels("as_swords", "helmet")[:2] == by_helmet
    assert by_helmet != by_sword


def test_the_helmet_without_a_swap_is_no_execution() -> None:
    """rules/touria#7.9, #8.1 and #8.2: there is nothing to double and nothing to copy."""
    table = arrived("tournament", "s2 1p helmet").do("helmet", "stop")
    assert (table.phase, table.state.turn.executions) == ("end", 0)
    assert table.do("end").active == "north"
    table = arrived("tournament", "s2 1p helmet").do("helmet", "swap heart", "stop")
    assert (table.phase, table.state.turn.executions) == ("after", 1)
    table = arrived("tournament", "s3 1p helmet").do("swap heart", "double purple", "helmet", "stop")
    assert (table.phase, table.state.turn.executions) == ("copy", 1)


def test_the_helmet_instead_of_two_swords() -> None:
    table = arrived("tournament", "s0 helmet", helmet="as_swords").do("helmet", "swap coins", "swap heart")
    assert (table.of("south").coins, table.of("south").hearts, table.phase) == (3, 1, "after")
    assert "helmet" not in arrived("tournament", "s0 helmet").offered()


def test_the_die_shows_what_three_gems_are_worth() -> None:
    table = arrived("goldsmith", "3b3r")
    table.state.die = 2
    assert table.do("triple red").of("south").hearts == 3


# Doubling and copying (rules/touria#8)


def test_doubling_only_if_the_action_can_be_done_again_after_paying() -> None:
    """rules/touria#12.11: the last purple gem at the goldsmith."""
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
    assert table.do("pass", by="north").active == "west"
    assert (table.of("north").elixirs, table.of("south").elixirs) == (1, 2)


def test_who_copies_pays_first_and_then_chooses() -> None:
    """rules/touria#8.2: nobody learns that a player copies before that."""
    table = arrived("goldsmith", "1b", seats=3).own("north", "1r2y").do("sell blue", "done")
    before, asked = table.view(None), sorted(TOURIA.decisions(table.state))
    assert table.do("elixir", by="north").events == []
    assert (table.view(None), sorted(TOURIA.decisions(table.state))) == (before, asked)
    table.do("pass", by="west")
    assert told(table) == ["copy-elixir"]
    assert (table.of("north").elixirs, table.of("south").elixirs) == (0, 2)
    assert table.offered() == ["sell red", "sell yellow", "pair yellow"]
    assert table.do("pair yellow").active == "west"


def test_a_copy_is_carried_out_as_soon_as_everybody_before_has_answered() -> None:
    """rules/touria#8.2: clockwise, one after the other."""
    table = arrived("sword_master", "s0", seats=4).do("execute", "done").do("elixir", by="west")
    assert told(table) == ["copy-elixir", "place", "gain-swords"]
    assert sorted(TOURIA.decisions(table.state)) == [table.seat("north"), table.seat("east")]
    assert table.refused("elixir", by="west") == "copy-over"
    assert table.do("elixir", by="east").events == []
    table.do("pass", by="north")
    assert told(table)[:3] == ["copy-elixir", "place", "gain-swords"]
    assert (table.of("east").swords, table.active) == (2, "west")


@pytest.mark.parametrize(
    ("bank", "gains"), [({"swords": 5}, (2, 2, 1)), ({"swords": 4}, (2, 2, 0)), ({"swords": 3}, (2, 1, 0))]
)
def test_who_would_get_less_than_they_answered_for_is_asked_again(
    bank: dict[str, int], gains: tuple[int, int, int]
) -> None:
    """rules/touria#7.10 and #8.2: nobody pays for less, or for nothing, without being asked."""
    table = arrived("sword_master", "s0", seats=3).own("north", "flagon")
    spare = table.state.swords - bank["swords"]
    table.of("north").swords += spare
    table.state.swords -= spare
    table.do("execute", "done").do("flagon", by="north")
    first = table.decision("west")
    assert first.prompt.args["best"] == Text("touria-do-sword_master", {"count": gains[1]})
    table.do("elixir", by="west")
    if not gains[2]:
        assert table.offered("north") == ["pass"]
        assert table.decision("north").prompt.key == "touria-prompt-copy-gone"
        assert table.decision("north").standing == StandingAnswer(("pass",))
    else:
        asked = table.decision("north")
        assert (asked.given, asked.standing, asked.discreet) == (None, None, True)
        assert asked.prompt.key == "touria-prompt-copy-again"
        assert asked.prompt.args["best"] == Text("touria-do-sword_master", {"count": gains[2]})
        hints = [option.hint for option in asked.options if option.id == "flagon"]
        assert hints == [Text("touria-hint-short-swords", {"count": 1})]
    assert (table.of("north").swords, table.of("north").items) == (spare, ["flagon"])
    assert table.state.discard == []
    table.do("flagon" if gains[2] else "pass", by="north")
    assert table.of("north").swords == spare + gains[2]
    assert table.active == "west"


def test_an_item_that_was_taken_before_is_asked_about_again() -> None:
    """rules/touria#8.2: everything changed by earlier executions stays changed."""
    table = Table(3).items("frog broom", "boots lantern", "").tower("sw", "south", "wizard")
    table.do("tower sw", "fly forest_fairy", "take frog", "done").copies(west="elixir", north="elixir")
    assert (table.phase, table.state.sides[table.state.executor]) == ("execute", "west")
    table.do("take boots")
    asked = table.decision("north")
    assert (table.phase, asked.given, asked.prompt.key) == ("copy", None, "touria-prompt-copy-again")
    assert table.of("north").elixirs == 1


def test_what_others_take_does_not_matter_to_who_could_not_use_it() -> None:
    """rules/touria#8.2: an order that the copier couldn't fulfill promised nothing."""
    table = arrived("trader", "1b1r", seats=3).own("west", "1b1r").own("north", "1r1g1y")
    table.orders("a1 a2", "b4", "c1").do("order a1").orders("a1 a2", "b4", "c1").do("done")
    table.copies(west="elixir", north="elixir").do("order a1")
    assert table.state.sides[table.state.executor] == "north"
    assert table.of("north").elixirs == 0


def test_who_could_not_copy_is_asked_again_when_they_can() -> None:
    """rules/touria#8.2: a player may copy if the action is executable for them at that moment."""
    table = arrived("trader", "1r1y", seats=3).own("west", "1b1r").own("north", "1b1g")
    table.orders("a5 a1 a2", "b5", "c4").do("order a5", "done")
    assert table.offered("north") == ["pass"]
    table.do("pass", by="north").do("elixir", by="west").do("order a1")
    assert (table.decision("north").given, table.offered("north")) == (None, ["elixir", "pass"])
    table.do("elixir", by="north").do("order a2")
    assert table.of("north").coins == 6


def test_an_answer_in_advance_is_not_given_for_less() -> None:
    """rules/touria#7.10: a partial gain is announced before it is confirmed."""
    for left, standing in ((4, StandingAnswer(("elixir",), is_chosen=True)), (3, None)):
        table = arrived("sword_master", "s0", seats=3).do("advance yes", by="west")
        table.of("north").swords += table.state.swords - left
        table.state.swords = left
        assert table.do("execute", "done").decision("west").standing == standing


def test_a_dragon_without_a_prize_is_no_surprise() -> None:
    """rules/touria#7.10."""
    table = arrived("dragon", "1b", seats=3).own("west", "1r").own("north", "1r").script("die b")
    table.of("north").hearts += table.state.hearts - 2
    table.state.hearts = 2
    table.do("execute", "pay", "done").copies(west="elixir", north="elixir")
    table.script().state.die = 2
    assert table.do("pay").decision("north").prompt.key == "touria-prompt-copy-again"
    hint = table.decision("north").options[0].hint
    assert hint == Text("touria-hint-short-hearts", {"count": 0})


def test_a_copier_uses_own_tools_but_no_mirror() -> None:
    table = arrived("trader", "1b1r").own("north", "scale mirror").orders("a1", "b1", "c1").discard("helmet")
    table.do("order a1", "done").copies(north="elixir")
    assert table.offered() == ["scale"]
    table.do("scale")
    assert (table.of("north").coins, table.of("south").elixirs) == (6, 2)


def test_an_elixir_is_not_told_of_in_a_discreet_log_a_flagon_is() -> None:
    """rules/touria#8.2 and #11: using the flagon is told, because it's an item."""
    for owned, way, event in (("e1", "elixir", "joins"), ("e0 flagon", "flagon", "copy-flagon")):
        table = arrived("goldsmith", "1b", log="discreet").own("north", f"1r {owned}").do("sell blue", "done")
        assert told(table.copies(north=way)) == [event]


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


def test_no_table_waits_for_copies_longer_than_three_days() -> None:
    table = arrived("sword_master", "", silence="wait").do("execute", "done")
    assert (table.decision("north").minutes, table.decision("north").on_silence) == (3 * 24 * 60, ("pass",))


def test_a_wish_is_nobodys_business_and_nobody_waits_for_it() -> None:
    table = Table(3)
    others = {side: table.view(side) for side in ("south", "north", None)}
    table.do("ask none", by="west")
    assert table.events == []
    assert {side: table.view(side) for side in ("south", "north", None)} == others
    assert table.decision("west").given == ("ask none",)


# The end of a turn (rules/touria#5.7)


def done(owned: str = "", **options: Any) -> Table:
    """Return a table of three whose south player has used a place and is done, as are the others."""
    table = arrived("sword_master", f"s1 {owned}", seats=3, **options).do("execute", "done")
    return table.copies()


def test_who_is_done_may_still_use_the_hourglass() -> None:
    """rules/touria#5.7 and #9: END comes after the copies; with the mirror the hourglass may be on
    the pile.
    """
    for owned, move, pile in (("hourglass", "hourglass", ()), ("mirror", "mirror", ("hourglass",))):
        table = arrived("sword_master", owned, seats=3).discard(*pile).do("execute")
        hint = next(one.hint for one in table.decision().options if one.id == "done")
        assert hint is not None
        assert hint.key == "touria-hint-done-hourglass"
        table.do("done").copies()
        assert (table.phase, table.offered()) == ("end", ["end", move])
        assert (table.do(move).active, table.phase) == ("south", "start")
    assert done("hourglass").do("end").active == "west"


@pytest.mark.parametrize("options", [{}, {"items_visible": True, "log": "discreet"}])
def test_the_turn_of_others_who_are_done_ends_at_once(options: dict[str, Any]) -> None:
    """rules/touria#11: everybody was told who took the hourglass, or sees it."""
    assert (done("frog", **options).active, done("hourglass", **options).active) == ("west", "south")


def test_where_nobody_knows_who_has_the_hourglass_ending_a_turn_does_not_tell() -> None:
    """rules/touria#5.7 and #11: with a discreet log both are asked; if they don't have it, the bot answers
    for them.
    """
    tables = [done(owned, log="discreet") for owned in ("hourglass", "frog")]
    for table in tables:
        assert (table.active, table.phase) == ("south", "end")
        assert table.decision().discreet
        assert table.decision().on_silence == ("end",)
    with_it, without = (table.decision() for table in tables)
    assert (with_it.standing, without.standing) == (None, StandingAnswer(("end",)))
    for side in ("west", "north", None):
        views = [structs.replace(table.view(side), display=(), pile=0) for table in tables]
        assert views[0] == views[1]


def test_where_the_hourglass_lies_open_a_turn_ends_at_once_in_any_log() -> None:
    """rules/touria#5.7 and #11."""
    piles = {("hourglass", "frog"): True, ("mirror", "hourglass"): True, ("hourglass",): False}
    for pile, at_once in piles.items():
        table = arrived("sword_master", "", seats=3, log="discreet").own("north", "mirror")
        for name in pile:
            if name in table.of("north").items:
                table.of("north").items.remove(name)
                table.state.discard.append(name)
            else:
                table.discard(name)
        table.do("execute", "done").copies()
        assert (table.active == "west") == at_once, "a mirror may copy what lies on top"


# The castle (rules/touria#10)


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


def test_who_comes_second_to_the_castle_races_for_the_door() -> None:
    """rules/touria#10.2."""
    table = Table(3).own("south", "h7 c7").own("west", "h7 c7")
    table.state.chapel[table.seat("north")] = True
    table.do("enter")
    assert ("race" in told(table), table.events[1].text.args) == (True, {"count": 2})
    assert "race" not in told(Table(3).own("south", "h7 c7").do("enter"))


def test_the_last_closed_door_is_told_with_its_number() -> None:
    """rules/touria#10.2.3."""
    table = doors(Table().own("south", "h7 c7 s1"), d8="court_marshal", d9="siblings")
    table.do("enter")
    table.state.open = [number not in (7, 8) for number in range(9)]
    table.do("open d8")
    assert told(table)[:2] == ["door", "last-door"]
    assert [event.text.args["door"] for event in table.events[:2]] == [8, 9]


def test_it_is_told_when_the_last_round_begins() -> None:
    """rules/touria#12.9."""
    for round_, last in ((13, False), (14, True)):
        table = Table(round_limit="15", active="north", group="trader")
        table.state.start, table.state.round = 0, round_
        table.tower("sw", "north", "wizard").do("tower sw", "fly dragon", "skip", "end")
        assert ("last-round" in told(table)) is last


def test_the_round_limit_ranks_by_the_castle_then_by_what_counts_for_it() -> None:
    """rules/touria#12.9."""
    table = Table(round_limit="15", active="north").own("north", "h3 c9").own("south", "h6 c2")
    table.state.start, table.state.round = 0, 15
    table.tower("sw", "north", "wizard").do("tower sw", "fly dragon", "skip", "end")
    outcome = TOURIA.outcome(table.state)
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.ranks) == ((1,), (8, 10), (2, 1))


# Who sees what (rules/touria#11)


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


def test_that_the_bag_is_empty_is_not_told_while_the_thief_draws() -> None:
    """rules/touria#11: the draws are hidden, and so is the fact that the bag ran out."""
    for bag in ("3b", "4b"):
        table = arrived("thief", "").bag(bag).script("b", "b", "b").do("execute")
        for side in ("south", "north", None):
            assert not table.view(side).bag_empty
        assert best(table.state, table.seat("north"), "thief") is not None
        table.do("keep blue")
        assert not table.view(None).bag_empty
    assert arrived("thief", "").bag("").view(None).bag_empty


def told(table: Table) -> list[str]:
    """Return the public events of the last move."""
    return [event.text.key.removeprefix("touria-event-") for event in table.events if event.visible_to(None)]


@pytest.mark.parametrize(
    ("place", "owned", "moves", "fully", "in_short"),
    [
        ("goldsmith", "1b", "sell blue", "place pay-gems gain-coins", ""),
        ("fountain_fairy", "1B", "execute", "place banish", ""),
        (
            "sword_master",
            "1p",
            "execute, double purple",
            "double pay-gems place gain-swords window",
            "window",
        ),
        ("sword_master", "bird", "execute, double bird", "use place gain-swords window", "use window"),
        ("forest_fairy", "", "take frog", "take display", ""),
        ("dragon", "1B", "execute, pay", "pay-gems gain-hearts", ""),
        ("dragon", "", "execute, stop", "retreat", ""),
        ("thief", "", "execute, keep nothing", "keep-nothing", ""),
        ("trader", "1b1r", "order a1", "order pay-gems pay-gems gain-coins new-order", "order"),
        ("sword_master", "", "skip", "skip", ""),
    ],
)
def test_a_discreet_log_tells_ways_items_and_orders_only(
    place: str, owned: str, moves: str, fully: str, in_short: str
) -> None:
    """rules/touria#11: black gems, doubling and payments are left out, like everything else that changes
    hands.
    """
    for log, expected in (("table", fully), ("discreet", in_short)):
        table = Table(log=log).own("south", f"c1 {owned}").items("frog boots", "lantern", "")
        table.tower("sw", "south", "wizard").orders("a1", "b1", "c1").do("tower sw", f"fly {place}")
        if place == "thief":
            table.bag("3B")
        elif place == "dragon":
            table.script("die B")
        table.do(*moves.split(", "))
        assert told(table) == expected.split()


def test_every_bonus_is_told_in_any_log() -> None:
    """rules/touria#4: the choices are public."""
    for log in ("table", "discreet"):
        for choice in ("gem blue", "coin", "sword"):
            table = Table(log=log)
            table.state.phase = "bonus"
            table.state.active = table.state.executor = table.seat("north")
            table.do(choice)
            assert told(table)[0] == f"bonus-{choice.partition(' ')[0]}"


def test_what_a_discreet_log_leaves_out_cannot_be_taken_back_all_the_same() -> None:
    """The pile's next item has been revealed, whether a log line says so or not."""
    table = Table(log="discreet").items("frog boots", "lantern", "").tower("sw", "south", "wizard")
    table.do("tower sw", "fly forest_fairy", "take frog")
    assert told(table) == []
    assert blocks_undo(table.decision(), table.events, (), TOURIA.decisions(table.state))


NOT_IN_SHORT = (
    "gain-hearts gain-coins gain-swords pay-hearts pay-coins pay-swords pay-gems copy-elixir gift no-gift "
    "mine lantern-light display take banish look saw keep keep-nothing roll retreat new-order paint double "
    "place fight reach skip"
)


def test_every_event_is_in_the_short_log_or_left_out_of_it_on_purpose() -> None:
    """rules/touria#11."""
    left_out = set(NOT_IN_SHORT.split())
    events = {
        line.partition(" ")[0].removeprefix("touria-event-")
        for line in (data_folder() / "words" / "en" / "touria.ftl").read_text("utf-8").splitlines()
        if line.startswith("touria-event-")
    }
    in_short = {key.removeprefix("touria-event-") for key in IN_SHORT if key.startswith("touria-event-")}
    assert not in_short & left_out
    assert in_short | left_out == events


def test_black_gems_cannot_be_used_at_the_goldsmith() -> None:
    table = arrived("goldsmith", "3B1b")
    assert table.offered() == ["sell blue", "skip"]
    assert table.of("south").gems[BLACK] == 3


# Messages while the table waits, and games that nobody wants to win


@pytest.mark.parametrize("ends", [False, True])
def test_a_game_that_nobody_wants_to_win_ends_by_itself(ends: bool) -> None:
    """rules/touria#12.9: even without a limit there is a last round, and the tie-breaks decide who wins."""
    table = Table(active="north", group="trader").own("north", "h3 c9").own("south", "h6 c2")
    table.state.start, table.state.round, table.state.phase = table.seat("south"), 199 + ends, "end"
    table.do("end")
    assert table.state.winners == ((table.seat("north"),) if ends else ())


def test_a_discreet_log_leaves_out_of_the_view_what_it_does_not_tell() -> None:
    """rules/touria#11.discreet: nobody else sees whether an action was doubled or what it took."""
    seen = []
    for twice in (False, True):
        table = (
            Table(3, group="dragon", log="discreet").own("south", "c3 s3 1p").tower("sw", "south", "wizard")
        )
        table.do("tower sw", "fly sword_master", "execute purple" if twice else "execute")
        if not twice:
            table.do("done")
        seen.append(table.view("west").turn)
        assert table.view("south").turn.doubled is twice
    assert seen[0] == seen[1]


def test_single_steps_stay_on_offer_when_boots_are_put_on() -> None:
    """rules/touria#6.1: a press on a previously offered step still counts, alongside the whole routes."""
    table = Table(group="dragon").own("south", "c0 boots").tower("se", "south", "goldsmith").do("tower se")
    steps = {name for name in table.offered() if name.startswith("to ")}
    after = set(table.do("boots").offered())
    assert after >= steps
    assert any(name.startswith("route ") for name in after)


def test_a_step_from_an_old_message_is_not_refused_for_want_of_coins() -> None:
    table = Table(group="dragon").own("south", "c3").tower("se", "south", "goldsmith").do("tower se")
    assert table.refused("to mine_1") == "stepwise"


def test_a_black_gem_is_no_gift_like_the_others() -> None:
    """rules/touria#4.10: it is allowed but pointless, so it comes last and is shown as such."""
    table = Table()
    table.state.phase = "bonus"
    idle = [option.id for option in table.decision().options if option.is_idle]
    assert idle == ["gem black"] == [table.offered()[-1]]
