"""How much one person, or one address, may ask for in a while: token buckets.

An address is that of the connection or, behind a proxy that is trusted, the one that the proxy tells. From the server's
own machine nothing is limited.
"""

from __future__ import annotations

import ipaddress
import math
import re
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from ostrov.kernel.refusals import Complaint

if TYPE_CHECKING:
    # Heavy, and the command line reads limits without it.
    from litestar.connection import ASGIConnection

# The name under which a request keeps how much is left of its limit.
STANDING = "ostrov.standing"

# A bucket that was not used for the longest time is forgotten once there are more of them.
_MOST_BUCKETS = 100_000
# Of an IPv6 address, the part that a provider gives to one household.
_HOUSEHOLD_BITS = 64


class Limit(msgspec.Struct, frozen=True):
    """So many in so many seconds, all at once or spread; without seconds, so many at the same time."""

    most: int
    seconds: float | None = None


_MINUTE, _HOUR = 60.0, 3600.0

# Generous for a family, or a school class, behind one address.
DEFAULTS: dict[str, Limit] = {
    "people-by-address": Limit(60, _HOUR),
    "tables-by-person": Limit(60, _HOUR),
    "tables-by-address": Limit(300, _HOUR),
    "tables-of-bots-by-person": Limit(20, _HOUR),
    "imports-by-person": Limit(20, _HOUR),
    "imports-by-address": Limit(60, _HOUR),
    "requests-by-address": Limit(1200, _MINUTE),
    "messages-by-person": Limit(1200, _MINUTE),
    "messages-by-address": Limit(6000, _MINUTE),
    "bytes-by-address": Limit(60_000_000, _MINUTE),
    "sockets-by-person": Limit(50),
    "sockets-by-address": Limit(300),
}

_UNITS = {"second": 1.0, "minute": _MINUTE, "hour": _HOUR}
_WRITTEN = re.compile(r"(?P<name>[a-z-]+)=(?:(?P<off>off)|(?P<most>[1-9]\d{0,11})(?:/(?P<unit>second|minute|hour))?)")


def read_limits(written: list[str]) -> dict[str, Limit]:
    """The limits with those changed that are written as `tables-by-person=60/hour`, `sockets-by-person=50` or
    `tables-by-person=off`."""
    limits = dict(DEFAULTS)
    for text in written:
        found = _WRITTEN.fullmatch(text)
        name = found["name"] if found else ""
        if not found or name not in DEFAULTS:
            raise Complaint("limit-not-understood", value=text, known=list(DEFAULTS))
        if found["off"]:
            limits.pop(name, None)
            continue
        if (found["unit"] is None) != (DEFAULTS[name].seconds is None):
            raise Complaint("limit-not-understood", value=text, known=list(DEFAULTS))
        limits[name] = Limit(int(found["most"]), _UNITS[found["unit"]] if found["unit"] else None)
    return limits


def household(host: str | None) -> str | None:
    """By what an address is counted, an IPv6 one by its first 64 bits; None for this machine itself."""
    try:
        address = ipaddress.ip_address((host or "").partition("%")[0])
    except ValueError:
        return (host or "?")[:64]
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    if address.is_loopback:
        return None
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((address, _HOUSEHOLD_BITS), strict=False))
    return str(address)


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    return household(None if connection.client is None else connection.client.host)


class Standing(msgspec.Struct, frozen=True):
    """How much is left of a limit, and after how many seconds all of it is there again."""

    limit: int
    remaining: int
    reset: int

    def headers(self) -> dict[str, str]:
        return {
            "ratelimit-limit": str(self.limit),
            "ratelimit-remaining": str(self.remaining),
            "ratelimit-reset": str(self.reset),
        }


def note_standing(connection: ASGIConnection[Any, Any, Any, Any], standing: Standing | None) -> None:
    """For the headers of the answer."""
    if standing is not None:
        connection.scope["state"][STANDING] = standing


