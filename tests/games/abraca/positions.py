"""Ten positions of Abraca that a reader of the chapters can play right."""

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


LEFT_IS_NEXT = Needed(
    3,
    "left is the next player, right the one before you",
    "a sinistra c’è chi gioca dopo di te, a destra chi ha giocato prima",
)

POSITIONS = (
    Position(
        "how many stones and lives there are at first",
        lambda: dealt(4)[1:],
        (5, 6, 4),
        (
            Needed(2, "Everyone gets five stones, their backs to them, and 6 lives", "cinque pietre, con"),
            Needed(2, "Four secret stones are set aside", "Quattro pietre segrete si mettono da parte"),
        ),
    ),
    Position(
        "what two players can rule out",
        lambda: aside(2),
        12,
        (Needed(2, "with two players {}. Nobody has those", "in due {}. Non le ha nessuno"),),
    ),
    Position(
        "what may follow a 5 that works",
        lambda: Table("5788/?????/?????").cast(5).offered(),
        "5678end",
        (
            Needed(
                3,
                "the same or a higher number, or end your turn",
                "lo stesso numero o uno più alto, oppure terminare il turno",
            ),
        ),
    ),
    Position(
        "what may be done first",
        lambda: Table("5788/?????/?????").offered(),
        "12345678",
        (
            Needed(3, "Declare a number from 1 to 8", "Dichiara un numero da 1 a 8"),
            Needed(3, "You must try at least once", "Devi provarci almeno una volta"),
        ),
    ),
    Position(
        "a 1 that fails, with a roll of 3",
        lambda: Table("22345/?????/?????").cast(1, roll=3).life,
        [3, 6, 6],
        (Needed(3, "(for a 1, a roll of the die)", "(per un 1, un tiro di dado)"),),
    ),
    Position(
        "whom a Blizzard and a Fireball of the second player hit",
        lambda: Table("?????/6788/?????/????? active 1").cast(6).cast(7).life,
        [5, 6, 5, 6],
        (
            LEFT_IS_NEXT,
            Needed(
                4, "Blizzard (6): your left neighbor loses 1", "Tormenta (6): chi siede alla tua sinistra"
            ),
            Needed(4, "Fireball (7): your right neighbor loses 1", "di Fuoco (7): chi siede alla tua destra"),
        ),
    ),
    Position(
        "lightning with two players",
        lambda: Table("578/????? life 6,4").cast(5).life,
        [6, 3],
        (Needed(4, "(with two players: 1 in all)", "(in due: 1 in tutto)"),),
    ),
    Position(
        "two Magic Drinks at 5 lives",
        lambda: max(Table("8877/?????/????? life 5,6,6").cast(8).cast(8).life),
        6,
        (Needed(4, "Nobody ever has more than {} lives", "Nessuno ha mai più di {} vite"),),
    ),
    Position(
        "a Night Singer leaves four stones to use",
        lambda: len(Table("44788/?????/?????").cast(4).state.hands[0]),
        4,
        (Needed(4, "It’s not one of your five", "Non è una delle tue cinque"),),
    ),
    Position(
        "the last stone also knocks somebody out",
        lambda: Table("7/?????/????? life 2,5,1 secrets -/8/- pool -").cast(7).result.points,
        (3, 0, 0),
        (
            Needed(
                5, "You win the round and score 3 points; everyone else drops to 0", "segni 3 punti; tutti"
            ),
            Needed(9, "The last stone comes before a knockout", "L’ultima pietra conta prima"),
        ),
    ),
    Position(
        "a knockout, and a survivor with a secret stone",
        lambda: Table("28/?????/????? life 6,3,1 secrets -/8/-").cast(2).result.points,
        (3, 2, 0),
        (
            Needed(
                5, "You score 3 points, every other survivor 1 point", "Segni 3 punti, chi è ancora in vita"
            ),
            Needed(5, "1 point for each secret stone", "1 punto per ogni pietra segreta"),
        ),
    ),
    Position(
        "losing the last life to a number of one's own",
        lambda: Table("77/?????/????? life 1,5,2").cast(8).result.points,
        (0, 1, 1),
        (
            Needed(
                5, "Everyone else scores 1 point, and you score nothing", "Tutti gli altri segnano 1 punto"
            ),
        ),
    ),
    Position(
        "two players pass 8 points in one round",
        lambda: winners(Table("?????/68/????? points 7,6,2 life 6,6,1 active 1").cast(6)),
        (1,),
        (
            Needed(1, "the first to 8 points wins the game", "chi arriva per primo a 8 punti vince"),
            Needed(6, "the most points in that round win", "vince chi ha segnato di più in quel round"),
        ),
    ),
)
