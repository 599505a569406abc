"""The commitment to a fair shuffle, as the documentation describes it."""

from __future__ import annotations

from hashlib import sha256

from bot.features.archive.rules import commitment, new_secret, seed_of


def test_the_promise_is_the_hash_of_the_secret() -> None:
    secret = bytes(range(32))
    assert commitment(secret) == sha256(secret).hexdigest()


def test_the_seed_mixes_the_secret_with_what_discord_gave() -> None:
    secret, presses, start = bytes(range(32)), [1573741180942811146, 2], (1 << 63) + 5
    data = secret + b"".join(number.to_bytes(8, "big") for number in (*presses, start))
    assert seed_of(secret, presses, start) == sha256(data).digest()


def test_the_order_of_the_seats_matters() -> None:
    secret = bytes(32)
    assert len({seed_of(secret, [1, 2], 3), seed_of(secret, [2, 1], 3), seed_of(secret, [1, 3], 2)}) == 3


def test_secrets_are_new_each_time() -> None:
    secrets = {new_secret() for _ in range(100)}
    assert len(secrets) == 100
    assert {len(secret) for secret in secrets} == {32}
