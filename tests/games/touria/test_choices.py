"""What options in Touria say before they are chosen, and what isn't asked because there is only one
answer.
"""

from __future__ import annotations

from collections import Counter
from typing import get_args

import pytest

from games.engine.chance import RandomStream
from games.engine.decision import Option, StandingAnswer
from games.engine.play import play
from games.engine.text import Text
from games.touria.mind.suggestions import suggestions
from games.touria.model import Pending, Phase
from games.touria.rules import actions, course
from games.touria.rules.board import PLACES, trails
from games.touria.rules.phases import route, start
from games.touria.rules.reach import steps_left
from tests.games.touria.table import TOURIA, Table
from tests.games.touria.test_rules import arrived


def option(table: Table, name: str, by: str | None = None) -> Option:
    return next(one for one in table.decision(by).options if one.id == name)


def at_the_fairy() -> Table:
    """Return a table of three whose south player has taken the frog, and the others have to answer."""
    table = Table(3).items("frog broom", "boots lantern", "").tower("sw", "south", "wizard")
    return table.do("tower sw", "fly forest_fairy", "take frog", "done")


def test_the_fairy_is_copied_in_one_press() -> None:
    """rules/touria#8.2: the elixir's option can include what to take, and says so beforehand."""
    table = at_the_fairy()
    assert table.offered("west") == ["elixir take broom", "elixir take boots", "elixir", "pass"]
    assert option(table, "elixir take broom", "west").hint == Text("touria-effect-broom")
    table.copies(west="elixir take boots")
    assert table.of("west").items[-1] == "boots"
    assert (table.of("west").elixirs, table.active, table.phase) == (0, "west", "start")


def test_whose_item_was_taken_before_is_asked_again_and_has_paid_nothing() -> None:
    table = at_the_fairy().copies(west="elixir take boots", north="elixir take boots")
    asked = table.decision("north")
    assert (table.phase, asked.given, asked.prompt.key) == ("copy", None, "touria-prompt-copy-again")
    assert table.of("north").elixirs == 1
    assert "elixir take boots" not in table.offered("north")
    table = at_the_fairy().copies(west="elixir take boots", north="elixir take broom")
    assert table.of("north").items[-1] == "broom", "what somebody else took did not matter"


def test_what_was_said_beforehand_is_nobody_elses_business() -> None:
    table = at_the_fairy().do("elixir take boots", by="north")
    assert table.view("north").answer == "elixir take boots"
    for other in ("south", "west", None):
        seen = repr(table.view(other))
        assert "elixir take" not in seen
        assert table.view(other).may_copy == (table.seat("west"), table.seat("north")) or other is not None


def test_who_could_not_copy_is_not_waited_for() -> None:
    """rules/touria#8.2: the question reveals nothing, and its answer looks as if given by hand."""
    table = arrived("fountain_fairy", "1B", seats=3).own("west", "1B").do("execute", "done")
    assert table.decision("west").standing is None
    assert table.decision("north").standing == StandingAnswer(("pass",))
    assert table.decision("north").discreet
    poor = arrived("sword_master", "s0", seats=3).own("west", "e0").do("execute", "done")
    assert poor.decision("west").standing == StandingAnswer(("pass",))
    assert poor.decision("north").standing is None


def test_done_is_asked_only_where_something_else_is_possible() -> None:
    """rules/touria#5.5."""
    table = arrived("sword_master", "s0").do("execute")
    assert table.offered() == ["done", "linger"]
    assert table.decision().only_answer == ("done",)
    assert option(table, "linger").is_idle
    for more in ("1p", "frog 1B", "bird"):
        assert arrived("sword_master", f"s0 {more}").do("execute").decision().only_answer is None
    for offer in ("1p", "frog 1B", "bird"):
        assert arrived("sword_master", f"s0 {offer}").do("execute").decision().lapses
    assert arrived("goldsmith", "2b frog 1B").do("sell blue").decision().lapses, "the frog can wait"
    assert not arrived("goldsmith", "2b 1p").do("sell blue").decision().lapses, "a second sale cannot"
    waits = arrived("sword_master", "s0 hourglass").do("execute")
    assert waits.decision().only_answer == ("done",)
    waits.do("done").copies()
    assert "hourglass" in waits.offered(), "that is asked in any case"


