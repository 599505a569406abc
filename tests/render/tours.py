"""Tours: games in which everything is used, everything seen is drawn, and every text is worded.

A tour walks through a game many times, with each number of seats and with random options. Some seats have
players that take anything allowed, some the game's own computer player, some curious ones. Words are strict:
an error in wording or drawing stops the tour, with a note that names the place.
"""

from __future__ import annotations

import importlib
import itertools
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from importlib.util import find_spec
from typing import Any, TypeAlias, cast

import msgspec
from msgspec import Struct

from games.engine.decision import Choice, Decision
from games.engine.game import SPECTATOR, AnyGame
from games.engine.play import held_back, waiting_for
from games.engine.player import RandomPlayer
from games.engine.text import Seat, Text
from games.engine.walks import Made, Walk
from games.registry import GAMES
from render.picture import AnyPainter, Picture
from render.positions import HARD_NAMES, PLAIN_NAMES, occupants
from render.registry import PAINTERS
from render.seats import SeatOccupant, seat_names
from render.words import Words, locales, words_for
from tests.support.languages import measured

NAMES: tuple[tuple[str | None, ...], ...] = (PLAIN_NAMES, HARD_NAMES, (None,) * len(PLAIN_NAMES))
"""The players' names, alternating from walk to walk; ``None`` means a computer player."""

_OF_A_SORT = 3
"""The first positions of each sort, in which everybody looks at the table."""

_OFTEN = 10
"""After this many tries an option no longer counts as new to curious players."""

_CASTS = ("curious", "curious random", "random", "curious computer", "computer")
"""The players for each walk, in seat order, repeated all around."""

_QUIET = 2 * len(NAMES) * len(_CASTS)
"""Walks in a row without anything new after which a complete tour ends: all casts have then played twice with
each kind of names. The rarest sight comes 22 walks after the one before it.
"""

_SAID = ("prompt", "option", "do", "hint", "event", "reason")
"""Kinds of messages that only the game itself uses; all of them must be worded."""

_ROLES: dict[Seat | None, str] = {None: "public", SPECTATOR: "watcher"}
"""Viewers without a seat. Seated viewers differ by whether they have a question or wait."""

ENDED_TWICE = re.compile(r"[.!?…]\.")
"""Two marks at the end of a sentence, because a whole sentence is at the end of another one."""

ANYWHERE = "*"
"""The path of everything inside a collection."""

Leaf: TypeAlias = tuple[str, object]


@dataclass(frozen=True)
class Course:
    """The contents of a module ``tests/render/<game>/tour.py``: what a tour of its game has to reach.

    It takes up to ``walks`` walks of up to ``moves`` moves each. ``ids`` are the ids of all options after
    ``reduce``, which merges those whose differences don't matter. ``components`` must be seen on pictures.
    Fields named in ``alike`` can show any of these, so a component in another such field is nothing new.
    ``head_starts`` change the starting state of two walks in three, to reach rare situations. ``unsaid`` are
    messages that no walk reaches, each with the reason. ``rare`` are the moments of the storyline that few
    games reach.
    """

    walks: int = 10
    moves: int = 100
    ids: frozenset[str] | None = None
    reduce: Callable[[str], tuple[str, ...]] = lambda option: (option,)
    components: frozenset[str] = frozenset()
    alike: frozenset[str] = frozenset()
    head_starts: tuple[Callable[[Any], None], ...] = ()
    unsaid: Mapping[str, str] = field(default_factory=dict)
    rare: frozenset[str] = frozenset()


def course_of(game_id: str) -> Course:
    """Return the declared course of a game's tour; a game without one has no goals."""
    folder = f"tests.render.{game_id}"
    if find_spec(folder) is None or find_spec(f"{folder}.tour") is None:
        return Course()
    return cast(Course, importlib.import_module(f"{folder}.tour").COURSE)


