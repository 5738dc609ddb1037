"""What learners get as numbers: the right size and range, and nothing that a seat cannot know."""

import hashlib

import pytest

from grimorio.core.chance import FastChance
from grimorio.core.encoding import Encoding, legal_mask
from grimorio.core.play import Play, new_play, random_playout, saved_play
from grimorio.core.registry import get_encoding, get_game
from grimorio.games.conclave.encode import ConclaveEncoding
from grimorio.games.conclave.rules import Conclave
from grimorio.games.conclave.state import ConclaveState


def some_plies(game_id: str, seats: int, seed: int, every: int = 7) -> list[Play]:
    """A game played at random, seen at every so many plies and at its end."""
    play = new_play(get_game(game_id), seats, {}, seed)
    play.deal()
    seen = [play.clone()]
    picker = FastChance(seed)
    while play.seat >= 0:
        ids = play.legal_ids()
        assert play.act(ids[picker.below(len(ids))])
        if play.ply % every == 0 or play.seat < 0:
            seen.append(play.clone())
    return seen


def field_of(encoding: Encoding, name: str, numbers: bytes) -> bytes:
    start = 0
    for field in encoding.fields:
        if field.name == name:
            return numbers[start : start + field.size]
        start += field.size
    raise AssertionError(name)


def leaks(encoding: Encoding, plays: list[Play]) -> int:
    """How often worlds that a seat cannot tell apart are written differently for it."""
    chance = FastChance(5)
    count = 0
    for play in plays:
        for seat in range(play.seats):
            other = play.game.sample(play.game.view(play.state, seat), chance)
            count += encoding.write(play.state, seat) != encoding.write(other, seat)
    return count


def test_numbers_have_their_size_and_range(game_id: str) -> None:
    game = get_game(game_id)
    for seats in (game.info.least_seats, game.info.most_seats):
        encoding = get_encoding(game, seats)
        for play in some_plies(game_id, seats, 3, every=15):
            for seat in range(seats):
                numbers = encoding.write(play.state, seat)
                assert len(numbers) == encoding.size
                for field in encoding.fields:
                    assert max(field_of(encoding, field.name, numbers)) <= field.most, field.name


DIGESTS = {
    "conclave": "7ba9218a986b77a7 95506f2ae7eee56a 52ebb1dc638f550e",
    "cronicas": "e1f7ee1cab5c11f9 8a40607365e54d9f 4ca516ad232eb142 d63821d432a58d31",
    "magia": "a8d9b7c319e5fe0a 4efec995eda603aa 99cef2ee72c3e3f3 443a6e5736e3bde7 9fd4bf7c019019b2",
    "bellum": "363d6b43d32e3cfe 0a6826fb5b337415 494c347aed739e22 4001e3f8d95c7727",
}
"""For each number of seats, from the least."""


def test_numbers_are_those_that_learners_know(game_id: str) -> None:
    """Observations and records of whole games, by digest: `v0` promises them. If they are meant
    to change, the version of the environments goes up with them."""
    found: list[str] = []
    for seats in range(get_game(game_id).info.least_seats, get_game(game_id).info.most_seats + 1):
        digest = hashlib.sha256()
        for play in some_plies(game_id, seats, 1, every=1):
            for seat in range(seats):
                digest.update(play.observe(seat))
                digest.update(play.memory(seat))
        found.append(digest.hexdigest()[:16])
    assert found == DIGESTS[game_id].split()


def test_numbers_hold_nothing_that_the_seat_cannot_know(game_id: str) -> None:
    game = get_game(game_id)
    for seats in (game.info.least_seats, game.info.most_seats):
        assert leaks(get_encoding(game, seats), some_plies(game_id, seats, 11)) == 0


class LeakyEncoding(Encoding):
    """Adds the next card of the left deck, which nobody knows."""

    def __init__(self, game: Conclave, seats: int) -> None:
        self.honest = ConclaveEncoding(game, seats)
        super().__init__(game, seats, self.honest.fields)

    def write(self, state: ConclaveState, seat: int) -> bytes:
        deck = state.decks[0]
        return self.honest.write(state, seat) + bytes(deck[-1:] or [0])


def test_a_planted_leak_is_found() -> None:
    game = get_game("conclave")
    assert isinstance(game, Conclave)
    assert leaks(LeakyEncoding(game, 3), some_plies("conclave", 3, 1)) > 0


def test_the_mask_is_the_legal_actions(game_id: str) -> None:
    game = get_game(game_id)
    for play in some_plies(game_id, game.info.least_seats, 2, every=15):
        for seat in range(play.seats):
            mask = legal_mask(game, play.state, seat)
            ids = [id for id, allowed in enumerate(mask) if allowed]
            assert ids == sorted(action.id for action in game.legal(play.state, seat))


def test_picking_at_random_is_the_same_as_listing(game_id: str) -> None:
    """`random_action` may be written for speed, but it is `legal` at a random index."""
    game = get_game(game_id)
    for play in some_plies(game_id, game.info.most_seats, 4, every=3):
        if play.seat < 0:
            continue
        legal = game.legal(play.state, play.seat)
        for seed in range(3):
            expected = legal[FastChance(seed).below(len(legal))]
            assert game.random_action(play.state, play.seat, FastChance(seed)) is expected


def test_a_play_and_its_clone_have_the_same_future(game_id: str) -> None:
    play = some_plies(game_id, get_game(game_id).info.least_seats, 8, every=10)[1]
    saved = saved_play(play.save())
    copy = play.clone()
    for each in (play, copy, saved):
        random_playout(each.game, each.state, each.chance)
    assert play.state == copy.state == saved.state
    assert play.chance.word == copy.chance.word == saved.chance.word


def test_an_illegal_id_changes_nothing(game_id: str) -> None:
    play = some_plies(game_id, get_game(game_id).info.least_seats, 8, every=10)[1]
    before = play.save()
    illegal = next(id for id, allowed in enumerate(play.mask()) if not allowed)
    for id in (illegal, -1, len(play.mask())):
        assert not play.act(id)
        assert play.save() == before


def test_an_imagined_world_looks_the_same_to_its_seat(game_id: str) -> None:
    game = get_game(game_id)
    for play in some_plies(game_id, game.info.most_seats, 6, every=20):
        for seat in range(play.seats):
            other = play.imagine(seat, FastChance(play.ply))
            assert other.observe(seat) == play.observe(seat)
            assert other.memory(seat) == play.memory(seat)
            assert game.view(other.state, seat) == game.view(play.state, seat)


def test_a_card_played_face_down_is_hidden_in_the_record_of_others() -> None:
    """CR-3: only its player knows it."""
    hidden = 0
    for seed in range(3):
        play = some_plies("cronicas", 4, seed, every=10_000)[-1]
        rows = play.game.actions.rows
        for ply, actor in enumerate(play.actors):
            own = rows[play.seen[actor][ply] - 1]
            for seat in range(4):
                if seat != actor and own.verb == "hide":
                    assert play.seen[seat][ply] == 0
                    hidden += 1
                else:
                    assert play.seen[seat][ply] == 1 + own.id
    assert hidden


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_conclave_is_never_longer_than_its_bound(seats: int) -> None:
    game = get_game("conclave")
    options = game.check_options(seats, {"removed": 0})
    longest = 0
    for seed in range(100):
        chance = FastChance(seed)
        state = game.setup(seats, options, chance)
        longest = max(longest, random_playout(game, state, chance))
    assert longest <= get_encoding(game, seats).most_plies
