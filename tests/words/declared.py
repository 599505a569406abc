"""What the places in composed keys can take, where the code itself does not tell.

Each entry is the shape of a key, with ``{}`` for each place, and all the keys that it makes. They are put
together from components and types, so that a new card, item or status asks for its words by itself.
"""

from __future__ import annotations

import itertools
import typing
from collections.abc import Callable, Iterable, Iterator
from typing import Any, get_args

from bot.discord.permissions import IN_THREADS, needed
from bot.features.actions import ACTIONS
from bot.features.clocks.rules.clocks import PRESETS
from bot.features.lobby.panel.options import option_values
from bot.features.notices.panel import _LAYOUTS
from bot.features.people.rules.preferences import PAGES as PERSONAL_PAGES
from bot.features.people.rules.preferences import SETTINGS as PERSONAL_SETTINGS
from bot.features.registry import PRESSES
from bot.features.servers.panel.setup import PAGES
from bot.features.servers.rules import GuildSettings
from bot.table.action import Action
from bot.table.actor import Permission
from bot.table.perspective import Watch
from bot.table.setting import FieldKind, Form, Link
from bot.table.table import Status, VoteReason
from bot.table.table_terms import AnswerPace
from games.abraca.components import NUMBERS, SPELLS
from games.engine.lesson import Step, corrected, lesson_of, mark_name, praised, shown
from games.engine.printed import printed_values
from games.engine.text import Text
from games.registry import GAMES
from games.saga import view as saga_view
from games.saga.cards import (
    Allow,
    Characteristic,
    Discard,
    Draw,
    Kind,
    Mod,
    NewObjective,
    Peek,
    Search,
    Story,
    Swap,
    Take,
    Use,
)
from games.saga.challenge import AID, INTERFERE
from games.saga.components import ADVENTURES, HEROES, INTERFERENCES, OBJECTIVES
from games.saga.effects import KEEP_NEW, KEEP_OWN
from games.saga.game_events import score_name
from games.saga.model import Stage
from games.saga.offers import ADVENTURE, CHOOSE, DISCARD, PAY, PLAY
from games.touria import view as touria_view
from games.touria.board import PLACES, SIDES, TOWERS
from games.touria.components import COLOURS, COMPONENTS, ITEMS
from games.touria.journey import FLIGHTS
from games.touria.model import Currency, Phase, Turn
from games.towers.components import CARDS, MONSTERS, TREASURES, TYPES
from games.towers.model import DecidedBy
from games.towers.scoring import ItemKind

Keys = frozenset[str]


def keys(shape: str, *places: Iterable[object]) -> Keys:
    """Return the keys of ``shape`` with each combination of words in its places."""
    return frozenset(shape.format(*words) for words in itertools.product(*(list(place) for place in places)))


def _options(shape: str, *, values: bool) -> Iterator[str]:
    """Yield the keys of every option of every game, with each of its values if wanted."""
    for game in GAMES.values():
        for field, hint in typing.get_type_hints(game.options_type).items():
            for value in ("true", "false") if hint is bool else get_args(hint):
                yield shape.format(game.id, field, *([value] if values else []))


_SAGA_CARDS = (*ADVENTURES, *HEROES, *INTERFERENCES, *OBJECTIVES)
_TESTS = [hero.test for hero in HEROES.values()]
_TESTS += [step.test for card in ADVENTURES.values() for step in card.steps if step.test]
_TESTS += [
    effect.score for card in INTERFERENCES.values() for effect in card.effects if isinstance(effect, Use)
]
_ACTIONS = {side for tower in COMPONENTS.towers for side in tower.sides}
_SPACES = {space.id for space in COMPONENTS.spaces} | _ACTIONS
_GIFTS = {"elixir", "sword", "coin"} & set(COMPONENTS.dwellers.values())


def _looked_up() -> Iterator[str]:
    """Yield the keys of all that entries of games say, and of what their kinds are called."""
    for game in GAMES.values():
        for entry in game.entries:
            yield f"{game.id}-kind-{entry.kind}"
            for text in (entry.title, *entry.texts, *([entry.example] if entry.example else [])):
                yield from _keys_within(text)


