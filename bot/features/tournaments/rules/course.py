"""The course of a tournament: the state of its matches, and its next step."""

from __future__ import annotations

from collections.abc import Mapping
from math import inf
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from bot.features.competitions.rules.days import days_later
from bot.features.competitions.rules.outcome import Outcome
from bot.features.competitions.rules.standings import SeatScore
from bot.features.tournaments.rules.tournament import (
    FEWEST,
    PACES,
    RETURN,
    Match,
    Pace,
    Participant,
    Tournament,
    TournamentRound,
    deal_of_draw,
    deal_of_match,
)

MatchState: TypeAlias = Literal["waiting", "open", "over", "adjudicated", "ruled", "void"]
"""Not opened yet; being played; finished; a bye or cut off by the end of its round; decided by a moderator;
ended without counting."""


class Played(Struct, frozen=True):
    """A match with its state; ``scores`` has its seats once it counts.

    ``has_open_table``: its table can still be played at. ``is_hidden``: only its players see its table.
    """

    match: Match
    state: MatchState
    scores: tuple[SeatScore, ...] = ()
    has_open_table: bool = False
    is_hidden: bool = False


class TournamentState(Struct, frozen=True):
    """Everything that is stored about one tournament, with its rounds and matches in their order.

    ``people`` has the Discord ids of members who haven't been forgotten, ``revealed`` the names of the deals
    whose secrets may be revealed.
    """

    tournament: Tournament
    entries: tuple[Participant, ...] = ()
    rounds: tuple[TournamentRound, ...] = ()
    matches: tuple[Played, ...] = ()
    people: Mapping[int, int] = {}
    revealed: frozenset[str] = frozenset()

    @property
    def pace(self) -> Pace:
        """How fast it's played."""
        return PACES[self.tournament.pace]

    @property
    def active(self) -> frozenset[int]:
        """The members who take part."""
        return frozenset(one.member for one in self.entries if one.state == "in")

    @property
    def current(self) -> TournamentRound | None:
        """The last round that was paired, ``None`` before the first one."""
        return self.rounds[-1] if self.rounds else None

    @property
    def is_final(self) -> bool:
        """Whether no round follows the current one."""
        now = self.current
        if now is None or len(self.active) < FEWEST:
            return len(self.active) < FEWEST
        if self.tournament.is_knockout:
            return len(self.in_round(now.number)) <= 1
        return now.number >= (self.tournament.rounds or 0)

    def in_round(self, number: int) -> tuple[Played, ...]:
        """Return the matches of a round."""
        return tuple(one for one in self.matches if one.match.round == number)

    def entry_of(self, person: int) -> Participant | None:
        """Return the entry of ``person``, ``None`` if they never entered."""
        return next((one for one in self.entries if self.people.get(one.member) == person), None)

    def match_of(self, member: int) -> Played | None:
        """Return the match of ``member`` in the current round, ``None`` if they have none."""
        now = self.current
        matches = () if now is None else self.in_round(now.number)
        return next((one for one in matches if member in one.match.members), None)


def played(
    match: Match,
    outcome: Outcome | None,
    after: Mapping[int, int],
    *,
    has_open_table: bool = False,
    is_hidden: bool = False,
) -> Played:
    """Return ``match`` with its state; ``after`` has the substitutes of members who were replaced.

    A game that a moderator ended, or whose table was deleted, counts for nobody.
    """

    def known(state: MatchState, scores: tuple[SeatScore, ...] = ()) -> Played:
        return Played(match, state, scores, has_open_table, is_hidden)

    if match.ruled is not None:
        ranks = zip(match.members, match.ruled, strict=False)
        return known("ruled", tuple(SeatScore(member, rank) for member, rank in ranks))
    if match.expected is not None:
        points = zip(match.members, match.expected, strict=False)
        return known("adjudicated", tuple(SeatScore(member, 0, expected=one) for member, one in points))
    if outcome is not None:
        # A substitute at the table of the member they replaced finishes that game as their own.
        there = zip(match.members, outcome.members, strict=True)
        own = [now if after.get(member) == now and now is not None else member for member, now in there]
        seats = zip(match.members, outcome.scores_of(own), strict=True)
        return known("over", tuple(replace(score, entry=member) for member, score in seats))
    if match.opened_at is not None:
        return known("open" if has_open_table else "void")
    return known("waiting")


class Announce(Struct, frozen=True):
    """Announce a new tournament in its channel, with a button to enter."""


class Remind(Struct, frozen=True):
    """Remind the people who have entered that it starts soon."""


class Start(Struct, frozen=True):
    """Draw the lots, and fix the number of rounds and the terms."""


