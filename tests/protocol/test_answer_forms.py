"""Several answers in one form: either all count or none; a refused form keeps what was chosen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
import pytest

from bot.features.play.rules import take_back
from bot.table.loaded_tables import LoadedTable
from games.engine.chance import RandomStream
from games.engine.decision import AnswerForm
from games.engine.game import Refused
from games.engine.play import moves_of, play, waiting_for
from games.engine.record import blocks_undo, state_at, verify
from games.engine.text import Seat
from games.registry import GAMES
from playground import Message, Reply
from playground.replies import Modal
from tests.protocol.course import live, move, play_out, play_until
from tests.protocol.evening import Evening, names_at, read, verb
from tests.support.acting import act, record_of
from tests.support.phrases import phrase

Filled = Mapping[str, Sequence[str]]
WITH_FORMS = ("towers", "saga", "touria")


def form_of(here: LoadedTable) -> tuple[Seat, AnswerForm] | None:
    """Return the first seat that has to answer and has a form, and the form."""
    if here.table.status != "playing":
        return None
    for seat in waiting_for(here.game.decisions(here.state)):
        if form := here.game.form(here.state, seat):
            return seat, form
    return None


def fillings(form: AnswerForm) -> list[Filled]:
    """Return some ways to fill in ``form``, varying later questions first."""
    found: list[dict[str, Sequence[str]]] = [{}]
    for name, part in form.parts.items():
        ids = [option.id for option in part.options]
        windows = [ids[start:][: part.minimum] for start in range(len(ids) - part.minimum + 1)]
        found = [{**one, name: window} for one in found for window in reversed(windows)]
    return found


def moves_in(here: LoadedTable, seat: Seat, filled: Filled) -> int:
    """Return the number of moves that ``filled`` makes; 0 if it's refused."""
    state = here.game.copy(here.state)
    try:
        moves = moves_of(here.game, state, seat, filled)
        for number, choice in enumerate(moves, 1):
            asked, chance = here.game.decisions(state), RandomStream(b"form")
            events = play(here.game, state, seat, choice, chance)
            if number < len(moves) and blocks_undo(
                asked[seat], events, chance.answers, here.game.decisions(state)
            ):
                return 0
    except Refused:
        return 0
    return len(moves)


class Filling:
    """A person at a table who has a form."""

    def __init__(self, evening: Evening, here: LoadedTable) -> None:
        found = form_of(here)
        assert found is not None
        self.evening, self.here = evening, here
        self.seat, self.form = found
        self.name = names_at(here.seen_by(None))[self.seat]
        ways = [(filled, moves_in(here, self.seat, filled)) for filled in fillings(self.form)]
        self.right, self.moves = max(ways, key=lambda way: way[1])
        self.wrong = next(filled for filled, count in ways if not count)

    async def opened(self, panel: Message | None = None) -> tuple[Message, Modal]:
        panel = panel or await self.evening.hand(self.name)
        form = (await self.evening.person(self.name).press(panel, verb(panel, "fill"))).modal
        assert form is not None
        return panel, form

    async def submit(self, form: Modal, filled: Filled) -> Reply:
        values: dict[str, Any] = {
            name: list(ids) if self.form.parts[name].maximum > 1 else ids[0] for name, ids in filled.items()
        }
        reply = await self.evening.person(self.name).submit(form, values)
        await self.evening.calm()
        return reply


def chosen(form: Modal) -> dict[str, list[str]]:
    """Return the chosen values that ``form`` shows."""
    return {
        name: [str(one["value"]) for one in part.get("options", ()) if one.get("default")]
        for name, part in form.inputs.items()
    }


async def at_form(evening: Evening, game: str, wanted: Callable[[Filling], bool] = bool) -> Filling:
    """Play until a person has a form for which ``wanted`` is true."""
    await evening.begin("Dev", game=game)

    def fits(here: LoadedTable) -> bool:
        if form_of(here) is None:
            return False
        try:
            return wanted(Filling(evening, here))
        except StopIteration:
            return False

    return Filling(evening, await play_until(evening, fits))


async def tried_again(filling: Filling, reply: Reply) -> Modal:
    """Press *Try again* under a refusal."""
    pressed = await reply.result()
    said = reply.followups[-1] if reply.followups else pressed
    [button] = said.buttons
    form = (await filling.evening.person(filling.name).press(said, str(button.custom_id))).modal
    assert form is not None
    return form


async def state_of(evening: Evening) -> bytes:
    return msgspec.json.encode((await live(evening)).state)


@pytest.mark.parametrize("game", WITH_FORMS)
async def test_a_form_makes_its_moves_at_once(evening: Evening, game: str) -> None:
    filling = await at_form(evening, game)
    before = await record_of(evening.bot.services.tables, 1)
    _, form = await filling.opened()
    reply = await filling.submit(form, filling.right)
    assert (await reply.result()).buttons, "the hand follows"
    after = await live(evening)
    assert after.table.revision == filling.here.table.revision + 1
    record = await record_of(evening.bot.services.tables, 1)
    made = record.moves[len(before.moves) :]
    assert [one.seat for one in made] == [filling.seat] * filling.moves
    replayed = verify(GAMES[game], record)
    assert msgspec.json.encode(replayed) == msgspec.json.encode(after.state)


@pytest.mark.parametrize("game", WITH_FORMS)
async def test_a_refused_form_does_nothing_and_keeps_what_was_chosen(evening: Evening, game: str) -> None:
    filling = await at_form(evening, game)
    before = await state_of(evening)
    _, form = await filling.opened()
    reply = await filling.submit(form, filling.wrong)
    assert await state_of(evening) == before
    again = await tried_again(filling, reply)
    assert chosen(again) == {name: list(ids) for name, ids in filling.wrong.items()}
    await filling.submit(again, filling.right)
    assert await state_of(evening) != before


