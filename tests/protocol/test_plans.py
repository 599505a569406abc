"""Plans: made in a private panel, followed when their owner has to answer, dropped with a notice."""

from __future__ import annotations

from collections.abc import Sequence

from bot.features.absence.rules.stand_ins import let_play_absence
from bot.features.lobby.rules.terms import set_terms
from bot.table.actor import Actor
from bot.table.loaded_tables import LoadedTable
from bot.table.seat_assignment import SeatAssignment
from games.engine.plans import Plan
from games.engine.text import Seat
from games.saga.telling.plans import InterferencePlanner
from playground import Message
from tests.protocol.course import live, move, play_until
from tests.protocol.evening import Evening, names_at, verb
from tests.protocol.test_secrecy import shown
from tests.support.acting import act
from tests.support.phrases import phrase

KINDS = ("wizard", "warrior", "dwarf")
SOON = 100.0
"""Seconds within which a plan has answered."""


def menu_of(panel: Message, slot: str) -> str:
    """Return the custom id of the menu of ``slot``."""
    [found] = [one.custom_id for one in panel.selects if one.custom_id.split(":")[3:] == ["plan-set", slot]]
    return found


async def plan(evening: Evening, name: str, *picks: tuple[str, str | Sequence[str]]) -> Message:
    """Let ``name`` open their plan and pick in its menus; return the updated panel."""
    panel = await evening.turn(name, await evening.hand(name), "plan")
    for slot, picked in picks:
        reply = await evening.person(name).select(panel, menu_of(panel, slot), picked)
        panel = await reply.result()
    await evening.calm()
    return panel


async def duel(evening: Evening) -> tuple[LoadedTable, str, str]:
    """Start a two-player game of Abraca; return it, whose turn it is, and who waits."""
    await evening.begin("Mira")
    here = await live(evening)
    names = names_at(here.seen_by(None))
    return here, names[here.state.active], names[1 - here.state.active]


async def pass_turn(evening: Evening) -> None:
    """Let the active player of Abraca declare a number they don't have."""
    here = await live(evening)
    seat: Seat = here.state.active
    missing = next(number for number in range(8, 1, -1) if number not in here.state.hands[seat])
    await move(evening, seat, (f"cast {missing}",))
    await evening.calm()


def works(here: LoadedTable, seat: Seat) -> int:
    """Return the highest number that ``seat`` can cast without ending the round."""
    return max(number for number in here.state.hands[seat] if number > 3)


async def test_a_plan_is_followed_after_a_restart_and_its_owner_told_silently(evening: Evening) -> None:
    here, _, waiting = await duel(evening)
    seat: Seat = 1 - here.state.active
    number = works(here, seat)
    before = shown(evening.board()), len(evening.notices())
    panel = await plan(evening, waiting, ("1", f"cast {number}"), ("2", "end"))
    assert str(number) in panel.text
    assert (shown(evening.board()), len(evening.notices())) == before, "nobody else sees a plan"
    await evening.restart_bot()
    await pass_turn(evening)
    assert (await live(evening)).state.active == seat, "the plan takes its time"
    assert await evening.asked() == waiting, "the board says whom it waits for, as always"
    await evening.pass_time(SOON)
    assert [one.spell for one in (await live(evening)).state.declarations][-1] == number
    await evening.pass_time(SOON)
    later = await live(evening)
    assert later.state.active != seat, "it has stopped"
    assert later.table.seats[seat].plan is not None
    assert not later.table.seats[seat].plan.picks
    mention = evening.person(waiting).mention
    assert not [one for one in evening.notices() if mention in one.text], "no ping for what's planned"
    [letter] = evening.person(waiting).dms()
    assert phrase("plan-done") in letter.text
    assert not letter.notified


