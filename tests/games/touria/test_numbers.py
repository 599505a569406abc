"""Every number in a question or a hint is recomputed from the rules and the holdings alone.

``TAVOLATA_QUESTIONS=5000`` asks more questions than the suite has time for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from itertools import count

from games.engine.chance import RandomStream
from games.engine.copying import copied
from games.engine.decision import Decision, Option
from games.engine.play import held_back, play, waiting_for
from games.engine.text import Argument, Seat, Text
from games.touria.components import COLOURS, COMPONENTS
from games.touria.mind.judgement import Judge
from games.touria.model import Holdings, Options, State
from tests.games.counting import questions
from tests.games.touria.table import TOURIA

QUESTIONS = questions(500)
_PAYS = {2: 3, 3: 6, 4: 8}
_KINDS = ("hearts", "coins", "swords", "elixirs")
_REGULAR = ("blue", "red", "green", "yellow")


def asked() -> Iterator[tuple[State, Seat, Decision]]:
    """Yield every question of games between computer players who sometimes answer at random."""
    for number in count():
        chance = RandomStream(f"numbers {number}".encode().ljust(32))
        options = Options(
            helmet="as_swords" if number % 2 else "two_swaps",
            dragon_reroll="only_without_match" if number % 3 == 1 else "any_failure",
            log="discreet" if number % 4 == 3 else "table",
        )
        state = TOURIA.setup(2 + number % 3, options, chance)
        while decisions := TOURIA.decisions(state):
            waiting = waiting_for(decisions)
            if not waiting:
                play(TOURIA, state, *held_back(decisions)[0], chance)
                continue
            seat = waiting[0]
            yield state, seat, decisions[seat]
            if chance.below(6) == 0 and decisions[seat].minimum == 1:
                options_now = decisions[seat].options
                choice = (options_now[chance.below(len(options_now))].id,)
            else:
                choice = TOURIA.computer_player.choose(TOURIA.view(state, seat), decisions[seat], chance)
            play(TOURIA, state, seat, choice, chance)


def nested(text: Text | None) -> Iterator[Text]:
    """Yield a text and all texts nested in it."""
    if text is not None:
        yield text
        for value in text.args.values():
            if isinstance(value, Text):
                yield from nested(value)


def bank(state: State, kind: str, amount: int) -> int:
    return amount if state.options.supply == "unlimited" else min(amount, getattr(state, kind))


def faces(state: State, seat: Seat) -> int:
    """Return how many faces of the dragon's die ``seat`` can pay for."""
    own = state.holdings[seat]
    if bank(state, "hearts", 1) == 0:
        return 0
    gems = dict(zip(COLOURS, own.gems, strict=True))
    by_mirror = "mirror" in own.items and seat == state.active and state.discard[-1:] == ["paintbrush"]
    brush = "paintbrush" in own.items or by_mirror
    coloured = [name for name, held in gems.items() if held and name != "black"]
    return sum(bool(gems[face]) or (brush and face in _REGULAR and bool(coloured)) for face in COLOURS)


def fewest(start: str, goal: str) -> int:
    """Return the fewest steps of a walk; leaving the tournament takes none."""
    leave = COMPONENTS.exit_road
    if start == goal:
        return 0
    if start == leave.origin:
        start = leave.to
    reached, steps = {start}, 0
    while goal not in reached:
        roads = [(road[0], road[1]) for road in COMPONENTS.roads.values()]
        reached |= {b for a, b in roads if a in reached} | {a for a, b in roads if b in reached}
        steps += 1
    return steps


def can_give(own: Holdings, demand: str) -> bool:
    counts = {"elixir": own.elixirs, "sword": own.swords, "coin": own.coins, "item": len(own.items)}
    return bool({**counts, **dict(zip(COLOURS, own.gems, strict=True))}[demand])


def often(share: Fraction) -> Text:
    """Return the text for how often something happens; only certainties are 0% or 100%."""
    rounded = round(100 * share)
    return Text("hint-times", {"times": rounded if share in (0, 1) else min(99, max(1, rounded))})


class Told:
    """A text in an option of a question, with the effect of that option."""

    def __init__(self, state: State, seat: Seat, option: Option | None, text: Text, whole: Text) -> None:
        self.state, self.seat, self.text, self.whole = state, seat, text, whole
        self.id = "" if option is None else option.id
        self.own = state.holdings[seat]
        self._after: Holdings | None = None

    @property
    def after(self) -> Holdings:
        """The seat's holdings after this answer; picking a gem at a mine only adds the gem."""
        if self.state.phase == "mine":
            picked = copied(self.own)
            picked.gems[COLOURS.index(self.id.removeprefix("pick "))] += 1
            return picked
        if self._after is None:
            world = copied(self.state)
            TOURIA.apply(world, self.seat, (self.id,), RandomStream(bytes(32)))
            self._after = world.holdings[self.seat]
        return self._after

    def more(self, kind: str) -> int:
        return int(getattr(self.after, kind) - getattr(self.own, kind))


def _order(told: Told) -> dict[str, int]:
    gems = sum(text.key.startswith("touria-gem-") for text in nested(told.text))
    return {"count": bank(told.state, "coins", _PAYS[gems])}


