"""The four games. Adding a fifth is a line here, a package beside these, and a board."""

from grimorio.core.registry import register

register("conclave", "grimorio.games.conclave")
register("cronicas", "grimorio.games.cronicas")
register("magia", "grimorio.games.magia")
register("bellum", "grimorio.games.bellum")
