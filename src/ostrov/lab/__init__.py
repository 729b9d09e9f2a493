"""Many games at once: simulation, measurement, replay."""
