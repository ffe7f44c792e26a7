"""Who sits where, as `--players` and `--bots` say it."""

from crownlands.cli.seats import own_names, read_players


def test_the_commas_of_a_bot_stay_with_it() -> None:
    assert read_players("mcts:2s,c=0.6,greedy,montecarlo:200p") == ["mcts:2s,c=0.6", "greedy", "montecarlo:200p"]


def test_a_name_that_looks_like_a_setting_is_a_player_unless_a_bot_takes_settings() -> None:
    assert read_players("you,2s") == ["you", "2s"]


def test_players_with_the_same_name_are_numbered_from_1() -> None:
    assert own_names(["greedy", "you:Ann", "greedy"]) == ["greedy 1", "Ann", "greedy 2"]
