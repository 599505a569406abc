"""``make words``: how many messages and words each language has, and what is to be done in it.

``make words ARGS="translated de"`` records which English the German words were translated from,
``make words ARGS="reviewed de saga.ftl"`` that somebody else has read that file.
"""

from __future__ import annotations

import argparse
import re
from collections import Counter, defaultdict

from fluent.syntax import ast

from render.words import DEFAULT_LOCALE, languages
from tests.words.review import note_reviewed, note_translated, progress, texts
from tests.words.test_catalogue import FOR_MODERATORS, entries, messages, unused
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


def as_in_english(locale: str) -> set[str]:
    """Return the keys whose words in ``locale`` are still the English ones."""
    ours, theirs = messages(DEFAULT_LOCALE), messages(locale)
    same = (key for key in ours.keys() & theirs.keys() if words_of(ours[key]) == words_of(theirs[key]))
    return {key for key in same if not NO_LANGUAGE.fullmatch(words_of(ours[key]))}


def report(locale: str) -> None:
    """Print what is to be done in ``locale``."""
    declared, todo = languages()[locale], progress(locale)
    met = {key for key, (file, _) in texts(DEFAULT_LOCALE).items() if file not in FOR_MODERATORS}
    lacking = todo.missing & met
    share = 100 * (len(met) - len(lacking)) // len(met)
    print(f"\n{locale}: {declared.name} ({declared.state}), {share}% of what players meet")
    if declared.state == "begun" and not lacking:
        print(f'{locale}: complete; offer it by state = "offered" in data/words/{locale}/language.toml')
    print(f"{locale}: missing, shown in English: {', '.join(sorted(todo.missing)) or '–'}")
    print(f"{locale}: changed in English since: {', '.join(sorted(todo.behind)) or '–'}")
    files = texts(locale)
    by_file = Counter(files[key][0] for key in todo.unreviewed)
    waiting = (f"{file} {count}" for file, count in sorted(by_file.items()))
    print(f"{locale}: unreviewed: {', '.join(waiting) or '–'}")
    print(f"{locale}: as in English: {', '.join(sorted(as_in_english(locale))) or '–'}")


def main(wanted: argparse.Namespace) -> None:
    """Record a translation or a review, or print the counts of every language and what is to be done."""
    match wanted.record:
        case "translated":
            print(f"{wanted.locale}: recorded {note_translated(wanted.locale)} messages as translated")
        case "reviewed":
            print(
                f"{wanted.locale}: recorded {note_reviewed(wanted.locale, wanted.files)} messages as reviewed"
            )
        case _:
            everything()


def everything() -> None:
    """Print the counts of every language, then what is to be done in each."""
    counts = {locale: counted(locale) for locale in languages()}
    print(f"{'file':<24}", *(f"{locale + ': messages':>14} {'words':>6}" for locale in counts))
    for file in sorted(counts[DEFAULT_LOCALE]):
        columns = (by.get(file, (0, 0)) for by in counts.values())
        print(f"{file:<24}", *(f"{messages:>14} {words:>6}" for messages, words in columns))
    sums = {
        locale: [sum(column) for column in zip(*by.values(), strict=True)] for locale, by in counts.items()
    }
    print(f"{'all':<24}", *(f"{both[0]:>14} {both[1]:>6}" for both in sums.values() if both))
    for locale in list(languages())[1:]:
        report(locale)
    print(f"\nunused: {', '.join(sorted(unused())) or '–'}")
    heard = Counter({file: len(found) for file, found in tells().items() if found})
    print(f"signs of a translation in English: {dict(heard) or '–'}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="make words")
    parser.add_argument("record", nargs="?", choices=["translated", "reviewed"], help="what to record")
    parser.add_argument("locale", nargs="?", help="of which language")
    parser.add_argument("files", nargs="*", help="in which files, all by default")
    given = parser.parse_args()
    if given.record and given.locale not in list(languages())[1:]:
        parser.error(f"say of which language: {', '.join(list(languages())[1:])}")
    main(given)