class Exceeded(Exception):
    """It may be asked again after so many seconds."""

    def __init__(self, seconds: int, standing: Standing) -> None:
        super().__init__(seconds)
        self.seconds = seconds
        self.standing = standing
        self.complaint = Complaint("limit-reached", seconds=seconds)


class TokenBucket:
    """Full at first. What is asked for takes tokens out, and they come back at a steady rate."""

    def __init__(self, limit: Limit, now: float) -> None:
        assert limit.seconds is not None
        self.most = limit.most
        self._a_second = limit.most / limit.seconds
        self._tokens = float(limit.most)
        self._at = now

    def take(self, tokens: float, now: float) -> float:
        """Takes them and returns 0; or takes none and returns in how many seconds there are enough."""
        self._refill(now)
        # What is more than a whole bucket is let through when the bucket is full.
        wanted = min(tokens, self.most)
        if self._tokens < wanted:
            return (wanted - self._tokens) / self._a_second
        self._tokens -= wanted
        return 0.0

    def overdraw(self, now: float) -> float:
        """Takes one token even where there is none; returns how many are left, fewer than 0 being a debt."""
        self._refill(now)
        self._tokens -= 1
        return self._tokens

    def give_back(self, tokens: float) -> None:
        self._tokens = min(self.most, self._tokens + tokens)

    def _refill(self, now: float) -> None:
        self._tokens = min(self.most, self._tokens + (now - self._at) * self._a_second)
        self._at = now

    @property
    def standing(self) -> Standing:
        missing = self.most - self._tokens
        return Standing(self.most, int(self._tokens), math.ceil(missing / self._a_second))


class Limits:
    """Every bucket there is, by its limit and whose it is."""

    def __init__(self, limits: Mapping[str, Limit] | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        self._limits = DEFAULTS if limits is None else limits
        self._clock = clock
        self._buckets: OrderedDict[tuple[str, str | int], TokenBucket] = OrderedDict()
        self._open: Counter[tuple[str, str | int]] = Counter()

    def allow(self, what: str, address: str | None, person: int | None = None, amount: float = 1) -> Standing | None:
        """Spend from the buckets of address and person, from all or none; returns the scarcest, if any is limited."""
        if address is None:
            return None
        now = self._clock()
        spent: list[TokenBucket] = []
        for bucket in self._buckets_of(what, address, person, now):
            if seconds := bucket.take(amount, now):
                for other in spent:
                    other.give_back(amount)
                raise Exceeded(math.ceil(seconds), bucket.standing)
            spent.append(bucket)
        return min((bucket.standing for bucket in spent), key=lambda standing: standing.remaining, default=None)

    def _buckets_of(self, what: str, address: str, person: int | None, now: float) -> list[TokenBucket]:
        keys = self._keys(what, address, person)
        return [self._bucket(key, self._limits[key[0]], now) for key in keys if key[0] in self._limits]

    def _bucket(self, key: tuple[str, str | int], limit: Limit, now: float) -> TokenBucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = TokenBucket(limit, now)
            if len(self._buckets) > _MOST_BUCKETS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket

    # What is open at the same time

    def enter(self, what: str, address: str | None, person: int | None) -> None:
        """One more; `leave` gives it back."""
        if address is None:
            return
        keys = self._keys(what, address, person)
        for key in keys:
            limit = self._limits.get(key[0])
            if limit is not None and self._open[key] >= limit.most:
                raise Complaint("too-many-pages")
        self._open.update(keys)

    def leave(self, what: str, address: str | None, person: int | None) -> None:
        if address is None:
            return
        for key in self._keys(what, address, person):
            self._open[key] -= 1
            if self._open[key] <= 0:
                del self._open[key]

    @staticmethod
    def _keys(what: str, address: str, person: int | None) -> list[tuple[str, str | int]]:
        by_person: list[tuple[str, str | int]] = [] if person is None else [(f"{what}-by-person", person)]
        return [(f"{what}-by-address", address), *by_person]
