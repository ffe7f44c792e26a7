"""Requests about being told of turns: asked for with a seat's token, ended by the seat or by a link."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Query
from pydantic import Field, StringConstraints
from typing_extensions import TypedDict

from crownlands.game import Seat
from crownlands.server.house.room import Room
from crownlands.server.storage import subscriptions as storage
from crownlands.server.storage.subscriptions import Subscription
from crownlands.server.table.access import expect_player, own_seat
from crownlands.server.table.refusal import Refusal
from crownlands.server.table.seating import want_to_be_told
from crownlands.server.telling.letter import HOOK, MAIL, PUSH, Kind
from crownlands.server.telling.mail import is_address
from crownlands.server.telling.postman import Postman
from crownlands.server.telling.push import Browser, to_bytes
from crownlands.server.web.describe import FAULTS
from crownlands.server.web.fields import NO_NUL, SeatNumber, Strict
from crownlands.server.web.routes import Address, At, Called, Served
from crownlands.server.web.service import Service

router = APIRouter(prefix="/api", responses=FAULTS)
MOST: dict[str, int] = {PUSH: 5, MAIL: 1, HOOK: 1}
"""How many of a kind a seat may have, and a table hooks."""

Url = Annotated[str, StringConstraints(min_length=8, max_length=1000, pattern=NO_NUL)]
Coded = Annotated[str, StringConstraints(min_length=8, max_length=100, pattern=r"^[A-Za-z0-9_-]+$")]
Language = Annotated[str, StringConstraints(min_length=2, max_length=8, pattern=r"^[a-z-]+$")]
Key = Annotated[str, StringConstraints(min_length=8, max_length=100, pattern=r"^[A-Za-z0-9_.-]+$")]


class PushRequest(Strict):
    kind: Literal["push"]
    endpoint: Url
    p256dh: Coded
    auth: Coded
    language: Language = "en"
    seat: SeatNumber | None = None


class MailRequest(Strict):
    kind: Literal["mail"]
    address: Annotated[str, StringConstraints(max_length=200, pattern=NO_NUL)]
    language: Language = "en"
    seat: SeatNumber | None = None


class HookRequest(Strict):
    kind: Literal["hook"]
    url: Url
    style: Literal["discord", "slack", "matrix"]
    language: Language = "en"


NoticeRequest = Annotated[PushRequest | MailRequest | HookRequest, Field(discriminator="kind")]


class HushRequest(Strict):
    kind: Literal["push", "mail", "hook"]
    seat: SeatNumber | None = None


class KeyRequest(Strict):
    key: Key


class Offered(TypedDict):
    """How this server can tell people of their turns; `push` is its public key."""

    push: str
    mail: bool
    hook: bool


class NoticeShown(TypedDict):
    kind: Kind
    seat: int | None
    confirmed: bool


class Notices(TypedDict):
    notices: list[NoticeShown]


class Done(TypedDict):
    table: str


def postman_of(service: Service) -> Postman:
    if service.hub.postman is None:
        raise Refusal("not-now", "This server sends no notifications.")
    return service.hub.postman


@router.get("/notices")
async def offered(service: Served) -> Offered:
    """How people can be told of their turns here."""
    means = postman_of(service).means
    return {"push": means.signer.public, "mail": means.post is not None, "hook": bool(means.links.site)}


@router.get("/tables/{table}/notices")
async def notices(room: At, service: Served, caller: Called) -> Notices:
    """What the caller's seats, and the table as a whole, are told by. No address is shown."""
    expect_player(room.table, caller)
    found = await storage.wanted(service.hub.store, room.table.id, sorted(caller.seats(room.table)))
    return {"notices": [{"kind": _kind(each), "seat": each.seat, "confirmed": each.confirmed} for each in found]}


def _kind(subscription: Subscription) -> Kind:
    return PUSH if subscription.kind == PUSH else MAIL if subscription.kind == MAIL else HOOK


