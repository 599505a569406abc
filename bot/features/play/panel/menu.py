"""The panel *More*: everything the reader may do besides playing."""

from __future__ import annotations

from msgspec.structs import replace

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.names import label_names, title
from bot.discord.panels.panel import Button, Panel, Part, Row, Select
from bot.discord.panels.verbs import action_button, show_button, verb_button
from bot.features.actions import ACTIONS
from bot.features.clocks.panel import time_left
from bot.features.lifecycle.rules.lifecycle import move_here
from bot.features.play.panel import asked
from bot.features.seats.rules.seats import switch_when_forced
from bot.table.action import RUNNING, Place
from bot.table.actor import HOST_AND_MODERATORS, Actor
from bot.table.perspective import Perspective
from bot.table.table import NOWHERE
from render.words import Words


def menu(
    table: Perspective,
    actor: Actor,
    words: Words,
    *,
    note: str | None = None,
    follows: bool = False,
    reminded: bool = True,
    has_coach: bool = False,
) -> Panel:
    """Return the less common actions that ``actor`` may do at ``table`` now; ``note`` says what was done.

    ``follows``: they get the result; ``reminded``: they may be reminded of this turn, so they may mute it.
    ``has_coach``: a coach explains what's new, so they may dismiss it.
    """
    parts: list[Part] = [f"### {title(table, words)}"]
    if note:
        parts.append(note)
    if table.status == "playing" and table.is_seated and table.is_asked_to_move:
        parts += time_left(table, words)
    parts.append(Row(_looking(table, words, follows=follows, reminded=reminded, has_coach=has_coach)))
    parts += _preferences(table, words)
    if own := _offered(table, actor, words, "own seat"):
        parts += [words("more-seat"), Row(own)]
        if table.viewer is not None and not note and table.seats[table.viewer].when_forced != "auto":
            parts.append(f"-# {words(f'done-when-forced-{table.seats[table.viewer].when_forced}')}")
    offered = _offered(table, actor, words, "table")
    anybody = _offered(table, replace(actor, moderates=False), words, "table")
    if together := [button for button in offered if button in anybody]:
        parts += [words("more-table"), Row(together)]
    if apart := [button for button in offered if button not in anybody]:
        parts += [words("more-moderating"), Row(apart)]
    return Panel([*parts, *_blocking(table, words)])


def _preferences(table: Perspective, words: Words) -> list[Part]:
    """Return the menu of how the reader wants to be asked; empty if nobody else could notice."""
    decision, others = table.decision, sum(row.person is not None for row in table.seats) - 1
    if decision is None or table.status != "playing" or others < 1:
        return []
    options = [option for option in decision.options if option.is_preference]
    if not options:
        return []
    choices = [
        (option.id, asked.label(table, decision, option, words), asked.hint(table, option, words))
        for option in options
    ]
    chosen = [option.id for option in options if option.id in (decision.given or ())]
    press = CustomId(table.id, table.own_revision, "choose", "0")
    return [words("more-asked"), Select(press, words("more-asked-choose"), choices, chosen=chosen)]


def _looking(
    table: Perspective, words: Words, *, follows: bool, reminded: bool, has_coach: bool
) -> list[Button]:
    """Return the buttons that concern only the reader, beginning with the way back to their hand."""
    verbs = ["options", "rules", *(["explain"] if table.explains else [])]
    if table.view is not None:
        verbs = ["hand", "log", "text", *verbs]
        if table.planning is not None and table.planning.is_possible:
            verbs.append("plan")
        if table.is_seated:
            verbs += ["note", "direct"]
    if has_coach:
        verbs.append("coach-off")
    if reminded and table.is_asked_to_move and table.status == "playing":
        verbs.append("mute")
    buttons = [verb_button(table, words, verb) for verb in verbs]
    if table.view is not None and not table.is_seated and table.status not in {"over", "ended"}:
        label = words("button-unfollow" if follows else "button-follow")
        buttons.append(Button(label, CustomId(table.id, table.own_revision, "follow")))
    return buttons


def _blocking(table: Perspective, words: Words) -> list[Part]:
    """Return the menu that blocks somebody at a table of several servers, whom no other menu could offer."""
    choices = [
        (str(table.seats[seat].person), name[:100], "")
        for seat, name in enumerate(label_names(table, words))
        if table.seats[seat].person is not None and seat != table.viewer
    ]
    if table.guild != NOWHERE or not choices:
        return []
    return [Select(CustomId(0, 0, "me-block"), words("more-block-choose"), choices)]


def _offered(table: Perspective, actor: Actor, words: Words, place: Place) -> list[Button]:
    """Return the buttons of all actions of ``place`` on offer, irreversible ones last."""
    offered = [action for action in ACTIONS.values() if action.place == place]
    offered = [action for action in offered if action.is_offered(table, actor)]
    if not table.hides_choices or table.pace != "quick":
        # There, the time of an answer reveals nothing, so the switch has no effect.
        offered = [action for action in offered if action is not switch_when_forced]
    if table.channel == NOWHERE:
        offered = [action for action in offered if action is not move_here]
    offered.sort(key=lambda action: action.style == "danger")
    buttons = [
        show_button(table, words)
        if table.is_private and action is move_here
        else action_button(table, words, action)
        for action in offered
    ]
    if place == "table" and table.status in RUNNING and HOST_AND_MODERATORS.includes(actor, table):
        buttons.insert(len(buttons) and len(buttons) - 1, verb_button(table, words, "seats"))
    return buttons
