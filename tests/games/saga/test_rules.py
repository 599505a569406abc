"""The rules beyond the worked examples: turns, windows, preferences, the fold, effects, refusals, victory."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from games.engine.decision import StandingAnswer, Veil
from games.engine.play import held_back, seen_waiting, waiting_for
from games.saga.components import HEROES, OBJECTIVES
from games.saga.model import Options, Throw
from games.saga.rules.scoring import goal_at
from render.words import words_for
from tests.games.saga.table import SAGA, A, B, C, LoadedDice, Table


def moor(*hands: str, players: int = 3, **characteristics: int) -> Table:
    """Return THE MOOR in window B; Courage 3 by default, Difficulty 5."""
    held = [f"moor {hands[0]}" if hands else "moor", *hands[1:]]
    values = {"courage": 3, **characteristics}
    return Table(story="odyssey+", hands=held, players=players, **values).do(A, "adventure moor")


# rules/saga#3: setup.


@pytest.mark.parametrize("players", range(2, 7))
def test_the_deal(players: int) -> None:
    state = SAGA.setup(players, Options(), LoadedDice())
    assert [len(hand) for hand in state.hands] == [5] * players
    assert state.characteristics == [1] * 5
    assert len(state.objective_deck) == len(OBJECTIVES) - players
    assert state.hero in HEROES
    SAGA.check(state)


def test_initiative_is_rolled_again_among_those_who_tie() -> None:
    dice = LoadedDice()
    dice.rolls = [3, 6, 6, 1, 4, 2]
    dice.pick = lambda items: items[0]  # type: ignore[method-assign, misc]
    state = SAGA.setup(4, Options(), dice)
    assert not dice.rolls
    assert state.first == state.active == 1
    assert [[(throw.seat, throw.die) for throw in throws] for throws in state.initiative] == [
        [(0, 3), (1, 6), (2, 6), (3, 1)],
        [(1, 4), (2, 2)],
    ]


def test_the_dice_for_the_first_turn_are_seen_and_told() -> None:
    """rules/saga#12: every die is public."""
    table = Table(players=3)
    table.state.phase = "mulligan"
    table.state.initiative = ((Throw(A, 5), Throw(B, 1), Throw(C, 5)), (Throw(A, 4), Throw(C, 2)))
    for viewer in (A, None):
        assert table.view(viewer).initiative == table.state.initiative
    table.do(A, "keep").do(B, "keep").do(C, "keep")
    assert table.said()[1:4] == ["initiative", "initiative-again", "turn"]
    [told, again] = [words_for("en").say(event.text, "ABC") for event in table.events[1:3]]
    assert told == "Dice for the first turn: A 5, B 1, C 5."
    assert again == "Tied players roll again: A 4, C 2."
    for seat in (A, B):
        table.do(seat, "end")
        while table.state.phase == "discard":
            table.do(seat, table.offered(seat)[0])
        assert "initiative" not in table.said()


def test_everybody_is_asked_about_the_first_hand_and_few_adventures_may_be_exchanged() -> None:
    table = Table(hands=["star mist clover talisman odyssey", "exile grendel mist"])
    table.state.phase = "mulligan"
    asked = SAGA.decisions(table.state)
    assert sorted(asked) == [A, B, C]
    assert seen_waiting(asked) == []
    assert table.offered(A) == ["keep", "mulligan"]
    assert table.offered(B) == ["keep"]
    assert asked[B].standing == StandingAnswer(("keep",))
    assert asked[A].standing is None
    table.do(A, "mulligan")
    assert table.events == []
    table.do(B, "keep").do(C, "mulligan")
    assert table.said().count("mulligan") == 2
    assert table.state.discard_adventure == ["odyssey"]
    assert len(table.state.hands[A]) == 7
    assert len(table.state.hands[C]) == 5


# rules/saga#5: the turn.


