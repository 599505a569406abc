"""Settings: defaults, precedence, and one clear sentence for each invalid value."""

from __future__ import annotations

import logging
import re
from pathlib import Path

import pytest

from bot.config import DEFAULT_DATABASE, ConfigError, load_config

ROOT = Path(__file__).parents[2]
NONE = Path("none.env")


def test_everything_has_a_default() -> None:
    settings = load_config({}, NONE)
    assert settings.token is None
    assert settings.api_url is None
    assert settings.database == DEFAULT_DATABASE
    assert not settings.database_is_named
    assert settings.log_level == logging.INFO
    assert settings.picture_format == "jpeg"


def test_empty_values_are_defaults() -> None:
    names = re.findall(r"^([A-Z_]+)=", (ROOT / ".env.example").read_text(encoding="utf-8"), re.MULTILINE)
    assert {"DISCORD_TOKEN", "DATABASE_PATH", "NOTICE_DELAY"} <= set(names)
    assert load_config(dict.fromkeys(names, " "), NONE) == load_config({}, NONE)


def test_the_example_file_holds_the_defaults() -> None:
    assert load_config({}, ROOT / ".env.example") == load_config({}, NONE)


def test_the_environment_has_precedence(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text("DISCORD_TOKEN=from file\nCOMPUTER_PAUSE=3\nNOTHING\n", encoding="utf-8")
    settings = load_config({"COMPUTER_PAUSE": "5"}, file)
    assert settings.token == "from file"
    assert settings.computer_pause == 5


def test_metrics_are_off_and_at_home_unless_they_are_asked_for() -> None:
    settings = load_config({}, NONE)
    assert settings.metrics_port is None
    assert settings.metrics_host == "127.0.0.1"
    asked = load_config({"METRICS_PORT": "9464", "METRICS_HOST": "0.0.0.0", "LOG_FORMAT": "JSON"}, NONE)
    assert (asked.metrics_port, asked.metrics_host, asked.log_format) == (9464, "0.0.0.0", "json")


def test_a_host_with_a_slow_uplink_chooses_smaller_pictures() -> None:
    assert load_config({"PICTURE_FORMAT": "WebP"}, NONE).picture_format == "webp"


def test_a_home_directory_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/somewhere")
    assert load_config({"DATABASE_PATH": "~/games.db"}, NONE).database == Path("/somewhere/games.db")


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("LOG_LEVEL", "LOUD", "must be one of"),
        ("LOG_FORMAT", "xml", "must be one of text, json"),
        ("PICTURE_FORMAT", "png", "must be one of jpeg, webp"),
        ("METRICS_PORT", "web", "must be a number"),
        ("METRICS_PORT", "70000", "from 0 to 65535"),
        ("PLAYGROUND_PORT", "web", "must be a number"),
        ("PLAYGROUND_PORT", "70000", "from 0 to 65535"),
        ("PLAYGROUND_PORT", "80.5", "must be a whole number"),
        ("PLAYGROUND_PORT", "-1", "from 0"),
        ("COMPUTER_PAUSE", "-1", "from 0 to 60"),
        ("COMPUTER_PAUSE", "nan", "from 0 to 60"),
        ("COMPUTER_PAUSE", "1,5", "must be a number"),
        ("RECAP_PAUSE", "61", "from 0 to 60"),
        ("NOTICE_DELAY", "inf", "from 0 to 86400"),
        ("NOTICE_DELAY", "1e9", "from 0 to 86400"),
        ("DRAWING_THREADS", "0", "from 1 to 16"),
        ("DRAWING_THREADS", "1.5", "must be a whole number"),
        ("DISCORD_API_URL", "discord.com/api", "must be an address"),
        ("DISCORD_API_URL", "ftp://discord.com", "must be an address"),
        ("DISCORD_API_URL", "http://", "must be an address"),
        ("DISCORD_API_URL", "http://[::1", "must be an address"),
        ("DISCORD_API_URL", "http://localhost:port/", "must be an address"),
        ("DATABASE_PATH", "~nobody-has-this-name/x", "no such home directory"),
    ],
)
def test_one_sentence_for_a_bad_value(name: str, value: str, said: str) -> None:
    with pytest.raises(ConfigError) as caught:
        load_config({name: value}, NONE)
    sentence = str(caught.value)
    assert sentence.startswith(name)
    assert said in sentence
    assert sentence.endswith(".")
    assert "\n" not in sentence


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_bytes(b"DISCORD_TOKEN=\xff\xfe\n")
    with pytest.raises(ConfigError, match="cannot be read"):
        load_config({}, file)


def test_a_folder_in_the_place_of_the_file(tmp_path: Path) -> None:
    assert load_config({}, tmp_path) == load_config({}, NONE)
