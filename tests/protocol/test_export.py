"""Files of finished games: exported, imported elsewhere, shown, verified and exported again."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from msgspec.structs import replace

from bot.features.archive.service.game_file import MOST_BYTES, MOST_MOVES, proven, read
from games.engine.game import AnyGame
from games.registry import GAMES
from playground import Message, Permission, Upload
from tests.protocol.course import live, play_out
from tests.protocol.evening import Evening, company, verb
from tests.protocol.evening import read as read_reply
from tests.support import markup
from tests.support.acting import move
from tests.support.phrases import phrase

Json = dict[str, Any]
Elsewhere = Callable[[], Awaitable[None]]
_FILES: list[bytes] = []


async def exported(evening: Evening, table: int = 1) -> bytes:
    message = await evening.slash("Ada", "table export", table=table)
    [(name, data)] = evening.playground.files(message).items()
    assert name == f"table-{table}.json"
    return data


async def bring(evening: Evening, data: bytes, name: str = "Dev", channel: str = "tables") -> Message:
    answer = await evening.slash(name, "table import", channel, file=Upload("game.json", data))
    await evening.calm()
    return answer


@pytest.fixture
def elsewhere(evening: Evening, tmp_path: Path) -> Elsewhere:
    """A function that makes the bot run on an empty database, as it would on another server."""

    async def go() -> None:
        await evening.stop_bot()
        evening.settings = replace(evening.settings, database=tmp_path / "elsewhere.sqlite3")
        await evening.start_bot()

    return go


async def a_finished_game(evening: Evening, game: str = "abraca") -> bytes:
    await evening.begin("Bruno", computers=1, game=game)
    await finish_with_computers(evening)
    return await exported(evening)


async def a_file_from_elsewhere(evening: Evening, elsewhere: Elsewhere) -> bytes:
    """Return the file of a game played on another server; it is played once for all tests."""
    if not _FILES:
        _FILES.append(await a_finished_game(evening))
        await elsewhere()
    return _FILES[0]


async def finish_with_computers(evening: Evening) -> None:
    service = evening.bot.services.tables
    for _ in range(2_000):
        await evening.calm()
        here = await live(evening)
        if here.table.status == "over":
            return
        decisions = here.game.decisions(here.state)
        for seat, row in enumerate(here.table.seats):
            if row.person is not None and seat in decisions and decisions[seat].given is None:
                view = here.game.view(here.state, seat)
                choice = here.game.computer_player.choose(view, decisions[seat], None)  # type: ignore[arg-type]
                await move(service, 1, row.person, here.table.own_revision(seat), choice)
                break
    raise AssertionError("the game does not end")


async def test_the_file_tells_everything(evening: Evening) -> None:
    data = json.loads(await a_finished_game(evening))
    assert (data["format"], data["version"]) == ("tavolata-game", 1)
    assert data["players"] == ["Ada", "Bruno", None]
    assert data["record"]["game"] == "abraca"
    secret, presses = bytes.fromhex(data["shuffle"]["secret"]), data["shuffle"]["presses"]
    assert sha256(secret).hexdigest() == data["shuffle"]["commitment"]
    seed = sha256(secret + b"".join(int(press).to_bytes(8, "big") for press in presses)).hexdigest()
    assert seed == data["record"]["seed"]
    table = await evening.table()
    assert table.outcome is not None
    assert [place["rank"] for place in data["results"]] == list(table.outcome.ranks)
    assert len(data["times"]) == len(data["record"]["moves"])
    people = {str(evening.person(name).id) for name in ("Ada", "Bruno")}
    assert not [person for person in people if person in json.dumps(data)], "no ids of people"


async def test_only_finished_games_are_given_away(evening: Evening) -> None:
    await evening.begin("Bruno", game="abraca")
    answer = await evening.slash("Ada", "table export")
    assert phrase("refused-not-over-yet") in answer.text
    assert not answer.attachments


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
async def test_every_game_proves_itself(evening: Evening, game: AnyGame) -> None:
    people, computers = company(game)
    await evening.begin(*people, computers=computers, game=game.id)
    await play_out(evening)
    file = read(await exported(evening), GAMES)
    proof = proven(game, file)
    assert proof.state == (await live(evening)).state
    assert len(proof.events) == len(file.record.moves)


async def test_on_another_server(evening: Evening, elsewhere: Elsewhere) -> None:
    data = await a_finished_game(evening)
    result = evening.board()
    await elsewhere()
    answer = await bring(evening, data, channel="lounge")
    assert phrase("import-done") in answer.text
    board = evening.board("lounge")
    assert board.text.startswith("# Game over")
    assert "played elsewhere" in board.text
    assert board.alt_texts == result.alt_texts
    assert "**Bruno**" in board.text
    assert "✅" in (await evening.slash("Ada", "table verify", table=1)).text
    replay = await evening.slash("Ada", "table replay", table=1)
    assert len(replay.selects) == 2
    assert await exported(evening) == data, "the very same file again"
    log = (await evening.slash("Chloé", "table log", table=1)).text
    assert phrase("log-imported") in log
    await evening.restart_bot()
    assert "✅" in (await evening.slash("Ada", "table verify", table=1)).text
    assert (await evening.table()).imported


async def test_by_a_button_with_a_form(evening: Evening, elsewhere: Elsewhere) -> None:
    data = await a_finished_game(evening)
    await elsewhere()
    dev = evening.person("Dev")
    for panel in (await evening.slash("Dev", "tables"), None):
        if panel is None:
            form = (await dev.slash("tables", "table import")).modal
        else:
            form = (await dev.press(panel, verb(panel, "import"))).modal
        assert form is not None
        refusal = await dev.submit(form, {"file": Upload("game.json", b"{}")})
        assert phrase("refused-file-format") in await read_reply(refusal)
    reply = await dev.submit(form, {"file": Upload("game.json", data)})
    await evening.calm()
    assert phrase("import-done") in await read_reply(reply)
    assert (await evening.table()).imported
    too_large = Upload("game.json", bytes(MOST_BYTES + 1))
    assert phrase("refused-file-size") in await read_reply(await dev.submit(form, {"file": too_large}))


async def test_it_counts_for_nothing_and_is_played_again_by_those_who_are_there(
    evening: Evening, elsewhere: Elsewhere
) -> None:
    data = await a_file_from_elsewhere(evening, elsewhere)
    await bring(evening, data)
    rows = await evening.bot.database.scalar(sa.text("SELECT count(*) FROM results"))
    assert rows == 0
    assert all(row.person is None for row in (await evening.table()).seats)
    await evening.press("Mira", evening.board(), verb(evening.board(), "again"))
    lobby = await evening.table(2)
    assert (lobby.status, lobby.host) == ("lobby", evening.person("Mira").id)
    assert await evening.seats(2) == ["Mira", ""], "the computer player comes along, the people do not"
    assert lobby.options == (await evening.table(1)).options


async def test_a_game_that_is_here_already(evening: Evening, elsewhere: Elsewhere) -> None:
    data = await a_finished_game(evening)
    answer = await bring(evening, data)
    assert phrase("refused-file-known") in answer.text
    assert f"/{evening.board().id}" in answer.text
    await elsewhere()
    await asyncio.gather(*(bring(evening, data, name) for name in ("Dev", "Chloé", "Mira")))
    count = await evening.bot.database.scalar(sa.text("SELECT count(*) FROM tables"))
    assert count == 1


async def test_a_game_that_stands_where_one_cannot_look(evening: Evening, elsewhere: Elsewhere) -> None:
    data = await a_file_from_elsewhere(evening, elsewhere)
    await bring(evening, data, "Mira")
    evening.permit("Dev", "tables", Permission.VIEW_CHANNEL, allow=False)
    answer = await bring(evening, data, "Dev", "lounge")
    assert phrase("refused-file-known-elsewhere") in answer.text


def edited(path: str, value: Any) -> Callable[[Json], None]:
    """Return a function that puts ``value`` at ``path`` in a file; a number in the path is a list index."""

    def edit(data: Json) -> None:
        *way, last = [int(step) if step.isdecimal() else step for step in path.split("/")]
        there: Any = data
        for step in way:
            there = there[step]
        there[last] = value(there[last]) if callable(value) else value

    return edit


def without_end(data: Json) -> None:
    data["record"]["moves"].pop()
    data["times"].pop()


def flipped(text: str) -> str:
    return ("0" if text[0] != "0" else "1") + text[1:]


FAULTS = {
    "another format": (edited("format", "chess"), phrase("refused-file-format")),
    "a later format": (edited("version", 2), "format 2"),
    "a part is missing": (lambda data: data.pop("shuffle"), phrase("refused-file-format")),
    "another shape": (edited("record/moves", {}), phrase("refused-file-format")),
    "an unknown game": (edited("record/game", "chess"), phrase("refused-file-game")),
    "other rules": (edited("record/version", 99), "version 99 of its rules"),
    "too many seats": (edited("record/seats", 40), phrase("refused-file-seats")),
    "a game without end": (
        edited("record/moves", lambda moves: (moves * MOST_MOVES)[: MOST_MOVES + 1]),
        phrase("refused-file-moves"),
    ),
    "a player too few": (edited("players", lambda names: names[:-1]), phrase("refused-file-seats")),
    "a long name": (edited("players/0", "x" * 33), phrase("refused-file-names")),
    "a name of two lines": (edited("players/0", "Ada\n# Game over"), phrase("refused-file-names")),
    "a blank name": (edited("players/0", "  "), phrase("refused-file-names")),
    "an unknown option": (
        lambda data: data["record"]["options"].update(luck=True),
        phrase("refused-file-options"),
    ),
    "an unknown value": (edited("record/options/spectators", "everybody"), phrase("refused-file-options")),
    "too few times": (edited("times", lambda times: times[:-1]), phrase("refused-file-times")),
    "a time that is none": (edited("times/0", -5), phrase("refused-file-times")),
    "another promise": (edited("shuffle/commitment", flipped), phrase("refused-file-shuffle")),
    "another secret": (edited("shuffle/secret", flipped), phrase("refused-file-shuffle")),
    "no secret": (edited("shuffle/secret", "zz"), phrase("refused-file-shuffle")),
    "another press": (edited("shuffle/presses/0", "12"), phrase("refused-file-shuffle")),
    "a press that is none": (edited("shuffle/presses/0", "²"), phrase("refused-file-shuffle")),
    "a press too large": (edited("shuffle/presses/0", "9" * 19), phrase("refused-file-shuffle")),
    "another seed": (edited("record/seed", flipped), phrase("refused-file-shuffle")),
    "another shuffle": (edited("record/setup/1", lambda draw: draw + 1), phrase("refused-file-replay")),
    "a move of somebody who was not asked": (
        edited("record/moves/0/seat", lambda seat: 1 - seat),
        phrase("refused-file-replay"),
    ),
    "a foreign move": (
        edited("record/moves/1/choice", ["@everyone " + "x" * 5000]),
        phrase("refused-file-replay"),
    ),
    "a seat that is none": (edited("record/moves/1/seat", -1), phrase("refused-file-replay")),
    "the end left out": (without_end, phrase("refused-file-unfinished")),
    "another result": (edited("results/0/score", lambda score: score + 1), phrase("refused-file-results")),
}


async def test_faults_have_their_sentences(evening: Evening, elsewhere: Elsewhere) -> None:
    data = await a_file_from_elsewhere(evening, elsewhere)
    for fault, (spoil, sentence) in FAULTS.items():
        spoiled = json.loads(data)
        spoil(spoiled)
        answer = await bring(evening, json.dumps(spoiled).encode())
        assert sentence in answer.text, fault
    assert not await evening.bot.services.stores.tables.behind()
    assert phrase("import-done") in (await bring(evening, data)).text, "the file itself is sound"


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", phrase("refused-file-json")),
        (b"\xff\xfe", phrase("refused-file-json")),
        (b'{"format": "tavolata-game", "version": 1', phrase("refused-file-json")),
        (b"[]", phrase("refused-file-format")),
        (b'{"format": "tavolata-game", "version": 1, "x": ' + b"[" * 100_000, phrase("refused-file-json")),
        (b'{"format": "tavolata-game", "version": ' + b"9" * 5_000 + b"}", phrase("refused-file-format")),
        (b" " * (MOST_BYTES + 1), phrase("refused-file-size")),
    ],
)
async def test_what_is_no_file_of_mine(evening: Evening, data: bytes, sentence: str) -> None:
    assert sentence in (await bring(evening, data)).text
    await evening.open_table()
    assert (await evening.table()).status == "lobby"


async def test_names_are_untrusted(evening: Evening, elsewhere: Elsewhere) -> None:
    data = json.loads(await a_file_from_elsewhere(evening, elsewhere))
    data["players"][:2] = ["**@everyone** <@1> `#", "[x](https://example.org)"]
    await bring(evening, json.dumps(data).encode())
    board = evening.board()
    assert not [one for one in markup.live(board.text) if one[0] in {"person", "link"}]
    for name in ("**@everyone** <@1> `#", "[x](https://example.org)"):
        assert name in markup.visible(board.text), "it reads as it was written"
    replay = await evening.slash("Ada", "table replay", table=1)
    assert [option.label for option in replay.selects[1].options][1].count("@everyone") == 1


async def test_a_game_of_somebody_who_was_forgotten(evening: Evening, elsewhere: Elsewhere) -> None:
    await a_finished_game(evening)
    await evening.bot.services.privacy.forget(evening.person("Bruno").id)
    data = await exported(evening)
    assert b"Bruno" not in data
    await elsewhere()
    assert phrase("import-done") in (await bring(evening, data)).text
    assert "Somebody" in evening.board().text


async def test_a_game_under_older_rules(
    evening: Evening, elsewhere: Elsewhere, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = await a_finished_game(evening)
    game = GAMES["abraca"]
    monkeypatch.setattr(game, "version", game.version + 1, raising=False)
    proof = await evening.slash("Ada", "table verify", table=1)
    assert phrase("refused-other-rules") in proof.text
    await elsewhere()
    assert phrase("refused-file-rules") in (await bring(evening, data)).text


async def test_settings_of_the_server_hold_for_files_too(evening: Evening, elsewhere: Elsewhere) -> None:
    data = await a_file_from_elsewhere(evening, elsewhere)
    evening.playground.deny_bot("tables", Permission.ATTACH_FILES)
    assert "Attach Files" in (await bring(evening, data)).text
    count = await evening.bot.database.scalar(sa.text("SELECT count(*) FROM tables"))
    assert count == 0
