"""Webhooks without Discord: URLs, signatures, pauses, messages and their schema."""

from __future__ import annotations

import json
import os
import socket
from itertools import pairwise
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from bot.features.published.rules import Placed, Player, PublicResult, PublicTable
from bot.features.webhooks.rules.address import LONGEST_ADDRESS, is_public, read_address
from bot.features.webhooks.rules.message import GameFinished, Message, TableOpened, trial
from bot.features.webhooks.rules.signature import new_secret, signed_headers
from bot.features.webhooks.rules.webhook import (
    GIVE_UP,
    TELL,
    Failure,
    Webhook,
    failed,
    must_be_told,
    wait,
    worked,
)
from bot.features.webhooks.service import WebhookSender
from games.engine.game import Refused
from tests.support.derived import ROOT, assert_derived

SCHEMA = ROOT / "docs" / "webhook.schema.json"
NEW = Webhook(1, "https://example.org/secret", new_secret(), 7, 0.0)
BROKEN = Failure("status", 500)


def schema() -> dict[str, Any]:
    """Return the schema of all messages, as declared by the structs."""
    (message,), parts = msgspec.json.schema_components([Message], ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A message of a webhook",
        **message,
        "$defs": parts,
    }


def test_the_schema_is_published() -> None:
    text = json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"
    if os.environ.get("UPDATE_DOCS"):
        SCHEMA.write_text(text, encoding="utf-8")
    assert SCHEMA.read_text(encoding="utf-8") == text, "UPDATE_DOCS=1 writes it anew"


def test_the_examples_on_the_page_fit_the_schema() -> None:
    link = "https://discord.com/channels/81384788765712384/381870553235193857/1442753291385929788"
    place = (12, "81384788765712384", "381870553235193857", link, "saga")
    ada, computer = ("person", "Ada", None), ("computer", None, "companion")
    opened = PublicTable(*place, "lobby", [Player(*ada)], 2, 6, 5, "2026-11-28T20:00:00Z")
    result = PublicResult(*place, "2026-11-29T09:12:44Z", [Placed(*ada, 1, None), Placed(*computer, 2, None)])
    examples = [
        TableOpened("2026-11-28T18:30:05Z", opened),
        GameFinished("2026-11-29T09:12:44Z", result),
        trial(81384788765712384, 1_764_302_400.0),
    ]
    lines = [json.dumps(msgspec.to_builtins(one), indent=2) for one in examples]
    for one in examples:
        jsonschema_rs.validate(schema(), json.loads(msgspec.json.encode(one)))
    told = "".join(f"```json\n{line}\n```\n\n" for line in lines).removesuffix("\n")
    assert_derived("docs/webhooks.md", "example", told)


def test_a_message_of_the_specification_has_its_signature() -> None:
    """The example in the Standard Webhooks specification."""
    secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
    headers = signed_headers(secret, "msg_p5jXN8AQM9LWM0D4loKWxJek", 1614265330, b'{"test": 2432232314}')
    assert headers == {
        "Webhook-Id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
        "Webhook-Timestamp": "1614265330",
        "Webhook-Signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
    }
    assert new_secret() != new_secret()


@pytest.mark.parametrize(
    "url",
    [
        "https://example.org/hook",
        "https://example.org:8443/a?b=c",
        "https://93.184.216.34/",
        "https://[2606:2800:220:1:248:1893:25c8:1946]/",
        "  https://xn--bcher-kva.example/  ",
    ],
)
def test_a_public_address_is_taken(url: str) -> None:
    assert read_address(url) == url.strip()


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("", "no-web-address"),
        ("example.org", "no-web-address"),
        ("https://", "no-web-address"),
        ("https://[::1", "no-web-address"),
        ("https://example.org:99999/", "no-web-address"),
        ("https://exa mple.org/", "no-web-address"),
        ("https://example.org/\nX: y", "no-web-address"),
        ("https://example.org/" + "x" * LONGEST_ADDRESS, "no-web-address"),
        ("http://example.org/", "https-only"),
        ("ftp://example.org/", "https-only"),
        ("https://ada:secret@example.org/", "login-in-address"),
        ("https://localhost/", "inside-network"),
        ("https://a.LOCALHOST./", "inside-network"),
        ("https://127.0.0.1/", "inside-network"),
        ("https://10.1.2.3/", "inside-network"),
        ("https://169.254.169.254/latest/meta-data", "inside-network"),
        ("https://[::1]/", "inside-network"),
        ("https://[::ffff:192.168.0.1]/", "inside-network"),
        ("http://127.0.0.1:80/", "https-only"),
    ],
)
def test_any_other_address_is_refused(url: str, why: str) -> None:
    with pytest.raises(Refused) as refusal:
        read_address(url)
    assert refusal.value.text.key == f"refused-{why}"


