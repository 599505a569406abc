"""Who can get a seat in a lobby, and who hears of it."""

from __future__ import annotations

from msgspec import Struct

from bot.domain.refusals import refused
from bot.domain.reliability import require_reliable
from bot.domain.situation import Situation
from games.engine.game import Refused


class OpenTableWish(Struct, frozen=True):
    """That ``person`` wants to hear of open tables of ``guild``: of these ``games``, or of all."""

    guild: int
    person: int
    games: tuple[str, ...] = ()


def require_room(at: Situation, person: int | None = None, kept: str = "seats-kept") -> None:
    """Return if there is a seat for ``person`` (``None``: a computer player).

    ``kept`` is the refusal where the seats that are left are kept for others.

    :raises Refused: every seat is taken, or is kept for others who are invited.
    """
    most = at.game.seats[-1]
    others = [one for one in at.table.invitations if one.keeps_seat and one.person != person]
    if len(at.table.seats) >= most:
        raise refused("full")
    if len(at.table.seats) + len(others) >= most:
        raise refused(kept)


def require_seat(at: Situation, person: int) -> None:
    """Return if ``person`` may sit down in the lobby.

    :raises Refused: they sit there already, were sent away, aren't reliable enough, or there's no seat for
    them: all are taken or kept for others, or somebody there has blocked them, which nobody learns.
    """
    if at.table.seat_of(person) is not None:
        raise refused("already-seated")
    if person in at.table.sent_away:
        raise refused("sent-away")
    require_reliable(at, person)
    require_room(at, person, kept="seat-not-available")
    if at.blocks.keeps_out(person, at.table):
        raise refused("seat-not-available")


def is_open_to(at: Situation, person: int) -> bool:
    """Return whether ``person``, who wants to hear of open tables, hears of this one.

    ``at`` has how reliable they are.

    Those who are invited come first, whether a seat is kept for them or not, and hear of it otherwise.
    """
    table = at.table
    if table.status != "lobby" or person == table.host or table.invitation_of(person) is not None:
        return False
    if not _has_free_seat(at) or at.blocks.parts(person, table):
        return False
    try:
        require_seat(at, person)
    except Refused:
        return False
    return True


def is_open_to_all(at: Situation) -> bool:
    """Return whether somebody who is not invited can still come to the lobby."""
    return at.table.status == "lobby" and _has_free_seat(at)


def _has_free_seat(at: Situation) -> bool:
    is_full = len(at.table.seats) + len(at.table.invited) >= at.game.seats[-1]
    return not is_full and not at.table.is_private
