"""`ostrov` as it is, except that it is given up sooner.

Sent SIGUSR1, its event loop hangs.
"""

from __future__ import annotations

import signal
import sys
import time
from functools import partial

from ostrov.command import serve
from ostrov.command.main import main
from ostrov.server.settings import Settings

if __name__ == "__main__":
    signal.signal(signal.SIGUSR1, lambda *_: time.sleep(1000))
    setattr(serve, "Settings", partial(Settings, seconds_to_heal=3.0, seconds_to_come_back=15.0))  # noqa: B010
    sys.exit(main())
