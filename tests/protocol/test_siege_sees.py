"""The siege detects planted faults: tested on a few real moves instead of whole sieges."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import cast

import pytest
import sqlalchemy as sa

from bot.database import schema
from playground import Message
from render.words import words_for
from tests.protocol.evening import PEOPLE, Evening, choices
from tests.protocol.forked import ForkedBot
from tests.siege import checks
from tests.siege.besieged import Besieged
from tests.siege.databases import SqliteDatabase
from tests.siege.hands import hands_in
from tests.siege.log import Secrets
from tests.siege.players import WAYS, Players
from tests.support.acting import live_table

pytestmark = pytest.mark.sqlite  # these tests are about the siege

LOG = (
    "2026-11-25 19:28:01,123 INFO bot.discord.client: connected as Tavolata#0001 on 3 servers",
    "[2026-11-25 19:28:01] [WARNING ] bot.database.cluster.cluster: nobody takes the shards 0, 1, 2, 3",
    "[2026-11-25 19:28:01] [INFO    ] bot.host.health: health and metrics are shown at http://127.0.0.1:9464",
    "[2026-11-25 19:28:01] [INFO    ] bot.discord.emojis: 57 of 57 emojis are there: 0 were uploaded, "
    "2 older ones deleted",
    '  File "/srv/tavolata/bot/table/service.py", line 214, in look',
    "discord.errors.NotFound: 404 Not Found (error code: 10062): Unknown interaction",
)
"""Lines that contain no hand, although they contain numbers."""


class Played:
    """A few moves at a table of people who want to be notified in different ways."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        database = SqliteDatabase(evening.settings.database.parent)
        self.here = Besieged(evening.playground, database, cast(ForkedBot, None), 1)
        self.players = Players(self.here, games=())
        self.players.seat(evening.playground.channel("tables"), "abraca", PEOPLE)
        self.secrets = Secrets(self.here)

    async def play(self) -> None:
        """Let people choose how they are notified, start a game, and make some moves."""
        await self.players.choose_ways()
        self.here.posted.clear()
        await self.evening.begin(*PEOPLE[1:])
        for _ in range(8):
            name = await self.evening.asked()
            panel = await self.evening.hand(name)
            *_, choice = choices(panel)
            await self.evening.pick(name, panel, choice)
            self.players.done.moves.append((1, self.evening.person(name).id, (choice,)))
            await self.evening.calm()

    def found(self) -> list[str]:
        """Return the kinds of faults that the siege finds."""
        found: dict[str, set[str]] = {kind: set() for kind in ("lost", "told twice", "out of place")}
        checks.note_all(self.here, self.players, found, "now")
        return [kind for kind, what in found.items() if what]

    def post_again(self, message: Message, nonce: str | None) -> None:
        """Pretend that ``message`` was posted once more under another ``nonce``."""
        again = copy(message)
        again.id, again.nonce = message.id + 1, nonce
        self.here.posted.append(again)

    def letters(self) -> list[Message]:
        """Return the direct messages."""
        channels = self.evening.playground.world.channels
        return [one for one in self.here.posted if channels[one.channel_id].is_dm]

    def mentions(self) -> list[Message]:
        """Return the channel's messages that notify people."""
        letters = self.letters()
        return [one for one in self.here.posted if one.text.startswith("<@") and one not in letters]


@pytest.fixture
async def played(evening: Evening) -> Played:
    here = Played(evening)
    await here.play()
    assert here.found() == []
    assert not here.secrets.found_in(LOG)
    return here


async def test_a_lost_move_is_found(played: Played) -> None:
    await played.evening.stop_bot()
    moves = schema.moves
    last = sa.select(sa.func.max(moves.c.number)).scalar_subquery()
    played.here.database.write([sa.delete(moves).where(moves.c.number == last)])
    assert played.found() == ["lost"]


async def test_what_came_twice_is_found(played: Played) -> None:
    for name, way in zip(PEOPLE, WAYS, strict=True):
        person = await played.evening.bot.services.stores.people.person(played.evening.person(name).id)
        assert person.preferences.delivery == way
    posted = list(played.here.posted)
    [mention, *_], [letter, *_] = played.mentions(), played.letters()
    later = f"{(letter.nonce or '').rpartition('.')[0]}.7"
    for message, nonce in ((mention, None), (mention, "x"), (letter, None), (letter, "x"), (letter, later)):
        played.post_again(message, nonce)
        assert played.found() == ["told twice"], nonce
        played.here.posted[:] = posted


WRITTEN: dict[str, Callable[[list[int], list[str]], str]] = {
    "numbers": lambda numbers, _: f"KeyError: {numbers}",
    "a tuple of numbers": lambda numbers, _: f"seat 1 has {tuple(numbers)}",
    "numbers alone": lambda numbers, _: f"hand: {' '.join(map(str, numbers))}",
    "names": lambda _, names: f"seat 1 has {', '.join(names)}",
    "names in quotes": lambda _, names: f"seat 1 has {names}",
    "names in a sentence": lambda _, names: f"{', '.join(names[:-1])} and {names[-1]} are held",
}


async def test_a_hand_in_the_log_is_found(played: Played) -> None:
    state = (await live_table(played.evening.bot.services.tables, 1)).state
    for numbers in state.hands:
        for locale in ("en", "it"):
            names = [words_for(locale)(f"abraca-spell-{number}") for number in numbers]
            for how, written in WRITTEN.items():
                line = f"[2026-11-25 19:28:01] [ERROR   ] bot.discord.client: {written(numbers, names)}"
                found = played.secrets.found_in([*LOG, line])
                assert any(one.startswith("a hand") for one in found), (how, line)


def test_ids_of_cards_in_a_row_are_a_hand() -> None:
    assert [*hands_in("ValueError: ['ivanhoe', 'grail', 'troy']")]
    assert [*hands_in("wizard_2_none, warrior_3_axe, warrior_4_axe")]
    assert not [*hands_in("areas: playing, lobby, me")]
