"""Matches that people play: one serial queue each, stored before anybody hears of a move."""
