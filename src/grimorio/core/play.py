"""Loops over the contract: the playout that simulations and searches use, and a game in progress
that is driven by action ids, for learners."""

from typing import Any

from .action import Action
from .chance import Chance, FastChance
from .encoding import Encoding, legal_mask
from .game import Game, OptionValue
from .record import State, View, no_seat


def random_playout(game: Game[Any, Any, Any], state: Any, chance: Chance) -> int:
    """Play uniformly random legal actions to the end; returns how many."""
    rules: Game[State, Action, View] = game  # what is Any would be checked at every ply
    here: State = state
    plies = 0
    seat = rules.asked(here)
    while seat >= 0:
        rules.apply(here, seat, rules.random_action(here, seat, chance), chance)
        plies += 1
        seat = rules.asked(here)
    return plies


class Play:
    """A game in progress whose seats are asked one after the other, by action ids.

    It keeps its own chance, so that a clone has the same future. What every seat saw of the
    earlier plies is kept for information states.
    """

    def __init__(
        self,
        game: Game[Any, Any, Any],
        encoding: Encoding,
        options: dict[str, OptionValue],
        chance: FastChance,
    ) -> None:
        self.game = game
        self.encoding = encoding
        self.seats = encoding.seats
        self.options = options
        self.chance = chance
        self.state: Any = None
        self.ply = 0
        self.seat = -1
        """The seat that is asked now; -1 when the game is over."""
        self.actors: list[int] = []
        self.seen: list[list[int]] = []
        """By seat: what it saw of each ply, as `Encoding.seen` says."""
        self._mask: bytearray | None = None
        self._memories: list[bytes] = []
        self._remembered: list[int] = []
        """By seat: its memory as far as it was asked for, and how many plies that were."""

    def deal(self) -> None:
        """Begin a new game with the chance as it stands."""
        self.start(self.game.setup(self.seats, self.options, self.chance))

    def start(self, state: Any) -> None:
        """Go on from a state, with an empty memory."""
        self.state = state
        self.ply = 0
        self.actors = []
        self.seen = []
        for _ in range(self.seats):
            self.seen.append([])
        self._forget()
        self._ask()

    def _forget(self) -> None:
        self._memories = [b""] * self.seats
        self._remembered = [0] * self.seats

    def _ask(self) -> None:
        deciding = self.game.deciding(self.state)
        self.seat = deciding[0] if deciding else -1
        self._mask = None

    def mask(self) -> bytearray:
        """One byte for each action: 1 where the seat that is asked may choose it."""
        mask = self._mask
        if mask is None:
            if self.seat < 0:
                raise ValueError("nobody is asked: the game is over, or nothing is dealt yet")
            mask = legal_mask(self.game, self.state, self.seat)
            self._mask = mask
        return mask

    def legal_ids(self) -> list[int]:
        """The ids that the seat that is asked may choose, ascending."""
        if self.seat < 0:
            raise ValueError("nobody is asked: the game is over, or nothing is dealt yet")
        legal: list[Action] = self.game.legal(self.state, self.seat)
        ids = [action.id for action in legal]
        ids.sort()
        return ids

    def act(self, id: int) -> bool:
        """Let the seat that is asked choose; False, and nothing changes, if it may not."""
        mask = self.mask()
        if id < 0 or id >= len(mask) or mask[id] == 0:
            return False
        action = self.game.actions.rows[id]
        actor = self.seat
        for seat in range(self.seats):
            self.seen[seat].append(self.encoding.seen(self.state, seat, actor, action))
        self.actors.append(actor)
        self.game.apply(self.state, actor, action, self.chance)
        self.ply += 1
        self._ask()
        return True

    def observe(self, seat: int) -> bytes:
        """What a seat knows, as numbers."""
        if seat < 0 or seat >= self.seats:
            raise no_seat(seat, self.seats)
        if self.state is None:
            raise ValueError("nothing is dealt yet: call deal() first")
        return self.encoding.write(self.state, seat)

    def memory(self, seat: int) -> bytes:
        """The latest plies as `seat` saw them, three bytes each: who (clockwise, 1 is the seat
        itself), and 1 + the action's id, high byte first; 0 where the choice is hidden."""
        codes, plies, seats = self.seen[seat], self.encoding.plies, self.seats
        most = self.encoding.remembered
        first = max(self._remembered[seat], len(codes) - most)
        if first < len(codes):
            parts = [self._memories[seat]]
            for i in range(first, len(codes)):
                parts.append(plies[(self.actors[i] + seats - seat) % seats][codes[i]])
            memory = b"".join(parts)
            self._memories[seat] = memory[-3 * most :] if len(memory) > 3 * most else memory
            self._remembered[seat] = len(codes)
        return self._memories[seat]

    def returns(self) -> list[float]:
        """From 1 for the first place to -1 for the last; all 0 while the game goes on."""
        if self.seat >= 0:
            return [0.0] * self.seats
        outcome = self.game.outcome(self.state)
        assert outcome is not None
        return outcome.returns()

    def clone(self) -> "Play":
        copy = Play(self.game, self.encoding, self.options, self.chance.clone())
        copy.state = None if self.state is None else self.state.clone()
        copy.ply = self.ply
        copy.seat = self.seat
        copy.actors = self.actors[:]
        copy.seen = [codes[:] for codes in self.seen]
        copy._memories = self._memories[:]
        copy._remembered = self._remembered[:]
        return copy

    def imagine(self, seat: int, chance: Chance) -> "Play":
        """A world that `seat` cannot tell from this one, with another future. Of the earlier plies
        it keeps, for everybody, what `seat` saw of them."""
        copy = self.clone()
        copy.state = self.game.sample(self.game.view(self.state, seat), chance)
        copy.chance = FastChance(chance.below(1 << 30))
        for other in range(self.seats):
            copy.seen[other] = self.seen[seat][:]
        copy._forget()
        return copy

    def __deepcopy__(self, memo: object) -> "Play":
        return self.clone()

    def save(self) -> dict[str, Any]:
        """All that `load` needs, as plain data: for pickle and for files."""
        return {
            "game": self.game.info.id,
            "edition": self.game.info.edition.text,
            "seats": self.seats,
            "options": self.options,
            "word": self.chance.word,
            "state": None if self.state is None else self.state.to_json(),
            "ply": self.ply,
            "seat": self.seat,
            "actors": self.actors,
            "seen": self.seen,
        }

    def load(self, data: dict[str, Any]) -> None:
        """Go on where the saved game stopped."""
        self.chance.word = data["word"]
        if data["state"] is not None:
            fresh = self.game.setup(self.seats, self.options, FastChance(0))
            self.state = type(fresh).from_json(data["state"])
        self.ply = data["ply"]
        self.seat = data["seat"]
        self.actors = list(data["actors"])
        self.seen = [list(codes) for codes in data["seen"]]
        self._forget()
        self._mask = None

    def __reduce__(self) -> tuple[object, ...]:
        return (saved_play, (self.save(),))


def new_play(
    game: Game[Any, Any, Any], seats: int, given: dict[str, OptionValue], seed: int
) -> Play:
    """A table of `seats`, with nothing dealt yet."""
    from .registry import get_encoding

    options = game.check_options(seats, given)
    return Play(game, get_encoding(game, seats), options, FastChance(seed))


def saved_play(data: dict[str, Any]) -> Play:
    from .registry import build_game, get_game

    game = get_game(data["game"])
    if game.info.edition.text != data["edition"]:
        game = build_game(data["game"], data["edition"])
    play = new_play(game, data["seats"], data["options"], 0)
    play.load(data)
    return play
