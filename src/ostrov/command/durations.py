"""Spans of time as people write them: 90d, 12h, 30m."""

from __future__ import annotations

import re
from datetime import timedelta

from ostrov.kernel.refusals import Complaint

_UNITS = {"d": timedelta(days=1), "h": timedelta(hours=1), "m": timedelta(minutes=1)}
# A longer one would begin before the calendar does.
_LONGEST = timedelta(days=36500)


def duration(name: str, given: str) -> timedelta:
    """`name` is the option that it was given for."""
    found = re.fullmatch(r"([0-9]{1,9})([dhm])", given.strip().lower(), re.ASCII)
    span = int(found[1]) * _UNITS[found[2]] if found else timedelta(0)
    if not timedelta(0) < span <= _LONGEST:
        raise Complaint("duration-not-understood", name=name, value=given)
    return span


def duration_if_given(name: str, given: str | None) -> timedelta | None:
    """None also for `never`, which takes back what was said before."""
    return None if given in (None, "never") else duration(name, str(given))
