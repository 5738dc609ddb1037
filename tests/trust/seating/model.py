"""The model: it judges rows and frames, and never looks at what the server remembers of a seat."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING, Any

from grimorio.core.match import SETUP
from grimorio.server.wire import encode, fields
from grimorio.table.match import Match
from grimorio.table.seats import BOT, HUMAN, OPEN
from grimorio.table.store import Row

if TYPE_CHECKING:
    from .world import Line, World

GRACE = 20.0
STAND_IN = "greedy"
"""The only bot that may ever play for somebody."""
Json = Any


class Place:
    """A seat as the disk has it."""

    def __init__(self, row: Json) -> None:
        self.kind = row["kind"]
        self.guest = row["guest"]
        self.bot = row["bot"]
        self.away = bool(row["away"])

    def __eq__(self, other: object) -> bool:
        return vars(self) == vars(other)

    def __repr__(self) -> str:
        return str(vars(self))

    __hash__ = None  # type: ignore[assignment]


class Board:
    """A table as the disk has it."""

    def __init__(self, row: Json) -> None:
        self.id = row["id"]
        self.mode = row["mode"]
        self.host = row["owner"]
        self.before = row["before"]
        self.after: str | None = None
        self.invite = ""
        self.renewed = False
        self.places: dict[int, Place] = {}
        self.absent = row["absent"]
        self.out: dict[str, bool] = {}
        self.names: dict[str, str] = {}
        self.phase = "lobby"

    def holds(self, guest: str) -> list[int]:
        return [n for n, place in self.places.items() if place.guest == guest]

    def left_by_all(self) -> bool:
        people = [place for place in self.places.values() if place.kind == HUMAN]
        return self.phase == "lobby" and not people

    def hosts(self, guest: str) -> bool:
        return guest == self.host and bool(self.holds(guest))


class Wish:
    """A request that is under way."""

    def __init__(self, guest: str, verb: str, match: str = "", **more: Any) -> None:
        self.guest = guest
        self.verb = verb
        self.match = match
        self.more = more


class Model:
    """Judges; it never looks at what the server remembers of a seat."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.boards: dict[str, Board] = {}
        self.wishes: list[Wish] = []
        self.keys: dict[str, list[tuple[str, str, int]]] = {}
        """Of every choice sent: by whom, at which table, for which seat; others may repeat it."""
        self.invites: list[str] = []
        """All that ever were."""
        self.left: dict[tuple[str, str], float] = {}
        self.wrong: list[str] = []
        self.frames = 0
        self.rows = 0
        self.seen: Counter[str] = Counter()

    def blame(self, what: str) -> None:
        self.wrong.append(what)

    def under_way(self, verb: str, match: str) -> list[Wish]:
        return [wish for wish in self.wishes if wish.verb == verb and wish.match == match]

    def by_host(self, board: Board, verb: str, **more: Any) -> bool:
        return any(
            board.hosts(wish.guest) and more.items() <= wish.more.items()
            for wish in self.under_way(verb, board.id)
        )

    def online(self, match: str, guest: str) -> bool:
        return any(
            line.open and not line.watching and (line.match, line.guest) == (match, guest)
            for line in self.world.lines
        )

    def gone(self, line: Line) -> None:
        if line.here and not line.watching and not self.online(line.match, line.guest):
            self.left[line.match, line.guest] = self.world.clock.now

    def gone_for(self, match: str, guest: str) -> float:
        return self.world.clock.now - self.left.get((match, guest), self.world.clock.now)

    # Rows, when they are handed to the store

    def judge(self, plies: list[Any], rows: list[Row]) -> None:
        self.rows += len(plies) + len(rows)
        self.seen.update(table for table, _ in rows)
        self.seen.update("ply" for _ in plies)
        made = [row["id"] for table, row in rows if table == "matches"]
        if made:
            self._judge_table(made[0], rows)
            return
        for table, row in rows:
            check = getattr(self, f"_judge_{table}", None)
            if check is not None:
                check(row, rows)
        for ply in plies:
            self._judge_ply(ply, len(plies))

    def _judge_table(self, id: str, rows: list[Row]) -> None:
        """Everybody at a new rematch asks for it, and sits where they sat before."""
        facts = next(row for table, row in rows if table == "matches")
        if facts["before"] is None:
            return
        old = self.boards[facts["before"]]
        asking = [wish.guest for wish in self.under_way("rematch", old.id) if old.holds(wish.guest)]
        if old.phase != "over" or not asking:
            self.blame("a rematch that nobody may ask for")
        for table, row in rows:
            if table == "seatings" and old.places[row["seat"]].kind == HUMAN:
                before = old.places[row["seat"]].guest
                if (row["kind"], row["guest"]) not in ((OPEN, None), (HUMAN, before)):
                    self.blame("a rematch gives somebody's place away")
                if row["guest"] is not None and row["guest"] not in asking:
                    self.blame("a rematch seats somebody who has not said yes")
        if facts["owner"] not in asking:
            self.blame("a rematch is hosted by a stranger")

    def _judge_seatings(self, row: Json, rows: list[Row]) -> None:
        board = self.boards[row["match"]]
        was, now_ = board.places[row["seat"]], Place(row)
        judge = self._in_the_lobby if board.phase == "lobby" else self._in_the_match
        if not judge(board, row["seat"], was, now_):
            self.blame(f"seat {row['seat']} ({board.phase}): {was} becomes {now_}")

    def _in_the_lobby(self, board: Board, seat: int, was: Place, becomes: Place) -> bool:
        if becomes.kind == HUMAN:
            guest = becomes.guest
            asked = any(
                wish.guest == guest and wish.more["invite"] == board.invite
                for wish in self.under_way("join", "")
            ) or (
                self._needs_no_invitation(board, guest)
                and any(wish.guest == guest
                        for wish in self.under_way("rematch", str(board.before)))
            )  # fmt: skip
            free = was.kind == OPEN and not board.holds(guest) and not board.out.get(guest)
            return asked and free and not board.left_by_all()
        if was.guest is not None and becomes.kind == OPEN:
            if any(wish.guest == was.guest for wish in self.under_way("leave", board.id)):
                return True
        return was.guest != board.host and self.by_host(board, "seat", seat=seat, kind=becomes.kind)

    def _in_the_match(self, board: Board, seat: int, was: Place, becomes: Place) -> bool:
        if board.phase != "running" or was.kind != HUMAN or becomes.guest != was.guest:
            return False
        if not becomes.away:
            return was.away and self.online(board.id, was.guest)
        if becomes.bot != STAND_IN:
            return False
        if any(wish.guest == was.guest for wish in self.under_way("leave", board.id)):
            return True
        if board.absent and self.gone_for(board.id, was.guest) >= board.absent:
            return self.may_be_relieved(board, was.guest)
        return self.may_be_relieved(board, was.guest) and any(
            self.may_call(board, wish.guest) and wish.more["seat"] == seat
            for wish in self.under_way("seat", board.id)
        )

    def may_be_relieved(self, board: Board, guest: str) -> bool:
        return not self.online(board.id, guest) and self.gone_for(board.id, guest) >= GRACE

    def may_call(self, board: Board, guest: str) -> bool:
        host_is_gone = not self.online(board.id, board.host)
        return bool(board.holds(guest)) and (guest == board.host or host_is_gone)

    def _judge_hosts(self, row: Json, rows: list[Row]) -> None:
        board = self.boards[row["match"]]
        after = {
            **board.places,
            **{r["seat"]: Place(r) for table, r in rows if table == "seatings"},
        }
        people = [place.guest for place in after.values()]
        if board.host in people or row["guest"] not in people or board.phase != "lobby":
            self.blame("somebody hosts who should not")

    def _judge_kept_out(self, row: Json, rows: list[Row]) -> None:
        board = self.boards[row["match"]]
        if row["out"]:
            held = [n for n in board.holds(row["guest"])
                    if self.by_host(board, "seat", seat=n, keep_out=True)]  # fmt: skip
            if not held:
                self.blame("somebody is kept out, but not by the host")
        elif not self.by_host(board, "let_in") and not any(
            self.by_host(board, "seat", seat=n) for n in board.holds(row["guest"])
        ):
            self.blame("somebody is let in, but not by the host")

    def _judge_invitations(self, row: Json, rows: list[Row]) -> None:
        board = self.boards[row["of"]]
        if board.phase != "lobby" or not self.by_host(board, "invite"):
            self.blame("a new invitation, but not by the host")

    def _judge_sealed(self, row: Json, rows: list[Row]) -> None:
        self._judge_choice(row["match"], row["seat"], row["key"])

    def _judge_standings(self, row: Json, rows: list[Row]) -> None:
        if self.boards[row["match"]].places[row["seat"]].guest != row["guest"]:
            self.blame("an answer is settled for somebody else's seat")

    def _judge_ply(self, ply: Any, together: int) -> None:
        match, _, kind, seat, _, _, key, *_ = ply
        board = self.boards[match]
        if kind == SETUP:
            if board.phase != "lobby" or not (self.by_host(board, "start") or self._agreed(board)):
                self.blame("a match is started, but neither by the host nor by the last yes")
        elif not (key is None and self.world.is_asked(match)):  # all envelopes are opened
            self._judge_choice(match, seat, key)

    def _agreed(self, board: Board) -> bool:
        """Whether somebody is just saying yes to a rematch, and nobody is missing any more."""
        yes = [wish.guest for wish in self.under_way("rematch", str(board.before))]
        full = all(place.kind != OPEN for place in board.places.values())
        return full and any(board.holds(guest) for guest in yes)

    def _judge_choice(self, match: str, seat: int, key: str | None) -> None:
        place = self.boards[match].places[seat]
        if key is None:
            if place.kind != BOT and not place.away:
                self.blame("a bot chooses for somebody who is here")
            return
        if (place.guest, match, seat) not in self.keys[key] or place.away:
            self.blame(f"a choice by somebody who does not hold seat {seat}")

    # Rows, when they are on the disk

    def learn(self, plies: list[Any], rows: list[Row]) -> None:
        for table, row in rows:
            if table == "matches":
                board = self.boards[row["id"]] = Board(row)
                if board.before in self.boards:
                    self.boards[board.before].after = board.id
                self._all_gone(board)
            elif table == "secrets":
                self.boards[row["match"]].invite = row["invite"]
                self.invites.append(row["invite"])
            elif table == "seatings":
                self._end_of(row)
                self.boards[row["match"]].places[row["seat"]] = Place(row)
            elif table == "hosts":
                self.boards[row["match"]].host = row["guest"]
            elif table == "kept_out":
                self.boards[row["match"]].out[row["guest"]] = bool(row["out"])
                self.boards[row["match"]].names[row["guest"]] = row["name"]
            elif table == "invitations":
                self.boards[row["of"]].invite = row["new"]
                self.boards[row["of"]].renewed = True
                self.invites.append(row["new"])
            elif table == "results":
                self.boards[row["match"]].phase = "over"
        for ply in plies:
            if ply[2] == SETUP:
                board = self.boards[ply[0]]
                board.phase = "running"
                self._all_gone(board)

    def _end_of(self, row: Json) -> None:
        """Whoever gets up hears nothing more on the sockets of before."""
        board = self.boards[row["match"]]
        was = board.places.get(row["seat"])
        leaving = [wish.guest for wish in self.under_way("leave", board.id)]
        up = row["away"] or row["guest"] is None
        if was is not None and was.guest in leaving and up:
            for line in self.world.lines:
                if line.match == board.id and line.guest == was.guest and not line.watching:
                    line.over = True

    def _all_gone(self, board: Board) -> None:
        """Whoever is not there when a match begins, or the server, is gone from then on."""
        for guest in self.world.guests:
            if not self.online(board.id, guest):
                self.left[board.id, guest] = self.world.clock.now

    def restarted(self) -> None:
        for board in self.boards.values():
            self._all_gone(board)

    # Frames, when they are sent

    def witness(self, line: Line, frame: Json) -> None:
        self.frames += 1
        self.seen[f"frame {frame['type']}"] += 1
        board = self.boards[line.match]
        kind = frame["type"]
        mine = board.holds(line.guest) if not line.watching else []
        held = line.seat is not None and line.seat in mine
        if line.over and kind != "bye":
            self.blame(f"{kind} for somebody who got up")
        if line.ended:
            self.blame(f"{kind} on a socket that was ended")
        if kind in ("accepted", "sealed", "refused", "why", "hint", "standing"):
            if not held:
                self.blame(f"{kind} for somebody who does not hold the seat")
        if kind == "rematch" and frame["declined"] and not held:
            self.blame("a watcher is told who said no")
        if kind in ("sync", "update"):
            self._witness_view(line, frame, held)
        if kind in ("sync", "table"):
            hosts = held and board.hosts(line.guest)
            told = (frame["host"], frame["invite"], [each["name"] for each in frame["kept_out"]])
            names = [board.names[guest] for guest, out in board.out.items() if out]
            if told != ((True, board.invite, names) if hosts else (False, None, [])):
                self.blame("somebody is told what is the host's")
            if [each["seat"] for each in frame["players"] if each["mine"]] != mine:
                self.blame("somebody is told that another seat is theirs")

    def _witness_view(self, line: Line, frame: Json, held: bool) -> None:
        seat = line.seat if held else None
        if frame["type"] == "sync" and frame["seat"] != seat:
            self.blame(f"a sync for seat {frame['seat']} instead of {seat}")
        if seat is None and (frame["decision"] or frame["undo"]):
            self.blame("a decision for somebody who does not hold the seat")
        match = self.world.hall.tables.open[line.match]
        if frame["view"] is not None and frame["view"] != seen(match, seat):
            self.blame(f"the view of seat {frame['view']['seat']} instead of {seat}")

    # When nothing is under way

    def allows(self, wish: Wish) -> bool:
        """Whether this request is granted if nothing else is under way."""
        return bool(getattr(self, f"_allows_{wish.verb}")(wish))

    def _allows_join(self, wish: Wish) -> bool:
        board = next((b for b in self.boards.values() if b.invite == wish.more["invite"]), None)
        return board is not None and self._may_sit(board, wish.guest)

    def _may_sit(self, board: Board, guest: str) -> bool:
        if board.holds(guest):
            return not board.out.get(guest)
        free = any(place.kind == OPEN for place in board.places.values())
        gathers = board.phase == "lobby" and not board.left_by_all()
        return gathers and free and not board.out.get(guest)

    def _allows_leave(self, wish: Wish) -> bool:
        board = self.boards[wish.match]
        return bool(board.holds(wish.guest)) and board.phase != "over"

    def _allows_seat(self, wish: Wish) -> bool:
        board, more = self.boards[wish.match], wish.more
        place = board.places[more["seat"]]
        if board.phase == "lobby":
            free = place.guest != board.host and (not more["keep_out"] or place.guest is not None)
            return board.hosts(wish.guest) and free
        if board.phase == "over" or more["kind"] != BOT or more["keep_out"] or more["bot"]:
            return False
        if place.kind != HUMAN or not self.may_call(board, wish.guest):
            return False
        return place.away or self.may_be_relieved(board, place.guest)

    def _allows_let_in(self, wish: Wish) -> bool:
        board = self.boards[wish.match]
        return board.hosts(wish.guest) and wish.more["number"] < len(board.out)

    def _allows_invite(self, wish: Wish) -> bool:
        board = self.boards[wish.match]
        return board.hosts(wish.guest) and board.phase == "lobby"

    def _allows_start(self, wish: Wish) -> bool:
        board = self.boards[wish.match]
        full = all(place.kind != OPEN for place in board.places.values())
        return board.hosts(wish.guest) and (full or board.phase != "lobby")

    def _allows_rematch(self, wish: Wish) -> bool:
        board = self.boards[wish.match]
        if board.phase != "over" or not board.holds(wish.guest):
            return False
        if board.after is None or self.boards[board.after].left_by_all():
            return True
        after = self.boards[board.after]
        invited = bool(after.holds(wish.guest)) or self._needs_no_invitation(after, wish.guest)
        return invited and self._may_sit(after, wish.guest)

    def _needs_no_invitation(self, board: Board, guest: str) -> bool:
        """To a rematch, while its host has neither sent them away nor made another one."""
        return not board.renewed and guest not in board.out

    def settled(self) -> None:
        """Nothing is under way: memory is as the disk, and whoever is here plays."""
        for board in self.boards.values():
            match = self.world.hall.tables.open.get(board.id)
            if match is None:
                continue
            places = {n: Place(seat.row("", n)[1]) for n, seat in enumerate(match.seats)}
            if places != board.places:
                self.blame("memory and disk do not agree on the seats")
            people = [place.guest for place in board.places.values() if place.guest]
            if board.phase == "lobby" and people and board.host not in people:
                self.blame("nobody hosts")
            for place in board.places.values():
                here = place.guest is not None and self.online(board.id, place.guest)
                if here and place.away and board.phase == "running":
                    self.blame("somebody is here and away at once")
        for line in self.world.lines:
            if line.open and not line.watching:
                if line.seat not in self.boards[line.match].holds(line.guest):
                    self.blame("a socket stays for a seat that is no longer theirs")


def seen(match: Match, seat: int | None) -> Json:
    return json.loads(encode(fields(match.game.view(match.state, seat))))
