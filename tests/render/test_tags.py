"""Tags in sentences: they stand before whatever has an emoji, follow from the words alone, and leave no trace
when removed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice

import pytest

from games.engine.text import Argument, SeatName, Text, in_row
from games.engine.walks import Walk
from games.registry import GAMES
from render import emojis, tags
from render.forms import every_form
from render.registry import PAINTERS
from render.words import Words, isolate, locales, words_for

NAMES = ["🦊 **Ada 2**", "🐝 **1 coin**", "🐸 **red**", "🐦 **3**", "🦉 **a sword**", "🐻 **Owl 6**"]
DRAWN = {symbol for symbol, _ in emojis.drawings(PAINTERS[game].emojis for game in GAMES)}
_SUM = {"roll": 4, "score": 0, "sum": 4}
_SHOWN = re.compile(r"<(\w+)> ")


def shown(game: str, text: Text, words: Words, names: list[str] = NAMES) -> str:
    """Return ``text`` with each emoji's symbol in angle brackets."""
    tagged = words.say(text, names, lambda _: "Ada 2", PAINTERS[game].emojis.tagged)
    return tags.replaced(tagged, lambda symbol: f"<{symbol.removeprefix(f'{game}_')}>")


def told(game: str) -> Iterator[Text]:
    """Yield the texts of logs and questions from some games."""
    for number in range(3):
        for made in islice(Walk.begin(GAMES[game], number).go_on(), 300):
            yield from (event.text for event in made.events)
            yield from (decision.prompt for decision in made.asked.values())


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize(
    ("game", "text", "thing", "named"),
    [
        ("touria", Text("touria-event-gain-hearts", {"player": SeatName(0), "count": 2}), "heart", "2"),
        ("touria", Text("touria-event-pay-coins", {"player": SeatName(1), "count": 1}), "coins", "1"),
        (
            "touria",
            Text("touria-event-roll", {"player": SeatName(2), "gem": Text("touria-gem-red")}),
            "die_red",
            "touria-gem-red",
        ),
        (
            "touria",
            Text("touria-event-bonus-sword", {"player": SeatName(4)}),
            "sword",
            "touria-thing-sword",
        ),
        ("saga", Text("saga-event-difficulty", {"dice": "3", "difficulty": 6}), "die_3", "3"),
        (
            "saga",
            Text("saga-event-rolled", {**_SUM, "what": Text("saga-term-0"), "difficulty": "4"}),
            "die_4",
            "4",
        ),
        (
            "abraca",
            Text("abraca-event-loss", {"player": SeatName(3), "amount": 3, "before": 6, "after": 3}),
            "heart",
            "3",
        ),
    ],
)
def test_the_emoji_stands_right_before_what_it_shows(
    game: str, text: Text, thing: str, named: str, locale: str
) -> None:
    words = words_for(locale)
    said = shown(game, text, words)
    assert _SHOWN.findall(said) == [thing]
    forms = every_form(words(named)) if words.has(named) else [named]
    assert any(f"<{thing}> {form}" in said for form in forms)


@pytest.mark.parametrize(
    ("place", "said"),
    [("sword_master", "fliegt zum <sword_master> Schwertmeister"), ("dragon", "fliegt <dragon> zum Drachen")],
)
def test_a_form_of_a_thing_keeps_its_emoji(place: str, said: str) -> None:
    text = Text("touria-event-fly", {"player": SeatName(0), "place": Text(f"touria-to-{place}")})
    assert shown("touria", text, words_for("de"), ["Ada"]) == f"Ada {said}."


def test_every_die_of_several_has_its_emoji() -> None:
    said = shown(
        "saga", Text("saga-event-difficulty", {"dice": "5 + 2 + 5", "difficulty": 12}), words_for("en")
    )
    assert "<die_5> 5 + <die_2> 2 + <die_5> 5" in said


def test_of_a_gain_the_emoji_stands_before_the_sign() -> None:
    gems = Text("touria-gems", {"count": 2, "colour": "red"})
    both = in_row([Text("touria-more-coins", {"count": 1}), gems, Text("touria-less-gems", {"gems": gems})])
    assert shown("touria", both, words_for("en")) == "<coins> +1 coin, <gem_red> 2 red, <gem_red> −2 red"


