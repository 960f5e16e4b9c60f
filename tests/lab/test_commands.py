"""The commands of the lab: what they write, and what they say to bad input."""

import json
import re
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest

from cinquina.cli.progress import show_progress
from cinquina.games import find
from cinquina.lab.figures import Row
from cinquina.lab.folder import Folder
from cinquina.lab.identity import identity
from cinquina.lab.plan import Plan
from cinquina.lab.ratings import count_wins, list_lineups, ratings
from cinquina.locales import Texts

QUICK = ("--games", "4", "--workers", "1", "--bots", "random", "--seed", "1")
REPORT = ("lab", "report", "foldris", *QUICK, "--sample", "0", "--lift", "0")


def test_nothing_heavy_is_imported_before_it_is_needed():
    look = "import sys, cinquina.cli.program, cinquina.cli.lab_report, cinquina.cli.lab_tournament; "
    look += "print(sorted({'polars', 'altair', 'ray', 'scipy', 'numpy', 'choix', 'vl_convert'} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_two_settings_are_compared_game_by_game(run, home):
    words = ("lab", "compare", "foldris", "default", "deck_out=end", *QUICK)
    told = run(*words).stdout
    assert "default against deck_out=end, 4 pairs of games, seed 1" in told
    found = {
        each["what"]: each for each in json.loads((home / "foldris-compare" / "compare.json").read_text())
    }
    assert found["entries"]["n"] == 4
    value = found["entries"]
    assert value["difference"]["value"] == pytest.approx(value["b"]["value"] - value["a"]["value"])


def write_edition(path: Path) -> None:
    source = Path((find("foldris").edition(None) and sys.modules["cinquina.games.foldris"].__file__) or "")
    text = source.with_name("edition.toml").read_text(encoding="utf-8")
    path.write_text(text.replace("start_bonus = ", "start_bonus = 1 #"), encoding="utf-8")


def test_an_edition_is_compared_with_the_one_of_the_game(run, home):
    write_edition(home / "mine.toml")
    told = run("lab", "compare", "foldris", "default", "mine.toml", *QUICK, "--lang", "it").stdout
    assert "default contro mine.toml" in told and "Punteggio di un posto" in told
    assert re.search(r"\d,\d+ ± \d+,\d", told) and not re.search(r"\d\.\d", told)


