"""One greedy bot a game: looks one choice ahead, from its view alone."""
