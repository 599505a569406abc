"""The worked examples of rules/saga#13, each under its number."""

from __future__ import annotations

import pytest

from games.saga.model import Options
from tests.games.saga.table import A, B, C, D, Table


def test_1_treasure() -> None:
    """rules/saga#example-1."""
    lost = Table(story="odyssey+", hands=["treasure"], courage=2).adventure("treasure", 5)
    assert (lost.story, lost.courage, lost.wealth) == ("odyssey+ treasure-", 1, 1)
    won = Table(story="odyssey+", hands=["treasure"], courage=2).adventure("treasure", 6)
    assert (won.story, won.courage, won.wealth) == ("odyssey+ treasure+", 2, 4)


def test_2_exile() -> None:
    """rules/saga#example-2."""
    table = Table("quixote", "camelot+ empire- silk_road-", ["exile"], fame=2).do(A, "adventure exile")
    assert table.challenge.stage == "difficulty"
    table.passes(3)
    assert table.sum == (2, 5)
    table.go_through(4)
    assert (table.story.split()[-1], table.fame) == ("exile+", 4)
    assert Table(story="odyssey+", hands=["exile"]).refused(A, "adventure exile") == "link"


def test_3_odyssey() -> None:
    """rules/saga#example-3."""

    def odyssey(*dice: int) -> Table:
        return Table(hands=["odyssey"], might=2, courage=1, wisdom=3).adventure("odyssey", *dice)

    lost = odyssey(3, 4, 1)
    assert (lost.story, lost.wealth, lost.fame) == ("odyssey-", 1, 1)
    won = odyssey(3, 4, 2)
    assert (won.story, won.fame, won.wisdom) == ("odyssey+", 4, 5)
    assert odyssey(2).story == "odyssey-"


def test_4_leprechaun() -> None:
    """rules/saga#example-4."""

    def leprechaun(die: int) -> Table:
        hands = ["leprechaun star mist clover enkidu"]
        table = Table(story="moor+", hands=hands, wealth=2)
        return table.do(A, "adventure leprechaun", die)

    won = leprechaun(2)
    assert won.offered(A) == ["discard star", "discard mist", "discard clover"]
    won.do(A, "discard clover").do(A, "discard star")
    assert (won.story, won.wealth, won.state.hands[A]) == ("moor+ leprechaun+", 5, ["mist", "enkidu"])
    assert won.state.discard_interference == ["clover", "star"]
    lost = leprechaun(5)
    assert (lost.story, lost.wealth, lost.state.hands[A]) == ("moor+ leprechaun-", 1, ["enkidu"])


def test_5_fury() -> None:
    """rules/saga#example-5."""
    held = "star star star enkidu circe medusa"
    other = "clover clover clover black_cat"

    def fury() -> Table:
        hands = [f"fury {held}", "", f"{other} mist"]
        return Table(story="isolde+", hands=hands, wisdom=2).do(A, "adventure fury")

    table = fury()
    assert table.sum == (6, 10)
    lost = table.go_through(4)
    assert lost.wisdom == 1
    lost.do(A, "discard star")
    assert (lost.story, len(lost.state.hands[A])) == ("isolde+ fury-", 5)
    won = fury().go_through(5)
    assert (won.might, won.fame) == (3, 2)
    for die, outcome in ((5, "-"), (6, "+")):
        misty = fury().do(A, "pass").do(B, "pass").do(C, "interfere mist")
        assert misty.sum == (6, 11)
        assert misty.go_through(die).story == f"isolde+ fury{outcome}"


def test_6_linking_after_failure() -> None:
    """rules/saga#example-6."""
    for moor, after in ((6, "friendship"), (1, "journey")):
        table = Table("jason", "exile+", ["grendel moor"], courage=2).adventure("grendel", 1)
        assert table.story == "exile+ grendel-"
        assert table.view().anchor_type == "journey"
        table.state.adventures_left = 1
        table.adventure("moor", moor)
        assert table.view().anchor_type == after


def test_7_after_the_hero() -> None:
    """rules/saga#example-7."""
    table = Table(hands=["odyssey camelot"])
    assert "adventure odyssey" in table.offered(A)
    assert table.refused(A, "adventure camelot") == "link"
    story = Table(story="odyssey+", objectives=["wanderer"])
    aim = story.view(A).places[A].aim
    assert aim is not None
    assert aim.needs[-1].present == 1


