"""Quiet hours, the server's and a person's own, delay pings; what is due comes when they end."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.features.clocks.rules.calendar import QuietHours
from bot.features.lifecycle.rules.lifecycle import end
from playground import Message
from playground.changes import Change, MessageCreated
from tests.protocol.evening import Evening, choices
from tests.protocol.strange_games import known
from tests.protocol.test_clock import Patient
from tests.protocol.test_simultaneous import WORDS
from tests.support.acting import act
from tests.support.phrases import phrase

HOUR = 3600.0


class Ears:
    """Records each ping and each direct message with its time."""

    def __init__(self, evening: Evening) -> None:
        self.heard: list[tuple[float, str]] = []
        self.messages: list[Message] = []
        self._evening = evening
        evening.playground.world.listen(self._note)

    def _note(self, change: Change) -> None:
        if isinstance(change, MessageCreated) and not change.message.ephemeral:
            now = self._evening.playground.clock.now()
            users = self._evening.playground.world.users
            heard = [users[person].global_name or "" for person in change.message.notified]
            self.heard += [(now, name) for name in heard]
            if heard:
                self.messages.append(change.message)

    def names(self) -> list[str]:
        """Return the people pinged, once for each ping."""
        return sorted(name for _, name in self.heard)


@pytest.fixture
def ears(evening: Evening) -> Ears:
    return Ears(evening)


def minute(evening: Evening) -> int:
    now = datetime.fromtimestamp(evening.playground.clock.now(), UTC)
    return now.hour * 60 + now.minute


async def server_is_quiet(evening: Evening, *, begins: float = 0, hours: float = 8) -> None:
    """Make the server's quiet hours start in ``begins`` hours (negative: they have already started) and last
    ``hours`` hours.
    """
    start = minute(evening) + round(begins * 60)
    quiet = QuietHours(start % 1440, (start + round(hours * 60)) % 1440, "UTC")
    await evening.bot.services.stores.guilds.change(
        evening.playground.guild.id, evening.person("Mira").id, 0, quiet=quiet
    )


async def wants_quiet(evening: Evening, name: str, *, begins: float = 0, hours: float = 8) -> None:
    start = minute(evening) + round(begins * 60)
    quiet = (start % 1440, (start + round(hours * 60)) % 1440)
    await evening.wish(evening.person(name).id, quiet=quiet)


async def end_turn(evening: Evening) -> None:
    asked = await evening.asked()
    panel = await evening.hand(asked)
    while await evening.asked() == asked:
        offered = choices(panel)
        panel = await evening.pick(asked, panel, "end" if "end" in offered else next(iter(offered)))
    await evening.calm()


@pytest.mark.parametrize("delivery", ["channel", "direct", "both"])
async def test_a_turn_in_the_night_is_told_in_the_morning(
    evening: Evening, ears: Ears, delivery: str
) -> None:
    for name in ("Ada", "Mira"):
        await evening.wish(evening.person(name).id, delivery=delivery)
    await server_is_quiet(evening, begins=-1)
    await evening.begin("Mira")
    for _ in range(3):
        await evening.pass_time(2.2 * HOUR)
        assert not ears.heard
        assert not evening.person("Ada").dms() + evening.person("Mira").dms()
        await evening.restart_bot()
    await evening.pass_time(HOUR)
    asked = await evening.asked()
    assert len(evening.person(asked).dms()) == (delivery != "channel")
    assert ears.names() == [asked], "the direct message pings, so the mention needn't"


async def test_what_was_answered_meanwhile_is_never_told(evening: Evening, ears: Ears) -> None:
    await server_is_quiet(evening, begins=-1)
    await evening.begin("Mira")
    first = await evening.asked()
    await end_turn(evening)
    second = await evening.asked()
    assert first != second
    await evening.pass_time(8 * HOUR)
    assert ears.names() == [second]


async def test_several_questions_of_one_night_come_in_one_message(evening: Evening, ears: Ears) -> None:
    """Each was asked at a different time."""
    await server_is_quiet(evening, begins=-1)
    await evening.begin("Mira", "Dev", game="towers")
    await evening.pass_time(2 * HOUR)
    await evening.restart_bot()
    assert not ears.heard
    await evening.pass_time(6 * HOUR)
    assert ears.names() == ["Ada", "Dev", "Mira"]
    assert len(ears.messages) == 1


async def test_own_quiet_hours_are_ones_own(evening: Evening, ears: Ears) -> None:
    await wants_quiet(evening, "Ada", begins=-1)
    await evening.begin("Mira", "Dev", game="towers")
    assert ears.names() == ["Dev", "Mira"]
    await evening.pass_time(6 * HOUR)
    assert ears.names() == ["Dev", "Mira"]
    await evening.pass_time(1.1 * HOUR)
    assert ears.names() == ["Ada", "Dev", "Mira"]


async def test_quiet_hours_that_are_given_up_let_pings_through_at_once(evening: Evening, ears: Ears) -> None:
    await server_is_quiet(evening, begins=-1)
    await wants_quiet(evening, "Ada", begins=-1)
    await wants_quiet(evening, "Mira", begins=-1)
    await evening.begin("Mira")
    asked = await evening.asked()
    await evening.bot.services.stores.guilds.change(
        evening.playground.guild.id, evening.person("Mira").id, 0, quiet=None
    )
    await evening.calm()
    assert not ears.heard
    await evening.wish(evening.person(asked).id, quiet=None)
    await evening.calm()
    assert ears.names() == [asked]


async def test_invitations_and_results_wait(evening: Evening, ears: Ears) -> None:
    await evening.begin("Mira")
    ears.heard.clear()
    await server_is_quiet(evening, begins=-1)
    await evening.slash("Ada", "table new", game="abraca")
    await evening.slash("Ada", "table invite", table=2, player=evening.person("Dev"))
    await act(evening.bot.services.tables, end, 1, evening.person("Ada").id)
    await evening.calm()
    assert not ears.heard
    await evening.pass_time(8 * HOUR)
    assert ears.names() == ["Dev"]


async def test_reminders_and_digests_wait_for_the_end_of_own_quiet_hours(
    evening: Evening, ears: Ears
) -> None:
    for name in ("Ada", "Mira"):
        await evening.wish(evening.person(name).id, reminder_hours=4)
        await wants_quiet(evening, name, begins=2)
    await evening.begin("Mira")
    assert len(ears.heard) == 1
    for _ in range(9):
        await evening.pass_time(HOUR)
        assert len(ears.heard) == 1
    await evening.pass_time(1.1 * HOUR)
    assert len(ears.heard) == 2
    hour = datetime.fromtimestamp(evening.playground.clock.now(), UTC).hour
    for name in ("Ada", "Mira"):
        await wants_quiet(evening, name, begins=-1)
        await evening.wish(evening.person(name).id, delivery="digest", digest_hour=(hour + 2) % 24)
    asked = await evening.asked()
    for _ in range(3):
        await evening.pass_time(2 * HOUR)
        assert not evening.person(asked).dms()
    await evening.pass_time(1.5 * HOUR)
    assert len(evening.person(asked).dms()) == 1
    assert len(ears.heard) == 3


async def test_who_is_out_of_time_in_the_night_hears_that_and_nothing_else(
    evening: Evening, ears: Ears
) -> None:
    """Two notices would be due when their quiet hours end: the question, and that their time is up."""
    for name in ("Ada", "Mira"):
        await wants_quiet(evening, name, begins=-1, hours=20)
    await evening.bot.services.stores.guilds.change(
        evening.playground.guild.id, evening.person("Mira").id, 0, clock="live"
    )
    await evening.begin("Mira")
    asked = await evening.asked()
    await evening.pass_time(HOUR)
    assert not ears.heard
    await evening.pass_time(18.5 * HOUR)
    mine = [one for one in ears.messages if one.notified == [evening.person(asked).id]]
    assert [phrase("notice-time") in one.text for one in mine] == [True]


@pytest.fixture
def patient(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with known(Patient(), WORDS, tmp_path, monkeypatch):
        yield


@pytest.mark.parametrize("answers", [(), ("Chloé",), ("Ada",)], ids=str)
@pytest.mark.usefixtures("patient")
async def test_a_secret_question_is_told_at_times_that_say_nothing_about_answers(
    evening: Evening, ears: Ears, answers: tuple[str, ...]
) -> None:
    """Ada's own quiet hours end in the middle of the window: she's notified then, whoever has answered."""
    await wants_quiet(evening, "Ada", begins=-1, hours=2)
    await evening.begin("Chloé", game="duel")
    assert ears.names() == ["Chloé"]
    began = evening.playground.clock.now()
    for name in answers:
        await evening.pick(name, await evening.hand(name), "rock")
        await evening.calm()
    await evening.pass_time(59 * 60)
    assert ears.names() == ["Chloé"]
    await evening.pass_time(2 * 60)
    assert ears.names() == ["Ada", "Chloé"]
    assert ears.heard[-1][0] - began >= 59 * 60
