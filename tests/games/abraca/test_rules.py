"""Setup, illegal moves, edge cases and table options (rules/abraca#4, #10 to #14)."""

from __future__ import annotations

from collections import Counter

import pytest

from games.abraca.components import STONES
from games.abraca.model import Options
from games.engine.chance import RandomStream
from games.engine.game import InvalidState
from games.engine.player import RandomPlayer
from games.engine.record import begin, replay_moves, undoable_moves
from games.engine.text import SeatName, Text
from render.words import words_for
from tests.games.abraca.table import ABRACA, Table, denied, hand

SEED = b"abracadabra, abracadabra, abra.."


class TestSetUp:
    @pytest.mark.parametrize(
        ("seats", "aside", "pool"), [(2, 12, 10), (3, 6, 11), (4, 0, 12), (5, 0, 7)], ids=str
    )
    def test_the_deal_of_section_4_2(self, seats: int, aside: int, pool: int) -> None:
        state = ABRACA.setup(seats, Options(), RandomStream(SEED))
        assert [len(stones) for stones in state.hands] == [5] * seats
        assert (sum(state.set_aside), len(state.secrets_left), len(state.pool)) == (aside, 4, pool)
        assert state.life == [6] * seats
        assert state.points == [0] * seats
        ABRACA.check(state)

    def test_there_are_36_stones_each_number_as_often_as_it_says(self) -> None:
        assert Counter(STONES) == {number: number for number in range(1, 9)}

    def test_the_first_player_is_drawn_or_sits_at_the_first_seat(self) -> None:
        def starts(**options: object) -> set[int]:
            seeds = (bytes([number]) * 32 for number in range(60))
            made = (ABRACA.setup(5, Options(**options), RandomStream(seed)) for seed in seeds)  # type: ignore[arg-type]
            return {state.active for state in made}

        assert starts() == {0, 1, 2, 3, 4}
        assert starts(first_player="seat0") == {0}

    def test_the_next_round_is_dealt_from_all_36_stones(self) -> None:
        table = Table("?????/?????/77 life 2,5,1 secrets 8/-/8 active 2").cast(8)
        ABRACA.check(table.state)
        assert table.state.round == 2
        assert table.life == [6, 6, 6]
        assert table.state.secrets == [[], [], []]
        assert table.state.used == [0] * 8
        assert table.state.declarations == []


class TestIllegalMoves:
    """rules/abraca#13."""

    TABLE = "35488/?????/?????"

    @pytest.mark.parametrize("move", ["cast 3", "end"])
    def test_somebody_who_is_not_active(self, move: str) -> None:
        assert Table(self.TABLE).refused(move, seat=1) == "refused-turn"

    @pytest.mark.parametrize("seat", [-1, 3, 17])
    def test_somebody_without_a_seat(self, seat: int) -> None:
        assert Table(self.TABLE).refused("cast 3", seat) == "refused-not-seated"

    @pytest.mark.parametrize("move", ["cast 0", "cast 9", "cast -3", "cast 33"])
    def test_numbers_outside_1_to_8(self, move: str) -> None:
        assert Table(self.TABLE).refused(move) == "abraca-refused-number"

    def test_ending_the_turn_before_the_first_success(self) -> None:
        assert Table(self.TABLE).refused("end") == "abraca-refused-declare-first"

    @pytest.mark.parametrize("move", ["", "cast", "cast three", "cast 3 4", "End", "pass"])
    def test_what_is_no_move_at_all(self, move: str) -> None:
        assert Table(self.TABLE).refused(move) == "refused-not-offered"

    @pytest.mark.parametrize("lower", [1, 2, 3, 4])
    def test_a_lower_number_is_refused_alike_whether_the_stone_is_there_or_not(self, lower: int) -> None:
        table = Table(self.TABLE).cast(5)
        assert table.refused(f"cast {lower}") == "abraca-refused-lower"

    def test_a_number_of_which_no_stone_can_be_left_is_legal_and_fails(self) -> None:
        assert Table("35488/1????/?????").cast(1, roll=1).life == [5, 6, 6]

    def test_a_second_action_after_a_failure(self) -> None:
        assert Table(self.TABLE).cast(7).refused("cast 8", seat=0) == "refused-turn"

    def test_anything_after_the_game(self) -> None:
        table = Table("6/?????/????? points 7,0,0 pool -").cast(6)
        assert ABRACA.decisions(table.state) == {}
        assert table.refused("cast 3") == "refused-game-over"

    def test_undo_does_not_exist(self) -> None:
        """Not even for the end of a turn that drew nothing."""
        ends_without_drawing = 0
        for number in range(4):
            record, state, stream = begin(ABRACA, 2 + number, Options(), bytes([number]) * 32)
            thoughts = RandomStream(SEED)
            while decisions := ABRACA.decisions(state):
                ((seat, decision),) = decisions.items()
                choice = RandomPlayer().choose(state, decision, thoughts)
                record, events = replay_moves(ABRACA, record, state, seat, choice, stream)
                assert undoable_moves(ABRACA, record, seat) == 0
                ends_without_drawing += choice == ("end",) and len(events) == 1
        assert ends_without_drawing


