"""The proof can fail: every leak that is planted here, in the server or in a game, is caught."""

import json
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
from grimorio.core.registry import get_game
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
from tests.planting import Patch, Plant, after, instead

from .planted import Leaks
from .twins import Leak, all_pairs

leak = Leaks()


@leak("conclave", after(Event, "seen_by"))
def the_card_is_in_the_event_for_all(seen: Any, event: Event, *_: Any) -> Any:
    return {**seen, **event.secret}


@leak("magia", after(Event, "seen_by"))
def the_length_of_an_event_follows_the_secret(seen: Any, event: Event, *_: Any) -> Any:
    return {**seen, "pad": "x" * len(json.dumps(event.secret))}


@leak("bellum", instead(wire, "event_text"))
def the_log_tells_the_secret(_: Any, game: Any, event: Event, seat: Any, named: Any = None) -> Text:
    return describe_event(game, event, EVERYTHING, named)


@leak("cronicas", instead(wire.Update, "events"))
def one_audience_gets_the_events_of_another(_: Any, update: Any, seat: int | None) -> Any:
    return update.wire.events(update.step.events, update.step.seat)


@leak("conclave", after(Conclave, "view"))
def the_backs_of_a_hand_lie_in_the_order_of_its_cards(
    view: Any, game: Conclave, state: Any, *_: Any
) -> None:
    view.backs = [[c // 12 for c in sorted(hand, key=lambda c: c % 12)] for hand in state.hands]


@leak("conclave")
def a_hidden_field_is_declared_open(patch: Patch) -> None:
    declared = [Open("removed", "[int]") if each.name == "removed" else each for each in FIELDS]
    module: dict[str, Any] = {"__package__": "grimorio.games.conclave", "__name__": "view"}
    exec(written_view("conclave", declared), module)

    @after(Conclave, "view")
    def plant(view: Any, game: Conclave, state: Any, seat: int | None) -> None:
        module["show"](state, seat, view)

    plant(patch)


@leak("magia", after(Magia, "view"))
def the_top_of_the_deck_is_in_the_view(view: Any, game: Magia, state: Any, *_: Any) -> None:
    view.deck_size += 100 * (state.deck[-1] if state.deck else 0)


@leak("magia", after(Magia, "view"))
def a_mission_is_in_the_view(view: Any, game: Magia, state: Any, *_: Any) -> None:
    view.missions = list(state.missions[: state.seats])


@leak("magia", after(Magia, "view"))
def who_has_answered_is_in_the_view(view: Any, game: Magia, state: Any, *_: Any) -> None:
    view.deciding = list(game.deciding(state))


@leak("cronicas", after(Cronicas, "view"))
def the_face_down_card_is_in_the_view(view: Any, game: Cronicas, state: Any, *_: Any) -> None:
    view.cards = list(state.cards)


@leak("bellum", after(Bellum, "view"))
def the_values_of_all_chests_are_in_the_view(view: Any, game: Bellum, state: Any, *_: Any) -> None:
    held = [label for label, holder in enumerate(state.holders) if holder >= 0]
    view.values = [v if label in held else 0 for label, v in enumerate(state.values)]


@leak("bellum", after(Bellum, "_gain_chest"))
def a_chest_is_called_after_its_value(
    nothing: None, game: Bellum, state: Any, seat: int, kind: int, events: Any
) -> None:
    if events:
        events[-1].data["chest"] = f"wood-{events[-1].secret.get('value', 1)}"


@leak("bellum", after(Bellum, "legal"))
def the_choices_are_in_the_order_of_hidden_values(
    legal: list[Any], game: Bellum, state: Any, seat: int
) -> list[Any]:
    if not all(action.verb == "steal" for action in legal):
        return legal
    return sorted(legal, key=lambda action: state.values[action.first % 50])


@leak("conclave", after(Conclave, "legal"))
def a_choice_depends_on_a_hidden_card(
    legal: list[Any], game: Conclave, state: Any, seat: int
) -> list[Any]:
    deck = state.decks[0] or state.decks[1]
    return legal[:-1] if len(legal) > 1 and deck and deck[-1] % 2 else legal


@leak("conclave", after(Conclave, "why_not"))
def a_refusal_depends_on_a_hidden_card(
    refusal: Any, game: Conclave, state: Any, seat: int, action: Any
) -> Any:
    others = [hand for owner, hand in enumerate(state.hands) if owner != seat]
    if refusal is not None and any(action.first in hand for hand in others):
        return Refusal("CO-6", Text("conclave-no-another-has-it"))
    return refusal


@leak("cronicas", instead(wire.GameWire, "decision"))
def choices_are_offered_out_of_turn(real: Any, game: Any, match: Match, seat: Any) -> Any:
    return real(game, match, match.deciding()[0] if match.deciding() else seat)


@leak("magia", instead(wire.Update, "encoded"))
def a_spectator_gets_the_view_of_a_seat(real: Any, update: Any, seat: int | None) -> Any:
    return real(update, seat or 0)


@leak("conclave", after(Progress, "act"))
def the_secret_is_in_the_view(step: Any, progress: Any, seat: int, action: Any) -> None:
    secret = progress.chances._secret.hex()
    step.events.append(Event("end-began", {"seat": seat, "seed": secret}))


@leak("bellum", instead(engine, "commitment"))
def the_secret_stands_for_its_commitment(_: Any, secret: bytes, rules: int) -> str:
    return secret.hex()


@leak("cronicas", after(Match, "export"))
def the_export_tells_all_before_the_end(data: dict[str, Any], match: Match) -> Any:
    return {**data, "plies": [match.state.to_json()]}


@leak("magia", instead(Http, "replay"))
async def the_replay_opens_before_the_end(_: Any, http: Any, request: Any, *__: Any) -> Any:
    match = await http._match(request)
    views = [match.game.view(match.state, seat) for seat in range(match.facts.seats)]
    return {"frames": [wire.fields(view) for view in views]}


@leak("conclave", after(Bots, "question"))
def a_bot_is_told_the_truth_for_its_hint(question: Any, bots: Bots, match: Match, *_: Any) -> None:
    question.view["truth"] = match.state.to_json()


@leak("conclave", instead(Match, "answered"))
def a_repeated_key_gets_the_answer_of_another_seat(
    _: Any, match: Match, seat: int, key: str, body: Any
) -> Any:
    answers = (answer for (_, known), (_, answer) in match._refusals.items() if known == key)
    return next(answers, None)


@leak("conclave", instead(Match, "_handle"))
def an_error_shows_the_state(_: Any, match: Match, job: Any) -> None:
    try:
        prepared = job.prepare(match)
    except Exception as error:
        job.failed(Text("table-fault", {"problem": str(error)}))
        return
    if prepared is not None:
        plies, rows = prepared
        match._store.write(plies, rows, lambda error: match._stored(job, error))


@leak("magia", instead(Event, "__init__"))
def something_comes_to_light_and_no_event_says_so(
    real: Any, event: Event, kind: str, data: Any, reveals: bool = False, *more: Any, **named: Any
) -> None:
    real(event, kind, data, False, *more, **named)


@leak("bellum", after(Progress, "take"))
def the_count_of_decisions_follows_a_die_to_come(nothing: None, progress: Any, step: Any) -> None:
    progress.decisions = [d + step.state.values[-1] for d in progress.decisions]


# What a seat can foresee


TRUTH: list[Any] = []
"""The state that a game last made a view of: what a careless cache would keep."""


def remember(view: Any, game: Any, state: Any, *_: Any) -> None:
    TRUTH[:] = [state]


@leak("bellum", after(Bots, "outlook"))
def whoever_looks_ahead_is_told_the_values_of_all_chests(
    question: Any, bots: Bots, match: Match, *_: Any
) -> None:
    question.view["values"] = list(match.state.values)  # type: ignore[attr-defined]


@leak("conclave", after(Foresight, "__init__"))
def a_preview_is_made_in_the_true_world(nothing: None, sight: Foresight, *_: Any) -> None:
    sight._worlds = [TRUTH[0]] * 64


@leak("bellum", after(Bellum, "standing"))
def the_standing_counts_hidden_values(standing: Any, game: Bellum, view: Any) -> None:
    truth = TRUTH[0]
    for seat in range(view.seats):
        held = [label for label, holder in enumerate(truth.holders) if holder == seat]
        standing.numbers[seat] = sum(truth.values[label] for label in held)


@leak("magia", instead(Foresight, "_world"))
def what_follows_is_seen_in_the_true_world(_: Any, sight: Foresight, number: int) -> Any:
    return TRUTH[0]


@leak("conclave", after(Event, "__init__"))
def whom_an_event_hits_follows_the_secret(nothing: None, event: Event, *_: Any, **__: Any) -> None:
    if event.secret:
        event.hits = [sum(json.dumps(event.secret).encode()) % 3]


@leak("magia", after(Magia, "moment"))
def the_moment_tells_the_top_of_the_deck(moment: Any, game: Magia, state: Any) -> None:
    moment.part = str(state.deck[-1] if state.deck else 0)


@leak("cronicas")
def a_reason_looks_into_the_hands_of_others(patch: Patch) -> None:
    kept: list[Any] = []
    after(Foresight, "__init__")(lambda nothing, *args: kept.extend(TRUTH))(patch)

    @after(Cronicas, "reason")
    def plant(reason: Any, *_: Any) -> Text:
        return Text("cronicas-reason", {"strongest": max(kept[-1].hands)})

    plant(patch)


@pytest.mark.interpreted
@pytest.mark.parametrize(("game", "seed", "plant"), leak.found)
def test_a_planted_leak_is_caught(game: str, seed: int, plant: Plant, monkeypatch: Patch) -> None:
    after(type(get_game(game)), "view")(remember)(monkeypatch)
    plant(monkeypatch)
    seats = {"conclave": 3, "cronicas": 4, "magia": 3, "bellum": 4}[game]
    with pytest.raises(Leak):
        for _ in all_pairs([(game, seats, {})], 600, seed):
            pass
