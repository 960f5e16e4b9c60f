"""The report on a game: the same rows whoever works, honest figures, a page in both languages."""

import json
import os
import re
import signal
from pathlib import Path

import msgspec
import pytest

from cinquina.core.edition import Component
from cinquina.core.errors import Invalid
from cinquina.core.registry import _games, register
from cinquina.games import find, games
from cinquina.lab.experiment import Goal, run_until
from cinquina.lab.figures import (
    EPSILON,
    count_lead_changes,
    game_figures,
    lift_figures,
    moment_figures,
    split_changes,
    with_corrections,
)
from cinquina.lab.folder import Folder
from cinquina.lab.identity import identity
from cinquina.lab.lifts import (
    BLOCK,
    components,
    count_numbers,
    locate_game,
    pick_substitutes,
    with_substitute,
)
from cinquina.lab.page import render_page
from cinquina.lab.places.here import Crew, Here
from cinquina.lab.plan import Plan, bind_players
from cinquina.lab.plots import intervals, number_format, plots, svg
from cinquina.lab.simulate import simulate
from cinquina.lab.statistics import Interval, average, correct_p_values, difference_test, quantile, seat_test
from cinquina.lab.study import ENOUGH, Study, findings, study
from cinquina.lab.task import Columns, Task, run_task
from cinquina.locales import Texts
from tests.lab.planted import Planted
from tests.patience import PATIENCE

BOTS = ("random", "random")


def plan(bots: tuple[str, ...] = BOTS, seed: int = 7, game: str = "foldris") -> Plan:
    return Plan(find(game).setup(len(bots)), bots, 0, seed)


