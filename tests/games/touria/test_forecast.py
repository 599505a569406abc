"""What a seat is told about its answers beforehand and about its turn afterwards, and how short a turn is."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.engine.chance import RandomStream
from games.engine.copying import copied as copy_of
from games.engine.play import play, waiting_for
from games.engine.text import Text
from games.touria.components import ITEMS
from games.touria.mind import forecast, suggestions
from games.touria.mind.balance import NOTHING, Change, change, lacking, so_far
from games.touria.mind.best import best as best_at
from games.touria.mind.forecast import Prospect
from games.touria.model import Journey, Options, State
from games.touria.rules import actions
from games.touria.rules.execution import begun_anew
from render.words import words_for
from tests.games.touria.table import TOURIA, Table
from tests.support.phrases import phrase

ENGLISH = words_for("en")


def prospect(table: Table, option: str, side: str = "south") -> Prospect:
    return next(one for one in table.view(side).prospects if one.id == option)


def games(count: int, options: Options | None = None) -> Any:
    """Yield every state and answer from whole games of the fallback player."""
    for number in range(count):
        chance = RandomStream(bytes([number]) * 32)
        state = TOURIA.setup(2 + number % 3, options or Options(), chance)
        while asked := TOURIA.decisions(state):
            seat = waiting_for(asked)[0]
            choice = TOURIA.computer_player.choose(TOURIA.view(state, seat), asked[seat], chance)
            yield state, seat, choice
            play(TOURIA, state, seat, choice, chance)


def outcome_of(state: State, seat: int, option: str) -> Change:
    world = TOURIA.copy(state)
    TOURIA.apply(world, seat, (option,), RandomStream(b"another bag, another die, others".ljust(32)))
    return change(state.holdings[seat], world.holdings[seat])


def copied(state: State, seat: int) -> State:
    """Return the state in which only ``seat`` may copy, and has just paid for it."""
    world = TOURIA.copy(state)
    world.answers = ["asked" if other == seat else "" for other in range(world.seats)]
    own = world.holdings[seat]
    TOURIA.apply(world, seat, ("elixir" if own.elixirs else "flagon",), RandomStream(bytes(32)))
    return world


def test_whatever_is_foretold_comes_true_with_any_luck() -> None:
    kinds: Counter[str] = Counter()
    for state, seat, _ in games(3):
        for one in forecast.prospects(state, seat):
            if state.phase == "copy":
                if not actions.begins_at_once(begun_anew(state, state.turn.destination), seat):
                    assert outcome_of(copied(state, seat), seat, one.id) == one.change
                    kinds["copy"] += 1
                continue
            real = outcome_of(state, seat, one.id)
            if state.phase == "mine":
                assert all(got >= told for got, told in zip(real.gems, one.change.gems, strict=True))
            elif one.either:
                assert real.coins == one.change.coins
            elif state.phase != "fly":
                assert real == one.change
            kinds[state.phase] += 1
    assert set(kinds) >= {"route", "fly", "arrival", "dragon", "thief", "after", "copy"}


def test_luck_is_not_foretold() -> None:
    for place in ("thief", "dragon"):
        table = Table().own("south", "c3 1b1r1g1y1p").tower("sw", "south", "wizard")
        table.do("tower sw", f"fly {place}")
        assert prospect(table, "execute").change == NOTHING


def test_a_route_tells_its_gems_and_what_it_costs() -> None:
    table = Table(group="dragon").own("south", "c3").tower("se", "south", "goldsmith").do("tower se")
    table.mine("mine_1", "Br").mine("mine_4", "bg")
    one = prospect(table, "route r01 r02 r03 r04 take blue")
    assert one.change == Change(coins=-1, gems=(1, 1, 1, 0, 0, 0))
    assert one.route == ("dragon", "mine_1", "castle", "mine_4", "goldsmith")
    table.do("route r01 r02 r03 r04 take blue")
    assert (table.phase, table.mine_of("mine_4")) == ("arrival", "g")


def test_where_a_route_has_too_many_choices_its_last_mines_ask() -> None:
    table = Table(group="dragon").own("south", "c9").tower("se", "south", "goldsmith").do("tower se")
    for mine in ("mine_1", "mine_2", "mine_3", "mine_4", "mine_5", "mine_6"):
        table.mine(mine, "by")
    offered = [name for name in table.offered() if name.startswith("route")]
    assert len(offered) <= suggestions.VARIANTS
    asking = next(one for one in table.view("south").prospects if one.either)
    table.do(asking.id)
    assert table.phase == "mine"
    assert table.offered() == ["pick blue", "pick yellow"]


def test_by_lantern_light_black_gems_are_not_foretold() -> None:
    table = Table(group="dragon").own("south", "c3 lantern").tower("se", "south", "goldsmith").do("tower se")
    table.mine("mine_1", "Br").mine("mine_4", "Bb")
    assert prospect(table, "route r01 r02 r03 r04").change.gems == (2, 1, 1, 0, 0, 0)
    table.do("lantern")
    assert prospect(table, "route r01 r02 r03 r04").change.gems == (0, 1, 1, 0, 0, 0)


def test_what_the_lantern_will_draw_is_not_foretold() -> None:
    table = Table(group="dragon", lantern="swap_black").own("south", "c3 lantern")
    table.tower("se", "south", "goldsmith").do("tower se", "lantern").mine("mine_1", "Br").mine("mine_4", "g")
    assert prospect(table, "route r01 r02 r03 r04").change.gems == (0, 0, 0, 1, 0, 0)


@pytest.mark.parametrize(
    ("owned", "place", "told"),
    [
        ("3b2r", "goldsmith", "3 blue for 2 hearts"),
        ("1b", "goldsmith", "1 blue for a coin"),
        ("1B", "goldsmith", None),
        ("1b1r", "trader", "blue, red for 3 coins"),
        ("1B", "fountain_fairy", phrase("touria-do-fountain_fairy")),
        ("", "fountain_fairy", None),
        ("", "forest_fairy", "Frog or Boots"),
        ("s1", "tournament", phrase("touria-do-swap-hearts", variant="other")),
        ("s0", "tournament", None),
    ],
)
def test_the_best_that_can_be_done_somewhere(owned: str, place: str, told: str | None) -> None:
    table = Table().items("frog boots", " ".join(set(ITEMS) - {"frog", "boots"}), "")
    table.own("south", owned).orders("a1", "b1", "c1")
    table.state.die = 0
    best = best_at(table.state, 0, place)
    assert (best and ENGLISH.say(best)) == told


def test_what_a_turn_has_brought_is_told_to_its_player_alone() -> None:
    table = Table(3).own("south", "c2 3b").tower("sw", "south", "wizard")
    table.state.before = copy_of(table.of("south"))
    table.do("tower sw", "fly goldsmith")
    assert table.view("south").so_far == Change(coins=-1)
    assert table.view("south").prospects
    for side in ("west", "north", None):
        assert (table.view(side).so_far, table.view(side).prospects) == (None, ())
    table.do("triple blue")
    assert "So far: " in ENGLISH.say(table.decision().prompt)


def test_changes_are_told_in_one_sentence() -> None:
    told = ENGLISH.say(so_far(Change(hearts=2, coins=-1, gems=(0, -3, 0, 1, 0, 0))))
    assert told == " So far: +2 hearts, −1 coin, −3 blue, +1 green."
    assert so_far(NOTHING) == Text("touria-so-far-nothing")


def test_what_the_castle_still_needs() -> None:
    table = Table().own("south", "h5 c9 2B rose")
    assert (
        ENGLISH.say(lacking(table.of("south"), 7)) == "You still need 1 heart and a way to lose 2 black gems."
    )
    assert lacking(Table().own("south", "h7 c7").of("south"), 7) == Text("touria-lacking-nothing")


def test_the_newest_journey_is_seen_by_all_when_its_turn_is_over() -> None:
    table = Table(group="dragon").tower("se", "south", "goldsmith").mine("mine_1", "g").mine("mine_4", "g")
    assert table.do("tower se").view(None).journey is None
    table.do("route r01 r02 r03 r04").do("skip", "end")
    walked = Journey(0, ("dragon", "mine_1", "castle", "mine_4", "goldsmith"), flown=False)
    assert (table.active, table.view(None).journey) == ("north", walked)
    table.tower("sw", "north", "wizard").do("tower sw")
    assert table.view(None).journey == walked
    table.do("fly dragon")
    assert table.view(None).journey == Journey(1, ("goldsmith", "dragon"), flown=True)


def test_a_way_in_the_making_is_no_journey_yet() -> None:
    table = Table(group="dragon").tower("se", "south", "goldsmith").do("tower se", "stepwise", "to mine_1")
    assert table.view("south").journey is None


_LONGER = {"reroll", "sword", "double", "enter", "stepwise", *ITEMS}
"""Answers that make a turn longer than an ordinary one."""


def test_an_ordinary_turn_takes_at_most_five_answers() -> None:
    lengths: Counter[int] = Counter()
    answers: list[str] = []
    turn = None
    for state, seat, choice in games(6):
        if state.turn is not turn:
            if answers and not _LONGER & {answer.partition(" ")[0] for answer in answers}:
                lengths[len(answers)] += 1
            turn, answers = state.turn, []
        if seat == state.active and state.phase not in ("bonus", "doors", "gift"):
            answers.append(choice[0])
    assert lengths.total() > 50
    assert max(lengths) <= 5
