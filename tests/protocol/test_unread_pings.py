"""A person who hasn't opened their hand since a ping isn't pinged again about the same table."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.features.notices.rules.standing_notices import LAST_AFTER
from playground import Message
from tests.protocol.evening import Evening, choices, verb
from tests.protocol.test_quiet_pings import Ears
from tests.support.phrases import phrase

LATE, EARLY = "Mira", "Ada"


@pytest.fixture
def ears(evening: Evening) -> Ears:
    return Ears(evening)


async def wait_for_the_last(evening: Evening, *, looks: bool = False) -> None:
    """Ask everybody and let one answer, so that the other, who may have looked, hears that they're
    the last.
    """
    await evening.begin(LATE, game="towers")
    await evening.calm()
    if looks:
        await evening.hand(LATE)
    panel = await evening.hand(EARLY)
    while await evening.asked() == EARLY:
        panel = await evening.pick(EARLY, panel, next(iter(choices(panel))))
    await evening.restart_bot()
    await evening.pass_time(LAST_AFTER + 60)


def last(evening: Evening) -> Message:
    [found] = [one for one in evening.notices() if phrase("notice-last") in one.text]
    return found


async def test_somebody_away_is_named_again_and_pinged_once(evening: Evening, ears: Ears) -> None:
    await wait_for_the_last(evening)
    assert evening.person(LATE).mention in last(evening).text
    assert ears.names().count(LATE) == 1


async def test_somebody_who_has_looked_meanwhile_is_pinged_again(evening: Evening, ears: Ears) -> None:
    await wait_for_the_last(evening, looks=True)
    assert ears.names().count(LATE) == 2
    assert last(evening).notified == [evening.person(LATE).id]


async def test_direct_messages_come_silently(evening: Evening, ears: Ears) -> None:
    await evening.wish(evening.person(LATE).id, delivery="direct")
    await wait_for_the_last(evening)
    assert [bool(one.notified) for one in evening.person(LATE).dms()] == [True, False]


async def test_a_strict_table_pings_everybody(evening: Evening, ears: Ears) -> None:
    guild = evening.playground.guild.id
    await evening.bot.services.stores.guilds.revise(
        guild, evening.person(EARLY).id, 0, lambda known: replace(known, pace="strict")
    )
    await wait_for_the_last(evening)
    assert ears.names().count(LATE) == 2


async def test_an_invitation_covers_no_turn(evening: Evening, ears: Ears) -> None:
    board = await evening.open_table(EARLY, game="towers")
    await evening.slash(EARLY, "table invite", player=evening.person(LATE), table=1)
    await evening.calm()
    [invitation] = evening.notices()
    await evening.press(LATE, invitation, verb(invitation, "invite-accept"))
    await evening.press(EARLY, board, verb(board, "start"))
    await evening.calm()
    assert ears.names().count(LATE) == 2


async def test_muting_shows_that_somebody_is_there(evening: Evening, ears: Ears) -> None:
    await evening.begin(LATE, game="towers")
    [notice] = evening.notices()
    await evening.press(LATE, notice, verb(notice, "mute"))
    await evening.press(LATE, notice, verb(notice, "mute"))
    await evening.calm()
    panel = await evening.hand(EARLY)
    while await evening.asked() == EARLY:
        panel = await evening.pick(EARLY, panel, next(iter(choices(panel))))
    await evening.pass_time(LAST_AFTER + 60)
    assert ears.names().count(LATE) == 2