def test_this_machine_is_allowed_only_without_a_token() -> None:
    assert read_address("http://127.0.0.1:8000/x", local=True)
    for url in ("http://127.0.0.2/", "http://localhost/", "https://10.0.0.1/"):
        with pytest.raises(Refused):
            read_address(url, local=True)


@pytest.mark.parametrize(
    "ip",
    [
        *(
            "0.0.0.0",
            "127.1.2.3",
            "10.0.0.1",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.100.100.200",
        ),
        *("192.0.0.192", "168.63.129.16", "224.0.0.1", "255.255.255.255", "240.0.0.1", "198.18.0.1"),
        *("::", "::1", "fe80::1", "fe80::1%eth0", "fd00:ec2::254", "ff02::1", "fec0::1", "2001:db8::1"),
        *(
            "::ffff:127.0.0.1",
            "::ffff:169.254.169.254",
            "64:ff9b::a9fe:a9fe",
            "64:ff9b:1::1",
            "2002:7f00:1::",
        ),
    ],
)
def test_nothing_goes_into_a_private_network(ip: str) -> None:
    assert not is_public(ip)


@pytest.mark.parametrize("ip", ["8.8.8.8", "93.184.216.34", "2606:4700::1111", "::ffff:8.8.8.8"])
def test_public_networks_are_reached(ip: str) -> None:
    assert is_public(ip)


@pytest.mark.parametrize("host", ["localtest.example", "127.0.0.1", "2130706433", "0x7f.1", "0177.0.0.1"])
async def test_a_name_is_judged_by_where_it_leads(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the name, no socket is opened to this machine or its network."""
    resolve = socket.getaddrinfo

    def lead_home(name: Any, port: Any, *args: Any, **kinds: Any) -> Any:
        return resolve("127.0.0.1" if str(name).endswith("example") else name, port, *args, **kinds)

    made: list[Any] = []
    monkeypatch.setattr(socket, "getaddrinfo", lead_home)
    monkeypatch.setattr("bot.features.webhooks.service.socket.socket", lambda *made_of: made.append(made_of))
    failure = await WebhookSender().post(f"https://{host}/", {}, b"{}")
    assert failure is not None
    assert failure.reason in {"private", "unreachable"}
    if host == "localtest.example":
        assert failure.reason == "private"
    assert not made


def test_a_receiver_that_fails_is_tried_for_a_day() -> None:
    webhook, now, tries, told = NEW, 1000.0, [], []
    while webhook.off_at is None:
        tries.append(now)
        webhook = failed(webhook, BROKEN, now)
        if must_be_told(webhook, now):
            told.append(now)
            webhook = msgspec.structs.replace(webhook, told=True)
        now = webhook.due_at
    assert webhook.off_at == 1000.0 + GIVE_UP == tries[-1]
    pauses = [later - earlier for earlier, later in pairwise(tries)]
    assert pauses[:-1] == sorted(pauses[:-1]), "they grow, but for the last one, which ends the day"
    assert 10 <= len(tries) <= 20
    assert len(told) == 1
    assert told[0] >= 1000.0 + TELL
    assert worked(webhook) == NEW


def test_a_receiver_that_is_gone_is_left_alone() -> None:
    assert failed(NEW, Failure("status", 410), 5.0).off_at == 5.0


def test_a_clock_set_back_lets_nothing_wait_for_longer() -> None:
    webhook = failed(NEW, BROKEN, 100_000.0)
    assert wait(webhook.due_at, 100_000.0) == 10.0
    assert wait(webhook.due_at, 500.0) == 0.0
    webhook = failed(webhook, BROKEN, 500.0)
    assert webhook.failing_since == 500.0
    assert webhook.due_at <= 500.0 + 4 * 3_600.0
