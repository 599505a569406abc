"""Small sieges: each kind for some seconds, with the same bars as a siege of hours."""

from __future__ import annotations

import pytest

from tests.bench.report import Row, show
from tests.siege import cluster, year
from tests.siege.__main__ import KINDS
from tests.siege.besieged import Plan
from tests.support.databases import kinds_for

SMALL = {"kill": 2, "forge": 50, "faults": 3, "disk": 1, "flood": 1}
"""How often each kind does what it does; together they take about a minute."""
CLUSTER_KILLS = 1
"""Too few for the server to be stopped or a connection cut, which takes most of a minute each."""


def bars(rows: list[Row]) -> list[str]:
    """Return the figures that miss their bar."""
    show(rows)
    return [f"{row.what}: {row.value:g}" for row in rows if not row.kept]


@pytest.mark.slow
@pytest.mark.parametrize("kind", SMALL)
async def test_a_siege_in_small(kind: str, request: pytest.FixtureRequest) -> None:
    for database in kinds_for(request.node):
        rows = await KINDS[kind](Plan(times=SMALL[kind], seed=4, database=database, quick=True))
        assert not bars(rows)


@pytest.mark.slow
async def test_a_siege_of_several_processes_in_small() -> None:
    assert not bars(await cluster.rows(Plan(times=CLUSTER_KILLS, seed=4, quick=True)))


@pytest.mark.slow
async def test_a_siege_of_competitions_in_small() -> None:
    assert not bars(await year.rows(Plan(times=1, seed=4, quick=True)))