def test_a_turn_begins_with_two_cards_that_only_their_player_sees() -> None:
    table = Table().do(A, "end")
    assert len(table.state.hands[B]) == 2
    for event in table.events:
        if event.text.key == "saga-event-drew-own":
            assert event.audience == (B,)
    assert table.said() == ["turn", "drew"]


def test_one_adventure_a_turn() -> None:
    table = Table(hands=["odyssey isolde"], might=6, courage=6, wisdom=6).adventure("odyssey", 6, 6, 6)
    assert table.refused(A, "adventure isolde") == "one-adventure"


def test_two_interferences_or_one_adventure_pay_for_taking_back() -> None:
    table = Table(hands=["star"], discards="circe")
    assert table.refused(A, "retrieve") == "cannot-pay"
    table = Table(hands=["star enkidu"], discards="circe").do(A, "retrieve")
    assert table.offered(A) == ["pay enkidu"]
    table.do(A, "pay enkidu")
    assert table.state.phase == "main"
    assert Table(hands=["star mist"]).refused(A, "retrieve") == "no-discard"


def test_silence_discards_the_newest_cards() -> None:
    table = Table(hands=["odyssey exile star star mist clover"]).do(A, "end")
    assert SAGA.decisions(table.state)[A].on_silence == ("discard clover",)


def test_silence_attempts_the_trial_or_ends_the_turn() -> None:
    assert SAGA.decisions(Table(trial_done=False).state)[A].on_silence == ("trial",)
    assert SAGA.decisions(Table().state)[A].on_silence == ("end",)


# rules/saga#7: windows.


def test_silence_in_a_window_is_a_pass_after_the_time_of_the_table() -> None:
    table = Table(story="odyssey+", hands=["moor"], options=Options(window_silence="60"))
    decision = SAGA.decisions(table.do(A, "adventure moor").state)[B]
    assert (decision.on_silence, decision.minutes, decision.discreet) == (("pass",), 60, True)


def test_everybody_is_asked_in_a_window_whatever_they_hold() -> None:
    asked = SAGA.decisions(moor("", "mist", "").state)
    assert sorted(asked) == [A, B, C]
    assert seen_waiting(asked) == []
    assert asked[C].standing == StandingAnswer(("pass",), "short")
    assert asked[B].standing is None


def test_a_wish_may_be_changed_by_whoever_has_nothing_to_decide() -> None:
    table = Table(story="odyssey+", hands=["moor star", "mist"], courage=3)
    asked = SAGA.decisions(table.state)
    assert [asked[seat].given for seat in (A, B, C)] == [None, ("wish auto",), ("wish auto",)]
    assert table.refused(A, "wish auto") == "wish"
    before = [table.view(seat) for seat in (A, C, None)]
    table.do(B, "wish done")
    assert not table.events
    assert [table.view(seat) for seat in (A, C, None)] == before
    assert SAGA.decisions(table.state)[B].given == ("wish done",)
    table.do(A, "adventure moor").do(A, "pass").do(C, "pass")
    assert table.challenge.stage == "die"


def in_main() -> Table:
    return Table(story="odyssey+", hands=["moor star", "mist"], discards="circe")


def in_first_hand() -> Table:
    table = in_main()
    table.state.phase = "mulligan"
    return table


def choosing() -> Table:
    return Table(hands=["changeling"]).do(A, "play changeling")


def discarding() -> Table:
    return Table(hands=["star star star mist mist mist clover"]).do(A, "end").do(A, "discard mist")


def retrieving() -> Table:
    return Table(hands=["star mist clover"], discards="circe").do(A, "retrieve").do(A, "pay mist")


@pytest.mark.parametrize("asked", [in_main, in_first_hand, choosing, discarding, retrieving])
def test_a_wish_may_be_changed_at_any_time(asked: Callable[[], Table]) -> None:
    """rules/saga#10.preference: it can be changed at any time, and open questions stay open."""
    table = asked()
    before, offered = repr(table.state), table.offered(A)
    others = [table.view(viewer) for viewer in (B, C, None)]
    table.do(A, "wish bluff")
    assert table.view(A).wish == "bluff"
    assert table.events == []
    assert table.owes(A)
    assert table.offered(A) == offered
    assert [table.view(viewer) for viewer in (B, C, None)] == others
    assert (
        SAGA.computer_player.choose(table.view(A), SAGA.decisions(table.state)[A], LoadedDice())[0] in offered
    )
    table.do(A, "wish auto")
    assert repr(table.state) == before