def test_what_is_named_again_has_no_emoji_but_with_another_player() -> None:
    owl = tags.tag("owl")
    line = f"🦊 **Ada** has {owl}Owl. 🦊 **Ada** plays {owl}Owl. 🐝 **Bo** has {owl}Owl.\n{owl}Owl"
    assert tags.replaced(line, {"owl": "(o)"}.get) == (
        "🦊 **Ada** has (o) Owl. 🦊 **Ada** plays Owl. 🐝 **Bo** has (o) Owl.\n(o) Owl"
    )
    assert tags.most_letters(f"{owl}Owl") == len("<:owl_12345678:12345678901234567890> Owl")


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("game", GAMES)
def test_without_emojis_it_reads_as_if_there_were_none(game: str, locale: str) -> None:
    words, symbols = words_for(locale), set()
    for text in told(game):
        plain = words.say(text, NAMES, lambda _: "Ada 2")
        tagged = words.say(text, NAMES, lambda _: "Ada 2", PAINTERS[game].emojis.tagged)
        assert tags.untagged(tagged) == plain
        with_emojis = shown(game, text, words)
        assert _SHOWN.sub("", with_emojis) == plain
        assert not re.search(r"> <", with_emojis), "an emoji stands before a word or a number"
        symbols |= {f"{game}_{thing}" for thing in _SHOWN.findall(with_emojis)}
    assert len(symbols) >= min(6, len(PAINTERS[game].emojis.drawings))
    assert symbols <= DRAWN


@pytest.mark.parametrize("game", GAMES)
def test_an_emoji_tells_no_more_than_the_words_beside_it(game: str) -> None:
    words, alike = words_for("en"), dict[str, str]()
    for text in told(game):
        plain = words.say(text, NAMES, lambda _: "Ada 2")
        assert alike.setdefault(plain, shown(game, text, words)) == shown(game, text, words)


@pytest.mark.parametrize("game", GAMES)
def test_names_stay_as_they_were_typed(game: str) -> None:
    words = words_for("en")
    for text in told(game):
        plain, said = words.say(text, NAMES, lambda _: "Ada 2"), shown(game, text, words)
        assert [said.count(name) for name in NAMES] == [plain.count(name) for name in NAMES], said


def test_nobody_can_type_a_tag() -> None:
    assert isolate(f"A{tags.tag('touria_heart')}da") == "Atouria_heartda"


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("count", [1, 2, 5])
def test_every_amount_has_its_emoji(locale: str, count: int) -> None:
    for game in GAMES:
        for key, place in PAINTERS[game].emojis.places:
            if place not in {"count", "coins", "amount", "roll", "die"}:
                continue
            args: dict[str, Argument] = {
                "before": 9,
                "after": 8,
                "sum": 7,
                "score": 0,
                "difficulty": "9",
                "what": "x",
            }
            args |= {"player": SeatName(0), "card": "z", "colour": "red", "gems": "y", place: count}
            said = shown(game, Text(key, args), words_for(locale), ["Ada"])
            # "a black gem" also means one black gem.
            assert re.search(rf"<\w+> [+−]?{count}\b", said) or not re.search(rf"\b{count}\b", said), said


@pytest.mark.parametrize("locale", locales())
def test_what_a_message_mentions_stands_in_it(locale: str) -> None:
    for game in GAMES:
        for key, named in PAINTERS[game].emojis.mentions.items():
            text = Text(key, {"player": SeatName(0), "owner": SeatName(0), "tower": "x", "mine": "y"})
            thing = PAINTERS[game].emojis.beside[named]
            said = shown(game, text, words_for(locale), ["Ada"])
            assert any(f"<{thing}> {form}" in said for form in every_form(words_for(locale)(named)))


def test_emojis_have_places_in_messages_that_there_are() -> None:
    for game in GAMES:
        mine = PAINTERS[game].emojis
        for locale in locales():
            words = words_for(locale)
            assert [key for key, _ in mine.places if not words.has(key)] == []
            assert [key for key in (*mine.mentions, *mine.mentions.values()) if not words.has(key)] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_drawing_can_be_shown(game: str) -> None:
    """Every uploaded emoji is used."""
    mine = PAINTERS[game].emojis
    templates = [re.sub(r"\\\{\w*\\\}", r"\\w+", re.escape(place)) for place in mine.places.values()]
    used = {*mine.beside.values()}
    assert [
        thing
        for thing in mine.drawings
        if thing not in used and not any(re.fullmatch(one, thing) for one in templates)
    ] == []
