"""Every action: offered somewhere, documented, worded, and refused to everybody who may not do it."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest

from bot.features.actions import ACTIONS
from bot.table.action import Action, Request
from bot.table.actor import Actor
from bot.table.situation import Situation
from bot.table.table import Proposal, SeatRow, Status, Table
from games.engine.chance import RandomStream
from games.engine.game import Refused
from games.registry import GAMES
from render.words import locales, words_for
from tests.support.derived import assert_derived

GAME = next(iter(GAMES.values()))
ADA, BRUNO, STRANGER, HOST = 3, 4, 7, 9
ACTORS = {
    "stranger": Actor(STRANGER, "Olga"),
    "player": Actor(ADA, "Ada"),
    "host": Actor(HOST, "Hugo"),
    "moderator": Actor(STRANGER, "Mira", moderates=True),
}
STATUSES: tuple[Status, ...] = get_args(Status)
MENUS = {
    "pick": "A choice in your hand",
    "fill-in": "A form in your hand",
    "seat-offer": "*Seats*",
    "invite": "*Invite*",
    "set": "*Options*",
    "plan-set": "*Plan ahead*",
}
"""Actions that are picked from a menu or list instead of having a button."""

MAY = {
    "join": {"stranger", "player", "host", "moderator"},
    "leave": {"player"},
    "send-away": {"host", "moderator"},
    "add-computer": {"player", "host"},
    "remove-computer": {"player", "host"},
    "as-printed": {"host", "moderator"},
    "set": {"host", "moderator"},
    "extend": {"player"},
    "start": {"player", "host"},
    "invite": {"player", "host"},
    "invite-withdraw": {"host", "moderator"},
    "invite-accept": {"stranger", "player", "host", "moderator"},
    "invite-decline": {"stranger", "player", "host", "moderator"},
    "pick": {"player"},
    "fill-in": {"player"},
    "take-back": {"player"},
    "propose-undo": {"player"},
    "propose-pause": {"player"},
    "propose-end": {"player"},
    "agree": {"player"},
    "decline": {"player"},
    "want": {"player"},
    "when-forced": {"player"},
    "plan-set": {"player"},
    "plan-drop": {"player"},
    "stay": {"player"},
    "give-up": {"player"},
    "take-seat": {"stranger", "player", "host", "moderator"},
    "seat-accept": {"stranger", "player", "host", "moderator"},
    "seat-decline": {"stranger", "player", "host", "moderator"},
    "out-wait": {"player", "host", "moderator"},
    "out-turn": {"player", "host", "moderator"},
    "out-absence": {"player", "host", "moderator"},
    "out-wanted": {"player", "host", "moderator"},
    "out-end": {"player", "host", "moderator"},
    "out-host": {"player", "host", "moderator"},
    "seat-turn": {"host", "moderator"},
    "seat-absence": {"host", "moderator"},
    "seat-open": {"moderator"},
    "seat-close": {"moderator"},
    "seat-remove": {"moderator"},
    "seat-offer": {"player", "moderator"},
    "seat-withdraw": {"moderator"},
    "pause": {"host", "moderator"},
    "resume": {"host", "moderator"},
    "end": {"host", "moderator"},
    "release": {"host", "moderator"},
    "here": {"player", "host", "moderator"},
    "host": {"moderator"},
    "claim-host": {"player"},
    "keep": {"player", "host", "moderator"},
}
"""Who may do what, stated a second time so that a change has to be intentional."""


def table(status: Status, **changes: Any) -> Table:
    seats = [SeatRow(ADA, ADA, 1), SeatRow(BRUNO, BRUNO, 2)]
    values: dict[str, Any] = {
        "id": 1, "guild": 1, "channel": 1, "game": GAME.id, "locale": "en", "host": HOST, "status": status,
        "options": msgspec.to_builtins(GAME.options_type()), "secret": bytes(32), "created_at": 1.0,
        "rules_version": GAME.version, "changed_at": 1.0, "seats": seats, "paused_by": HOST,
    }  # fmt: skip
    return Table(**(values | changes))


def situation(row: Table) -> Situation:
    state = None
    if row.status != "lobby":
        state = GAME.setup(len(row.seats), GAME.options_type(), RandomStream(bytes(32)))
    return Situation(row, GAME, state, now=2.0)


def refusal_of(action: Action[Any], row: Table, actor: Actor) -> Refused | None:
    try:
        action.expect(row, actor)
    except Refused as refusal:
        return refusal
    return None


def test_it_is_written_down_for_every_action() -> None:
    assert set(MAY) == set(ACTIONS)


@pytest.mark.parametrize("action", ACTIONS.values(), ids=ACTIONS.keys())
def test_everybody_else_is_refused_with_a_sentence(action: Action[Any]) -> None:
    allowed = set()
    for name, actor in ACTORS.items():
        for status in STATUSES:
            refusal = refusal_of(action, table(status), actor)
            if refusal is None:
                assert status in action.when
                allowed.add(name)
            else:
                assert all(words_for(locale).say(refusal.text) for locale in locales())
    assert allowed == MAY[action.name]


@pytest.mark.parametrize("action", ACTIONS.values(), ids=ACTIONS.keys())
def test_who_does_not_see_the_channel_learns_nothing_of_the_table(action: Action[Any]) -> None:
    unseen = [msgspec.structs.replace(actor, sees=False) for actor in ACTORS.values()]
    for actor in unseen if not action.who.unseen else ():
        for status in STATUSES:
            with pytest.raises(Refused, match="no-such-table"):
                action.expect(table(status), actor)


@pytest.mark.parametrize("action", ACTIONS.values(), ids=ACTIONS.keys())
def test_a_refused_action_changes_nothing(action: Action[Any]) -> None:
    """A change gets only what it declared, and never modifies its input."""
    proposal = Proposal("pause", 1, (1,), since=1)
    for status in action.when:
        at = situation(table(status, proposal=proposal if status == "playing" else None))
        before = msgspec.json.encode((at.table, at.state))
        for actor in ACTORS.values():
            try:
                action.expect(at.table, actor)
                argument = action.read(Request(1, "0=3", ("live",)))
                step = action.change(at, actor, argument)
            except (Refused, ValueError, AssertionError):
                step = None
            if step is not None:
                assert step.table is at.table or step.table.revision == at.table.revision + 1
            assert msgspec.json.encode((at.table, at.state)) == before


@pytest.mark.parametrize("action", ACTIONS.values(), ids=ACTIONS.keys())
def test_every_action_has_its_words(action: Action[Any]) -> None:
    for locale in locales():
        words = words_for(locale)
        if action.place not in {"command", "options"} and action.name not in MENUS:
            assert words.has(f"button-{action.name}")
        if action.question is not None:
            assert words.has(f"button-{action.name}-yes")
        if action.command is not None:
            assert words.has(f"command-table-{action.command}-name")


def test_players_may_end_the_pause_that_they_agreed_on() -> None:
    for paused_by, may in ((None, True), (HOST, False)):
        paused = table("paused", paused_by=paused_by)
        assert ACTIONS["resume"].is_offered(paused, ACTORS["player"]) is may


def who_may_do_what() -> str:
    """Return the table of all actions for the moderators' page."""
    words = words_for("en")
    lines = ["| To … | Press or command | Who |\n|---|---|---|\n"]
    for action in ACTIONS.values():
        key = f"button-{action.name}"
        label = f"*{words(key)}*" if words.has(key) else MENUS.get(action.name, "")
        command = f"`/table {words(f'command-table-{action.command}-name')}`" if action.command else ""
        ways = "; ".join(way for way in (label, command) if way) or "*Options*"
        lines.append(f"| {action.text.rstrip('.')} | {ways} | {action.who.name} |\n")
    return "".join(lines)


def test_the_moderators_page_says_who_may_do_what() -> None:
    assert_derived("docs/moderators.md", "who may do what", who_may_do_what())
