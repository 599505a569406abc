"""Taking back one's own last moves, step by step to the barrier, with all consequences."""

from __future__ import annotations

import re
from itertools import takewhile

import msgspec
import pytest

from bot.features.play.rules import take_back
from bot.table.loaded_tables import LoadedTable
from games.engine.game import AnyGame
from games.engine.record import all_undoable_moves, blocks_undo
from games.engine.text import Seat
from games.engine.walks import Walk
from games.registry import GAMES
from playground import Message
from render.words import locales, words_for
from tests.protocol.course import live, play_out, play_until
from tests.protocol.evening import PEOPLE, Evening, choices, names_at, read, verb
from tests.support.acting import act, record_of
from tests.support.phrases import phrase


def free_of(here: LoadedTable) -> int:
    """Return how many moves the last mover may take back."""
    undoable = here.table.undoable
    return len(list(takewhile(undoable[-1].__eq__, reversed(undoable)))) if undoable else 0


def name_at(here: LoadedTable, seat: Seat) -> str:
    return names_at(here.seen_by(None))[seat]


def has(panel: Message, wanted: str) -> bool:
    return any(b.custom_id and b.custom_id.split(":")[3] == wanted for b in panel.buttons)


async def state_of(evening: Evening) -> bytes:
    return msgspec.json.encode((await live(evening)).state)


async def after_own_move(evening: Evening, game: str = "towers") -> tuple[LoadedTable, str]:
    """Start a game of three, and play until a person has made a move that they may take back."""
    await evening.begin("Bruno", "Chloé", game=game)
    here = await play_until(evening, lambda table: free_of(table) == 1)
    return here, name_at(here, here.table.undoable[-1])


async def test_one_press_shows_the_position_before(evening: Evening) -> None:
    await evening.begin("Bruno", "Chloé", game="towers")
    before, name = await state_of(evening), await evening.asked()
    first = await evening.hand(name)
    assert not has(first, "take-back")
    option = next(iter(choices(first)))
    moved = await evening.pick(name, first, option)
    await evening.calm()
    assert await state_of(evening) != before
    panel = await evening.turn(name, moved, "take-back")
    await evening.calm()
    assert await state_of(evening) == before
    assert words_for("en")("undo-done") in panel.text
    assert choices(panel) == choices(first), "the same question is asked again"
    assert panel.alt_texts == first.alt_texts
    assert not has(panel, "take-back")
    assert f"**{name}** takes a move back." in evening.board().text
    assert (await live(evening)).table.undoable == ()


@pytest.mark.whole_games
async def test_touria_is_taken_back_step_by_step_to_the_barrier(evening: Evening) -> None:
    await evening.begin("Bruno", game="touria")
    states: list[bytes] = []
    seen = 0

    def long_enough(here: LoadedTable) -> bool:
        nonlocal seen
        undoable, moved = free_of(here), here.table.revision
        if moved != seen:
            seen = moved
            # The positions before each move that can be taken back, and the current one.
            states[:] = (
                [*states[-undoable:], msgspec.json.encode(here.state)]
                if undoable
                else [msgspec.json.encode(here.state)]
            )
        return undoable >= 4

    here = await play_until(evening, long_enough, wild=True, seed=3)
    name = name_at(here, here.table.undoable[-1])
    panel = await evening.hand(name)
    steps = 0
    while has(panel, "take-back"):
        states.pop()
        panel = await evening.turn(name, panel, "take-back")
        assert await state_of(evening) == states[-1]
        steps += 1
    assert steps >= 4
    refused = await evening.forge(name, panel, f"test:1:{verb(panel, 'more').split(':')[2]}:take-back:")
    assert any(words_for(locale)("refused-nothing-to-take-back") in refused for locale in locales())
    await evening.calm()
    await play_out(evening)
    assert await evening.bot.services.tables.archive.verify(1)


async def test_presses_from_before_are_out_of_date(evening: Evening) -> None:
    _, name = await after_own_move(evening, "touria")
    panel = await evening.hand(name)
    button = verb(panel, "take-back")
    await read(await evening.person(name).press(panel, button))
    await evening.calm()
    after = await live(evening)
    late = await evening.forge(name, evening.board(), button)
    assert "↻" in late
    for old in choices(panel):
        answer = await evening.forge(name, evening.board(), f"test:1:{button.split(':')[2]}:pick:{old}")
        assert "↻" in answer
    assert (await live(evening)).table.revision == after.table.revision


async def test_questions_and_notices_follow(evening: Evening) -> None:
    await evening.begin("Bruno", "Chloé", game="towers")
    await evening.calm()
    theirs = await evening.hand("Chloé")
    panel = await evening.hand("Ada")
    panel = await evening.pick("Ada", panel, next(iter(choices(panel))))
    await evening.calm()
    told = [notice.id for notice in evening.notices()]
    assert asked_in(evening) == {mention(evening, name) for name in ("Ada", "Bruno", "Chloé")}
    asked = (await live(evening)).table.asked
    await evening.turn("Ada", panel, "take-back")
    await evening.calm()
    assert [notice.id for notice in evening.notices()] == told, "who took the move back knows it"
    here = await live(evening)
    assert {seat: here.table.asked[seat] for seat in (1, 2)} == {seat: asked[seat] for seat in (1, 2)}
    assert here.table.asked[0].revision == here.table.revision
    assert (await evening.table()).waiting == (0, 1, 2)
    await evening.pick("Chloé", theirs, next(iter(choices(theirs))))
    assert (await live(evening)).table.undoable == (2,), "Chloé was asked the same all the time"


