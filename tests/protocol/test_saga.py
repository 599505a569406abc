"""Saga on the local Discord: windows over time, preferences, silence, and forged answers."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bot.features.clocks.rules.due import deadlines_due
from bot.table.situation import Situation
from games.engine.text import Text
from games.saga.model import Options, State
from games.saga.view import View
from render.words import words_for
from tests.games.saga.table import SAGA, Table
from tests.protocol.course import live
from tests.protocol.evening import Evening, choices, revision_of
from tests.support.phrases import phrase

WINDOW = 4 * 3600
"""Default seconds that a window waits for silent players."""

VEIL = 20
"""Default maximum of seconds that a window stays open after everybody has passed."""

A_WHILE = 45
"""Seconds within which every seat that prefers not to be asked has passed."""


@pytest.fixture
async def table(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> Evening:
    """It is Ada's turn and she has The Moor; Ada and Dev can interfere before the roll, Mira can't."""
    await _begin(evening, monkeypatch)
    return evening


@pytest.fixture
async def unveiled(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> Evening:
    """The same table without a veil."""
    await _begin(evening, monkeypatch, veil="0")
    return evening


async def _begin(evening: Evening, monkeypatch: pytest.MonkeyPatch, **options: Any) -> None:
    hands = ["moor star camelot", "mist talisman", "circe"]
    prepared = Table(story="odyssey+", hands=hands, courage=3).state

    def setup(seats: int, agreed: Options, chance: Any) -> State:
        return msgspec.structs.replace(
            SAGA.copy(prepared), options=msgspec.structs.replace(agreed, **options)
        )

    monkeypatch.setattr(type(SAGA), "setup", staticmethod(setup))
    evening.playground.clock.hold()  # a veil of seconds must not depend on how busy the machine is
    await evening.begin("Dev", "Mira", game="saga")


async def seen(evening: Evening, name: str | None = None) -> View:
    """Return the view of a person or of the channel."""
    viewer = None if name is None else evening.person(name).id
    view = (await evening.bot.services.tables.look(1, viewer)).view
    assert isinstance(view, View)
    return view


async def stage(evening: Evening) -> str | None:
    """Return the stage of the open challenge; ``None`` when it is over."""
    challenge = (await seen(evening)).challenge
    return None if challenge is None else challenge.stage


async def refused(evening: Evening, name: str, option: str) -> str:
    """Let a person forge a press of ``option``; check that nothing changed, and return the answer."""
    panel = await evening.hand(name)
    before = await evening.table()
    read = await evening.forge(name, panel, f"test:1:{revision_of(panel)}:pick:{option}")
    await evening.calm()
    after = await evening.table()
    assert (after.revision, after.view) == (before.revision, before.view)
    return read


def public_messages(evening: Evening) -> set[int]:
    """Return the ids of the channel's public messages."""
    channel = evening.playground.channel("tables").id
    return {message.id for message in evening.playground.world.history(channel) if not message.ephemeral}


def sentence(key: str, **args: Any) -> str:
    return words_for("en").say(Text(f"saga-refused-{key}", args))


def card(name: str) -> Text:
    return Text(f"saga-card-{name}")


@pytest.mark.parametrize("name", ["Mira", "Ada"])
async def test_a_preference_is_two_presses_away_in_ones_own_turn_and_in_others(
    table: Evening, name: str
) -> None:
    panel = await table.turn(name, await table.hand(name), "more")
    assert {"wish ask", "wish bluff", "wish done"} <= set(choices(panel))
    text = table.board().text
    await table.pick(name, panel, "wish ask")
    await table.calm()
    assert (await seen(table, name)).wish == "ask"
    assert (await seen(table, "Dev")).wish == "auto"
    assert "ask" not in table.board().text.replace("asked", "")
    assert table.board().text.count("\n") == text.count("\n")
    assert (await table.asked()) == "Ada"


