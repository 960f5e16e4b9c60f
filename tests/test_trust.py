"""The files by which strangers judge a project: each is there, is valid, and says what is so."""

import json
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
import yaml  # type: ignore[import-untyped]  # it comes without types

from cinquina.games import games
from cinquina.locales import Texts
from cinquina.server.lobby.lan import USUAL_PORT
from tests.docs.desk import Desk, dev
from tests.docs.pages import ROOT, parted
from tests.docs.test_links import LINK
from tests.test_scaffold import PYPROJECT, load

PROJECT = PYPROJECT["project"]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
FORMS = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("[!c]*.yml"))
DEVCONTAINER = json.loads((ROOT / ".devcontainer" / "devcontainer.json").read_text())
PYTHONS = [each.rpartition(" ")[2] for each in PROJECT["classifiers"] if re.search(r":: 3\.\d+$", each)]
PINNED = re.compile(r"uses: ([\w./-]+)@([0-9a-f]{40}) # (v\d+\.\d+\.\d+)")
GAMES = [Texts("en").say(f"{game.id}-title") for game in games()]

# Files and the schema of their format, as check-jsonschema has them.
SCHEMAS = {
    "github-workflows": WORKFLOWS,
    "github-issue-forms": FORMS,
    "github-issue-config": [ROOT / ".github" / "ISSUE_TEMPLATE" / "config.yml"],
    "dependabot": [ROOT / ".github" / "dependabot.yml"],
    "citation-file-format": [ROOT / "CITATION.cff"],
    "compose-spec": [ROOT / "docs" / "owners" / "container" / "compose.yaml"],
}


def read(path: Path) -> Any:
    """A date stays text, and the key `on` of a workflow is no truth value."""
    return yaml.load(path.read_text(encoding="utf-8"), Loader=yaml.BaseLoader)  # it makes texts only


def typed(path: Path) -> Any:
    found = yaml.safe_load(path.read_text(encoding="utf-8"))
    return {"on" if key is True else key: value for key, value in found.items()}


@cache
def schema(name: str) -> Any:
    return json.loads((files("check_jsonschema.builtin_schemas") / "vendor" / f"{name}.json").read_text())


@pytest.mark.parametrize(
    ("name", "path"),
    [pytest.param(name, path, id=path.name) for name, paths in SCHEMAS.items() for path in paths],
)
def test_a_file_is_of_its_format(name: str, path: Path):
    jsonschema_rs.validate(schema(name), typed(path))


