"""The files that hosts deploy the bot with only name settings, metrics and files that exist."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import tomllib
from functools import partial
from pathlib import Path
from shutil import which
from typing import Any

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from bot.config import load_config
from bot.host.container_check import LIMIT, check
from bot.metrics import REGISTRY

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
OWN = {"Type", "ExecStart", "Restart", "RestartSec", "TimeoutStopSec"}
"""Settings that differ between systemd units."""
OF_COMPOSE = {"POSTGRES_PASSWORD"}
"""Variables in ``.env`` that are meant for ``compose.yaml``, not for the bot."""


def settings() -> set[str]:
    """Return the settings that ``.env.example`` documents."""
    example = (ROOT / ".env.example").read_text("utf-8")
    return set(re.findall(r"^([A-Z_]+)=", example, re.MULTILINE))


def test_every_setting_is_explained_and_every_one_that_is_explained_is_read() -> None:
    read = set(re.findall(r'"([A-Z]+(?:_[A-Z]+)+)"', (ROOT / "bot" / "config.py").read_text("utf-8")))
    assert settings() - OF_COMPOSE == read


# Grafana


def samples() -> dict[str, set[str]]:
    """Return the labels of each sample that the bot exports, by the sample's name; samples of its process
    have none.
    """
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
    picked = set(re.findall(r"(\w+)\s*=~?", query)) - {"instance"}  # added by Prometheus
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


def test_a_container_that_cannot_get_back_to_its_database_is_restarted(tmp_path: Path) -> None:
    bot = compose()["services"]["bot"]
    assert bot["healthcheck"]["test"][:4] == ["CMD", "/app/bin/python", "-m", "bot.host.container_check"]
    assert (bot["init"], bot["restart"]) == (True, "on-failure")
    noted, ends = tmp_path / "failures", list[str]()

    def looks(*healths: str) -> list[bool]:
        return [check(health, noted, partial(ends.append, health)) for health in healths]

    assert looks(*[""] * (LIMIT + 1)) == [False] * (LIMIT + 1), "it is still starting"
    assert looks("ok", *["database"] * (LIMIT - 1), "ok") == [True, *[False] * (LIMIT - 1), True]
    looks(*["shards"] * LIMIT, *["gateway"] * LIMIT)
    assert not ends
    looks(*["database"] * LIMIT)
    assert ends == ["database"]
    looks(*[""] * LIMIT)
    assert ends == ["database"], "it is starting again"


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


def recipe() -> str:
    return (ROOT / compose()["services"]["bot"]["build"]["dockerfile"]).read_text("utf-8")


def test_what_containers_are_made_of_is_there() -> None:
    build = compose()["services"]["bot"]["build"]
    assert (DEPLOY / build["context"]).resolve() == ROOT
    copied = [
        name
        for line in re.findall(r"^COPY (?!--from)(.+) \S+$", recipe(), re.MULTILINE)
        for name in line.split()
    ]
    assert copied
    assert all((ROOT / name).exists() for name in copied)
    given = dict(
        pair.split("=") for line in re.findall(r"^ENV (.+)$", recipe(), re.MULTILINE) for pair in line.split()
    )
    assert set(given) <= settings()
    port = load_config(given, Path("none.env")).metrics_port
    assert f"http://127.0.0.1:{port}/healthz" in recipe()


def test_images_are_named_by_their_digest() -> None:
    named = re.findall(r"^ARG PYTHON=(\S+)", recipe(), re.MULTILINE)
    named += [compose()["services"]["database"]["image"]]
    assert all(re.search(r"@sha256:[0-9a-f]{64}$", image) for image in named)


# Versions


def locked(name: str) -> dict[str, str]:
    """Return the locked version of each dependency; each has hashes."""
    text = (DEPLOY / "locks" / f"{name}.txt").read_text("utf-8")
    entries = re.findall(
        r"^([a-z0-9.-]+)(?:\[[^]]*\])?==(\S+).*?(--hash|^\S)", text, re.MULTILINE | re.DOTALL
    )
    assert all(proof == "--hash" for _, _, proof in entries)
    return {package: version for package, version, _ in entries}


@pytest.mark.parametrize(("name", "extras"), [("image", ["postgresql"]), ("dev", ["postgresql", "dev"])])
def test_every_dependency_is_locked_within_its_range(name: str, extras: list[str]) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = [*project["dependencies"]]
    for extra in extras:
        wanted += project["optional-dependencies"][extra]
    known = locked(name)
    for requirement in map(Requirement, wanted):
        if requirement.name == project["name"]:
            continue
        package = canonicalize_name(requirement.name)
        assert package in known, f"{package} isn't locked: make lock"
        assert requirement.specifier.contains(known[package]), f"{package} is out of range: make lock"


def test_the_changelog_has_this_version() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    assert f"## [{version}] - " in (ROOT / "CHANGELOG.md").read_text("utf-8")


# systemd


def unit_file(path: Path) -> dict[str, dict[str, list[str]]]:
    """Return the sections of a unit file, each with its settings, which may be repeated."""
    sections: dict[str, dict[str, list[str]]] = {}
    for line in path.read_text("utf-8").splitlines():
        if line.startswith("["):
            current = sections.setdefault(line.strip("[]"), {})
        elif line and not line.startswith("#"):
            name, _, value = line.partition("=")
            current.setdefault(name, []).append(value)
    return sections


@pytest.mark.parametrize("path", sorted(DEPLOY.glob("*.service")), ids=lambda path: path.name)
def test_a_unit_starts_the_bot_with_settings_that_there_are(path: Path) -> None:
    [program] = unit_file(path)["Service"]["ExecStart"]
    words = program.removeprefix("/usr/bin/env ").split()
    given = dict(word.split("=") for word in words if "=" in word)
    assert words[len(given)] == "/opt/tavolata/bin/tavolata"
    assert set(given) <= settings()
    load_config({name: value.replace("%i", "1") for name, value in given.items()}, Path("none.env"))
    assert ("%i" in str(given)) == path.stem.endswith("@"), (
        "only processes of a template tell themselves apart"
    )


def test_units_shut_the_service_in_alike() -> None:
    """The bot's files and backups are readable by its user alone, wherever they're created."""
    walls = [
        {name: value for name, value in unit_file(path)["Service"].items() if name not in OWN}
        for path in sorted(DEPLOY.glob("*.service"))
    ]
    assert all(wall == walls[0] for wall in walls)
    assert walls[0]["UMask"] == ["0077"]
    assert walls[0]["ProtectSystem"] == ["strict"]
    assert walls[0]["StateDirectoryMode"] == ["0700"]


@pytest.mark.skipif(not which("systemd-analyze"), reason="needs systemd")
@pytest.mark.parametrize("path", sorted(DEPLOY.glob("*.service")), ids=lambda path: path.name)
def test_a_unit_leaves_little_open(path: Path, tmp_path: Path) -> None:
    unit = tmp_path / path.name.replace("@", "@1")
    shutil.copy(path, unit)
    command = ["systemd-analyze", "security", "--offline=true", "--threshold=20", str(unit)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-200:]