def test_8_trial() -> None:
    """rules/saga#example-8."""
    table = Table(hands=["odyssey", "moor", "isolde"], trial_done=False)
    assert table.offered(A) == ["trial"]
    assert table.refused(A, "end") == "end-before-trial"
    assert table.refused(A, "adventure odyssey") == "trial-first"
    table.do(A, "trial").go_through(2)
    assert (table.state.trial_done, table.state.trial_fails) == (False, 1)
    assert table.refused(A, "trial") == "trial-once"
    table.do(A, "end").do(B, "trial").go_through(3)
    assert table.state.trial_done
    assert table.refused(B, "adventure moor") == "trial-turn"
    table.do(B, "end")
    assert "adventure isolde" in table.offered(C)


def test_8_trial_that_nobody_passes() -> None:
    """rules/saga#example-8."""
    table = Table(hands=["odyssey"], trial_done=False)
    for seat in (A, B, C):
        table.do(seat, "trial").go_through(1).do(seat, "end")
    assert table.state.trial_done
    assert "adventure odyssey" in table.offered(A)


def moor(*hands: str, players: int = 3) -> Table:
    """Return THE MOOR in window B: Courage 3, Difficulty 5."""
    table = Table(
        story="odyssey+", hands=[f"moor {hands[0]}", *hands[1:]], players=players, courage=3, fame=2
    )
    table.do(A, "adventure moor")
    assert table.sum == (3, 5)
    return table


def test_9_order_of_a_window() -> None:
    """rules/saga#example-9."""
    table = moor("", "mist", players=4)
    table.do(A, "pass").do(B, "interfere mist")
    assert table.sum == (3, 7)
    for seat in (C, D, A):
        table.do(seat, "pass")
        assert table.challenge.stage == "score"
    table.do(B, "pass", 4).go_through()
    assert table.story == "odyssey+ moor-"


def test_10_around_a_difficulty_die() -> None:
    """rules/saga#example-10."""
    table = Table(story="isolde+", hands=["duel star", "mist"], courage=3).do(A, "adventure duel")
    table.do(A, "pass").do(B, "interfere mist").passes(4)
    assert table.sum == (3, 8)
    table.do(A, "interfere star")
    assert table.sum == (3, 6)
    table.passes(4)
    assert table.refused(A, "interfere star") == "not-in-hand"
    table.go_through()
    assert (table.story, table.courage, table.fame) == ("isolde+ duel+", 4, 2)


def test_10_modifiers_are_too_late_after_the_roll() -> None:
    """rules/saga#example-10."""
    table = moor("star", "mist").passes(4)
    assert table.refused(A, "interfere star") == "frozen"
    assert table.refused(B, "interfere mist") == "frozen"


def test_11_talisman() -> None:
    """rules/saga#example-11."""
    table = moor("talisman", "mist", "talisman")
    assert table.refused(A, "interfere talisman 0") == "no-target"
    table.do(A, "pass").do(B, "interfere mist")
    table.do(A, "interfere talisman 0")
    assert table.sum == (3, 5)
    won = table.passes(4)
    assert won.refused(C, "interfere talisman 0") == "no-target"
    won.go_through()
    assert (won.courage, won.might, won.fame) == (4, 2, 1)
    table = moor("talisman", "mist", "talisman").do(A, "pass").do(B, "interfere mist")
    table.do(A, "interfere talisman 0").do(C, "interfere talisman 1")
    assert table.sum == (3, 7)
    assert table.go_through(4).story == "odyssey+ moor-"


def test_12_test_dice() -> None:
    """rules/saga#example-12."""

    def dice(*cancelled: int) -> Table:
        table = moor("clover", "black_cat", "talisman").passes(2)
        table.do(A, "interfere clover", 5)
        assert table.challenge.die == 5
        table.do(B, "interfere black_cat", 3)
        assert table.challenge.die == 3
        for play in cancelled:
            table.do(C, f"interfere talisman {play}")
        return table

    assert dice().go_through().story == "odyssey+ moor+"
    without_clover = dice(0)
    assert without_clover.challenge.die == 2
    assert without_clover.go_through().story == "odyssey+ moor-"
    without_cat = dice(1)
    assert without_cat.challenge.die == 5
    assert without_cat.go_through().story == "odyssey+ moor+"


