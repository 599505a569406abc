"""How long people take to answer: which answers are recorded, with how many seconds, and how the store reads
them.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from random import Random

import pytest
from msgspec.structs import replace

from bot.database.backend import Address
from bot.database.database import Database
from bot.features.clocks.rules.calendar import Calendar, QuietHours
from bot.features.people.store.members import MemberStore
from bot.features.people.store.personal import PersonalStore
from bot.features.play.rules import moved
from bot.features.statistics.rules import LAST_ANSWERS
from bot.features.statistics.store import StatisticsStore
from bot.table.change import TableChange
from bot.table.rows import MoveRow, Result
from bot.table.store import TableStore
from bot.table.table import SeatRow
from games.engine.play import waiting_for
from games.engine.text import Seat
from games.registry import GAMES
from tests.bot.database.test_store import a_table
from tests.support.databases import open_all
from tests.support.started import Started, started

ADA, BRUNO = 3, 4
DAY, HOUR = 86_400.0, 3_600.0


def asked(table: Started) -> Seat:
    """Return the seat with the question."""
    return waiting_for(table.at.decisions)[0]


def answer(table: Started, seat: Seat, after: float) -> float | None:
    """Let the person in ``seat`` choose their last option after some seconds; return the recorded wait."""
    table.at = replace(table.at, now=table.at.now + after)
    [move] = table.pick(seat, table.at.decisions[seat].options[-1].id).moves
    return move.waited


def to_the_next(table: Started) -> Seat:
    """Let the seat with the question play until another seat has it; return that seat."""
    seat = asked(table)
    while asked(table) == seat:
        answer(table, seat, 1.0)
    return asked(table)


def test_the_first_answer_after_others_is_noted_and_no_further_one() -> None:
    table = started(GAMES["abraca"], (ADA, BRUNO))
    seat = to_the_next(table)
    assert answer(table, seat, HOUR) == HOUR
    if asked(table) == seat:
        assert answer(table, seat, 5.0) is None, "its person is still there"


def test_nights_of_the_server_do_not_count() -> None:
    nights = Calendar(QuietHours(22 * 60, 8 * 60, "UTC"))
    table = started(GAMES["abraca"], (ADA, BRUNO), calendar=nights)
    table.at = replace(table.at, now=12 * HOUR)
    seat = to_the_next(table)
    assert answer(table, seat, DAY) == pytest.approx(DAY - 10 * HOUR)


def test_nobody_waits_for_somebody_alone() -> None:
    table = started(GAMES["abraca"], (ADA, BRUNO))
    seats = [
        replace(row, person=None, member=None) if row.person == BRUNO else row for row in table.at.table.seats
    ]
    table.at = replace(table.at, table=replace(table.at.table, seats=seats))
    seat = next(seat for seat, row in enumerate(seats) if row.person == ADA)
    while asked(table) != seat:
        other = asked(table)
        table.take(moved(table.at, other, (table.at.decisions[other].options[-1].id,)))
    assert answer(table, seat, HOUR) is None


def test_a_computer_answers_for_nobody() -> None:
    table = started(GAMES["abraca"], (ADA, BRUNO))
    seat = to_the_next(table)
    table.at = replace(table.at, now=table.at.now + HOUR)
    step = moved(table.at, seat, (table.at.decisions[seat].options[-1].id,))
    assert [move.waited for move in table.take(step).moves] == [None]


@pytest.mark.parametrize("pace", ["quick", "strict"])
@pytest.mark.parametrize("game", ["saga", "touria"])
def test_secret_answers_and_preferences_are_never_noted(game: str, pace: str) -> None:
    """The time of a secret answer would reveal whether the person was there or the bot answered for them."""
    table = started(GAMES[game], (ADA, BRUNO, 5))
    table.at = replace(table.at, table=replace(table.at.table, pace=pace))
    chance, secret, public = Random(5), set[float | None](), set[float | None]()
    for _ in range(400):
        if not table.at.decisions:
            break
        seat = chance.choice(list(table.at.decisions))
        decision = table.at.decisions[seat]
        least = max(1, decision.minimum)
        choice = [option.id for option in chance.sample(list(decision.options), least)]
        if not decision.allows(choice):
            continue
        table.at = replace(table.at, now=table.at.now + HOUR)
        [move] = table.pick(seat, *choice).moves
        (secret if decision.discreet or decision.sets_preference(move.choice) else public).add(move.waited)
    assert secret == {None}
    assert public > {None}, "others were noted"


class Book:
    """The stores of one database, in which Ada and Bruno have played."""

    def __init__(self, database: Database) -> None:
        self.database, self.tables = database, TableStore(database)
        self.statistics, self.personal = StatisticsStore(database), PersonalStore(database)
        self.members = MemberStore(database)

    async def game(
        self, waits: list[float | None], at: float, *, status: str = "over", **more: object
    ) -> int:
        """Store a game with Ada's moves, this many seconds apart."""
        ada = await self.members.meet(1, ADA, "Ada")
        bruno = await self.members.meet(1, BRUNO, "Bruno")
        rows = [SeatRow(BRUNO, bruno, 2), SeatRow(ADA, ada, 1), SeatRow(None, None, 3, strength="master")]
        number = await self.tables.insert(a_table(seats=rows, **more), [])
        assert number is not None
        row = a_table(id=number, seats=rows, **more)
        moves = tuple(
            MoveRow(1, ("x",), (), at + step * DAY, ada, waited=wait) for step, wait in enumerate(waits)
        )
        results = (Result(0, BRUNO, 2, 3, bruno), Result(1, ADA, 1, 7, ada), Result(2, None, 3, 0))
        over = replace(row, status=status, changed_at=at)  # type: ignore[arg-type]
        change = TableChange(over, row, moves=moves, results=results if status == "over" else ())
        await self.tables.write(change)
        return number


