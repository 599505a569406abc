"""Texts that people typed, as a message shows them: letter by letter, with none of the message's markup.

Discord shows any punctuation after a backslash as it is. So whatever can begin or end markup gets one:
bold and other styles, code, spoilers, links (with or without a label), bare addresses and invitations,
mentions of people, roles, channels and commands, times, emojis, and what counts only at the beginning of a
line, such as headings, quotes and lists. Readers see no backslash.
"""

from __future__ import annotations

import re
import unicodedata

_MARKUP = re.compile(
    r"""
    [\\*_~`|<>\[\]:]            # styles, code, spoilers, links, times, emojis, addresses
    | (?<=<)[#/]                # so that nothing that looks for <#1> finds it either
    | @                         # mentions
    | \.(?!\s)                  # addresses without https:// and invitations
    | ^[#+-] | ^(?P<number>\d+)\.   # headings, small print and lists
    """,
    re.VERBOSE,
)
_EVERYBODY = re.compile(r"@(?=everyone|here)")
_UNSEEN = {"Cc", "Cs"}
"""Control characters and halves of characters."""
_DIRECTIONS = dict.fromkeys([*range(0x202A, 0x202F), *range(0x2066, 0x206A)])
"""Characters that change the direction of the text after them, even beyond the name they are in."""


def on_one_line(text: str) -> str:
    """Return ``text`` on one line, without characters that control what surrounds it.

    >>> on_one_line(" Ada\\n\\u202e Lovelace ")
    'Ada Lovelace'
    """
    if text.isprintable() and text.isascii():
        return " ".join(text.split())
    seen = " ".join(text.split()).translate(_DIRECTIONS)
    return " ".join("".join(one for one in seen if unicodedata.category(one) not in _UNSEEN).split())


def escaped(line: str) -> str:
    """Return ``line`` so that a message shows exactly these letters, wherever it appears in a message.

    >>> escaped("<@1> *Ada* J. R. R.")
    '\\\\<\\\\@1\\\\> \\\\*Ada\\\\* J. R. R.'
    >>> escaped("https://a.b/c")
    'https\\\\://a\\\\.b/c'
    """
    return _EVERYBODY.sub("@\u200b", _MARKUP.sub(_with_backslash, line))


def _with_backslash(found: re.Match[str]) -> str:
    return f"{found['number']}\\." if found["number"] else f"\\{found[0]}"