class TestEdgeCases:
    """rules/abraca#14."""

    def test_01_life_never_drops_below_0(self) -> None:
        table = Table("88/?????/????? life 2,6,6").cast(1, roll=3)
        assert table.result.life == (0, 6, 6)
        assert table.result.points == (0, 1, 1)

    def test_03_a_second_dragon_is_legal_and_fails_with_the_die(self) -> None:
        table = Table("188/?????/?????").cast(1, roll=1)
        assert table.offered() == "12345678end"
        table.cast(1, roll=3)
        assert table.life == [3, 5, 5]
        assert table.state.active == 1

    def test_04_several_knocked_out_at_once_bring_3_points_once(self) -> None:
        table = Table("18/?????/?????/?????/????? life 6,1,2,3,4").cast(1, roll=3)
        assert table.result.points == (3, 0, 0, 0, 1)
        assert table.result.winner == 0

    def test_06_secret_awards(self) -> None:
        table = Table("68/?????/?????/????? life 6,1,6,6 secrets 8/8/78/-").cast(6)
        assert table.result.points == (4, 0, 3, 1)

    def test_07_a_failure_refills_and_with_an_empty_pool_changes_nothing(self) -> None:
        assert len(hand(Table("358/?????/?????").cast(8).cast(8), 0)) == 5
        assert hand(Table("358/?????/????? pool -").cast(7), 0) == "358"

    def test_09_the_last_stone_wins_at_1_life(self) -> None:
        assert Table("8/?????/????? life 1,6,6 pool -").cast(8).result.points == (3, 0, 0)

    def test_10_set_aside_stones_are_open_from_the_start(self) -> None:
        table = Table("?????/?????/????? aside 887655")
        assert table.view(None).set_aside == (0, 0, 0, 0, 2, 1, 1, 2)

    def test_11_magic_drink_at_full_life_is_a_success_without_gain(self) -> None:
        table = Table("88/?????/?????").cast(8)
        assert table.life == [6, 6, 6]
        assert table.said() == ["hit", "full"]
        assert table.goes_on

    def test_12_a_knocked_out_player_can_begin_the_next_round(self) -> None:
        table = Table("68/?????/????? life 6,1,6").cast(6)
        assert table.result.life[1] == 0
        assert table.state.active == 1