def test_one_page_leads_from_nothing_to_the_report_of_a_changed_edition(run, home):
    """What docs/researchers/lab.md begins with, with few games."""
    page = (Path(__file__).parents[2] / "docs" / "researchers" / "lab.md").read_text(encoding="utf-8")
    (snippet,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    exec(snippet, {})  # what the page asks a reader to run
    first, _, _ = page.split("```")[1].partition("\n\n")
    asked = [line.split("   ")[0].split()[1:] for line in first.splitlines() if line.startswith("cinquina ")]
    assert [words[1] for words in asked] == ["report", "report", "compare"]
    for words in asked:
        few = ("--sample", "0", "--lift", "0") if words[1] == "report" else ()
        done = run(*words, *QUICK, *few)
        assert done.exit_code == 0, done.output
    ours = json.loads((home / "mine" / "report.json").read_text())
    assert ours["plan"]["setup"]["edition"]["sweets_points"] == 8
    assert (home / "mine" / "report.html").exists()
    found = json.loads((home / "holi-compare" / "compare.json").read_text())
    score = next(each for each in found if each["what"] == "score")
    assert score["difference"]["value"] > 0


def test_a_side_may_give_a_setting_several_values(run, home):
    """The commas within a setting are not those between settings."""
    two = next(each for each in find("holi").settings if each.most > 1)
    first, second = two.values[:2]
    words = ("lab", "compare", "holi", "default", f"{two.id}={first},{second}", "--mode", "chosen")
    done = run(*words, *QUICK[2:], "--games", "1")
    assert done.exit_code == 0, done.output
    asked = json.loads((home / "holi-compare" / "b" / "experiment.json").read_text())
    assert asked["plan"]["setup"]["settings"][two.id] == [first, second]


def test_a_tournament_rates_who_wins_more_higher(run, home):
    words = ("lab", "tournament", "foldris", "--bots", "random,greedy", "--games", "6", "--workers", "1")
    told = run(*words, "--seed", "1").stdout
    assert told.index("greedy") < told.index("random")
    assert "100,0 (61,0–100,0)" in run(*words, "--seed", "1", "--lang", "it").stdout
    best, worst = json.loads((home / "foldris-tournament" / "ratings.json").read_text())
    assert best["bot"] == "greedy" and best["rating"]["value"] == pytest.approx(-worst["rating"]["value"])
    assert (home / "foldris-tournament" / "ratings.svg").read_text().startswith("<svg")


def test_ratings_come_near_the_strengths_that_made_the_games():
    """Three of four games: odds of 3, 191 points of Elo."""
    rows: list[Row] = [
        {
            "bots": ["a", "b"],
            "rank": [1, 2] if n % 4 else [2, 1],
            "utility": [1.0, 0.0] if n % 4 else [0.0, 1.0],
        }
        for n in range(400)
    ]
    best, worst = ratings(rows, ["b", "a"])
    assert best.bot == "a"
    apart = best.rating.value - worst.rating.value
    assert apart == pytest.approx(191, abs=2)
    assert best.rating.low < 95.5 < best.rating.high and best.rating.high - best.rating.low < 50
    tie: Row = {"bots": ["a", "b", "a"], "rank": [1, 1, 3], "utility": [0.5, 0.5, 0.0]}
    assert count_wins(tie, ["a", "b"]) == [[0.0, 0.5], [1.5, 0.0]]


def test_everybody_meets_everybody():
    assert list_lineups("abc", 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert list_lineups("ab", 3) == [("a", "a", "b"), ("a", "b", "b")]


def test_records_are_whole_games_in_notation(run, home):
    import polars

    run("lab", "records", "foldris", *QUICK)
    frame = polars.read_parquet(home / "foldris-records" / "records" / "*.parquet").sort("game")
    assert frame["game"].to_list() == [0, 1, 2, 3]
    state, rules = None, find("foldris").rules(find("foldris").setup(2))
    first = frame.row(0, named=True)
    from cinquina.core.who import parse_actor

    state = rules.start()
    for who, entry in zip(first["who"], first["entry"], strict=True):
        state.apply(parse_actor(who), rules.parse(state, parse_actor(who), entry))
    assert [int(state.score(seat)) for seat in range(2)] == first["score"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("lab", "reprot"), "there is no command “reprot” (did you mean report?)"),
        (("lab", "report", "foldris", "--bots", "nobody"), "nobody"),
        (("lab", "report", "foldris", "--on", "moon"), "moon is not a place to run"),
        (
            ("lab", "report", "foldris", "--on", "ray://127.0.0.1:1"),
            "ray://127.0.0.1:1: nobody answers there",
        ),
        (("lab", "compare", "foldris", "default", "x"), "x is neither an edition"),
        (("lab", "compare", "foldris", "default", "default"), "Both sides are the same"),
        (("lab", "tournament", "foldris", "--bots", "random"), "two bots at least"),
        (("lab", "tournament", "flow", "--bots", "random,greedy"), "needs rivals"),
        (("lab", "report", "foldris", "--games", "0"), "0"),
    ],
)
def test_bad_input_is_answered_by_one_sentence(run, home, words, sentence):
    done = run(*words)
    assert done.exit_code == 2
    (line,) = done.stderr.splitlines()
    assert sentence in line
    assert list(home.iterdir()) == []


def test_what_is_there_is_not_overwritten(run, home):
    run(*REPORT)
    page = home / "foldris-report" / "report.html"
    before = page.read_bytes()
    done = run(*REPORT[:-4], "--sample", "0", "--lift", "0", "--seed", "2")
    assert done.exit_code == 2
    assert "has another experiment: plan seed 1; asked for is 2. --force starts from scratch" in done.stderr
    assert page.read_bytes() == before
    assert run(*REPORT, "--seed", "2", "--force").exit_code == 0
    (home / "other").mkdir()
    (home / "other" / "letter").write_text("dear")
    done = run(*REPORT, "--to", "other", "--force")
    assert done.exit_code == 2 and "is not empty" in done.stderr
    assert (home / "other" / "letter").read_text() == "dear"


def files(home: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in home.rglob("*") if path.is_file()}


