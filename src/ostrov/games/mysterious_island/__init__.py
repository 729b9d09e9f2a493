"""Mysterious Island: share out a pirate chest, and let the others not have too much of it."""