def _triple(told: Told) -> dict[str, int]:
    die = COLOURS[told.state.die]
    hearts = 3 if any(text.args.get("colour") == die for text in nested(told.text)) else 2
    return {"hearts": bank(told.state, "hearts", hearts)}


def _swap(kind: str, amount: int) -> Callable[[Told], dict[str, int]]:
    def numbers(told: Told) -> dict[str, int]:
        by_helmet = any(text.key.endswith("-helmet") for text in nested(told.whole))
        free = told.state.options.helmet == "as_swords" and (told.state.turn.swaps > 0 or by_helmet)
        return {"count": bank(told.state, kind, amount), "swords": 0 if free else 1}

    return numbers


def _route(told: Told) -> dict[str, int]:
    steps = sum(word.startswith("r") and word[1:].isdigit() for word in told.id.split(" take")[0].split())
    price = max(0, steps - 3 - 3 * told.state.turn.boots)
    return {"steps": steps, "cost": price}


def _walk(told: Told) -> dict[str, int]:
    towers = TOURIA.view(told.state, told.seat).towers
    action = next(one.usable for one in towers if told.id.endswith(one.id))
    if action == "wizard":
        return {"cost": 1}
    steps = fewest(told.state.group, action)
    return {"steps": steps, "cost": max(0, steps - 3)}


def _door(told: Told) -> dict[str, Argument]:
    state = told.state
    closed = [number for number, is_open in enumerate(state.open) if not is_open]
    unknown = [number for number in closed if f"d{number + 1}" not in state.looked[told.seat]]
    dwellers = [state.doors[number] for number in unknown]
    demands = [COMPONENTS.dwellers[dweller] for dweller in dwellers if dweller != "siblings"]
    stops = sum(not can_give(told.own, demand) for demand in demands)
    return {"doors": len(unknown), "works": often(Fraction(1, len(unknown))), "stops": stops}


def _dragon(told: Told) -> dict[str, Argument]:
    state = copied(told.state)
    own, verb = state.holdings[told.seat], told.id.partition(" ")[0]
    if told.id == "double purple":
        own.gems[COLOURS.index("purple")] -= 1
    elif verb in ("double", "flagon"):
        used = told.id.split(" ")[-1]
        own.items.remove(used)
        state.discard.append(used)
    once = Fraction(faces(state, told.seat), 6)
    swords = own.swords - (verb in ("reroll", "sword"))
    return {"works": often(once), "swords": swords, "more": often(1 - (1 - once) ** (1 + swords))}


def _matching(told: Told) -> dict[str, int]:
    return {"works": faces(told.state, told.seat), "of": 6}


def _then(kind: str) -> Callable[[Told], dict[str, int]]:
    return lambda told: {
        "have": getattr(told.after, kind),
        "target": 7 if told.state.options.target == "standard" else 5,
    }


def _short(kind: str) -> Callable[[Told], dict[str, int]]:
    """Return a function that counts what the bank has left; a copy only gets it after others have
    answered.
    """
    return lambda told: {
        "count": getattr(told.state, kind) if told.state.phase == "copy" else told.more(kind),
    }


def _gems(listed: Text) -> dict[str, int]:
    """Return the gems that a list says are gained or lost, by color."""
    found: dict[str, int] = {}
    for part in nested(listed):
        if part.key in ("touria-more-gems", "touria-less-gems"):
            gems = part.args["gems"]
            assert isinstance(gems, Text)
            sign = 1 if part.key == "touria-more-gems" else -1
            found[str(gems.args["colour"])] = sign * int(str(gems.args["count"]))
    return found