def test_13_another_characteristic() -> None:
    """rules/saga#example-13."""
    table = Table("robin_hood", "merlin+", ["brunhild cunning fairy_blade"], wisdom=4)
    table.do(A, "adventure brunhild").do(A, "interfere cunning")
    assert table.sum == (4, 5)
    table.do(B, "pass").do(C, "pass").do(A, "interfere fairy_blade")
    assert table.sum == (4, 2)
    table.go_through(1)
    assert (table.might, table.courage) == (2, 2)


def test_14_previous_card() -> None:
    """rules/saga#example-14."""
    table = Table("robin_hood", "guinevere+", ["don_juan"], courage=2, might=3).adventure("don_juan", 4)
    assert (table.wealth, table.courage, table.might) == (2, 4, 2)


@pytest.mark.parametrize(("ungrateful", "wealth"), [(False, 6), (True, 2)])
def test_15_twice_and_never(ungrateful: bool, wealth: int) -> None:
    """rules/saga#example-15."""
    hands = ["treasure minstrel", "ingratitude"]
    table = Table(story="odyssey+", hands=hands, courage=4, wealth=2).do(A, "adventure treasure").passes(6)
    table.do(A, "interfere minstrel")
    assert table.challenge.reward_times == 2
    if ungrateful:
        table.do(B, "interfere ingratitude")
        assert table.challenge.reward_times == 0
    table.go_through()
    assert (table.wealth, table.view().anchor_type) == (wealth, "conquest")


@pytest.mark.parametrize(("card", "winners"), [("patroclus", (A,)), ("silk_road", ())])
def test_16_sly_schemer(card: str, winners: tuple[int, ...]) -> None:
    """rules/saga#example-16."""
    table = Table(
        "quixote",
        "camelot+ exile- midas- sheriff-",
        [card],
        players=2,
        objectives=["sly_schemer"],
        wisdom=4,
        wealth=4,
    )
    table.adventure(card, 1)
    assert table.state.winners == winners
    assert table.state.how == ("objective" if winners else None)
    assert table.wealth == (4 if winners else 3)


@pytest.mark.parametrize(("players", "wins"), [(2, True), (3, True), (4, False)])
def test_17_great_lover(players: int, wins: bool) -> None:
    """rules/saga#example-17."""
    table = Table(
        story="odyssey+ isolde-",
        hands=["guinevere"],
        players=players,
        objectives=["great_lover"],
        wealth=4,
        courage=4,
    )
    table.adventure("guinevere", 1)
    assert table.fame == 1
    assert table.state.winners == ((A,) if wins else ())


def test_18_heros_goal_with_company() -> None:
    """rules/saga#example-18."""
    table = Table(
        story="odyssey+ exile+ silk_road+ sinbad+ moon_flight+",
        hands=["pilgrimage"],
        objectives=["invincible", "wanderer"],
        wisdom=4,
        courage=4,
    )
    table.adventure("pilgrimage", 5)
    assert (table.wisdom, table.wealth) == (6, 1)
    assert (table.state.winners, table.state.how) == ((A, B), "hero")


def test_19_ties_of_lowest_and_highest() -> None:
    """rules/saga#example-19."""

    def phoenix(die: int) -> Table:
        table = Table("beowulf", hands=["phoenix"], courage=3, wisdom=2, might=3)
        return table.adventure("phoenix", die)

    won = phoenix(4)
    assert won.offered(A) == ["choose fame", "choose wealth"]
    assert won.do(A, "choose wealth").wealth == 3
    lost = phoenix(3)
    assert lost.offered(A) == ["choose courage", "choose might"]
    assert lost.do(A, "choose might").might == 2