@pytest.fixture
async def book(address: Address) -> AsyncIterator[Book]:
    database = await open_all(address)
    yield Book(database)
    await database.close()


async def test_only_finished_games_are_read(book: Book) -> None:
    await book.game([60.0, None, 120.0], 10 * DAY)
    await book.game([7.0], 20 * DAY, status="playing")
    assert sorted(await book.statistics.waits(1, ADA)) == [60.0, 120.0]
    assert sorted(await book.statistics.quarters(1, ADA)) == [10 * 96, 12 * 96]
    assert await book.statistics.waits(2, ADA) == [], "another server"
    assert await book.statistics.waits(1, BRUNO) == []


async def test_the_last_answers_are_read(book: Book) -> None:
    await book.game([float(number) for number in range(LAST_ANSWERS + 5)], 0.0)
    assert min(await book.statistics.waits(1, ADA)) == 5.0
    assert len(await book.statistics.waits(1, ADA)) == LAST_ANSWERS
    assert len(await book.statistics.quarters(1, ADA)) == LAST_ANSWERS + 5


async def test_a_game_is_read_with_everybody_in_it(book: Book) -> None:
    later = await book.game([], 20 * DAY, hints="all", options={"x": True})
    earlier = await book.game([], 10 * DAY)
    first, second = await book.statistics.played(1, ADA)
    assert (first.table, second.table) == (earlier, later)
    assert (second.seat, second.ranks, second.is_won, second.people) == (1, (2, 1, 3), True, 2)
    assert (first.is_rated, second.is_rated, second.masters) == (True, False, True)
    assert second.options == {"x": True}
    assert [one.is_won for one in await book.statistics.played(1, BRUNO)] == [False, False]
    assert await book.statistics.played(2, ADA) == []


async def test_waits_are_exported_and_forgotten(book: Book) -> None:
    await book.game([60.0, None], 10 * DAY)
    assert [turn["waited"] for turn in (await book.personal.everything(ADA))["turns"]] == [60.0]
    await book.personal.forget(ADA)
    assert await book.statistics.waits(1, ADA) == []
    assert await book.statistics.played(1, ADA) == []
    [left] = await book.statistics.played(1, BRUNO)
    assert left.people == 2, "they still count as somebody who played"
