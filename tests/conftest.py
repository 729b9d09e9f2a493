"""The tests of the rules run twice, interpreted and compiled; each run makes sure that it is what it says."""

import os
import signal

import pytest
from hypothesis import HealthCheck, settings

from ostrov.lab.bench import is_compiled

# On a CI machine every run tries the same examples, elsewhere new ones each time.
settings.register_profile(
    "ostrov",
    max_examples=200,
    deadline=None,
    derandomize=bool(os.environ.get("CI")),
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("ostrov")


def pytest_sessionstart(session: pytest.Session) -> None:
    # A shell that runs the suite in the background has Ctrl-C ignored, and so would every process that tests start.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if os.environ.get("OSTROV_COMPILED") and not is_compiled():
        raise pytest.UsageError("OSTROV_COMPILED is set, but the rules are not compiled: install with a C compiler.")
    if os.environ.get("OSTROV_PURE") and is_compiled():
        raise pytest.UsageError("OSTROV_PURE is set, but the rules are compiled.")
