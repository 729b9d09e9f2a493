"""A table as a fold of its log, and what each reader is shown of it. No network, no database, no event loop."""
