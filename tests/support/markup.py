"""Discord's markup as its clients read a message, independent of how the bot escapes text.

The grammar follows the official clients: blocks line by line, then the inline rules in the order in which
they are tried. If clients differ, or only some of them recognize a link, it counts as markup.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

INVISIBLE = dict.fromkeys([0x200B, 0x2068, 0x2069])
"""Invisible characters that the bot puts around and into texts that people typed."""
_DEEPEST = 20


@dataclass(frozen=True)
class Markup:
    """A piece of a message: its kind, what it refers to, and its contents; ``text`` is plain."""

    kind: str
    about: str = ""
    inside: tuple[Markup, ...] = ()


def parsed(message: str) -> tuple[Markup, ...]:
    """Return the pieces of ``message`` in order."""
    return tuple(_joined(_blocks(message, 0)))


def live(message: str) -> list[tuple[str, str]]:
    """Return the kind and the target of all markup in ``message``."""
    return list(_live(parsed(message)))


def visible(message: str) -> str:
    """Return the letters of ``message`` that its readers see, without invisible ones."""
    return "".join(_seen(parsed(message))).translate(INVISIBLE)


def read_by_client(message: str) -> tuple[list[tuple[str, str]], str]:
    """Return ``live`` and ``visible`` of a message."""
    pieces = parsed(message)
    return list(_live(pieces)), "".join(_seen(pieces)).translate(INVISIBLE)


def pings(message: str) -> list[str]:
    """Return the mentions that a Discord server finds in ``message``; it ignores backslashes."""
    return re.findall(r"<@[!&]?\d+>|@everyone|@here", message)


def _live(pieces: tuple[Markup, ...]) -> Iterator[tuple[str, str]]:
    for piece in pieces:
        if piece.kind != "text":
            yield piece.kind, piece.about
            yield from _live(piece.inside)


def _seen(pieces: tuple[Markup, ...]) -> Iterator[str]:
    for piece in pieces:
        yield piece.about if piece.kind in {"text", "code"} else ""
        yield from _seen(piece.inside)


def _joined(pieces: Iterator[Markup]) -> Iterator[Markup]:
    text = ""
    for piece in pieces:
        if piece.kind == "text":
            text += piece.about
            continue
        if text:
            yield Markup("text", text)
        text = ""
        yield piece
    if text:
        yield Markup("text", text)


_HEAD = re.compile(r" *(#{1,3}) +(?=\S)|( *-# +)(?=\S)|(>>> |> )|( *)([-*+]|\d{1,10}\.) +(?=\S)")


def _blocks(text: str, depth: int) -> Iterator[Markup]:
    for part in re.split(r"(```[\s\S]+?```)", text):
        if part.startswith("```") and len(part) > 6:
            yield Markup("code", part[3:-3])
        else:
            yield from _lines(part, depth)


def _lines(text: str, depth: int) -> Iterator[Markup]:
    paragraph: list[str] = []
    rest = text.split("\n")
    for number, line in enumerate(rest):
        head = _HEAD.match(line) if depth < _DEEPEST else None
        if head is None:
            paragraph.append(line)
            continue
        if paragraph:
            yield from _inline("\n".join([*paragraph, ""]), depth)
            paragraph = []
        end = "" if number == len(rest) - 1 else "\n"
        if head[3] == ">>> ":
            yield Markup(
                "quote", "", tuple(_joined(_blocks("\n".join([line[4:], *rest[number + 1 :]]), depth + 1)))
            )
            return
        kind = "heading" if head[1] else "small" if head[2] else "quote" if head[3] else "list"
        inside = _blocks if kind == "quote" else _inline
        yield Markup(kind, head[1] or "", tuple(_joined(inside(line[head.end() :], depth + 1))))
        yield Markup("text", end)
    if paragraph:
        yield from _inline("\n".join(paragraph), depth)


_DOMAIN = r"[^\s<>\\]+"
_RULES: list[tuple[str, str, re.Pattern[str]]] = [
    # How a rule begins, the kind it makes, and how it reads the target and the contents.
    ("\\", "escape", re.compile(r"\\([^0-9A-Za-z\s])")),
    ("`", "code", re.compile(r"(`+)(?P<about>[\s\S]*?[^`])\1(?!`)")),
    ("<", "time", re.compile(r"<t:(?P<about>-?\d{1,17})(?::[tTdDfFRsS])?>")),
    ("<", "person", re.compile(r"<@!?(?P<about>\d+)>")),
    ("<", "role", re.compile(r"<@&(?P<about>\d+)>")),
    ("<", "channel", re.compile(r"<#(?P<about>\d+)>")),
    ("<", "place", re.compile(r"<id:(?P<about>customize|browse|guide|home|linked-roles(?::\d+)?)>")),
    ("<", "command", re.compile(r"</(?P<about>[^:<>]+:\d+)>")),
    ("<", "emoji", re.compile(r"<a?:(?P<about>\w+:\d+)>")),
    ("<", "link", re.compile(rf"<(?P<about>[a-zA-Z][\w+.-]*:{_DOMAIN})>")),
    ("<", "link", re.compile(r"<(?P<about>[^\s<>@\\]+@[^\s<>\\]+\.[^\s<>\\]+|\+\d[\d ()-]+)>")),
    ("@", "everybody", re.compile(r"@(?P<about>everyone|here)")),
    (":", "emoji", re.compile(r":(?P<about>[^\s:\\]+?(?:::skin-tone-\d)?):")),
    (
        "[",
        "link",
        re.compile(
            r"\[(?P<inside>(?:\\.|\[(?:\\.|[^\]\\])*\]|[^\[\]\\])+)\]"
            r"\(\s*<?(?P<about>[a-zA-Z][\w+.-]*:(?:\([^)]*\)|[^\s\\()]|\\.)*?)>?(?:\s+['\"][\s\S]*?['\"])?\s*\)"
        ),
    ),
    (
        "hsdHSD",
        "link",
        re.compile(r"(?P<about>(?:https?|steam|discord)://[^\s<]+[^<.,:;\"'\]\s])", re.IGNORECASE),
    ),
    (
        "dwDW",
        "link",
        re.compile(r"(?P<about>(?:www\.|discord(?:app)?\.(?:gg|com|gift|new)/)[^\s<]+)", re.IGNORECASE),
    ),
    ("|", "spoiler", re.compile(r"\|\|(?P<inside>[\s\S]+?)\|\|")),
    ("*", "strong", re.compile(r"\*\*(?P<inside>(?:\\[\s\S]|[^\\])+?)\*\*(?!\*)")),
    ("_", "underline", re.compile(r"__(?P<inside>(?:\\[\s\S]|[^\\])+?)__(?!_)")),
    ("~", "strike", re.compile(r"~~(?P<inside>[\s\S]+?)~~(?!_)")),
    ("*", "em", re.compile(r"\*(?=\S)(?P<inside>(?:\*\*|\\[\s\S]|[^*\\])+?)(?<=\S)\*(?!\*)")),
    ("_", "em", re.compile(r"_(?P<inside>(?:__|\\[\s\S]|[^\\_])+?)_(?!\w)")),
]
_BY_LETTER = {
    letter: [(kind, pattern) for letters, kind, pattern in _RULES if letter in letters]
    for letter in "".join(letters for letters, _, _ in _RULES)
}
_PLAIN = re.compile(r"(?:[^\\`<@:\[hsdHSDwW|*_~]|[hsdwHSDW](?!(?i:ttps?:|team:|iscord|ww\.)))+")
"""Characters that begin no markup."""


def _inline(text: str, depth: int) -> Iterator[Markup]:
    at = 0
    while at < len(text):
        if plain := _PLAIN.match(text, at):
            yield Markup("text", plain[0])
            at = plain.end()
            continue
        for kind, pattern in _BY_LETTER[text[at]]:
            found = pattern.match(text, at)
            if found is None or (kind == "em" and text[at] == "_" and text[at - 1 : at].isalnum()):
                continue
            if kind == "escape":
                yield Markup("text", found[1])
            else:
                known = found.groupdict()
                inside = known.get("inside")
                within = (
                    () if inside is None or depth > _DEEPEST else tuple(_joined(_inline(inside, depth + 1)))
                )
                yield Markup(kind, known.get("about") or "", within)
            at = found.end()
            break
        else:
            yield Markup("text", text[at])
            at += 1
