"""Presses about seats: taking, accepting and declining one, deciding when time is up, looking after them."""

from __future__ import annotations

from typing import Any, Literal

import discord

from bot.answer import Answer
from bot.house import House
from bot.panels.ids import Press
from bot.panels.reading import sentence
from bot.panels.seats import confirm_remove, seat_panel, seats_panel
from bot.presses.handler import Handler, Handlers
from bot.presses.playing import show_hand
from bot.store.rows import Verdict
from bot.tables.perspective import Perspective
from bot.tables.refusals import refused
from bot.tables.seats import RUNNING, Sitting

# Everybody's


async def take_seat(house: House, answer: Answer, press: Press) -> None:
    """Seat the presser at a seat that is free to take, and show them what belongs to it."""
    person = answer.interaction.user
    await house.look(answer.interaction, press.table)
    if not press.argument.isdecimal():
        raise refused("unknown-button")
    await house.service.seats.take_seat(press.table, press.page, person.id, person.display_name)
    await _welcome(house, answer, press.table)


async def accept(house: House, answer: Answer, press: Press) -> None:
    """Seat the presser at the seat that they were offered; also from a direct message."""
    person = answer.interaction.user
    await house.service.seats.accept_offer(press.table, person.id, person.display_name)
    await _welcome(house, answer, press.table)


async def decline(house: House, answer: Answer, press: Press) -> None:
    """Decline the seat that the presser was offered."""
    person = answer.interaction.user
    await house.service.seats.decline_offer(press.table, person.id, person.display_name)
    await answer.show(sentence(answer.words("done-declined")))


def _decided(verdict: Verdict) -> Handler:
    """Return the handler by which a seat whose time is up gets ``verdict``."""

    async def decide(house: House, answer: Answer, press: Press) -> None:
        person = answer.interaction.user
        table = await house.look(answer.interaction, press.table)
        moderates = await house.moderates(answer.interaction, table)
        await house.service.seats.decide(
            press.table, _sitting(press.argument), person.id, person.display_name, verdict, moderates
        )

    return decide


# The host's and the moderators'


async def seats(house: House, answer: Answer, press: Press) -> None:
    """Show all seats to those who may look after them."""
    await show_seats(house, answer, await house.look(answer.interaction, press.table))


async def seat_picked(house: House, answer: Answer, press: Press) -> None:
    """Show the seat that was chosen in the menu."""
    table = await house.look(answer.interaction, press.table)
    if not await house.manages(answer.interaction, table):
        raise refused("host-only")
    _expect_running(table)
    seat = _sitting(_picked(answer)).seat
    if seat >= len(table.seats):
        raise refused("no-such-seat")
    await _show_seat(house, answer, table, seat)


def _stood_in(length: Literal["turn", "absence"]) -> Handler:
    """Return the handler that lets a computer play a seat for ``length``."""

    async def stand_in_pressed(house: House, answer: Answer, press: Press) -> None:
        table = await house.look(answer.interaction, press.table)
        await stand_in(house, answer, table, _sitting(press.argument), length)

    return stand_in_pressed


def _opened(*, is_open: bool) -> Handler:
    """Return the handler that opens a seat to all, or closes it."""

    async def set_open(house: House, answer: Answer, press: Press) -> None:
        table = await house.look(answer.interaction, press.table)
        sitting = _sitting(press.argument)
        name = answer.interaction.user.display_name
        moderates = await house.moderates(answer.interaction, table)
        await house.service.seats.set_open(press.table, sitting, name, moderates, is_open=is_open)
        key = "done-seat-opened" if is_open else "done-seat-closed"
        await _show_seat_again(house, answer, table.id, sitting.seat, key)

    return set_open


async def remove_pressed(house: House, answer: Answer, press: Press) -> None:
    """Ask whether a player shall really lose their seat."""
    table = await house.look(answer.interaction, press.table)
    if not await house.moderates(answer.interaction, table):
        raise refused("moderator-only")
    sitting = _sitting(press.argument)
    _expect_running(table)
    if sitting.seat >= len(table.seats) or table.seats[sitting.seat].person != sitting.person:
        raise refused("seat-changed")
    await answer.show(confirm_remove(table, sitting.seat, answer.words))


async def remove_confirmed(house: House, answer: Answer, press: Press) -> None:
    """Take the seat of a player away."""
    table = await house.look(answer.interaction, press.table)
    await remove(house, answer, table, _sitting(press.argument))


async def offer_picked(house: House, answer: Answer, press: Press) -> None:
    """Offer a seat to the person who was chosen in the menu."""
    table = await house.look(answer.interaction, press.table)
    picked = _picked(answer)
    if not picked.isdecimal():
        raise refused("unknown-button")
    await offer(house, answer, table, _sitting(press.argument), int(picked))


async def withdraw(house: House, answer: Answer, press: Press) -> None:
    """Take back all offers of a seat."""
    table = await house.look(answer.interaction, press.table)
    sitting = _sitting(press.argument)
    name = answer.interaction.user.display_name
    moderates = await house.moderates(answer.interaction, table)
    await house.service.seats.withdraw_offers(press.table, sitting.seat, name, moderates)
    await _show_seat_again(house, answer, table.id, sitting.seat, "done-withdrawn")


