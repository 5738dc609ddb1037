"""Learning by playing: lessons as data, and what runs them on the engine of a match."""
