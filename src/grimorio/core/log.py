"""A recorded game: the rules it was played by, its secret, and every ply; enough to replay it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .action import Action
from .chance import Chances, commitment
from .codec import check_envelope, envelope
from .errors import BadInput
from .event import Event
from .game import Game, OptionValue
from .record import State
from .text import Json


class Log:
    """A game from its setup on. The state is never stored: it follows from the plies."""

    def __init__(
        self,
        game: Game[Any, Any, Any],
        seats: int,
        options: dict[str, OptionValue],
        secret: bytes,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = game.check_options(seats, options)
        self.secret = secret
        self.plies: list[tuple[int, Action]] = []
        self._chances = Chances(secret, game.info.version)

    def start(self) -> State:
        """The state after the setup; chance begins anew."""
        self._chances = Chances(self.secret, self.game.info.version)
        chance = self._chances.of(0)
        state: State = self.game.setup(self.seats, self.options, chance)
        self._chances.count(0, chance.drawn)
        return state

    def play(self, state: State, seat: int, action: Action, events: list[Event]) -> int:
        """Make a legal choice and note it; returns how many random numbers it took. `state` is
        where the log stands now, after `start` or the whole of `replay`."""
        self.plies.append((seat, action))
        return self._apply(state, len(self.plies), events)

    def _apply(self, state: State, number: int, events: list[Event]) -> int:
        seat, action = self.plies[number - 1]
        chance = self._chances.of(number)
        self.game.apply(state, seat, action, chance, events)
        self._chances.count(number, chance.drawn)
        return chance.drawn

    def replay(self) -> Iterator[tuple[State, list[Event]]]:
        """The state after the setup and after every ply, with what happened. Do not change it."""
        state = self.start()
        yield state, []
        for number, (seat, action) in enumerate(self.plies, 1):
            state = state.clone()
            if action not in self.game.legal(state, seat):
                raise BadInput("error-damaged-ply", ply=number)
            events: list[Event] = []
            self._apply(state, number, events)
            yield state, events

    def to_json(self) -> dict[str, Json]:
        return {
            **envelope(self.game),
            "seats": self.seats,
            "options": dict(self.options),
            "commitment": commitment(self.secret, self.game.info.version),
            "secret": self.secret.hex(),
            "plies": [[seat, action.text] for seat, action in self.plies],
        }

    @staticmethod
    def from_json(game: Game[Any, Any, Any], data: Json) -> Log:
        """The log, checked from the first ply to the last."""
        check_envelope(game, data)
        if not isinstance(data.get("seats"), int) or not isinstance(data.get("options"), dict):
            raise BadInput("error-damaged", field="seats, options", expected="int, object")
        log = Log(game, data["seats"], data["options"], _secret(data, game.info.version))
        plies = data.get("plies")
        if not isinstance(plies, list):
            raise BadInput("error-damaged", field="plies", expected="[[int, str]]")
        for number, ply in enumerate(plies, 1):
            match ply:
                case [int(seat), str(text)] if text in game.actions.by_text:
                    log.plies.append((seat, game.actions.by_text[text]))
                case _:
                    raise BadInput("error-damaged-ply", ply=number)
        for _ in log.replay():
            pass
        return log


def _secret(data: dict[str, Json], rules: int) -> bytes:
    try:
        secret = bytes.fromhex(data["secret"])
    except (KeyError, TypeError, ValueError):
        secret = b""
    if len(secret) != 32:
        raise BadInput("error-damaged", field="secret", expected="64 hexadecimal digits")
    if commitment(secret, rules) != data.get("commitment"):
        raise BadInput("error-commitment")
    return secret