class TestStones:
    def test_the_oldest_of_several_equal_stones_goes_first(self) -> None:
        assert hand(Table("58585/?????/?????").cast(5), 0) == "8585"

    def test_new_stones_stand_behind_the_older_ones_and_are_marked(self) -> None:
        table = Table("678/?????/????? pool 37").cast(6).end()
        assert hand(table, 0) == "7837"
        assert [stone.fresh for stone in table.view(0).places[0].stones] == [False, False, True, True]

    def test_marks_of_fresh_stones_last_until_the_next_refill(self) -> None:
        table = Table("67+88/?????/?????").cast(8)
        assert table.state.fresh[0] == 1
        table.end()
        assert [stone.fresh for stone in table.view(0).places[0].stones] == [False] * 3 + [True] * 2

    def test_a_failure_is_remembered_by_each_stone_that_was_there(self) -> None:
        assert denied(Table("678/?????/????? pool 37").cast(5), 0) == [(5,), (5,), (5,), (), ()]

    def test_what_is_taken_from_behind_tells_of_the_older_stones_that_look_different(self) -> None:
        """The oldest goes first: if one of the older backs had been an 8, the fresh one would have stayed."""
        assert denied(Table("67+8/?????/?????").cast(8), 0) == [(8,), (8,)]

    def test_what_is_taken_from_among_equal_backs_tells_nothing(self) -> None:
        assert denied(Table("678/?????/?????").cast(8), 0) == [(), ()]

    def test_secret_stones_are_taken_in_their_order_and_told_to_the_taker_alone(self) -> None:
        table = Table("44/?????/????? left 2788").cast(4)
        assert table.state.secrets[0] == [2]
        told = [event for event in table.events if event.audience is not None]
        assert [(event.audience, event.text.args["number"]) for event in told] == [((0,), 2)]

    def test_without_secret_stones_the_night_singer_succeeds_without_effect(self) -> None:
        table = Table("48/?????/????? secrets -/77/88").cast(4)
        assert table.state.secrets[0] == []
        assert table.state.last == 4
        assert not table.state.declarations[-1].took_secret


class TestNeighbours:
    """A spell's description names the people it hits: rules/abraca#6.3, #12.neighbours."""

    @pytest.mark.parametrize("spell", [5, 6, 7])
    @pytest.mark.parametrize("life", ["6,6,6,6", "6,6,0,6", "0,6,6,6", "0,6,0,6", "6,6,0,0"])
    def test_the_neighbours_named_are_the_ones_who_lose_life(self, spell: int, life: str) -> None:
        table = Table(f"?????/5678/?????/????? life {life} active 1", last_standing=True)
        (decision,) = ABRACA.decisions(table.state).values()
        [hint] = [option.hint for option in decision.options if option.id == f"cast {spell}"]
        assert hint is not None
        effect = hint.args["effect"]
        assert isinstance(effect, Text)
        named = {arg.seat for arg in effect.args.values() if isinstance(arg, SeatName)}
        before = table.life[:]
        table.cast(spell)
        assert named == {seat for seat, left in enumerate(table.life) if left < before[seat]}

    def test_with_two_players_nobody_is_said_to_be_hit_twice(self) -> None:
        (decision,) = ABRACA.decisions(Table("58/?????").state).values()
        [hint] = [option.hint for option in decision.options if option.id == "cast 5"]
        assert hint is not None
        said = words_for("en").say(hint, ("Ada", "Bruno"))
        assert said.count("Bruno") == 1


class TestLowerNumbers:
    """rules/abraca#10, option ``penalty``."""

    def test_lower_numbers_are_offered_behind_the_others(self) -> None:
        assert Table("6688/?????/?????", lower_spell="penalty").cast(6).offered() == "678end12345"

    @pytest.mark.parametrize("position", ["61888/?????/?????", "62888/?????/?????"])
    def test_it_always_costs_1_life_and_never_says_whether_the_stone_is_there(self, position: str) -> None:
        table = Table(position, lower_spell="penalty").cast(6).cast(1)
        assert table.life[0] == 5
        assert table.said() == ["lower", "loss", "refill"]
        assert all(not mask for mask in table.state.denied[0])

    def test_the_last_life_lost_so_is_own_fault(self) -> None:
        table = Table("688/?????/????? life 1,6,6", lower_spell="penalty").cast(6).cast(1)
        assert table.result.end == "own_fault"

    def test_free_order_knows_no_lower_numbers(self) -> None:
        table = Table("68817/?????/?????", lower_spell="penalty", easy_order=True).cast(6)
        assert table.offered() == "12345678end"
        assert table.cast(1, roll=1).life == [6, 4, 5]

    def test_in_free_order_a_later_failing_1_still_costs_a_roll(self) -> None:
        assert Table("688/?????/?????", easy_order=True).cast(6).cast(1, roll=3).life[0] == 3