def test_wishes_change_only_what_is_answered_without_asking() -> None:
    table = moor("", "mist", "")
    table.do(C, "wish bluff")
    assert SAGA.decisions(table.state)[C].standing == StandingAnswer(("pass",), "long", is_chosen=True)
    table.do(C, "wish ask")
    assert SAGA.decisions(table.state)[C].standing is None
    assert table.owes(C)
    assert table.events == []
    table.do(C, "wish done")
    assert not table.owes(C)
    assert [table.view(seat).wish for seat in (A, B, C)] == ["auto", "auto", "done"]
    table.do(C, "wish auto")
    assert table.owes(C)


def test_who_is_done_passes_from_the_next_challenge_on_and_may_step_in() -> None:
    table = Table(story="odyssey+", hands=["moor", "mist"], courage=3)
    table.state.wishes[B] = "done"
    table.do(A, "adventure moor")
    assert not table.owes(B)
    table.do(B, "interfere mist").do(A, "pass")
    assert table.sum == (3, 7)


def veiled(*hands: str) -> Table:
    """Return THE MOOR in window B at a table with a veil, where A has passed."""
    held = [f"moor {hands[0]}" if hands else "moor", *hands[1:]]
    table = Table(story="odyssey+", hands=held, courage=3, options=Options(veil="40"))
    return table.do(A, "adventure moor").do(A, "pass")


def test_a_window_stays_open_under_its_veil_though_all_have_passed() -> None:
    """rules/saga#10.veil: a window stays open for a while even if all answers arrive at once."""
    table = veiled("", "star")
    assert SAGA.decisions(table.state)[A].veil == Veil(("lift",), 40)
    for viewer in (B, C):
        assert SAGA.decisions(table.state)[viewer].veil is None
    table.do(B, "pass").do(C, "pass")
    assert table.events == []
    assert table.challenge.stage == "score"
    assert waiting_for(SAGA.decisions(table.state)) == []
    assert held_back(SAGA.decisions(table.state)) == [(A, ("lift",))]
    table.do(A, "lift", 4)
    assert table.challenge.stage == "die"


def test_under_the_veil_a_pass_can_still_be_changed() -> None:
    """rules/saga#15.22: a pass is final only when the window closes."""
    table = veiled("", "star").do(B, "pass").do(C, "pass").do(B, "interfere star")
    assert table.sum == (3, 3)
    assert table.owes(A)


def test_with_the_veil_lifted_the_last_pass_closes_the_window() -> None:
    table = veiled("", "star").do(A, "lift").do(B, "pass")
    assert table.refused(A, "lift") == "unknown"
    table.do(C, "pass", 4)
    assert table.challenge.stage == "die"


def test_whoever_is_asked_again_is_veiled_again() -> None:
    table = veiled("", "star").do(A, "lift").do(B, "interfere star").do(A, "pass")
    assert SAGA.decisions(table.state)[A].veil is not None


def test_a_table_may_do_without_a_veil() -> None:
    table = moor().do(A, "pass")
    assert SAGA.decisions(table.state)[A].veil is None
    table.do(B, "pass").do(C, "pass", 4)
    assert table.challenge.stage == "die"


def test_passing_for_the_challenge_holds_in_its_windows_and_can_be_taken_back() -> None:
    table = moor("", "mist", "clover").do(C, "pass challenge").do(B, "interfere mist")
    assert not table.owes(C)
    table.do(B, "pass").do(A, "pass", 6)
    assert table.challenge.stage == "die"
    assert not table.owes(C)
    table.do(C, "interfere clover").do(A, "pass").do(B, "pass", 3)
    assert table.state.hands[C] == []
    assert table.owes(C)


