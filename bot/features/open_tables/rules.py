"""The people who can get a seat in a lobby or a running game, and who are notified of it."""

from __future__ import annotations

from msgspec import Struct

from bot.features.blocks.rules import people_at
from bot.features.reliability.rules.reliability import require_reliable
from bot.features.watching.rules import may_sit_at
from bot.table.refusals import refused
from bot.table.situation import Situation
from games.engine.game import SPECTATOR, Refused


class OpenTableWish(Struct, frozen=True):
    """A wish of ``person`` to hear of open tables and free seats on the server ``guild``.

    It's about the ``games``, or all games if that's empty.
    """

    guild: int
    person: int
    games: tuple[str, ...] = ()


def require_room(at: Situation, person: int | None = None) -> None:
    """Check that there's a seat for ``person`` (``None``: a computer player).

    :raises Refused: every seat is taken, or is kept for invited people.
    """
    most = at.player_counts[-1]
    others = [one for one in at.table.invitations if one.keeps_seat and one.person != person]
    if len(at.table.seats) >= most:
        raise refused("full")
    if len(at.table.seats) + len(others) >= most:
        raise refused("seats-kept")


def require_seat(at: Situation, person: int) -> None:
    """Check that ``person`` may sit down in the lobby.

    :raises Refused: they sit there already, were sent away, aren't reliable enough, or all seats are taken or
    kept for others.
    """
    if at.table.seat_of(person) is not None:
        raise refused("already-seated")
    if person in at.table.sent_away:
        raise refused("sent-away")
    require_reliable(at, person)
    require_room(at, person)


def is_open_to(at: Situation, person: int) -> bool:
    """Return whether ``person``, who wants to hear of open tables, hears of this one.

    ``at`` includes their reliability. Invited people have precedence for the seats, even if none is kept for
    them; they themselves are notified of their invitation instead.
    """
    table = at.table
    if table.status != "lobby" or person == table.host or table.invitation_of(person) is not None:
        return False
    if not _has_free_seat(at):
        return False
    try:
        require_seat(at, person)
    except Refused:
        return False
    return True


def has_seat_for(at: Situation, person: int) -> bool:
    """Return whether a seat of a running game is free for ``person``, who wants to hear of open tables.

    ``at`` includes their reliability and what people have seen. Somebody who sits or sat there isn't
    notified: they gave up their seat, or it was taken from them.
    """
    table = at.table
    wanted = [seat for seat, row in enumerate(table.seats) if row.wanted]
    is_played = table.status in {"playing", "paused"} and table.practice is None
    if not is_played or not wanted or person in people_at(table):
        return False
    if any(sight.person == person and sight.eyes != SPECTATOR for sight in at.sights):
        return False
    try:
        require_reliable(at, person)
    except Refused:
        return False
    return any(may_sit_at(at, person, seat) for seat in wanted)


def is_open_to_all(at: Situation) -> bool:
    """Return whether somebody without an invitation can still join the lobby."""
    return at.table.status == "lobby" and _has_free_seat(at)


def _has_free_seat(at: Situation) -> bool:
    is_full = len(at.table.seats) + len(at.table.invited) >= at.player_counts[-1]
    return not is_full and not at.table.is_private
