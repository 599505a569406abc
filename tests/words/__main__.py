"""``make words``: how many messages and words each language has, and what it lacks or leaves unused."""

from __future__ import annotations

import re
from collections import Counter, defaultdict

from fluent.syntax import ast

from render.words import DEFAULT_LOCALE, locales
from tests.words.test_catalogue import entries, messages, untranslated, unused
from tests.words.test_voice import Sentences, tells

NO_LANGUAGE = re.compile(r"[\W\d_]*")


def words_of(message: ast.Message) -> str:
    """Return the text of ``message`` without its places."""
    sentences = Sentences()
    sentences.visit(message)
    return " ".join(sentences.found)


def counted(locale: str) -> dict[str, tuple[int, int]]:
    """Return messages and words of each file of ``locale``."""
    found: dict[str, list[int]] = defaultdict(list)
    for file, entry in entries(locale):
        if isinstance(entry, ast.Message):
            found[file].append(len(words_of(entry).split()))
    return {file: (len(lengths), sum(lengths)) for file, lengths in found.items()}


def unreviewed(locale: str) -> set[str]:
    """Return the keys whose words in ``locale`` are the English ones still."""
    ours, theirs = messages(DEFAULT_LOCALE), messages(locale)
    same = (key for key in ours.keys() & theirs.keys() if words_of(ours[key]) == words_of(theirs[key]))
    return {key for key in same if not NO_LANGUAGE.fullmatch(words_of(ours[key]))}


def main() -> None:
    """Print the counts of every language, then what is to be done in each."""
    counts = {locale: counted(locale) for locale in locales()}
    print(f"{'file':<24}", *(f"{locale + ': messages':>14} {'words':>6}" for locale in counts))
    for file in sorted(counts[DEFAULT_LOCALE]):
        print(f"{file:<24}", *(f"{by[file][0]:>14} {by[file][1]:>6}" for by in counts.values() if file in by))
    sums = {
        locale: [sum(column) for column in zip(*by.values(), strict=True)] for locale, by in counts.items()
    }
    print(f"{'all':<24}", *(f"{both[0]:>14} {both[1]:>6}" for both in sums.values()))
    for locale in locales()[1:]:
        waiting = untranslated(locale)
        missing = messages(DEFAULT_LOCALE).keys() - messages(locale).keys() - waiting
        print(f"\n{locale}: missing: {', '.join(sorted(missing)) or '–'}")
        print(f"{locale}: untranslated, shown in English: {', '.join(sorted(waiting)) or '–'}")
        print(f"{locale}: unreviewed (as in English): {', '.join(sorted(unreviewed(locale))) or '–'}")
    print(f"\nunused: {', '.join(sorted(unused())) or '–'}")
    heard = Counter({file: len(found) for file, found in tells().items() if found})
    print(f"signs of a translation in English: {dict(heard) or '–'}")


if __name__ == "__main__":
    main()