async def test_a_plan_is_changed_and_dropped(evening: Evening) -> None:
    here, _, waiting = await duel(evening)
    seat: Seat = 1 - here.state.active
    panel = await plan(evening, waiting, ("1", "cast 5"), ("2", "cast 7"), ("1", "cast 8"))
    assert [len(one.options) > 0 for one in panel.selects] == [True, True], "7 can't follow 8"
    row = (await live(evening)).table.seats[seat]
    assert row.plan is not None
    assert row.plan.picks == {"1": ("cast 8",)}
    panel = await evening.turn(waiting, panel, "plan-drop")
    assert phrase("done-plan-drop") in panel.text
    await pass_turn(evening)
    await evening.pass_time(SOON)
    assert (await live(evening)).state.active == seat, "nothing is planned"
    assert evening.person(waiting).mention in evening.notices()[-1].text, "so they're asked as usual"


async def test_the_owner_may_choose_before_the_plan_does(evening: Evening) -> None:
    here, _, waiting = await duel(evening)
    seat: Seat = 1 - here.state.active
    await plan(evening, waiting, ("1", "cast 8"))
    await pass_turn(evening)
    number = min(works(here, seat), 7)
    hand = await evening.hand(waiting)
    assert phrase("plan-hand-answers") in hand.text
    await evening.pick(waiting, hand, f"cast {number}")
    await evening.pass_time(SOON)
    assert [one.spell for one in (await live(evening)).state.declarations if one.seat == seat] == [number]
    assert not evening.person(waiting).dms(), "they know what they pressed"


async def test_a_plan_that_no_longer_fits_is_dropped_with_a_reason(evening: Evening) -> None:
    """A failure ends the turn, and with it the plan."""
    here, _, waiting = await duel(evening)
    seat: Seat = 1 - here.state.active
    missing = next(number for number in range(8, 3, -1) if number not in here.state.hands[seat])
    await plan(evening, waiting, ("1", f"cast {missing}"), ("2", "end"))
    await pass_turn(evening)
    await evening.pass_time(SOON)
    [letter] = evening.person(waiting).dms()
    assert phrase("plan-done-dropped") in letter.text
    assert phrase("abraca-plan-over-failed") in letter.text
    panel = await plan(evening, waiting)
    assert phrase("abraca-plan-over-failed") in panel.text, "the panel says it, too"


async def test_a_stand_in_does_not_know_the_plan(evening: Evening) -> None:
    here, _, waiting = await duel(evening)
    seat: Seat = 1 - here.state.active
    await plan(evening, waiting, ("1", "cast 8"))
    host = Actor(here.table.host, "Ada", moderates=True)
    sitting = SeatAssignment(seat, evening.person(waiting).id)
    await evening.bot.services.tables.act(let_play_absence, 1, host, sitting)
    await evening.calm()
    row = (await live(evening)).table.seats[seat]
    assert row.stand_in == "absence"
    assert row.plan is not None
    assert not row.plan.picks
    [letter] = evening.person(waiting).dms()
    assert phrase("plan-over-stand-in") in letter.text


async def test_who_takes_the_seat_gets_no_plan(evening: Evening) -> None:
    here, _, waiting = await duel(evening)
    seat: Seat = 1 - here.state.active
    await plan(evening, waiting, ("1", "cast 8"))
    panel = await evening.turn(waiting, await evening.hand(waiting), "give-up")
    await evening.press(waiting, panel, verb(panel, "give-up-yes"))
    assert (await live(evening)).table.seats[seat].plan is None
    await evening.press("Chloé", evening.board(), verb(evening.board(), "take-seat"))
    row = (await live(evening)).table.seats[seat]
    assert row.person == evening.person("Chloé").id
    assert row.plan is None


async def test_a_plan_is_in_its_owners_export_alone(evening: Evening) -> None:
    _, active, waiting = await duel(evening)
    await plan(evening, waiting, ("1", "cast 8"))
    store = evening.bot.services.privacy
    own, other = [await store.everything(evening.person(name).id) for name in (waiting, active)]
    assert own["seats"][0]["plan"]["picks"] == {"1": ("cast 8",)}
    assert not other["seats"][0]["plan"]