# What commands share


async def show_seats(house: House, answer: Answer, table: Perspective) -> None:
    """Show all seats of ``table`` to those who may look after them.

    :raises Refused: the one who asks may not, or the game has not begun or is over.
    """
    if not await house.manages(answer.interaction, table):
        raise refused("host-only")
    _expect_running(table)
    await answer.show(seats_panel(table, answer.words))


async def stand_in(
    house: House, answer: Answer, table: Perspective, sitting: Sitting, length: Literal["turn", "absence"]
) -> None:
    """Let a computer play a seat for the one who asks, and show the seat."""
    person = answer.interaction.user
    moderates = await house.moderates(answer.interaction, table)
    await house.service.seats.stand_in(table.id, sitting, person.id, person.display_name, length, moderates)
    await _show_seat_again(house, answer, table.id, sitting.seat, f"done-stand-in-{length}")


async def remove(house: House, answer: Answer, table: Perspective, sitting: Sitting) -> None:
    """Take the seat of a player away for the one who asks; in the lobby the seat goes with them."""
    name = answer.interaction.user.display_name
    moderates = await house.moderates(answer.interaction, table)
    if table.status == "lobby":
        await house.service.lobbies.remove(table.id, sitting.person, name, moderates)
        await answer.show(sentence(answer.words("done-sent-away")))
        return
    await house.service.seats.remove(table.id, sitting, name, moderates)
    await _show_seat_again(house, answer, table.id, sitting.seat, "done-seat-removed")


async def offer(house: House, answer: Answer, table: Perspective, sitting: Sitting, person: int) -> None:
    """Offer a seat to ``person`` for the one who asks.

    :raises Refused: ``person`` is a bot, is not on the server, or cannot see the table.
    """
    guild = answer.interaction.guild
    if guild is None:
        raise refused("server-only")
    try:
        member = await guild.fetch_member(person)
    except discord.NotFound:
        raise refused("left-server") from None
    if member.bot:
        raise refused("offer-to-bot")
    channel = guild.get_channel_or_thread(table.channel)
    if channel is not None and not channel.permissions_for(member).view_channel:
        raise refused("offered-sees-not")
    asker = answer.interaction.user
    moderates = await house.moderates(answer.interaction, table)
    await house.service.seats.offer(
        table.id, sitting, person, member.display_name, asker.id, asker.display_name, moderates
    )
    table = await house.look(answer.interaction, table.id)
    note = answer.words("done-offered", person=member.mention)
    await _show_seat(house, answer, table, sitting.seat, note)


def _expect_running(table: Perspective) -> None:
    if table.status not in RUNNING:
        raise refused("not-started" if table.status == "lobby" else "ended")


def _sitting(text: str) -> Sitting:
    sitting = Sitting.parse(text)
    if sitting is None:
        raise refused("unknown-button")
    return sitting


def _picked(answer: Answer) -> str:
    data: Any = answer.interaction.data or {}
    return str(next(iter(data.get("values", ())), ""))


async def _welcome(house: House, answer: Answer, number: int) -> None:
    """Show whoever has just taken a seat what belongs to it."""
    table = await house.service.look(number, answer.interaction.user.id)
    await show_hand(house, answer, table, note=answer.words("done-seat-taken"))


async def _show_seat_again(house: House, answer: Answer, number: int, seat: int, key: str) -> None:
    table = await house.look(answer.interaction, number)
    await _show_seat(house, answer, table, seat, answer.words(key))


async def _show_seat(
    house: House, answer: Answer, table: Perspective, seat: int, note: str | None = None
) -> None:
    """Show a seat to those who look after it; whoever does not reads just the note."""
    if table.status not in RUNNING or not await house.manages(answer.interaction, table):
        await answer.show(sentence(note or answer.words("refused-host-only")))
        return
    moderates = await house.moderates(answer.interaction, table)
    offers = await house.service.seats.offers(table.id, seat)
    await answer.show(seat_panel(table, seat, offers, answer.words, moderates=moderates, note=note))


HANDLERS: Handlers = {
    "take-seat": (take_seat, "new"),
    "seat-accept": (accept, "new"),
    "seat-decline": (decline, "new"),
    "out-wait": (_decided("wait"), "quiet"),
    "out-turn": (_decided("turn"), "quiet"),
    "out-absence": (_decided("absence"), "quiet"),
    "out-wanted": (_decided("wanted"), "quiet"),
    "seats": (seats, "new"),
    "seat": (seat_picked, "new"),
    "seat-turn": (_stood_in("turn"), "new"),
    "seat-absence": (_stood_in("absence"), "new"),
    "seat-open": (_opened(is_open=True), "new"),
    "seat-close": (_opened(is_open=False), "new"),
    "seat-remove": (remove_pressed, "new"),
    "seat-remove-yes": (remove_confirmed, "new"),
    "seat-offer": (offer_picked, "new"),
    "seat-withdraw": (withdraw, "new"),
}