def _brings(told: Told) -> dict[str, int]:
    """Check the nested lists, which have no numbers of their own."""
    listed = told.text.args["list"]
    assert isinstance(listed, Text)
    counted = [text for text in nested(listed) if "count" in text.args]
    found = {text.key: int(str(text.args["count"])) for text in counted}
    if told.state.phase == "route":
        assert found.get("touria-less-coins", 0) == _route(told)["cost"]
        return {}
    own, after = told.own, told.after
    expected = dict[str, int]()
    for kind in _KINDS:
        more = getattr(after, kind) - getattr(own, kind)
        if more:
            expected[f"touria-{'more' if more > 0 else 'less'}-{kind}"] = abs(more)
    assert {key: number for key, number in found.items() if key in expected} == expected, told.text
    more = [now - then for then, now in zip(own.gems, after.gems, strict=True)]
    assert _gems(listed) == {name: gain for name, gain in zip(COLOURS, more, strict=True) if gain}, told.text
    lacks = told.text.args["lacking"]
    assert isinstance(lacks, Text)
    missing = {
        "touria-lacking-hearts": told.state.target - after.hearts - ("rose" in after.items),
        "touria-lacking-coins": told.state.target - after.coins,
        "touria-lacking-black": after.gems[0],
    }
    told_missing = {text.key: text.args["count"] for text in nested(lacks) if "count" in text.args}
    expected_missing = {key: number for key, number in missing.items() if number > 0}
    assert told_missing == expected_missing, (told.state.phase, told.id, told.text)
    world = copied(told.state)
    before = Judge(world, told.seat).value()
    world.holdings[told.seat] = after
    halves = round(2 * 1.07 * (Judge(world, told.seat).value() - before))
    turns = told.text.args["turns"]
    assert isinstance(turns, Text)
    assert turns.args == ({"whole": halves // 2, "half": halves % 2} if halves > 0 else {})
    return {}


def _declared(told: Told) -> dict[str, int]:
    turn = told.state.turn
    steps = bin(turn.used & ~(1 << _EXIT)).count("1") + len(turn.path) - bin(turn.used).count("1")
    free = 3 + 3 * turn.boots
    return {"steps": steps, "cost": max(0, steps - free), "left": max(told.own.coins + free - steps, 0)}


_EXIT = len(COMPONENTS.roads)


def _still(kind: str) -> Callable[[Told], dict[str, int]]:
    """Return a function that counts what a question says the castle still needs; hints are checked as a
    whole.
    """

    def numbers(told: Told) -> dict[str, int]:
        if told.id:
            return {}
        own, target = told.own, 7 if told.state.options.target == "standard" else 5
        hearts = target - own.hearts - ("rose" in own.items)
        return {"count": {"hearts": hearts, "coins": target - own.coins, "black": own.gems[0]}[kind]}

    return numbers


def _so_far(kind: str, sign: int) -> Callable[[Told], dict[str, int]]:
    """Return a function that counts what a question says the turn has brought so far."""

    def numbers(told: Told) -> dict[str, int]:
        before = told.state.before
        if told.id or before is None:
            return {}
        return {"count": sign * (getattr(told.own, kind) - getattr(before, kind))}

    return numbers


NUMBERS: dict[str, Callable[[Told], Mapping[str, Argument]]] = {
    "touria-do-order": _order,
    "touria-do-triple": _triple,
    "touria-do-swap-hearts": _swap("hearts", 1),
    "touria-do-swap-coins": _swap("coins", 3),
    "touria-do-sword_master": lambda told: {"count": bank(told.state, "swords", 2)},
    "touria-hint-twice": lambda told: {"count": bank(told.state, "swords", 4)},
    "touria-do-route": _route,
    "touria-do-route-direct": _route,
    "touria-hint-walk": _walk,
    "touria-do-tower": _walk,
    "touria-do-arrive": lambda told: {"cost": -told.more("coins")},
    "touria-prompt-route-on": _declared,
    "touria-hint-dragon": _matching,
    "touria-hint-reroll": _matching,
    "touria-hint-then-hearts": _then("hearts"),
    "touria-hint-then-coins": _then("coins"),
    "touria-hint-short-hearts": _short("hearts"),
    "touria-hint-short-coins": _short("coins"),
    "touria-hint-short-swords": _short("swords"),
    "touria-advice-door": _door,
    "touria-advice-dragon": _dragon,
    "touria-advice-brings": _brings,
    **{f"touria-lacking-{kind}": _still(kind) for kind in ("hearts", "coins", "black")},
    **{f"touria-more-{kind}": _so_far(kind, 1) for kind in _KINDS},
    **{f"touria-less-{kind}": _so_far(kind, -1) for kind in _KINDS},
}


def as_seen(state: State, seat: Seat) -> State:
    """Return the table with the largest bank that ``seat`` can assume from what it sees."""
    seen = copied(state)
    open_to = [own for who, own in enumerate(state.holdings) if who == seat or state.chapel[who]]
    supply = COMPONENTS.supply
    seen.hearts = supply.hearts - sum(own.hearts for own in open_to)
    seen.coins = supply.coins - sum(own.coins for own in open_to)
    seen.swords = supply.swords - sum(own.swords for own in open_to)
    return seen


def texts(state: State, seat: Seat, decision: Decision) -> Iterator[Told]:
    """Yield every text of a question: its prompt, its options, and the hint for each."""
    view, seen = TOURIA.view(state, seat), as_seen(state, seat)
    for text in nested(decision.prompt):
        yield Told(state, seat, None, text, decision.prompt)
    for option in decision.options:
        for whole in filter(None, (option.label, option.hint)):
            for text in nested(whole):
                yield Told(state, seat, option, text, whole)
        if hint := TOURIA.advice(view, (option.id,)):
            for text in nested(hint):
                # The effect of an answer is tried on the real table: the question says what can be had.
                is_here = text.key == "touria-advice-brings"
                yield Told(state if is_here else seen, seat, option, text, hint)


def test_every_number_told_is_right() -> None:
    seen: Counter[str] = Counter()
    for number, (state, seat, decision) in enumerate(asked()):
        if number == QUESTIONS:
            break
        for told in texts(state, seat, decision):
            if told.text.key not in NUMBERS:
                continue
            expected = NUMBERS[told.text.key](told)
            said = {name: told.text.args.get(name) for name in expected if name in told.text.args}
            fits = {name: value for name, value in expected.items() if name in said}
            assert said == fits, (number, told.state.phase, told.id, told.text)
            seen[told.text.key] += 1
    assert len(seen) >= 16, seen
    assert not set(seen) - set(NUMBERS)