async def test_strangers_and_forged_presses_plan_nothing(evening: Evening) -> None:
    here, _, waiting = await duel(evening)
    seat: Seat = 1 - here.state.active
    panel = await plan(evening, waiting)
    press = menu_of(panel, "1")
    for bad in (press.replace(":plan-set:1", ":plan-set:9"), press.replace(":plan-set:1", ":plan-set:x")):
        said = await evening.forge(waiting, panel, bad, values=["cast 8"])
        assert phrase("refused-no-longer-planned") in said
    said = await evening.forge(waiting, panel, press, values=["cast 9"])
    assert phrase("refused-no-longer-planned") in said
    assert (await live(evening)).table.seats[seat].plan is None
    board = evening.board()
    forged = verb(board, "hand").replace(":hand", ":plan")
    assert phrase("refused-not-your-table") in await evening.forge("Dev", board, forged)


# Tschak!


async def begin_tower(evening: Evening) -> tuple[LoadedTable, dict[str, Seat]]:
    """Start a game of Tschak! with Ada and Mira; return it, and their seats."""
    await evening.begin("Mira", game="towers")
    here = await live(evening)
    return here, {name: seat for seat, name in enumerate(names_at(here.seen_by(None)))}


async def show_first(evening: Evening, seat: Seat) -> None:
    """Let ``seat`` choose the first card it may play."""
    decision = (await live(evening)).game.decisions((await live(evening)).state)[seat]
    await move(evening, seat, (decision.options[0].id,))
    await evening.calm()


async def test_cards_are_chosen_for_the_next_steps_and_changed_until_then(evening: Evening) -> None:
    here, seats = await begin_tower(evening)
    mine = here.state.hands[seats["Ada"]]
    wizard, warrior, dwarf = (next(card for card in mine if card.startswith(kind)) for kind in KINDS)
    others = [card for card in mine if card not in {wizard, warrior, dwarf}]
    other = next(card for card in others if card.startswith("warrior"))
    await plan(evening, "Ada", ("1.1", warrior), ("1.2", dwarf))
    await plan(evening, "Ada", ("1.1", other))
    await move(evening, seats["Ada"], (f"play {wizard}",))
    await show_first(evening, seats["Mira"])
    assert (await live(evening)).state.commits[seats["Ada"]] is None
    await evening.pass_time(SOON)
    assert (await live(evening)).state.commits[seats["Ada"]] == (other,)
    panel = await evening.turn("Ada", await evening.hand("Ada"), "plan")
    assert phrase("plan-now") in panel.text, "the third step is still to come"
    await evening.restart_bot()
    await show_first(evening, seats["Mira"])
    await evening.pass_time(SOON)
    assert (await live(evening)).state.commits[seats["Ada"]] == (dwarf,)
    [letter] = evening.person("Ada").dms()
    assert phrase("plan-done") in letter.text


async def test_a_card_used_otherwise_ends_the_plan(evening: Evening) -> None:
    here, seats = await begin_tower(evening)
    mine = here.state.hands[seats["Ada"]]
    wizard, warrior, dwarf = (next(card for card in mine if card.startswith(kind)) for kind in KINDS)
    await plan(evening, "Ada", ("2.0", dwarf), ("3.0", [wizard, warrior, next(reversed(mine))]))
    await move(evening, seats["Ada"], (f"play {warrior}",))
    await evening.calm()
    [letter] = evening.person("Ada").dms()
    assert phrase("towers-plan-over-used") in letter.text
    assert not letter.notified


