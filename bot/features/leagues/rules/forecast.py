"""The forecast of a season for somebody who thinks about entering it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from bot.features.leagues.rules.designs import LARGEST
from bot.features.leagues.rules.league import League, Season
from bot.features.leagues.rules.movement import FEWEST, Entrant, divided
from bot.features.leagues.rules.season import games_each, parts_of


class Forecast(Struct, frozen=True):
    """How a season would go for somebody if it started with the people who have entered by now.

    ``division`` (0 is the highest) of ``divisions`` is theirs, and ``others`` are the members whom they would
    meet; nobody if too few have entered. They would play ``games``, which take ``seconds`` in all. That is
    None if the server's pace isn't known. ``is_too_long``: that's longer than the season.
    """

    division: int
    divisions: int
    others: tuple[int, ...]
    games: int
    seconds: float | None
    is_too_long: bool


def forecast(
    league: League, season: Season, entrants: Sequence[Entrant], own: int, paces: Mapping[str, float]
) -> Forecast:
    """Return the forecast for the member ``own``, who is among the ``entrants``.

    ``paces`` are the usual seconds of the games that this server has played often enough.
    """
    are_enough = len(entrants) >= FEWEST
    divisions = divided(entrants, min(league.division, LARGEST)) if are_enough else [list(entrants)]
    members = [tuple(one.person for one in division) for division in divisions]
    number = next(place for place, division in enumerate(members) if own in division)
    part = next(part for part in parts_of(members[number]) if own in part)
    games = games_each(league, max(FEWEST, len(part)))
    seconds = None
    if paces.keys() >= {*league.games}:
        usual = sum(paces[game] for game in league.games) / len(league.games)
        seconds = -(-games // league.at_once) * usual
    return Forecast(
        number,
        len(divisions),
        tuple(member for member in part if member != own) if are_enough else (),
        games,
        seconds,
        seconds is not None and seconds > season.ends_at - season.starts_at,
    )
