"""Names and other texts that imitate the bot's own markup, or try to break the text around them."""

from __future__ import annotations

import random

PIECES = (
    "<@222>", "<@!222>", "<@&333>", "<#444>", "</table new:555>", "<t:0:R>", "<t:0>", "<:a_1:1>", "<a:b:1>",
    "<id:customize>", "<id:browse>", "https://evil.example", "http://a.b/c?d", "HTTPS://E.X",
    "steam://run/1", "discord://-/x", "discord.gg/free", "discord.com/invite/x", "discordapp.com/invite/x",
    "discord.gift/x", "www.evil.example", "<https://a.b>", "[a](https://b.c)", "[a](<https://b.c>)",
    "[a](b)", "<mailto:a@b.c>", "<a@b.co>", "<+4912345678>", "# ", "## x", "### ", "-# ", "-#", "> ",
    ">>> ", "- ", "* ", "+ ", "1. ", "1.", "12. a", "||", "||x||", "**", "**x**", "__", "__x__", "*", "*x*",
    "_", "_x_", "~~", "~~x~~", "`", "`x`", "``", "```", "```x```", "@everyone", "@here", ":smile:", ":",
    "::", "\\", "\\\\", "\n", "\r\n", "\u2028", "\u202e", "\u202d", "\u2066", "\u2067", "\u2069",
    "\ufdd0crest_fox\ufdd1", "\x07", "\x1b[0m", "<", ">", "<@", "@", "[", "]", "](", "](https://a.b)", "(",
    ")", "¯\\_(ツ)_/¯", "🦊 **", "Ada", "J. R. R.", "Dr. No", "a_b", "é", "שלום", "{ $name }", "{", "100%",
    "&lt;", "12:30", "C#", "Anna-Lena", "O'Neil", " ", "!", "#1", "🐝",
)  # fmt: skip
"""The pieces of a hostile text: markup, halves of markup, and plain letters between them."""
LONGEST_NAME = 32
"""The maximum length of a Discord nickname."""


def hostile_texts(count: int, longest: int = LONGEST_NAME) -> list[str]:
    """Return ``count`` different texts, the same on every call: first each piece alone, then combinations."""
    chance = random.Random(37)
    found = dict.fromkeys(piece for piece in PIECES if piece.strip())
    while len(found) < count:
        text = "".join(chance.choices(PIECES, k=chance.randint(2, 5)))[:longest]
        if text.strip():
            found[text] = None
    return list(found)[:count]
