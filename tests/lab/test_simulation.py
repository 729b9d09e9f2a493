"""Many games at once."""

from __future__ import annotations

from ostrov.lab.simulation import Plan, Tally, interval, play_recorded, play_slice, simulate

PLAN = Plan("forbidden-island", 3, {"difficulty": "normal"}, ["random", "random", "thumb"], 40, 11)


def counted(tally: Tally) -> tuple[object, ...]:
    return tally.games, tally.won, tally.endings, tally.firsts, tally.points, tally.turns, tally.decisions


def test_the_number_of_jobs_does_not_change_the_games() -> None:
    *_, alone = simulate(PLAN, 1)
    *_, together = simulate(PLAN, 2)
    assert alone.games == 40
    assert counted(alone) == counted(together)


def test_another_seed_gives_other_games() -> None:
    other = Plan(PLAN.game, PLAN.seats, PLAN.options, PLAN.bots, PLAN.games, 12)
    assert counted(play_slice(PLAN, 0, 20)) != counted(play_slice(other, 0, 20))


def test_a_game_under_the_referee_is_the_game_that_was_simulated() -> None:
    for number in range(5):
        referee = play_recorded(PLAN, number)
        tally = play_slice(PLAN, number, 1)
        assert len(referee.record.steps) == tally.decisions
        assert referee.position.turns() == tally.turns


def test_the_rule_of_thumb_bot_is_clearly_better_than_random() -> None:
    def wins(bot: str) -> int:
        return play_slice(Plan("forbidden-island", 2, {}, [bot, bot], 20, 5), 0, 20).won

    assert wins("random") == 0
    assert wins("thumb") > 3


def test_the_interval_holds_the_rate_and_narrows_with_more_games() -> None:
    low, high = interval(30, 100)
    narrower = interval(3000, 10_000)
    assert 0.21 < low < 0.3 < high < 0.4
    assert low < narrower[0] < 0.3 < narrower[1] < high
    assert interval(0, 50)[0] == 0
