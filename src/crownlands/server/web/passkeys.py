"""Requests about passkeys: one is made on a device of a person, and lets them in on any other."""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

from fastapi import APIRouter, Depends, Path, Request
from pydantic import StringConstraints
from typing_extensions import TypedDict
from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import bytes_to_base64url
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from crownlands.server.storage import passkeys as storage
from crownlands.server.storage.passkeys import Passkey, passkeys_of
from crownlands.server.table.refusal import Refusal
from crownlands.server.table.sources import digest
from crownlands.server.web.bodies import EmptyRequest
from crownlands.server.web.describe import FAULTS
from crownlands.server.web.fields import NO_NUL, Strict
from crownlands.server.web.people import (
    DeviceName,
    PersonMade,
    PersonShown,
    arrived,
    expect_person,
    new_device,
    show_person,
)
from crownlands.server.web.routes import Address, Holder, Served
from crownlands.server.web.service import Service

router = APIRouter(prefix="/api", responses=FAULTS)
CHALLENGE_SECONDS = 300.0
TITLE = "Crownlands"

Coded = Annotated[str, StringConstraints(min_length=1, max_length=8000, pattern=r"^[A-Za-z0-9_=-]+$")]
CredentialId = Annotated[str, StringConstraints(min_length=1, max_length=1400, pattern=r"^[A-Za-z0-9_=-]+$")]
Id = Annotated[str, Path(min_length=1, max_length=32, pattern=NO_NUL)]


class NewResponse(Strict):
    clientDataJSON: Coded  # noqa: N815 the names of the standard
    attestationObject: Coded  # noqa: N815


class NewCredential(Strict):
    id: CredentialId
    type: Literal["public-key"] = "public-key"
    response: NewResponse


class PasskeyRequest(Strict):
    credential: NewCredential
    device: DeviceName = "?"


class KnownResponse(Strict):
    clientDataJSON: Coded  # noqa: N815
    authenticatorData: Coded  # noqa: N815
    signature: Coded


class KnownCredential(Strict):
    id: CredentialId
    type: Literal["public-key"] = "public-key"
    response: KnownResponse


class SignInRequest(Strict):
    credential: KnownCredential
    device: DeviceName = "?"


class Asked(TypedDict):
    """What the browser's own dialog is to be asked, as JSON by the standard (WebAuthn level 3)."""

    options: dict[str, Any]


class Site:
    """What passkeys are bound to: the name of the server as people see it, and the origin of its page."""

    def __init__(self, service: Served, request: Request) -> None:
        seen = service.settings.public_url or f"{request.url.scheme}://{request.headers.get('host', '')}"
        place = urlsplit(seen)
        self.origin = f"{place.scheme}://{place.netloc}"
        self.name = place.hostname or ""


At = Annotated[Site, Depends(Site)]


@router.post("/me/passkeys/begin")
async def begin(body: EmptyRequest, service: Served, holder: Holder, site: At, address: Address) -> Asked:
    """What a browser needs to make a passkey."""
    service.limits.person(address)
    person = await expect_person(service.hub.store, holder.person)
    known = await passkeys_of(service.hub.store, person.id)
    options = generate_registration_options(
        rp_id=site.name,
        rp_name=TITLE,
        user_id=person.id.encode(),
        user_name=person.name,
        user_display_name=person.name,
        challenge=await _challenge(service, person.id),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
        exclude_credentials=[_descriptor(each) for each in known],
    )
    return {"options": json.loads(options_to_json(options))}


def _descriptor(passkey: Passkey) -> PublicKeyCredentialDescriptor:
    return PublicKeyCredentialDescriptor(id=base64url_to_bytes(passkey.credential))


async def _challenge(service: Service, person: str | None) -> bytes:
    """Something new to be signed, remembered until it is answered or too old."""
    secret = service.hub.sources.secret()
    expires = service.hub.sources.now() + CHALLENGE_SECONDS
    await storage.add_challenge(service.hub.store, digest(secret), person, expires)
    return secret.encode()


async def _answered(service: Service, client_data: str, person: str | None) -> bytes:
    """The challenge an answer belongs to, which is used up by that."""
    try:
        said = json.loads(base64url_to_bytes(client_data))["challenge"]
        challenge = base64url_to_bytes(said)
        secret = challenge.decode("ascii")
    except (ValueError, KeyError, TypeError):
        raise _unfit() from None
    if not await storage.take_challenge(service.hub.store, digest(secret), person, service.hub.sources.now()):
        raise Refusal("refused", "This answer of a passkey comes too late or has been used; try again.")
    return challenge


def _unfit() -> Refusal:
    return Refusal("refused", "This passkey does not fit; try again, or use a link from your other device.")


def _unknown() -> Refusal:
    return Refusal("unknown", "This passkey is not known here; it may have been removed.")


@router.post("/me/passkeys", status_code=201)
async def add(body: PasskeyRequest, service: Served, holder: Holder, site: At) -> PersonShown:
    """The passkey a browser has made."""
    challenge = await _answered(service, body.credential.response.clientDataJSON, holder.person)
    try:
        verified = verify_registration_response(
            credential=_whole(body.credential),
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origin,
        )
    except Exception:  # noqa: BLE001 a stranger sent it
        raise _unfit() from None
    sources = service.hub.sources
    new = Passkey(
        sources.table_id(),
        holder.person,
        bytes_to_base64url(verified.credential_id),
        bytes_to_base64url(verified.credential_public_key),
        verified.sign_count,
        body.device,
        sources.now(),
    )
    if not await storage.add_passkey(service.hub.store, new):
        raise Refusal("refused", "This passkey is known already, or there are as many as there may be.")
    return await show_person(service.hub.store, holder)


def _whole(credential: NewCredential | KnownCredential) -> dict[str, Any]:
    return credential.model_dump() | {"rawId": credential.id}


@router.post("/me/passkeys/{passkey}/end")
async def end(passkey: Id, body: EmptyRequest, service: Served, holder: Holder) -> PersonShown:
    """A passkey lets nobody in any more."""
    if not await storage.end_passkey(service.hub.store, holder.person, passkey):
        raise Refusal("unknown", "There is no such passkey of yours.")
    return await show_person(service.hub.store, holder)


@router.post("/passkeys/begin")
async def ask(body: EmptyRequest, service: Served, site: At, address: Address) -> Asked:
    """What a browser needs to sign in with a passkey."""
    service.limits.person(address)
    options = generate_authentication_options(
        rp_id=site.name,
        challenge=await _challenge(service, None),
        user_verification=UserVerificationRequirement.PREFERRED,
    )
    return {"options": json.loads(options_to_json(options))}


@router.post("/passkeys/sign-in", status_code=201)
async def sign_in(body: SignInRequest, service: Served, site: At, address: Address) -> PersonMade:
    """A passkey makes this browser one of its person's devices."""
    service.limits.person(address)
    store, sources = service.hub.store, service.hub.sources
    challenge = await _answered(service, body.credential.response.clientDataJSON, None)
    passkey = await storage.passkey_with(store, body.credential.id.rstrip("="))
    if passkey is None:
        raise _unknown()
    try:
        verified = verify_authentication_response(
            credential=_whole(body.credential),
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origin,
            credential_public_key=base64url_to_bytes(passkey.public_key),
            credential_current_sign_count=passkey.count,
        )
    except Exception:  # noqa: BLE001 a stranger sent it
        raise _unfit() from None
    key, device = new_device(sources, passkey.person, body.device)
    arrival = await storage.sign_in(store, passkey, verified.new_sign_count, device)
    if arrival is None:
        raise _unknown()
    return await arrived(service, arrival, device, key)
