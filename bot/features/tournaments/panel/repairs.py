"""Panels with which moderators repair a tournament: people, results, and the list of all repairs."""

from __future__ import annotations

from collections.abc import Sequence

from bot.discord.panels.panel import Button, Panel, Part, Picker, Row, Select
from bot.features.competitions.panel import CHOICES
from bot.features.tournaments.panel.view import TournamentView, name_of, names_of, press, time
from bot.features.tournaments.rules.course import Played
from bot.features.tournaments.rules.tournament import Match, Participant, Repair, substitutes
from render.words import Words

_RED = 0xA83232
EQUAL, NOBODY, BY_GAME = "equal", "nobody", "game"
"""The choices for a match besides its members: everybody shares, nobody gets points, its game counts."""
LISTED = 20
"""Maximum number of repairs listed."""


def people_panel(view: TournamentView, page: int, words: Words) -> Panel:
    """Return the choice of somebody to withdraw, disqualify, replace or take back in."""
    choices = [
        (str(one.member), name_of(view, one.member, words)[:100], words(f"tournament-entry-{one.state}"))
        for one in view.state.entries
    ]
    menu = _menu(
        ("tournament-people", "tournament-person"),
        view,
        words("tournament-people-which"),
        choices,
        page,
        words,
    )
    text = f"### {words('tournament-people-title')}\n{words('tournament-people-help')}"
    return Panel([text, *menu, _back(view, words)], _RED)


def person_panel(view: TournamentView, entry: Participant, words: Words) -> Panel:
    """Return the buttons for somebody's entry."""
    name = name_of(view, entry.member, words)
    text = words(
        "tournament-person",
        name=name,
        state=words(f"tournament-entry-{entry.state}"),
        replaced="yes" if entry.member in substitutes(view.state.entries) else "no",
    )
    states = [state for state in ("withdrawn", "disqualified", "in") if state != entry.state]
    buttons = [
        Button(
            words(f"button-tournament-{state}"),
            press("tournament-state", view, entry.member, state),
            "success" if state == "in" else "danger",
        )
        for state in states
    ]
    parts: list[Part] = [text, Row(buttons)]
    is_over = view.tournament.ended_at is not None
    if not is_over and entry.member not in substitutes(view.state.entries):
        replacing = press("tournament-replace", view, entry.member)
        parts.append(Picker(replacing, "person", words("tournament-replace")))
    return Panel([*parts, _back(view, words)], _RED)


def results_panel(view: TournamentView, page: int, words: Words) -> Panel:
    """Return the choice of a match to decide, the newest round first."""
    matches = sorted(view.state.matches, key=lambda one: (-one.match.round, one.match.number))
    choices = [
        (str(one.match.id), match_name(one.match, words), names_of(view, one.match.members, words)[:100])
        for one in matches
        if len(one.match.members) > 1
    ]
    menu = _menu(
        ("tournament-results", "tournament-result"),
        view,
        words("tournament-results-which"),
        choices,
        page,
        words,
    )
    text = f"### {words('tournament-results-title')}\n{words('tournament-results-help')}"
    return Panel([text, *menu, _back(view, words)], _RED)


def result_panel(view: TournamentView, one: Played, words: Words) -> Panel:
    """Return the choice of how a match counts."""
    match = one.match
    text = f"### {match_name(match, words)}\n{names_of(view, match.members, words)}"
    text += "\n" + words("tournament-match-state", state=one.state)
    choices = [
        *(
            (str(seat), words("tournament-rule-win", name=name_of(view, member, words))[:100], "")
            for seat, member in enumerate(match.members)
        ),
        (EQUAL, words("tournament-rule-equal"), ""),
        (NOBODY, words("tournament-rule-nobody"), ""),
        (BY_GAME, words("tournament-rule-game"), ""),
    ]
    menu = Select(press("tournament-rule", view, match.id), words("tournament-rule"), choices)
    return Panel([text, menu, _back(view, words)], _RED)


def cut_panel(view: TournamentView, words: Words) -> Panel:
    """Return the question before a round ends early."""
    sure = Button(words("button-tournament-cut"), press("tournament-time", view, "sure"), "danger")
    back = Button(words("button-tournament-back"), press("tournament", view))
    return Panel([words("tournament-cut-question"), Row([sure, back])], _RED)


def notes_panel(view: TournamentView, repairs: Sequence[Repair], words: Words) -> Panel:
    """Return the newest ``repairs`` of a tournament."""
    lines = [f"{time(one.at, 'f')} · {note_of(view, one, words)}" for one in repairs[:LISTED]]
    text = "\n".join(lines) or words("log-empty")
    return Panel([f"### {words('button-tournament-notes')}\n{text}", _back(view, words)])


def note_of(view: TournamentView, repair: Repair, words: Words) -> str:
    """Return the sentence about a repair."""
    matches = [one.match for one in view.state.matches if one.match.id == repair.match]
    return words(
        f"tournament-note-{repair.kind}",
        moderator=name_of(view, repair.moderator, words),
        person="" if repair.member is None else name_of(view, repair.member, words),
        match=match_name(matches[0], words) if matches else "",
    )


def match_name(match: Match, words: Words) -> str:
    """Return the name of a match: its round, and its table if it's known."""
    return words("tournament-match", round=match.round, table=match.table or 0, number=match.number)


def _menu(
    verbs: tuple[str, str],
    view: TournamentView,
    placeholder: str,
    choices: Sequence[tuple[str, str, str]],
    page: int,
    words: Words,
) -> list[Part]:
    """Return a menu of ``choices``, in pages; ``verbs`` are those of another page and of a choice."""
    pages = max(1, -(-len(choices) // CHOICES))
    page = page if 0 <= page < pages else 0
    parts: list[Part] = []
    if choices:
        shown = choices[page * CHOICES : (page + 1) * CHOICES]
        parts.append(Select(press(verbs[1], view), placeholder, shown))
    if pages > 1:
        # The next page, and after the last one the first.
        after = press(verbs[0], view, (page + 1) % pages)
        parts.append(Row([Button(words("hand-page", page=(page + 1) % pages + 1, pages=pages), after)]))
    return parts


def _back(view: TournamentView, words: Words) -> Row:
    return Row([Button(words("button-tournament-back"), press("tournament", view))])
