"""What `bits.pxd` holds in C, in Python: used where the kernel is not compiled. `blank` serves both."""

from __future__ import annotations

import math
import time
from array import array
from contextlib import nullcontext
from typing import Any

u64 = int
i32 = int
i64 = int
Words = memoryview
Shorts = memoryview
Small = memoryview
Longs = memoryview
MASK = (1 << 64) - 1


class cython:  # stands in for the module of that name where Cython is not installed
    compiled = False
    nogil: nullcontext[None] = nullcontext()


def modern() -> bool:
    """Plain Python is the same on every processor."""
    return False


def popcount(x: int) -> int:
    return x.bit_count()


def ctz(x: int) -> int:
    return (x & -x).bit_length() - 1


def rol(x: int, n: int) -> int:
    n &= 63
    return (x << n | x >> (64 - n)) & MASK


def ror(x: int, n: int) -> int:
    return rol(x, -n)


def bit(n: int) -> int:
    return 1 << n


def around(n: int) -> int:
    return rol(0x8100000000000102, n)


def wrap(x: int) -> int:
    return x & MASK


def where(x: int, test: int) -> int:
    return x if test else 0


def one_of(n: int, a: int, b: int, c: int, d: int) -> int:
    return (a, b, c, d)[n]


def invert(x: int) -> int:
    return x ^ MASK


def lowest(x: int) -> int:
    return x & -x


def spread(x: int) -> int:
    return (x | x << 1 | x >> 1 | x << 8 | x >> 8) & MASK


def mulhi(a: int, b: int) -> int:
    return a * b >> 64


def nth(mask: int, n: int) -> int:
    for _ in range(n):
        mask &= mask - 1
    return mask & -mask


def mix(a: int, b: int) -> int:
    return (a * b >> 64) ^ (a * b & MASK)


def stride() -> int:
    return 0xA0761D6478BD642F


def twist() -> int:
    return 0xE7037ED1A0B428DB


def at(p: Words, n: int) -> Words:
    return p[n:]


def shorts_at(p: Words, n: int) -> Shorts:
    return p[n:].cast("B").cast("h")


def further(p: Shorts, n: int) -> Shorts:
    return p[n:]


def root(x: int) -> int:
    return math.isqrt(x)


def copy(to: Words, source: Words, n: int) -> None:
    to[:n] = source[:n]


def micros() -> int:
    return time.time_ns() // 1000


def thread_micros() -> int:
    return time.thread_time_ns() // 1000


def next_random(rng: Words) -> int:
    rng[0] = (rng[0] + stride()) & MASK
    return mix(rng[0], rng[0] ^ twist())


def seeded(seed: int, number: int) -> int:
    """Where the random numbers of one game of many begin, no matter which thread plays it."""
    return mix(seed ^ twist(), (number * 2 + 1) & MASK ^ stride()) ^ seed


def any_of(bits: int, rng: Words) -> int:
    """One bit of a set at random."""
    return nth(bits, mulhi(next_random(rng), popcount(bits)))


def _checked(o: Any, size: int, length: int, format: str) -> memoryview:  # noqa: A002
    view = memoryview(o)
    if view.readonly or not view.c_contiguous:
        raise ValueError("The kernel needs a buffer that is contiguous and can be written to.")
    if length < 0 or view.nbytes < size * length:
        raise ValueError(f"The kernel was given a buffer of {view.nbytes} bytes; it needs {size * length} here.")
    return view.cast("B").cast(format)  # type: ignore[call-overload,no-any-return]


def words(o: Any, length: int) -> Words:
    """The words of a buffer, which must have at least so many."""
    return _checked(o, 8, length, "Q")


def shorts(o: Any, length: int) -> Shorts:
    return _checked(o, 2, length, "h")


def small(o: Any, length: int) -> Small:
    return _checked(o, 1, length, "b")


def longs(o: Any, length: int) -> Longs:
    return _checked(o, 8, length, "q")


def dot(a: Shorts, b: Shorts, n: int) -> int:
    return sum(a[i] * b[i] for i in range(n))


def clear_shorts(p: Shorts, start: int, n: int) -> None:
    p[start : start + n] = memoryview(bytes(2 * n)).cast("h")


def set_small(p: Small, start: int, n: int, value: int) -> None:
    p[start : start + n] = memoryview(bytes([value]) * n).cast("b")


def blank(length: int) -> array[int]:
    """So many words, all 0."""
    return array("Q", bytes(8 * length))


def table(length: int) -> Words:
    """Room for a table that is filled when its module is loaded."""
    return words(blank(length), length)
