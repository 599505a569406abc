"""A name stands in a message as it was typed: it formats nothing."""

from __future__ import annotations

from msgspec.structs import replace

from bot.panels.names import spoken_names
from games.registry import GAMES
from render.words import words_for
from tests.bot.test_panels import MEMBERS, perspective, table

GAME = next(iter(GAMES.values()))


def test_what_formats_a_text_formats_none_in_a_name() -> None:
    anybody = next(name for name in MEMBERS if name is not None)
    seen = perspective(table(GAME, 2, anybody, "en"), GAME, None, (), None)
    named = replace(seen, names=dict.fromkeys(seen.names, "*Ada* _of_ `code`"))
    assert spoken_names(named, words_for("en"))[0].endswith(r"**\*Ada\* \_of\_ \`code\`**")
