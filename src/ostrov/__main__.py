"""`python -m ostrov` is the command `ostrov`."""

import sys

from ostrov.command.main import main

sys.exit(main())
