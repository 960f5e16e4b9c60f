"""Lessons over HTTP: the acts of a learner, what is seen of them, and what is kept."""

from pathlib import Path
from typing import Any

import pytest

from cinquina.core.registry import find
from cinquina.games import games
from cinquina.learn.lesson import Lesson, lessons_of
from cinquina.learn.progress import Kept
from cinquina.server.viewer import lessons
from cinquina.server.viewer.changes import apply_changes
from cinquina.server.viewer.lesson_messages import Learn
from tests.server.running import Running, at_most, page, running
from tests.server.virtual import VirtualTime, pages, serving

pytestmark = pytest.mark.anyio

ADDRESS = "/api/games/foldris/lessons"
DROP = f"{ADDRESS}/drop"
LESSONS = [lesson for game in games() for lesson in lessons_of(game)]


async def act(learner: Any, what: str, text: str = "", address: str = DROP, **more: Any) -> Any:
    response = await learner.http.post(address, json={"what": what, "text": text, **more})
    assert response.status_code == 200, response.text
    return response.json()


async def test_the_lessons_of_a_game(server: Running):
    async with page(server) as ada:
        told = (await ada.http.get(ADDRESS)).json()
        assert [each["lesson"] for each in told] == [each.lesson for each in lessons_of(find("foldris"))]
        assert told[0]["kind"] == "guided" and told[0]["stars"] == 0 and told[0]["problem"] is None
        facts = {each["id"]: each for each in (await ada.http.get("/api/games")).json()}
        assert facts["foldris"]["lessons"] == len(told)


async def test_a_lesson_from_its_first_words_to_its_stars(server: Running):
    async with page(server) as ada:
        now = await act(ada, "look")
        assert now["scene"]["kind"] == "ask" and now["scene"]["said"][0]["text"] == "foldris-lesson-drop-gap"
        assert now["scene"]["said"][0]["show"][0]["spot"] == "card"
        (seen,) = now["seen"]
        assert seen["film"] is None and seen["choices"] and seen["looking"] == 0 and seen["words"]
        while now["scene"]["kind"] != "done":
            hint = await act(ada, "hint", progress=now["progress"])
            now = await act(ada, "attempt", hint["hint"]["notation"], progress=now["progress"])
            assert now["verdict"]["kind"] == "reached"
            (seen,) = now["seen"]
            view = apply_changes(apply_changes(seen["view"], seen["film"]["start"]), [])
            for beat in seen["film"]["beats"]:
                view = apply_changes(view, beat["change"])
            assert view == now["seen"][0]["view"]
        assert now["stars"] == 3 and now["seen"][0]["choices"] == []


async def test_what_comes_of_a_wrong_decision_is_seen_and_then_the_old_position(server: Running):
    async with page(server) as ada:
        now = await act(ada, "look")
        before = now["seen"][0]["view"]
        wrong = await act(ada, "attempt", "r0 @1", progress=now["progress"])
        assert wrong["verdict"]["kind"] == "wrong" and wrong["verdict"]["told"][0]["id"].startswith(
            "foldris-lesson"
        )
        after, back = wrong["seen"]
        assert after["film"]["beats"] and after["view"] != before and after["choices"] == []
        assert back["view"] == before and back["film"] is None and back["choices"]
        assert wrong["progress"]["moves"] == 1 and wrong["progress"]["acts"] == []


async def test_what_the_rules_forbid_is_refused_and_can_be_asked(server: Running):
    async with page(server) as ada:
        for what in ("attempt", "why"):
            told = await act(ada, what, "r0 @8")
            assert told["verdict"] == {
                "kind": "refused",
                "told": [{"id": "foldris.out_of_sheet", "facts": {}}],
                "reasons": False,
            }
            assert told["seen"] == []
        assert (await act(ada, "why", "r2 @3"))["verdict"]["told"] == []


@pytest.mark.parametrize(
    "progress",
    [
        17,
        "x",
        [],
        {},
        {"game": "foldris", "lesson": "fold"},
        {"game": "foldris", "lesson": "drop", "acts": ["z"]},
    ],
)
async def test_what_cannot_be_gone_on_with_begins_anew(server: Running, progress: Any):
    async with page(server) as ada:
        told = await act(ada, "attempt", "r2 @3", progress=progress)
        assert told["anew"] and told["scene"]["number"] == 1 and told["verdict"] is None
        assert told["progress"]["acts"] == [] and told["seen"][0]["choices"]


