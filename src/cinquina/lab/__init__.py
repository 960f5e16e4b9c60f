"""Numbers about games: simulation, and the statistics to read it."""
