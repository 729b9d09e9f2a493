"""Forbidden Island: take the four treasures and fly off before the island sinks."""