class Heard(Words):
    """Strict words that remember which messages were used."""

    def __init__(self, words: Words) -> None:
        self.locale = words.locale
        self.said: set[str] = set()
        self._english = words._english
        self._catalogue = words._catalogue
        self._remembered = words._remembered
        self._patterns = words._patterns

    def keys_of(self, prefix: str) -> set[str]:
        """Return all keys in the catalogue that start with ``prefix``."""
        return {key for key in self.keys if key.startswith(prefix)}

    def _format(self, key: str, args: dict[str, Any]) -> str:
        self.said.add(key)
        return super()._format(key, args)


@dataclass
class TourWalk(Walk):
    """A walk with a different kind of player in each seat; ``chosen`` counts the answers over all walks."""

    cast: tuple[str, ...] = ()
    chosen: Counter[tuple[str, str]] = field(default_factory=Counter)
    reduce: Callable[[str], tuple[str, ...]] = lambda option: (option,)

    def next_answer(self, asked: Mapping[Seat, Decision]) -> tuple[Seat, Choice]:
        """Return an answer of a random waiting seat, or sometimes of one that has already answered."""
        waiting, veils = waiting_for(asked), held_back(asked)
        if veils and (not waiting or self.whim.below(8) == 0):
            return self.whim.pick(veils)
        seat = self.whim.pick(sorted(asked) if self.whim.below(8) == 0 else waiting)
        decision = asked[seat]
        choice = self._choice(seat, decision)
        self.chosen.update((decision.prompt.key, each) for option in choice for each in self.reduce(option))
        return seat, choice

    def _choice(self, seat: Seat, decision: Decision) -> Choice:
        player = self.cast[seat % len(self.cast)]
        if player == "random":
            return RandomPlayer().choose(decision, decision, self.whim)
        if player == "curious":
            choice, times = self._newest(decision)
            if times < _OFTEN:
                return choice
        return self.game.computer_player.choose(self.game.view(self.state, seat), decision, self.whim)

    def _newest(self, decision: Decision) -> tuple[Choice, int]:
        """Return the answer chosen least often so far, and how often."""

        def times(option: str) -> int:
            return min(self.chosen[decision.prompt.key, each] for each in self.reduce(option))

        options = [option.id for option in decision.options]
        self.whim.shuffle(options)
        options.sort(key=times)
        picked = options[: max(1, decision.minimum)]
        return decision.in_order(picked), times(picked[0])


