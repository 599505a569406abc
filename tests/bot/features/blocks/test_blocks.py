"""Blocks keep people apart: where they matter, and that nobody else can notice them."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest
from msgspec import Struct
from msgspec.structs import replace

from bot.features.actions import ACTIONS
from bot.features.blocks.rules import Blocks
from bot.features.notices.rules.notice import Notice, NoticeKind
from bot.features.notices.rules.standing_notices import Listeners, holds, is_unwelcome, standing_notices
from bot.table.action import Request
from bot.table.actor import Actor
from bot.table.consequences import consequences
from bot.table.perspective import perspective
from bot.table.rows import Offer
from bot.table.seat_assignment import SeatAssignment
from bot.table.situation import Situation
from games.engine.game import Refused
from games.registry import GAMES
from tests.bot.features.notices.test_gathering import ADA, BRUNO, CHLOE, DELAY, DEV, STRANGER, act, invited
from tests.support.started import lobby, started

GAME = GAMES["abraca"]


def blocked(at: Situation, by: Mapping[int, int]) -> Situation:
    """Return the table with some blocks; of each pair, the first has blocked the second."""
    return replace(at, blocks=Blocks({one: frozenset({other}) for one, other in by.items()}))


def question(at: Situation, name: str, actor: Actor) -> str | None:
    """Return the confirmation that a person sees before they do something."""
    action = ACTIONS[name]
    assert action.question is not None
    found = action.question(at.table, actor, action.read(Request(1, "0")))
    return None if found is None else found.key


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


def noticed(at: Situation, kind: NoticeKind, person: int) -> Notice:
    return Notice(1, 1, at.table.revision, -1, kind, person, 0.0, "due")


def test_whoever_has_blocked_somebody_is_not_pinged_for_what_brings_them_together() -> None:
    """Dev isn't pinged if he blocked Bruno, who invites him, or Ada, who sits there; their blocks don't
    count.
    """
    plain = invited(lobby(GAME, (ADA, BRUNO)), DEV, by=BRUNO)
    notice = noticed(plain, "invited", DEV)
    for blocks, is_kept_from in (
        ({}, False), ({DEV: BRUNO}, True), ({DEV: ADA}, True), ({ADA: DEV}, False), ({BRUNO: CHLOE}, False),
    ):  # fmt: skip
        at = blocked(plain, blocks)
        assert is_unwelcome(at, notice) is is_kept_from
        assert standing_notices(at, DELAY).keys() == standing_notices(plain, DELAY).keys()
    gone = act(blocked(plain, {DEV: BRUNO}), "leave", BRUNO)
    assert is_unwelcome(gone, notice), "it is still his invitation"
    with pytest.raises(Refused, match="blocked-them"):
        invited(blocked(lobby(GAME, (ADA, BRUNO)), {BRUNO: DEV}), DEV, by=BRUNO)
    at = replace(started(GAME, (ADA, BRUNO, CHLOE)).at, offers=(Offer(2, DEV, CHLOE, 0.0),))
    assert is_unwelcome(blocked(at, {DEV: CHLOE}), noticed(at, "offer", DEV))
    assert not is_unwelcome(blocked(at, {CHLOE: DEV}), noticed(at, "offer", DEV))
    for kind in ("open", "seat"):
        assert is_unwelcome(blocked(at, {DEV: ADA}), noticed(at, kind, DEV))
        assert not is_unwelcome(blocked(at, {ADA: DEV}), noticed(at, kind, DEV))


def heard(at: Situation, name: str, person: int, argument: str = "", *picked: str) -> set[int]:
    """Return who is told privately that a person they have blocked is joining, when ``person`` does that."""
    action = ACTIONS[name]
    step = action.change(at, Actor(person, "P", member=person), action.read(Request(1, argument, picked)))
    return {one.person for one in consequences(at, step, DELAY).notices if one.kind == "blocked"}


def test_people_hear_once_that_somebody_they_have_blocked_comes_to_their_table() -> None:
    at = blocked(lobby(GAME, (ADA, BRUNO)), {ADA: DEV, CHLOE: ADA, DEV: BRUNO})
    assert heard(at, "join", DEV) == {ADA}
    assert heard(at, "join", STRANGER) == set()
    assert heard(at, "join", CHLOE) == set(), "she was asked before she sat down"
    assert heard(at, "invite", BRUNO, "", str(DEV), str(DEV)) == {ADA}
    coming = invited(at, DEV, by=BRUNO)
    assert heard(coming, "invite-accept", DEV) == set(), "she knows"
    there = act(at, "join", DEV)
    notice = noticed(there, "blocked", ADA)
    assert holds(there, notice)
    assert not holds(act(there, "leave", DEV), notice), "if it was still to be told"
    assert not holds(act(there, "leave", ADA), notice)
    host = act(at, "host", STRANGER, moderates=True)
    assert heard(blocked(host, {STRANGER: DEV}), "join", DEV) == {STRANGER}, "without a seat, too"
    table = started(GAME, (ADA, BRUNO, CHLOE))
    table.act("want", 2, None)
    assert heard(blocked(table.at, {ADA: DEV}), "take-seat", DEV, "2") == {ADA}
    assert heard(blocked(table.at, {ADA: BRUNO}), "take-seat", DEV, "2") == set(), "they sat there before"


# Two worlds

PEOPLE = (ADA, BRUNO, CHLOE, DEV, STRANGER)
TAKEN = (
    "join", "leave", "invite", "invite-accept", "invite-decline", "invite-withdraw", "send-away", "start",
    "add-computer", "remove-computer", "want", "stay", "give-up", "take-seat", "seat-offer", "seat-accept",
    "seat-decline", "seat-remove", "seat-open", "host", "propose-end", "agree",
)  # fmt: skip


class World(Struct):
    """A table with its pending seat offers."""

    at: Situation

    def press(self, name: str, actor: Actor, request: Request) -> object:
        """Let a person do something; return everything about it that people other than the block's author can
        see.
        """
        action = ACTIONS[name]
        try:
            action.expect(self.at.table, actor)
            asked = action.question and action.question(self.at.table, actor, action.read(request))
            step = action.change(self.at, actor, action.read(request))
        except Refused as why:
            return why.text
        change = consequences(self.at, step, Listeners(open_tables=PEOPLE, is_new=True, delay=15.0))
        offers = tuple(one for one in self.at.offers if one not in step.withdrawn) + step.offered
        self.at = replace(self.at, table=change.table, state=step.state, offers=offers)
        return asked, change.events, [one for one in change.notices if one.kind != "blocked"]

    def seen(self) -> object:
        """Return everybody's view: the table as the channel shows it, and all notices with their
        recipients.
        """
        at = self.at
        public = perspective(at.table, at.game, at.state, (), None)
        told = standing_notices(at, Listeners(open_tables=PEOPLE, is_new=True))
        return public, told, at.offers


def pressed(chance: random.Random, at: Situation) -> tuple[str, int, Request]:
    """Return something that a person may want to do, sensible or not."""
    name, person, other = chance.choice(TAKEN), chance.choice(PEOPLE), chance.choice(PEOPLE)
    seat = chance.randrange(max(1, len(at.table.seats)))
    sitting = at.table.seats[seat].person if at.table.seats else None
    assignment = str(SeatAssignment(seat, sitting))
    argument = {
        "take-seat": str(seat), "send-away": str(other), "invite-withdraw": str(other),
        "seat-offer": assignment, "seat-remove": assignment, "seat-open": assignment,
        "add-computer": "companion",
    }.get(name, "")  # fmt: skip
    picked = [str(other), str(other)] if name in {"invite", "seat-offer"} else []
    return name, person, Request(at.table.own_revision(at.table.seat_of(person)), argument, picked)


@pytest.mark.parametrize("seed", range(60))
def test_nobody_but_its_author_can_tell_by_anything_that_there_is_a_block(seed: int) -> None:
    chance = random.Random(f"blocks {seed}")
    author, other = chance.sample(PEOPLE, 2)
    at = lobby(GAME, (ADA, BRUNO))
    here, there = World(at), World(blocked(at, {author: other}))
    for _ in range(60):
        name, person, request = pressed(chance, here.at)
        if person == author and name in {"invite", "seat-offer"} and request.picked[0] == str(other):
            continue  # they are first told to unblock them
        answers = []
        for world in (here, there):
            theirs = world.at.blocks.of(person)
            actor = Actor(person, "P", moderates=person == STRANGER, member=person, blocked=theirs)
            answers.append(world.press(name, actor, request))
        if person == author and isinstance(answers[0], tuple):
            answers = [answer[1:] for answer in answers]  # only they get a question first
        assert answers[0] == answers[1], name
        assert here.seen() == there.seen(), name
