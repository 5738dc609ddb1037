"""A model of seats: who may see and do what, told by what is on the disk and nothing else.

The server's own code runs in one process: addresses, sockets, rooms, hall, queue and store. The
test holds its disk, its bots and its clock, so that anything can happen between a wish and its
turn. Every row is judged when it is handed to the store, every frame when it is sent.
"""
