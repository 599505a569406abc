"""Started tables, made with pure functions only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.features.actions import ACTIONS
from bot.features.archive.rules import seed_of_table
from bot.features.clocks.rules.calendar import Calendar
from bot.features.lobby.rules.beginning import begun
from bot.features.lobby.rules.lobby import NewTable, opened
from bot.features.notices.rules.standing_notices import Listeners
from bot.features.play.rules import Pick
from bot.table.actor import Actor
from bot.table.change import TableChange
from bot.table.consequences import consequences
from bot.table.situation import Situation, TableStep
from games.engine.chance import NamedStreams
from games.engine.decision import Choice
from games.engine.game import AnyGame
from games.engine.record import Move, Record
from games.engine.text import Seat


class Started(Struct):
    """A table in memory, with the game record that the database would hold."""

    at: Situation
    record: Record

    def take(self, step: TableStep) -> TableChange:
        """Apply ``step``, as the service would."""
        change = consequences(self.at, step, Listeners())
        self.at = replace(self.at, table=change.table, state=step.state)
        kept = self.record.moves if change.kept_moves is None else self.record.moves[: change.kept_moves]
        made = (Move(move.seat, move.choice, move.chance) for move in change.moves)
        self.record = replace(self.record, moves=(*kept, *made))
        return change

    def act(self, name: str, seat: Seat, argument: Any) -> TableChange:
        """Let the person in ``seat`` do an action."""
        action = ACTIONS[name]
        at = replace(self.at, record=self.record) if "record" in action.needs else self.at
        person = self.at.table.seats[seat].person or 0
        return self.take(action.change(at, Actor(person, "P", member=person), argument))

    def pick(self, seat: Seat, *choice: str) -> TableChange:
        """Let the person in ``seat`` answer their question."""
        return self.act("pick", seat, Pick(self.at.table.own_revision(seat), Choice(choice)))


def lobby(
    game: AnyGame,
    people: Sequence[int],
    *,
    clock: str = "none",
    options: Mapping[str, bool | str] | None = None,
    secret: bytes = bytes(32),
    calendar: Calendar | None = None,
) -> Situation:
    """Return a table in its lobby with ``people`` in the seats; the first one is its host."""
    new = NewTable(1, 2, game.id, "en", people[0], "P", 10, clock=clock, options=dict(options or {}))
    table, _ = opened(replace(new, member=people[0]), game, secret, 0.0)
    calendars: dict[int | None, Calendar] = dict.fromkeys(people, calendar or Calendar())
    at = Situation(replace(table, id=1), game, None, 0.0, calendars=calendars)
    for person in people[1:]:
        step = ACTIONS["join"].change(at, Actor(person, "P", member=person), None)
        at = replace(at, table=step.table)
    return at


def started(game: AnyGame, people: Sequence[int], **how: Any) -> Started:
    """Return a table that ``people`` have just started; ``how`` is passed to ``lobby``."""
    at = lobby(game, people, **how)
    step = ACTIONS["start"].change(at, Actor(people[0], "P", interaction=1), None)
    stream = NamedStreams(seed_of_table(step.table))
    game.setup(len(step.table.seats), game.options_type(**step.table.options), stream)
    table = Started(at, begun(step.table, stream))
    table.take(step)
    return table
