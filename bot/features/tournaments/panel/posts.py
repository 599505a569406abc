"""Messages in a tournament's channel: its announcement, its rounds, its end."""

from __future__ import annotations

from collections.abc import Sequence

from bot.discord.panels.panel import Button, Panel, Row
from bot.features.tournaments.panel.view import (
    TournamentView,
    names_of,
    press,
    round_title,
    show_button,
    standings_parts,
    tables_text,
    terms_of,
    time,
    title_of,
    winners_of,
)
from bot.features.tournaments.rules.tournament import Tournament
from render.words import Words


def announcement(view: TournamentView, words: Words) -> Panel:
    """Return the message with which a tournament is announced in its channel."""
    this = view.tournament
    text = words(
        "tournament-announced",
        title=title_of(this, words),
        time=time(this.starts_at, "F"),
        relative=time(this.starts_at, "R"),
    )
    enter = Button(words("button-tournament-enter"), press("tournament-enter", view), "success")
    return Panel([f"{text}\n{terms_of(this, words)}", Row([enter, show_button(this, words)])])


def reminder_panel(this: Tournament, words: Words, named: Sequence[int]) -> Panel:
    """Return the reminder that a tournament starts soon, for the people ``named`` or for one in private."""
    mentions = " ".join(f"<@{person}>" for person in named)
    text = words(
        "tournament-reminder",
        title=title_of(this, words),
        relative=time(this.starts_at, "R"),
        channel=f"<#{this.channel}>",
    )
    # A direct message belongs to no server, so no button there could show the page.
    return Panel([f"{mentions}\n{text}", Row([show_button(this, words)])] if named else [text])


def postponed_panel(view: TournamentView, words: Words) -> Panel:
    """Return the message that too few people have entered, and when the tournament starts now."""
    this = view.tournament
    text = words(
        "tournament-postponed",
        title=title_of(this, words),
        count=len(view.state.active),
        fewest=this.fewest,
        time=time(this.starts_at, "F"),
    )
    enter = Button(words("button-tournament-enter"), press("tournament-enter", view), "success")
    return Panel([text, Row([enter, show_button(this, words)])])


def called_off_panel(view: TournamentView, words: Words) -> Panel:
    """Return the message that a tournament was called off."""
    this = view.tournament
    text = words(
        "tournament-off",
        title=title_of(this, words),
        count=len(view.state.active),
        fewest=this.fewest,
        reason="few" if this.started_at is None and len(view.state.active) < this.fewest else "moderator",
    )
    return Panel([text, Row([show_button(this, words)])])


def round_panel(view: TournamentView, words: Words) -> Panel:
    """Return the message with the tables of a round."""
    this, now = view.tournament, view.state.current
    assert now is not None, "a round has begun"
    text = f"### {title_of(this, words)}\n**{round_title(view, words)}**"
    if now.ends_at is not None:
        text += "\n" + words("tournament-round-ends", relative=time(now.ends_at, "R"))
    if this.shares_deal:
        text += "\n" + words("tournament-shared")
    return Panel([f"{text}\n{tables_text(view, words)}", Row([show_button(this, words)])])


def end_panel(view: TournamentView, words: Words) -> Panel:
    """Return the message about the end of a tournament: who has won, and the standings."""
    winners, this = winners_of(view), view.tournament
    text = f"### {title_of(this, words)}\n"
    if this.called_off_at is not None:
        text += words("tournament-ended-early")
    else:
        text += words("tournament-won", winners=names_of(view, winners[:3], words), count=len(winners))
    parts = standings_parts(view, words) if this.started_at is not None else []
    return Panel([text, *parts, Row([show_button(this, words)])])
