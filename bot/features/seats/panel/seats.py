"""The seats of a running table: their state on the board, and the panels to manage them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.names import label_names, listed, spoken_names, title
from bot.discord.panels.panel import Button, Line, Panel, Part, Picker, Row, Select
from bot.discord.panels.verbs import action_button, verb_button
from bot.features.absence.rules.silence import claim_host
from bot.features.absence.rules.stand_ins import (
    end_for_late,
    give_time,
    replace_host,
    replace_late,
    stand_in_once,
    stand_in_until_back,
)
from bot.features.absence.rules.timeout_votes import (
    TIMEOUT_ANSWERS,
    answers_about,
    decider_of,
    late_seats,
    voters,
)
from bot.features.actions import ACTIONS
from bot.features.clocks.panel import away_line
from bot.features.clocks.rules.extensions import extensions_left
from bot.features.computers.rules.strengths import strength_at, strength_text
from bot.features.seats.rules.offers import offer, withdraw_offers
from bot.table.action import OPEN, RUNNING, Action
from bot.table.actor import Actor
from bot.table.perspective import Perspective
from bot.table.rows import Offer
from bot.table.seat_assignment import SeatAssignment
from bot.table.table import TimeoutAnswer
from games.engine.text import Seat
from render.words import Words

_DECISIONS_SHOWN = 2
"""Maximum number of late seats whose buttons are on the board at once; the others follow."""


def asked_names(table: Perspective, words: Words) -> tuple[str, ...]:
    """Return every seat's name for a pending question, with its stand-in or deadline."""
    names = list(spoken_names(table, words))
    for seat, row in enumerate(table.seats):
        if row.stand_in is not None:
            names[seat] = words("asked-stand-in", name=names[seat])
        elif row.vote is not None:
            names[seat] = words("asked-silent" if row.is_silent else "asked-out", name=names[seat])
        elif row.due_at is not None:
            time, left = f"<t:{int(row.due_at)}:R>", extensions_left(table, seat)
            key = "asked-due-extensions" if left else "asked-due"
            names[seat] = words(key, name=names[seat], time=time, count=left)
    return tuple(names)


def seat_parts(table: Perspective, words: Words) -> list[Part]:
    """Return the board's parts about seats: late ones, ones with a stand-in, and ones free to take."""
    if table.status not in RUNNING:
        return []
    names = spoken_names(table, words)
    parts: list[Part] = []
    late: list[Seat] = []
    if table.status == "playing":
        late = late_seats(table)[:_DECISIONS_SHOWN]
        for seat in late:
            parts += _is_late(table, seat, names[seat], words)
    if away := away_line(table, words, set(table.away) - set(late)):
        parts.append(away)
    if standing_in := [seat for seat, row in enumerate(table.seats) if row.stand_in is not None]:
        parts.append(
            words(
                "board-stand-in",
                names=listed(standing_in, names, words),
                count=len(standing_in),
                strength=words.say(strength_text(table.stand_ins)),
            )
        )
    wanted = [seat for seat, row in enumerate(table.seats) if row.wanted]
    if wanted:
        parts.append(words("board-wanted", names=listed(wanted, names, words), count=len(wanted)))
        parts.append(Row(take_seat_buttons(table, words)))
    return parts


def take_seat_buttons(table: Perspective, words: Words) -> list[Button]:
    """Return a button for each free seat, with which anybody takes it."""
    wanted = [seat for seat, row in enumerate(table.seats) if row.wanted]
    labels = label_names(table, words)
    return [
        Button(
            words("button-take-seat")
            if len(wanted) == 1
            else words("button-take-seat-of", name=labels[seat])[:80],
            CustomId(table.id, table.own_revision, "take-seat", str(seat)),
            "success",
        )
        for seat in wanted
    ]


def vote_parts(table: Perspective, words: Words) -> list[Part]:
    """Return a vote that concerns the reader of a private panel, preferably one they haven't answered."""
    if table.viewer is None or table.status != "playing":
        return []
    asked = [ask.late for ask in table.asks if ask.late is not None]
    answered = [seat for seat in late_seats(table) if table.viewer in table.seats[seat].answers]
    return [
        part
        for seat in (*asked, *answered)[:1]
        for part in _is_late(table, seat, spoken_names(table, words)[seat], words)
    ]


def hostless_parts(table: Perspective, words: Words) -> list[Part]:
    """Return the text about a silent host, with the button that lets any player take over."""
    if table.host_silent_since is None or table.status not in OPEN:
        return []
    text = words("board-hostless", host=f"<@{table.host}>")
    return [Line(text, action_button(table, words, claim_host))]