async def test_nobody_gains_time_by_it(evening: Evening) -> None:
    await evening.begin("Bruno", "Chloé", game="towers")
    before = [row.due_at for row in (await live(evening)).table.seats]
    assert all(before), "the table has a clock"
    panel = await evening.hand("Ada")
    for _ in range(3):
        panel = await evening.pick("Ada", panel, next(iter(choices(panel))))
        assert (await live(evening)).table.seats[0].due_at is None
        panel = await evening.turn("Ada", panel, "take-back")
    after = [row.due_at for row in (await live(evening)).table.seats]
    assert after == pytest.approx(before, abs=60)


async def test_others_learn_nothing_of_what_was_taken_back(evening: Evening) -> None:
    await evening.begin("Bruno", "Chloé", game="towers")
    mover = await evening.asked()
    others = [name for name in PEOPLE[:3] if name != mover]
    before = {name: await evening.hand(name) for name in others}
    seen = {name: (panel.alt_texts, choices(panel)) for name, panel in before.items()}
    board = evening.board().alt_texts
    panel = await evening.hand(mover)
    card = next(iter(choices(panel)))
    label = choices(panel)[card]
    panel = await evening.pick(mover, panel, card)
    await evening.calm()
    await evening.turn(mover, panel, "take-back")
    await evening.calm()
    assert evening.board().alt_texts == board
    for name in others:
        panel = await evening.hand(name)
        assert (panel.alt_texts, choices(panel)) == seen[name]
        log = await evening.slash(name, "table log")
        assert label not in log.text
        assert card not in log.text


async def test_taking_back_after_a_restart(evening: Evening) -> None:
    here, name = await after_own_move(evening, "touria")
    panel = await evening.hand(name)
    await evening.restart_bot()
    await evening.turn(name, panel, "take-back")
    assert len((await live(evening)).table.undoable) == len(here.table.undoable) - 1


async def test_there_is_nothing_to_take_back(evening: Evening) -> None:
    await evening.begin("Bruno", game="abraca")
    for name, words in (
        ("Ada", phrase("refused-nothing-to-take-back")),
        ("Bruno", phrase("refused-nothing-to-take-back", "it")),
    ):
        assert words in (await evening.slash(name, "table undo")).text
    assert phrase("refused-not-your-table") in (await evening.slash("Chloé", "table undo")).text
    await evening.slash("Ada", "table new", game="touria")
    await evening.calm()
    assert phrase("refused-not-started") in (await evening.slash("Ada", "table undo", table=2)).text


async def test_by_command(evening: Evening) -> None:
    here, name = await after_own_move(evening, "touria")
    await evening.slash(name, "table undo")
    assert len((await live(evening)).table.undoable) == len(here.table.undoable) - 1


async def test_a_game_under_older_rules_cannot_go_back(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, name = await after_own_move(evening, "touria")
    panel = await evening.hand(name)
    monkeypatch.setattr(here.game, "version", here.game.version + 1, raising=False)
    await live(evening)
    assert not has(await evening.hand(name), "take-back")
    answer = await evening.turn(name, panel, "take-back")
    assert any(words_for(locale)("refused-other-rules") in answer.text for locale in locales())
    assert (await live(evening)).table.status == "playing", "and nothing is halted"


def has_free_moves(game: AnyGame) -> bool:
    """Return whether any move can ever be taken back; in Abraca every declaration reveals something."""
    made = (made for number in range(3) for made in Walk.begin(game, number).go_on())
    return any(not blocks_undo(one.decision, one.events, one.move.chance, one.asked) for one in made)


@pytest.mark.whole_games
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
async def test_the_table_counts_what_the_record_says(evening: Evening, game: AnyGame) -> None:
    """Through the service: random moves, and sometimes whatever can be taken back."""
    people = PEOPLE[: min(max(game.seats[0], 3), game.seats[-1])]
    await evening.begin(*people[1:], game=game.id)
    service = evening.bot.services.tables
    taken = 0
    for moves in range(120):
        here = await live(evening)
        if here.table.status != "playing":
            break
        undoable = all_undoable_moves(game, await record_of(service, here.table.id))
        for seat, row in enumerate(here.table.seats):
            own = free_of(here) if here.table.undoable and here.table.undoable[-1] == seat else 0
            assert undoable[seat] == own
            looked = await service.look(1, row.person)
            assert looked.can_take_back == bool(own)
        if free_of(here) and moves % 4 == 3:
            seat = here.table.undoable[-1]
            person = here.table.seats[seat].person
            assert person is not None
            await act(service, take_back, 1, person, here.table.own_revision(seat))
            taken += 1
            continue
        revision = here.table.revision
        await play_until(evening, lambda now, seen=revision: now.table.revision > seen, wild=True, seed=moves)  # type: ignore[misc]
    assert taken or not has_free_moves(game)
    await play_out(evening)
    assert await service.archive.verify(1)
    assert await service.archive.export(1)


def asked_in(evening: Evening) -> set[str]:
    """Return the mentions in the channel's notices."""
    return {found for notice in evening.notices() for found in re.findall(r"<@\d+>", notice.text)}


def mention(evening: Evening, name: str) -> str:
    return f"<@{evening.person(name).id}>"