async def test_two_cards_of_a_type_are_refused_and_nothing_is_lost(evening: Evening) -> None:
    here, seats = await begin_tower(evening)
    mine = here.state.hands[seats["Ada"]]
    wizards = [card for card in mine if card.startswith("wizard") or card.startswith("chameleon")]
    await plan(evening, "Ada", ("1.1", mine[-2]))
    panel = await plan(evening, "Ada", ("2.1", wizards[:2]))
    assert phrase("towers-refused-type-twice") in panel.text
    row = (await live(evening)).table.seats[seats["Ada"]]
    assert row.plan is not None
    assert row.plan.picks == {"1.1": (mine[-2],)}


async def test_a_planned_choice_is_taken_back_with_the_rest_of_the_plan(evening: Evening) -> None:
    here, seats = await begin_tower(evening)
    mine = here.state.hands[seats["Ada"]]
    wizard, warrior, dwarf = (next(card for card in mine if card.startswith(kind)) for kind in KINDS)
    await plan(evening, "Ada", ("1.1", warrior), ("1.2", dwarf))
    await move(evening, seats["Ada"], (f"play {wizard}",))
    await show_first(evening, seats["Mira"])
    await evening.pass_time(SOON)
    assert (await live(evening)).state.commits[seats["Ada"]] == (warrior,)
    await evening.turn("Ada", await evening.hand("Ada"), "take-back")
    await evening.pass_time(SOON)
    assert (await live(evening)).state.commits[seats["Ada"]] is None, "it isn't chosen again"
    [letter] = evening.person("Ada").dms()
    assert phrase("plan-over-taken-back") in letter.text


# Touria and Saga: if … then


async def test_a_rule_for_copying_is_made_in_menus_and_passes_otherwise(evening: Evening) -> None:
    await evening.begin("Mira", game="touria")
    here = await play_until(evening, lambda table: table.state.phase == "start")
    names = names_at(here.seen_by(None))
    seat = next(one for one in range(len(names)) if one != here.state.active)
    panel = await plan(evening, names[seat], ("gain", "hearts 3"), ("rest", "pass"))
    assert phrase("touria-plan-rest-pass") in panel.text
    await play_until(evening, lambda table: table.state.phase == "copy")
    await evening.pass_time(SOON)
    later = await live(evening)
    row = later.table.seats[seat]
    assert later.state.phase != "copy" or later.state.answers[seat] != "asked", "the rule has passed"
    assert row.plan is not None
    assert row.plan.picks, "a rule stays until it has paid"
    assert not row.plan.done


async def test_an_interference_waits_for_its_moment(evening: Evening) -> None:
    await evening.begin("Mira", game="saga")
    here = await play_until(evening, lambda table: table.state.phase == "main")
    names = names_at(here.seen_by(None))
    for seat, name in enumerate(names):
        panel = await evening.turn(name, await evening.hand(name), "more")
        if not any((one.custom_id or "").split(":")[3:4] == ["plan"] for one in panel.buttons):
            assert not InterferencePlanner().slots(here.game.view(here.state, seat), Plan())
            continue
        panel = await evening.turn(name, panel, "plan")
        [menu] = panel.selects
        card = menu.options[0].value
        reply = await evening.person(name).select(panel, menu.custom_id, card)
        assert len((await reply.result()).selects) == 4
        row = (await live(evening)).table.seats[seat]
        assert row.plan is not None
        assert row.plan.picks == {"card": (card,)}


async def test_a_table_without_reactions_in_advance_offers_none(evening: Evening) -> None:
    board = await evening.open_table("Ada", game="touria")
    await evening.press("Mira", board, verb(board, "join"))
    await act(evening.bot.services.tables, set_terms, 1, evening.person("Ada").id, {"plans": "turns"})
    await evening.calm()
    await evening.press("Ada", evening.board(), verb(evening.board(), "start"))
    hand = await evening.hand("Ada")
    more = await evening.turn("Ada", hand, "more")
    assert phrase("button-plan") not in [button.label for button in (*hand.buttons, *more.buttons)]
    forged = verb(evening.board(), "hand").replace(":hand", ":plan")
    assert phrase("refused-no-plans") in await evening.forge("Ada", evening.board(), forged)
