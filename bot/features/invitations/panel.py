"""The panel of a lobby's people: invite them, withdraw invitations, send players away."""

from __future__ import annotations

from collections.abc import Sequence

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.names import channel_text, spoken_names, title
from bot.discord.panels.panel import Button, Line, Panel, Part, Picker, Row
from bot.discord.panels.verbs import action_button
from bot.features.invitations.rules import invite, withdraw_invitation
from bot.features.lobby.rules.lobby import send_away
from bot.table.actor import Actor
from bot.table.perspective import Perspective
from render.words import Words

_LISTED = 10
"""Maximum number of people on the panel: each takes 3 of the 40 components that a message may have."""


def invitations_panel(table: Perspective, actor: Actor, words: Words, *, note: str | None = None) -> Panel:
    """Return the people invited to ``table``, with buttons for ``actor``; ``note`` says what was done."""
    parts: list[Part] = [f"### {words('panel-invitations', table=title(table, words))}"]
    if note:
        parts.append(note)
    sitting = _sitting(table, actor, words)
    parts += sitting
    if not table.invited:
        parts.append(words("panel-invitations-none"))
    for one in sorted(table.invited, key=lambda one: not one.keeps_seat)[: _LISTED - len(sitting)]:
        time = f"<t:{int(one.due_at or 0)}:R>"
        key = "panel-invited" if one.due_at is None else "panel-invited-kept"
        text = words(key, person=f"<@{one.person}>", by=f"<@{one.invited_by}>", time=time)
        if withdraw_invitation.is_offered(table, actor):
            parts.append(Line(text, action_button(table, words, withdraw_invitation, str(one.person))))
        else:
            parts.append(text)
    if invite.is_offered(table, actor):
        press = CustomId(table.id, table.own_revision, invite.name)
        parts += [words("panel-invite"), Picker(press, "person", words("panel-invite-choose"))]
    return Panel(parts)


def choose_lobby(tables: Sequence[Perspective], person: int, words: Words) -> Panel:
    """Return the lobbies to which the reader may invite ``person``, with a button for each."""
    if not tables:
        open_table = Button(words("button-open-table"), CustomId(0, 0, "open-table"), "primary")
        return Panel([words("invite-no-lobby", person=f"<@{person}>"), Row([open_table])])
    lines = [
        Line(
            f"**{title(table, words)}** · {channel_text(table, words)}",
            action_button(table, words, invite, str(person)),
        )
        for table in tables[:_LISTED]
    ]
    return Panel([words("invite-which-lobby", person=f"<@{person}>"), *lines])


def _sitting(table: Perspective, actor: Actor, words: Words) -> list[Part]:
    """Return the other people in the lobby with buttons to send them away; empty unless ``actor`` may."""
    if not send_away.is_offered(table, actor):
        return []
    names = spoken_names(table, words)
    return [
        Line(name, action_button(table, words, send_away, str(row.person)))
        for name, row in zip(names, table.seats, strict=True)
        if row.person not in {None, actor.person}
    ]
