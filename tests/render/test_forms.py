"""Cases, genders, articles and word order for languages that have them, tested with invented catalogues."""

from __future__ import annotations

import json
import pickle
import unicodedata
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from PIL import Image

import render.words
from bot.features.board.rules.new_parts import fingerprints
from games.engine.text import SeatName, Text, Typed, apart, in_row, listed
from render import tags
from render.content import content_of
from render.forms import Thing, tagged
from render.languages import babel_locale
from render.words import ForgivingWords, MissingWords, Words, languages, locale_for, locales, words_for

ENGLISH = """
list-apart = { $list }; { $item }
foe-guard = guard
foe-witch = witch
foe-lists = { $item }
place-inn = inn
you-fight = You fight the { $foe }.
you-leave = You leave the { $place }.
it-is-here = The { $foe } is here.
belongs = It belongs to { $player }.
counted = { $count ->
    [one] { $count } life
   *[other] { $count } lives
  }
only-english = A { -thing } for { $player }.
-thing = rose
"""
GERMAN = """
foe-guard = Wächter
    .accusative = den Wächter
    .the = der
foe-witch = Hexe
    .accusative = die Hexe
    .the = die
you-fight = Du kämpfst gegen { $foe-accusative }.
it-is-here = { $foe-the ->
    [der] Der { $foe } ist hier, er wartet.
    [die] Die { $foe } ist hier, sie wartet.
   *[das] Das { $foe } ist hier, es wartet.
  }
belongs = Das gehört { $player }.
"""
FRENCH = """
list-apart = { $list } ; { $item }
place-inn = auberge
    .of = de l’auberge
you-leave = Vous sortez { $place-of }.
belongs = C’est { $player-initial ->
    [vowel] à { $player }, l’affaire d’{ $player }
   *[consonant] à { $player }, l’affaire de { $player }
  }.
counted = { $count ->
    [one] { $count } vie
   *[other] { $count } vies
  }
"""
KOREAN = """
wins = { $player }{ $player-final ->
    [vowel] 가
   *[consonant] 이
    [foreign] 이(가)
  } 이겨요.
goes = { $player }{ $player-final ->
    [consonant] 으로
   *[other] 로
  } 가요.
"""
_CACHES = (languages, locales, render.words._words)


