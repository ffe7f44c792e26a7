import re
from collections import Counter
from importlib.resources import files

import pytest

from crownlands.game import Refused
from crownlands.rules.book import GAMES, Rule, editions, rules

LETTERS = {"kingdomino": "K", "queendomino": "Q", "duel": "D"}


def by_id(game: str, edition: str | None = None, language: str = "en") -> dict[str, Rule]:
    return {rule.id: rule for rule in rules(game, edition, language)}


def test_the_book_holds_every_rule_of_every_game() -> None:
    assert {game: len(rules(game)) for game in GAMES} == {"kingdomino": 64, "queendomino": 86, "duel": 56}


@pytest.mark.parametrize("game", GAMES)
def test_an_id_tells_its_game_and_is_used_once(game: str) -> None:
    ids = Counter(rule.id for rule in rules(game))
    assert set(ids.values()) == {1}
    assert all(re.fullmatch(LETTERS[game] + r"-[A-Z]\d+", name) for name in ids)


@pytest.mark.parametrize("game", GAMES)
def test_the_numbers_of_a_letter_have_no_gap(game: str) -> None:
    numbers: dict[str, set[int]] = {}
    for rule in rules(game):
        numbers.setdefault(rule.id[:3], set()).add(int(rule.id[3:]))
    assert all(found == set(range(1, len(found) + 1)) for found in numbers.values())


@pytest.mark.parametrize("game", GAMES)
def test_a_rule_is_said_in_full(game: str) -> None:
    for rule in rules(game, "german" if game == "kingdomino" else None):
        assert rule.section
        assert rule.text.endswith((".", ")")), rule.id


@pytest.mark.parametrize("game", GAMES)
def test_rules_name_only_rules_of_the_book(game: str) -> None:
    known = {rule.id for name in GAMES for rule in rules(name)}
    for rule in rules(game):
        assert set(re.findall(r"\b[KQD]-[A-Z]\d+", rule.text)) <= known, rule.id


def test_decisions_of_our_own_stand_in_their_own_section() -> None:
    for game in GAMES:
        assert all((rule.id[2] == "N") == (rule.section == "Decisions") for rule in rules(game))


def test_the_editions_of_kingdomino_differ_in_five_rules() -> None:
    differing = [rule.id for rule in rules("kingdomino") if rule.editions]
    assert differing == ["K-E1", "K-E2", "K-E3", "K-E4", "K-E6"]
    assert editions("kingdomino") == ("german", "hungarian", "danish")
    assert editions("queendomino") == editions("duel") == ()


def test_an_edition_says_its_own_text() -> None:
    assert by_id("kingdomino")["K-E1"].text == "Placing a domino that fits"
    assert by_id("kingdomino", "german")["K-E1"].text == "Placing a domino that fits: Optional (may be declined)."
    assert by_id("kingdomino", "danish")["K-E1"].text == "Placing a domino that fits: Required."
    assert by_id("kingdomino", "danish")["K-P1"] == by_id("kingdomino")["K-P1"]


def test_a_rule_is_a_value() -> None:
    rule = rules("kingdomino")[0]
    assert hash(rule) == hash(rules("kingdomino")[0])
    with pytest.raises(AttributeError):
        rule.text = "otherwise"  # type: ignore[misc]


@pytest.mark.parametrize(
    ("game", "edition", "complaint"),
    [
        ("chess", None, "There is no game “chess”; expected one of kingdomino, queendomino, duel."),
        (
            "kingdomino",
            "french",
            "There is no edition of kingdomino “french”; expected one of german, hungarian, danish.",
        ),
        ("duel", "german", "There is no edition of duel “german”; expected no name here."),
    ],
)
def test_an_unknown_name_is_refused(game: str, edition: str | None, complaint: str) -> None:
    with pytest.raises(Refused, match=re.escape(complaint)):
        rules(game, edition)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(Refused, match="There is no language “fr”; expected one of en, de, hu, da, es"):
        rules("duel", language="fr")


def test_a_language_says_the_rules_of_an_edition_in_the_order_of_the_book() -> None:
    assert by_id("kingdomino", "german", "de")["K-E1"].text == (
        "Einen passenden Dominostein legen: Freiwillig (man darf verzichten)."
    )
    assert by_id("kingdomino", "danish", "es")["K-E1"].text == "Colocar una ficha que encaja: Obligatorio."
    assert by_id("duel", language="da")["D-M1"].section == "Kræfter"
    assert list(by_id("queendomino", language="hu")) == list(by_id("queendomino"))


def test_the_book_is_packed_with_the_package() -> None:
    assert files("crownlands.rules").joinpath("rules.toml").is_file()