@dataclass
class Tour:
    """The results of walking through a game.

    ``offered`` and ``taken`` are ids of options, ``shown`` is the text in the views that were drawn,
    ``pictures`` counts the pictures, and ``last_sight`` is the number of the last walk that drew any.
    """

    game: AnyGame
    course: Course
    words: tuple[Heard, ...]
    offered: set[str] = field(default_factory=set)
    taken: set[str] = field(default_factory=set)
    shown: set[str] = field(default_factory=set)
    pictures: int = 0
    last_sight: int = 0
    _ids: set[str] = field(default_factory=set)
    _sorts: Counter[str] = field(default_factory=Counter)
    _drawn: set[tuple[str, Leaf]] = field(default_factory=set)
    _spoken: set[tuple[bytes, tuple[str | None, ...]]] = field(default_factory=set)
    _known: dict[tuple[str | None, ...], dict[int, Text]] = field(default_factory=dict)
    """Texts already worded, by identity, for each set of names; most texts are created once and reused."""

    @property
    def painter(self) -> AnyPainter:
        return PAINTERS[self.game.id]

    @property
    def drawn_in(self) -> list[Heard]:
        """The languages in which everything is drawn; everything is worded in all languages."""
        return [words for words in self.words if words.locale in measured()]

    def missed(self) -> dict[str, list[str]]:
        """Return the goals that weren't reached, and anything reached that isn't declared."""
        course, prefix = self.course, f"{self.game.id}-"
        if course.ids is None:
            return {}
        found = {
            "options that are not declared": self.offered - course.ids,
            "options that nobody took": course.ids - self.taken,
            "components that were not drawn": course.components - self.shown,
        }
        for words in self.words:
            keys = {key for part in _SAID for key in words.keys_of(f"{prefix}{part}-")}
            keys = {key for key in keys if not is_of_lobby(self.game, key)}
            found[f"messages that were not said, {words.locale}"] = keys - words.said - course.unsaid.keys()
            found[f"messages that were said all the same, {words.locale}"] = course.unsaid.keys() & words.said
            found[f"messages that there are not, {words.locale}"] = course.unsaid.keys() - keys
        return {what: sorted(each) for what, each in found.items() if each}

    def visit_lobby(self) -> None:
        """Draw the lobby when it opens and when it is full."""
        game = self.game
        for words, names in itertools.product(self.drawn_in, NAMES):
            for seats in {1, game.seats[-1]}:
                self._draw([self.painter.lobby(occupants(names, seats), game.seats, words)])

    def go(self, walk: TourWalk, moves: int) -> None:
        """Walk to the end, or for ``moves`` moves."""
        names, before = NAMES[walk.number % len(NAMES)], self.pictures
        self._arrive(walk, names, None, self.game.decisions(walk.state))
        for made in itertools.islice(walk.go_on(), moves):
            self._arrive(walk, names, made, made.asked)
        if self.pictures > before:
            self.last_sight = walk.number

    def _arrive(
        self,
        walk: TourWalk,
        names: tuple[str | None, ...],
        made: Made | None,
        asked: Mapping[Seat, Decision],
    ) -> None:
        around = occupants(names, walk.seats)
        sorts = set(_sorts(walk, made, asked))
        known = self._known.setdefault(names, {})
        for text in _texts(walk, made, asked):
            if id(text) not in known:
                known[id(text)] = text
                self._say(text, names, around)
        self._offer({option.id for decision in asked.values() for option in decision.options})
        if made is not None:
            for option_id in made.move.choice:
                each = self.course.reduce(option_id)
                self.taken.update(each)
                sorts.update(f"taken {one}" for one in each)
        new = any(not self._sorts[sort] for sort in sorts)
        if new or made is None or not asked or any(self._sorts[sort] < _OF_A_SORT for sort in sorts):
            self._sorts.update(sorts)
            waiting = waiting_for(asked)
            for viewer in walk.viewers:
                role = _ROLES.get(viewer) or ("asked" if viewer in waiting else "seated")
                self._look(self.game.view(walk.state, viewer), role, around, new)

    def _say(self, text: Text, names: tuple[str | None, ...], around: list[SeatOccupant]) -> None:
        key = msgspec.json.encode(text), names
        if key not in self._spoken:
            self._spoken.add(key)
            for words in self.words:
                assert words.say(text, seat_names(around, words)).strip()

    def _offer(self, ids: set[str]) -> None:
        new = ids - self._ids
        self._ids |= new
        for option_id in new:
            self.offered.update(self.course.reduce(option_id))

    def _look(self, view: Any, role: str, around: list[SeatOccupant], of_a_new_sort: bool) -> None:
        """Draw ``view`` if it has anything that this kind of viewer hasn't seen yet.

        Otherwise, if the position is ``of_a_new_sort``, only plan its pictures and describe it.
        """
        leaves = {
            ("anybody", ("", leaf)) if path == ANYWHERE or path in self.course.alike else (role, (path, leaf))
            for path, leaf in _leaves(view)
        }
        new = not leaves <= self._drawn
        if not new and not of_a_new_sort:
            return
        self._drawn |= leaves
        paint = self.painter.private if role != "public" else self.painter.public
        for words in self.drawn_in:
            pictures = paint(view, around, words)
            told = [self.painter.describe(view, around, words), *(picture.alt for picture in pictures)]
            assert all(text.strip() for text in told)
            ended_twice = [text for text in told if ENDED_TWICE.search(text)]
            assert not ended_twice, "two sentences that end in one another"
            if new:
                self._draw(pictures)
        if new:
            self.shown.update(leaf for _, (_, leaf) in leaves if isinstance(leaf, str))

    def _draw(self, pictures: list[Picture]) -> None:
        for picture in pictures:
            picture.draw().load()
            self.pictures += 1


