"""The HTTP addresses: method, path, what it takes and gives, and who may. One table for all."""

from typing import NamedTuple

from msgspec import Struct

from . import protocol as p
from . import protocol_learn as learn


class Endpoint(NamedTuple):
    method: str
    path: str
    name: str
    takes: type[Struct] | None
    gives: type[Struct]
    summary: str
    query: tuple[str, ...] = ()
    problems: tuple[int, ...] = ()
    limit: str = "body_bytes"
    """Which of the limits holds for the size of what it takes."""
    file: bool = False
    """What it takes is a file, with a rate of its own: handed over as it came, and read aside."""


ENDPOINTS = (
    Endpoint("GET", "/api/me", "me", None, p.Me, "Who this browser is"),
    Endpoint("POST", "/api/me", "rename", p.Rename, p.Me, "Choose a name"),
    Endpoint("GET", "/api/address", "address", None, p.Address,
             "The address that invitations carry"),
    Endpoint("GET", "/api/games", "games", None, p.Games, "The games on offer"),
    Endpoint("GET", "/api/games/{game}/rules", "rules", None, p.Rules,
             "The digest of a game's rules", query=("lang",), problems=(404,)),
    Endpoint("GET", "/api/games/{game}/cards", "cards", None, p.Cards,
             "What is printed on the cards, here or at a match, and where it comes from",
             query=("match",), problems=(404,)),
    Endpoint("GET", "/api/games/{game}/texts", "texts", None, p.Texts,
             "What a game says, for a page that was built without it", query=("lang",),
             problems=(404,)),
    Endpoint("GET", "/api/games/{game}/lessons", "lessons", None, learn.LessonList,
             "The lessons of a game, and which of them this guest has finished", problems=(404,)),
    Endpoint("POST", "/api/games/{game}/lessons/{lesson}", "lesson", learn.LessonTry,
             learn.LessonPlace, "A place in a lesson, and what is tried there; nothing is kept but"
             " that a lesson was finished", problems=(404,)),
    Endpoint("GET", "/api/me/lessons", "progress", None, learn.Progress,
             "How many lessons of each game this guest has finished"),
    Endpoint("POST", "/api/me/lessons/forget", "forget_lessons", None, p.Done,
             "Forget which lessons this guest has finished"),
    Endpoint("GET", "/api/matches", "mine", None, p.Matches, "My matches, newest first"),
    Endpoint("POST", "/api/matches", "create", p.NewMatch, p.Created, "Set a table"),
    Endpoint("GET", "/api/watch", "watchable", None, p.Matches, "Running matches to watch"),
    Endpoint("GET", "/api/matches/{id}", "match", None, p.OneMatch, "One match",
             problems=(404,)),
    Endpoint("POST", "/api/matches/{id}/seats/{seat}", "seat", p.SeatChange, p.Done,
             "Give a seat to a bot, or free it (the host, or who plays on while that one is gone)",
             problems=(403, 404, 409)),
    Endpoint("POST", "/api/matches/{id}/start", "start", None, p.Done,
             "Start when every seat is taken (the host)", problems=(403, 404, 409)),
    Endpoint("POST", "/api/matches/{id}/kept-out/{number}", "let_in", None, p.Done,
             "Let somebody in again who was kept out (the host)", problems=(403, 404)),
    Endpoint("POST", "/api/matches/{id}/invite", "invite", None, p.Done,
             "Another invitation; the one of before leads nowhere (the host)",
             problems=(403, 404, 409)),
    Endpoint("POST", "/api/matches/{id}/host", "host", None, p.Done,
             "Be host of a table that gathers, instead of one who is gone (who sits there)",
             problems=(403, 404, 409)),
    Endpoint("POST", "/api/matches/{id}/leave", "leave", None, p.Done,
             "Get up; in a running match a bot chooses meanwhile (who sits there)",
             problems=(403, 404, 409)),
    Endpoint("POST", "/api/matches/{id}/rematch", "rematch", None, p.Created,
             "Ask the others for the same table again, or say yes to that (who sat there)",
             problems=(403, 404, 409)),
    Endpoint("POST", "/api/matches/{id}/rematch/no", "no_rematch", None, p.Done,
             "Say no to the rematch, for now (who sat there)", problems=(403, 404, 409)),
    Endpoint("GET", "/api/matches/{id}/replay", "replay", None, p.Replay,
             "A finished match, step by step: eyes = a seat, `all` or `public`", query=("eyes",),
             problems=(404, 409)),
    Endpoint("GET", "/api/matches/{id}/turning", "turning", None, learn.Turning,
             "The turning point of a finished match for a seat, if there is one: eyes = a seat",
             query=("eyes",), problems=(404, 409)),
    Endpoint("POST", "/api/replays", "opened", p.SavedMatch, p.Replay,
             "A match from a file, step by step; nothing of it is kept", query=("eyes",),
             problems=(409, 413), limit="record_bytes", file=True),
    Endpoint("GET", "/api/matches/{id}/export", "export", None, p.Export,
             "What `grimorio verify` checks; before the end only the commitment",
             problems=(404,)),
    Endpoint("GET", "/api/invites/{secret}", "invitation", None, p.OneMatch,
             "The table that an invitation leads to", problems=(404,)),
    Endpoint("POST", "/api/invites/{secret}", "join", p.Rename, p.Joined,
             "Take a seat by an invitation", problems=(404, 409)),
)  # fmt: skip

# Addresses of the page itself; the page reads the rest of them.
PAGES = (
    "/",
    "/tables",
    "/about",
    "/learn",
    "/learn/{game}",
    "/learn/{game}/{lesson}",
    "/j/{secret}",
    "/m/{id}",
    "/w/{id}",
    "/r/{id}",
)
SHEET = "/print/{game}"
SOCKETS = ("/api/matches/{id}/socket", "/api/watch/{id}/socket")
OPERATIONS = ("/livez", "/readyz", "/metrics", "/openapi.json", "/api/socket.json")