_OFFERED = set(PRESSES.handlers) - {
    # What menus, forms and the choices of games send.
    "board-marks", "choose", "clock", "clock-own-set", "decider", "entries", "entry", "extensions", "hints",
    "invite",
    "least-in-time", "lesson", "lesson-choose", "lesson-end", "lesson-pick", "lessons", "me",
    "me-block", "me-holidays-set", "me-open-games", "me-open-set", "me-pick", "me-quiet-set", "me-switch",
    "me-timezone-set", "note-save", "open-game", "open-private", "pace", "page", "pick", "picture",
    "play-on-seat", "practise",
    "preset-delete", "preset-save", "preset-use", "replay-eyes", "replay-jump", "rules-found", "seat",
    "seat-remove-yes", "send-away-yes",
    "seat-offer", "set", "silent-days", "setup-pick", "setup-quiet-set", "setup-set", "stand-ins",
    "start-time-set",
    "starts-at", "starts-full", "strength",
    "tables", "when-out",
}  # fmt: skip
_SUBCOMMANDS = keys("command-setup-{}-name", ("panel", "check", "history"))
_SUBCOMMANDS |= keys("command-me-{}-name", ("settings", "open", "blocked", "export", "delete"))
_SUBCOMMANDS_DESCRIBED = frozenset(key.removesuffix("name") + "description" for key in _SUBCOMMANDS)
_COMMANDS = {action.command for action in ACTIONS.values() if action.command}
_COMMANDS |= {"hand", "log", "options", "verify", "replay", "review", "export"}
_LISTED = ("channels", "openers", "moderators", "called", "games")


def _keys_within(text: Text) -> Iterator[str]:
    """Yield the key of ``text`` and of all that is said in it."""
    yield text.key
    for value in text.args.values():
        if isinstance(value, Text):
            yield from _keys_within(value)


def _printed() -> Iterator[str]:
    """Yield the keys of what is printed of options where several of their values are as printed."""
    for game in GAMES.values():
        for name, values in printed_values(game.options_type).items():
            if 1 < len(values) < len(option_values(game)[name]):
                yield f"{game.id}-option-{name}-printed"


def _field(kind: type, name: str) -> tuple[Any, ...]:
    """Return the values that a field of a struct may have."""
    return get_args(typing.get_type_hints(kind)[name])


_LOOKED_UP: dict[str, Keys] = {
    "example": frozenset(key for key in _looked_up() if "-example-" in key),
    "kind": frozenset(key for key in _looked_up() if "-kind-" in key),
    "lookup": frozenset(key for key in _looked_up() if "-lookup-" in key and not key.endswith("-name")),
    "name": frozenset(key for key in _looked_up() if "-lookup-" in key and key.endswith("-name")),
}

_IN_CHAPTERS = [name for name, game in GAMES.items() if game.storyline.chapter]

_LESSONS = {game: lesson for game in GAMES if (lesson := lesson_of(game))}


def _taught(say: Callable[[str, Step], Text], *, answered: bool = False) -> Keys:
    """Return what ``say`` says of every step of every lesson, or only of those that wait for an answer."""
    return frozenset(
        say(game, step).key
        for game, lesson in _LESSONS.items()
        for step in lesson.steps
        if step.answer or not answered
    )


_REMOVING = {action.name for action in ACTIONS.values() if action.takes_reason}