def test_zizmor_finds_nothing_in_the_workflows():
    command = [
        str(Path(sys.executable).parent / "zizmor"),
        "--offline",
        "--persona",
        "pedantic",
        "--quiet",
        ".github",
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_an_action_is_pinned_and_has_one_version():
    texts = [path.read_text() for path in WORKFLOWS]
    pins = [pin for text in texts for pin in PINNED.findall(text)]
    assert len(pins) == sum(text.count("uses: ") for text in texts)
    assert len({name for name, *_ in pins}) == len(set(pins))


def jobs() -> Iterator[dict[str, Any]]:
    for path in WORKFLOWS:
        yield from read(path)["jobs"].values()


def test_workflows_run_commands_of_ours(tmp_path: Path, pytestconfig: pytest.Config):
    desk = Desk(tmp_path, parted(ROOT / "README.md", ""), pytestconfig)
    lines = [line for job in jobs() for step in job["steps"] for line in step.get("run", "").splitlines()]
    ours = [re.sub(r"^python dev ", "./dev ", line) for line in lines if re.match(r"(python |\./)dev ", line)]
    assert len(ours) >= len(WORKFLOWS)
    for line in ours:
        desk.follow([word for word in shlex.split(line) if not word.startswith("$")])


def test_the_soak_of_the_week_has_every_part():
    (soak,) = [job for job in jobs() if "part" in job.get("strategy", {}).get("matrix", {})]
    assert soak["strategy"]["matrix"]["part"] == list(dev().SOAKS)


def test_the_tests_run_on_every_python_that_the_package_names():
    assert PROJECT["requires-python"] == f">={PYTHONS[0]}"
    matrices = [job.get("strategy", {}).get("matrix", {}) for job in jobs()]
    tested = [matrix["python"] for matrix in matrices if "python" in matrix]
    assert PYTHONS in tested
    assert all(set(each) <= set(PYTHONS) for each in tested)
    built = PYPROJECT["tool"]["cibuildwheel"]["build"].split()
    assert built == [f"cp{each.replace('.', '')}-*" for each in PYTHONS]
    assert DEVCONTAINER["image"].partition(":")[2].partition("-")[0] in PYTHONS


def test_what_dependabot_looks_at_is_there():
    there = {
        "uv": "uv.lock",
        "npm": "package-lock.json",
        "github-actions": ".github",
        "docker": "Containerfile",
    }
    for each in read(ROOT / ".github" / "dependabot.yml")["updates"]:
        assert (ROOT / each["directory"].strip("/") / there[each["package-ecosystem"]]).exists(), each


def test_forms_offer_the_games_that_there_are():
    offered = [
        part["attributes"]["options"]
        for form in FORMS
        for part in read(form)["body"]
        if part["type"] == "dropdown"
    ]
    assert offered
    assert all(
        sorted(each) == sorted(name.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'") for name in GAMES)
        for each in offered
    )


def test_the_citation_is_of_this_version():
    citation = read(ROOT / "CITATION.cff")
    assert (citation["version"], citation["license"]) == (PROJECT["version"], PROJECT["license"])


def test_the_container_gets_what_the_build_needs_and_no_more():
    lines = [line for line in (ROOT / ".dockerignore").read_text().splitlines() if line and line[0] != "#"]
    assert lines[0] == "*"  # nothing but what is named
    named = {line[1:] for line in lines if line[0] == "!"}
    assert all((ROOT / name).exists() for name in named)
    locked = {"dev", "hatch_build.py", "pyproject.toml", "uv.lock", "README.md", "src", "web"}
    assert named == locked | set(PROJECT["license-files"])


def test_hooks_are_those_of_the_lock_and_know_our_files():
    hooks = {hook["id"]: hook for hook in read(ROOT / ".pre-commit-config.yaml")["repos"][0]["hooks"]}
    locked = tomllib.loads((ROOT / "uv.lock").read_text())["package"]
    (ruff,) = [each["version"] for each in locked if each["name"] == "ruff"]
    assert (
        hooks["ruff"]["additional_dependencies"]
        == hooks["format"]["additional_dependencies"]
        == [f"ruff=={ruff}"]
    )
    refused = re.compile(hooks["fragment"]["files"])
    assert not [path for path in (ROOT / "changes").iterdir() if refused.search(f"changes/{path.name}")]
    assert refused.search("changes/news.md")
    assert re.search(hooks["subject"]["entry"], "x" * 73) and not re.search(
        hooks["subject"]["entry"], "x" * 72
    )
    assert hooks["lint"]["entry"] == "./dev lint"


def test_editors_know_our_widths():
    told = dict(
        re.findall(r"\[([^\]]+)\][^\[]*?max_line_length = (\d+)", (ROOT / ".editorconfig").read_text())
    )
    ruff = PYPROJECT["tool"]["ruff"]
    assert told == {
        "{dev,*.py}": str(ruff["line-length"]),
        "*.md": str(ruff["lint"]["pycodestyle"]["max-line-length"]),
    }


def test_a_container_for_developers_forwards_the_port_of_the_table():
    assert DEVCONTAINER["forwardPorts"] == [USUAL_PORT]
    assert "./dev " in DEVCONTAINER["postCreateCommand"]


def test_the_form_of_a_pull_request_names_what_is_there():
    text = (ROOT / ".github" / "PULL_REQUEST_TEMPLATE.md").read_text()
    for span in re.findall(r"`([^`]+)`", text):
        assert (ROOT / span.removeprefix("./").split()[0]).exists(), span


def test_the_package_has_the_address_of_its_repository_and_whole_links():
    build = load("hatch_build.py")
    address, readme = "https://code.example/somebody/cinquina", (ROOT / "README.md").read_text()
    whole = build.with_whole_addresses(readme, address, "v1.2.3")
    for before, after in zip(LINK.findall(readme), LINK.findall(whole), strict=True):
        kind = "raw" if before.endswith((".png", ".webp", ".gif", ".svg")) else "blob"
        assert after == (
            before if before.startswith(("#", "https:")) else f"{address}/{kind}/v1.2.3/{before}"
        )
    for url in build.project_urls(address).values():
        path = url.removeprefix(address).removeprefix("/blob/main").strip("/")
        assert path == "issues" or (ROOT / path).exists()
