"""The reference of a game: an entry for each thing that can be looked up.

Entries consist of components and words alone. They don't depend on any table, so nothing hidden can be read
there: not who holds a card, and not whether it is still in the deck.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from games.engine.decision import Decision
from games.engine.text import Argument, Text


class Entry(Struct, frozen=True):
    """One thing that can be looked up.

    ``id`` is unique in its game. ``texts`` describe it, a line each. ``anchor`` is its paragraph in
    ``docs/rules/<game>.md``, ``chapter`` the page of ``/rules`` that covers it, from 1. ``example`` is a
    worked example of the rules page, in the words of a player. ``components`` are its names in the data of
    the game: several for copies of one thing. ``mentions`` are the other messages that name it in a sentence,
    such as the title with its article.
    """

    id: str
    kind: str
    title: Text
    texts: tuple[Text, ...]
    anchor: str
    chapter: int
    example: Text | None = None
    components: tuple[str, ...] = ()
    mentions: tuple[Text, ...] = ()

    @property
    def section(self) -> str:
        """The numbered section of the rules page that contains the paragraph.

        >>> Entry("mirror", "item", Text("x"), (), "9.mirror", 3).section
        '9'
        """
        return ".".join(part for part in self.anchor.split(".") if part.isdecimal())


def about(game: str, name: str, **args: Argument) -> Text:
    """Return the description of ``name``, for things not described elsewhere in ``game``."""
    return Text(f"{game}-lookup-{name}", args)


def called(game: str, name: str, **args: Argument) -> Text:
    """Return the title of ``name``, for things not named elsewhere in ``game``."""
    return Text(f"{game}-lookup-{name}-name", args)


def example(game: str, number: int | None) -> Text | None:
    """Return worked example ``number`` of the rules page of ``game`` in the words of a player."""
    return None if number is None else Text(f"{game}-example-{number}")


def kinds(entries: Sequence[Entry]) -> list[str]:
    """Return the kinds of ``entries``, in order of first appearance."""
    return list(dict.fromkeys(entry.kind for entry in entries))


def named_in(entries: Sequence[Entry], decision: Decision) -> list[str]:
    """Return the ids of ``entries`` that ``decision`` mentions, in its order.

    A thing is mentioned if its title or one of its ``mentions`` is part of a sentence, or if the id of an
    option contains its component.
    """
    titles: dict[str, list[tuple[Text, Entry]]] = {}
    for entry in entries:
        for name in (entry.title, *entry.mentions):
            titles.setdefault(name.key, []).append((name, entry))
    components = {component: entry.id for entry in entries for component in entry.components}
    found: dict[str, None] = {}
    for text, option_id in _sentences(decision):
        for part in _parts(text):
            found |= dict.fromkeys(entry.id for name, entry in titles.get(part.key, ()) if name == part)
        found |= {components[word]: None for word in option_id.split() if word in components}
    return list(found)


def _sentences(decision: Decision) -> Iterator[tuple[Text, str]]:
    """Yield the sentences of a question, each with the id of its option."""
    yield decision.prompt, ""
    for option in decision.options:
        yield option.label, option.id
        if option.hint is not None:
            yield option.hint, ""


def _parts(text: Text) -> Iterator[Text]:
    """Yield ``text`` and every message nested in its arguments."""
    yield text
    for value in text.args.values():
        if isinstance(value, Text):
            yield from _parts(value)