@pytest.mark.parametrize(
    ("owned", "way"), [("1p", "purple"), ("bird", "bird"), ("1p bird", "bird"), ("mirror", "mirror")]
)
def test_swords_are_taken_twice_by_one_answer(owned: str, way: str) -> None:
    """rules/touria#8.1: as if taken once and then again."""

    def there() -> Table:
        table = arrived("sword_master", f"s1 {owned}")
        return table.discard("bird") if owned == "mirror" else table

    at_once, one_by_one = there().do(f"execute {way}"), there().do("execute", f"double {way}")
    assert at_once.state == one_by_one.state
    assert at_once.of("south").swords == 5
    assert option(there(), f"execute {way}").hint == Text("touria-hint-twice", {"count": 4})


def test_swords_are_offered_twice_only_where_there_are_more_than_once() -> None:
    assert "execute purple" not in arrived("sword_master", "s0").offered()
    table = arrived("sword_master", "s0 1p").own("north", "s13")
    assert option(table, "execute purple").hint == Text("touria-hint-twice", {"count": 3})
    assert "execute purple" not in table.own("north", "s14").offered()
    assert "execute purple" not in arrived("fountain_fairy", "1p 2B").offered()


def test_another_way_is_idle_where_all_are_suggested() -> None:
    """rules/touria#6: any other would be longer and pass the same mines."""
    found = Counter[bool]()
    for seed in range(40):
        chance = RandomStream(b"%d" % seed)
        state = TOURIA.setup(2, TOURIA.options_type(), chance)
        play(TOURIA, state, state.active, ("coin",), chance)
        state.coins += state.holdings[state.active].coins - seed % 4
        state.holdings[state.active].coins = seed % 4
        tower = next(one for one in start.options(state) if one.id.startswith("tower "))
        play(TOURIA, state, state.active, (tower.id,), chance)
        if state.phase != "route":
            continue
        options = route.options(state)
        left = steps_left(state)
        ways = [one for one in trails(state.group, state.turn.destination) if one.steps <= left]
        suggested = {one.trail.name for one in suggestions(state)}
        idle = next(one for one in options if one.id == "stepwise").is_idle
        assert idle == ({way.name for way in ways} == suggested)
        found[idle] += 1
    assert set(found) == {True, False}


def test_a_roll_says_how_many_colours_would_do() -> None:
    table = arrived("dragon", "2b1r1B s1").script("die g")
    assert option(table, "execute").hint == Text("touria-hint-dragon", {"works": 3, "of": 6})
    assert option(table.do("execute"), "reroll").hint == Text("touria-hint-reroll", {"works": 3, "of": 6})


def test_a_deal_says_what_one_would_have_then() -> None:
    table = arrived("goldsmith", "3b h2 c1")
    table.state.die = 5
    assert option(table, "sell blue").hint == Text("touria-hint-then-coins", {"have": 1 + 1 - 1, "target": 7})
    assert option(table, "pair blue").hint == Text("touria-hint-then-hearts", {"have": 3, "target": 7})
    assert option(table, "triple blue").hint == Text("touria-hint-then-hearts", {"have": 4, "target": 7})


def test_every_question_and_every_place_has_a_module() -> None:
    assert set(course.PHASES) == {*get_args(Phase), *get_args(Pending)} - {"over", ""}
    assert set(actions.PLACES) == set(PLACES)


def test_no_two_questions_own_the_same_verb() -> None:
    verbs = [verb for phase in set(course.PHASES.values()) for verb in phase.verbs]
    assert len(verbs) == len(set(verbs))
