"""The laboratory: matches between bots, ratings and reports. Needs the `lab` extra for plots."""
