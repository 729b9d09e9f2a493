"""For processes that are of no use without the one that started them: they end when it does, however it ends."""

from __future__ import annotations

import ctypes
import multiprocessing
import os
import signal
import sys
import threading

# Of Linux's prctl: the signal that this process gets when its parent dies.
_PR_SET_PDEATHSIG = 1


def end_with_parent() -> None:
    """Called once, first thing in the child.

    Linux does it at once, even if this process hears nothing and its parent was killed. Elsewhere a child of
    `multiprocessing` waits for its parent's end in a thread; any other has to notice that its standard input has ended.
    """
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
    if multiprocessing.parent_process() is not None:
        # On Linux, too: the parent may have died just before it could be said.
        threading.Thread(target=_wait_for_parent, daemon=True).start()


def _wait_for_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