@router.post("/tables/{table}/notices", status_code=201)
async def want(body: NoticeRequest, room: At, service: Served, caller: Called, address: Address) -> NoticeShown:
    """Be told of one's turns at a table, or tell a group of everybody's."""
    postman = postman_of(service)
    match body:
        case HookRequest():
            expect_player(room.table, caller)
            new = _new(service, room, None, HOOK, _hook(postman, body.url), body.style, body.language, confirmed=True)
        case PushRequest():
            seat = own_seat(room.table, caller, body.seat)
            keys = _browser(body)
            new = _new(service, room, seat, PUSH, _endpoint(postman, body), keys, body.language, confirmed=True)
        case MailRequest():
            seat = own_seat(room.table, caller, body.seat)
            new = _new(service, room, seat, MAIL, _mail(postman, body), "", body.language, confirmed=False)
    service.limits.notice(address)
    await _put_down(service, room, new)
    if new.kind == MAIL:
        await _ask_to_confirm(service, postman, room, new)
    return {"kind": _kind(new), "seat": new.seat, "confirmed": new.confirmed}


def _new(
    service: Service, room: Room, seat: Seat | None, kind: str, to: str, details: str, language: str, *, confirmed: bool
) -> Subscription:
    holder = None if seat is None else room.table.places[seat].token
    secret = service.hub.sources.secret()
    return Subscription(secret, room.table.id, seat, kind, to, details, language, confirmed, holder)


def _hook(postman: Postman, url: str) -> str:
    if not postman.means.links.site:
        raise Refusal("not-now", "This server cannot notify groups: its operator has not set public_url.")
    return _outside(postman, url)


def _endpoint(postman: Postman, body: PushRequest) -> str:
    return _outside(postman, body.endpoint)


def _outside(postman: Postman, url: str) -> str:
    if not postman.means.guard.fits(url):
        raise Refusal("refused", "This address cannot be used; expected a public one that begins with https.")
    return url


def _browser(body: PushRequest) -> str:
    try:
        Browser(to_bytes(body.p256dh), to_bytes(body.auth))
    except ValueError:
        raise Refusal("refused", "These are not the keys of a browser's push subscription.") from None
    return f"{body.p256dh} {body.auth}"


def _mail(postman: Postman, body: MailRequest) -> str:
    if postman.means.post is None:
        raise Refusal("not-now", "This server sends no e-mail.")
    if not is_address(body.address):
        raise Refusal("refused", "This is not an e-mail address; expected one such as ada@example.org.")
    return body.address


async def _put_down(service: Service, room: Room, new: Subscription) -> None:
    if not await storage.subscribe(service.hub.store, new, service.hub.sources.now(), MOST[new.kind]):
        raise Refusal("refused", "There are as many notifications of this kind as allowed; turn one of them off first.")
    if not room.table.tells:
        await service.hub.change(room, want_to_be_told)


async def _ask_to_confirm(service: Service, postman: Postman, room: Room, new: Subscription) -> None:
    name = room.table.places[new.seat or 0].name
    if not await postman.ask_to_confirm(new, room.table.game.name, name):
        await storage.drop(service.hub.store, new.id)
        raise Refusal("trouble", "The mail could not be sent; try again later.")


@router.post("/tables/{table}/notices/end")
async def end(body: HushRequest, room: At, service: Served, caller: Called) -> Done:
    """Be told no more by a kind of notice; any player ends the table's hook."""
    expect_player(room.table, caller)
    seat = None if body.kind == HOOK else own_seat(room.table, caller, body.seat)
    service.limits.change(room.table, caller)
    await storage.unsubscribe(service.hub.store, room.table.id, seat, body.kind)
    return {"table": room.table.id}


@router.post("/notices/confirm")
async def confirm(body: KeyRequest, service: Served) -> Offered:
    """The link in the first mail was opened."""
    subscription = postman_of(service).means.links.subscription("confirm", body.key)
    if subscription is None or not await storage.confirm(service.hub.store, subscription):
        raise Refusal("unknown", "This link is not valid, or no longer is.")
    return await offered(service)


@router.post("/notices/stop")
async def stop(service: Served, key: Annotated[Key, Query()]) -> Offered:
    """No more mails: from the link in each of them, or by a mail program itself. Asking twice does no harm."""
    subscription = postman_of(service).means.links.subscription("stop", key)
    if subscription is None:
        raise Refusal("unknown", "This link is not valid, or no longer is.")
    await storage.drop(service.hub.store, subscription)
    return await offered(service)
