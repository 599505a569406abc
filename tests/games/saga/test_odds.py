"""The chances that options state match the dice, and options that can't change anything say so;
rules/saga#7.
"""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from games.engine.decision import Option, StandingAnswer
from games.saga.components import ADVENTURES
from games.saga.mind.odds import Standing
from games.saga.situation import FACES
from render.words import words_for
from tests.games.saga.table import SAGA, A, B, C, Table
from tests.support.phrases import phrase


def window(*hands: str, **characteristics: int) -> Table:
    """Return THE MOOR before its die is rolled: Courage 3 by default, Difficulty 5."""
    held = [f"moor {hands[0]}", *hands[1:]]
    return Table(story="odyssey+", hands=held, **{"courage": 3, **characteristics}).do(A, "adventure moor")


def options(table: Table, seat: int) -> dict[str, Option]:
    return {option.id: option for option in SAGA.decisions(table.state)[seat].options}


def hint(table: Table, seat: int, name: str) -> str:
    text = options(table, seat)[name].hint
    assert text is not None
    return words_for("en").say(text, "ABC")


def prompt(table: Table, seat: int) -> str:
    return words_for("en").say(SAGA.decisions(table.state)[seat].prompt, "ABC")


def share(won: Callable[[int], bool]) -> int:
    """Return the percentage of the die's faces for which ``won`` is true."""
    return round(100 * sum(map(won, FACES)) / 6)


def test_a_test_says_what_the_die_must_show() -> None:
    table = Table(story="odyssey+", hands=["moor"], courage=3)
    assert hint(table, A, "adventure moor") == (
        "It takes 3 or more (67%). Won: Might +1, Courage +1, Fame −1. Failed: Fame −1."
    )
    works = share(lambda die: window("", courage=3).go_through(die).story.endswith("moor+"))
    assert works == 67
    assert "It takes 3 or more (67%). Won: Might +1" in prompt(window("star", ""), B)


@pytest.mark.parametrize("card", ["star", "mist", "golden_key", "cunning"])
def test_a_card_before_the_roll_says_what_it_makes_of_the_chance(card: str) -> None:
    """Every face of the die is tried, and as many win as the option says."""

    def won(die: int) -> bool:
        table = window(card, wealth=5, wisdom=2).do(A, f"interfere {card}")
        return table.go_through(die).story.endswith("moor+")

    told = hint(window(card, wealth=5, wisdom=2), A, f"interfere {card}")
    assert told.endswith(f"67% → {share(won)}%.")


def test_dice_that_an_interference_rolls_itself_count_with_all_their_faces() -> None:
    """STORM adds a die to Difficulty 5 with Courage 3: 36 combinations, won if die + 3 > 5 + storm."""
    ways = sum(die + 3 > 5 + storm for die in FACES for storm in FACES)
    assert hint(window("storm"), A, "interfere storm").endswith(f"67% → {round(100 * ways / 36)}%.")


@pytest.mark.parametrize(
    ("card", "fell", "after"), [("clover", 1, 67), ("miracle", 1, 100), ("black_cat", 6, 67)]
)
def test_a_card_after_the_roll_says_what_it_makes_of_what_fell(card: str, fell: int, after: int) -> None:
    table = window(card).passes(fell)
    before = 0 if fell == 1 else 100
    assert hint(table, A, f"interfere {card}").endswith(f"{before}% → {after}%.")


@pytest.mark.parametrize(
    ("card", "fell"), [("clover", 6), ("miracle", 6), ("black_cat", 1), ("mercy", 6), ("minstrel", 1)]
)
def test_a_card_that_can_change_nothing_comes_last_says_so_and_asks_nobody(card: str, fell: int) -> None:
    table = window("", card).passes(fell)
    decision = SAGA.decisions(table.state)[B]
    names = [option.id for option in decision.options if not option.is_preference]
    assert names[-2] == f"interfere {card}", "only the wish to be done comes after it"
    assert hint(table, B, f"interfere {card}").endswith(phrase("saga-hint-idle") + ".")
    assert options(table, B)[f"interfere {card}"].is_idle
    assert decision.standing == StandingAnswer(("pass",), "short")
    other = window("", card).passes(7 - fell)
    assert SAGA.decisions(other.state)[B].standing is None
    assert not options(other, B)[f"interfere {card}"].is_idle


