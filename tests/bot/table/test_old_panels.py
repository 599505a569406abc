"""Presses on outdated panels: which of them still mean what they meant."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.features.play.panel.confirmation import decoded, encoded
from bot.features.play.rules import Pick
from bot.table.refusals import OutOfDate
from bot.table.situation import TableStep
from games.engine.decision import Decision, Option
from games.engine.text import Seat, Text
from games.registry import GAMES
from tests.games.saga.table import Table as Saga
from tests.games.touria.table import Table as Touria
from tests.support.started import Started, started

A, B, C = range(3)


def table_in(game: str, state: Any) -> Started:
    """Return a table of three in the position ``state``."""
    table = started(GAMES[game], (5, 6, 7))
    table.take(TableStep(table.at.after(), state))
    return table


def read(table: Started, seat: Seat) -> int:
    """Return the revision in the buttons of ``seat``'s panel now."""
    return table.at.table.own_revision(seat)


def press(table: Started, seat: Seat, revision: int, option: str) -> None:
    """Let ``seat`` press ``option`` on the panel from ``revision``."""
    table.act("pick", seat, Pick(revision, (option,)))


def refused(table: Started, seat: Seat, revision: int, option: str) -> None:
    """Check that the press is refused as outdated and changes nothing."""
    before = table.at
    with pytest.raises(OutOfDate):
        press(table, seat, revision, option)
    assert table.at is before


def saga(**how: Any) -> Started:
    """Return a table of Saga where everybody may interfere; B also has the mist, which can cancel a card."""
    hands = ["moor silk_road star camelot", "mist talisman", "circe"]
    return table_in("saga", Saga(story="odyssey+", hands=hands, courage=6, **how).state)


def test_passing_in_a_whole_challenge_counts_after_ones_own_pass_and_anothers_card() -> None:
    table = saga()
    table.pick(A, "adventure moor")
    old = read(table, B)
    table.pick(B, "pass")
    table.pick(A, "interfere star")
    press(table, B, old, "pass challenge")
    assert table.at.decisions[B].given == ("pass challenge",)


def test_an_answer_counts_where_other_answers_have_come_since() -> None:
    table = saga()
    table.pick(A, "adventure moor")
    old = read(table, B)
    table.pick(A, "interfere star")
    offered = {option.id for option in table.at.decisions[B].options}
    assert "interfere talisman 0" in offered, "there is something to undo now"
    press(table, B, old, "interfere mist")


def test_a_pass_in_one_challenge_does_not_make_one_in_the_next_a_double_press() -> None:
    table = saga()
    table.pick(A, "adventure moor")
    all_pass(table)
    all_pass(table)
    table.at.state.adventures_left = 1
    table.pick(A, "wish ask")
    table.pick(A, "adventure silk_road")
    old = read(table, B)
    table.pick(A, "interfere star")
    press(table, B, old, "pass")


def test_what_was_answered_last_is_not_answered_again_by_a_double_press() -> None:
    table = saga()
    table.pick(A, "adventure moor")
    old = read(table, B)
    table.pick(B, "pass")
    table.pick(A, "interfere star")
    refused(table, B, old, "pass")
    assert table.at.decisions[B].given is None, "nobody has passed against a card that they have not seen"


def all_pass(table: Started) -> None:
    """Let everybody pass, so that the open window closes."""
    for seat in (B, C, A):
        table.pick(seat, "pass")


def test_in_the_next_window_of_a_challenge_only_what_is_about_all_of_it_counts() -> None:
    table = saga()
    table.pick(A, "adventure moor")
    old = read(table, B)
    all_pass(table)
    assert table.at.state.challenge.stage == "die"
    table.pick(B, "wish ask")
    refused(table, B, old, "pass")
    press(table, B, old, "pass challenge")


@pytest.mark.parametrize("option", ["pass", "pass challenge"])
def test_an_answer_to_a_former_challenge_is_refused_in_the_next_one(option: str) -> None:
    table = saga()
    table.pick(A, "adventure moor")
    old = read(table, B)
    all_pass(table)
    all_pass(table)
    table.at.state.adventures_left = 1
    table.pick(A, "wish ask")
    table.pick(A, "adventure silk_road")
    assert option in {one.id for one in table.at.decisions[B].options}
    refused(table, B, old, option)
    table.pick(B, option)