@pytest.mark.parametrize(
    ("wish", "waited"), [("auto", False), ("ask", True), ("bluff", True), ("done", False)]
)
async def test_a_player_is_asked_as_often_as_they_wish(table: Evening, wish: str, *, waited: bool) -> None:
    await table.pick("Mira", await table.hand("Mira"), f"wish {wish}")
    await table.move("Ada", "adventure moor")
    await table.move("Ada", "pass")
    await table.move("Dev", "pass")
    await table.pass_time(A_WHILE)
    assert (await stage(table) == "score") is waited


async def test_an_answer_in_advance_is_kept_until_the_chance_comes(table: Evening) -> None:
    await table.move("Ada", "adventure moor")
    before = table.board().text
    panel = await table.pick("Dev", await table.hand("Dev"), "interfere mist")
    await table.calm()
    assert table.board().text == before, "nobody may see that somebody has answered"
    assert words_for("en")("hand-given") in panel.text
    assert not (await seen(table)).challenge.plays  # type: ignore[union-attr]
    await table.move("Ada", "pass")
    challenge = (await seen(table)).challenge
    assert challenge is not None
    assert [play.card for play in challenge.plays] == ["mist"]
    assert (challenge.score, challenge.difficulty) == (3, 7)


async def test_an_answer_in_advance_is_void_when_somebody_plays_first(table: Evening) -> None:
    await table.move("Ada", "adventure moor")
    await table.pick("Dev", await table.hand("Dev"), "pass")
    await table.move("Ada", "interfere star")
    assert (await seen(table, "Dev")).answer is None
    assert await stage(table) == "score"


async def test_silence_is_a_pass_when_the_time_of_the_window_is_up(table: Evening) -> None:
    await table.move("Ada", "adventure moor")
    await table.pass_time(WINDOW - 60)
    assert await stage(table) == "score"
    await table.pass_time(120)
    assert await stage(table) == "die"
    await table.pass_time(A_WHILE)
    assert await stage(table) is None
    assert (await seen(table)).story[-1].outcome is not None


async def all_pass(evening: Evening) -> None:
    """Let everybody pass in the open window at once."""
    await evening.pick("Mira", await evening.hand("Mira"), "pass challenge")
    await evening.pick("Ada", await evening.hand("Ada"), "pass")
    await evening.pick("Dev", await evening.hand("Dev"), "pass")
    await evening.calm()


async def time_under_veil(evening: Evening) -> float:
    """Return the seconds until the veil of the open window is lifted; 0 if it already is."""
    here = await live(evening)
    decisions = here.game.decisions(here.state)
    for deadline in deadlines_due(Situation(here.table, here.game, here.state, 0.0)):
        if decisions[deadline.seat].veil is not None:
            return deadline.due_at - evening.playground.clock.now()
    return 0.0


async def test_a_window_stays_open_under_its_veil_when_all_have_passed_at_once(table: Evening) -> None:
    """rules/saga#10.veil."""
    await table.move("Ada", "adventure moor")
    board, before, edited_at = table.board(), table.board().text, table.board().edited_at
    await all_pass(table)
    left = await time_under_veil(table)
    assert 0 <= left <= VEIL
    if left > 1:
        await table.pass_time(left - 1)
        assert await stage(table) == "score"
        assert (board.text, board.edited_at) == (before, edited_at), "nobody may see that all have passed"
        await table.restart_bot()
    await table.pass_time(VEIL)
    assert await stage(table) == "die"
    assert phrase("saga-event-payment-dice") in board.text


async def test_a_pass_can_be_changed_as_long_as_the_veil_hides_it(table: Evening) -> None:
    await table.move("Ada", "adventure moor")
    await all_pass(table)
    if await time_under_veil(table) > 1:
        await table.move("Dev", "interfere mist")
        assert (await seen(table)).challenge.difficulty == 7  # type: ignore[union-attr]


async def test_no_press_lifts_a_veil(table: Evening) -> None:
    await table.move("Ada", "adventure moor")
    await all_pass(table)
    if await time_under_veil(table) > 1:
        await refused(table, "Ada", "lift")
        assert await stage(table) == "score"


