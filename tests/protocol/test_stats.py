"""``/stats``: results and rankings after real games, opting out, the ranking in the channel."""

from __future__ import annotations

from tests.protocol.course import play_out
from tests.protocol.evening import Evening, read, verb
from tests.support.phrases import phrase


async def finish(evening: Evening, number: int) -> None:
    """Play a table to its end and wait until it is rated."""
    await play_out(evening, table=number)
    await evening.bot.ratings.wake_timer.quiet.wait()


async def test_somebody_new_has_no_results(evening: Evening) -> None:
    assert phrase("stats-none") in (await evening.slash("Ada", "stats")).text


async def test_a_finished_game_counts_for_both(evening: Evening) -> None:
    await evening.begin("Dev")
    await finish(evening, 1)
    ranks = (await evening.table()).outcome
    assert ranks is not None
    seats = await evening.seats()
    for name in ("Ada", "Dev"):
        text = (await evening.slash(name, "stats")).text
        won = name in [seats[seat] for seat in ranks.winners]
        assert "one game, one won" in text if won else "one game, none won" in text
        assert "still settling" in text
        assert "Replay" in [button.label for button in (await evening.slash(name, "stats")).buttons]
    listed = (await evening.slash("Mira", "stats", game="abraca")).text
    winner = seats[ranks.winners[0]]
    first_line = next(line for line in listed.splitlines() if line.startswith("🥇"))
    assert str(evening.person(winner).id) in first_line or winner in first_line


async def test_games_against_computers_are_listed_but_not_rated(evening: Evening) -> None:
    await evening.begin(host="Ada", computers=1)
    await finish(evening, 1)
    text = (await evening.slash("Ada", "stats")).text
    assert "one game" in text
    assert "settling" not in text
    assert phrase("ranking-none") in (await evening.slash("Ada", "stats", game="abraca")).text


async def test_a_game_that_ended_while_the_bot_was_killed_is_rated_later(evening: Evening) -> None:
    await evening.begin("Dev")
    await evening.bot.ratings.wake_timer.close()
    evening.bot.ratings.wake_timer.quiet.set()
    evening.bot.services.tables.signals.ended.remove(evening.bot.ratings.wake_timer.wake)
    await finish(evening, 1)
    assert "settling" not in (await evening.slash("Ada", "stats")).text
    await evening.restart_bot()
    await evening.bot.ratings.wake_timer.quiet.wait()
    assert "settling" in (await evening.slash("Ada", "stats")).text


async def test_who_keeps_out_is_in_no_ranking_and_shows_nothing(evening: Evening) -> None:
    dev = evening.person("Dev").id
    await evening.wish(dev, rated=False)
    await evening.begin("Dev")
    await finish(evening, 1)
    listed = (await evening.slash("Ada", "stats", game="abraca")).text
    assert str(evening.person("Ada").id) in listed
    assert str(dev) not in listed
    assert (
        phrase("refused-keeps-to-themselves")
        in (await evening.slash("Ada", "stats", person=evening.person("Dev"))).text
    )
    assert "one game" in (await evening.slash("Dev", "stats")).text


async def test_the_ranking_can_be_shown_in_the_channel(evening: Evening) -> None:
    await evening.begin("Dev")
    await finish(evening, 1)
    panel = await evening.slash("Ada", "stats", game="abraca")
    reply = await evening.person("Ada").press(panel, verb(panel, "ranking-show"))
    assert phrase("ranking-shown") in await read(reply)
    room = evening.playground.channel("tables")
    history = evening.playground.world.history(room.id)
    assert (
        len(
            [
                message
                for message in history
                if phrase("ranking-title") in message.text and not message.ephemeral
            ]
        )
        == 1
    )


async def test_a_ranking_of_a_game_that_does_not_exist_is_refused(evening: Evening) -> None:
    await evening.begin("Dev")
    await finish(evening, 1)
    panel = await evening.slash("Ada", "stats")
    button = next(b for b in panel.buttons if b.custom_id and b.custom_id.split(":")[3] == "ranking")
    assert button.custom_id is not None
    forged = button.custom_id.rsplit(":", 1)[0] + ":chess"
    assert phrase("refused-unknown-game") in await evening.forge("Ada", panel, forged)


async def test_a_ranking_leaves_out_people_who_have_not_played_for_long(evening: Evening) -> None:
    await evening.begin("Dev")
    await finish(evening, 1)
    ada = str(evening.person("Ada").id)
    evening.playground.advance(59 * 86_400.0)
    assert ada in (await evening.slash("Bruno", "stats", game="abraca")).text
    evening.playground.advance(2 * 86_400.0)
    assert ada not in (await evening.slash("Bruno", "stats", game="abraca")).text
    board = await evening.begin("Dev")
    assert board
    await finish(evening, 2)
    assert ada in (await evening.slash("Bruno", "stats", game="abraca")).text
