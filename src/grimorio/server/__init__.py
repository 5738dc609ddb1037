"""The table over the net: HTTP, sockets, and the typed protocol between server and page."""
