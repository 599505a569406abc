"""A tournament as one reader sees it, and the texts that several panels share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.pages import page_of
from bot.discord.panels.panel import Button, Part
from bot.features.clocks.rules.clocks import clock_text
from bot.features.competitions.panel.forms import CHOICES
from bot.features.competitions.panel.names import name_in
from bot.features.competitions.rules.missed import MissedPost, Trouble
from bot.features.tournaments.rules.course import Played, Step, TournamentState
from bot.features.tournaments.rules.standing import Place
from bot.features.tournaments.rules.tournament import PACES, Participant, Tournament
from bot.typed.durations import duration_text
from games.engine.text import Typed
from render.words import Words

_STANDINGS, _TABLES = 1_300, 1_300
"""Maximum characters of the standings, and of the tables of a round."""


class TournamentView(Struct, frozen=True):
    """A tournament as one reader sees it.

    ``names`` are those of members. ``own`` is the reader's entry. For moderators, ``coming`` is the next
    step: what, and when; ``trouble`` keeps tables from opening, and ``owed`` are posts that may be missing.
    """

    state: TournamentState
    places: Sequence[Place]
    names: Mapping[int, Typed]
    own: Participant | None = None
    moderates: bool = False
    coming: Step | float | None = None
    trouble: Trouble | None = None
    owed: Sequence[MissedPost] = ()

    @property
    def tournament(self) -> Tournament:
        """The tournament."""
        return self.state.tournament

    @property
    def entered(self) -> bool:
        """Whether the reader takes part."""
        return self.own is not None and self.own.state == "in"


def press(verb: str, view: TournamentView, *more: object) -> CustomId:
    """Return the press of a button about a tournament; its argument has the number and ``more``."""
    return CustomId(0, 0, verb, ".".join(map(str, (view.tournament.id, *more))))


def show_button(tournament: Tournament, words: Words) -> Button:
    """Return the button that shows a tournament."""
    return Button(words("button-tournament-show"), CustomId(0, 0, "tournament", str(tournament.id)))


def title_of(tournament: Tournament, words: Words) -> str:
    """Return the title of a tournament."""
    return words("tournament-title", game=words(f"{tournament.game}-name"), number=tournament.id)


def terms_of(tournament: Tournament, words: Words) -> str:
    """Return the terms of a tournament in one line."""
    pace = PACES[tournament.pace]
    return words(
        "tournament-terms",
        format=words(f"tournament-format-{tournament.format}"),
        size=tournament.size,
        clock=words.say(clock_text(pace.clock)),
        round=words.say(duration_text(int(pace.round))),
        channel=f"<#{tournament.channel}>",
    )


def time(at: float, style: str) -> str:
    """Return a moment as Discord shows it."""
    return f"<t:{int(at)}:{style}>"


def name_of(view: TournamentView, member: int, words: Words) -> str:
    """Return the name of a member; somebody who was forgotten has none."""
    return name_in(view.names, member, words)


def names_of(view: TournamentView, members: Sequence[int], words: Words) -> str:
    """Return the names of ``members``."""
    return words.listed([name_of(view, member, words) for member in members])


def winners_of(view: TournamentView) -> list[int]:
    """Return the members who share the first place, usually one."""
    return [one.member for one in view.places if one.rank == 1]


def round_title(view: TournamentView, words: Words) -> str:
    """Return the title of the current round."""
    state, now = view.state, view.state.current
    assert now is not None, "a round has been paired"
    if state.tournament.is_knockout:
        key = "tournament-final" if state.is_final else "tournament-round-of"
        return words(key, round=now.number)
    return words("tournament-round", round=now.number, rounds=state.tournament.rounds or 0)


def tables_text(view: TournamentView, words: Words) -> str:
    """Return the tables of the current round, the reader's own one first."""
    now = view.state.current
    assert now is not None, "a round has been paired"
    matches = view.state.in_round(now.number)
    own = None if view.own is None else view.own.member
    tables = sorted(
        (one for one in matches if len(one.match.members) > 1), key=lambda one: own not in one.match.members
    )
    byes = [one.match.members[0] for one in matches if len(one.match.members) == 1]
    shown = page_of([_table_line(view, one, words) for one in tables], letters=_TABLES)
    if (more := len(tables) - len(shown)) > 0:
        shown.append(words("tournament-more-tables", count=more))
    if byes:
        shown.append(words("tournament-byes", people=names_of(view, byes[:CHOICES], words), count=len(byes)))
    return "\n".join(shown)


def standings_parts(view: TournamentView, words: Words) -> list[Part]:
    """Return the best of the standings, and the reader's own place if it's further down."""
    if not any(one.games for one in view.places):
        return []
    own = None if view.own is None else view.own.member
    lines = [place_line(view, one, words) for one in view.places]
    shown = page_of(lines, letters=_STANDINGS)
    rest = view.places[len(shown) :]
    shown += [place_line(view, one, words) for one in rest if one.member == own]
    if (more := len(lines) - len(shown)) > 0:
        shown.append(words("tournament-more-people", count=more))
    return ["\n".join([f"### {words('tournament-standings')}", *shown])]


def place_line(view: TournamentView, one: Place, words: Words) -> str:
    """Return a line of the standings."""
    states = {entry.member: entry.state for entry in view.state.entries}
    return words(
        "tournament-place",
        rank=one.rank,
        name=name_of(view, one.member, words),
        points=round(float(one.points), 1),
        opponents=round(float(one.opponents), 1),
        reached=one.reached[0],
        knockout="yes" if view.tournament.is_knockout else "no",
        state=states[one.member],
    )


def _table_line(view: TournamentView, one: Played, words: Words) -> str:
    return words(
        "tournament-table",
        table=one.match.table or 0,
        people=names_of(view, one.match.members, words),
        state=one.state,
    )