@pytest.fixture(autouse=True)
def _invented(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    declared = {"en": "reviewed", "de": "offered", "fr": "reviewed", "pt-BR": "offered"}
    declared |= {"ja": "begun", "ko": "begun"}
    texts = {"en": ENGLISH, "de": GERMAN, "fr": FRENCH, "ko": KOREAN}
    for locale, state in declared.items():
        (tmp_path / locale).mkdir()
        (tmp_path / locale / "language.toml").write_text(f'name = "{locale}!"\nstate = "{state}"\n')
        (tmp_path / locale / "all.ftl").write_text(texts.get(locale, ""), encoding="utf-8")
    monkeypatch.setattr(render.words, "FOLDERS", [tmp_path])
    for cached in _CACHES:
        cached.cache_clear()
    yield
    for cached in _CACHES:
        cached.cache_clear()


def foe(name: str) -> Text:
    return Text(f"foe-{name}")


def test_a_sentence_asks_for_the_case_of_a_thing() -> None:
    german = words_for("de")
    assert german.say(Text("you-fight", {"foe": foe("guard")})) == "Du kämpfst gegen den Wächter."
    assert german.say(Text("you-fight", {"foe": foe("witch")})) == "Du kämpfst gegen die Hexe."
    assert german("you-fight", foe=german("foe-guard")) == "Du kämpfst gegen den Wächter.", (
        "as a picture does"
    )
    assert words_for("en").say(Text("you-fight", {"foe": foe("guard")})) == "You fight the guard."


def test_a_sentence_selects_by_the_article_of_a_thing() -> None:
    german = words_for("de")
    assert german.say(Text("it-is-here", {"foe": foe("guard")})) == "Der Wächter ist hier, er wartet."
    assert german.say(Text("it-is-here", {"foe": foe("witch")})) == "Die Hexe ist hier, sie wartet."


def test_an_article_may_be_part_of_a_form() -> None:
    assert words_for("fr").say(Text("you-leave", {"place": Text("place-inn")})) == "Vous sortez de l’auberge."


@pytest.mark.parametrize(
    ("name", "of"), [("Élise", "d’Élise"), ("Bruno", "de Bruno"), ("🦊 **Ada**", "d’🦊 **Ada**")]
)
def test_a_name_elides_by_its_first_letter(name: str, of: str) -> None:
    text = Text("belongs", {"player": SeatName(0)})
    assert words_for("fr").say(text, [name]) == f"C’est à {name}, l’affaire {of}."
    assert words_for("fr")("belongs", player=Typed("Ada")) == "C’est à Ada, l’affaire d’Ada."


@pytest.mark.parametrize(
    ("name", "wins", "goes"),
    [
        ("여우", "여우가", "여우로"),
        ("**민준**", "**민준**이", "**민준**으로"),
        ("개굴", "개굴이", "개굴로"),
        ("Bo 2", "Bo 2가", "Bo 2로"),
        ("Bo 13", "Bo 13이", "Bo 13으로"),
        ("Ada 🦊", "Ada 🦊이(가)", "Ada 🦊로"),
    ],
)
def test_a_korean_particle_follows_the_last_sound_of_a_name(name: str, wins: str, goes: str) -> None:
    korean = Words("ko")
    assert korean.say(Text("wins", {"player": SeatName(0)}), [name]) == f"{wins} 이겨요."
    assert korean.say(Text("goes", {"player": SeatName(0)}), [name]) == f"{goes} 가요."
    decomposed = unicodedata.normalize("NFD", name)
    assert korean("goes", player=decomposed) == f"{decomposed}{goes.removeprefix(name)} 가요."


def test_a_thing_without_that_form_is_said_as_it_is() -> None:
    german = words_for("de")
    assert german.say(Text("you-fight", {"foe": SeatName(0)}), ["Ada"]) == "Du kämpfst gegen Ada."
    assert german.say(Text("you-fight", {"foe": Text("place-inn")})) == "Du kämpfst gegen inn."
    assert german("it-is-here", foe="Ada") == "Das Ada ist hier, es wartet."
    assert german("you-fight", foe=7) == "Du kämpfst gegen 7."
    with pytest.raises(MissingWords, match="foe"):
        german("you-fight", other="x")


def test_the_things_of_a_list_have_the_form_of_the_list() -> None:
    foes = listed([foe("guard"), foe("witch"), SeatName(0)])
    assert words_for("de").say(Text("you-fight", {"foe": foes}), ["Ada"]) == (
        "Du kämpfst gegen den Wächter, die Hexe und Ada."
    )


def test_things_of_one_name_keep_their_own_forms() -> None:
    german = words_for("de")
    bank, bench = Thing("Bank", {"accusative": "das Bankhaus"}), Thing("Bank", {"accusative": "die Bank"})
    assert bank == bench
    assert german("you-fight", foe=bank) == "Du kämpfst gegen das Bankhaus."
    assert german("you-fight", foe=bench) == "Du kämpfst gegen die Bank."
    assert german("you-fight", foe="Bank") == "Du kämpfst gegen Bank."


def test_a_form_has_the_tag_of_its_thing_where_it_is_said_and_not_where_it_is_compared() -> None:
    def tagger(text: Text, filled: render.words.Filled, say: object) -> str:
        named = {
            place: tagged(value, tags.tag(place)) if isinstance(value, str) else value
            for place, value in filled.items()
        }
        return german._format(text.key, named)

    german = words_for("de")
    said = german.say(Text("you-fight", {"foe": foe("guard")}), tagger=tagger)
    assert tags.replaced(said, {"foe": "(!)"}.get) == "Du kämpfst gegen (!) den Wächter."
    said = german.say(Text("it-is-here", {"foe": foe("witch")}), tagger=tagger)
    assert tags.replaced(said, {"foe": "(!)"}.get) == "Die (!) Hexe ist hier, sie wartet."


def test_a_thing_is_stored_sent_and_compared_as_its_name() -> None:
    guard = words_for("de")("foe-guard")
    assert isinstance(guard, Thing)
    assert json.dumps([guard]) == json.dumps(["Wächter"])
    assert fingerprints({"foe": [guard]}) == fingerprints({"foe": ["Wächter"]})
    copied = pickle.loads(pickle.dumps(tagged(guard, "!")))
    assert (copied, copied.forms, copied.tag) == ("!Wächter", guard.forms, "!")


def test_pictures_of_things_with_other_forms_are_not_the_same() -> None:
    def content(name: str) -> bytes | None:
        return content_of(partial(drawn, name))

    assert content(Thing("Bank", {"accusative": "die Bank"})) not in {None, content("Bank")}
    assert content(Thing("Bank", {})) != content(Thing("Bank", {"accusative": "die Bank"}))


def drawn(_: str) -> Image.Image:
    return Image.new("L", (1, 1))


def test_lists_are_those_of_the_language() -> None:
    names = [SeatName(0), SeatName(1), SeatName(2)]
    players = ["Ada", "Bo", "Chloé"]

    def said(locale: str, text: object) -> str:
        assert isinstance(text, Text)
        return Words(locale).say(text, players)

    assert said("en", listed(names)) == "Ada, Bo and Chloé"
    assert said("fr", listed(names)) == "Ada, Bo et Chloé"
    assert said("ja", listed(names)) == "Ada、Bo、Chloé"
    assert said("de", listed(names[:2])) == "Ada und Bo"
    assert said("pt-BR", in_row(names)) == "Ada, Bo, Chloé"
    assert said("fr", apart(names)) == "Ada ; Bo ; Chloé"
    assert said("en", in_row([1_234, Typed("*"), Text("foe-guard")])) == r"1,234, \*, guard"
    assert Words("pt-BR").either(players) == "Ada, Bo ou Chloé"
    assert Words("en").either(players[:1]) == "Ada"
    assert Words("en").listed([]) == ""


def test_a_message_that_a_language_lacks_is_english_by_the_rules_of_english() -> None:
    japanese, german = Words("ja"), ForgivingWords(Words("de"))
    assert japanese("counted", count=1) == "1 life"
    assert german("counted", count=12_345) == "12,345 lives"
    assert german.say(Text("only-english", {"player": SeatName(0)}), ["Ada"]) == "A rose for Ada."
    assert german.say(Text("you-leave", {"place": foe("guard")})) == "You leave the Wächter."
    assert not german.faults
    assert german.has("only-english")
    assert "only-english" in german.keys
    with pytest.raises(MissingWords):
        Words("de")("nowhere")


def test_a_language_is_offered_when_it_says_so_and_read_when_it_is_needed() -> None:
    assert locales() == ("en", "de", "fr", "pt-BR")
    assert [*languages()] == ["en", "de", "fr", "ja", "ko", "pt-BR"]
    assert languages()["ja"].name == "ja!"
    assert (locale_for("pt-BR"), locale_for("fr-CA"), locale_for("ja"), locale_for(None)) == (
        "pt-BR",
        "fr",
        "en",
        "en",
    )
    assert render.words._words.cache_info().currsize == 0
    assert words_for("ja").locale == "en"
    words_for("de")
    assert render.words._words.cache_info().currsize == 2


def test_babel_knows_our_locales() -> None:
    assert babel_locale("pt-BR").territory == "BR"
