"""A proposal to the other people at the table: the question, and who has agreed."""

from __future__ import annotations

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.names import listed, spoken_names
from bot.discord.panels.panel import Button, Part, Row
from bot.discord.panels.verbs import verb_button
from bot.table.perspective import Perspective
from render.words import Words


def proposal_parts(table: Perspective, words: Words) -> list[Part]:
    """Return the proposal at ``table`` with the buttons its viewer needs; empty if there is none."""
    proposal = table.proposal
    if proposal is None or table.status != "playing":
        return []
    names = spoken_names(table, words)
    lines = [
        words(f"proposal-{proposal.kind}", player=names[proposal.by], count=proposal.moves),
        words("proposal-agreed", names=listed(sorted(set(proposal.agreed)), names, words)),
    ]
    if table.missing:
        time = f"<t:{int(proposal.at)}:R>"
        lines.append(words("proposal-missing", names=listed(table.missing, names, words), time=time))
    buttons = _buttons(table, words)
    return ["\n".join(lines), *([Row(buttons)] if buttons else [])]


def _buttons(table: Perspective, words: Words) -> list[Button]:
    assert table.proposal is not None
    if table.viewer == table.proposal.by:
        return [Button(words("button-withdraw"), CustomId(table.id, table.own_revision, "decline"))]
    decline = verb_button(table, words, "decline")
    if table.viewer is None or table.viewer in table.missing or not table.missing:
        return [verb_button(table, words, "agree", "success"), decline]
    return [decline] if table.is_seated else []