def test_20_condition_on_a_reward() -> None:
    """rules/saga#example-20."""
    table = Table("robin_hood", "merlin+ friday+", ["musketeers"], courage=2).do(A, "adventure musketeers")
    assert table.sum == (3, 6)
    table.go_through(5)
    assert (table.courage, table.might, len(table.state.hands[A])) == (3, 2, 1)
    first = Table("robin_hood", hands=["musketeers"], courage=2).do(A, "adventure musketeers")
    assert first.sum == (2, 6)
    first.go_through(5)
    assert (first.story, first.state.hands[A]) == ("musketeers+", [])


HALTED = "star mist enkidu clover clover clover black_cat"


def test_21_retrieve_and_discard() -> None:
    """rules/saga#example-21."""
    table = Table(hands=[HALTED], discards="medusa circe").do(A, "retrieve")
    assert "pay circe" not in table.offered(A)
    table.do(A, "pay star").do(A, "pay mist")
    assert table.refused(A, "retrieve") == "retrieved"
    assert "circe" in table.state.hands[A]
    other = Table(hands=[HALTED], discards="medusa circe").do(A, "retrieve").do(A, "pay enkidu")
    assert other.state.discard_adventure == ["medusa", "enkidu"]
    other.do(A, "end").do(A, "discard clover").do(A, "discard clover")
    assert (len(other.state.hands[A]), other.state.active) == (5, B)
    exact = Table(hands=["star mist enkidu clover circe"]).do(A, "end")
    assert exact.state.active == B


def test_22_epilogue() -> None:
    """rules/saga#example-22."""
    table = Table(
        story="isolde+ duel- silence+",
        objectives=["paladin", "sorcerer", "great_lover"],
        fame=3,
        courage=5,
        wealth=4,
        wisdom=2,
        might=3,
    )
    missing = [aim.missing for seat in range(3) if (aim := table.view(seat).places[seat].aim)]
    assert missing == [2, 5, 1]
    table.state.turn, table.state.active = 89, C
    table.do(C, "end")
    assert (table.state.winners, table.state.how) == ((C,), "epilogue")


def test_23_intents() -> None:
    """rules/saga#example-23."""
    table = moor("star", "", "mist")
    table.do(B, "pass").do(C, "interfere mist")
    assert not table.owes(B)
    assert not table.owes(C)
    table.do(A, "interfere star")
    assert table.sum == (3, 3)
    assert table.owes(B)
    assert table.owes(C)
    table = moor("star", "", "mist")
    table.do(B, "pass").do(C, "interfere mist").do(A, "pass")
    assert table.sum == (3, 7)
    assert [table.owes(seat) for seat in (A, B, C)] == [True, True, True]
    table.do(A, "pass").do(B, "pass")
    assert table.challenge.stage == "score"
    table.do(C, "pass", 4)
    assert table.challenge.stage == "die"


def test_24_deck_runs_out() -> None:
    """rules/saga#example-24."""
    table = Table(hands=["", "", ""], deck="moor", discards="circe enkidu star", players=3)
    table.state.active = C
    table.do(C, "end")
    hand = table.state.hands[A]
    assert hand[0] == "moor"
    assert hand[1] in {"circe", "enkidu", "star"}
    assert len(table.state.deck) == 2
    assert table.said() == ["turn", "reshuffled", "drew"]
    assert "retrieve" not in table.offered(A)


def test_25_taking_back_as_printed() -> None:
    """rules/saga#example-25, #5.retrieve.printed: any number, but nothing that was paid in the same turn."""
    table = Table(
        hands=["star mist clover moor"],
        discards="enkidu circe",
        options=Options(veil="0", retrieving="any_number"),
    )
    table.do(A, "retrieve").do(A, "pay star").do(A, "pay mist")
    table.do(A, "retrieve").do(A, "pay moor")
    assert sorted(table.state.hands[A]) == ["circe", "clover", "enkidu"]
    assert table.state.discard_adventure == ["moor"]
    assert table.refused(A, "retrieve") == "paid"
    table.do(A, "end")
    assert table.state.paid == []


def test_26_one_type() -> None:
    """rules/saga#example-26, #6.links."""
    one, two = Options(veil="0", links="one_type"), Options(veil="0")
    for won, options, links in (("friday+", two, True), ("friday+", one, False), ("silence+", one, True)):
        table = Table(hands=["camelot"], story=won, options=options)
        assert ("adventure camelot" in table.offered(A)) == links