@pytest.mark.parametrize(
    ("address", "body", "status", "id"),
    [
        (f"{ADDRESS}/dance", {"what": "look"}, 404, "table.no_such_lesson"),
        ("/api/games/chess/lessons/drop", {"what": "look"}, 400, "table.invalid"),
        (DROP, {"what": "dance"}, 400, "table.malformed"),
        (DROP, {"what": "look", "season": 3}, 400, "table.malformed"),
        (DROP, [], 400, "table.malformed"),
        (DROP, {"what": "attempt", "text": "r" * 300}, 409, "table.too_long"),
        (f"{ADDRESS}/end", {"what": "attempt", "text": "r0 @5"}, 400, "table.invalid"),
    ],
)
async def test_what_makes_no_sense_is_refused(server: Running, address: str, body: Any, status: int, id: str):
    folder = Path(server.store.removeprefix("sqlite:///")).parent
    before = {path.name: path.read_bytes() for path in folder.glob("*.db*")}
    async with page(server) as ada:
        response = await ada.http.post(address, json=body)
        assert (response.status_code, response.json()["id"]) == (status, id)
    assert before == {path.name: path.read_bytes() for path in folder.glob("*.db*")}


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda each: f"{each.game}-{each.lesson}")
def test_every_lesson_can_be_taken_by_a_page(lesson: Lesson):
    """By its hints, from the beginning to the end of its steps."""
    taught = lessons.carry_out_act(lesson, Learn("look"), Kept())
    while taught.scene.kind in ("say", "ask"):
        if taught.scene.kind == "say":
            taught = lessons.carry_out_act(lesson, Learn("next", progress=taught.progress), Kept())
            continue
        hint = lessons.carry_out_act(lesson, Learn("hint", progress=taught.progress), Kept()).hint
        assert hint is not None
        taught = lessons.carry_out_act(lesson, Learn("attempt", hint.notation, taught.progress), Kept())
        assert taught.verdict is not None and taught.verdict.kind in ("reached", "on")
    assert taught.scene.kind in ("free", "done")


def test_a_damaged_lesson_is_listed_with_the_reason(tmp_path: Path):
    file = tmp_path / "3-torn.toml"
    file.write_text("game = 'foldris'\nlesson = 'torn'\n", encoding="utf-8")
    line = lessons.lesson_line(file, Kept())
    assert line.lesson == "torn" and line.problem is not None
    assert line.problem.facts["path"].startswith(str(file))


async def test_how_far_a_guest_is_is_kept_told_and_forgotten(server: Running):
    async with page(server) as ada:
        await ada.open()
        now = await act(ada, "attempt", "r2 @3")
        assert now["scene"]["number"] == 2
        again = await act(ada, "look")
        assert again["scene"] == now["scene"] and again["seen"][0]["view"] == now["seen"][0]["view"]
        lines = {each["lesson"]: each for each in (await ada.http.get(ADDRESS)).json()}
        assert lines["drop"]["begun"] and not lines["fold"]["begun"]
        for text in ("r0 @7", "r1 @1"):
            now = await act(ada, "attempt", text, progress=now["progress"])
        assert now["scene"]["stars"] == 3
        lines = {each["lesson"]: each for each in (await ada.http.get(ADDRESS)).json()}
        assert (lines["drop"]["stars"], lines["drop"]["begun"]) == (3, False)
        known = (await ada.http.get("/api/guest")).json()
        assert known["lessons"] == {"foldris/drop": {"stars": 3, "progress": None}}
        assert (await act(ada, "restart"))["stars"] == 3
        cookies = dict(ada.http.cookies)
        assert (await ada.http.post("/api/guest/forget", json={})).json()["lessons"] == {}
        ada.http.cookies.update(cookies)
        assert (await ada.http.get("/api/guest")).json()["lessons"] == {}


async def test_how_far_a_guest_is_is_stored_in_canonical_notation(server: Running):
    """R9: before, what was sent was stored as it came, padded with spaces, 200 characters an act."""
    async with page(server) as ada:
        await ada.open()
        now = await act(ada, "attempt", "R2   @3" + " " * 150)
        assert now["progress"]["acts"] == ["r2 @3"]
        now = await act(ada, "look", progress={**now["progress"], "acts": [" r2  @3 " + " " * 150]})
        assert now["progress"]["acts"] == ["r2 @3"]
        (kept,) = (await ada.http.get("/api/guest")).json()["lessons"].values()
        assert kept["progress"]["acts"] == ["r2 @3"]
        now = await act(ada, "hint", progress={**now["progress"], "acts": [" r2  @3 " + " " * 150]})
        assert now["progress"]["acts"] == ["r2 @3"]


async def test_lessons_have_a_limit_of_their_own(folder: Path):
    """R4: before, a stranger could let the server think a hundred times a second."""
    with running(folder, *at_most(lessons=3)) as server:
        async with page(server) as eve, page(server) as ada:
            await ada.open()
            answers = [await eve.http.post(DROP, json={"what": "look"}) for _ in range(5)]
            assert [each.status_code for each in answers] == [200, 200, 200, 429, 429]
            assert answers[-1].json()["id"] == "table.too_fast" and answers[-1].headers["retry-after"]
            assert (await act(ada, "look"))["scene"]["number"] == 1, "a guest has a bucket of their own"


async def test_the_serving_process_thinks_in_no_lesson(folder: Path, monkeypatch: pytest.MonkeyPatch):
    """R4: it asks a worker, so that players do not wait for learners."""

    def thinks(*_: object) -> None:
        raise AssertionError("the serving process thinks")

    monkeypatch.setattr(lessons, "carry_out_act", thinks)
    time = VirtualTime()
    async with serving(folder, time) as address, pages(address, time, 0) as (ada,):
        told = {"accept-encoding": "identity"}
        response = await ada.http.post(DROP, json={"what": "look"}, headers=told)
        assert response.json()["scene"]["number"] == 1 and "content-encoding" not in response.headers
