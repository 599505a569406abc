"""The list of tournaments, and the page of one: how to enter, its round, its standings."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.panel import Button, Line, Panel, Part, Row, Rule
from bot.features.competitions.panel.repairs import owed_lines
from bot.features.deals.rules import Deal
from bot.features.tournaments.panel.view import (
    TournamentView,
    name_of,
    names_of,
    place_line,
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
from bot.features.tournaments.rules.course import Open
from bot.features.tournaments.rules.tournament import DAY, RETURN, Tournament, planned_rounds
from bot.typed.durations import duration_text
from render.words import Words

LISTED = 10
"""Maximum number of tournaments listed."""
_ENTRANTS = 30
"""Maximum number of people listed before the start."""
_SHOWN = 15
"""Number of people from which the standings also come as a file."""


def tournaments_panel(tournaments: Sequence[Tournament], words: Words, *, moderates: bool) -> Panel:
    """Return the list of a server's newest tournaments."""
    parts: list[Part] = [f"### {words('tournaments-title')}\n{words('tournaments-help')}"]
    if not tournaments:
        parts.append(words("tournaments-none"))
    for one in tournaments[:LISTED]:
        text = words(
            "tournaments-line",
            title=title_of(one, words),
            time=time(one.starts_at, "f"),
            state="over" if one.ended_at else "off" if one.called_off_at else "open",
        )
        parts.append(Line(text, show_button(one, words)))
    if moderates:
        new = Button(words("button-tournament-new"), CustomId(0, 0, "tournament-new"), "primary")
        parts.append(Row([new]))
    return Panel(parts)


def tournament_panel(view: TournamentView, words: Words, note: str | None = None) -> Panel:
    """Return the page of a tournament."""
    this = view.tournament
    parts: list[Part] = [note] if note else []
    parts.append(f"## {title_of(this, words)}\n{terms_of(this, words)}")
    if this.called_off_at is not None:
        parts.append(words("tournament-called-off"))
    if this.started_at is None:
        if this.called_off_at is None:
            parts += _before(view, words)
    else:
        parts += _round(view, words)
        parts += standings_parts(view, words)
    if buttons := _buttons(view, words):
        parts.append(Row(buttons))
    if view.moderates:
        parts += _for_moderators(view, words)
    return Panel(parts, file=_file(view, words))


def deals_panel(view: TournamentView, deals: Sequence[Deal], words: Words) -> Panel:
    """Return the commitments of a tournament's ``deals`` as a file, with the secrets that are revealed."""
    lines = []
    for deal in deals:
        numbers = [int(part) for part in deal.name.split(" ")[2:] if part.isdecimal()]
        key = "tournament-deal-revealed" if deal.is_revealed else "tournament-deal"
        lines.append(
            words(
                key,
                round=numbers[0] if numbers else 0,
                number=numbers[1] if len(numbers) > 1 else 0,
                commitment=deal.commitment,
                secret=deal.secret.hex() if deal.is_revealed else "",
            )
        )
    name = f"{words('league-deals-file')}-{view.tournament.id}.txt"
    back = Row([Button(words("button-competition-back"), press("tournament", view))])
    return Panel([words("tournament-deals"), back], file=(name, "\n".join(lines).encode()))


def _before(view: TournamentView, words: Words) -> list[Part]:
    this, entrants = view.tournament, [one.member for one in view.state.entries if one.state == "in"]
    starts = words(
        "tournament-starts",
        time=time(this.starts_at, "F"),
        relative=time(this.starts_at, "R"),
        fewest=this.fewest,
    )
    parts: list[Part] = [starts, _forecast(view, max(len(entrants) + (not view.entered), this.fewest), words)]
    if not entrants:
        return [*parts, words("tournament-nobody")]
    shown = [name_of(view, member, words) for member in entrants[:_ENTRANTS]]
    if (more := len(entrants) - len(shown)) > 0:
        shown.append(words("tournament-more-people", count=more))
    return [*parts, words("tournament-entered", people=words.listed(shown), count=len(entrants))]


def _forecast(view: TournamentView, people: int, words: Words) -> str:
    """Return the sentences about how a tournament goes, with this number of ``people``."""
    this = view.tournament
    return words(
        f"tournament-forecast-{this.format}",
        people=people,
        rounds=this.rounds or planned_rounds(people, this.size),
    )


