"""Passkeys: made once, good on every device of a person, and for no other challenge, site or person."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.authenticator import Authenticator, coded
from tests.server.clock import HandClock
from tests.server.running import Running, running
from tests.server.web.test_people import OUTAGE, somebody

PUBLIC = "https://play.example"


async def begun(server: Running, key: str | None = None) -> dict[str, Any]:
    path = "/api/me/passkeys/begin" if key else "/api/passkeys/begin"
    answer = await server.post(path, {}, key)
    assert answer.status_code == 200, answer.text
    options: dict[str, Any] = answer.json()["options"]
    return options


async def registered(server: Running, person: dict[str, Any], passkey: Authenticator) -> None:
    credential = passkey.make(await begun(server, person["key"]))
    answer = await server.post("/api/me/passkeys", {"credential": credential, "device": "A phone"}, person["key"])
    assert answer.status_code == 201, answer.text


async def sign_in(server: Running, credential: dict[str, Any]) -> Any:
    return await server.post("/api/passkeys/sign-in", {"credential": credential, "device": "A laptop"})


async def test_a_passkey_lets_somebody_in_on_another_device(database: str) -> None:
    async with running(database, public_url=PUBLIC) as server:
        ada = await somebody(server)
        options = await begun(server, ada["key"])
        assert options["rp"]["id"] == "play.example"
        assert options["authenticatorSelection"]["residentKey"] == "required"
        passkey = Authenticator(PUBLIC, "play.example")
        await registered(server, ada, passkey)
        asked = await begun(server)
        assert asked["rpId"] == "play.example"
        answer = await sign_in(server, passkey.sign(asked))
        assert answer.status_code == 201, answer.text
        assert answer.json()["person"] == ada["person"]
        shown = (await server.get("/api/me", answer.json()["key"])).json()
        assert [device["name"] for device in shown["devices"]] == ["A browser", "A laptop"]
        (known,) = shown["passkeys"]
        assert known["name"] == "A phone"
        assert (await server.post(f"/api/me/passkeys/{known['passkey']}/end", {}, ada["key"])).status_code == 200
        gone = await sign_in(server, passkey.sign(await begun(server)))
        assert (gone.status_code, gone.json()["code"]) == (404, "unknown")


async def test_an_answer_is_good_once_and_not_for_long(database: str) -> None:
    clock = HandClock()
    async with running(database, clock.sources, public_url=PUBLIC, **OUTAGE) as server:
        ada = await somebody(server)
        passkey = Authenticator(PUBLIC, "play.example")
        await registered(server, ada, passkey)
        credential = passkey.sign(await begun(server))
        assert (await sign_in(server, credential)).status_code == 201
        assert (await sign_in(server, credential)).status_code == 400
        late = passkey.sign(await begun(server))
        clock.pass_(301)
        assert (await sign_in(server, late)).status_code == 400
        other = await begun(server, ada["key"])
        assert (await sign_in(server, passkey.sign(other))).status_code == 400, "that was asked for a new passkey"
        assert len((await server.get("/api/me", ada["key"])).json()["devices"]) == 2


async def test_a_passkey_of_another_site_person_or_hand_does_not_fit(database: str) -> None:
    async with running(database, public_url=PUBLIC) as server:
        ada, eve = await somebody(server), await somebody(server, "Eve")
        passkey = Authenticator(PUBLIC, "play.example")
        await registered(server, ada, passkey)
        elsewhere = Authenticator("https://evil.example", "evil.example")
        fake = elsewhere.make(await begun(server, eve["key"]))
        assert (await server.post("/api/me/passkeys", {"credential": fake}, eve["key"])).status_code == 400
        swapped = passkey.make(await begun(server, ada["key"]))
        assert (await server.post("/api/me/passkeys", {"credential": swapped}, eve["key"])).status_code == 400
        stolen = passkey.make(await begun(server, eve["key"]))
        assert (await server.post("/api/me/passkeys", {"credential": stolen}, eve["key"])).status_code == 400
        forged = Authenticator(PUBLIC, "play.example")
        forged.id = passkey.id
        assert (await sign_in(server, forged.sign(await begun(server)))).status_code == 400
        assert (
            await sign_in(server, Authenticator(PUBLIC, "play.example").sign(await begun(server)))
        ).status_code == 404
        passkey.origin = "https://evil.example"
        assert (await sign_in(server, passkey.sign(await begun(server)))).status_code == 400
        assert (await server.get("/api/me", eve["key"])).json()["passkeys"] == []
        known = (await server.get("/api/me", ada["key"])).json()["passkeys"]
        ended = await server.post(f"/api/me/passkeys/{known[0]['passkey']}/end", {}, eve["key"])
        assert ended.status_code == 404


@pytest.mark.parametrize(
    "data", [b"", b"{", b"[]", b'{"challenge": 1}', b'{"challenge": "\xff"}', b'{"challenge": "AAAA"}']
)
async def test_nonsense_from_an_authenticator_is_refused(alone: Running, data: bytes) -> None:
    ada = await somebody(alone)
    made = {"clientDataJSON": coded(data or b"0"), "attestationObject": "AAAA"}
    body = {"credential": {"id": "AAAA", "type": "public-key", "response": made}}
    answer = await alone.post("/api/me/passkeys", body, ada["key"])
    assert (answer.status_code, answer.json()["code"]) == (400, "refused")
    signed = {"clientDataJSON": coded(data or b"0"), "authenticatorData": "AAAA", "signature": "AAAA"}
    answer = await sign_in(alone, {"id": "AAAA", "type": "public-key", "response": signed})
    assert (answer.status_code, answer.json()["code"]) == (400, "refused")


async def test_an_attestation_that_cannot_be_read_is_refused(alone: Running) -> None:
    ada = await somebody(alone)
    credential = Authenticator(alone.url, "127.0.0.1").make(await begun(alone, ada["key"]))
    credential["response"]["attestationObject"] = coded(b"\xa1\x01")
    answer = await alone.post("/api/me/passkeys", {"credential": credential}, ada["key"])
    assert (answer.status_code, answer.json()["code"]) == (400, "refused")
