"""How each game looks in the terminal: one module a game, drawn from a view.

A board module has `draw(game, view, speaker)`, which returns something Rich can print.
"""