def test_sides_that_were_compared_are_not_mixed_with_others(run, home):
    words = ("lab", "compare", "foldris", "default")
    write_edition(home / "mine.toml")
    run(*words, "deck_out=end", *QUICK)
    before = files(home)
    done = run(*words, "mine.toml", *QUICK, "--games", "9")
    assert done.exit_code == 2
    assert "foldris-compare/b/experiment.json: has another experiment" in done.stderr
    done = run("lab", "compare", "foldris", "mine.toml", "deck_out=end", *QUICK)
    assert "foldris-compare/a/experiment.json: has another experiment" in done.stderr
    assert files(home) == before
    assert run(*words, "mine.toml", *QUICK, "--force").exit_code == 0


def test_a_tournament_of_others_does_not_overwrite_ratings(run, home):
    words = ("lab", "tournament", "foldris", "--games", "3", "--workers", "1", "--seed", "1", "--bots")
    run(*words, "random,greedy")
    before = files(home)
    done = run(*words, "random,greedy,newcomer")
    assert done.exit_code == 2
    assert (
        "foldris-tournament/ratings.json: is of another experiment. --force starts from scratch"
        in done.stderr
    )
    assert files(home) == before
    assert run(*words, "random,greedy,newcomer", "--force").exit_code == 0
    before = files(home)
    done = run(*words, "random,greedy")
    assert "foldris-tournament/2: belongs to another experiment. --force starts from scratch" in done.stderr
    assert files(home) == before
    assert run(*words, "random,greedy", "--force").exit_code == 0
    assert run(*words, "random,greedy").exit_code == 0


def test_rows_of_another_version_or_of_no_parquet_are_refused_by_path(run, home):
    import polars

    run(*REPORT)
    rows = next((home / "foldris-report" / "games").iterdir())
    frame = polars.read_parquet(rows)
    frame.write_parquet(rows, metadata={"cinquina": "0"})
    done = run(*REPORT)
    assert f"games/{rows.name}: is of format '0'; format 1 is understood" in done.stderr
    frame.write_parquet(rows, metadata={"cinquina": "1", "engine": "abc"})
    assert "was made by engine abc" in run(*REPORT).stderr
    about = {"cinquina": "1", "engine": identity().engine}
    frame.drop("rank").write_parquet(rows, metadata=about)
    assert f"games/{rows.name}: lacks the column rank" in run(*REPORT).stderr
    frame.with_columns(place=1).write_parquet(rows, metadata=about)
    assert f"games/{rows.name}: has an unknown column place" in run(*REPORT).stderr
    rows.write_bytes(b"PAR")
    assert f"{rows.name}: is not a Parquet file" in run(*REPORT).stderr


def test_an_experiment_of_another_engine_is_not_gone_on_with(run, home):
    run(*REPORT)
    file = home / "foldris-report" / "experiment.json"
    data = json.loads(file.read_text())
    file.write_text(json.dumps({**data, "engine": "abc"}))
    assert "has another experiment: engine 'abc'" in run(*REPORT).stderr
    file.write_text("{")
    assert "is not an experiment" in run(*REPORT).stderr


def test_without_the_packages_the_command_says_how_to_get_them(run, monkeypatch):
    monkeypatch.setattr("cinquina.cli.lab.NEEDED", {"lab": ("no_such_package",)})
    done = run(*REPORT)
    assert done.exit_code == 2
    assert 'needs no_such_package, which is not installed: pip install "cinquina[lab]"' in done.stderr


def test_the_plan_of_a_folder_does_not_name_its_games(tmp_path):
    plan = Plan(find("foldris").setup(2), ("random", "random"), 5, 1)
    Folder(tmp_path / "x", "report", plan).open(False)
    assert json.loads((tmp_path / "x" / "experiment.json").read_text())["plan"]["games"] == 0


def test_who_looks_on_is_told_how_long_it_takes_yet(monkeypatch):
    class Screen(StringIO):
        def isatty(self) -> bool:
            return True

    screen = Screen()
    monkeypatch.setattr(sys, "stderr", screen)
    with show_progress(Texts("it"), "moments") as tell:
        assert tell is not None
        tell(3, 75)
        tell(2, 3700)
    assert "campione: 3, −01:15" in screen.getvalue() and "campione: 5, −01:01:40" in screen.getvalue()
    monkeypatch.setattr(sys, "stderr", StringIO())
    with show_progress(Texts("en"), "games") as nobody:
        assert nobody is None
