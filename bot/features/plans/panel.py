"""The private panel of a plan, and its lines in the hand and in notices."""

from __future__ import annotations

from collections.abc import Sequence

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.names import label_names, spoken_names, title
from bot.discord.panels.panel import Button, Panel, Part, Row, Select
from bot.discord.panels.verbs import action_button, verb_button
from bot.features.plans.rules.plans import drop_plan
from bot.table.perspective import Perspective
from games.engine.decision import Option
from games.engine.plans import Picks, Slot
from games.engine.text import Text
from render.words import Words

_LONG = 90
"""Characters of a plan from which the hand doesn't repeat it: they'd fill three lines of a phone."""


def plan_panel(
    table: Perspective, slots: Sequence[Slot], picks: Picks, words: Words, *, note: str = ""
) -> Panel:
    """Return the panel of the reader's plan: what it says, and a menu for each of its ``slots``.

    ``picks`` is what's picked in them; ``note`` says what was done.
    """
    planning = table.planning
    said = None if planning is None else planning.said
    parts: list[Part] = [f"### {title(table, words)}", f"**{words('button-plan')}**"]
    if note:
        parts.append(note)
    if said is not None:
        parts.append(words("plan-now", plan=words.say(said, spoken_names(table, words))))
        if planning is not None and planning.answers:
            parts.append(words("plan-answers"))
    elif news := planned_news(table, words):
        parts.append(news)
    parts += [_menu(table, slot, picks.get(slot.id, ()), words) for slot in slots]
    parts.append(f"-# {words('plan-help')}")
    buttons: list[Button] = [verb_button(table, words, "hand")]
    if said is not None:
        buttons.append(action_button(table, words, drop_plan))
    parts.append(Row(buttons))
    return Panel(parts, about=table)


def is_offered(table: Perspective) -> bool:
    """Return whether the reader's hand has a button for their plan: if they have one, or aren't asked now."""
    planning = table.planning
    if planning is None or not planning.is_possible:
        return False
    return planning.said is not None or not table.is_asked_to_move


def hand_line(table: Perspective, words: Words) -> list[Part]:
    """Return the small line about the reader's plan in their hand; empty if they have none."""
    planning = table.planning
    if planning is None or planning.said is None:
        return []
    plan = words.say(planning.said, spoken_names(table, words))
    if len(plan) > _LONG:
        return [f"-# {words('plan-hand-long-answers' if planning.answers else 'plan-hand-long')}"]
    return [f"-# {words('plan-hand-answers' if planning.answers else 'plan-hand', plan=plan)}"]


def planned_news(table: Perspective, words: Words) -> str:
    """Return the answers that the reader's last plan gave, and why it was dropped; empty without one."""
    planning = table.planning
    names = spoken_names(table, words)
    if planning is None or planning.said is not None or not (planning.done or planning.over):
        return ""
    done = words.in_row(words.say(label, names) for label in planning.done)
    over = words.say(planning.over, names) if planning.over else ""
    if not done:
        return words("plan-dropped", why=over)
    return words("plan-done-dropped", answers=done, why=over) if over else words("plan-done", answers=done)


def _menu(table: Perspective, slot: Slot, picked: Sequence[str], words: Words) -> Select:
    names = label_names(table, words)

    def said(text: Text | None) -> str:
        return "" if text is None else words.say(text, names)

    def entry(option: Option) -> tuple[str, str, str]:
        return option.id, said(option.label), said(option.hint)

    return Select(
        CustomId(table.id, table.own_revision, "plan-set", slot.id),
        said(slot.prompt),
        [entry(option) for option in slot.options],
        0,
        slot.count,
        picked,
    )
