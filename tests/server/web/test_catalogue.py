"""What can be played here, and what goes with what."""

from __future__ import annotations

from tests.server.running import Running

from crownlands.rules import GAMES


async def test_what_can_be_played(alone: Running) -> None:
    shown = (await alone.get("/api/games")).json()
    assert [game["name"] for game in shown["games"]] == list(GAMES)
    assert {"random", "greedy"} <= {bot["name"] for bot in shown["bots"]}
    checked = (await alone.post("/api/check", {"game": "kingdomino", "settings": {"players": "3"}})).json()
    assert checked["teams"] == [[0], [1], [2]]
    assert len(checked["colours"]) == 3
    for game in GAMES:
        assert (await alone.get(f"/api/rules/{game}")).json()["rules"]
    assert (await alone.get("/api/rules/kingdomino?edition=latin")).status_code == 400
    danish = (await alone.get("/api/rules/kingdomino?edition=danish&language=hu")).json()
    assert danish["language"] == "hu"
    assert danish["rules"][0] == {
        "id": "K-E1",
        "section": "Kiadások",
        "text": "Az illeszthető dominó lerakása: Kötelező.",
    }
    unknown = await alone.get("/api/rules/duel?language=fr")
    assert (unknown.status_code, unknown.json()["code"]) == (400, "refused")
    scored = await alone.post("/api/score", {"game": "kingdomino", "text": "W1 W0 F0\n.. ## F2\n"})
    assert scored.json()["sheet"]["total"] == 6
    odd = await alone.post("/api/score", {"game": "kingdomino", "text": "## W0\n"})
    assert odd.json()["warnings"] == [
        {
            "message": "The picture holds 1 squares; dominoes make an even number.",
            "says": {"text": "The picture holds {n} squares; dominoes make an even number.", "values": {"n": 1}},
        }
    ]
    assert (await alone.post("/api/score", {"game": "kingdomino", "text": "??"})).status_code == 400


async def test_a_check_says_what_else_could_be_chosen(alone: Running) -> None:
    settings = {"players": "3", "edition": "hungarian"}
    choices = (await alone.post("/api/check", {"game": "kingdomino", "settings": settings})).json()["choices"]
    must_place = {choice["value"]: choice["chosen"] for choice in choices["must-place"]}
    assert must_place == {"no": False, "yes": True}
    duel = {choice["value"]: choice["why"] for choice in choices["mighty-duel"]}
    assert duel["no"] is None
    assert duel["yes"] == {
        "message": "The Mighty Duel is for 2 players; 3 were asked for.",
        "says": {"text": "The Mighty Duel is for 2 players; {players} were asked for.", "values": {"players": 3}},
    }


async def test_a_check_says_which_colours_the_seats_may_wear(alone: Running) -> None:
    async def palette(game: str, **settings: str) -> str:
        checked = (await alone.post("/api/check", {"game": game, "settings": settings})).json()
        return " ".join(checked["palette"])

    assert await palette("kingdomino", players="4") == "pink yellow green blue"
    assert await palette("duel", colours="green,blue") == "pink yellow green blue"
    assert await palette("queendomino") == "orange red violet white"
    assert await palette("queendomino", mode="contest") == "orange red violet white pink yellow green blue"
    assert await palette("queendomino", mode="united", players="8") == "orange red violet white pink yellow green blue"
