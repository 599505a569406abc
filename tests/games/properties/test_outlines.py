"""Replays of every offered game in turns and rounds: nothing is left out or shown too early."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise

import pytest

from games.engine.event import Event
from games.engine.outline import Outline, Turn, outline
from games.engine.record import Record
from games.engine.steps import Step, every_step, public_steps
from games.engine.storyline import Storyline, folded
from games.engine.text import SeatName, Text
from games.engine.walks import Walk
from games.registry import GAMES
from tests.support.features import STORIES, SUMMARIES

WALKS = 6
"""Whole games of each game: every number of seats, played well and badly, with random options."""
FEWEST = 3
"""A game whose storyline names a chapter has at least this many in one of the walks."""


@cache
def record(name: str, number: int) -> Record:
    walk = Walk.begin(GAMES[name], number)
    for _ in walk.go_on():
        pass
    return walk.record()


def shown(name: str, number: int, *, everything: bool) -> tuple[list[Step], Outline]:
    steps = (every_step if everything else public_steps)(GAMES[name], record(name, number))
    return steps, outline(steps, GAMES[name].storyline)


ANY_GAME = pytest.mark.parametrize(
    ("name", "number", "everything"),
    [
        (name, number, everything)
        for name in STORIES
        for number in range(WALKS)
        for everything in (True, False)
    ],
)


@ANY_GAME
def test_every_step_is_in_one_turn_and_all_are_reached(name: str, number: int, everything: bool) -> None:
    steps, story = shown(name, number, everything=everything)
    turns = story.turns
    assert [step for turn in turns for step in range(turn.first, turn.last + 1)] == list(range(len(steps)))
    for step in range(len(steps)):
        assert turns[story.at(step)].first <= step <= turns[story.at(step)].last
    stops = [turn.last for turn in turns]
    assert pressed(story.turn_on, stops[0]) == stops
    assert pressed(story.turn_back, stops[-1]) == stops[::-1]
    for turn, after in pairwise(turns):
        for step in range(after.first, after.last):
            assert (story.turn_back(step), story.turn_on(step)) == (turn.last, after.last)


@ANY_GAME
def test_every_event_is_told_once_in_its_order(name: str, number: int, everything: bool) -> None:
    steps, story = shown(name, number, everything=everything)
    happened = [(at, event) for at, step in enumerate(steps) for event in step.events]
    assert [one for turn in story.turns for one in turn.told] == happened
    public = [event for _, event in happened if event.visible_to(None)]
    lines = folded(public, GAMES[name].storyline)
    told = [line for turn in story.turns for line in read(turn, GAMES[name].storyline)]
    assert told == lines, "the lines of the turns are those of the log"
    for turn in story.turns:
        assert turn.is_moment == any(line.is_moment for line in read(turn, GAMES[name].storyline))


@ANY_GAME
def test_nobody_reads_what_is_not_theirs_or_has_not_happened_yet(
    name: str, number: int, everything: bool
) -> None:
    steps, story = shown(name, number, everything=everything)
    whispered = 0
    past: set[int] = set()
    for step, one in enumerate(steps):
        turn = story.turns[story.at(step)]
        past |= {id(event) for event in one.events}
        for eyes in (None, -1, 0, 1):
            read_now = turn.readable(step, eyes)
            assert all(event.visible_to(eyes) for event in read_now)
            assert {id(event) for event in read_now} <= past
        whispered += any(event.audience is not None for event in turn.readable(step, 0))
    told = [event.audience for one in steps for event in one.events]
    assert bool(whispered) == any(seats is not None and 0 in seats for seats in told)


@pytest.mark.parametrize("name", STORIES)
def test_what_nobody_else_was_told_changes_no_page(name: str) -> None:
    steps, story = shown(name, 0, everything=False)
    whisper = Event(Text(f"{name}-event-whisper", {"player": SeatName(0)}), audience=(0,))
    told = [Step(one.moves, (whisper, *one.events, whisper)) for one in steps]
    assert pages(outline(told, GAMES[name].storyline)) == pages(story)


@ANY_GAME
def test_rounds_are_turned_like_turns(name: str, number: int, everything: bool) -> None:
    _, story = shown(name, number, everything=everything)
    numbers = [turn.chapter for turn in story.turns]
    assert numbers == sorted(numbers)
    assert sorted(set(numbers)) == list(range(1, numbers[-1] + 1)), "none is missing"
    first = {chapter: story.turns[numbers.index(chapter)].last for chapter in set(numbers)}
    begins = [first[chapter] for chapter in sorted(first)]
    on = pressed(story.chapter_on, 0)
    assert on == [*begins, story.turns[-1].last][: len(on)]
    assert on[-1] == story.turns[-1].last
    assert pressed(story.chapter_back, story.turns[-1].last)[::-1] == on


@pytest.mark.parametrize("name", STORIES)
def test_a_game_has_rounds_and_a_turn_is_a_page(name: str) -> None:
    most = 0
    for number in range(WALKS):
        steps, story = shown(name, number, everything=True)
        most = max(most, story.turns[-1].chapter)
        assert len(story.turns) <= len(steps)
        if name in SUMMARIES:
            assert any(turn.first < turn.last for turn in story.turns), "several moves make a turn"
    if chapter := GAMES[name].storyline.chapter:
        assert most >= FEWEST, f"`breaks` of {name}'s Storyline begin no chapter: do they have a {chapter}?"


def test_what_only_ends_a_turn_is_its_last_step_and_what_begins_with_it_is_told_with_the_next() -> None:
    story = Storyline(
        game="quoits",
        moments=frozenset(["quoits-event-won"]),
        turns=frozenset(["quoits-event-throw"]),
        breaks=frozenset(["quoits-event-turn"]),
        chapter="round",
    )

    def told(name: str, seat: int) -> Event:
        return Event(Text(f"quoits-event-{name}", {"player": SeatName(seat)}))

    quiet = Step(9, ())
    steps = [
        Step(0),
        Step(1, (told("throw", 0),)),
        quiet,
        Step(3, (told("throw", 0), told("won", 0))),
        Step(4, (told("turn", 1),)),
        quiet,
        Step(6, (told("throw", 1),)),
    ]
    turns = outline(steps, story).turns
    assert [(turn.first, turn.last) for turn in turns] == [(0, 0), (1, 4), (5, 6)]
    assert [[event.text.key.rpartition("-")[2] for _, event in turn.told] for turn in turns] == [
        [],
        ["throw", "throw", "won"],
        ["turn", "throw"],
    ]
    assert [turn.is_moment for turn in turns] == [False, True, False]


def test_a_game_without_a_story_has_a_turn_for_each_event() -> None:
    steps = [Step(number, (Event(Text("duel-event", {"number": number})),)) for number in range(1, 4)]
    assert pages(outline([Step(0), *steps], Storyline())) == [(at, at, 1) for at in range(4)]
    assert outline([Step(0)], Storyline()).turns == (Turn(0, 0),)


def test_a_game_of_which_nobody_else_was_told_yet_is_all_set_up() -> None:
    whisper = Event(Text("duel-event", {}), audience=(0,))
    turns = outline([Step(0, (whisper,)), Step(1, (whisper,))], Storyline()).turns
    assert turns == (Turn(0, 1, told=((0, whisper), (1, whisper))),)


def read(turn: Turn, storyline: Storyline) -> Sequence[object]:
    return folded(turn.readable(turn.last, None), storyline)


def pages(story: Outline) -> list[tuple[int, int, int]]:
    return [(turn.first, turn.last, turn.chapter) for turn in story.turns]


def pressed(button: object, start: int) -> list[int]:
    """Return where pressing from ``start`` until nothing changes ends up."""
    assert callable(button)
    been = [start]
    while (there := button(been[-1])) != been[-1]:
        been.append(there)
    return been
