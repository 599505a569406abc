"""Messages that are parsed one by one are the same as in whole files."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer, ast

from render.catalogue import Catalogue, entries_of
from render.words import files_of, locales


def said(catalogue: Catalogue, key: str) -> str | None:
    """Return the text of ``key`` without arguments; ``None`` if there is no such message."""
    message = catalogue.message(key)
    if message is None or message.value is None:
        return None
    sentence, errors = catalogue.said(message.value, {})
    assert not errors
    return sentence


@pytest.mark.parametrize("locale", locales())
def test_every_entry_is_found_and_parsed_alone_as_in_its_file(locale: str) -> None:
    parser, serializer = FluentParser(with_spans=False), FluentSerializer()
    for file in files_of(locale):
        text = file.read_text(encoding="utf-8")
        whole = [entry for entry in parser.parse(text).body if isinstance(entry, ast.Message | ast.Term)]
        alone = [entry for _, source in entries_of(text) for entry in parser.parse(source).body]
        entries = [entry for entry in alone if isinstance(entry, ast.Message | ast.Term)]
        # A message's comment belongs to the source before it.
        for entry in (*whole, *entries):
            entry.comment = None
        assert [*map(serializer.serialize_entry, entries)] == [*map(serializer.serialize_entry, whole)]
        assert not [entry for entry in alone if isinstance(entry, ast.Junk)]


def test_what_a_message_refers_to_is_parsed_with_it_and_nothing_else() -> None:
    catalogue = Catalogue(
        "en", ["one = { two } { -three }\ntwo = Two\n-three = { -four }\n-four = Four\nfive = V\n"]
    )
    assert said(catalogue, "one") == "Two Four"
    assert catalogue._parsed == {"one", "two", "-three", "-four"}
    assert set(catalogue.keys) == {"one", "two", "five"}


def test_of_two_the_first_one_counts() -> None:
    assert said(Catalogue("en", ["one = First\n", "one = Second\n"]), "one") == "First"


def test_what_cannot_be_parsed_or_is_not_there_is_no_message() -> None:
    catalogue = Catalogue("en", ["broken = { $\n\nwhole = Whole\n"])
    assert catalogue.message("broken") is None
    assert catalogue.message("nothing") is None
    assert said(catalogue, "whole") == "Whole"


def test_messages_that_say_each_other_come_to_an_end() -> None:
    assert Catalogue("en", ["one = { two }\ntwo = { one }\n"]).message("one") is not None


@pytest.mark.parametrize("locale", locales())
def test_numbers_are_written_as_fluent_writes_them_however_often(locale: str) -> None:
    text = (
        "both = { $one } of { $other }\n"
        "plain = { NUMBER($one, useGrouping: 0) }\n"
        "counted = { $one ->\n    [0] none\n    [one] only { $one }\n   *[other] { $one }\n  }\n"
        "missing = { $one }{ $nobody }\n"
    )
    catalogue, bundle = Catalogue(locale, [text]), FluentBundle([locale], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    for one in (0, 1, 2, 1_001, -12_345, 0, 1, 1.5, "many"):
        for key in ("both", "plain", "counted", "missing"):
            message = catalogue.message(key)
            assert message is not None
            assert message.value is not None
            arguments = {"one": one, "other": 7_654_321}
            if key == "plain" and isinstance(one, str):
                continue
            sentence, errors = catalogue.said(message.value, arguments)
            by_itself, others = bundle.format_pattern(bundle.get_message(key).value, arguments)
            # Only numbers without a formatting function get a true minus sign; the others are ids.
            expected = str(by_itself) if key == "plain" else str(by_itself).replace("-", "−")
            assert sentence == expected
            assert list(map(str, errors)) == list(map(str, others))
            assert bool(errors) == (key == "missing")
