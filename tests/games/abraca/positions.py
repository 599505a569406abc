"""Ten positions of Abraca that people who have read the chapters can play correctly."""

from __future__ import annotations

from typing import Any

from games.abraca.model import Options
from games.engine.chance import RandomStream
from tests.games.abraca.table import ABRACA, Table
from tests.games.reading import Needed, Position


def dealt(players: int) -> Any:
    state = ABRACA.setup(players, Options(), RandomStream(bytes(32)))
    return state, len(state.hands[0]), state.life[0], len(state.secrets_left)


def aside(players: int) -> int:
    return sum(dealt(players)[0].set_aside)


def winners(table: Table) -> tuple[int, ...]:
    outcome = ABRACA.outcome(table.state)
    assert outcome is not None
    return outcome.winners


LEFT_IS_NEXT = Needed(3, "player | right | before", "sinistra | destra | giocato")

POSITIONS = (
    Position(
        "how many stones and lives there are at first",
        lambda: dealt(4)[1:],
        (5, 6, 4),
        (
            Needed(2, "five stones | 6 lives", "cinque pietre | 6 vite"),
            Needed(2, "secret | stones | aside", "Quattro | segrete | mettono"),
        ),
    ),
    Position(
        "what two players can rule out",
        lambda: aside(2),
        12,
        (Needed(2, "two players | players {}", "In tre | due {}"),),
    ),
    Position(
        "what may follow a 5 that works",
        lambda: Table("5788/?????/?????").cast(5).offered(),
        "5678end",
        (Needed(3, "higher | number | turn", "stesso | oppure | terminare"),),
    ),
    Position(
        "what may be done first",
        lambda: Table("5788/?????/?????").offered(),
        "12345678",
        (
            Needed(3, "Declare | 1 to | to 8", "Dichiara | 1 a | a 8"),
            Needed(3, "must | least | once", "provarci | almeno | volta"),
        ),
    ),
    Position(
        "a 1 that fails, with a roll of 3",
        lambda: Table("22345/?????/?????").cast(1, roll=3).life,
        [3, 6, 6],
        (Needed(3, "1 life | a roll", "1 vita | un tiro"),),
    ),
    Position(
        "whom a Blizzard and a Fireball of the second player hit",
        lambda: Table("?????/6788/?????/????? active 1").cast(6).cast(7).life,
        [5, 6, 5, 6],
        (
            LEFT_IS_NEXT,
            Needed(4, "Blizzard | left | 1 life", "Tormenta | sinistra | 1 vita"),
            Needed(4, "Fireball | right | 1 life", "Fuoco | destra | 1 vita"),
        ),
    ),
    Position(
        "lightning with two players",
        lambda: Table("578/????? life 6,4").cast(5).life,
        [6, 3],
        (Needed(4, "two players | in all", "in due | in tutto"),),
    ),
    Position(
        "two Magic Drinks at 5 lives",
        lambda: max(Table("8877/?????/????? life 5,6,6").cast(8).cast(8).life),
        6,
        (Needed(4, "Nobody | {} lives", "Nessuno | {} vite"),),
    ),
    Position(
        "a Night Singer leaves four stones to use",
        lambda: len(Table("44788/?????/?????").cast(4).state.hands[0]),
        4,
        (Needed(4, "It’s | not | your | five", "Non | delle | cinque"),),
    ),
    Position(
        "the last stone also knocks somebody out",
        lambda: Table("7/?????/????? life 2,5,1 secrets -/8/- pool -").cast(7).result.points,
        (3, 0, 0),
        (
            Needed(5, "last stone | 3 points | 0 lives", "ultima pietra | 3 punti | 0 vite"),
            Needed(9, "comes | before | knockout", "L’ultima | pietra | prima"),
        ),
    ),
    Position(
        "a knockout, and a survivor with a secret stone",
        lambda: Table("28/?????/????? life 6,3,1 secrets -/8/-").cast(2).result.points,
        (3, 2, 0),
        (
            Needed(5, "3 points | survivor | 1 point", "3 punti | ancora | segna 1"),
            Needed(5, "1 point | secret", "1 punto | segreta"),
        ),
    ),
    Position(
        "losing the last life to a number of one's own",
        lambda: Table("77/?????/????? life 1,5,2").cast(8).result.points,
        (0, 1, 1),
        (Needed(5, "own last | 1 point | nothing", "ultima vita | 1 punto | niente"),),
    ),
    Position(
        "two players pass 8 points in one round",
        lambda: winners(Table("?????/68/????? points 7,6,2 life 6,6,1 active 1").cast(6)),
        (1,),
        (
            Needed(1, "first | 8 points | wins", "8 punti | vince"),
            Needed(6, "points | that | round", "vince | segnato | round"),
        ),
    ),
)
