"""The standings of a tournament, and the people of its next round; derived each time."""

from __future__ import annotations

import hmac
from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction
from hashlib import sha256

from msgspec import Struct

from bot.features.competitions.rules.standings import SeatScore, standings
from bot.features.duplicates.rules.duplicate import SeatResult
from bot.features.duplicates.rules.matchpoints import matchpoints
from bot.features.tournaments.rules.course import Played, TournamentState
from bot.features.tournaments.rules.knockout import advancing, bracket
from bot.features.tournaments.rules.swiss import Round, paired, seated
from bot.features.tournaments.rules.tournament import substitutes

BYE = 500
"""The hundredths of a point of a bye: the mean of every table, so that it neither helps nor harms."""
_BEST = 1000
"""The hundredths of a point for beating everybody who had the same seat and the same cards."""


class Place(Struct, frozen=True):
    """The place of one member: ``rank`` from 1, shared if everything is equal; 0 if they are disqualified.

    ``points`` decide, then ``opponents``: the mean of the points of the people they met, each as often as
    they met. Then ``wins``, ``seconds`` (second places), and ``share``, the mean share of the winner's score.
    In a knock-out, ``reached`` decides before everything: the last round they played, and their place there.
    """

    member: int
    rank: int
    points: Fraction
    opponents: Fraction
    wins: int
    seconds: int
    share: Fraction
    games: int
    reached: tuple[int, int] = (0, 0)


def counted(state: TournamentState) -> list[tuple[SeatScore, ...]]:
    """Return the seats of all matches that count, by the members whose standings they belong to.

    Disqualified people come last in their games. Games with a shared deal count once their round is over.
    """
    after = substitutes(state.entries)
    out = {one.member for one in state.entries if one.state == "disqualified"}
    over = {one.number for one in state.rounds if one.ended_at is not None}
    shared = _by_seat(state) if state.tournament.shares_deal else {}
    found = []
    for one in state.matches:
        if not one.scores or (state.tournament.shares_deal and one.match.round not in over):
            continue
        points: Sequence[int | None] = shared.get(one.match.id) or [None for _ in one.scores]
        found.append(
            tuple(
                _counted(score, after, is_last=score.by_other or score.entry in out, points=own)
                for score, own in zip(one.scores, points, strict=True)
            )
        )
    return found


def _counted(score: SeatScore, after: Mapping[int, int], *, is_last: bool, points: int | None) -> SeatScore:
    """Return how a seat counts; ``points`` are those of comparing it with the same seat elsewhere, if any."""
    if points is None:
        points = score.expected
    elif is_last:
        points = 0
    return SeatScore(after.get(score.entry, score.entry), score.rank, score.score, is_last, points)


def _by_seat(state: TournamentState) -> dict[int, list[int]]:
    """Return the hundredths of a point of each seat that others had with the same cards, by match.

    Tables of the same size are compared. A table without another one of its size counts by its ranks.
    """
    groups: dict[tuple[int, int], list[Played]] = defaultdict(list)
    for one in state.matches:
        if one.state == "over" and all(score.score is not None for score in one.scores):
            groups[one.match.round, len(one.scores)].append(one)
    found: dict[int, list[int]] = {}
    for those in groups.values():
        if len(those) > 1:
            results = [
                SeatResult(one.match.id, seat, score.entry, score.score or 0, 0)
                for one in those
                for seat, score in enumerate(one.scores)
            ]
            for result, share in zip(results, matchpoints(results), strict=True):
                found.setdefault(result.number, []).append(round(_BEST * share))
    return found


def places(state: TournamentState) -> list[Place]:
    """Return the standings, the best place first; the lot orders people who share one.

    Members who were replaced are left out: their games count for their substitutes.
    """
    if not state.tournament.is_knockout:
        return _ranked(state, {})
    return _ranked(state, _reached(state, by_points(state)))


def by_points(state: TournamentState) -> dict[int, int]:
    """Return the seeds of the members by their games, 0 for the best one."""
    return {one.member: seed for seed, one in enumerate(_ranked(state, {}))}


def _ranked(state: TournamentState, reached: Mapping[int, tuple[int, int]]) -> list[Place]:
    """Return the standings; the rounds that members have ``reached`` decide before their points."""
    games = counted(state)
    after = substitutes(state.entries)
    entries = {one.member: one for one in state.entries if one.member not in after}
    added = {one.entry: one for one in standings(entries, games)}
    faced = _opponents(games, {member: one.points for member, one in added.items()})

    def key(member: int) -> tuple[bool, int, int, Fraction, Fraction, int, int, Fraction]:
        one, (last, place) = added[member], reached.get(member, (0, 0))
        is_ranked = entries[member].state != "disqualified"
        return is_ranked, last, -place, one.points, faced[member], one.wins, one.seconds, one.share

    def lot(member: int) -> tuple[int, int]:
        seed = entries[member].seed
        return len(entries) if seed is None else seed, member

    keys = {member: key(member) for member in entries}
    ordered = sorted(sorted(entries, key=lot), key=lambda member: keys[member], reverse=True)
    return [
        Place(
            member,
            1 + sum(other > keys[member] for other in keys.values()) if keys[member][0] else 0,
            points=added[member].points,
            opponents=faced[member],
            wins=added[member].wins,
            seconds=added[member].seconds,
            share=added[member].share,
            games=added[member].games,
            reached=reached.get(member, (0, 0)),
        )
        for member in ordered
    ]