def test_a_wish_counts_whenever_it_was_read() -> None:
    table = saga()
    old = read(table, C)
    table.pick(A, "adventure moor")
    table.pick(C, "pass")
    press(table, C, old, "wish bluff")
    assert table.at.state.wishes[C] == "bluff"


def test_another_card_counts_from_the_panel_before_ones_own_choice() -> None:
    table = started(GAMES["towers"], (5, 6, 7))
    old = read(table, A)
    first, second, third = (option.id for option in table.at.decisions[A].options[:3])
    table.pick(A, first)
    refused(table, A, old, first)
    press(table, A, old, second)
    assert table.at.decisions[A].given == (second,)
    table.pick(B, table.at.decisions[B].options[0].id)
    press(table, A, old, third)
    table.pick(C, table.at.decisions[C].options[0].id)
    still = {option.id for option in table.at.decisions[A].options} & {first, second}
    for option in still:
        refused(table, A, old, option)


def test_a_declaration_counts_after_a_pause_and_not_after_another() -> None:
    table = started(GAMES["abraca"], (5, 6, 7))
    seat = table.at.state.active
    old = read(table, seat)
    table.act("pause", A, None)
    table.act("resume", A, None)
    held = f"cast {max(table.at.state.hands[seat])}"
    press(table, seat, old, held)
    assert held in {option.id for option in table.at.decisions[seat].options}, "the stone was there"
    for option in (held, "cast 8", "end"):
        refused(table, seat, old, option)


def touria() -> Started:
    """Return a table of Touria where the south has taken an item, and both others may copy that."""
    position = Touria(3).tower("sw", "south", "wizard")
    position.items("frog broom", "boots lantern", "").do("tower sw", "fly forest_fairy", "take frog", "done")
    return table_in("touria", position.state)


def test_a_pass_counts_though_somebody_has_copied_since() -> None:
    table = touria()
    north, west = (table.at.state.sides.index(side) for side in ("north", "west"))
    old = read(table, north)
    table.pick(north, "elixir")
    table.pick(west, "elixir")
    table.pick(west, "take boots")
    assert table.at.decisions[north].prompt.key == "touria-prompt-copy-again"
    refused(table, north, old, "elixir")
    press(table, north, old, "pass")
    assert table.at.state.holdings[north].elixirs == 1


def test_nobody_pays_for_something_else_than_they_have_read_of() -> None:
    table = touria()
    north, west = (table.at.state.sides.index(side) for side in ("north", "west"))
    old = read(table, north)
    table.pick(west, "elixir")
    table.pick(west, "take boots")
    refused(table, north, old, "elixir")
    table.pick(north, "elixir")


def test_whoever_has_sat_down_answers_from_a_panel_of_their_own() -> None:
    table = started(GAMES["towers"], (5, 6, 7))
    old = read(table, A)
    first, *others = table.at.table.seats
    seats = [replace(first, person=9, member=9), *others]
    table.take(TableStep(table.at.after(seats=seats), table.at.state))
    refused(table, A, old, table.at.decisions[A].options[0].id)


def test_a_game_that_names_no_matter_takes_an_answer_to_this_very_question_alone() -> None:
    table = started(GAMES["touria"], (5, 6, 7))
    seat = table.at.state.active
    old = read(table, seat)
    assert table.at.decisions[seat].about is None
    table.act("pause", A, None)
    table.act("resume", A, None)
    refused(table, seat, old, table.at.decisions[seat].options[0].id)


def test_what_was_asked_to_be_sure_of_means_the_same_among_other_options() -> None:
    names = [Option(name, Text(name)) for name in ("pass", "cancel 0")]
    before, after = Decision(Text("q"), tuple(names[:1])), Decision(Text("q"), tuple(reversed(names)))
    assert decoded(after, encoded(before, ("pass",))) == ("pass",)