class TestLastStanding:
    """rules/abraca#12."""

    def test_the_survivor_wins_2_points_and_1_per_secret_stone(self) -> None:
        table = Table("68/?????/????? life 2,1,0 secrets 88/7/-", last_standing=True).cast(6)
        assert table.result.end == "survivor"
        assert table.result.points == (4, 0, 0)
        assert table.state.active == 1

    def test_all_stones_used_is_checked_before_the_survivor(self) -> None:
        table = Table("6/?????/????? life 2,1,0 pool -", last_standing=True).cast(6)
        assert table.result.end == "all_used"
        assert table.result.points == (2, 0, 0)

    def test_who_uses_up_all_stones_leaves_nobody_else_any_life(self) -> None:
        """Everybody else drops to 0: rules/abraca#7.1, which rules/abraca#12 refers to."""
        table = Table("8/?????/????? life 2,4,3 pool -", last_standing=True).cast(8)
        assert table.result.end == "all_used"
        assert table.result.life == (3, 0, 0)

    def test_the_others_have_no_life_at_the_end_of_the_game_either(self) -> None:
        table = Table("8/?????/????? life 2,4,3 points 6,0,0 pool -", last_standing=True).cast(8)
        assert table.life == [3, 0, 0]

    def test_a_secret_stone_promises_a_point_to_the_winner_only(self) -> None:
        """Only the winner scores (rules/abraca#12); otherwise everybody alive does (rules/abraca#7.award)."""
        promised = {}
        for last_standing in (False, True):
            table = Table("44/?????/????? left 2788", last_standing=last_standing).cast(4)
            [promised[last_standing]] = [e.text.key for e in table.events if e.audience is not None]
        assert promised[False] == "abraca-event-secret-own-living"
        assert promised[True] == "abraca-event-secret-own-winner"

    def test_who_eliminates_themselves_is_not_refilled_and_the_turn_passes(self) -> None:
        table = Table("688/?????/?????/????? life 1,0,3,3", last_standing=True).cast(7)
        assert table.goes_on
        assert hand(table, 0) == "688"
        assert table.state.active == 2
        assert table.said() == ["miss", "loss", "eliminated"]

    def test_if_one_other_lives_that_player_wins(self) -> None:
        table = Table("688/?????/????? life 1,0,3 secrets -/-/8", last_standing=True).cast(7)
        assert table.result.winner == 2
        assert table.result.points == (0, 0, 3)
        assert table.state.active == 1, "the seat to the left begins, eliminated or not"

    def test_the_eliminated_are_no_targets(self) -> None:
        table = Table("12888/?????/?????/????? life 4,0,5,5", last_standing=True).cast(1, roll=2).cast(2)
        assert table.life == [5, 0, 2, 2]

    def test_the_penalty_can_eliminate(self) -> None:
        options = {"last_standing": True, "lower_spell": "penalty"}
        table = Table("688/?????/????? life 1,5,5", **options).cast(6).cast(1)
        assert table.goes_on
        assert table.state.active == 1


@pytest.mark.parametrize(
    ("field", "value", "what"),
    [
        ("pool", [8], "stones"),
        ("life", [7, 6, 6], "7 life"),
        ("life", [0, 6, 6], "turn without life"),
        ("life", [6, 0, 6], "no life and the round goes on"),
        ("points", [-1, 0, 0], "points"),
        ("denied", [[1 << 3, 0, 0, 0, 0], [0] * 5, [0] * 5], "marked as none"),
        ("denied", [[], [0] * 5, [0] * 5], "marks"),
        ("fresh", [6, 0, 0], "fresh"),
        ("active", 3, "not at the table"),
        ("last", 9, "last success"),
        ("used", [1] + [0] * 7, "stones 1"),
    ],
)
def test_check_finds_what_no_play_can_reach(field: str, value: object, what: str) -> None:
    state = Table("35488/?????/?????").state
    setattr(state, field, value)
    with pytest.raises(InvalidState, match=what):
        ABRACA.check(state)


def test_check_finds_a_secret_stone_in_the_pool() -> None:
    state = Table("35488/?????/?????").state
    state.pool.append(state.secrets_left.pop())
    with pytest.raises(InvalidState, match="secret stones"):
        ABRACA.check(state)
