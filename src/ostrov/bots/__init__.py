"""Players made of code. A bot is given only what its seat may know.

A bot of your own is a subclass of `Bot`; `register` it, or name it on the command line as MODULE:CLASS.
"""

from ostrov.bots.bot import Bot as Bot
from ostrov.bots.plugins import register as register
