"""Whole games of Abraca, played to the end by pressing buttons only."""

from __future__ import annotations

import hmac
import random
import re
from collections.abc import Sequence
from hashlib import sha256

import msgspec
import pytest

from games.engine.chance import RandomStream
from games.engine.record import Record, verify
from games.registry import GAMES
from playground import Message
from tests.protocol.evening import PEOPLE, Evening, choices, names_at, read
from tests.support.phrases import phrase

HEXADECIMAL = re.compile(r"`([0-9a-f]{64})`")


async def play_to_the_end(evening: Evening, seed: int) -> int:
    """Let people press on until the game is over; return how many moves they made.

    They press what a computer player would, except every tenth time.
    """
    chance = random.Random(seed)
    service, game = evening.bot.services.tables, GAMES["abraca"]
    hands: dict[str, Message] = {}
    for moves in range(1000):
        table = await evening.table()
        if table.status == "over":
            await evening.calm()
            return moves
        if not table.waiting or table.seats[table.waiting[0]].person is None:
            await evening.calm()
            continue
        seat = table.seats[table.waiting[0]]
        name = names_at(table)[table.waiting[0]]
        panel = await evening.hand(name) if name not in hands else hands[name]
        if not choices(panel):
            panel = await evening.turn(name, panel, "hand")
        mine = await service.look(1, seat.person)
        assert mine.decision is not None
        [wise] = game.computer_player.choose(mine.view, mine.decision, RandomStream(bytes(32)))
        option = chance.choice(list(choices(panel))) if moves % 10 == 9 else wise
        hands[name] = await evening.pick(name, panel, option)
    raise AssertionError("the game does not end")


def draws(seed: bytes, name: str, bounds: Sequence[int]) -> list[int]:
    """Return the first draws of the stream ``name``, computed as documented."""
    key = hmac.digest(seed, name.encode(), "sha256")
    blocks = (sha256(key + number.to_bytes(8, "big")).digest() for number in range(len(bounds)))
    return [int.from_bytes(block[:8], "big") % bound for block, bound in zip(blocks, bounds, strict=True)]


@pytest.mark.whole_games
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
async def test_people_play_a_whole_game(evening: Evening, seats: int) -> None:
    board = await evening.open_table()
    shuffle = await evening.press("Ada", board, phrase("button-shuffle"))
    promised = HEXADECIMAL.findall(await read(shuffle))
    for name in PEOPLE[1:seats]:
        await evening.press(name, board, "Join")
    await evening.press("Ada", board, "Start")
    early = await evening.slash("Ada", "table export", table=1)
    assert phrase("refused-not-over-yet") in early.text
    assert not early.attachments

    moves = await play_to_the_end(evening, seed=seats)
    assert moves > seats

    assert evening.board() is board, "one message from the lobby to the end"
    assert board.text.startswith("# Game over")
    table = await evening.table()
    assert table.outcome is not None
    for seat, name in enumerate(PEOPLE[:seats]):
        score = table.outcome.scores[seat]
        assert re.search(rf"\d\. .*\*\*{name}\*\*: {score} points?$", board.text, re.MULTILINE)
    labels = [button.label for button in board.buttons]
    assert labels == [
        "Play again",
        "What happened",
        "Replay",
        phrase("button-review"),
        phrase("button-verify"),
        phrase("button-thank"),
    ]
    assert all(board.alt_texts)
    assert len(board.attachments) >= 2, "the result, and the last round uncovered"
    [secret] = HEXADECIMAL.findall(board.text)

    proof = (await evening.slash("Bruno", "table verify", table=1)).text
    assert "✅" in proof
    hash_shown, secret_shown = HEXADECIMAL.findall(proof)
    presses = [int(press) for press in re.findall(r"\b\d{16,20}\b", proof)]
    assert secret_shown == secret
    assert [sha256(bytes.fromhex(secret)).hexdigest()] == [hash_shown] == promised
    assert len(presses) == seats + 1

    export = await evening.slash("Ada", "table export", table=1)
    [(name, data)] = evening.playground.files(export).items()
    assert name == "table-1.json"
    record = msgspec.convert(msgspec.json.decode(data)["record"], Record)
    seed = sha256(bytes.fromhex(secret) + b"".join(p.to_bytes(8, "big") for p in presses)).digest()
    assert record.seed == seed.hex()
    assert list(record.setup)[:36] == [
        *draws(seed, "first", [seats]),
        *draws(seed, "deal 1", range(36, 1, -1)),
    ]
    assert len(record.moves) == moves
    assert msgspec.json.encode(verify(GAMES["abraca"], record))


@pytest.mark.whole_games
@pytest.mark.pictures
async def test_two_people_and_two_computer_players(evening: Evening) -> None:
    board = await evening.begin("Bruno", computers=2)
    await play_to_the_end(evening, seed=7)
    assert board.text.startswith("# Game over")
    assert "Clockwork" in board.text

    again = await evening.press("Bruno", board, "Play again")
    assert again.messages == [board], "whoever presses first needs no answer: the lobby appears"
    lobby = evening.board()
    assert lobby is not board
    assert await evening.seats(2) == ["Bruno", "", ""]
    late = await evening.press("Ada", board, "Play again")
    assert "table 2 is open" in late.text
    assert f"/{lobby.id}" in late.text
    await evening.press("Ada", lobby, "Join")
    await evening.press("Ada", lobby, "Start")
    assert (await evening.table(2)).status == "playing"
    log = await evening.slash("Ada", "table log", table=1)
    pages = [log.text]
    while any(button.label == "Older" and not button.disabled for button in log.buttons):
        log = await (await evening.person("Ada").press(log, "Older")).result()
        pages.append(log.text)
    assert "Ada opens the table" in pages[-1]
    assert len(pages) == 1 or "Ada opens the table" not in pages[0], "the newest page is first"
    assert sum(phrase("log-started") in page for page in pages) == 1