def test_a_pass_can_be_changed_until_something_happens() -> None:
    table = moor("star").do(A, "pass").do(A, "interfere star")
    assert table.sum == (3, 3)
    assert table.challenge.plays[0].card == "star"


def test_an_intent_waits_for_the_chance_and_nobody_sees_it() -> None:
    table = moor("", "mist", "")
    before = {viewer: table.view(viewer) for viewer in (A, C, None)}
    table.do(B, "interfere mist")
    assert table.events == []
    assert table.sum == (3, 5)
    assert before == {viewer: table.view(viewer) for viewer in (A, C, None)}
    assert table.view(B).answer == "interfere mist"
    table.do(A, "pass")
    assert table.sum == (3, 7)


def test_a_talisman_leaves_the_chance_where_it_is() -> None:
    table = moor("mist", "star", "talisman").do(A, "interfere mist")
    assert table.state.challenge is not None
    table.do(C, "interfere talisman 0")
    assert table.state.challenge.chance == B
    assert table.sum == (3, 5)


def test_everything_that_is_too_early_too_late_or_out_of_place_is_refused() -> None:
    table = moor("mist isolde miracle whirlwind tavern minstrel", "star", "talisman")
    assert table.refused(A, "interfere star") == "not-in-hand"
    assert table.refused(A, "interfere isolde") == "adventure-in-challenge"
    assert table.refused(A, "interfere miracle") == "not-rolled"
    assert table.refused(A, "interfere whirlwind") == "no-difficulty-dice"
    assert table.refused(A, "interfere tavern") == "own-turn"
    assert table.refused(A, "aid mist") == "no-aid"
    assert table.refused(C, "interfere talisman") == "no-target"
    assert table.refused(C, "interfere talisman 3") == "no-target"
    assert table.refused(A, "end") == "unfinished"
    assert table.refused(B, "end") == "turn"
    assert table.refused(A, "choose fame") == "not-asked"
    assert table.refused(A, "nonsense") == "unknown"
    assert table.refused(7, "pass") == "not-seated"
    table.passes(3)
    assert table.refused(A, "interfere mist") == "frozen"
    table.go_through()
    assert table.refused(B, "interfere star") == "window-closed"
    assert table.refused(B, "pass") == "window-closed"


def test_an_unlisted_hand_is_never_confirmed() -> None:
    table = moor("mist")
    assert table.refused(B, "interfere mist") == table.refused(C, "interfere mist") == "not-in-hand"


def test_only_where_the_printed_score_names_the_characteristic() -> None:
    table = Table("quixote", "camelot+", ["exile fairy_blade whirlwind"]).do(A, "adventure exile")
    assert table.refused(A, "interfere fairy_blade") == "only"
    assert table.refused(A, "interfere whirlwind") == "difficulty-not-rolled"
    table.passes(5)
    table.do(A, "interfere whirlwind", 1)
    assert table.challenge.difficulty_dice == (1,)
    assert len(table.state.hands[A]) == 2


def test_a_trial_has_windows_but_no_outcome_to_bend() -> None:
    table = Table(hands=["star", "minstrel"], trial_done=False).do(A, "trial").do(A, "interfere star")
    assert table.sum == (1, 1)
    table.passes(1)
    assert table.refused(B, "interfere minstrel") == "trial-outcome"


def test_aids_change_the_difficulty_and_are_counted() -> None:
    hands = ["pilgrimage star star mist odyssey"]
    table = Table(story="exile+", hands=hands, wisdom=2)
    table.do(A, "adventure pilgrimage").do(A, "aid star")
    assert table.sum == (2, 5)
    assert table.refused(A, "aid odyssey") == "aid-kind"
    table.do(B, "pass").do(C, "pass").do(A, "aid mist")
    assert table.sum == (2, 3)
    assert table.refused(A, "aid star") == "no-aid"
    assert table.refused(B, "aid star") == "not-in-hand"