def _opponents(games: Sequence[Sequence[SeatScore]], points: Mapping[int, Fraction]) -> dict[int, Fraction]:
    """Return the mean points of the people whom each member met; their own points if they met nobody."""
    met: dict[int, list[Fraction]] = {member: [] for member in points}
    for game in games:
        for seat, own in enumerate(game):
            if own.entry in met:
                others = (one.entry for other, one in enumerate(game) if other != seat)
                met[own.entry] += [points[one] for one in others if one in points]
    return {
        member: sum(those, Fraction(0)) / len(those) if those else points[member]
        for member, those in met.items()
    }


def _reached(state: TournamentState, seeds: Mapping[int, int]) -> dict[int, tuple[int, int]]:
    """Return the last round of each member of a knock-out, and their place at its table, once it's over."""
    found: dict[int, tuple[int, int]] = {}
    for round_ in state.rounds:
        for one in state.in_round(round_.number):
            for place, member in enumerate(_order(state, one, seeds)):
                found[member] = round_.number, 0 if round_.ended_at is None else place
    return found


def _order(state: TournamentState, one: Played, seeds: Mapping[int, int]) -> list[int]:
    """Return the people of a match, the best one first; the better seed decides between equal ranks."""
    after = substitutes(state.entries)
    members = [after.get(member, member) for member in one.match.members]
    absent = {entry.member for entry in state.entries if entry.state == "disqualified"}
    ranks = [1] * len(members)
    if one.state == "adjudicated":
        ranks = [
            1 + sum((other.expected or 0) > (own.expected or 0) for other in one.scores) for own in one.scores
        ]
    elif one.scores:
        ranks = [score.rank for score in one.scores]
        absent |= {member for member, score in zip(members, one.scores, strict=True) if score.by_other}
    return advancing(members, ranks, absent, seeds, places=len(members))


def survivors(state: TournamentState) -> list[int]:
    """Return the members of the next round of a knock-out, the best seed first.

    The better half of each table goes on, one person at least. If somebody has left, the next one follows.
    """
    seeds, now = by_points(state), state.current
    going = {*state.active} if now is None else set()
    for one in () if now is None else state.in_round(now.number):
        order = [member for member in _order(state, one, seeds) if member in state.active]
        going |= {*order[: max(1, len(one.match.members) // 2)]}
    return sorted(going, key=lambda member: seeds[member])


def drawn_lots(members: Sequence[int], secret: bytes) -> dict[int, int]:
    """Return the lot of each of ``members``, from 0. The ``secret`` of a deal decides, so nobody can choose.

    >>> sorted(drawn_lots((7, 8, 9), b"secret").values())
    [0, 1, 2]
    """
    order = sorted(members, key=lambda member: hmac.digest(secret, b"lot %d" % member, sha256))
    return {member: lot for lot, member in enumerate(order)}


def next_round(
    state: TournamentState, secret: bytes, apart: Collection[frozenset[int]], least: int = 3
) -> Round:
    """Return the next round: its tables with their seats, and its byes.

    Tables have ``least`` people if that works out, and two otherwise. The ``secret`` decides between seats
    that somebody has had equally often.
    """
    size, active = state.tournament.size, state.active
    before = [_past(state, one.number) for one in state.rounds]
    lots = drawn_lots(sorted(active), secret + b"%d" % len(before))
    if state.tournament.is_knockout:
        tables = bracket(survivors(state), size)
        byes = tuple(person for table in tables if len(table) == 1 for person in table)
        found = Round(tuple(tuple(table) for table in tables if len(table) > 1), byes)
    else:
        ranked = [member for member in by_points(state) if member in active]
        least = least if size > least and len(ranked) >= least else 2
        found = paired(ranked, before, size, least, apart)
    order = [sorted(table, key=lambda member: lots[member]) for table in found.tables]
    return Round(tuple(seated(table, before) for table in order), found.byes)


def _past(state: TournamentState, number: int) -> Round:
    """Return a past round, with substitutes in the places of members who were replaced."""
    after = substitutes(state.entries)
    tables = [tuple(after.get(one, one) for one in played.match.members) for played in state.in_round(number)]
    return Round(
        tuple(table for table in tables if len(table) > 1),
        tuple(person for table in tables if len(table) == 1 for person in table),
    )
