"""Web Push: the example of RFC 8291, a signature anybody can check, and keys that are none."""

from __future__ import annotations

import json

import pytest
from cryptography.hazmat.primitives.asymmetric.ec import ECDSA, SECP256R1, EllipticCurvePublicKey
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from tests.server.receivers import PushBrowser, decoded

from crownlands.server.telling.push import Browser, Signer, encrypt, new_key, read_key

KEY = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
OWN = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SENT = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
    "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)
"""Section 5 and appendix A of RFC 8291."""


def test_the_example_of_the_standard() -> None:
    browser = Browser(decoded(KEY), decoded(AUTH))
    plain = b"When I grow up, I want to be a watermelon"
    assert encrypt(browser, plain, read_key(OWN), decoded(SALT)) == decoded(SENT)


def test_only_the_browser_can_read_it_and_it_never_looks_the_same() -> None:
    browser = PushBrowser()
    to = Browser(browser.point, browser.auth)
    first, second = (encrypt(to, b'{"title": "Te toca, \\u00c1da"}') for _ in range(2))
    assert first != second
    assert browser.read(first) == browser.read(second) == {"title": "Te toca, Áda"}


def test_anybody_can_check_who_sent_it() -> None:
    signer = Signer(read_key(new_key()), "mailto:ada@example.org")
    header = signer.sign("https://push.example:8443/abc/def", 1000.0)
    token, key = header.removeprefix("vapid t=").split(", k=")
    head, claims, signature = token.split(".")
    assert json.loads(decoded(head)) == {"typ": "JWT", "alg": "ES256"}
    told = json.loads(decoded(claims))
    assert told == {"aud": "https://push.example:8443", "exp": 1000 + 12 * 3600, "sub": "mailto:ada@example.org"}
    raw = decoded(signature)
    numbers = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), decoded(key))
    public.verify(numbers, f"{head}.{claims}".encode(), ECDSA(SHA256()))


@pytest.mark.parametrize(("key", "auth"), [(b"", b""), (b"\x04" + b"\x01" * 64, b"a" * 16), (decoded(KEY), b"short")])
def test_what_is_no_key_is_refused(key: bytes, auth: bytes) -> None:
    with pytest.raises(ValueError, match=r".+"):
        Browser(key, auth)
