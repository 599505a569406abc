"""Today's daily, and the result of a try."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from fractions import Fraction
from typing import Literal

from msgspec import Struct

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.names import spoken_names
from bot.discord.panels.panel import Button, Panel, Part, Row
from bot.features.board.panel import ranks
from bot.features.daily.panel.common import about_days, heading
from bot.features.daily.rules.days import closes_at, days_from, ends_at
from bot.features.daily.rules.standings import DayResult, rounded
from bot.features.reviews.panel import answer_text, place_text
from bot.table.perspective import Perspective
from games.engine.review import Review
from games.engine.score import Score
from games.engine.text import Typed
from render.words import Words, as_typed

Stage = Literal["new", "begun", "ended", "over"]
"""Whether somebody hasn't begun today, has begun, hasn't finished in time, or is done."""


class Home(Struct, frozen=True):
    """The content of ``/daily``: the ``day``, its ``game``, and the reader's progress.

    ``table`` is that of their try. ``coming`` are the next days with their games. ``streak`` and ``longest``
    are days in a row.
    """

    day: str
    game: str
    opponents: int
    stage: Stage
    table: int | None
    coming: Sequence[tuple[str, str]]
    streak: int
    longest: int


class Outcome(Struct, frozen=True):
    """The result of a finished try: the person's ``table``, score, and place among all with that deal.

    ``symbols`` are for the card to share. ``review`` is ``None`` while it's made, ``unreviewed`` says why it
    can't be. An old daily that counts for nothing has no ``share``.
    """

    day: str
    table: Perspective
    score: Score
    symbols: str
    share: Fraction | None = None
    people: int = 0
    is_final: bool = False
    review: Review | None = None
    unreviewed: str = ""


def home(at: Home, words: Words, note: str = "") -> Panel:
    """Return today's daily, with the button to begin or to go on; ``note`` comes first."""
    parts: list[Part] = [heading(at.day, at.game, words)]
    if note:
        parts.append(note)
    parts.append(words("daily-about", count=at.opponents))
    closes = f"<t:{int(closes_at(at.day))}:t>"
    if at.stage == "new":
        ends = f"<t:{int(ends_at(at.day))}:t>"
        parts.append(words("daily-new", ends=ends, closes=closes))
        begin = Button(words("button-daily-play"), CustomId(0, 0, "daily-play", at.day), "success")
    elif at.stage == "begun":
        parts.append(words("daily-begun", closes=closes))
        begin = Button(words("button-daily-go-on"), CustomId(at.table or 0, 0, "hand"), "success")
    elif at.stage == "ended":
        parts.append(words("daily-ended"))
        begin = None
    else:
        parts.append(words("daily-done"))
        begin = Button(words("button-daily-result"), CustomId(at.table or 0, 0, "daily-result"), "primary")
    parts.append(Row([*([begin] if begin else []), *about_days(days_from(at.day, -1), words)]))
    if at.longest:
        parts.append(words("daily-streak", now=at.streak, longest=at.longest))
    coming = words.in_row(
        words("daily-coming-day", day=_weekday(day, words), game=words(f"{game}-name"))
        for day, game in at.coming
    )
    parts.append(words("daily-coming", days=coming))
    return Panel(parts)


def outcome(at: Outcome, words: Words, note: str = "") -> Panel:
    """Return the result of a finished try; ``note`` says what was just done."""
    table = at.table
    parts: list[Part] = [heading(at.day, table.game, words)]
    if note:
        parts.append(note)
    parts.append(words("daily-score", **_score_args(at, words)))
    if at.share is None:
        parts.append(words("daily-unranked"))
    else:
        said = words("daily-share", share=float(rounded(at.share)), people=at.people)
        so_far = words("daily-so-far", time=f"<t:{int(closes_at(at.day))}:R>")
        parts.append(said if at.is_final else f"{said} {so_far}")
    parts.append(at.symbols)
    if at.review is not None:
        parts.append("\n".join(sentences(table, at.review, words)))
    else:
        parts.append(at.unreviewed or words("daily-reviewing"))
    buttons = [
        Button(words("button-review"), CustomId(table.id, table.own_revision, "review")),
        Button(words("button-replay"), CustomId(table.id, table.own_revision, "replay")),
    ]
    if at.share is not None:
        share = CustomId(table.id, table.own_revision, "daily-share")
        buttons.insert(0, Button(words("button-daily-share"), share, "success"))
    parts.append(Row([*buttons, *about_days(days_from(at.day, -1), words)]))
    return Panel(parts, about=table)


def sentences(table: Perspective, review: Review, words: Words) -> list[str]:
    """Return three sentences on where the reader of ``table`` won or lost their daily."""
    seat = table.viewer or 0
    names = spoken_names(table, words)
    costly = [point for point in review.turning_points if point.seat == seat]
    point = max(costly, key=lambda one: one.better_chance - one.chance, default=None)
    if point is None:
        lost = words("daily-lost-nothing")
    else:
        lost = words(
            "daily-lost",
            place=place_text(point.place, table, names, words),
            made=answer_text(point.made, table, words),
            better=answer_text(point.better, table, words),
            more=_hundredths(point.better_chance - point.chance),
        )
    best = review.best_moves[seat]
    if best is None:
        won = words("daily-won-nothing")
    else:
        won = words(
            "daily-won",
            place=place_text(best.place, table, names, words),
            made=answer_text(best.made, table, words),
            more=_hundredths(best.chance - best.next_chance),
        )
    share = review.shares[seat]
    if share.kept is None:
        kept = words("daily-kept-few")
    else:
        kept = words("daily-kept", kept=_hundredths(share.kept.value))
    return [lost, won, kept]


def card(at: Outcome, name: Typed, words: Words) -> str:
    """Return the card to share: it shows how the game went, but nothing about the deal."""
    assert at.share is not None, "only a try that counts is shared"
    heading = words("daily-card", name=as_typed(name), game=words(f"{at.table.game}-name"), day=at.day)
    said = words("daily-card-share", score=at.score.total, share=float(rounded(at.share)), people=at.people)
    return f"{heading}\n{at.symbols}\n{said}"


def daily_parts(table: Perspective, day: str, words: Words) -> list[Part]:
    """Return the parts of the hand that are about the daily."""
    if table.status == "over":
        result = CustomId(table.id, table.own_revision, "daily-result")
        return [ranks(table, words), Row([Button(words("button-daily-result"), result, "success")])]
    if table.status == "ended":
        return []
    return [words("daily-playing", day=day)]


def _weekday(day: str, words: Words) -> str:
    return words(f"weekday-{date.fromisoformat(day).weekday()}")


def _score_args(at: Outcome, words: Words) -> dict[str, str | int]:
    lead = "ahead" if at.score.lead > 0 else "level" if at.score.lead == 0 else "behind"
    return {
        "score": at.score.total,
        "points": at.score.points,
        "lead": lead,
        "by": abs(at.score.lead),
    }


def _hundredths(chance: float) -> int:
    return round(100 * chance)


def result_of(results: Sequence[DayResult], table: int) -> DayResult | None:
    """Return the result of ``table``, ``None`` if it isn't among ``results``."""
    return next((result for result in results if result.table == table), None)