@pytest.mark.parametrize("game", WITH_FORMS)
async def test_a_form_opened_before_a_restart_counts(evening: Evening, game: str) -> None:
    filling = await at_form(evening, game)
    before = await state_of(evening)
    _, form = await filling.opened()
    await evening.restart_bot()
    await filling.submit(form, filling.right)
    assert await state_of(evening) != before
    record = await record_of(evening.bot.services.tables, 1)
    replayed = state_at(GAMES[game], record, len(record.moves))
    assert msgspec.json.encode(replayed) == await state_of(evening)


@pytest.mark.parametrize("game", WITH_FORMS)
async def test_a_form_from_before_ones_own_move_is_out_of_date(evening: Evening, game: str) -> None:
    filling = await at_form(evening, game)
    _, form = await filling.opened()
    [first, *_] = moves_of(filling.here.game, filling.here.state, filling.seat, filling.right)
    await move(evening, filling.seat, first)
    await evening.calm()
    before = await state_of(evening)
    reply = await filling.submit(form, filling.right)
    assert phrase("refused-form-out-of-date") in await read(reply)
    assert await state_of(evening) == before


async def test_a_form_from_before_taking_back_keeps_its_choices(evening: Evening) -> None:
    filling = await at_form(evening, "towers")
    _, form = await filling.opened()
    [first] = moves_of(filling.here.game, filling.here.state, filling.seat, filling.right)
    await move(evening, filling.seat, first)
    here = await live(evening)
    person = here.table.seats[filling.seat].person
    revision = here.table.own_revision(filling.seat)
    assert person is not None
    await act(evening.bot.services.tables, take_back, 1, person, revision)
    await evening.calm()
    reply = await filling.submit(form, filling.right)
    assert phrase("refused-form-out-of-date") in await read(reply)
    again = await tried_again(filling, reply)
    assert chosen(again) == {name: list(ids) for name, ids in filling.right.items()}
    before = await state_of(evening)
    await filling.submit(again, filling.right)
    assert await state_of(evening) != before


async def test_what_others_do_meanwhile_does_not_matter_to_a_form(evening: Evening) -> None:
    filling = await at_form(evening, "towers")
    _, form = await filling.opened()
    other = 1 - filling.seat
    asked = filling.here.game.decisions(filling.here.state)[other]
    await move(evening, other, (asked.options[0].id,))
    before = await state_of(evening)
    await filling.submit(form, filling.right)
    assert await state_of(evening) != before


@pytest.mark.parametrize("game", WITH_FORMS)
async def test_forged_answers_are_refused(evening: Evening, game: str) -> None:
    filling = await at_form(evening, game)
    panel, form = await filling.opened()
    before, person = await state_of(evening), evening.person(filling.name)
    part = next(iter(filling.form.parts))
    for values in ({part: "unheard of"}, {"other": "x"}, {}, {part: "x" * 4000}):
        said = await read(await person.submit_forged(panel, custom_id=form.custom_id, values=values))
        assert phrase("refused-form-part") in said
    for revision in ("0", "99999"):
        database, table, _, rest = form.custom_id.split(":", 3)
        forged = f"{database}:{table}:{revision}:{rest}"
        said = await read(await person.submit_forged(panel, custom_id=forged, values={part: "x"}))
        assert phrase("refused-form-out-of-date") in said
    stranger = evening.person("Mira")
    said = await read(await stranger.submit_forged(panel, custom_id=form.custom_id, values={part: "x"}))
    assert phrase("refused-not-your-table") in said
    assert await state_of(evening) == before


async def test_where_nothing_is_asked_together_no_form_opens(evening: Evening) -> None:
    await evening.begin("Dev", game="abraca")
    panel = await evening.hand("Ada")
    assert not [button for button in panel.buttons if ":fill:" in (button.custom_id or "")]
    assert phrase("refused-form-gone") in await evening.forge("Ada", panel, "test:1:0:fill:")


async def test_a_whole_turn_can_be_taken_back_step_by_step(evening: Evening) -> None:
    filling = await at_form(evening, "touria", _stays_free)
    before = await state_of(evening)
    _, form = await filling.opened()
    two = {**filling.right, "then": ("later",)}
    assert moves_in(filling.here, filling.seat, two) == 2
    panel = await (await filling.submit(form, two)).result()
    for _ in range(2):
        assert await state_of(evening) != before
        panel = await evening.turn(filling.name, panel, "take-back")
        await evening.calm()
    assert await state_of(evening) == before


def _stays_free(one: Filling) -> bool:
    """Return whether the moves from the right form can all be taken back."""
    if one.moves != 3:
        return False
    state, seat = one.here.game.copy(one.here.state), one.seat
    for choice in moves_of(one.here.game, state, seat, one.right)[:2]:
        asked, chance = one.here.game.decisions(state), RandomStream(b"form")
        events = play(one.here.game, state, seat, choice, chance)
        if blocks_undo(asked[seat], events, chance.answers, one.here.game.decisions(state)):
            return False
    return True


async def test_a_game_with_forms_replays_to_its_end(evening: Evening) -> None:
    filling = await at_form(evening, "touria")
    _, form = await filling.opened()
    await filling.submit(form, filling.right)
    over = await play_out(evening)
    record = await record_of(evening.bot.services.tables, 1)
    assert msgspec.json.encode(verify(GAMES["touria"], record)) == msgspec.json.encode(over.state)
