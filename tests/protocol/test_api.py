"""The API of a bot in use: what it returns, and what it never reveals."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

import aiohttp
import jsonschema_rs
import pytest

from bot.config import ConfigError, load_config
from bot.host import api
from bot.host.health import Watch
from playground import Permission
from tests.protocol.course import live, play_out, play_until
from tests.protocol.evening import PEOPLE, Evening
from tests.support.derived import ROOT
from tests.support.phrases import phrase

OPENAPI = json.loads((ROOT / "docs" / "openapi.json").read_text(encoding="utf-8"))


@dataclass
class Answer:
    """An HTTP response."""

    status: int
    headers: dict[str, str]
    text: str

    @property
    def json(self) -> Any:
        return json.loads(self.text)

    @property
    def items(self) -> list[Any]:
        return list(self.json["items"])


class Asking:
    """A client that requests data about the local server, and checks every response against the
    description.
    """

    def __init__(self, url: str, server: int, session: aiohttp.ClientSession) -> None:
        self.url = url
        self.server = server
        self.session = session

    async def get(self, path: str, method: str = "GET", **headers: str) -> Answer:
        async with self.session.request(method, f"{self.url}{path}", headers=headers) as response:
            answer = Answer(
                response.status,
                {name.lower(): value for name, value in response.headers.items()},
                await response.text(),
            )
        if answer.status != 304 and method == "GET" and path != "/api/openapi.json":
            self._check(path.partition("?")[0], answer)
        return answer

    async def of(self, what: str) -> Answer:
        return await self.get(f"/api/servers/{self.server}/{what}")

    def _check(self, path: str, answer: Answer) -> None:
        assert answer.headers["content-type"] == "application/json; charset=utf-8"
        name = "Failed"
        if answer.status == 200:
            name = {"tables": "Tables", "results": "Results"}.get(path.rsplit("/", maxsplit=1)[-1], "Ranking")
        schema = {"$ref": f"#/components/schemas/{name}", "components": OPENAPI["components"]}
        jsonschema_rs.validate(schema, answer.json)


@pytest.fixture
async def asking(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Asking]:
    monkeypatch.setattr(api, "FRESH", 0)
    guild = evening.playground.guild.id
    await evening.bot.services.stores.guilds.change(guild, 1, 0.0, api=True)
    watch = Watch(evening.bot.database, now=evening.playground.clock.now, has_api=True)
    watch.bot = evening.bot
    async with watch.shown("127.0.0.1", 0), aiohttp.ClientSession() as session:
        yield Asking(watch.url, guild, session)


async def test_tables_results_and_rankings(evening: Evening, asking: Asking) -> None:
    assert (await asking.of("tables")).json == {"items": [], "next": None}
    await evening.begin("Bruno")
    await evening.open_table("Chloé", game="saga")
    [saga, abraca] = (await asking.of("tables")).items
    assert (saga["game"], saga["status"], saga["free_seats"]) == ("saga", "lobby", saga["most_players"] - 1)
    assert (abraca["game"], abraca["status"], abraca["free_seats"]) == ("abraca", "playing", 0)
    assert [one["name"] for one in abraca["players"]] == ["Ada", "Bruno"]
    assert (await asking.of("results")).items == []
    await play_out(evening)
    await evening.calm()
    await evening.bot.ratings.wake_timer.quiet.wait()
    assert [one["number"] for one in (await asking.of("tables")).items] == [saga["number"]]
    [result] = (await asking.of("results")).items
    outcome = (await evening.table()).outcome
    assert outcome is not None
    assert [one["place"] for one in result["players"]] == list(outcome.ranks)
    ranking = (await asking.of("rankings/abraca")).items
    assert {one["name"] for one in ranking} == {"Ada", "Bruno"}
    assert (await asking.of("rankings/saga")).items == []
    for what in ("tables", "results", "rankings/abraca"):
        text = (await asking.of(what)).text
        assert all(str(evening.person(one).id) not in text for one in PEOPLE)
    await evening.wish(evening.person("Ada").id, named=False)
    assert {one["name"] for one in (await asking.of("rankings/abraca")).items} == {None, "Bruno"}
    assert "Ada" not in (await asking.of("results")).text
    await evening.bot.services.privacy.forget(evening.person("Bruno").id)
    assert "Bruno" not in (await asking.of("results")).text
    assert [one["name"] for one in (await asking.of("rankings/abraca")).items] == [None]


async def test_pages(evening: Evening, asking: Asking) -> None:
    for name in PEOPLE:
        await evening.open_table(name)
    path: str | None = f"/api/servers/{asking.server}/tables?limit=2"
    found, pages = [], 0
    while path:
        answer = await asking.get(path)
        found += [one["number"] for one in answer.items]
        path, pages = answer.json["next"], pages + 1
    assert found == [5, 4, 3, 2, 1]
    assert pages == 3


async def test_results_page_by_when_they_ended(evening: Evening, asking: Asking) -> None:
    await evening.begin("Bruno")
    await evening.begin("Dev", host="Chloé")
    for number in (2, 1):
        evening.playground.advance(60)
        await play_out(evening, table=number)
    await evening.calm()
    first = await asking.get(f"/api/servers/{asking.server}/results?limit=1")
    assert [one["number"] for one in first.items] == [1]
    second = await asking.get(first.json["next"])
    assert [one["number"] for one in second.items] == [2]
    assert second.json["next"] is None
    assert (await asking.of("results?before=77")).items == []


async def test_what_is_private_stays_here(evening: Evening, asking: Asking) -> None:
    await evening.slash("Ada", "table new", "lounge", game="abraca", private=True)
    await evening.open_table("Ada")
    assert len((await asking.of("tables")).items) == 1
    everybody = evening.playground.guild.roles[evening.playground.guild.id]
    evening.playground.admin.permit("tables", everybody, deny=Permission.VIEW_CHANNEL)
    await evening.heard()
    assert (await asking.of("tables")).items == []
    chosen = evening.playground.channel("tables").id
    await evening.bot.services.stores.guilds.change(asking.server, 1, 0.0, public_channels=(chosen,))
    assert len((await asking.of("tables")).items) == 1


async def test_a_server_that_does_not_allow_it_looks_like_none(evening: Evening, asking: Asking) -> None:
    unknown = await asking.get("/api/servers/123456789012345678/tables")
    await evening.bot.services.stores.guilds.change(asking.server, 1, 0.0, api=False)
    assert (await asking.of("tables")).text == unknown.text
    assert unknown.status == 404


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("tables?limit=0", 400, "bad-parameter"),
        ("tables?limit=51", 400, "bad-parameter"),
        ("tables?page=2", 400, "bad-parameter"),
        ("tables?limit=2&limit=3", 400, "bad-parameter"),
        ("results?before=x", 400, "bad-parameter"),
        ("rankings/abraca?before=1", 400, "bad-parameter"),
        ("rankings/chess", 404, "not-found"),
        ("hands", 404, "not-found"),
        ("tables/", 404, "not-found"),
        ("tables/1", 404, "not-found"),
    ],
)
async def test_an_invalid_query_is_refused(asking: Asking, path: str, status: int, code: str) -> None:
    answer = await asking.of(path)
    assert (answer.status, answer.json["error"]["code"]) == (status, code)


@pytest.mark.parametrize("server", ["x", "-1", "9" * 19, "9" * 20, "9" * 400, "٣", "1%2F..%2F"])
async def test_an_impossible_server_is_not_found(asking: Asking, server: str) -> None:
    assert (await asking.get(f"/api/servers/{server}/tables")).status == 404


async def test_nothing_can_be_changed(asking: Asking) -> None:
    for method in ("POST", "PUT", "PATCH", "DELETE"):
        answer = await asking.get(f"/api/servers/{asking.server}/tables", method)
        assert (answer.status, answer.json["error"]["code"]) == (405, "method")
    assert (await asking.get("/api")).status == 404
    assert (await asking.get("/api/openapi.json")).json == OPENAPI


async def test_an_answer_that_is_known_is_not_sent_again(evening: Evening, asking: Asking) -> None:
    await evening.open_table("Ada")
    first = await asking.of("tables")
    path = f"/api/servers/{asking.server}/tables"
    known = {"If-None-Match": first.headers["etag"]}
    again = await asking.get(path, **known)
    assert (again.status, again.text) == (304, "")
    await evening.open_table("Bruno")
    assert (await asking.get(path, **known)).status == 200


async def test_answers_are_kept_for_a_moment(
    evening: Evening, asking: Asking, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(api, "FRESH", 1000)
    before = await asking.of("tables")
    await evening.open_table("Ada")
    assert (await asking.of("tables")).text == before.text
    monkeypatch.setattr(api, "FRESH", 0)
    assert (await asking.of("tables")).text != before.text


async def test_too_many_requests(asking: Asking) -> None:
    answers = [await asking.of("tables") for _ in range(3 * api.AT_ONCE)]
    slowed = [one for one in answers if one.status == 429]
    assert slowed
    assert slowed[0].json["error"]["code"] == "too-many-requests"
    assert int(slowed[0].headers["retry-after"]) >= 1
    assert all(one.status == 200 for one in answers[: api.AT_ONCE])


async def test_it_says_no_more_than_the_boards(evening: Evening, asking: Asking) -> None:
    """Answers to a secret question change no response of the API."""
    await evening.begin("Bruno", "Chloé", game="saga")
    silent = 0
    for _ in range(25):
        await evening.calm()
        before, seen = (await asking.of("tables")).text, (await live(evening)).table
        await play_until(evening, lambda now, seen=seen: now.table.revision > seen.revision)  # type: ignore[misc]
        await evening.calm()
        if (await live(evening)).table.public_revision == seen.public_revision:
            assert (await asking.of("tables")).text == before
            silent += 1
    assert silent


async def test_a_host_has_to_offer_it(evening: Evening) -> None:
    watch = Watch(evening.bot.database)
    watch.bot = evening.bot
    async with watch.shown("127.0.0.1", 0), aiohttp.request("GET", f"{watch.url}/api") as response:
        assert response.status == 404
    panel = await evening.slash("Olga", "setup panel")
    page = await evening.person("Olga").press(panel, phrase("setup-page-programs"))
    assert phrase("setup-api-off") in (await page.result()).text
    with pytest.raises(ConfigError, match="METRICS_PORT"):
        load_config({"PUBLIC_API": "on"})
    assert load_config({"PUBLIC_API": "on", "METRICS_PORT": "0"}).api
    assert not load_config({"METRICS_PORT": "0"}).api


async def test_a_bot_that_is_not_there_yet(evening: Evening) -> None:
    watch = Watch(evening.bot.database, has_api=True)
    async with watch.shown("127.0.0.1", 0), aiohttp.ClientSession() as session:
        answer = await Asking(watch.url, 1, session).of("tables")
        assert (answer.status, answer.json["error"]["code"]) == (503, "unavailable")
        watch.bot = evening.bot
        evening.bot.services.tables.covers = lambda _: False
        answer = await Asking(watch.url, 1, session).of("tables")
        assert (answer.status, answer.json["error"]["code"]) == (503, "elsewhere")
