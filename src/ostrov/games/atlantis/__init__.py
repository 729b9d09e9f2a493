"""Survive: Escape from Atlantis!: bring your travellers off a sinking island to safe land."""
