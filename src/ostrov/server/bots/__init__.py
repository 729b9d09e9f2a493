"""Bots at the tables: the processes that they think in, and who of them is asked next."""
