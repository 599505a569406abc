"""Getting a table together: invitations, a full table, and people who were sent away."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.features.actions import ACTIONS
from bot.features.blocks.rules import Blocks
from bot.features.invitations.rules import KEPT, lapsed
from bot.features.lifecycle.rules.idle import LOBBY_RESTS, rested
from bot.features.lobby.rules.beginning import begins_when_set
from bot.features.lobby.rules.lobby import NewTable, opened
from bot.features.lobby.rules.terms import set_terms
from bot.features.notices.rules.notice import EVERYBODY
from bot.features.notices.rules.standing_notices import Listeners, standing_notices
from bot.features.servers.rules.settings import GuildSettings
from bot.table.action import Request
from bot.table.actor import Actor
from bot.table.consequences import consequences
from bot.table.rows import KeptSeat, SetStart
from bot.table.situation import Situation
from games.engine.game import Refused
from games.registry import GAMES
from tests.support.started import lobby

GAME = GAMES["abraca"]
ADA, BRUNO, CHLOE, DEV, STRANGER = 3, 4, 5, 6, 7
DELAY = Listeners(delay=15.0)


def act(at: Situation, name: str, person: int, argument: str = "", *picked: str, **known: Any) -> Situation:
    """Let a person do something; return the resulting table, with all consequences."""
    action = ACTIONS[name]
    actor = Actor(person, "P", **{"member": person, "interaction": at.table.revision, **known})
    action.expect(at.table, actor)
    step = action.change(
        at, actor, action.read(Request(at.table.own_revision(at.table.seat_of(person)), argument, picked))
    )
    return replace(at, table=consequences(at, step, DELAY).table, state=step.state)


def agree(at: Situation, person: int, interaction: int = 1, **values: Any) -> Situation:
    """Let a person change the terms; return the resulting table."""
    actor = Actor(person, "P", member=person, interaction=interaction)
    set_terms.expect(at.table, actor)
    step = set_terms.change(at, actor, values)
    return replace(at, table=consequences(at, step, DELAY).table, state=step.state)


def told(at: Situation, kind: str) -> dict[int, float]:
    """Return who gets a notice of ``kind``, and when."""
    return {
        notice.person: notice.due_at for notice in standing_notices(at, DELAY).values() if notice.kind == kind
    }


def rematch() -> Situation:
    """Return a table that Ada opened for the people of her last game."""
    new = NewTable(1, 2, GAME.id, "en", ADA, "Ada", 10, invited=(ADA, BRUNO, CHLOE), member=ADA)
    table, _ = opened(new, GAME, bytes(32), 100.0)
    return Situation(replace(table, id=1), GAME, None, 100.0)


# Playing again


def test_those_who_played_are_told_until_they_have_answered() -> None:
    at = rematch()
    assert told(at, "invited") == {BRUNO: 115.0, CHLOE: 115.0}, "whoever asks is not asked"
    at = act(at, "join", BRUNO)
    assert set(told(at, "invited")) == {CHLOE}
    at = act(at, "invite-decline", CHLOE)
    assert not told(at, "invited")
    assert set(told(act(at, "leave", BRUNO), "invited")) == set(), "whoever came and went is not asked again"


def test_an_invitation_is_answered_once_and_lasts_as_long_as_the_lobby() -> None:
    at = act(rematch(), "invite-accept", BRUNO)
    assert at.table.seat_of(BRUNO) == 1
    with pytest.raises(Refused, match="already-seated"):
        act(at, "invite-accept", BRUNO)
    with pytest.raises(Refused, match="not-invited"):
        act(at, "invite-accept", STRANGER)
    with pytest.raises(Refused, match="not-invited"):
        act(act(at, "invite-decline", CHLOE), "invite-decline", CHLOE)
    at = act(at, "start", ADA)
    assert not told(at, "invited")
    assert not at.table.invitations


# A full table


def test_the_host_hears_of_a_full_table_until_it_begins_or_somebody_leaves() -> None:
    at = lobby(GAME, range(10, 10 + GAME.seats[-1] - 1))
    at = replace(at, now=1000.0)
    assert not told(at, "full")
    at = act(at, "join", DEV)
    assert told(at, "full") == {10: 1015.0}, "whoever is there and starts at once is not told"
    assert not told(act(at, "leave", DEV), "full")
    assert not told(act(at, "start", 10), "full")
    assert set(told(act(at, "host", STRANGER, moderates=True), "full")) == {STRANGER}, "who hosts now"
    computer = act(act(at, "leave", DEV), "add-computer", 11)
    assert set(told(computer, "full")) == {10}, "a computer player takes a seat, too"


# Inviting somebody


def invited(at: Situation, person: int = STRANGER, by: int = ADA) -> Situation:
    return act(at, "invite", by, "", str(person), str(person))


def test_a_seat_is_kept_for_whoever_is_invited_until_they_answer() -> None:
    full_but_one = lobby(GAME, range(10, 10 + GAME.seats[-1] - 1))
    at = invited(full_but_one, by=11)
    assert set(told(at, "invited")) == {STRANGER}
    with pytest.raises(Refused, match="seats-kept"):
        act(at, "add-computer", 10)
    with pytest.raises(Refused, match="seats-kept"):
        act(at, "join", DEV)
    with pytest.raises(Refused, match="seats-kept"):
        invited(at, DEV, by=10)
    with pytest.raises(Refused, match="invited-already"):
        invited(at, by=10)
    assert act(at, "join", STRANGER).table.seat_of(STRANGER) == GAME.seats[-1] - 1
    declined = act(at, "invite-decline", STRANGER)
    assert act(declined, "join", DEV).table.seat_of(DEV) is not None
    with pytest.raises(Refused, match="has-declined"):
        invited(declined, by=10)
    assert not act(declined, "join", STRANGER).table.invitations, "they come by themselves"


def test_it_is_kept_for_a_day() -> None:
    at = replace(invited(lobby(GAME, (ADA, BRUNO))), now=5.0)
    [invitation] = at.table.invitations
    assert invitation.due_at == KEPT
    seat = KeptSeat(1, STRANGER, KEPT)
    before = replace(at, now=KEPT, table=replace(at.table, warned_at=3.0))
    step = lapsed(before, seat)
    assert step is not None
    assert not step.table.invited
    assert (step.table.changed_at, step.table.warned_at) == (at.table.changed_at, 3.0), "nobody came by"
    assert lapsed(replace(at, now=KEPT), KeptSeat(1, STRANGER, 7.0)) is None, "of an earlier invitation"
    assert lapsed(act(at, "start", ADA), seat) is None


def test_the_host_takes_an_invitation_back() -> None:
    at = invited(lobby(GAME, (ADA, BRUNO)), by=BRUNO)
    with pytest.raises(Refused, match="host-only"):
        act(at, "invite-withdraw", BRUNO, str(STRANGER))
    at = act(at, "invite-withdraw", ADA, str(STRANGER))
    assert not told(at, "invited")
    with pytest.raises(Refused, match="not-invited"):
        act(at, "invite-accept", STRANGER)
    with pytest.raises(Refused, match="nobody-invited"):
        act(at, "invite-withdraw", ADA, str(STRANGER))


def test_whoever_does_not_answer_is_asked_once_more_and_not_again() -> None:
    at = invited(lobby(GAME, (ADA, BRUNO)))
    step = lapsed(at, KeptSeat(1, STRANGER, KEPT))
    assert step is not None
    at = replace(at, table=step.table)
    assert not told(at, "invited")
    at = act(invited(at, by=BRUNO), "invite-withdraw", ADA, str(STRANGER))
    for inviter in (ADA, BRUNO):
        with pytest.raises(Refused, match="invited-enough"):
            invited(at, by=inviter)
    assert act(at, "join", STRANGER).table.seat_of(STRANGER) == 2
    again = invited(invited(rematch(), CHLOE), DEV)
    assert [(one.person, one.times) for one in again.table.invited] == [(BRUNO, 1), (CHLOE, 1), (DEV, 1)], (
        "that a seat is kept for somebody who is asked already tells them nothing anew"
    )


def test_starting_asks_first_while_a_seat_is_kept() -> None:
    start, ada = ACTIONS["start"], Actor(ADA, "P")
    assert start.question is not None
    at = lobby(GAME, (ADA, BRUNO))
    assert start.question(at.table, ada, None) is None
    assert start.question(rematch().table, ada, None) is None, "nothing is kept for those who played before"
    at = invited(at)
    question = start.question(at.table, ada, None)
    assert question is not None
    assert question.args == {"people": f"<@{STRANGER}>", "count": 1}
    assert start.question(act(at, "invite-decline", STRANGER).table, ada, None) is None


# Sending people away


def test_whoever_was_sent_away_comes_back_only_if_they_are_invited() -> None:
    at = act(lobby(GAME, (ADA, BRUNO, CHLOE)), "send-away", ADA, str(BRUNO))
    assert at.table.seat_of(BRUNO) is None
    with pytest.raises(Refused, match="sent-away"):
        act(at, "join", BRUNO)
    with pytest.raises(Refused, match="they-were-sent-away"):
        invited(at, BRUNO, by=CHLOE)
    assert act(invited(at, BRUNO), "invite-accept", BRUNO).table.seat_of(BRUNO) is not None
    assert not act(at, "start", ADA).table.sent_away
    with pytest.raises(Refused, match="host-only"):
        act(at, "send-away", CHLOE, str(ADA))
    with pytest.raises(Refused, match="send-away-self"):
        act(at, "send-away", ADA, str(ADA))


# Open tables


def test_who_hears_of_an_open_table() -> None:
    """Not people who sit there, were sent away, declined or have no free seat; blocks make no difference."""
    everybody = Listeners(delay=15.0, open_tables=(ADA, BRUNO, CHLOE, DEV, STRANGER), is_new=True)

    def hears(at: Situation) -> set[int]:
        return {one.person for one in standing_notices(at, everybody).values() if one.kind == "open"}

    at = lobby(GAME, (ADA, BRUNO))
    assert hears(at) == {CHLOE, DEV, STRANGER}
    assert not told(at, "open"), "nobody is told because of a step"
    assert hears(act(act(at, "join", DEV), "send-away", ADA, str(DEV))) == {CHLOE, STRANGER}
    assert hears(invited(at)) == {CHLOE, DEV}
    assert hears(act(invited(at), "invite-decline", STRANGER)) == {CHLOE, DEV}
    apart = Blocks({BRUNO: frozenset({DEV}), CHLOE: frozenset({ADA})})
    assert hears(replace(at, blocks=apart)) == {CHLOE, DEV, STRANGER}, "CHLOE is named without a ping"
    assert hears(act(at, "start", ADA)) == set()
    nearly = lobby(GAME, range(10, 10 + GAME.seats[-1] - 1))
    assert hears(nearly) == set(everybody.open_tables)
    assert hears(invited(nearly, by=10)) == set(), "the last seat is kept"
    assert hears(act(nearly, "join", DEV)) == set()


def test_a_role_is_called_where_the_server_says_so() -> None:
    def calls(at: Situation) -> list[int]:
        standing = standing_notices(at, Listeners(is_new=True)).values()
        return [one.person for one in standing if one.kind == "call"]

    at = lobby(GAME, (ADA, BRUNO))
    assert not calls(at), "nobody is, unless it is agreed"
    at = replace(at, settings=GuildSettings(called=(99,)))
    assert calls(at) == [EVERYBODY]
    assert not calls(act(at, "start", ADA))


# Starting automatically


def test_the_game_begins_with_the_last_seat_if_that_was_agreed() -> None:
    at = lobby(GAME, range(10, 10 + GAME.seats[-1] - 1))
    assert act(at, "join", DEV).table.status == "lobby", "not unless it was agreed"
    at = agree(at, 10, starts_full=True)
    by_computer = act(at, "add-computer", 11)
    assert by_computer.table.status == "playing"
    begun = act(invited(at, by=10), "invite-accept", STRANGER, interaction=77)
    assert begun.table.status == "playing"
    assert (begun.table.started_by, begun.table.seats[-1].interaction) == (77, 77), (
        "by the press that filled it"
    )
    assert begun.table.asked
    assert not told(begun, "full")
    full = act(agree(at, 10, starts_full=False), "join", DEV)
    assert agree(full, 10, starts_full=True).table.status == "lobby", "agreeing alone begins nothing"
    with pytest.raises(Refused, match="no-such-option"):
        agree(at, 10, starts_full="maybe")


# Starting at a set time


AT_NIGHT = 5_000.0


def at_set_time(at: Situation) -> Situation:
    """Return the table after its start time has come."""
    assert at.table.starts_at is not None
    at = replace(at, now=at.table.starts_at)
    step = begins_when_set(at, SetStart(at.table.id, at.now))
    assert step is not None
    return replace(at, table=consequences(at, step, DELAY).table, state=step.state)


def with_time(at: Situation, *, fills: bool = False, interaction: int = 4711) -> Situation:
    return agree(at, ADA, interaction, starts_at=AT_NIGHT, starts_filled=fills)


def test_the_game_begins_at_the_set_time_with_whoever_sits_there() -> None:
    at = with_time(lobby(GAME, (ADA, BRUNO, CHLOE)))
    assert (at.table.status, at.table.starts_at) == ("lobby", AT_NIGHT)
    begun = at_set_time(at)
    assert begun.table.status == "playing"
    assert len(begun.table.seats) == 3
    assert begun.table.started_by == 4711, "the press that set the time is part of the seed"
    assert begun.table.starts_at is None
    assert begun.table.asked
    assert begins_when_set(begun, SetStart(at.table.id, AT_NIGHT)) is None, "once"


def test_it_begins_earlier_by_a_press_and_not_again_at_the_time() -> None:
    at = act(with_time(lobby(GAME, (ADA, BRUNO))), "start", ADA, interaction=5)
    assert (at.table.started_by, at.table.starts_at) == (5, None)
    assert begins_when_set(replace(at, now=AT_NIGHT), SetStart(at.table.id, AT_NIGHT)) is None


def test_a_time_that_was_changed_or_taken_back_counts_no_more() -> None:
    at = with_time(lobby(GAME, (ADA, BRUNO)))
    later = agree(at, ADA, starts_at=6_000.0)
    none = agree(at, ADA, starts_at=None)
    for changed in later, none:
        assert begins_when_set(replace(changed, now=AT_NIGHT), SetStart(at.table.id, AT_NIGHT)) is None
    assert none.table.starts_by is None


def test_computer_players_take_the_seats_that_are_missing_if_that_was_agreed() -> None:
    begun = at_set_time(with_time(lobby(GAME, (ADA,)), fills=True))
    assert begun.table.status == "playing"
    assert [row.person for row in begun.table.seats] == [ADA] + [None] * (GAME.seats.start - 1)
    enough = at_set_time(with_time(lobby(GAME, (ADA, BRUNO, CHLOE)), fills=True))
    assert len(enough.table.seats) == 3, "no more than the game needs"
    at = with_time(lobby(GAME, (ADA,)), fills=True)
    strict = replace(at, settings=GuildSettings(computers=False))
    assert at_set_time(strict).table.status == "lobby", "the server allows none any more"


def test_the_host_is_told_of_a_start_that_was_missed_until_enough_are_there() -> None:
    at = with_time(lobby(GAME, (ADA,)))
    assert not told(at, "missed")
    at = at_set_time(at)
    assert (at.table.status, at.table.missed_start) == ("lobby", AT_NIGHT)
    assert set(told(at, "missed")) == {ADA}
    assert not told(act(at, "join", BRUNO), "missed")
    again = agree(at, ADA, starts_at=6_000.0)
    assert not told(again, "missed")
    assert again.table.missed_start is None


@pytest.mark.parametrize(
    ("values", "why"),
    [
        ({"starts_at": 99.0}, "start-past"),
        ({"starts_at": 100.0 + 31 * 86_400}, "start-too-far"),
        ({"starts_filled": "maybe"}, "no-such-option"),
        ({"starts_on": 5_000.0}, "no-such-option"),
    ],
)
def test_a_time_that_makes_no_sense_is_refused(values: dict[str, Any], why: str) -> None:
    at = replace(lobby(GAME, (ADA, BRUNO)), now=100.0)
    with pytest.raises(Refused, match=why):
        agree(at, ADA, **values)


def test_a_lobby_with_a_set_time_does_not_rest_before_it() -> None:
    at = lobby(GAME, (ADA, BRUNO))
    time = at.now + 20 * 86_400
    at = agree(at, ADA, starts_at=time)
    assert rested(replace(at, now=time - 60)) is None
    assert rested(replace(at, now=time + LOBBY_RESTS + 60)) is not None
