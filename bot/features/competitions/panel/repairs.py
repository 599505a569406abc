"""Panels with which moderators repair a competition: people, results, and the list of all repairs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.panel import Button, Panel, Part, Picker, Row, Select
from bot.features.competitions.panel.forms import CHOICES
from bot.features.competitions.panel.names import name_in, plain_name_in
from bot.features.competitions.rules.missed import Family, MissedPost
from bot.features.competitions.rules.repairs import BY_GAME, ENTRY_STATES, EQUAL, NOBODY, EntryState, Repair
from games.engine.text import Typed
from render.words import Words

RED = 0xA83232
"""The color of panels with which moderators repair a competition."""
_CHOICE = 100
"""Maximum characters of a choice in a menu."""
_OWED = 3
"""Maximum number of missing posts listed; *Try again* posts all of them."""
LISTED = 10
"""Maximum number of repairs on a page."""


class Repairing(Struct, frozen=True):
    """A competition as the panels of its repairs show it.

    ``family`` begins the verbs of its presses, and ``number`` is in their arguments. ``names`` are those of
    members, and ``home`` leads back to the competition's page.
    """

    family: Family
    number: int
    names: Mapping[int, Typed]
    home: CustomId

    def press(self, verb: str, *more: object) -> CustomId:
        """Return the press of a button or menu; its argument has the number and ``more``."""
        return CustomId(0, 0, "-".join((self.family, verb)), ".".join(map(str, (self.number, *more))))

    def back(self, words: Words) -> Row:
        """Return the row with the way back to the competition's page."""
        return Row([Button(words("button-competition-back"), self.home)])


class Person(Struct, frozen=True):
    """Somebody's entry: whether they play, and whether somebody plays on with their points."""

    member: int
    state: EntryState
    is_replaced: bool = False


class Game(Struct, frozen=True):
    """A game that a moderator can decide: its title, its members by seat, and its state."""

    id: int
    title: str
    members: tuple[int, ...]
    state: str


def people_panel(at: Repairing, help_: str, entries: Sequence[Person], page: int, words: Words) -> Panel:
    """Return the choice of somebody to withdraw, disqualify, replace or take back in."""
    choices = [
        (str(one.member), plain_name_in(at.names, one.member, words), words(f"repair-entry-{one.state}"))
        for one in entries
    ]
    menu = _menu(at, ("people", "person"), words("repair-people-which"), choices, page, words)
    return Panel([f"### {words('repair-people-title')}\n{help_}", *menu, at.back(words)], RED)


def person_panel(at: Repairing, one: Person, replacing: str | None, words: Words) -> Panel:
    """Return the buttons for somebody's entry; ``replacing`` asks who plays on, None: nobody can."""
    text = words(
        "repair-person",
        name=name_in(at.names, one.member, words),
        state=words(f"repair-entry-{one.state}"),
        replaced="yes" if one.is_replaced else "no",
    )
    buttons = [
        Button(
            words(f"button-repair-{state}"),
            at.press("state", one.member, state),
            "success" if state == "in" else "danger",
        )
        for state in ENTRY_STATES
        if state != one.state
    ]
    parts: list[Part] = [text, Row(buttons)]
    if replacing is not None:
        parts.append(Picker(at.press("replace", one.member), "person", replacing))
    return Panel([*parts, at.back(words)], RED)


def results_panel(at: Repairing, help_: str, games: Sequence[Game], page: int, words: Words) -> Panel:
    """Return the panel to choose a game to decide."""
    choices = [
        (str(one.id), one.title, words.listed([plain_name_in(at.names, each, words) for each in one.members]))
        for one in games
    ]
    menu = _menu(at, ("results", "result"), words("repair-results-which"), choices, page, words)
    return Panel([f"### {words('repair-results-title')}\n{help_}", *menu, at.back(words)], RED)


def result_panel(at: Repairing, game: Game, words: Words) -> Panel:
    """Return the choice of how a game counts."""
    players = words.listed([name_in(at.names, member, words) for member in game.members])
    text = f"### {game.title}\n{players}\n{words('repair-game-state', state=game.state)}"
    choices = [
        *(
            (str(seat), words("repair-rule-win", name=plain_name_in(at.names, member, words))[:_CHOICE], "")
            for seat, member in enumerate(game.members)
        ),
        (EQUAL, words("repair-rule-equal"), ""),
        (NOBODY, words("repair-rule-nobody"), ""),
        (BY_GAME, words("repair-rule-game"), ""),
    ]
    menu = Select(at.press("rule", game.id), words("repair-rule"), choices)
    return Panel([text, menu, at.back(words)], RED)


def notes_panel(
    at: Repairing, repairs: Sequence[tuple[Repair, str]], page: int, pages: int, words: Words
) -> Panel:
    """Return a page of repairs, each with the title of its game, the newest first."""
    lines = [f"<t:{int(one.at)}:f> · {note_of(at, one, game, words)}" for one, game in repairs]
    text = "\n".join(lines) or words("log-empty")
    turning = _turning(at, "notes", page, pages, words)
    return Panel([f"### {words('button-repair-notes')}\n{text}", *turning, at.back(words)])


def note_of(at: Repairing, repair: Repair, game: str, words: Words) -> str:
    """Return the sentence about a repair; ``game`` is the title of its game."""
    said = words(
        f"repair-note-{repair.kind}",
        moderator=name_in(at.names, repair.moderator, words),
        person=name_in(at.names, repair.member, words),
        other=name_in(at.names, repair.other, words),
        game=game,
    )
    return f"{said} {words('repair-note-plays')}" if repair.plays else said


def owed_lines(owed: Sequence[MissedPost], words: Words) -> list[str]:
    """Return a line for each of the latest posts that a competition still owes: since when, and why."""
    return [
        words("repair-owed", post=one.post, why=one.why, time=f"<t:{int(one.at)}:f>") for one in owed[-_OWED:]
    ]


def _menu(
    at: Repairing,
    verbs: tuple[str, str],
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
        shown = [
            (value, label[:_CHOICE], more[:_CHOICE])
            for value, label, more in choices[page * CHOICES : (page + 1) * CHOICES]
        ]
        parts.append(Select(at.press(verbs[1]), placeholder, shown))
    return parts + _turning(at, verbs[0], page, pages, words)


def _turning(at: Repairing, verb: str, page: int, pages: int, words: Words) -> list[Part]:
    """Return the button for the next page, and after the last one the first; none for a single page."""
    if pages < 2:
        return []
    label = words("hand-page", page=page + 1, pages=pages)
    return [Row([Button(label, at.press(verb, (page + 1) % pages))])]
