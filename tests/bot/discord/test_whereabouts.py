"""Only ``bot.discord.whereabouts`` reads the server of an interaction: elsewhere it may be somebody else's
server.
"""

from __future__ import annotations

import ast

from tests.support.overlay import ROOT


def servers_read(source: str) -> list[int]:
    """Return the lines that read the server of something called ``interaction``."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Attribute)
        and node.attr in {"guild", "guild_id"}
        and isinstance(node.value, ast.Name | ast.Attribute)
        and (node.value.id if isinstance(node.value, ast.Name) else node.value.attr) == "interaction"
    ]


def test_readings_are_found() -> None:
    assert servers_read("a = interaction.guild_id\nb = self.interaction.guild\nc = message.guild") == [1, 2]


def test_nothing_else_reads_the_server_of_an_interaction() -> None:
    found = {
        str(path.relative_to(ROOT)): lines
        for path in (ROOT / "bot").rglob("*.py")
        if path.name != "whereabouts.py" and (lines := servers_read(path.read_text(encoding="utf-8")))
    }
    assert not found
