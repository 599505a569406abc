"""Two tables that a viewer can't tell apart, and everything that the viewer sees of each on Discord."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from msgspec import Struct, field
from msgspec.structs import replace

from bot.features.board.panel import public_panel
from bot.features.board.rules.board_pause import asked_on, shown_by
from bot.features.clocks.rules.due import deadlines_due
from bot.features.finding.panel import table_list
from bot.features.notices.panel import letter, mention
from bot.features.notices.rules.notice import Notice
from bot.features.notices.rules.standing_notices import Listeners, standing_notices
from bot.features.play.panel.hand import hand
from bot.features.play.panel.menu import menu
from bot.features.play.rules import Pick, answer_due, move
from bot.features.replay import service as replays
from bot.features.replay.panel import replay
from bot.features.replay.service import ReplayedGame, _frame
from bot.features.sharing.rules import key_moments
from bot.features.sharing.service.shown import shots
from bot.table.actor import Actor
from bot.table.change import TableChange
from bot.table.perspective import Perspective, perspective, with_times
from bot.table.questions import as_decided
from bot.table.rows import Deadline
from games.engine import record as records
from games.engine import steps
from games.engine.chance import RandomStream
from games.engine.decision import Choice, Decision
from games.engine.event import Event
from games.engine.game import SPECTATOR
from games.engine.play import seen_waiting
from games.engine.snapshot import snapshot_of
from games.engine.text import Seat, Typed
from games.engine.walks import any_choice
from render.content import content_of
from render.registry import PAINTERS
from render.words import words_for
from tests.protocol.test_secrecy import would_show
from tests.support.started import Started

PEOPLE = {5: Typed("Ada"), 6: Typed("Bruno"), 7: Typed("Chloé"), 8: Typed("Dev")}
PAUSE, DELAY = 5.0, 15.0
_SHOTS = 4
"""The number of pictures in a film of the game so far."""


def pauses(world: World) -> dict[Seat, tuple[str, float]]:
    """Return the seats that wait for a randomly drawn time, with what is waiting there, and for how many
    seconds.
    """
    at = world.table.at
    due = {one.seat: one.due_at - at.table.changed_at for one in deadlines_due(at)}
    found = {}
    for seat, seconds in due.items():
        decision = at.decisions[seat]
        if decision.given is not None:
            found[seat] = "veil", seconds
        elif decision.standing is not None:
            found[seat] = decision.standing.pause, seconds
    return found


class World(Struct):
    """A table from a certain moment on: its game was then in the state ``start``; ``told`` holds the events
    since.

    ``asked``: the seats that the posted board names. The board has been outdated since ``behind_since``.
    """

    table: Started
    start: Any
    asked: frozenset[Seat]
    behind_since: float
    told: list[Event] = field(default_factory=list)

    def take(self, change: TableChange) -> TableChange:
        """Record the events of ``change``."""
        self.told += change.events
        return change

    def press(self, seat: Seat, choice: Choice) -> TableChange:
        """Let the person at ``seat`` choose."""
        at = self.table.at
        actor = Actor(at.table.seats[seat].person or 0, "P", member=at.table.seats[seat].member)
        return self.take(self.table.take(move.change(at, actor, Pick(at.table.own_revision(seat), choice))))

    def let_clock_answer(self, seat: Seat) -> TableChange:
        """Let ``seat`` give its standing answer, or lift its veil."""
        at = self.table.at
        step = answer_due(at, Deadline(1, seat, at.table.asked[seat].revision, at.now))
        assert step is not None
        return self.take(self.table.take(step))

    def pass_time(self, seconds: float) -> None:
        """Let time pass, and update the board if that is due."""
        self.table.at = at = replace(self.table.at, now=self.table.at.now + seconds)
        if at.table.published_revision == at.table.revision:
            return
        if self.board_due() <= at.now:
            shown = replace(at.table, published_revision=at.table.revision)
            self.table.at = replace(at, table=shown)
            self.asked = asked_on(self.seen_by(None))

    def board_due(self) -> float:
        """Return when the outdated board is updated."""
        at = self.table.at
        return shown_by(at.table, self.asked, self.behind_since, PAUSE)

    def seen_by(self, viewer: Seat | None) -> Perspective:
        """Return the perspective of ``viewer``."""
        at = self.table.at
        seen = perspective(at.table, at.game, at.state, self.told[-5:], viewer, names=PEOPLE)
        return with_times(seen, at)

    def known_to(self, viewer: Seat | None, events: tuple[Event, ...]) -> Any:
        """Return everything that the game itself tells ``viewer``; if it differs, they may tell the worlds
        apart.
        """
        at = self.table.at
        decisions = at.decisions
        return (
            at.game.view(at.state, viewer),
            sorted(decisions),
            seen_waiting(decisions),
            None if viewer is None else decisions.get(viewer),
            at.game.outcome(at.state),
            [event for event in events if event.visible_to(viewer)],
        )


def two_worlds(table: Started, viewer: Seat | None, chance: RandomStream) -> tuple[World, World]:
    """Return ``table`` as it is, and as it could be for all that ``viewer`` knows, with another shuffle."""
    at = replace(table.at, table=replace(table.at.table, published_revision=table.at.table.revision))
    other = at.game.determinize(at.state, viewer, chance)
    secret = bytes(chance.below(256) for _ in range(32))
    there = replace(at.table, secret=secret, snapshot=snapshot_of(at.game, other))
    decisions = at.game.decisions(other)
    asked = {seat: as_decided(question, decisions[seat]) for seat, question in there.asked.items()}
    there = replace(there, asked=asked)
    worlds = []
    for row, state in ((at.table, at.state), (there, other)):
        begun = Started(replace(at, table=row, state=state), replace(table.record, moves=()))
        world = World(begun, at.game.copy(state), frozenset(), row.changed_at)
        world.asked = asked_on(world.seen_by(None))
        worlds.append(world)
    return worlds[0], worlds[1]


@contextmanager
def begins_with(start: Any) -> Iterator[None]:
    """Start records from a state in the middle of a game instead of from its setup."""
    with pytest.MonkeyPatch.context() as patch:
        for module in (records, steps, replays):
            patch.setattr(module, "set_up", lambda game, _: game.copy(start))
        yield


async def surface(world: World, viewer: Seat | None) -> dict[str, Any]:
    """Return everything that ``viewer`` sees of the table on Discord, and when, including what buttons
    carry.
    """
    table, game, english = world.table.at.table, world.table.at.game, words_for("en")
    painter = PAINTERS[game.id]
    public = world.seen_by(None)
    seen: dict[str, Any] = {
        "board": await would_show(public_panel(public, game, painter, english)),
        "changed": table.changed_at,
        "shown": table.published_revision == table.revision or world.board_due(),
        "taking back": table.undoable,
        "proposing": [world.seen_by(seat).moves_to_propose for seat in range(len(table.seats))],
        "tables": await would_show(table_list([world.seen_by(SPECTATOR)], english)),
        "more": await would_show(menu(world.seen_by(SPECTATOR), Actor(99, "Mira"), english)),
    }
    with begins_with(world.start):
        replayed = ReplayedGame(game, world.table.record, everything=False)
        replayed.play_at_once()
        frame = _frame(replayed, 10_000, None)
        seen["replay"] = frame.last, await would_show(replay(public, frame, painter, english))
        moments = key_moments(game, replayed.steps, replayed.outline, _SHOTS)
        seen["film"] = [
            (shot.caption, shot.picture.alt, content_of(shot.picture.draw))
            for shot in shots(replayed, public.occupants, moments, painter, english)
        ]
    together = defaultdict(list)
    everybody = Listeners(early=tuple(PEOPLE), delay=DELAY)
    for key, notice in standing_notices(world.table.at, everybody).items():
        told = Notice(1, 1, key.revision or 0, key.seat, key.kind, key.person, notice.due_at, "due")
        together[key.kind, notice.due_at].append(told)
    seen["mentions"] = [
        (when, await would_show(mention(public, told[0], [one.person for one in told], painter, english)))
        for when, told in together.items()
    ]
    if viewer is not None:
        own = world.seen_by(viewer)
        seen["hand"] = await would_show(hand(own, painter, english))
        seen["own tables"] = await would_show(table_list([own], english))
        letters = [one for told in together.values() for one in told if one.seat == viewer]
        seen["letters"] = [await would_show(letter(own, one, painter, english)) for one in letters]
    return seen


async def compare(
    worlds: tuple[World, World], viewer: Seat | None, chance: RandomStream, moves: int, met: Counter[str]
) -> None:
    """Press the same in both ``worlds``, and compare everything that ``viewer`` sees of them.

    ``met`` counts what was compared, so that a test can assert that anything was.

    The comparison ends when the game itself tells the viewer which world it is. If a secret answer is
    impossible in the other world, another one is given there; and sometimes a secret answer is left out
    there.
    """
    one, other = worlds
    for _ in range(moves):
        if one.table.at.table.status == "over":
            return  # the secret of the shuffle is published now
        first, second = [await surface(world, viewer) for world in worlds]
        for part, shown in first.items():
            assert shown == second[part], f"{viewer} can tell by: {part}"
        _count(worlds, viewer, met)
        asked = one.table.at.decisions
        if not asked:
            return
        seat = chance.pick(sorted(asked))
        events = _pressed(worlds, seat, viewer, chance)
        if events is None:
            continue
        if events == "unlike":
            return
        if events == "left out":
            met["left out in one world"] += 1
        else:
            if one.known_to(viewer, events[0]) != other.known_to(viewer, events[1]):
                met["told apart by the game"] += 1
                return
            met["pressed"] += 1
        passed = chance.pick((1.0, 4.0, 30.0, 7200.0))
        for world in worlds:
            if world.table.at.table.published_revision < world.table.at.table.revision:
                world.behind_since = max(world.behind_since, world.table.at.table.changed_at)
            world.pass_time(passed)


def _pressed(worlds: tuple[World, World], seat: Seat, viewer: Seat | None, chance: RandomStream) -> Any:
    """Let ``seat`` answer in both worlds; return the events in each, or why nothing was compared."""
    one, other = worlds
    here, there = (world.table.at.decisions[seat] for world in worlds)
    game, state = one.table.at.game, one.table.at.state
    if here.by_clock is not None and (here.given is not None or here.standing is not None):
        before, change = one.table.at.table.changed_at, one.let_clock_answer(seat)
        told = change.events
        if seat != viewer and _is_unseen(change, before, one) and chance.below(3) == 0:
            return "left out"
        if there.by_clock is not None and (there.given is None) == (here.given is None):
            return told, other.let_clock_answer(seat).events
        return (
            (told, other.press(seat, any_choice(there, chance)).events) if there.given is None else "unlike"
        )
    if here.given is not None and not here.discreet and chance.below(4):
        return None  # people rarely change an answer that they have given
    is_thoughtful = here.given is None and chance.below(3) > 0
    choice = (
        game.computer_player.choose(game.view(state, seat), here, chance)
        if is_thoughtful
        else any_choice(here, chance)
    )
    if seat == viewer and not there.allows(choice):
        return "unlike"
    before = one.table.at.table.changed_at
    change = one.press(seat, choice)
    is_kept = seat != viewer and _is_kept(here, one.table.at.decisions.get(seat), choice)
    if not is_kept and not there.allows(choice):
        return "unlike"
    if seat != viewer and _is_unseen(change, before, one) and chance.below(3) == 0:
        return "left out"
    answered = choice if there.allows(choice) else any_choice(there, chance)
    return change.events, other.press(seat, answered).events


def _is_unseen(change: TableChange, before: float, world: World) -> bool:
    """Return whether nobody else can see that anything has happened since ``before``."""
    return change.table.changed_at == before < world.table.at.now and not change.events


def _is_kept(asked: Decision, after: Decision | None, choice: Choice) -> bool:
    """Return whether others never learn that the answer is ``choice``, or only after all have answered."""
    return asked.discreet or (after is not None and after.given == choice)


def _count(worlds: tuple[World, World], viewer: Seat | None, met: Counter[str]) -> None:
    one, other = worlds
    game = one.table.at.game
    met["surfaces"] += 1
    asked = [world.table.at.decisions for world in worlds]
    met["secret questions"] += any(decision.discreet for decision in asked[0].values())
    met["secret questions that differ"] += any(
        decision.discreet and decision != asked[1].get(seat) for seat, decision in asked[0].items()
    )
    met["hidden hands that differ"] += any(
        game.view(one.table.at.state, seat) != game.view(other.table.at.state, seat)
        for seat in range(len(one.table.at.table.seats))
        if seat != viewer
    )
