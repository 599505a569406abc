"""The permission check of a server: what the bot lacks, and where to fix it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.panel import Button, Panel, Part, Row
from bot.discord.permission_check import PermissionCheck, UnreachableTable
from bot.discord.permissions import named
from render.words import Words

_SHOWN = 12
"""Maximum number of channels listed individually with the permissions missing there."""
_FINE = 30
"""Maximum number of channels listed as fine."""


def check_panel(check: PermissionCheck, words: Words, note: str | None = None) -> Panel:
    """Return the result of ``check``, with a way to fix each problem; ``note`` says what was just done."""
    role = check.role
    parts: list[Part] = [f"### {words('setup-check-title')}"]
    if note:
        parts.append(note)
    if check.all_is_well:
        parts.append(words("setup-check-well"))
    if check.lacking_everywhere:
        lacking = named(check.lacking_everywhere, words)
        parts.append(words("setup-check-everywhere", permissions=lacking, role=role))
    if check.lacking:
        lines = [f"• <#{channel}>: {named(names, words)}" for channel, names in check.lacking[:_SHOWN]]
        if (more := len(check.lacking) - _SHOWN) > 0:
            lines.append(words("setup-check-more", count=more))
        head = words("setup-check-lacking-chosen") if check.chosen else words("setup-check-lacking")
        parts.append("\n".join([head, *lines, words("setup-check-mend", role=role)]))
    if check.tables:
        parts.append("\n".join(_tables(check.tables, words)))
    if check.fine:
        fine = words.in_row(f"<#{channel}>" for channel in check.fine[:_FINE])
        more_fine = max(0, len(check.fine) - _FINE)
        parts.append(words("setup-check-fine", channels=fine, more=more_fine))
    lost = len(check.lost_channels) + len(check.lost_roles)
    buttons = [
        Button(words("button-setup-again"), CustomId(0, 0, "setup-check")),
        Button(words("setup-to-panel"), CustomId(0, 0, "setup", "where")),
    ]
    if lost:
        channels, roles = len(check.lost_channels), len(check.lost_roles)
        parts.append(words("setup-check-lost", channels=channels, roles=roles))
        buttons.insert(0, Button(words("button-setup-forget"), CustomId(0, 0, "setup-forget"), "primary"))
    parts.append(Row(buttons))
    return Panel(parts)


def _tables(tables: Sequence[UnreachableTable], words: Words) -> Iterator[str]:
    """Yield the lines about tables that can't be shown, with the reasons and remedies."""
    yield words("setup-check-tables")
    for table in tables[:_SHOWN]:
        name = words("table-title", game=words(f"{table.game}-name"), table=table.id)
        if table.is_gone:
            why = words("setup-check-gone")
        elif table.lacking:
            why = named(table.lacking, words)
        else:
            why = words("setup-check-locked")
        where = name if table.is_gone else words.in_row([name, f"<#{table.channel}>"])
        yield f"• {words('list-led', what=where, list=why)}"
    if (more := len(tables) - _SHOWN) > 0:
        yield words("setup-check-more-tables", count=more)
    yield words("setup-check-move")