def gathered(home: Path, workers: int = 1, games: int = 12) -> Folder:
    folder = Folder(home, "report", plan())
    folder.open(False)
    with Here(workers) as place:
        for kind, many in {"games": games, "moments": 1, "lifts": count_numbers(1, 24) // 24}.items():
            run_until(folder, plan(), place, Goal(kind, many))
    return folder


# -- rows


@pytest.mark.both
def test_watched_games_are_those_of_a_simulation():
    chosen = Plan(find("foldris").setup(2), ("greedy", "random"), 3, seed=5)
    rows = run_task(Task("games", chosen, 0, 3))
    whole = simulate(chosen, workers=1)
    assert sorted(rows["entries"]) == sorted(whole.entries.elements())
    scores = sorted(score for game in rows["score"] for score in game)
    assert scores == sorted(result[3] for result in whole.results.elements())


def test_the_same_study_whoever_works_and_however_often(tmp_path):
    alone, together = (study(gathered(tmp_path / str(workers), workers), plan()) for workers in (1, 3))
    assert alone == together
    folder = gathered(tmp_path / "1")  # everything is there already
    assert study(folder, plan()) == alone


def test_what_is_stopped_goes_on_without_losing_or_repeating_a_game(tmp_path, monkeypatch):
    folder = Folder(tmp_path / "x", "report", plan())
    folder.open(False)

    def stop(count: int, left: float) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run_until(folder, plan(), Here(1), Goal("games", 12), stop)
    there = folder.stored_games("games")
    assert there == {0}
    kept: list[Task] = []
    keep = Folder.save_task

    def note(self: Folder, task: Task, columns: Columns) -> None:
        kept.append(task)
        keep(self, task, columns)

    monkeypatch.setattr(Folder, "save_task", note)
    run_until(folder, plan(), Here(1), Goal("games", 12))
    assert [n for task in kept for n in range(task.first, task.first + task.count)] == list(range(1, 12))
    assert study(folder, plan()) == study(gathered_games(tmp_path / "y"), plan())


def gathered_games(home: Path) -> Folder:
    folder = Folder(home, "report", plan())
    folder.open(False)
    run_until(folder, plan(), Here(1), Goal("games", 12))
    return folder


@pytest.mark.parametrize("answered", [False, True], ids=["at work", "after its answer"])
def test_a_worker_that_is_killed_is_replaced_and_nothing_changes(answered):
    tasks = [Task("games", plan(), first, 40) for first in range(0, 240, 40)]
    crew = Crew(2)
    found = {}
    for number, (task, columns, _) in enumerate(crew.run(iter(tasks))):
        found[task.first] = columns
        if number == 0:  # whoever is at work now
            for worker in crew.workers:
                assert not answered or worker.pipe.poll(PATIENCE)
                assert worker.process.pid is not None
                os.kill(worker.process.pid, signal.SIGKILL)
                worker.process.join()
    assert crew.failed
    assert found == {task.first: run_task(task) for task in tasks}


def test_a_task_that_kills_every_worker_is_given_up(monkeypatch):
    monkeypatch.setattr("cinquina.lab.places.here.run_timed", lambda task, identity: os.kill(os.getpid(), 9))
    with pytest.raises(Invalid, match="4 processes died at games, games 0 to 1"):
        list(Crew(1).run(iter([Task("games", plan(), 0, 2)])))


def test_what_is_wrong_in_a_worker_is_said_as_it_is_without_one(monkeypatch):
    """A worker of another engine, as one that was begun before the engine changed."""
    wrong = msgspec.structs.replace(identity(), version="0")
    monkeypatch.setattr("cinquina.lab.places.here.encode_identity", lambda: msgspec.msgpack.encode(wrong))
    with pytest.raises(Invalid, match=r"has cinquina .*; needed is cinquina 0, engine"):
        list(Crew(2).run(iter([Task("games", plan(), 0, 2)])))


# -- figures


def test_of_few_sampled_games_nothing_is_said(tmp_path):
    folder = gathered(tmp_path)
    few = study(folder, plan())
    told = {each.id: each.facts for each in few.findings}
    assert told["few-sampled"] == {"sampled": 1, "enough": ENOUGH}
    assert not told.keys() & {"dead", "alive", "luck"}
    enough = {each.id for each in findings(few.figures, plan().setup, ENOUGH)}
    assert "luck" in enough and "few-sampled" not in enough


@pytest.mark.parametrize(
    ("wins", "told"), [(100, ["success", "too-easy"]), (60, ["success"]), (0, ["success", "too-hard"])]
)
def test_of_a_team_it_is_told_how_often_it_wins(wins, told):
    setup = find("flow").setup(3)
    row = {"over": True, "endings": [], "entries": 1, "who": [0], "options": [2], "score": [0] * 3}
    rows = [{**row, "utility": [float(n < wins)] * 3, "sources": [[]] * 3} for n in range(100)]
    figures = list(game_figures(rows, setup))
    (found,) = [each for each in figures if each.metric == "success"]
    assert 0 <= found.low <= found.value <= found.high <= 1
    assert [each.id for each in findings(figures, setup, 0)] == [*told, "length"]


def test_alone_it_is_told_what_a_game_brings_and_no_interval_leaves_its_scale():
    setup = find("foldris").setup(1)
    row = {"over": True, "endings": [], "entries": 1, "who": [0], "options": [2], "sources": [[]]}
    rows = [{**row, "utility": [utility], "score": [9]} for utility in (1.0, 1.0, 0.9)]
    figures = list(game_figures(rows, setup))
    assert next(each.high for each in figures if each.metric == "success") == 1
    (score, _) = findings(figures, setup, 0)
    assert "9 points on average (from 9 to 9)" in Texts("en").say("lab-finding-score", **score.facts)


@pytest.mark.parametrize("seed", [0, 1])
def test_a_planted_point_for_one_seat_is_found(planted, tmp_path, seed):
    """Pentris for two, random bots, one point for seat A: found in 300 games."""
    best = max(report_on(planted(1), tmp_path / "1", seed).of_metric("seat"), key=lambda each: each.value)
    assert best.of == "A" and best.low > 0 and best.is_sure
    fair = report_on(planted(0), tmp_path / "0", seed)
    assert not any(each.is_sure for each in fair.of_metric("seat"))


@pytest.fixture
def planted():
    def register_it(points: int) -> Planted:
        bind_players.cache_clear()
        _games.pop("planted", None)  # with other points
        game = Planted(points)
        register(game)
        return game

    yield register_it
    bind_players.cache_clear()
    _games.pop("planted", None)


def report_on(game: Planted, home: Path, seed: int) -> Study:
    chosen = Plan(game.setup(2), BOTS, 0, seed)
    folder = Folder(home, "report", chosen)
    folder.open(False)
    run_until(folder, chosen, Here(1), Goal("games", 300))
    return study(folder, chosen)


@pytest.mark.parametrize("runs", [40, pytest.param(200, marks=pytest.mark.soak)])
def test_of_runs_without_anything_planted_few_alarm(runs):
    """Seats of Foldris are alike: at most 19 of 200, and of 40 at most 5, with fixed seeds."""
    wins = [null_wins(seed) for seed in range(runs)]
    alarmed = sum(seat_test(each) < 0.05 for each in wins)
    assert alarmed <= (19 if runs == 200 else 5)


def null_wins(seed: int) -> list[list[float]]:
    return run_task(Task("games", plan(seed=seed), 0, 60))["utility"]


def test_the_statistics_against_values_worked_out_by_hand():
    assert seat_test([[1, 0]] * 60 + [[0, 1]] * 40) == pytest.approx(0.0455, abs=1e-4)  # χ² of 4
    assert seat_test([[0.5, 0.5]] * 10) == 1
    assert difference_test([1.0, 2.0, 3.0]) == pytest.approx(0.0742, abs=1e-4)  # t of 3.46
    assert difference_test([0.0, 0.0]) == 1
    assert correct_p_values([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.04, 0.04])
    assert correct_p_values([]) == []
    assert average([1.0, 3.0]) == Interval(2.0, 2 - 1.959963984540054, 2 + 1.959963984540054)
    assert quantile(list(range(101)), 0.5) == Interval(50.0, 40.0, 60.0)


def moment(who: int, one: list[float], two: list[float] | None = None, **more):
    return {
        "game": 0,
        "who": who,
        "one": one,
        "two": two or one,
        "compared": 0,
        "lead": 0,
        "reach": 0,
        **more,
    }


def test_luck_and_choice_add_up_and_noise_is_not_taken_for_luck():
    game = [moment(-1, [0.5, 0.5]), moment(-1, [0.7, 0.3]), moment(0, [0.6, 0.4]), moment(1, [1.0, 0.0])]
    assert split_changes(game, 0, "one") == pytest.approx((0.2, -0.1, 0.4))
    assert sum(split_changes(game, 1, "one")) == pytest.approx(-0.5)
    setup = find("foldris").setup(2)
    noise = [moment(-1, [0.5, 0.5]), moment(-1, [0.7, 0.3], [0.3, 0.7]), moment(-1, [1.0, 0.0])]
    found = {each.metric: each.value for each in moment_figures(noise, setup)}
    assert found["luck"] == pytest.approx(0.5) and found["own"] == 0


def test_only_a_favourite_of_both_estimates_takes_the_lead():
    game = [moment(-1, [0.6, 0.4]), moment(-1, [0.4, 0.6], [0.6, 0.4]), moment(-1, [0.3, 0.7])]
    assert count_lead_changes(game) == 1
    assert count_lead_changes(game[:2]) == 0


def test_dead_and_real_choices_are_told_apart():
    rows = [
        moment(0, [0.5], compared=2, lead=2 * EPSILON, reach=2 * EPSILON),
        moment(0, [0.5], compared=3, lead=0.0, reach=0.0),
        moment(0, [0.5]),
    ]
    found = {each.metric: each.value for each in moment_figures(rows, find("foldris").setup(1))}
    assert found["real-choices"] == pytest.approx(1 / 3)
    assert found["dead-turns"] == pytest.approx(2 / 3)


def test_a_lift_is_paired_by_game_and_corrected_for_all_components():
    setup = find("foldris").setup(2)
    with_it = [{"game": n, "score": [5, 5 + n], "utility": [1, 0]} for n in range(8)]
    without_it = [
        {"part": part, "game": n, "score": [5, 4 + n] if part == "good" else [5, 5 + n], "utility": [0, 1]}
        for part in ("good", "idle")
        for n in range(8)
    ]
    good, idle = with_corrections(list(lift_figures(without_it, with_it, setup)))
    assert (good.of, good.value, good.n, good.is_sure) == ("good", 0.5, 8, True)
    assert (idle.of, idle.value, idle.is_sure) == ("idle", 0, False)
    assert good.corrected == 2 * (good.chance or 0)


# -- components


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_component_can_be_exchanged_and_the_game_played(game):
    setup = game.setup(game.seat_counts()[-1])
    every = components(setup)
    assert every
    texts = [Texts(lang) for lang in ("en", "it")]
    packed = msgspec.msgpack.encode(setup, order="deterministic")
    kinds: dict[str, Component] = {}
    for part in every:
        assert all(each.has(f"lab-kind-{part.kind}") for each in texts)
        assert part not in pick_substitutes(every, part)
        kinds.setdefault(part.group, part)
    for part in kinds.values():
        changed = with_substitute(packed, part.id, 0)
        assert changed is not None and changed.edition != setup.edition


def test_the_games_of_components_take_turns():
    found = [locate_game(number, 3) for number in range(count_numbers(9, 3))]
    assert found[:BLOCK] == [(0, n) for n in range(BLOCK)]
    assert found[3 * BLOCK] == (0, BLOCK)
    assert len(set(found)) == len(found) == 6 * BLOCK


# -- the page and the command


@pytest.fixture(scope="module")
def reported(tmp_path_factory) -> Folder:
    return gathered(tmp_path_factory.mktemp("report") / "x")


def whole_page(folder: Folder, lang: str) -> str:
    found, texts = study(folder, plan()), Texts(lang)
    return render_page(found, texts, plots(found, texts))


@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_page_needs_nothing_but_itself(reported, lang):
    html = whole_page(reported, lang)
    assert f'<html lang="{lang}">' in html
    for forbidden in ("<script", "http://", "https://", "lab-", "{$", "{ $"):
        assert forbidden not in html.replace("http://www.w3.org", ""), forbidden
    assert html.count("<img") == 8
    assert "χ²" in html


def test_numbers_are_written_as_the_language_writes_them(reported):
    found = study(reported, plan())
    many = msgspec.structs.replace(found.figures[0], n=12345)
    found = msgspec.structs.replace(found, figures=[many, *found.figures[1:]])
    english, italian = (numbers_of(render_page(found, Texts(lang), [])) for lang in ("en", "it"))
    assert "12,345" in english and "12.345" in italian
    assert any(re.fullmatch(r"-?\d+\.\d %", each) for each in english)
    assert [each.translate(str.maketrans(",.", ".,")) for each in english] == italian


def numbers_of(html: str) -> list[str]:
    return re.findall(r'<td class="number[^>]*>(.*?)</td>', html)


def test_axes_are_written_as_the_language_writes_them():
    rows = [{"of": "x", "value": value, "low": value, "high": value} for value in (0.1, 0.4)]
    english, italian = (svg(intervals(rows, "", ""), Texts(lang)) for lang in ("en", "it"))
    assert ">0.20</text>" in english and ">0,20</text>" in italian
    assert number_format(Texts("it"))["thousands"] == "."


@pytest.mark.parametrize(("lang", "told"), [("en", "-1,234.50 0 7"), ("it", "-1.234,50 0 7")])
def test_a_number_has_the_signs_of_its_language_and_no_zero_is_below_zero(lang, told):
    texts = Texts(lang)
    assert f"{texts.number(-1234.5, 2)} {texts.number(-0.3)} {texts.number(7.0, 2, least=0)}" == told


def test_every_metric_has_a_definition_an_interval_and_an_n(reported):
    found = study(reported, plan())
    metrics = {each.metric for each in found.figures}
    assert {"seat", "ties", "completion", "entries", "branching", "decision-share", "real-choices"} <= metrics
    assert {"dead-turns", "lead-changes", "luck", "own", "others", "source", "lift"} <= metrics
    for each in found.figures:
        assert each.low <= each.value <= each.high and each.n > 0, each
        for lang in ("en", "it"):
            assert Texts(lang).format(f"lab-{each.metric}", "is", {}), each.metric
    assert found.cells and found.branching and found.curves


def test_the_command_writes_a_page_figures_and_rows(run, home):
    import polars

    words = ("lab", "report", "foldris", "--bots", "random", "--seed", "3", "--workers", "1")
    told = run(*words, "--games", "6", "--sample", "0", "--lift", "0")
    assert "In 6 games no seat" in told.stdout
    data = json.loads((home / "foldris-report" / "report.json").read_text())
    assert data["games"] == 6 and data["plan"]["seed"] == 3
    assert polars.read_parquet(home / "foldris-report" / "games" / "*.parquet").height == 6
    # more of the same, without a seed; in Italian
    same = ("lab", "report", "foldris", "--bots", "random", "--lang", "it")
    more = run(*same, "--games", "8", "--sample", "0", "--lift", "0", "--workers", "1")
    assert "In 8 partite nessun posto" in more.stdout
