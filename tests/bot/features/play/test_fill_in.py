"""A form makes its moves as if they were made one by one, but none after something was revealed."""

from __future__ import annotations

import msgspec
import pytest

from bot.features.play.rules import moved
from bot.table.action import Request
from games.engine.chance import RandomStream
from games.engine.game import AnyGame, Refused
from games.engine.play import held_back, moves_of, waiting_for
from games.engine.player import RandomPlayer
from games.engine.record import verify
from games.registry import GAMES
from tests.support.started import Started, started

PLAYER = RandomPlayer()


@pytest.mark.parametrize(("game_id", "games"), [("towers", 3), ("saga", 4), ("touria", 2)])
def test_a_form_does_what_its_moves_do_one_by_one(game_id: str, games: int) -> None:
    game, made, revealed = GAMES[game_id], 0, 0
    for number in range(games):
        table, chance = started(game, [5, 6], secret=bytes([number]) * 32), RandomStream(bytes([number]))
        while table.at.table.status == "playing":
            waiting = waiting_for(table.at.decisions)
            if not waiting:
                table.take(moved(table.at, *held_back(table.at.decisions)[0]))
                continue
            seat = waiting[0]
            form = game.form(table.at.state, seat)
            if form is not None:
                picked = {name: PLAYER.choose(None, part, chance) for name, part in form.parts.items()}
                count, reason = filled_in(table, game, seat, picked)
                made, revealed = made + (count > 1), revealed + (reason == "refused-form-reveals")
            if waiting_for(table.at.decisions)[:1] == [seat]:
                table.pick(seat, *PLAYER.choose(None, table.at.decisions[seat], chance))
        verify(game, table.record)
    assert made > 3 or game_id == "towers"
    assert revealed > 3 or game_id != "touria"


def filled_in(
    table: Started, game: AnyGame, seat: int, picked: dict[str, tuple[str, ...]]
) -> tuple[int, str | None]:
    """Let ``seat`` fill in its form; return the number of moves made, or why none were."""
    alone = msgspec.structs.replace(table)
    request = Request(table.at.table.own_revision(seat), values=picked)
    try:
        change = table.act("fill-in", seat, request)
    except Refused as refusal:
        assert table.at is alone.at, "nothing has changed"
        return 0, refusal.text.key
    moves = moves_of(game, alone.at.state, seat, picked)
    assert [move.choice for move in change.moves] == list(moves)
    assert table.at.table.revision == alone.at.table.revision + 1
    for number, choice in enumerate(moves, 1):
        alone.pick(seat, *choice)
        if number < len(moves):
            assert alone.at.table.undoable, "what isn't the last move can be taken back"
    assert table.at.table.undoable == alone.at.table.undoable
    assert table.at.table.drawn == alone.at.table.drawn
    assert msgspec.json.encode(table.at.state) == msgspec.json.encode(alone.at.state)
    return len(moves), None
