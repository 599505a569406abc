"""What can be taken back, as counted along the way, matches the record; and steps reveal no secrets.

Each property counts the positions it applies to, so that it can't pass for lack of any.
"""

from __future__ import annotations

from itertools import takewhile

from games.engine.record import all_undoable_moves, preferences, state_at
from games.engine.steps import Step, every_step, public_steps
from tests.games.properties.corpus import Corpus, Moment, frozen, untold


def test_counting_along_the_way_gives_what_the_record_gives(corpus: Corpus) -> None:
    moments = corpus.some(lambda moment: bool(moment.free)) + corpus.some(lambda moment: not moment.free)
    met = 0
    for moment in moments:
        with moment.told():
            undoable = all_undoable_moves(corpus.game, moment.record)
            for seat in range(moment.walk.seats):
                own = len(list(takewhile(seat.__eq__, reversed(moment.free))))
                assert undoable[seat] == own
                met += own
    corpus.met("free", met)


def test_moves_since_the_barrier_made_again_lead_to_the_same_state(corpus: Corpus) -> None:
    moments = corpus.some(lambda moment: bool(moment.free))
    for moment in moments:
        with moment.told():
            is_preference = preferences(corpus.game, moment.record)
            barrier = [number for number, other in enumerate(is_preference) if not other][-len(moment.free)]
            moves = moment.record.moves[barrier:]
            assert not any(move.chance for move in moves)
            again, whim = state_at(corpus.game, moment.record, barrier), moment.chance("again")
            for move in moves:
                corpus.game.apply(again, move.seat, move.choice, whim)
            assert not whim.counter
            assert frozen(again) == frozen(moment.state)
    corpus.met("free", len(moments))


def test_what_can_be_taken_back_tells_of_no_answer_in_secret(corpus: Corpus) -> None:
    met = 0
    for moment in (*corpus.moments, *corpus.moves):
        if moment.last is not None and moment.last.decision.discreet:
            met += 1
            with moment.told():
                assert moment.free_before == moment.free == ()
    corpus.met("discreet", met)


def test_an_answer_in_secret_is_no_step_of_its_own(corpus: Corpus) -> None:
    secret = corpus.some(lambda moment: moment.last is not None and untold(moment.last))
    others = corpus.some(lambda moment: moment.last is not None and not untold(moment.last))
    for moment in secret:
        with moment.told():
            assert public_steps(corpus.game, moment.record) == steps_before(moment), "it shows nowhere"
    for moment in others:
        with moment.told():
            *before, last = public_steps(corpus.game, moment.record)
            assert before == steps_before(moment)
            assert last.moves == moment.made
    corpus.met("untold", len(secret))


def steps_before(moment: Moment) -> list[Step]:
    return public_steps(moment.game, moment.walk.record(moment.made - 1))


def test_the_steps_of_everybody_leave_no_event_out(corpus: Corpus) -> None:
    for moment in corpus.some(lambda _: True, most=20):
        with moment.told():
            single, public = every_step(corpus.game, moment.record), public_steps(corpus.game, moment.record)
            assert len(single) == 1 + preferences(corpus.game, moment.record).count(False)
            told = [event for step in public for event in step.events]
            until = [step for step in single if step.moves <= public[-1].moves]
            assert told == [event for step in until for event in step.events]