def _round(view: TournamentView, words: Words) -> list[Part]:
    """Return the current round, or the end of a tournament."""
    this, now = view.tournament, view.state.current
    if this.ended_at is not None:
        winners = winners_of(view)
        said = words("tournament-won", winners=names_of(view, winners[:3], words), count=len(winners))
        return [] if this.called_off_at is not None else [said]
    if this.called_off_at is not None and (now is None or now.ended_at is not None):
        return []
    if now is None:
        return [words("tournament-pairing")]
    title = f"### {round_title(view, words)}"
    if now.ended_at is not None:
        return [f"{title}\n{words('tournament-round-over')}"]
    if now.ends_at is not None:
        title += "\n" + words("tournament-round-ends", relative=time(now.ends_at, "R"))
    if this.shares_deal:
        title += "\n" + words("tournament-shared")
    return [f"{title}\n{tables_text(view, words)}"]


def _buttons(view: TournamentView, words: Words) -> list[Button]:
    this = view.tournament
    if this.started_at is None:
        if view.own is not None and this.ended_at is None:
            return [Button(words("button-tournament-leave"), press("tournament-leave", view))]
        if not this.takes_entries:
            return []
        return [Button(words("button-tournament-enter"), press("tournament-enter", view), "success")]
    buttons = [Button(words("button-tournament-deals"), press("tournament-deals", view))]
    if view.own is None or this.ended_at is not None:
        return buttons
    match = view.state.match_of(view.own.member)
    if match is not None and match.match.table is not None:
        table = press("tournament-table", view)
        buttons.insert(0, Button(words("button-tournament-table"), table, "primary"))
    if view.entered:
        buttons.append(Button(words("button-tournament-quit"), press("tournament-quit", view), "danger"))
    return buttons


def _for_moderators(view: TournamentView, words: Words) -> list[Part]:
    this, now = view.tournament, view.state.current
    steps = owed_lines(view.owed, words)
    if this.ended_at is None:
        steps.append(_coming(view, words))
    parts: list[Part] = [Rule(), *(["\n".join(steps)] if steps else [])]
    buttons = [Button(words("button-repair-notes"), press("tournament-notes", view))]
    if this.started_at is not None:
        buttons += [
            Button(words("button-repair-people"), press("tournament-people", view)),
            Button(words("button-repair-results"), press("tournament-results", view)),
        ]
    buttons.append(Button(words("button-repair-retry"), press("tournament-retry", view)))
    if this.ended_at is not None:
        return [*parts, Row(buttons)]
    if this.called_off_at is not None:
        resume = press("tournament-resume", view)
        return [*parts, Row([*buttons, Button(words("button-tournament-resume"), resume, "success")])]
    if this.started_at is None:
        buttons += [
            Button(words("button-tournament-options"), press("tournament-options", view)),
            Button(words("button-tournament-started"), press("tournament-time", view, "started")),
            _time_button(view, "delayed", DAY * view.state.pace.postponement, words),
        ]
    elif now is not None and now.ends_at is not None and now.ended_at is None:
        buttons += [
            _time_button(view, "extended", view.state.pace.extension, words),
            Button(words("button-tournament-cut"), press("tournament-time", view, "cut")),
        ]
    return [
        *parts,
        Row(
            [
                *buttons,
                Button(words("button-tournament-here"), press("tournament-here", view)),
                Button(words("button-tournament-stop"), press("tournament-stop", view), "danger"),
            ]
        ),
    ]


def _time_button(view: TournamentView, kind: str, seconds: float, words: Words) -> Button:
    label = words(f"button-tournament-{kind}", time=words.say(duration_text(int(seconds))))
    return Button(label, press("tournament-time", view, kind))


def _coming(view: TournamentView, words: Words) -> str:
    """Return the sentence about the next step: what happens, when, and why it waits."""
    this, step, now = view.tournament, view.coming, view.state.current
    if isinstance(step, Open) and view.trouble is not None:
        return words("tournament-next-blocked", why=view.trouble)
    if isinstance(step, Open):
        return words("tournament-next-open")
    if not isinstance(step, float):
        return words("tournament-next-soon")
    waiting = sum(one.has_open_table for one in view.state.matches)
    if this.called_off_at is not None:
        if step == inf:
            return words("tournament-next-games", count=waiting)
        return words("tournament-next-gone", time=time(this.called_off_at + RETURN, "R"))
    if this.started_at is None:
        return words("tournament-next-start", time=time(this.starts_at, "R"), fewest=this.fewest)
    if now is not None and now.ended_at is not None:
        return words("tournament-next-round", time=time(step, "R"))
    return words("tournament-next-cut", time=time(step, "R"), count=waiting)


def _file(view: TournamentView, words: Words) -> tuple[str, bytes] | None:
    """Return the whole standings as a file, if the page has room only for a part of them."""
    if view.tournament.started_at is None or len(view.places) <= _SHOWN:
        return None
    text = "\n".join(place_line(view, one, words).replace("*", "").replace("~", "") for one in view.places)
    return f"{words('duplicate-file')}-{view.tournament.id}.txt", text.encode()