def test_others_may_aid_where_the_card_says_others() -> None:
    table = Table(story="grendel+", hands=["troy isolde", "circe"], wisdom=1).do(A, "adventure troy")
    assert table.refused(A, "aid isolde") == "no-aid"
    table.do(A, "pass").do(B, "aid circe")
    assert table.sum == (1, 5)


# rules/saga#7.3: the fold.


def test_cancels_of_cancels_of_modifiers_with_their_dice() -> None:
    table = moor("storm", "talisman", "talisman").do(A, "interfere storm", 4)
    assert table.sum == (3, 9)
    table.do(B, "interfere talisman 0")
    assert table.sum == (3, 5)
    table.do(C, "interfere talisman 1")
    assert table.sum == (3, 9)
    plays = table.challenge.plays
    assert [play.live for play in plays] == [True, False, True]
    assert plays[0].roll == (4,)


def test_a_later_use_replaces_an_earlier_one_until_it_is_cancelled() -> None:
    hands = ["cunning golden_key", "talisman"]
    table = moor(*hands, wisdom=5, wealth=6).do(A, "interfere cunning")
    assert table.sum == (5, 5)
    table.do(B, "pass").do(C, "pass").do(A, "interfere golden_key")
    assert table.sum == (6, 5)
    table.do(B, "interfere talisman 1")
    assert table.sum == (5, 5)


def test_the_freeze_makes_what_was_played_before_it_final() -> None:
    table = moor("mist", "talisman").do(A, "interfere mist").passes(6)
    assert table.challenge.plays[0].final
    assert table.offered(B) == []
    assert table.sum == (3, 7)
    table.state.characteristics[1] = 1
    assert table.sum == (3, 7)


def test_outcomes_are_carried_over_and_may_still_be_cancelled() -> None:
    hands = ["grail minstrel", "talisman"]
    table = Table("quixote", "", hands, courage=6, wisdom=6).do(A, "adventure grail").passes(1)
    table.do(A, "interfere minstrel").passes()
    assert table.challenge.step == 1
    assert [(play.card, play.carried, play.live) for play in table.challenge.plays] == [
        ("minstrel", True, True)
    ]
    table.do(A, "pass").do(B, "interfere talisman 0")
    assert table.challenge.reward_times == 1
    table.go_through(1)
    assert (table.wisdom, table.fame) == (6, 2)


def test_a_cancelled_outcome_does_not_come_back_with_the_next_test() -> None:
    hands = ["grail minstrel", "talisman"]
    table = Table("quixote", "", hands, courage=6, wisdom=6).do(A, "adventure grail").passes(1)
    table.do(A, "interfere minstrel").do(B, "interfere talisman 0").passes()
    assert table.challenge.plays == ()
    assert table.challenge.reward_times == 1


@pytest.mark.parametrize(
    ("first", "then", "die"),
    [("miracle", ("black_cat", 2), 6), ("black_cat", ("miracle",), 6)],
)
def test_all_rerolls_come_before_what_gives_the_die_a_value(
    first: str, then: tuple[str, *tuple[int, ...]], die: int
) -> None:
    """rules/saga#7.3.5: each live re-roll in order, then the value of each live ``die``."""
    card, *roll = then
    table = moor(first, card).passes(4).do(A, f"interfere {first}", *([2] if first == "black_cat" else []))
    table.do(B, f"interfere {card}", *roll)
    assert table.challenge.die == die
    assert table.challenge.roll == 4


def test_a_reroll_counts_again_when_what_gave_the_die_a_value_is_undone() -> None:
    """rules/saga#7.3: the situation is always computed from the list, so nothing under a MIRACLE is lost."""
    table = moor("miracle", "black_cat", "talisman").passes(4).do(A, "interfere miracle")
    table.do(B, "interfere black_cat", 2).do(C, "interfere talisman 0")
    assert table.challenge.die == 2


