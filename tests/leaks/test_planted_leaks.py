"""The proof can fail: every leak that is planted here, in the server or in a game, is caught."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from scripts.fields import view as written_view

from grimorio.core import match as engine
from grimorio.core.describe import describe_event
from grimorio.core.event import EVERYTHING, Event
from grimorio.core.fields import Open
from grimorio.core.foresee import Foresight
from grimorio.core.match import Match as Progress
from grimorio.core.refusal import Refusal
from grimorio.core.text import Text
from grimorio.games.bellum.rules import Bellum
from grimorio.games.conclave.fields import FIELDS
from grimorio.games.conclave.rules import Conclave
from grimorio.games.cronicas.rules import Cronicas
from grimorio.games.magia.rules import Magia
from grimorio.server import wire
from grimorio.server.http import Http
from grimorio.table.bots import Bots
from grimorio.table.match import Match

from .twins import Leak, all_pairs

Patch = pytest.MonkeyPatch
Plant = Callable[[Patch], None]
LEAKS: list[tuple[str, str, Plant]] = []


def leak(game: str) -> Callable[[Plant], Plant]:
    def keep(plant: Plant) -> Plant:
        LEAKS.append((plant.__name__, game, plant))
        return plant

    return keep


def after(patch: Patch, owner: Any, name: str, change: Callable[..., Any]) -> None:
    """Whatever `owner.name` gives goes through `change(result, *its arguments)`."""
    real = getattr(owner, name)

    def leaky(*args: Any, **kwargs: Any) -> Any:
        return change(real(*args, **kwargs), *args, **kwargs)

    patch.setattr(owner, name, leaky)


@leak("conclave")
def the_card_is_in_the_event_for_all(patch: Patch) -> None:
    after(patch, Event, "seen_by", lambda seen, event, seat: {**seen, **event.secret})


@leak("magia")
def the_length_of_an_event_follows_the_secret(patch: Patch) -> None:
    def change(seen: dict[str, Any], event: Event, seat: int | None) -> dict[str, Any]:
        return {**seen, "pad": "x" * len(json.dumps(event.secret))}

    after(patch, Event, "seen_by", change)


@leak("bellum")
def the_log_tells_the_secret(patch: Patch) -> None:
    def event_text(game: Any, event: Event, seat: int | None, named: Any = None) -> Text:
        return describe_event(game, event, EVERYTHING, named)

    patch.setattr(wire, "event_text", event_text)


@leak("cronicas")
def one_audience_gets_the_events_of_another(patch: Patch) -> None:
    def events(update: Any, seat: int | None) -> bytes:
        return update.wire.events(update.step.events, update.step.seat)  # type: ignore[no-any-return]

    patch.setattr(wire.Update, "events", events)


@leak("conclave")
def the_backs_of_a_hand_lie_in_the_order_of_its_cards(patch: Patch) -> None:
    def change(view: Any, game: Conclave, state: Any, seat: int | None) -> Any:
        view.backs = [[c // 12 for c in sorted(hand, key=lambda c: c % 12)] for hand in state.hands]
        return view

    after(patch, Conclave, "view", change)


@leak("conclave")
def a_hidden_field_is_declared_open(patch: Patch) -> None:
    declared = [Open("removed", "[int]") if each.name == "removed" else each for each in FIELDS]
    module: dict[str, Any] = {"__package__": "grimorio.games.conclave", "__name__": "view"}
    exec(written_view("conclave", declared), module)

    def change(view: Any, game: Conclave, state: Any, seat: int | None) -> Any:
        module["show"](state, seat, view)
        return view

    after(patch, Conclave, "view", change)


@leak("magia")
def the_top_of_the_deck_is_in_the_view(patch: Patch) -> None:
    def change(view: Any, game: Magia, state: Any, seat: int | None) -> Any:
        view.deck_size += 100 * (state.deck[-1] if state.deck else 0)
        return view

    after(patch, Magia, "view", change)


@leak("magia")
def a_mission_is_in_the_view(patch: Patch) -> None:
    def change(view: Any, game: Magia, state: Any, seat: int | None) -> Any:
        view.missions = list(state.missions[: state.seats])
        return view

    after(patch, Magia, "view", change)


@leak("magia")
def who_has_answered_is_in_the_view(patch: Patch) -> None:
    def change(view: Any, game: Magia, state: Any, seat: int | None) -> Any:
        view.deciding = list(game.deciding(state))
        return view

    after(patch, Magia, "view", change)


@leak("cronicas")
def the_face_down_card_is_in_the_view(patch: Patch) -> None:
    def change(view: Any, game: Cronicas, state: Any, seat: int | None) -> Any:
        view.cards = list(state.cards)
        return view

    after(patch, Cronicas, "view", change)


@leak("bellum")
def the_values_of_all_chests_are_in_the_view(patch: Patch) -> None:
    def change(view: Any, game: Bellum, state: Any, seat: int | None) -> Any:
        held = [label for label, holder in enumerate(state.holders) if holder >= 0]
        view.values = [v if label in held else 0 for label, v in enumerate(state.values)]
        return view

    after(patch, Bellum, "view", change)


@leak("bellum")
def a_chest_is_called_after_its_value(patch: Patch) -> None:
    def change(nothing: None, game: Bellum, state: Any, seat: int, kind: int, events: Any) -> None:
        if events:
            events[-1].data["chest"] = f"wood-{events[-1].secret.get('value', 1)}"

    after(patch, Bellum, "_gain_chest", change)


@leak("bellum")
def the_choices_are_in_the_order_of_hidden_values(patch: Patch) -> None:
    def change(legal: list[Any], game: Bellum, state: Any, seat: int) -> list[Any]:
        if not all(action.verb == "steal" for action in legal):
            return legal
        return sorted(legal, key=lambda action: state.values[action.first % 50])

    after(patch, Bellum, "legal", change)


@leak("conclave")
def a_choice_depends_on_a_hidden_card(patch: Patch) -> None:
    def change(legal: list[Any], game: Conclave, state: Any, seat: int) -> list[Any]:
        deck = state.decks[0] or state.decks[1]
        return legal[:-1] if len(legal) > 1 and deck and deck[-1] % 2 else legal

    after(patch, Conclave, "legal", change)


@leak("conclave")
def a_refusal_depends_on_a_hidden_card(patch: Patch) -> None:
    def change(refusal: Any, game: Conclave, state: Any, seat: int, action: Any) -> Any:
        others = [hand for owner, hand in enumerate(state.hands) if owner != seat]
        if refusal is not None and any(action.first in hand for hand in others):
            return Refusal("CO-6", Text("conclave-no-another-has-it"))
        return refusal

    after(patch, Conclave, "why_not", change)


@leak("cronicas")
def choices_are_offered_out_of_turn(patch: Patch) -> None:
    real = wire.GameWire.decision

    def decision(self: Any, match: Match, seat: int | None) -> bytes:
        return real(self, match, match.deciding()[0] if match.deciding() else seat)

    patch.setattr(wire.GameWire, "decision", decision)


@leak("magia")
def a_spectator_gets_the_view_of_a_seat(patch: Patch) -> None:
    real = wire.Update.encoded
    patch.setattr(wire.Update, "encoded", lambda update, seat: real(update, seat or 0))


@leak("conclave")
def the_secret_is_in_the_view(patch: Patch) -> None:
    real = Progress.act

    def act(progress: Any, seat: int, action: Any) -> Any:
        step = real(progress, seat, action)
        step.events.append(
            Event("end-began", {"seat": seat, "seed": progress.chances._secret.hex()})
        )
        return step

    patch.setattr(Progress, "act", act)


@leak("bellum")
def the_secret_stands_for_its_commitment(patch: Patch) -> None:
    patch.setattr(engine, "commitment", lambda secret, rules: secret.hex())


@leak("cronicas")
def the_export_tells_all_before_the_end(patch: Patch) -> None:
    def change(data: dict[str, Any], match: Match) -> dict[str, Any]:
        return {**data, "plies": [match.state.to_json()]}

    after(patch, Match, "export", change)


@leak("magia")
def the_replay_opens_before_the_end(patch: Patch) -> None:
    async def replay(self: Any, request: Any, guest: str, body: None) -> dict[str, Any]:
        match = await self._match(request)
        return {"frames": [wire.fields(match.game.view(match.state, s))
                           for s in range(match.facts.seats)]}  # fmt: skip

    patch.setattr(Http, "replay", replay)


@leak("conclave")
def a_bot_is_told_the_truth_for_its_hint(patch: Patch) -> None:
    def change(question: Any, bots: Bots, match: Match, seat: int, spec: str) -> Any:
        question.view["truth"] = match.state.to_json()
        return question

    after(patch, Bots, "question", change)


@leak("conclave")
def a_repeated_key_gets_the_answer_of_another_seat(patch: Patch) -> None:
    def answered(match: Match, seat: int, key: str, body: Any) -> Any:
        for (_, known), (_, answer) in match._refusals.items():
            if known == key:
                return answer
        return None

    patch.setattr(Match, "answered", answered)


@leak("conclave")
def an_error_shows_the_state(patch: Patch) -> None:
    def handle(match: Match, job: Any) -> None:
        try:
            prepared = job.prepare(match)
        except Exception as error:
            job.failed(Text("table-fault", {"problem": str(error)}))
            return
        if prepared is not None:
            plies, rows = prepared
            match._store.write(plies, rows, lambda error: match._stored(job, error))

    patch.setattr(Match, "_handle", handle)


@leak("magia")
def something_comes_to_light_and_no_event_says_so(patch: Patch) -> None:
    real = Event.__init__

    def quiet(event: Event, kind: str, data: Any, reveals: bool = False, *more: Any,
              **named: Any) -> None:  # fmt: skip
        real(event, kind, data, False, *more, **named)

    patch.setattr(Event, "__init__", quiet)


@leak("bellum")
def the_count_of_decisions_follows_a_die_to_come(patch: Patch) -> None:
    def change(nothing: None, progress: Any, step: Any) -> None:
        progress.decisions = [d + step.state.values[-1] for d in progress.decisions]

    after(patch, Progress, "take", change)


# What a seat can foresee


TRUTH: list[Any] = []
"""The state that a game last made a view of: what a careless cache would keep."""


def remember(patch: Patch, game: type[Any]) -> None:
    def change(view: Any, game: Any, state: Any, seat: int | None) -> Any:
        TRUTH[:] = [state]
        return view

    after(patch, game, "view", change)


@leak("bellum")
def whoever_looks_ahead_is_told_the_values_of_all_chests(patch: Patch) -> None:
    def change(question: Any, bots: Bots, match: Match, *asked: Any) -> Any:
        question.view["values"] = list(match.state.values)  # type: ignore[attr-defined]
        return question

    after(patch, Bots, "outlook", change)


@leak("conclave")
def a_preview_is_made_in_the_true_world(patch: Patch) -> None:
    remember(patch, Conclave)
    real = Foresight.__init__

    def made(sight: Foresight, *args: Any, **kwargs: Any) -> None:
        real(sight, *args, **kwargs)
        sight._worlds = [TRUTH[0]] * 64

    patch.setattr(Foresight, "__init__", made)


@leak("bellum")
def the_standing_counts_hidden_values(patch: Patch) -> None:
    remember(patch, Bellum)

    def change(standing: Any, game: Bellum, view: Any) -> Any:
        truth = TRUTH[0]
        for seat in range(view.seats):
            held = [label for label, holder in enumerate(truth.holders) if holder == seat]
            standing.numbers[seat] = sum(truth.values[label] for label in held)
        return standing

    after(patch, Bellum, "standing", change)


@leak("magia")
def what_follows_is_seen_in_the_true_world(patch: Patch) -> None:
    remember(patch, Magia)

    def world(sight: Foresight, number: int) -> Any:
        return TRUTH[0]

    patch.setattr(Foresight, "_world", world)


@leak("conclave")
def whom_an_event_hits_follows_the_secret(patch: Patch) -> None:
    def change(nothing: None, event: Event, *args: Any, **kwargs: Any) -> None:
        if event.secret:
            event.hits = [sum(json.dumps(event.secret).encode()) % 3]

    after(patch, Event, "__init__", change)


@leak("magia")
def the_moment_tells_the_top_of_the_deck(patch: Patch) -> None:
    def change(moment: Any, game: Magia, state: Any) -> Any:
        moment.part = str(state.deck[-1] if state.deck else 0)
        return moment

    after(patch, Magia, "moment", change)


@leak("cronicas")
def a_reason_looks_into_the_hands_of_others(patch: Patch) -> None:
    remember(patch, Cronicas)
    kept: list[Any] = []
    after(patch, Foresight, "__init__", lambda nothing, *args: kept.extend(TRUTH))

    def change(reason: Any, game: Cronicas, view: Any, action: Any, preview: Any) -> Any:
        return Text("cronicas-reason", {"strongest": max(kept[-1].hands)})

    after(patch, Cronicas, "reason", change)


@pytest.mark.interpreted
@pytest.mark.parametrize(("game", "plant"), [each[1:] for each in LEAKS],
                         ids=[each[0] for each in LEAKS])  # fmt: skip
def test_a_planted_leak_is_caught(game: str, plant: Plant, monkeypatch: Patch) -> None:
    plant(monkeypatch)
    seats = {"conclave": 3, "cronicas": 4, "magia": 3, "bellum": 4}[game]
    with pytest.raises(Leak):
        for _ in all_pairs([(game, seats, {})], 600, seed=1):
            pass