def seats_panel(table: Perspective, words: Words, *, note: str | None = None) -> Panel:
    """Return the panel that lists all seats with their states, and has a menu for managing one."""
    names, labels = spoken_names(table, words), label_names(table, words)
    states = [_state(table, seat, words) for seat in range(len(names))]
    parts: list[Part] = [f"### {words('panel-seats', table=title(table, words))}"]
    if note:
        parts.append(note)
    parts.append(
        "\n".join(words("list-led", what=name, list=state) for name, state in zip(names, states, strict=True))
    )
    choices = [
        (str(SeatAssignment(seat, row.person)), labels[seat][:100], states[seat][:100])
        for seat, row in enumerate(table.seats)
    ]
    parts.append(Select(CustomId(table.id, table.own_revision, "seat"), words("panel-seats-choose"), choices))
    return Panel(parts)


def seat_panel(
    table: Perspective,
    seat: Seat,
    offers: Sequence[Offer],
    actor: Actor,
    words: Words,
    *,
    note: str | None = None,
) -> Panel:
    """Return the actions of ``actor`` on one seat; ``offers`` are the open offers of it to people."""
    row = table.seats[seat]
    state = words("list-led", what=spoken_names(table, words)[seat], list=_state(table, seat, words))
    text = f"### {title(table, words)}\n{state}"
    parts: list[Part] = [text]
    if note:
        parts.append(note)
    assignment = str(SeatAssignment(seat, row.person))
    is_asked = seat in table.waiting or seat in table.asked_discreetly
    fitting = [
        action
        for action in ACTIONS.values()
        if action.place == "seat" and action.is_offered(table, actor) and action.fits_seat(row, is_asked)
    ]
    if fitting:
        parts.append(Row([action_button(table, words, action, assignment) for action in fitting]))
    if offers:
        people = words.in_row(f"<@{one.person}>" for one in offers)
        parts.append(words("panel-offered", people=people, count=len(offers)))
        if withdraw_offers.is_offered(table, actor):
            parts.append(Row([action_button(table, words, withdraw_offers, assignment)]))
    if actor.moderates and offer.is_offered(table, actor):
        press = CustomId(table.id, table.own_revision, "seat-offer", str(SeatAssignment(seat, row.person)))
        parts += [words("panel-offer"), Picker(press, "person", words("panel-offer-choose"))]
    parts.append(Row([verb_button(table, words, "seats")]))
    return Panel(parts)


_ANSWERS: Mapping[TimeoutAnswer, Action[SeatAssignment]] = {
    "wait": give_time,
    "host": replace_host,
    "turn": stand_in_once,
    "absence": stand_in_until_back,
    "wanted": replace_late,
    "end": end_for_late,
}


def _is_late(table: Perspective, seat: Seat, name: str, words: Words) -> list[Part]:
    # The buttons refer to the person in the seat now, not to anyone who takes it later.
    row = table.seats[seat]
    assignment = str(SeatAssignment(seat, row.person))
    buttons = [
        action_button(table, words, _ANSWERS[answer], assignment) for answer in answers_about(table, seat)
    ]
    since = row.vote.since if row.vote else table.changed_at
    decider = words(f"board-decides-{decider_of(table, seat)}", host=f"<@{table.host}>")
    key = "board-silent" if row.is_silent else "board-time-up"
    asked = words(key, name=name, decider=decider, time=f"<t:{int(since)}:R>")
    lines = (asked, away_line(table, words, [seat]), _answers(table, seat, words))
    return ["\n".join(filter(None, lines)), Row(buttons)]


def _answers(table: Perspective, late: Seat, words: Words) -> str:
    """Return the number of votes for each answer about a late seat; empty without votes."""
    answers = table.seats[late].answers
    if not answers:
        return ""
    given = Counter(answers.values())
    said = [
        words("board-answer", answer=words(f"button-out-{answer}"), count=given[answer])
        for answer in TIMEOUT_ANSWERS
        if given[answer]
    ]
    missing = len(voters(table, late)) - len(answers)
    return words("board-answers", answers=" · ".join(said), missing=missing)


def _state(table: Perspective, seat: Seat, words: Words) -> str:
    row = table.seats[seat]
    if row.person is None:
        state = words("state-computer", strength=words.say(strength_text(strength_at(table, seat))))
    elif row.stand_in is not None:
        state = words(f"state-{row.stand_in}")
    elif row.vote is not None:
        state = words("state-silent" if row.is_silent else "state-out")
    else:
        state = words("state-there")
    if table.extensions and (left := extensions_left(table, seat)) + row.extended:
        state += " " + words("state-extensions", left=left, most=table.extensions)
    return f"{state} {words('state-open')}" if row.wanted else state
