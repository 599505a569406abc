"""Answers that fall due without a press: silence, standing answers, and secret questions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec
import pytest

from games.engine.chance import Chance
from games.engine.decision import Choice, Decision, StandingAnswer
from games.engine.event import Event
from games.engine.text import Seat
from tests.games.engine.duel import Duel, State
from tests.protocol.evening import Evening
from tests.protocol.strange_games import known
from tests.protocol.test_simultaneous import WORDS
from tests.support.phrases import phrase

MINUTES = 120


class Patient(Duel):
    """A secret duel: two hours of silence mean scissors, and seat 2 prefers always to show paper."""

    def decisions(self, state: State) -> Mapping[Seat, Decision]:
        return {
            seat: msgspec.structs.replace(
                decision,
                discreet=True,
                minutes=MINUTES,
                on_silence=("scissors",),
                standing=StandingAnswer(("paper",)) if seat == 2 else None,
            )
            for seat, decision in super().decisions(state).items()
        }

    def apply(self, state: State, seat: Seat, choice: Choice, chance: Chance) -> list[Event]:
        events = super().apply(state, seat, choice, chance)
        return [event for event in events if event.text.key != "duel-answered"]


@pytest.fixture(autouse=True)
def patient(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with known(Patient(), WORDS, tmp_path, monkeypatch):
        yield


async def test_silence_is_answered_when_its_time_is_up(evening: Evening) -> None:
    board = await evening.begin("Dev", game="duel")
    await evening.pick("Ada", await evening.hand("Ada"), "rock")
    await evening.pass_time(MINUTES * 60 - 30)
    assert "shows" not in board.text
    await evening.pass_time(60)
    assert "Ada** shows rock" in evening.board().text
    assert "Dev** shows scissors" in evening.board().text


async def test_a_standing_wish_is_given_after_a_pause(evening: Evening) -> None:
    await evening.begin("Dev", "Mira", game="duel")
    revision = (await evening.table()).revision
    await evening.pass_time(3)
    assert (await evening.table()).revision == revision, "an answer at once would tell of the wish"
    await evening.pass_time(45)
    assert (await evening.table()).revision == revision + 1


async def test_nobody_learns_who_has_answered_in_secret(evening: Evening) -> None:
    board = await evening.begin("Dev", "Mira", game="duel")
    before, edited_at = board.text, board.edited_at
    assert phrase("board-waiting-discreet") in before
    told = evening.notices()
    await evening.pick("Ada", await evening.hand("Ada"), "rock")
    await evening.calm()
    assert evening.notices() == told, "a mention that goes away would tell that its person has answered"
    assert board.text == before
    assert board.edited_at == edited_at, "a board that is drawn anew would tell, too"
    assert "Ada" in before.split(phrase("board-waiting-discreet"))[1]


async def test_time_that_ran_out_while_the_bot_was_away_is_granted_grace(evening: Evening) -> None:
    board = await evening.begin("Dev", game="duel")
    await evening.pick("Ada", await evening.hand("Ada"), "rock")
    await evening.calm()
    await evening.stop_bot()
    evening.playground.advance(MINUTES * 60 + 60)
    await evening.start_bot()
    await evening.calm()
    assert "shows" not in board.text
    await evening.pick("Dev", await evening.hand("Dev"), "paper")
    await evening.calm()
    assert "Dev** shows paper" in evening.board().text


async def test_an_answer_by_hand_stops_the_clock(evening: Evening) -> None:
    await evening.begin("Dev", game="duel")
    await evening.pick("Ada", await evening.hand("Ada"), "rock")
    await evening.pick("Dev", await evening.hand("Dev"), "paper")
    await evening.calm()
    revision = (await evening.table()).revision
    await evening.pass_time(MINUTES * 60 - 60)
    assert (await evening.table()).revision == revision, "the second round has a time of its own"