async def test_at_a_table_without_a_veil_a_window_closes_with_the_last_pass(unveiled: Evening) -> None:
    await unveiled.move("Ada", "adventure moor")
    await all_pass(unveiled)
    assert await stage(unveiled) == "die"


async def test_a_window_is_one_message_that_is_edited(table: Evening) -> None:
    board, before = table.board(), public_messages(table)
    await table.move("Ada", "adventure moor")
    await table.move("Ada", "pass")
    await table.move("Dev", "interfere mist")
    await table.move("Ada", "interfere star")
    await table.move("Dev", "pass")
    await table.move("Ada", "pass")
    await table.pass_time(A_WHILE)
    assert await stage(table) == "die"
    assert table.board() is board
    [asked] = table.notices()
    assert public_messages(table) <= before | {asked.id}, "nothing else was posted"
    everybody = {table.person(name).id for name in ("Ada", "Dev", "Mira")}
    assert set(asked.notified) == everybody, "a mention of some would tell who has something to play"


async def test_a_roll_is_told_with_the_sum_that_led_to_it(table: Evening) -> None:
    await table.move("Ada", "adventure moor")
    await table.move("Ada", "pass")
    await table.move("Dev", "interfere mist")
    await table.move("Ada", "pass")
    await table.pass_time(A_WHILE)
    await table.move("Dev", "pass")
    challenge = (await seen(table)).challenge
    assert challenge is not None
    assert challenge.stage == "die"
    board = table.board()
    assert (
        f"{phrase('saga-event-payment-dice')} {challenge.roll}: {challenge.roll} + 3 (Courage)" in board.text
    )
    assert "against 5 + 2 = 7." in board.text
    assert f": {challenge.roll} + 3 (Courage) = {challenge.roll + 3} against" in board.alt_texts[0]
    await table.pass_time(A_WHILE)
    assert await stage(table) is None
    assert f"{challenge.roll} + 3 (Courage) = {challenge.roll + 3}" in board.text
    assert f": {challenge.roll} + 3 (Courage) = {challenge.roll + 3} against" in board.alt_texts[0]


async def test_a_card_that_is_not_in_hand_is_refused(table: Evening) -> None:
    assert sentence("not-in-hand", card=card("isolde")) in await refused(table, "Ada", "adventure isolde")
    await table.move("Ada", "adventure moor")
    assert sentence("not-in-hand", card=card("star")) in await refused(table, "Dev", "interfere star")


async def test_a_card_that_does_not_link_is_refused(table: Evening) -> None:
    assert sentence("link", card=card("odyssey")) in await refused(table, "Ada", "adventure camelot")


async def test_an_adventure_out_of_turn_is_refused(table: Evening) -> None:
    assert "turn" in await refused(table, "Mira", "adventure circe")


async def test_a_modifier_after_the_freeze_is_refused(table: Evening) -> None:
    await table.move("Ada", "adventure moor")
    await table.pass_time(WINDOW + 60)
    assert await stage(table) == "die"
    assert sentence("frozen") in await refused(table, "Ada", "interfere star")
    assert sentence("frozen") in await refused(table, "Dev", "interfere mist")


async def test_a_cancel_without_a_target_is_refused(table: Evening) -> None:
    await table.move("Ada", "adventure moor")
    assert sentence("no-target") in await refused(table, "Dev", "interfere talisman 0")
    assert sentence("no-target") in await refused(table, "Dev", "interfere talisman")


async def test_an_answer_to_a_window_that_has_closed_is_refused(table: Evening) -> None:
    await table.move("Ada", "adventure moor")
    old = await table.hand("Dev")
    await table.pass_time(WINDOW + 60)
    await table.pass_time(A_WHILE)
    assert await stage(table) is None
    late = await table.pick("Dev", old, "interfere mist")
    assert phrase("refused-out-of-date") in late.text
    assert sentence("window-closed") in await refused(table, "Dev", "interfere mist")
