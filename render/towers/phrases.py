"""The short sentences that pictures, alternative texts and the text form of a position share."""

from __future__ import annotations

from collections.abc import Sequence

from games.towers.components import COMPONENTS, MONSTERS, TREASURES
from games.towers.model import FloorResult, Team
from games.towers.rules.teams import strength
from games.towers.view import View
from render.kit.names import crests_alone
from render.words import Words, isolate

MINUS = "−"
_NAMED = 2
"""How many seats a headline names."""


def number(amount: int) -> str:
    """Return ``amount`` as written on pictures, with a true minus sign."""
    return str(amount) if amount >= 0 else f"{MINUS}{-amount}"


def prize(name: str, words: Words) -> str:
    """Return the short name of a monster or a treasure, for use on its own."""
    if name in TREASURES:
        return words(f"towers-picture-treasure-{TREASURES[name].kind}")
    monster = MONSTERS[name]
    return words("towers-monster-troglodyte" if monster.kind == "troglodyte" else f"towers-monster-{name}")


def awaited(view: View) -> list[int]:
    """Return the seats that have not chosen in the current step, or the only seat asked."""
    alone = only_asked(view)
    if alone is not None:
        return [alone]
    return [seat for seat, owner in enumerate(view.places) if not owner.committed and not view.over]


def only_asked(view: View) -> int | None:
    """Return the only seat asked, to correct its team or to use its elixir, or ``None``."""
    return view.swapping if view.removing is None else view.removing


def shown_last(view: View) -> int:
    """Return how many cards of each team were shown in the previous step."""
    if view.swapping is not None:
        return COMPONENTS.floors[view.floor - 1][view.step]
    return COMPONENTS.floors[view.floor - 1][view.step - 1] if view.step and not view.over else 0


def takers(view: View, floor: int) -> tuple[int | None, int | None]:
    """Return who took the monster and the treasure of ``floor`` of this tower, or ``None`` if unknown."""
    last = view.last_floor
    if last is not None and (last.tower, last.floor) == (view.tower, floor):
        return last.weakest, last.strongest
    lying = view.floors[floor - 1]
    monster = [seat for seat, owner in enumerate(view.places) if lying.monster in (owner.monsters or ())]
    treasure = [seat for seat, owner in enumerate(view.places) if lying.treasure in (owner.treasures or ())]
    return (monster[0] if monster else None), (treasure[0] if treasure else None)


def where(view: View, words: Words) -> str:
    """Return tower, floor and step as one line."""
    key = "towers-picture-where-step" if view.steps > 1 else "towers-picture-where"
    return words(
        key,
        tower=view.tower,
        towers=view.towers,
        floor=view.floor,
        floors=len(view.floors),
        step=view.step + 1,
        steps=view.steps,
    )


def turn(view: View, names: Sequence[str], words: Words) -> str:
    """Return whose choice the table waits for."""
    missing = awaited(view)
    if view.over:
        return words("towers-picture-over")
    if only_asked(view) is not None:
        player = isolate(names[missing[0]])
        key = "towers-picture-swaps" if view.removing is None else "towers-picture-removes"
        return words(key, player=player)
    if len(missing) == len(view.places):
        return words("towers-picture-everyone", count=view.wanted)
    return words("towers-picture-waiting", players=words.listed([isolate(names[seat]) for seat in missing]))


def headline(view: View, names: Sequence[str], words: Words) -> str:
    """Return, in a few words, whose choice the table waits for; three or more seats by their crests alone."""
    missing = awaited(view)
    if view.swapping is not None or view.removing is not None:
        key = "towers-picture-swaps-now" if view.removing is None else "towers-picture-removes-now"
        return words(key, player=isolate(names[missing[0]]))
    if len(missing) == len(view.places):
        return words("towers-picture-everyone", count=view.wanted)
    if len(missing) > _NAMED:
        shown = " ".join(crests_alone(len(names))[seat] for seat in missing)
    else:
        shown = words.listed([isolate(names[seat]) for seat in missing])
    return words("towers-picture-choosing", players=shown, count=len(missing))


def own_turn(view: View, names: Sequence[str], words: Words) -> str:
    """Return the viewer's task, or after their choice whom the table waits for."""
    if view.viewer is not None and view.viewer == only_asked(view):
        return words("towers-picture-your-swap" if view.removing is None else "towers-picture-your-elixir")
    if view.own is None or not view.wanted:
        return turn(view, names, words)
    if view.own.commit is None:
        return words("towers-picture-your-choice", count=view.wanted)
    return words("towers-picture-you-chose", players=turn(view, names, words))


def taken(result: FloorResult, names: Sequence[str], words: Words) -> str:
    """Return who took which prize of a floor, as one line."""
    return words(
        "towers-picture-taken",
        strongest=isolate(names[result.strongest]),
        treasure=prize(result.treasure, words),
        weakest=isolate(names[result.weakest]),
        monster=prize(result.monster, words),
    )


def news(view: View, names: Sequence[str], words: Words) -> str:
    """Return the latest news."""
    if view.recap is not None and view.recap.loot is not None and not view.floors[-1].resolved:
        return words("towers-picture-passed", tower=view.tower)
    if view.recap is not None:
        return taken(view.recap.floor, names, words)
    if not any(owner.team.lines for owner in view.places):
        return words("towers-picture-begins", tower=view.tower)
    values = [owner.team.value for owner in view.places]
    most, least = max(values), min(values)
    if most == least:
        return words("towers-picture-level", value=most)
    ahead, behind = (
        words.listed([isolate(names[seat]) for seat, value in enumerate(values) if value == extreme])
        for extreme in (most, least)
    )
    return words("towers-picture-so-far", ahead=ahead, most=most, behind=behind, least=least)


def reason(result: FloorResult, seat: int, words: Words) -> str:
    """Return the tie-breaker that decided about the team of ``seat``, or an empty string."""
    if seat == result.fined:
        return words("towers-picture-fined")
    if seat == result.strongest and result.strongest_by not in (None, "value"):
        return words("towers-picture-decided", by=words(f"towers-by-{result.strongest_by}"))
    if seat == result.weakest and result.weakest_by not in (None, "value"):
        return words("towers-picture-decided", by=words(f"towers-by-{result.weakest_by}"))
    return ""


def ranking(view: View) -> list[tuple[int, int]]:
    """Return the seats with their ranks, best first: by total, then by fewer monsters."""
    keys = {
        seat: (owner.sheet.total, -owner.sheet.monsters)
        for seat, owner in enumerate(view.places)
        if owner.sheet is not None
    }
    ranks = {seat: 1 + sum(other > key for other in keys.values()) for seat, key in keys.items()}
    return sorted(ranks.items(), key=lambda item: (item[1], item[0]))


def ranked(result: FloorResult) -> list[int]:
    """Return the seats of a floor, the strongest team first."""
    return sorted(
        range(len(result.teams)),
        key=lambda seat: strength(result.teams[seat].cards, result.teams[seat].value),
        reverse=True,
    )


def terms(team: Team) -> str:
    """Return the sum behind the value of ``team``, such as ``5 + 2×4 + 3``."""
    return " + ".join(
        f"{line.times}×{line.value}" if line.times > 1 else str(line.value)
        for line in team.lines
        if line.times
    )
