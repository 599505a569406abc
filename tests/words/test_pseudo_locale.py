"""Panels in a pseudo-language a third longer than English, with an accent on every letter.

Buttons and menus that are cut in it would be cut in German; plain letters come from code, not from a message.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Transformer

from bot.discord.panels.panel import Panel
from bot.features.reading.panel.reading import refusal
from games.engine.game import AnyGame
from games.registry import GAMES
from playground import components
from render.catalogue import Catalogue
from render.words import DEFAULT_LOCALE, Words, languages
from tests.bot.discord.test_panels import NAMES, check_panel, panels
from tests.support.render_pools import PlainRenderPool
from tests.words.test_catalogue import messages, places

KEPT = re.compile(r"`[^`\n]*`|<[^>]*>|https?://\S+|[0-9A-Fa-f]{8,}|discord\.\S+")
"""Text that is the same in every language: commands, mentions, links, hashes."""
NAMED = re.compile(
    "|".join(
        (
            r"W+|x{60,}|America|Argentina|ComodRivadavia|UTC|sundial|zzqq|III|Wednesday|September",
            # The search for plain words finds "Portugu" in "Português".
            *(word for one in languages().values() for word in re.findall(r"[A-Za-z]{3,}", one.name)),
        )
    )
)
"""Names in the tests' panels: people, presets, time zones, languages, a removed clock, a search, a day."""


PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTED = "áƀćđéƒǵħíĵķĺɱńóṕʠŕśťúṽŵẋýžÁɃĆĐÉƑǴĦÍĴĶĹṀŃÓṔɊŔŚŤÚṼŴẊÝŽ"
_LETTERS = str.maketrans(PLAIN, ACCENTED)
_VOWEL = re.compile(r"[aeiou]")
_KEPT = re.compile(r"(`[^`\n]*`|<[^>]*>)")
_UNSEEN = re.compile(r"(command|parameter)-.*-name|typed-.*")
"""Messages that Discord uses as names, and those that are parsed and not shown."""


def accented(text: str) -> str:
    """Return ``text`` with accents and doubled vowels; commands, links and mentions don't change.

    >>> accented("Press *Start*: `/table new`")
    'Ṕŕééśś *Śťááŕť*: `/table new`'
    """
    parts = _KEPT.split(text)
    parts[::2] = (_VOWEL.sub(r"\g<0>\g<0>", part).translate(_LETTERS) for part in parts[::2])
    return "".join(parts)


class _Accents(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = accented(node.value)
        return node


class _Accented(Catalogue):
    def resource(self, source: str) -> ast.Resource:
        # Parse again, so that changing the copy doesn't change English.
        resource = FluentParser().parse(source)
        for entry in resource.body:
            if isinstance(entry, ast.Message) and not _UNSEEN.fullmatch(entry.id.name):
                _Accents().visit(entry)
        return resource


def _in_pattern(pattern: str) -> str:
    """Return a list's ``pattern`` with accents; its placeholders don't change.

    >>> _in_pattern("{0} and {1}")
    '{0} ááńđ {1}'
    """
    return "".join(
        part if part.startswith("{") else accented(part) for part in re.split(r"(\{\d\})", pattern)
    )


class PseudoWords(Words):
    """The words of a pseudo-language made from English."""

    def __init__(self) -> None:
        super().__init__(DEFAULT_LOCALE)
        self._patterns = {
            style: {part: _in_pattern(pattern) for part, pattern in patterns.items()}
            for style, patterns in self._patterns.items()
        }

    def _catalogue_of(self, texts: Iterable[str]) -> Catalogue:
        return _Accented(self.locale, texts)


@cache
def pseudo_words() -> PseudoWords:
    """Return the words of the pseudo-language."""
    return PseudoWords()


async def plain(shown: Iterable[Panel]) -> dict[str, str]:
    """Return each word that came from no catalogue, with the text containing it; fail if a panel is cut."""
    found: dict[str, str] = {}
    checked: set[str] = set()
    for panel in shown:
        parts = await check_panel(panel, PlainRenderPool(), checked)
        buttons = [button.label for button in components.buttons(parts)]
        menus = [option.label for menu in components.selects(parts) for option in menu.options]
        for text in (*components.texts(parts), *components.alt_texts(parts), *buttons, *menus):
            for word in re.findall(r"[A-Za-z]{3,}", KEPT.sub("", text)):
                if not NAMED.fullmatch(word):
                    found[word] = text
    return found


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
async def test_no_panel_is_cut_or_put_together_in_code(game: AnyGame) -> None:
    assert not await plain(panels(game, pseudo_words(), NAMES["japanese"]))


async def test_no_refusal_is_cut_or_put_together_in_code() -> None:
    words = pseudo_words()
    keys = {key: message for key, message in messages(DEFAULT_LOCALE).items() if "refused-" in key}
    said = [words(key, **dict.fromkeys(places(message), 7)) for key, message in keys.items()]
    assert len(said) > 100
    assert not await plain(refusal(sentence) for sentence in said)


async def test_a_word_of_code_is_found() -> None:
    assert await plain([refusal(pseudo_words()("here-done") + " and more")]) == {
        word: pseudo_words()("here-done") + " and more" for word in ("and", "more")
    }
