"""`ostrov` as it is, except that the environment says how often it tells other servers who is here."""

from __future__ import annotations

import os
import sys
from functools import partial

from ostrov.command import serve
from ostrov.command.main import main
from ostrov.server.settings import Settings

# In the environment.
SECONDS_BETWEEN = "OSTROV_TEST_SECONDS_BETWEEN_HEARTBEATS"

if __name__ == "__main__":
    seconds = float(os.environ[SECONDS_BETWEEN])
    setattr(serve, "Settings", partial(Settings, seconds_between_heartbeats=seconds))  # noqa: B010
    sys.exit(main())
