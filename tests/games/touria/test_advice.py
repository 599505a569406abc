"""What hints in Touria say about an answer."""

from __future__ import annotations

from games.engine.advice import Adviser
from games.engine.text import Text
from games.touria.game import GAME
from games.touria.telling.naming import effect
from render.words import words_for
from tests.games.advising import advised
from tests.games.touria.table import Table
from tests.support.phrases import phrase


def said(text: Text, locale: str = "en") -> str:
    return words_for(locale).strict.say(text, ("Ada", "Ben", "Cleo"))


def test_what_is_won_what_is_lacking_and_the_turns_saved_are_told() -> None:
    brings = Text(
        "touria-advice-brings",
        {
            "list": Text("touria-more-hearts", {"count": 1}),
            "lacking": Text("touria-lacking-nothing"),
            "turns": Text("touria-advice-turns", {"whole": 1, "half": 0}),
        },
    )
    assert said(brings) == "+1 heart. The castle is open to you! That saves you about one turn."


def test_it_is_there_for_nearly_all_that_can_be_answered_and_follows_from_what_the_seat_sees() -> None:
    told = set[str]()
    for number in range(3):
        for _, text in advised(GAME, 2 + number, number, 300):
            assert text is None or all(said(text, locale) for locale in ("en", "it"))
            if text is not None:
                told.add(text.key)
                for name in ("works", "more"):
                    chance = text.args.get(name)
                    assert chance is None or (isinstance(chance, Text) and chance.key == "hint-times")
    kinds = {key.removeprefix("touria-advice-") for key in told}
    assert {"brings", "there", "dragon", "thief", "nothing-else"} <= kinds
    assert any(key.startswith("touria-effect-") for key in told)


def test_a_mirror_is_explained_by_the_item_that_it_copies() -> None:
    """rules/touria#9: it works as the item that was put down last."""
    table = Table().discard("frog").own("south", "h5 c5 2B mirror")
    assert isinstance(GAME, Adviser)
    text = GAME.advice(table.view("south"), ("mirror",))
    assert text == effect("frog")
    assert all(said(text, locale) for locale in ("en", "it"))


def hint(table: Table, answer: str) -> str:
    assert isinstance(GAME, Adviser)
    text = GAME.advice(table.view("south"), (answer,))
    assert text is not None
    assert said(text, "it")
    return said(text)


def test_a_starting_bonus_is_recommended_with_a_reason() -> None:
    """rules/touria#4.10: a hint gives the reason, and says that all colors are worth the same."""
    table = Table()
    table.state.phase = "bonus"
    assert hint(table, "gem blue") == hint(table, "gem red")
    assert "no difference" in hint(table, "gem blue")
    assert "castle" in hint(table, "coin")
    assert phrase("touria-space-tournament") in hint(table, "sword")


def test_the_thief_promises_no_odds() -> None:
    """rules/touria#7.5: a colored gem is certain as long as the bag has one."""
    table = Table().own("south", "c3").tower("sw", "south", "wizard").do("tower sw", "fly thief")
    assert hint(table, "execute").rstrip(".") == phrase("touria-advice-thief")


def test_a_sentence_about_a_place_ends_with_one_dot() -> None:
    table = Table().own("south", "c3 1b").tower("sw", "south", "wizard").do("tower sw")
    for place in ("dragon", "thief", "goldsmith"):
        assert not hint(table, f"fly {place}").endswith("..")


def test_who_has_seen_the_siblings_is_told_no_odds_for_another_door() -> None:
    """rules/touria#10.2."""
    table = Table().own("south", "h7 c7 crystal_ball")
    siblings = f"d{table.state.doors.index('siblings') + 1}"
    other, third = [door for door in ("d1", "d2", "d3") if door != siblings][:2]
    looks = " + ".join(f"look {door}" for door in sorted((siblings, other)))
    table.do("crystal_ball", looks).do("enter")
    assert hint(table, f"open {third}").rstrip(".") == phrase("touria-advice-door-elsewhere")


def test_a_hint_counts_the_sword_that_turns_the_tower() -> None:
    """rules/touria#5.1: that sword can't be used for a re-roll at the dragon."""
    table = Table(group="trader").own("south", "c3 s1 1b")
    turning = "ne"
    table.tower(turning, "west", "dragon")
    assert next(one.next for one in table.view("south").towers if one.id == turning) == "dragon"
    assert "sword" not in hint(table, f"sword {turning}")
