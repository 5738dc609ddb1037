"""The rules panel over the wire: goal, the turn at a glance, sections, cards, a sheet to print."""

from __future__ import annotations

from grimorio.core.registry import get_game, ours
from grimorio.texts import Speaker

from .client import Guest


async def test_the_panel_has_goal_turn_sections_and_where_to_try_them(guest: Guest) -> None:
    for game in ours():
        told = await guest.get(f"/api/games/{game}/rules?lang=en")
        assert told["goal"] == {"key": f"{game}-goal", "args": {}}
        assert all(set(each) == {"id", "text", "section", "choices"} for each in told["glance"])
        assert any("our ruling" in each["html"] for each in told["sections"])
        lessons = await guest.get(f"/api/games/{game}/lessons")
        offered = {one["lesson"] for each in told["sections"] for one in each["tries"]}
        assert offered == {each["id"] for each in lessons["lessons"]}


async def test_the_cards_are_those_in_play_here_or_at_a_match(guest: Guest) -> None:
    match = await guest.create("bellum", 3, "local")
    here = await guest.get("/api/games/bellum/cards")
    there = await guest.get(f"/api/games/bellum/cards?match={match}")
    assert here == there
    assert len(here["cards"]) == len(get_game("bellum").printed())
    assert all(card["source"] in card["sources"].values() for card in here["cards"])
    for path in ("/api/games/chess/cards", "/api/games/bellum/cards?match=nothing"):
        assert (await guest.http.get(path)).status_code == 404


async def test_a_sheet_is_printed_in_either_language(guest: Guest) -> None:
    for lang in ("es", "en"):
        page = await guest.http.get(f"/print/conclave?lang={lang}")
        assert page.status_code == 200
        assert page.headers["content-type"].startswith("text/html")
        assert Speaker(lang).say("conclave-goal") in page.text
    unknown = await guest.http.get("/print/chess")
    assert unknown.status_code in (404, 503)  # the page says so, where it is built
    assert "<h1>" not in unknown.text
    other = await guest.http.get("/print/conclave?lang=%3Cscript%3E")
    assert "script" not in other.text.lower()