def test_mercy_spares_the_failure() -> None:
    table = moor("mercy", fame=3, courage=1).passes(1).do(A, "interfere mercy").passes()
    assert (table.story, table.fame) == ("odyssey+ moor-", 3)
    finished = table.view().finished
    assert finished is not None
    assert (finished.times, finished.won) == (0, False)


def test_the_sum_of_the_last_challenge_stays_to_be_seen() -> None:
    finished = moor("clover").passes(2).do(A, "interfere clover", 5).passes().view().finished
    assert finished is not None
    (step,) = finished.steps
    assert getattr(step, "rolled", None) == 2
    assert getattr(step, "die", None) == 5
    assert (getattr(step, "score", None), getattr(step, "difficulty", None), step.won) == (3, 5, True)


# rules/saga#5 and #9: turn Interferences.


def test_crossroads_and_hippogriff() -> None:
    table = Table(story="odyssey+", hands=["crossroads crossroads camelot hippogriff exile"], fame=6)
    assert table.refused(A, "adventure camelot") == "link"
    table.do(A, "play crossroads")
    assert table.refused(A, "play crossroads") == "already-free"
    table.adventure("camelot", 6)
    assert table.refused(A, "adventure exile") == "one-adventure"
    assert table.refused(A, "play crossroads") == "one-adventure"
    table.do(A, "play hippogriff")
    assert "adventure exile" in table.offered(A)


def test_searching_the_deck_offers_only_what_fits_and_shows_what_is_taken() -> None:
    table = Table(hands=["tournament"]).do(A, "play tournament")
    assert len(table.offered(A)) == 9
    assert table.view(B).searched == ()
    table.do(A, "choose hydra")
    assert table.state.hands[A] == ["hydra"]
    assert table.view(C).places[A].known == ("hydra",)
    assert table.said() == ["found"]


def test_searching_an_empty_place_is_refused() -> None:
    table = Table(hands=["ball"])
    assert table.refused(A, "play ball") == "nothing-fits"
    for card, reason in (("oblivion", "no-entry"), ("slander", "no-entry"), ("thief", "nothing-to-take")):
        assert Table(hands=[card]).refused(A, f"play {card}") == reason
    assert Table(hands=["mist"]).refused(A, "play mist") == "needs-challenge"
    assert Table(hands=["hippogriff"], trial_done=False).refused(A, "play hippogriff") == "trial-first"
    assert (
        Table(hands=["mirror"], options=Options(objectives_open=True)).refused(A, "play mirror")
        == "open-objectives"
    )


def test_the_story_can_be_told_otherwise() -> None:
    table = Table(story="odyssey+ exile-", hands=["atonement slander oblivion"])
    table.do(A, "play atonement")
    assert table.story == "odyssey+ exile+"
    table.do(A, "play slander")
    assert table.story == "odyssey+ exile-"
    table.do(A, "play oblivion")
    assert (table.story, table.state.discard_adventure) == ("odyssey+", ["exile"])


def test_a_previous_card_that_has_left_the_story_does_nothing() -> None:
    table = Table("robin_hood", "guinevere+", ["don_juan"], courage=2).do(A, "adventure don_juan")
    table.state.story = [entry for entry in table.state.story if entry.card != "guinevere"]
    table.state.discard_adventure.append("guinevere")
    table.go_through(4)
    assert (table.wealth, table.courage) == (2, 2)


def test_what_was_taken_at_random_only_the_two_know() -> None:
    table = Table(hands=["thief", "circe"]).do(A, "play thief")
    private = [event for event in table.events if event.text.key == "saga-event-took-own"]
    assert [event.audience for event in private] == [(A, B)]
    assert table.view(B).places[A].known == ("circe",)
    assert table.view(C).places[A].known == ()
    assert table.view(None).places[A].known == ()


