"""``make words``: what each language has and lacks, in one table.

``make words ARGS="show de"`` lists the keys that need work in German, file by file. ``make words
ARGS="translated de"`` records the English versions that the German words were translated from, and ``make
words ARGS="reviewed de saga.ftl"`` that somebody else has read that file.
"""

from __future__ import annotations

import argparse
import re
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator

from fluent.syntax import ast

from render.words import DEFAULT_LOCALE, languages
from tests.words.review import note_reviewed, note_translated, progress, texts
from tests.words.test_catalogue import FOR_MODERATORS, entries, messages, unused
from tests.words.test_voice import Sentences, tells

NO_LANGUAGE = re.compile(r"[\W\d_]*")
COLUMNS = ("language", "name", "state", "messages", "words", "missing", "unused", "changed", "unreviewed")


def words_of(message: ast.Message) -> str:
    """Return the literal text of ``message``, without its placeables."""
    sentences = Sentences()
    sentences.visit(message)
    return " ".join(sentences.found)


def counted(locale: str) -> dict[str, tuple[int, int]]:
    """Return the number of messages and words in each file of ``locale``."""
    found: dict[str, list[int]] = defaultdict(list)
    for file, entry in entries(locale):
        if isinstance(entry, ast.Message):
            found[file].append(len(words_of(entry).split()))
    return {file: (len(lengths), sum(lengths)) for file, lengths in found.items()}


def as_in_english(locale: str) -> set[str]:
    """Return the keys whose text in ``locale`` is still the English one."""
    ours, theirs = messages(DEFAULT_LOCALE), messages(locale)
    same = (key for key in ours.keys() & theirs.keys() if words_of(ours[key]) == words_of(theirs[key]))
    return {key for key in same if not NO_LANGUAGE.fullmatch(words_of(ours[key]))}


def unused_in(locale: str) -> set[str]:
    """Return the messages of ``locale`` that no code uses."""
    return {key for key in messages(locale) if key in unused() or key not in messages(DEFAULT_LOCALE)}


def overview() -> Iterator[tuple[str, ...]]:
    """Yield a row for each language, with the columns of ``COLUMNS``."""
    for locale, language in languages().items():
        sums = [sum(column) for column in zip(*counted(locale).values(), strict=True)] or [0, 0]
        cells: list[str | int] = [locale, language.name, language.state, *sums]
        if locale == DEFAULT_LOCALE:
            cells += ["", len(unused_in(locale)), "", ""]
        else:
            todo = progress(locale)
            cells += [len(todo.missing), len(unused_in(locale)), len(todo.behind), len(todo.unreviewed)]
        yield tuple(map(str, cells))


def table(rows: Iterable[Collection[str]]) -> str:
    """Return ``rows`` as lines, with columns as wide as needed; the first three hold words."""
    listed = [list(row) for row in rows]
    widths = [max(map(len, column)) for column in zip(*listed, strict=True)]
    return "\n".join(
        "  ".join(
            cell.ljust(width) if number < 3 else cell.rjust(width)
            for number, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in listed
    )


def everything() -> None:
    """Print a table of all languages, followed by problems in the English words."""
    print(table([COLUMNS, *overview()]))
    print(f"\nunused: {', '.join(sorted(unused())) or '–'}")
    heard = Counter({file: len(found) for file, found in tells().items() if found})
    print(f"signs of a translation in English: {dict(heard) or '–'}")
    print('make words ARGS="show de" lists what is to be done in one language.')


def show(locale: str) -> None:
    """Print what needs work in ``locale``."""
    declared, todo = languages()[locale], progress(locale)
    files, by_file = texts(DEFAULT_LOCALE), counted(locale)
    waiting = Counter(texts(locale)[key][0] for key in todo.unreviewed)
    lacking = Counter(files[key][0] for key in todo.missing)
    rows = [
        (file, "", "", *map(str, (*by_file.get(file, (0, 0)), lacking[file], waiting[file])))
        for file in sorted({file for file, _ in files.values()})
    ]
    print(table([("file", "", "", "messages", "words", "missing", "unreviewed"), *rows]))
    met = {key for key, (file, _) in files.items() if file not in FOR_MODERATORS}
    share = 100 * (len(met) - len(todo.missing & met)) // len(met)
    print(f"\n{locale}: {declared.name} ({declared.state}), {share}% of what players meet")
    if declared.state == "begun" and not todo.missing & met:
        print(f'Complete: offer it by state = "offered" in data/words/{locale}/language.toml')
    for what, keys in (
        ("missing, shown in English", todo.missing),
        ("changed in English since", todo.behind),
        ("unused", unused_in(locale)),
        ("as in English", as_in_english(locale)),
    ):
        print(f"{what}: {', '.join(sorted(keys)) or '–'}")


def main(wanted: argparse.Namespace) -> None:
    """Record a translation or a review, or print the state of all languages or of one."""
    match wanted.what:
        case "translated":
            print(f"{wanted.locale}: recorded {note_translated(wanted.locale)} messages as translated")
        case "reviewed":
            print(
                f"{wanted.locale}: recorded {note_reviewed(wanted.locale, wanted.files)} messages as reviewed"
            )
        case "show":
            show(wanted.locale)
        case _:
            everything()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="make words")
    parser.add_argument("what", nargs="?", choices=["show", "translated", "reviewed"], help="what to do")
    parser.add_argument("locale", nargs="?", help="of which language")
    parser.add_argument("files", nargs="*", help="in which files, all by default")
    given = parser.parse_args()
    if given.what and given.locale not in list(languages())[1:]:
        parser.error(f"say of which language: {', '.join(list(languages())[1:])}")
    main(given)