DECLARED: dict[str, Keys] = {
    "abraca-effect-{}": keys("abraca-effect-{}", NUMBERS),
    "abraca-picture-effect-{}": keys("abraca-picture-effect-{}", NUMBERS),
    "abraca-spell-{}": keys("abraca-spell-{}", NUMBERS),
    "allow-{}": keys("allow-{}", _field(Allow, "what")),
    "button-{}": keys("button-{}", _OFFERED | {verb for look in _LAYOUTS.values() for verb in look.verbs}),
    "button-me-{}": keys(
        "button-me-{}", [one.key for one in PERSONAL_SETTINGS if isinstance(one.kind, Form)]
    ),
    "clock-{}": keys("clock-{}", PRESETS),
    "pace-{}": keys("pace-{}", get_args(AnswerPace)),
    "command-table-{}-description": keys("command-table-{}-description", _COMMANDS),
    "command-table-{}-name": keys("command-table-{}-name", _COMMANDS),
    "field-{}-hint": keys("field-{}-hint", get_args(FieldKind)),
    "me-page-{}": keys("me-page-{}", PERSONAL_PAGES),
    "me-{}": keys("me-{}", [one.key for one in PERSONAL_SETTINGS if not isinstance(one.kind, Link)]),
    "me-{}-help": keys("me-{}-help", [one.key for one in PERSONAL_SETTINGS]),
    "me-{}-set": frozenset(),
    "me-{}-{}": frozenset(
        f"me-{one.key}-{field.name}"
        for one in PERSONAL_SETTINGS
        if isinstance(one.kind, Form)
        for field in one.kind.fields
    ),
    "tables-late-{}": keys("tables-late-{}", get_args(VoteReason)),
    "payment-{}": keys("payment-{}", get_args(Kind)),
    "permission-{}": keys("permission-{}", {*needed(None), *IN_THREADS}),
    "removal-hint-{}": keys("removal-hint-{}", _REMOVING),
    "removal-title-{}": keys("removal-title-{}", _REMOVING),
    "saga-card-{}": keys("saga-card-{}", _SAGA_CARDS),
    "saga-card-{}-challenge": keys("saga-card-{}-challenge", ADVENTURES),
    "saga-card-{}-hint": keys("saga-card-{}-hint", INTERFERENCES),
    "saga-card-{}-stakes": keys("saga-card-{}-stakes", ADVENTURES),
    "saga-card-{}-text": keys("saga-card-{}-text", _SAGA_CARDS),
    "saga-characteristic-{}": keys("saga-characteristic-{}", get_args(Characteristic)),
    "saga-option-{}": keys("saga-option-{}", (ADVENTURE, AID, CHOOSE, DISCARD, INTERFERE, PAY, PLAY)),
    "saga-option-objective-{}": keys("saga-option-objective-{}", (KEEP_OWN, KEEP_NEW)),
    "saga-picture-count-{}": keys("saga-picture-count-{}", OBJECTIVES),
    "saga-picture-effect-{}": keys(
        "saga-picture-effect-{}", [name for name, card in INTERFERENCES.items() if card.timing != "turn"]
    ),
    "saga-prompt-{}{}": keys(
        "saga-prompt-{}",
        [
            kind.__name__.lower()
            for kind in (Mod, Swap, Draw, Discard, Take, Search, Story, Peek, NewObjective)
        ],
    )
    | {"saga-prompt-swap-second"},
    "saga-term-{}": frozenset(
        key for test in _TESTS for key in _keys_within(score_name(test)) if key.startswith("saga-term-")
    ),
    "setup-page-{}": keys("setup-page-{}", PAGES),
    "setup-{}": keys("setup-{}", GuildSettings.__struct_fields__),
    "setup-{}-none": keys("setup-{}-none", _LISTED),
    "status-{}": keys("status-{}", get_args(Status)),
    "tables-{}": keys("tables-{}", ("mine", "joinable", "watchable", "private")),
    "touria-dweller-{}": keys("touria-dweller-{}", COMPONENTS.dwellers),
    "touria-effect-{}": keys("touria-effect-{}", ITEMS),
    "touria-gem-{}": keys("touria-gem-{}", COLOURS),
    "touria-item-{}": keys("touria-item-{}", ITEMS),
    "touria-picture-side-{}": keys("touria-picture-side-{}", SIDES),
    "touria-picture-{}": keys("touria-picture-{}", ("swords", "elixirs")),
    "touria-space-{}": keys("touria-space-{}", _SPACES),
    "touria-thing-{}": keys("touria-thing-{}", _GIFTS),
    "touria-tower-{}": keys("touria-tower-{}", TOWERS),
    "towers-card-{}": keys("towers-card-{}", [name for name, card in CARDS.items() if not card.value]),
    "towers-monster-{}": keys(
        "towers-monster-{}", {name if one.kind == "creature" else one.kind for name, one in MONSTERS.items()}
    ),
    "towers-picture-item-{}": keys("towers-picture-item-{}", get_args(ItemKind)),
    "towers-picture-{}": keys(
        "towers-picture-{}", [name.replace("_", "-") for name, card in CARDS.items() if card.is_artifact]
    ),
    "towers-treasure-{}": keys("towers-treasure-{}", {one.kind for one in TREASURES.values()}),
    "towers-type-{}": keys("towers-type-{}", TYPES),
    "towers-weapon-{}": keys("towers-weapon-{}", {card.weapon for card in CARDS.values()} - {"none"}),
    "weekday-{}": keys("weekday-{}", range(7)),
    "{}-name": keys("{}-name", GAMES),
    "{}-players": keys("{}-players", GAMES),
    "{}-chapter": keys("{}-chapter", _IN_CHAPTERS),
    "{}-chapter-name": keys("{}-chapter-name", _IN_CHAPTERS),
    "{}-chapter-part": keys("{}-chapter-part", [name for name in _IN_CHAPTERS if GAMES[name].storyline.part]),
    "{}-example-{}": _LOOKED_UP["example"],
    "{}-kind-{}": _LOOKED_UP["kind"],
    "{}-lesson-end": keys("{}-lesson-end", _LESSONS),
    "{}-lesson-{}": _taught(shown),
    "{}-lesson-{}-done": _taught(praised, answered=True),
    "{}-lesson-{}-wrong": _taught(lambda game, step: corrected(game, step, ()), answered=True),
    "{}-lesson-{}-wrong-{}": frozenset(
        f"{game}-lesson-{step.name}-wrong-{special}"
        for game, lesson in _LESSONS.items()
        for step in lesson.steps
        for special in step.wrong.values()
    ),
    "{}-mark-{}": frozenset(
        mark_name(game, mark).key
        for game, lesson in _LESSONS.items()
        for step in lesson.steps
        for mark in step.marks
    ),
    "{}-lookup-{}": _LOOKED_UP["lookup"],
    "{}-lookup-{}-name": _LOOKED_UP["name"],
    "{}-tagline": keys("{}-tagline", GAMES),
    "{}-option-{}": frozenset(_options("{}-option-{}", values=False)),
    "{}-option-{}-{}": frozenset(_options("{}-option-{}-{}", values=True)),
}
"""The keys of each shape whose places can be anything, as far as the code tells."""