def test_the_thief_chooses_among_those_who_hold_cards() -> None:
    table = Table(hands=["thief", "circe", "star"]).do(A, "play thief")
    assert table.offered(A) == ["choose 1", "choose 2"]
    table.do(A, "choose 2")
    assert table.state.hands == [["star"], ["circe"], []]


def test_all_others_discard_at_the_same_time_and_in_secret() -> None:
    table = Table(hands=["sandstorm", "circe star", "mist medusa", "clover"], players=4)
    table.do(A, "play sandstorm")
    assert table.view().choosing == (1, 2)
    table.do(2, "discard mist")
    assert table.events == []
    assert table.view(B) == SAGA.view(table.state, B)
    table.do(2, "discard medusa").do(1, "discard star")
    assert table.said() == ["discarded"] * 3
    assert table.state.hands == [[], ["circe"], ["mist"], []]


def test_an_objective_is_looked_at_and_exchanged() -> None:
    table = Table(hands=["mirror destiny"], objectives=["saint", "tyrant"], players=2).do(A, "play mirror")
    aim = table.view(A).places[B].aim
    assert aim is not None
    assert aim.card == "tyrant"
    assert table.view(B).places[A].aim is None
    top = table.state.objective_deck[-1]
    table.do(A, "play destiny")
    found = table.view(A).found
    assert found is not None
    assert found.card == top
    assert table.view(B).found is None
    table.do(A, "choose change")
    assert table.state.objectives[A] == top
    assert table.state.objective_deck[0] == "saint"


def failed_lady(hand: str) -> Table:
    """Return THE LADY OF THE LAKE just failed by A, who holds ``hand``; its Failure asks for an Adventure."""
    return Table(story="odyssey+ moor+", hands=[f"lady_lake {hand}"], players=2).adventure("lady_lake", 1)


def test_a_discard_does_not_tell_by_not_asking_how_many_of_a_kind_somebody_holds() -> None:
    """rules/saga#12: hands are hidden. A hand's last Adventure is asked for just like one of several."""
    one, several = failed_lady("circe star"), failed_lady("circe medusa")
    assert one.offered(A) == ["discard circe"]
    assert several.offered(A) == ["discard circe", "discard medusa"]
    for viewer in (B, None):
        assert one.view(viewer) == several.view(viewer)
    assert sorted(SAGA.decisions(one.state)) == sorted(SAGA.decisions(several.state))
    assert one.said() == several.said()
    one.do(A, "discard circe")
    assert one.state.hands[A] == ["star"]


def test_a_payment_does_not_tell_by_not_asking_how_many_interferences_somebody_holds() -> None:
    """rules/saga#12: a single Interference is asked for just like one of several."""
    one, several = (
        Table(story="camelot+", hands=[f"jester {hand}", "circe"]).do(A, "adventure jester")
        for hand in ("star isolde", "star mist")
    )
    assert one.offered(A) == ["discard star"]
    for viewer in (B, C, None):
        assert one.view(viewer) == several.view(viewer)


def test_a_search_of_the_deck_does_not_tell_by_not_asking_how_many_cards_fitted() -> None:
    """rules/saga#12: the order and the rest of the deck are hidden; only what is taken is shown."""
    one, several = (
        Table(hands=["tournament"], deck=deck).do(A, "play tournament")
        for deck in ("hydra star isolde", "hydra grendel isolde")
    )
    assert one.offered(A) == ["choose hydra"]
    for viewer in (B, C, None):
        assert one.view(viewer) == several.view(viewer)


def test_whoever_gives_several_cards_chooses_which_of_them_ends_on_top() -> None:
    """rules/saga#5: the top Adventure of the discards can be taken back, so the payer chooses the order."""
    for top, below in (("circe", "enkidu"), ("enkidu", "circe")):
        table = Table("quixote", "", ["poverty circe enkidu"])
        table.state.free_link = True
        table.do(A, "adventure poverty")
        assert table.offered(A) == ["discard circe", "discard enkidu"]
        table.do(A, f"discard {below}")
        assert table.state.discard_adventure[-2:] == [below, top]
        assert table.story == "poverty+"


