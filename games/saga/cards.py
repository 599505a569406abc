"""The parts of a card: the vocabulary of rules/saga#7 to #9. No card has code of its own."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from games.saga.expressions import Condition, Expression

Characteristic: TypeAlias = Literal["fame", "courage", "wealth", "wisdom", "might"]
Type: TypeAlias = Literal["journey", "conquest", "fight", "wonder", "vow", "love", "friendship"]
Kind: TypeAlias = Literal["card", "adventure", "interference"]
Part: TypeAlias = Literal["reward", "failure"]
Who: TypeAlias = Literal["you", "left", "right", "each", "others", "chosen"]


class Effect(Struct, frozen=True, forbid_unknown_fields=True, tag_field="op", kw_only=True):
    """One effect; skipped unless ``when`` is true just before it."""

    when: Condition | None = None


class Mod(Effect, frozen=True, tag="mod"):
    """Change a characteristic; you choose if several are named or tied."""

    char: Characteristic | Literal["any", "high", "low"] | tuple[Characteristic, ...]
    by: Expression


class Swap(Effect, frozen=True, tag="swap"):
    """Exchange the values of two characteristics."""

    a: Characteristic | Literal["any"]
    b: Characteristic | Literal["any"]


class Draw(Effect, frozen=True, tag="draw"):
    """Draw cards."""

    who: Who
    n: Expression


class Discard(Effect, frozen=True, tag="discard"):
    """Discard cards from hand, chosen by the player who discards."""

    who: Who
    what: Kind
    n: Expression


class Take(Effect, frozen=True, tag="take"):
    """Take cards at random from a hand."""

    from_: Literal["left", "right", "chosen"]
    n: Expression


class Search(Effect, frozen=True, tag="search"):
    """Choose a fitting card from the deck or from both discard piles and take it."""

    where: Literal["deck", "discard"]
    what: Type | Literal["adventure", "interference", "linkable"]


class Story(Effect, frozen=True, tag="story"):
    """Change the outcome of an Adventure in the story, or discard it."""

    pick: Literal["won", "lost", "any"]
    which: Literal["last", "choice"]
    to: Literal["discard", "won", "lost"]


class Previous(Effect, frozen=True, tag="previous"):
    """Apply the Reward or the Failure of the Adventure that this one was linked to."""

    part: Part


class Allow(Effect, frozen=True, tag="allow"):
    """Link the next Adventure to anything, or play one more this turn."""

    what: Literal["link", "extra"]


class Peek(Effect, frozen=True, tag="peek"):
    """See a player's Objective in secret."""

    who: Literal["left", "right", "chosen"]


class NewObjective(Effect, frozen=True, tag="objective"):
    """Draw an Objective, keep one of the two and put the other under the deck."""


class Difficulty(Effect, frozen=True, tag="difficulty"):
    """Folded: change the Difficulty of the Test."""

    by: Expression


class Use(Effect, frozen=True, tag="use"):
    """Folded: use another score for the Test."""

    score: Expression


class Reroll(Effect, frozen=True, tag="reroll"):
    """Folded: roll the test die or the Difficulty dice again."""

    dice: Literal["test", "difficulty"]
    keep: Literal["new", "high", "low"]


class Die(Effect, frozen=True, tag="die"):
    """Folded: give the test die another value."""

    to: Expression


class OutcomeTimes(Effect, frozen=True, tag="outcome"):
    """Folded: set how many times the Reward or the Failure is applied."""

    part: Part
    times: int


class Cancel(Effect, frozen=True, tag="cancel"):
    """Folded: undo another Interference of the challenge."""


Plain: TypeAlias = (
    Mod | Swap | Draw | Discard | Take | Search | Story | Previous | Allow | Peek | NewObjective
)
"""Effects that happen when their turn in the list comes."""

Folded: TypeAlias = Difficulty | Use | Reroll | Die | OutcomeTimes | Cancel
"""Effects that modify a Test; they are recomputed from the list of plays."""

FOLDED = (Difficulty, Use, Reroll, Die, OutcomeTimes, Cancel)


class Aid(Struct, frozen=True, forbid_unknown_fields=True):
    """Cards that may be discarded before the roll, each changing the Difficulty; rules/saga#7.2."""

    who: Literal["you", "others"]
    what: Kind
    each: Expression
    max: int


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """A step of a challenge: a Test (``test``, ``vs``), a payment (``pay``, ``n``) or a condition
    (``need``)."""

    test: Expression | None = None
    vs: Expression | None = None
    aid: Aid | None = None
    pay: Kind | None = None
    n: Expression | None = None
    need: Condition | None = None


class Hero(Struct, frozen=True, forbid_unknown_fields=True):
    """The Hero: a type to link to, and the trial."""

    id: str
    type: Type
    test: Expression
    vs: Expression


class Adventure(Struct, frozen=True, forbid_unknown_fields=True):
    """An Adventure: the types it may follow, its challenge, and its Reward and Failure."""

    id: str
    type: Type
    after: tuple[Type, ...]
    steps: tuple[Step, ...]
    reward: tuple[Plain, ...]
    failure: tuple[Plain, ...]


class Interference(Struct, frozen=True, forbid_unknown_fields=True):
    """An Interference: when it may be played, and its effects. ``only`` limits it to some Tests."""

    id: str
    count: int
    timing: Literal["turn", "before", "after", "any"]
    only: tuple[Characteristic, ...]
    effects: tuple[Plain | Folded, ...]


class Objective(Struct, frozen=True, forbid_unknown_fields=True):
    """A secret goal: two minimum values, and a count that must reach ``at_least`` for the table's level."""

    id: str
    minimum: dict[Characteristic, int]
    count: Expression
    at_least: tuple[int, ...]
