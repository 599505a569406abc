"""What hosts are given to run the bot with: it names settings, metrics and files that there are."""

from __future__ import annotations

import json
import re
from configparser import ConfigParser
from pathlib import Path
from typing import Any

import pytest
import yaml

from bot.config import load_config
from bot.metrics import REGISTRY

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
OF_COMPOSE = {"POSTGRES_PASSWORD"}
"""What ``.env`` holds for ``compose.yaml`` and not for the bot."""


def settings() -> set[str]:
    """Return the settings that ``.env.example`` explains."""
    example = (ROOT / ".env.example").read_text("utf-8")
    return set(re.findall(r"^([A-Z_]+)=", example, re.MULTILINE))


def test_every_setting_is_explained_and_every_one_that_is_explained_is_read() -> None:
    read = set(re.findall(r'"([A-Z]+(?:_[A-Z]+)+)"', (ROOT / "bot" / "config.py").read_text("utf-8")))
    assert settings() - OF_COMPOSE == read


# Grafana


def samples() -> dict[str, set[str]]:
    """Return the labels that each sample of the bot has, by the sample's name; of its process, none."""
    found = {sample.name: set[str]() for family in REGISTRY.collect() for sample in family.samples}
    for metric in list(REGISTRY._collector_to_names):
        labels = set(getattr(metric, "_labelnames", ()))
        for name in REGISTRY._collector_to_names[metric]:
            found[name] = labels | ({"le"} if name.endswith("_bucket") else set())
    return found


def board() -> Any:
    return json.loads((DEPLOY / "grafana.json").read_text("utf-8"))


def queries() -> list[str]:
    return [target["expr"] for panel in board()["panels"] for target in panel["targets"]]


@pytest.mark.parametrize("query", queries())
def test_a_query_of_the_board_asks_for_what_is_measured(query: str) -> None:
    known = samples()
    names = re.findall(r"\b(?:tavolata|process)_\w+", query)
    assert names
    assert set(names) <= set(known)
    by = {label.strip() for group in re.findall(r"by \(([^)]*)\)", query) for label in group.split(",")}
    picked = set(re.findall(r"(\w+)\s*=~?", query)) - {"instance"}  # which Prometheus adds
    for label in by | picked:
        assert all(label in known[name] for name in names), label


def test_the_board_leaves_out_no_metric() -> None:
    asked = " ".join(queries())
    missing = [
        names
        for metric, names in REGISTRY._collector_to_names.items()
        if any(name.startswith("tavolata_") for name in names)
        and not any(re.search(rf"\b{name}\b", asked) for name in names)
    ]
    assert not missing


def test_panels_of_the_board_have_numbers_of_their_own_and_do_not_overlap() -> None:
    panels = board()["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)
    cells = [
        (x, y)
        for panel in panels
        for at in [panel["gridPos"]]
        for x in range(at["x"], at["x"] + at["w"])
        for y in range(at["y"], at["y"] + at["h"])
    ]
    assert len(set(cells)) == len(cells)
    assert max(x for x, _ in cells) < 24, "a board of Grafana is 24 wide"


def test_the_guide_names_metrics_that_there_are() -> None:
    known = samples()
    guide = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    named = re.findall(r"\btavolata_\w+", guide)
    assert named
    assert all({name, f"{name}_bucket"} & set(known) for name in named)


# Containers


def compose() -> Any:
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))


def test_containers_are_given_settings_that_there_are() -> None:
    text = (DEPLOY / "compose.yaml").read_text("utf-8")
    assert set(re.findall(r"\$\{([A-Z_]+)", text)) <= settings()
    given = compose()["services"]["bot"]["environment"]
    assert set(given) <= settings() - OF_COMPOSE
    filled = {
        name: re.sub(r"\$\{[A-Z_]+(?:(:-)([^}]*)|[^}]*)\}", lambda found: found[2] or "", str(value))
        for name, value in given.items()
    }
    config = load_config(filled, Path("none.env"))
    assert config.metrics_port is not None
    assert f"http://127.0.0.1:{config.metrics_port}/healthz" in str(
        compose()["services"]["bot"]["healthcheck"]
    )


def test_two_processes_wait_for_the_database_and_the_proxy_is_on_request() -> None:
    services = compose()["services"]
    assert set(services) == {"database", "bot", "proxy"}
    assert services["bot"]["deploy"]["replicas"] == 2
    assert services["bot"]["depends_on"]["database"]["condition"] == "service_healthy"
    assert services["database"]["healthcheck"]["test"]
    assert services["proxy"]["profiles"] == ["proxy"]
    address = re.findall(
        r"DISCORD_API_URL=(http://proxy:(\d+)/\S+)", (DEPLOY / "compose.yaml").read_text("utf-8")
    )
    assert {port for _, port in address} == {services["proxy"]["environment"]["PORT"]}
    assert all(load_config({"DISCORD_API_URL": url}, Path("none.env")).api_url == url for url, _ in address)
    assert not any("ports" in service for service in services.values()), "nothing is open to the outside"


def test_what_containers_are_made_of_is_there() -> None:
    build = compose()["services"]["bot"]["build"]
    assert (DEPLOY / build["context"]).resolve() == ROOT
    recipe = (ROOT / build["dockerfile"]).read_text("utf-8")
    copied = [name for line in re.findall(r"^COPY (.+) \S+$", recipe, re.MULTILINE) for name in line.split()]
    assert copied
    assert all((ROOT / name).exists() for name in copied)
    assert set(re.findall(r"^ENV (\w+)=", recipe, re.MULTILINE)) <= settings()
    assert "[postgresql]" in recipe, "compose.yaml runs it on PostgreSQL"


# systemd


@pytest.mark.parametrize("unit", sorted(DEPLOY.glob("*.service")), ids=lambda unit: unit.name)
def test_a_unit_starts_the_bot_with_settings_that_there_are(unit: Path) -> None:
    read = ConfigParser(interpolation=None)
    read.optionxform = str  # type: ignore[assignment,method-assign]
    read.read_string(unit.read_text("utf-8"))
    assert read.sections() == ["Unit", "Service", "Install"]
    service = read["Service"]
    *environment, program = service["ExecStart"].removeprefix("/usr/bin/env ").split()
    assert program == f"{service['WorkingDirectory']}/.venv/bin/tavolata"
    given = dict(setting.split("=") for setting in environment)
    assert set(given) <= settings()
    load_config({name: value.replace("%i", "1") for name, value in given.items()}, Path("none.env"))
    assert ("%i" in str(given)) == unit.stem.endswith("@"), (
        "only processes of a template tell themselves apart"
    )