def test_swapping_asks_twice() -> None:
    table = Table(hands=["changeling"], fame=5).do(A, "play changeling").do(A, "choose fame")
    assert "choose fame" not in table.offered(A)
    table.do(A, "choose might")
    assert (table.fame, table.might) == (1, 5)


def test_the_jester_takes_a_fee() -> None:
    table = Table(story="camelot+", hands=["jester star mist", "circe"]).do(A, "adventure jester")
    assert table.view().choosing == (A,)
    table.do(A, "discard mist")
    assert table.wisdom == 2
    assert Counter(table.state.hands[A]) == Counter(["star", "circe"])


# rules/saga#11: victory.


@pytest.mark.parametrize(
    ("players", "minimum", "count"), [(2, 4, 2), (3, 4, 2), (4, 4, 3), (5, 5, 4), (6, 5, 5)]
)
def test_objectives_ask_for_more_with_more_players(players: int, minimum: int, count: int) -> None:
    goal = goal_at("great_lover", players, Options())
    assert [value for _, value in goal.minimum] == [minimum, minimum]
    assert goal.at_least == count
    printed = goal_at("great_lover", players, Options(requirements="printed"))
    assert (printed.minimum[0][1], printed.at_least) == (4, 2)


def test_destiny_may_make_a_player_win_at_once() -> None:
    table = Table(
        story="isolde- cleopatra-",
        hands=["destiny"],
        objectives=["tyrant", "saint"],
        players=2,
        wealth=4,
        courage=4,
    )
    table.state.objective_deck.remove("great_lover")
    table.state.objective_deck.append("great_lover")
    table.do(A, "play destiny").do(A, "choose change")
    assert table.state.winners == (A,)
    outcome = SAGA.outcome(table.state)
    assert outcome is not None
    assert (outcome.winners, outcome.ranks) == ((A,), (1, 2))


def told(table: Table) -> list[str]:
    return [event.text.key.removeprefix("saga-event-") for event in table.events]


def test_it_is_told_when_one_more_adventure_reaches_the_heros_goal() -> None:
    """rules/saga#11.hero."""
    table = Table(story="odyssey+ exile+ silk_road+ sinbad+", hands=["pilgrimage"], wisdom=4)
    table.adventure("pilgrimage", 5)
    assert not table.state.winners
    assert told(table)[-1] == "goal-near"
    lost = Table(story="odyssey+ exile+ silk_road+ sinbad+", hands=["pilgrimage"], wisdom=4)
    assert "goal-near" not in told(lost.adventure("pilgrimage", 1))


def test_it_is_told_when_the_last_round_begins() -> None:
    """rules/saga#11.epilogue."""
    table = Table(players=3)
    for turn, last in ((85, False), (86, True), (87, False)):
        table.state.turn, table.state.active = turn, turn % 3
        table.do(turn % 3, "end")
        assert ("last-round" in told(table)) is last


def test_a_card_turned_to_won_does_not_trigger_the_heros_goal() -> None:
    story = "odyssey+ exile+ silk_road+ sinbad+ moon_flight+ lilliput-"
    table = Table(story=story, hands=["atonement"], players=2, objectives=["saint", "tyrant"])
    table.do(A, "play atonement")
    assert table.state.winners == ()


def test_until_passed_nobody_sets_out_before_somebody_has_passed() -> None:
    table = Table(trial_done=False, options=Options(trial="until_passed"))
    for seat in (A, B, C, A):
        table.do(seat, "trial").go_through(1).do(seat, "end")
    assert not table.state.trial_done


def test_the_epilogue_comes_after_the_agreed_rounds() -> None:
    table = Table(players=2, options=Options(rounds="10"))
    for turn in range(20):
        assert table.state.winners == ()
        seat = turn % 2
        table.do(seat, "end")
        while table.state.phase == "discard":
            table.do(seat, table.offered(seat)[0])
    assert table.state.how == "epilogue"
    assert table.view().round == 10
