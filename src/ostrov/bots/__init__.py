"""Players made of code. A bot is given only what its seat may know."""