NARROWED: dict[str, Keys] = {
    "command-{}-{}-description": _SUBCOMMANDS_DESCRIBED,
    "command-{}-{}-name": _SUBCOMMANDS,
    "hand-watching-{}": keys("hand-watching-{}", set(get_args(Watch)) - {"public"}),
    "saga-prompt-window-{}": keys("saga-prompt-window-{}", set(get_args(Stage)) - {"pay", "done"}),
    "towers-by-{}": keys("towers-by-{}", set(get_args(DecidedBy)) - {"value"}),
    "touria-do-swap-{}": keys("touria-do-swap-{}", set(get_args(Currency)) - {"swords"}),
    "touria-{}-{}": keys("touria-item-{}", ITEMS) | keys("touria-space-{}", _SPACES),
    "{}-castle": frozenset(["end-castle"]),
    "{}-printed": frozenset(_printed()),
    "{}-one": keys(
        "abraca-effect-{}-one", [number for number in NUMBERS if SPELLS[number].damage == "left_and_right"]
    ),
}
"""The keys of each shape whose places cannot take all that their types, loops or callers allow."""

FIELDS: dict[tuple[type, str], frozenset[str]] = {
    (Action, "not_now"): frozenset(action.not_now for action in ACTIONS.values() if action.not_now),
    (Permission, "refusal"): frozenset(
        refusal
        for who in {action.who for action in ACTIONS.values()}
        for refusal in ((who.refusal,) if isinstance(who.refusal, str) else ("not-seated", "host-only"))
    ),
    (touria_view.DoorView, "dweller"): frozenset(COMPONENTS.dwellers),
    (touria_view.Offer, "action"): frozenset(_ACTIONS),
    (touria_view.Offer, "next"): frozenset(_ACTIONS),
    (touria_view.Place, "side"): frozenset(SIDES),
    (touria_view.TowerView, "id"): frozenset(TOWERS),
    (touria_view.View, "die"): frozenset(COLOURS),
    (touria_view.View, "phase"): frozenset(get_args(Phase)),
    (Turn, "action"): frozenset({*_ACTIONS, *FLIGHTS}),
    (Turn, "destination"): frozenset(PLACES),
    (saga_view.ChallengeSeen, "card"): frozenset(ADVENTURES),
    (saga_view.Need, "characteristic"): frozenset(get_args(Characteristic)),
    (saga_view.View, "hero"): frozenset(HEROES),
}
"""What fields of structs hold that are annotated as any string and end in a key."""
