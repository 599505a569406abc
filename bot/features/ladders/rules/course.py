"""The course of a ladder: the end of its games, and its next step."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cached_property
from math import inf
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from bot.features.competitions.rules.outcome import Outcome
from bot.features.ladders.rules.ladder import (
    REACH,
    Challenge,
    Event,
    Ladder,
    Result,
    challengeable,
    departed,
    ended,
    idle_from,
    places,
)
from bot.table.action import OPEN
from bot.table.table import Status

GameState: TypeAlias = Literal["waiting", "open", "over", "decided"]
"""The table of a challenge isn't open yet, is being played at, or has ended; or the end is written down."""


class Game(Struct, frozen=True):
    """The game of a challenge that isn't settled.

    ``result`` and ``over_at`` are those of a game that is over, ``late`` is the member who ran out of time in
    it. ``has_open_table``: its table can still be played at.
    """

    challenge: Challenge
    state: GameState
    result: Result = "void"
    over_at: float = 0.0
    late: int | None = None
    has_open_table: bool = False


class Record(Struct, frozen=True):
    """Write down what follows from the end of a game, or from the wish of a person to be forgotten."""

    events: tuple[Event, ...]


class Close(Struct, frozen=True):
    """End the table of a challenge that was decided in another way than by its game."""

    challenge: Challenge


class Settle(Struct, frozen=True):
    """Reveal the deals of challenges that have ended."""

    challenges: tuple[Challenge, ...]


class Open(Struct, frozen=True):
    """Open the table of a challenge."""

    challenge: Challenge


class Match(Struct, frozen=True):
    """Let ``member`` challenge ``other``, who hasn't played for a while."""

    member: int
    other: int


Step: TypeAlias = Record | Close | Settle | Open | Match


def deal_of_challenge(challenge: Challenge) -> str:
    """Return the name of the deal of ``challenge``, whose commitment is public from the beginning."""
    return f"ladder {challenge.ladder} {challenge.id}"


_FIRST_ORIGIN = 1 << 50
"""Above the origins of the tables of other competitions, and below the ids of Discord."""


def origin_of_challenge(challenge: Challenge) -> int:
    """Return the origin of the table of ``challenge``; two tables can't have the same one."""
    return _FIRST_ORIGIN + challenge.id


def game_of(
    challenge: Challenge,
    status: Status | None,
    changed_at: float | None,
    outcome: Outcome | None,
    departures: Collection[int],
) -> Game:
    """Return the game of ``challenge``, given the ``status`` of its table; None if that was deleted.

    ``departures`` are the members who have left it to the others. At a table that ended before its game was
    over, such a member has run out of time; without any, a moderator has ended it, and it's void.
    """
    is_open = status in OPEN
    if challenge.ended_at is not None:
        return Game(challenge, "decided", has_open_table=is_open)
    if challenge.opened_at is None:
        return Game(challenge, "waiting")
    if is_open:
        return Game(challenge, "open", has_open_table=True)
    over_at = challenge.opened_at if changed_at is None else changed_at
    if outcome is not None:
        return Game(challenge, "over", _result(challenge, outcome), over_at)
    late = [member for member in departures if member in challenge.people]
    if status == "ended" and len(late) == 1:
        return Game(challenge, "over", "lost" if late[0] == challenge.member else "won", over_at, late[0])
    return Game(challenge, "over", "void", over_at)


def _result(challenge: Challenge, outcome: Outcome) -> Result:
    """Return the result for the challenger: a person whose seat somebody else finished has lost."""
    own, other = (
        next(
            (
                rank
                for there, rank, stand_in in zip(
                    outcome.members, outcome.ranks, outcome.stand_ins, strict=True
                )
                if there == member and not stand_in
            ),
            inf,
        )
        for member in (challenge.member, challenge.other)
    )
    return "won" if own < other else "lost" if own > other else "drawn"


class LadderState(Struct, frozen=True, dict=True):
    """Everything that is stored about a ladder, except for settled challenges.

    ``games`` are those of the others. ``people`` has the Discord ids of members who haven't been forgotten.
    """

    ladder: Ladder
    events: tuple[Event, ...]
    games: tuple[Game, ...]
    people: Mapping[int, int]

    @cached_property
    def places(self) -> Sequence[int]:
        """The people of the ladder, the highest first."""
        return places(self.events)

    @property
    def challenges(self) -> list[Challenge]:
        """The challenges that haven't ended, the oldest first."""
        return [one.challenge for one in self.games if one.state != "decided"]

    def member(self, person: int) -> int | None:
        """Return the number of ``person`` if they have ever joined the ladder, otherwise None."""
        return next((member for member, known in self.people.items() if known == person), None)

    def challenge(self, number: int | None) -> Challenge | None:
        """Return the challenge with this number, None if its game is over."""
        unplayed = (one.challenge for one in self.games if one.state in ("waiting", "open"))
        return next((one for one in unplayed if one.id == number), None)


def next_step(state: LadderState, apart: Collection[frozenset[int]], now: float) -> Step | float:
    """Return the next step of a ladder, or the time at which to look again: never if it's infinite.

    The answer follows from what is stored alone, so each process gives the same one after a crash. Results
    apply in the order in which the games ended.
    """
    first = _first_over(state)
    if first is not None:
        return Record(_outcome(first, state.challenges))
    for member in state.places:
        if member not in state.people:
            return Record(departed(state.ladder.id, member, "left", now, state.challenges))
    decided = [one for one in state.games if one.state == "decided"]
    for one in decided:
        if one.has_open_table:
            return Close(one.challenge)
    if decided:
        return Settle(tuple(one.challenge for one in decided))
    for one in state.games:
        if one.state == "waiting":
            return Open(one.challenge)
    return inf if state.ladder.closed_at is not None else _idle(state, apart, now)


def caught_up(state: LadderState) -> tuple[list[Event], LadderState]:
    """Return the events that follow from all games that are over, and the state after them."""
    events: list[Event] = []
    while (first := _first_over(state)) is not None:
        new = _outcome(first, state.challenges)
        ended_now = {one.challenge for one in new}
        games = tuple(
            replace(one, state="decided") if one.challenge.id in ended_now else one for one in state.games
        )
        state = replace(state, events=(*state.events, *new), games=games)
        events += new
    return events, state


def _first_over(state: LadderState) -> Game | None:
    """Return the game that was over first, None if none is."""
    over = [one for one in state.games if one.state == "over"]
    return min(over, key=lambda one: (one.over_at, one.challenge.id), default=None)


def _outcome(game: Game, challenges: Collection[Challenge]) -> tuple[Event, ...]:
    """Return the events that follow from the end of ``game``: somebody who ran out of time goes, too."""
    challenge, at = game.challenge, game.over_at
    end = ended(challenge, game.result, at)
    if game.late is None:
        return (end,)
    others = [one for one in challenges if one.id != challenge.id]
    return (end, *departed(challenge.ladder, game.late, "timed_out", at, others))


def _idle(state: LadderState, apart: Collection[frozenset[int]], now: float) -> Match | float:
    """Return the challenge of the highest idle person whom somebody can challenge, or when one may be due.

    The next one below who is free challenges them. Both are busy then, so a ladder on which nobody has
    played for months gets one game for each two people.
    """
    order = state.places
    idle = idle_from(state.ladder, order, state.events, state.challenges)
    for place, other in enumerate(order):
        if idle.get(other, inf) <= now:
            for member in order[place + 1 : place + 1 + REACH]:
                if other in challengeable(order, member, state.challenges, apart):
                    return Match(member, other)
    return min((at for at in idle.values() if at > now), default=inf)
