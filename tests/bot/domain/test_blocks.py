"""People who are kept apart: where that counts, and that nobody else can tell."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from msgspec.structs import replace

from bot.domain.action import Request
from bot.domain.actions import ACTIONS
from bot.domain.actor import Actor
from bot.domain.blocks import Blocks
from bot.domain.notice import Notice
from bot.domain.rows import Offer
from bot.domain.situation import Situation
from bot.domain.standing_notices import Listeners, is_unwelcome, standing_notices
from games.engine.game import Refused
from games.registry import GAMES
from tests.bot.domain.started import lobby, started
from tests.bot.domain.test_gathering import ADA, BRUNO, CHLOE, DEV, STRANGER, act, invited

GAME = GAMES["abraca"]


def blocked(at: Situation, by: Mapping[int, int]) -> Situation:
    """Return the table where some have blocked others: of each pair the first one the second."""
    return replace(at, blocks=Blocks({one: frozenset({other}) for one, other in by.items()}))


def question(at: Situation, name: str, actor: Actor) -> str | None:
    """Return what somebody is asked before they do something."""
    action = ACTIONS[name]
    assert action.question is not None
    found = action.question(at.table, actor, action.read(Request(1, "0")))
    return None if found is None else found.key


@pytest.mark.parametrize("blocker", [ADA, BRUNO])
def test_nobody_sits_down_with_whom_has_blocked_them(blocker: int) -> None:
    """Neither with the host nor with anybody else: whoever sits there did not ask for them to come."""
    at = blocked(lobby(GAME, (ADA, BRUNO)), {blocker: DEV})
    with pytest.raises(Refused, match="seat-not-available"):
        act(at, "join", DEV)
    with pytest.raises(Refused, match="seat-not-available"):
        act(invited(at, DEV, by=ADA if blocker == BRUNO else BRUNO), "invite-accept", DEV)
    assert act(at, "join", CHLOE).table.seat_of(CHLOE) == 2
    left = act(at, "leave", blocker)
    assert act(left, "join", DEV).table.seat_of(DEV) == 1


def test_the_same_sentence_stands_for_something_else_too() -> None:
    full_but_one = lobby(GAME, range(10, 10 + GAME.seats[-1] - 1))
    kept = invited(full_but_one, by=10)
    for at in (kept, blocked(kept, {10: DEV}), blocked(lobby(GAME, (10, 11)), {10: DEV})):
        with pytest.raises(Refused, match="seat-not-available"):
            act(at, "join", DEV)
    full = act(full_but_one, "join", STRANGER)
    with pytest.raises(Refused, match="refused-full"):
        act(blocked(full, {10: DEV}), "join", DEV)


def test_a_host_without_a_seat_keeps_people_out_too() -> None:
    at = act(lobby(GAME, (ADA, BRUNO)), "host", STRANGER, moderates=True)
    with pytest.raises(Refused, match="seat-not-available"):
        act(blocked(at, {STRANGER: DEV}), "join", DEV)


def test_sitting_down_with_somebody_one_has_blocked_asks_first() -> None:
    table = started(GAME, (ADA, BRUNO))
    for at, names in ((lobby(GAME, (ADA, BRUNO)), ("join", "invite-accept")),
                      (table.at, ("take-seat", "seat-accept"))):  # fmt: skip
        for name in names:
            assert question(at, name, Actor(DEV, "D", blocked=frozenset({BRUNO}))) == "ask-sit-with"
            assert question(at, name, Actor(DEV, "D", blocked=frozenset({CHLOE}))) is None
            assert question(at, name, Actor(DEV, "D")) is None, "whom others have blocked is not asked"
    at = blocked(lobby(GAME, (ADA, BRUNO)), {DEV: BRUNO})
    assert act(at, "join", DEV).table.seat_of(DEV) == 2, "once they said so"


def test_an_invitation_looks_the_same_and_brings_nobody_together() -> None:
    """Whether Dev has blocked Bruno, who invites him, or Ada has blocked Dev."""
    plain = invited(lobby(GAME, (ADA, BRUNO)), DEV, by=BRUNO)
    [told] = standing_notices(plain, Listeners()).values()
    notice = Notice(1, 1, plain.table.revision, told.seat, told.kind, told.person, told.due_at, "due")
    assert not is_unwelcome(plain, notice)
    for blocks in ({DEV: BRUNO}, {DEV: ADA}, {ADA: DEV}, {STRANGER: DEV, BRUNO: CHLOE}):
        at = invited(blocked(lobby(GAME, (ADA, BRUNO)), blocks), DEV, by=BRUNO)
        assert at.table == plain.table
        assert is_unwelcome(at, notice) is (STRANGER not in blocks)
    gone = act(blocked(plain, {DEV: BRUNO}), "leave", BRUNO)
    assert is_unwelcome(gone, notice), "it is still his invitation"
    with pytest.raises(Refused, match="blocked-them"):
        invited(blocked(lobby(GAME, (ADA, BRUNO)), {BRUNO: DEV}), DEV, by=BRUNO)


def test_a_seat_of_a_game_is_not_offered_nor_free_to_whom_somebody_there_has_blocked() -> None:
    table = started(GAME, (ADA, BRUNO, CHLOE))
    table.act("want", 2, None)
    offer = Offer(2, DEV, CHLOE, 0.0)
    at = replace(table.at, offers=(offer,))
    assert act(at, "take-seat", DEV, "2").table.seat_of(DEV) == 2
    apart = blocked(at, {BRUNO: DEV})
    with pytest.raises(Refused, match="seat-not-free"):
        act(apart, "take-seat", DEV, "2")
    with pytest.raises(Refused, match="no-offer"):
        act(apart, "seat-accept", DEV)
    notice = Notice(1, 1, at.table.revision, -1, "offer", DEV, 0.0, "due")
    assert not is_unwelcome(at, notice)
    assert is_unwelcome(apart, notice)
    assert is_unwelcome(blocked(at, {DEV: CHLOE}), notice)