class Postpone(Struct, frozen=True):
    """Start later, because too few people have entered."""


class CallOff(Struct, frozen=True):
    """Call the tournament off, because too few people have entered again."""


class TellOff(Struct, frozen=True):
    """Post that the tournament was called off."""


class Pair(Struct, frozen=True):
    """Pair the round with this number."""

    number: int


class Open(Struct, frozen=True):
    """Open the table of a match, and start its game."""

    match: Match


class Begin(Struct, frozen=True):
    """Let the time of the current round run, because all its tables are open, and post them."""

    round: TournamentRound


class Adjudicate(Struct, frozen=True):
    """Let a match count without a result: its time is up, or it has fewer than two people."""

    match: Match


class Close(Struct, frozen=True):
    """End the table of a match that counts already."""

    match: Match


class Uncover(Struct, frozen=True):
    """Let everybody look at the finished table of a match whose deal was shared."""

    match: Match


class Reveal(Struct, frozen=True):
    """Reveal these deals, so that anybody can check them."""

    deals: tuple[str, ...]


class Finish(Struct, frozen=True):
    """Note that the current round is over: nothing about it can change the pairing of the next one."""

    round: TournamentRound


class End(Struct, frozen=True):
    """End the tournament, and post the standings."""


Step: TypeAlias = (
    Announce | Remind | Start | Postpone | CallOff | TellOff | Pair | Open | Begin | Adjudicate | Close
    | Uncover | Reveal | Finish | End
)  # fmt: skip


def next_step(state: TournamentState, now: float) -> Step | float:
    """Return the next step of a tournament, or the time at which to look again.

    The answer follows from what is stored alone, so each process gives the same one after a crash.
    """
    this, round_ = state.tournament, state.current
    if this.ended_at is not None:
        return inf
    if this.announced_at is None:
        return Announce()
    if this.called_off_at is not None:
        return _called_off(state, this.called_off_at, now)
    if this.started_at is None:
        return _before(state, now)
    if round_ is None:
        return End() if state.is_final else Pair(1)
    if round_.ended_at is None:
        return _in_round(state, round_, now)
    if (tidying := _tidying(state)) is not None:
        return tidying
    if state.is_final:
        return End()
    after = round_.ended_at + state.pace.pause
    return Pair(round_.number + 1) if now >= after else after


def postponed(tournament: Tournament, pace: Pace) -> Tournament:
    """Return ``tournament`` with a later start."""
    after = days_later(tournament.starts_at, pace.postponement, tournament.timezone)
    return replace(tournament, starts_at=after, postponed=tournament.postponed + 1)


def _before(state: TournamentState, now: float) -> Step | float:
    this, reminder = state.tournament, state.pace.reminder
    if now < this.starts_at:
        at = this.starts_at - reminder
        if not reminder or this.reminded_for == this.starts_at or this.created_at >= at:
            return this.starts_at
        return Remind() if now >= at else at
    if len(state.active) >= max(FEWEST, this.fewest):
        return Start()
    return CallOff() if this.postponed else Postpone()


def _called_off(state: TournamentState, since: float, now: float) -> Step | float:
    """Return the next step after a tournament was called off: open games go on, no others follow."""
    if state.tournament.told_off_at is None:
        return TellOff()
    if any(one.has_open_table for one in state.matches):
        return inf
    if now < since + RETURN:
        return since + RETURN
    return _tidying(state) or End()


def _in_round(state: TournamentState, round_: TournamentRound, now: float) -> Step | float:
    matches = state.in_round(round_.number)
    for one in matches:
        if one.state == "waiting":
            are_enough = len(state.active & {*one.match.members}) >= FEWEST
            return Open(one.match) if are_enough else Adjudicate(one.match)
    if round_.ends_at is None:
        return Begin(round_)
    still_open = [one for one in matches if one.state == "open"]
    if not still_open:
        return Finish(round_)
    return Adjudicate(still_open[0].match) if now >= round_.ends_at else round_.ends_at


def _tidying(state: TournamentState) -> Step | None:
    """Return the next step about tables of rounds that are over, ``None`` if there is none."""
    for one in state.matches:
        if one.has_open_table:
            return Close(one.match)
        if one.is_hidden and one.match.table is not None:
            return Uncover(one.match)
    this = state.tournament
    matches = [one.match for one in state.matches if len(one.match.members) > 1]
    deals = {deal_of_match(this, one.round, one.number): None for one in matches}
    if state.is_final or this.called_off_at is not None:
        deals[deal_of_draw(this.id)] = None
    hidden = tuple(name for name in deals if name not in state.revealed)
    return Reveal(hidden) if hidden else None
