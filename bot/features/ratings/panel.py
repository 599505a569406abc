"""Results: a person's own record, and the ranking of a server."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.panel import Button, Line, Panel, Part, Row
from bot.features.ratings.rules import SETTLED, HeadToHead, Meeting, Rating, in_ranking
from bot.features.ratings.store import Past, Summary
from bot.features.reliability.panel import joined, reliability_words
from bot.features.reliability.rules.record import Reliability
from bot.features.statistics.panel import habit_lines, luck_button, seats_button
from bot.features.statistics.rules import FEWEST_GAMES, Pace, Streaks
from bot.features.thanks.panel import thanked_line
from bot.features.thanks.rules import Received
from bot.features.titles.panel import titles_button, titles_line
from bot.features.titles.rules import Earned
from render.words import Words

RANKED = 10
"""Number of people in a ranking; the reader's own place is added below."""
_MEDALS = ("🥇", "🥈", "🥉")


class Standing(Struct, frozen=True):
    """One person's results on one server.

    ``thanked``, ``last_thanks`` and ``resting`` are set only if they read it themselves. ``resting`` are the
    games whose rankings leave them out, because they haven't finished one for too long.
    """

    person: int
    summaries: Sequence[Summary]
    ratings: Mapping[str, Rating]
    past: Sequence[Past]
    is_rated: bool
    reliability: Reliability = Reliability()
    pace: Pace | None = None
    streaks: Streaks = Streaks(0, 0)
    thanked: int = 0
    last_thanks: Received | None = None
    titles: Sequence[Earned] = ()
    resting: Sequence[str] = ()


def own_stats(standing: Standing, games: Sequence[str], words: Words) -> Panel:
    """Return one person's results game by game, their last games, and buttons to the rankings."""
    parts: list[Part] = [f"### {words('stats-title', person=f'<@{standing.person}>')}"]
    if not standing.summaries:
        parts.append(words("stats-none"))
    parts += [_summary(summary, standing.ratings.get(summary.game), words) for summary in standing.summaries]
    if standing.is_rated and standing.resting:
        names = words.listed(words(f"{game}-name") for game in standing.resting)
        parts.append(words("stats-resting", games=names))
    if not standing.is_rated:
        parts.append(words("stats-not-rated"))
    habits = [words("stats-reliability", said=_reliability(standing.reliability, words))]
    parts.append("\n".join([*habits, *habit_lines(standing.pace, standing.streaks, words)]))
    if line := titles_line(standing.titles, words):
        parts.append(line)
    if standing.last_thanks is not None:
        parts.append(thanked_line(standing.thanked, standing.last_thanks, words))
    if standing.past:
        parts.append(f"### {words('stats-past')}")
        parts += [_past(past, words) for past in standing.past]
    if standing.summaries:
        buttons = [titles_button(standing.person, words), luck_button(standing.person, words)]
        if any(summary.played >= FEWEST_GAMES for summary in standing.summaries):
            buttons.append(seats_button(standing.person, words))
        parts.append(Row(buttons))
    rankings = [
        Button(words("button-ranking", game=words(f"{game}-name")), CustomId(0, 0, "ranking", game))
        for game in games
    ]
    parts.append(Row(rankings))
    return Panel(parts)


def ranking(
    game: str, ratings: Mapping[int, Rating], words: Words, *, reader: int | None, public: bool = False
) -> Panel:
    """Return the best players of ``game`` on a server, and the place of ``reader``."""
    order = in_ranking(ratings)
    title = f"### {words('ranking-title', game=words(f'{game}-name'))}"
    if not order:
        return Panel([title, words("ranking-none")])
    lines = [_ranked(place, person, ratings[person], words) for place, person in enumerate(order[:RANKED], 1)]
    if reader in order[RANKED:]:
        place = order.index(reader) + 1
        lines += ["…", _ranked(place, reader, ratings[reader], words)]
    parts: list[Part] = [title, "\n".join(lines), words("ranking-note", games=SETTLED)]
    if not public:
        parts.append(Row([Button(words("button-ranking-show"), CustomId(0, 0, "ranking-show", game))]))
    return Panel(parts)


def our_games(other: int, results: Sequence[HeadToHead], meetings: Sequence[Meeting], words: Words) -> Panel:
    """Return the results of the reader against ``other`` by game, and their last ``meetings``."""
    parts: list[Part] = [f"### {words('our-games-title', person=f'<@{other}>')}"]
    if not results:
        parts.append(words("our-games-none"))
    parts += [
        words(
            "our-games-game",
            game=words(f"{one.game}-name"),
            played=one.played,
            ahead=one.ahead,
            behind=one.behind,
            tied=one.tied,
            won=one.won,
            lost=one.lost,
        )
        for one in results
    ]
    if meetings:
        parts.append(f"### {words('stats-past')}")
    for meeting in meetings:
        key = "our-games-ahead" if meeting.own_rank < meeting.other_rank else "our-games-behind"
        text = words(
            "our-games-tied" if meeting.own_rank == meeting.other_rank else key,
            game=words(f"{meeting.game}-name"),
            own=meeting.own_rank,
            other=meeting.other_rank,
            time=f"<t:{int(meeting.at)}:R>",
        )
        parts.append(Line(text, Button(words("button-replay"), CustomId(meeting.table, 0, "replay"))))
    return Panel(parts)


def _summary(summary: Summary, rating: Rating | None, words: Words) -> str:
    line = words(
        "stats-game",
        game=words(f"{summary.game}-name"),
        played=summary.played,
        won=summary.won,
        place=summary.place,
    )
    if summary.best is not None:
        line = words("stats-game-best", summary=line, best=summary.best)
    return line if rating is None else f"{line}\n{_rating(rating, words)}"


def _rating(rating: Rating, words: Words) -> str:
    key = "stats-rating" if rating.games >= SETTLED else "stats-rating-settling"
    return words(key, points=rating.points, games=rating.games)


def _ranked(place: int, person: int, rating: Rating, words: Words) -> str:
    mark = _MEDALS[place - 1] if place <= len(_MEDALS) else f"{place}."
    key = "ranking-line" if rating.games >= SETTLED else "ranking-line-settling"
    return words(key, mark=mark, person=f"<@{person}>", points=rating.points, games=rating.games)


def _past(past: Past, words: Words) -> Part:
    game, time = words(f"{past.game}-name"), f"<t:{int(past.at)}:R>"
    if past.score is None:
        text = words("stats-result-unscored", game=game, rank=past.rank, seats=past.seats, time=time)
    else:
        text = words("stats-result", game=game, rank=past.rank, seats=past.seats, score=past.score, time=time)
    return Line(text, Button(words("button-replay"), CustomId(past.table, 0, "replay")))


def _reliability(known: Reliability, words: Words) -> str:
    return joined(*reliability_words(known, words)) or words("reliability-unknown")