def test_who_wants_to_be_asked_always_is_asked_about_idle_cards_too() -> None:
    table = window("", "clover")
    table.state.wishes[B] = "ask"
    assert SAGA.decisions(table.passes(6).state)[B].standing is None


@pytest.mark.parametrize(("held", "idle"), [("star", True), ("star star", False), ("mist mist", True)])
def test_cards_that_help_only_together_are_not_idle(held: str, idle: bool) -> None:
    """With Courage and Might 0, the dragon would need 9 from the die: one STAR isn't enough, two are."""
    table = Table(hero="aladdin", hands=["dragon", held]).do(A, "adventure dragon")
    table.state.characteristics[:] = [0] * 5
    challenge = table.state.challenge
    assert challenge is not None
    assert Standing(table.state, challenge).now.need == 9
    assert options(table, B)[f"interfere {held.split(maxsplit=1)[0]}"].is_idle is idle


@pytest.mark.parametrize("locale", ["en", "it"])
def test_stakes_have_every_number_of_reward_and_failure_and_are_short(locale: str) -> None:
    speak = words_for(locale)
    signs = re.compile(r"[+−]\d")
    for card in ADVENTURES:
        stakes, text = speak(f"saga-card-{card}-stakes"), speak(f"saga-card-{card}-text")
        printed = text[text.rindex("Reward:" if locale == "en" else "Premio:") :]
        assert signs.findall(stakes) == signs.findall(printed), card
        assert len(stakes) <= 76, f"{card}: {stakes}"


def test_crossroads_is_idle_where_every_adventure_links_already() -> None:
    table = Table(story="odyssey+", hands=["moor crossroads"], courage=3)
    names = [option.id for option in SAGA.decisions(table.state)[A].options if not option.is_preference]
    assert names == ["adventure moor", "end", "play crossroads"]
    assert SAGA.decisions(Table(story="odyssey+", hands=["hydra crossroads"]).state)[A].options[0].id == (
        "play crossroads"
    )


def test_who_can_do_nothing_in_their_turn_but_end_it_need_not_press() -> None:
    table = Table(story="odyssey+", hands=["star"])
    assert SAGA.decisions(table.state)[A].only_answer == ("end",)
    assert SAGA.decisions(Table(story="odyssey+", hands=["tavern"]).state)[A].only_answer is None


def test_nobody_else_learns_who_was_not_asked() -> None:
    """Everybody's question looks the same to others: discreet, with the same time."""
    asked = SAGA.decisions(window("", "clover").passes(6).state)
    assert {(asked[seat].discreet, asked[seat].minutes) for seat in (A, B, C)} == {(True, asked[A].minutes)}


def test_several_cards_are_discarded_in_one_press_or_one_by_one() -> None:
    """rules/saga#5: down to five; the last one ends up on top, and each press may name one card or
    several.
    """
    hand = "odyssey exile mist clover miracle mercy minstrel"
    table = Table(hands=[hand]).do(A, "end")
    decision = SAGA.decisions(table.state)[A]
    assert (decision.minimum, decision.maximum) == (1, 2)
    assert decision.allows(("wish ask",))
    assert not decision.allows(("discard odyssey", "wish ask")), "a wish is no card to discard"
    SAGA.apply(table.state, A, ("discard odyssey", "discard exile"), table.chance)
    assert table.state.discard_adventure[-2:] == ["odyssey", "exile"]
    assert (len(table.state.hands[A]), table.state.active) == (5, B)
    one_by_one = Table(hands=[hand]).do(A, "end").do(A, "discard exile")
    assert SAGA.decisions(one_by_one.state)[A].maximum == 1
    assert one_by_one.do(A, "discard odyssey").state.discard_adventure[-2:] == ["exile", "odyssey"]