def take_tour(game_id: str) -> Tour:
    """Take a tour through a game and return it.

    :raises Exception: something couldn't be drawn or worded; a note says at which move of which walk.
    """
    game, course = GAMES[game_id], course_of(game_id)
    tour = Tour(game, course, tuple(Heard(words_for(locale)) for locale in locales()))
    tour.visit_lobby()
    chosen: Counter[tuple[str, str]] = Counter()
    for number in range(course.walks):
        if number - tour.last_sight > _QUIET and not tour.missed():
            break
        walk = TourWalk.begin(game, number)
        head_start = _head_start(course, number)
        casts = _CASTS if head_start is None else _CASTS[:2]
        walk.cast = tuple(casts[number // 3 % len(casts)].split())
        walk.chosen, walk.reduce = chosen, course.reduce
        if head_start is not None:
            head_start(walk.state)
            game.check(walk.state)
        try:
            tour.go(walk, course.moves)
        except Exception as error:
            by = f", head start {head_start.__name__}" if head_start else ""
            error.add_note(f"at: {walk.place()} by {', '.join(walk.cast)}{by}")
            raise
    return tour


def _head_start(course: Course, number: int) -> Callable[[Any], None] | None:
    """Return the head start of walk ``number``, if it has one."""
    if number % 3 == 0 or not course.head_starts:
        return None
    return course.head_starts[(number - number // 3 - 1) % len(course.head_starts)]


def is_of_lobby(game: AnyGame, key: str) -> bool:
    """Return whether a message is about a table option."""
    fields = (f"{game.id}-option-{name}" for name in game.options_type.__struct_fields__)
    return any(key == field or key.startswith(f"{field}-") for field in fields)


def _texts(walk: Walk, made: Made | None, asked: Mapping[Seat, Decision]) -> Iterator[Text]:
    for decision in asked.values():
        yield decision.prompt
        for option in decision.options:
            yield option.label
            if option.hint is not None:
                yield option.hint
    if made is not None:
        yield from (event.text for event in made.events)
    outcome = walk.game.outcome(walk.state)
    if outcome is not None:
        yield outcome.reason


def _sorts(walk: Walk, made: Made | None, asked: Mapping[Seat, Decision]) -> Iterator[str]:
    """Yield the sorts of a position: questions, options, events, and values of the state."""
    for decision in asked.values():
        yield f"asked {decision.prompt.key}"
        yield from (f"offered {option.label.key}" for option in decision.options)
    if made is not None:
        yield from (f"told {event.text.key}" for event in made.events)
    for name in walk.state.__struct_fields__:
        value = getattr(walk.state, name)
        if value is None or isinstance(value, str | bool):
            yield f"{name} {value}"


def _leaves(value: Any, path: str = "") -> Iterator[Leaf]:
    """Yield the contents of a view with their paths: strings as they are, numbers and lengths as zero or not.

    Collections only yield their strings, at any depth.
    """
    match value:
        case str() | None | bool():
            yield path, value
        case int():
            yield path, value != 0
        case Struct():
            for name in value.__struct_fields__:
                yield from _leaves(getattr(value, name), f"{path}.{name}")
        case dict():
            yield from ((ANYWHERE, word) for word in _words_in(value))
        case list() | tuple():
            yield f"{path}#", bool(value)
            yield from ((ANYWHERE, word) for word in _words_in(value))


def _words_in(value: Any) -> set[str]:
    """Return all strings in ``value``."""
    found: set[str] = set()
    inside = [value]
    while inside:
        each = inside.pop()
        if isinstance(each, str):
            found.add(each)
        elif isinstance(each, Struct):
            inside += [getattr(each, name) for name in each.__struct_fields__]
        elif isinstance(each, dict):
            inside += each
            inside += each.values()
        elif isinstance(each, list | tuple):
            inside += each
    return found
