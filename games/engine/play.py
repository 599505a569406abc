"""Making checked moves, and playing whole games with computer players."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from games.engine.chance import Chance, NamedChance
from games.engine.decision import Choice, Decision
from games.engine.event import Event
from games.engine.game import AnyGame, Player, Refused
from games.engine.text import Seat, Text

NOT_IN_FORM = Text("refused-form-part")
"""The refusal of answers that the form doesn't offer."""


def play(game: AnyGame, state: Any, seat: Seat, choice: Choice, chance: NamedChance) -> list[Event]:
    """Apply ``choice`` of ``seat`` to ``state`` in place and return the resulting events.

    Lifting the veil of a seat is a move of that seat that only the clock may make.

    :raises Refused: the choice is not offered to this seat now; nothing has changed.
    :raises InvalidState: the state failed its check after the move; the caller discards the state.
    """
    decision = game.decision(state, seat)
    if decision is None or not (decision.allows(choice) or decision.lifts(choice)):
        raise Refused(game.refusal(state, seat, choice))
    events = game.apply(state, seat, choice, chance)
    game.check(state)
    return events


def moves_of(game: AnyGame, state: Any, seat: Seat, filled: Mapping[str, Sequence[str]]) -> Sequence[Choice]:
    """Return the moves that the form of ``seat`` stands for if it's ``filled`` in, by part; at least one.

    :raises Refused: there's no form, it doesn't offer that, or its parts don't fit together.
    """
    form = game.form(state, seat)
    if form is None or not filled.keys() <= form.parts.keys():
        raise Refused(NOT_IN_FORM)
    picked = {name: part.in_order(filled.get(name, ())) for name, part in form.parts.items()}
    for name, part in form.parts.items():
        if len(picked[name]) != len(filled.get(name, ())) or not part.allows(picked[name]):
            raise Refused(NOT_IN_FORM)
    return game.filled(state, seat, picked)


def waiting_for(decisions: Mapping[Seat, Decision]) -> list[Seat]:
    """Return the seats that still owe an answer, in seat order."""
    return sorted(seat for seat, decision in decisions.items() if decision.given is None)


def seen_waiting(decisions: Mapping[Seat, Decision]) -> list[Seat]:
    """Return the seats that publicly owe an answer; discreet questions reveal no seat."""
    return [seat for seat in waiting_for(decisions) if not decisions[seat].discreet]


def held_back(decisions: Mapping[Seat, Decision]) -> list[tuple[Seat, Choice]]:
    """Return the moves that lift veils, in seat order; they're made once every seat has answered."""
    veils = ((seat, decisions[seat].veil) for seat in sorted(decisions))
    return [(seat, veil.choice) for seat, veil in veils if veil is not None]


def next_move(
    decisions: Mapping[Seat, Decision], choose: Callable[[Seat, Decision], Choice]
) -> tuple[Seat, Choice]:
    """Return the next move of a running game without clocks.

    It's the answer that ``choose`` gives for the first seat that owes one; if none does, a veil is lifted.
    """
    for seat in waiting_for(decisions):
        return seat, choose(seat, decisions[seat])
    return held_back(decisions)[0]


def play_out(
    game: AnyGame, state: Any, players: Mapping[Seat, Player[Any]], chance: Chance, limit: int = 100_000
) -> int:
    """Play ``state`` to its end, each seat by its player, and return the number of moves made.

    :raises RuntimeError: the game did not end within ``limit`` moves.
    """
    for moves in range(limit):
        decisions = game.decisions(state)
        if not decisions:
            return moves

        def choose(seat: Seat, decision: Decision) -> Choice:
            return players[seat].choose(game.view(state, seat), decision, chance)

        play(game, state, *next_move(decisions, choose), chance)
    raise RuntimeError(f"{game.id} did not end within {limit} moves")
