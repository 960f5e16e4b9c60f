"""The repository itself: what ./dev, the build and the documents promise."""

import fnmatch
import importlib.metadata
import importlib.util
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import cinquina

ROOT = Path(__file__).resolve().parent.parent
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())


def files() -> list[str]:
    """Every file that is or could be committed."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if listed.returncode:
        pytest.skip("not a git checkout")
    return [name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


def load(path: str):
    spec = importlib.util.spec_from_file_location(Path(path).stem, ROOT / path)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.both
def test_tests_run_on_the_engine_they_say():
    from cinquina.core import rng

    assert rng.__file__ is not None
    compiled = not rng.__file__.endswith(".py")
    assert {"compiled": True, "interpreted": False}[os.environ["CINQUINA_MODE"]] == compiled


@pytest.mark.both
def test_versions_agree():
    assert cinquina.__version__ == PYPROJECT["project"]["version"]
    assert importlib.metadata.version("cinquina") == cinquina.__version__


def test_every_compiled_module_is_installed_compiled():
    if os.environ["CINQUINA_MODE"] != "compiled":
        pytest.skip("nothing is compiled in this run")
    globs = PYPROJECT["tool"]["cinquina"]["compiled"]
    sources = [path for pattern in globs for path in ROOT.glob(pattern) if path.stat().st_size]
    names = [".".join(path.relative_to(ROOT / "src").with_suffix("").parts) for path in sources]
    assert names
    home = Path(cinquina.__file__).parent.parent
    missing = [name for name in names if not list(home.glob(f"{name.replace('.', '/')}.*.so"))]
    assert sys.platform == "win32" or not missing


def test_a_change_to_any_source_file_builds_the_package_again():
    keys = [key["file"] for key in PYPROJECT["tool"]["uv"]["cache-keys"] if "file" in key]
    patterns = [key.replace("**/", "*") for key in keys]
    sources = [name for name in files() if name.startswith(("src/", "web/src/", "web/public/"))]
    missed = [name for name in sources if not any(fnmatch.fnmatch(name, pattern) for pattern in patterns)]
    assert sources
    assert not missed


def test_dev_explains_itself_and_refuses_an_unknown_verb():
    told = subprocess.run([sys.executable, ROOT / "dev"], capture_output=True, text=True)
    assert told.returncode == 0
    assert "./dev play" in told.stdout
    refused = subprocess.run([sys.executable, ROOT / "dev", "dance"], capture_output=True, text=True)
    assert refused.returncode == 2
    assert refused.stderr.splitlines() == ["dev: there is no verb 'dance'; ./dev --help lists them"]


@pytest.mark.parametrize(
    ("line", "refused"),
    [
        ("x = 1 << n", True),
        ("x = i64(1) << n", True),
        ("x = bits[0] << n", False),
        ("x = range(9, 0, i64(-1))", True),
        ("x = range(9, 0, step)", True),
        ("x = range(9, 0, -1)", False),
    ],
)
def test_lint_for_compiled_modules(line: str, refused: bool):
    assert bool(list(load("tools/lint_compiled.py").faults(line))) == refused


@pytest.mark.parametrize(
    ("line", "refused"),
    [
        ("time.sleep(0.1)", True),
        ("await asyncio.sleep(1)", True),
        ("await asyncio.sleep(0)", False),
        ("await self.time.sleep(5)", False),  # a clock of the test
        ("page.wait_for_timeout(20)", True),
        ("began = time.monotonic()", True),
        ("ends = asyncio.get_running_loop().time() + 1", True),
        ("from time import perf_counter", True),
        ("assert created < datetime.now(UTC)", True),
        ("assert update['now'] == time.now()", False),  # as above
        ("page.evaluate('() => Date.now()')", True),
        ("WATCH = 'setTimeout(look, 100)'", True),
        ("httpx.get(address, timeout=5)", True),
        ("httpx.get(address, timeout=PATIENCE)", False),
        ("expect(page).to_have_title('x', timeout=120_000)", True),
        ("await asyncio.wait_for(ready.wait(), 20)", True),
        ("await asyncio.wait_for(ready.wait(), PATIENCE)", False),
        ("process.wait(60)", True),
        ("process.wait(PATIENCE)", False),
        ("', '.join(names)", False),
    ],
)
def test_lint_for_tests(line: str, refused: bool):
    assert bool(list(load("tools/lint_tests.py").faults(line))) == refused


@pytest.mark.parametrize(
    ("source", "refused"),
    [
        ("await vi.waitFor(() => expect(seen).toBe(2))", True),
        ("vi.useFakeTimers()\nawait vi.waitUntil(() => seen)", True),
        ("await expect.poll(() => seen).toBe(2)", True),
        ("const start = performance.now()", True),
        ("await new Promise((done) => setTimeout(done, 50))", True),
        ("vi.useFakeTimers()\nconst start = performance.now()", False),
        ("expect(since).toBe(new Date(0))", False),
    ],
)
def test_lint_for_tests_of_pages(source: str, refused: bool):
    assert bool(list(load("tools/lint_tests.py").faults_of_page(source))) == refused


def test_lint_for_tests_reads_the_tests_of_pages(tmp_path: Path):
    (tmp_path / "web" / "src" / "board").mkdir(parents=True)
    (tmp_path / "web" / "src" / "board" / "nap.test.ts").write_text("\nawait vi.waitFor(() => seen)\n")
    (told,) = load("tools/lint_tests.py").find_faults(tmp_path, {})
    assert told.startswith("web/src/board/nap.test.ts:2: vi.waitFor gives up")


def test_an_exception_to_the_lint_for_tests_is_named_and_needed(tmp_path: Path):
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_nap.py").write_text("def nap():\n    pause(asyncio.sleep(PAUSE))\n")
    lint = load("tools/lint_tests.py").find_faults
    (told,) = lint(tmp_path, {})
    assert told.startswith("tests/test_nap.py:2: sleep(): wait for what must come")
    assert list(lint(tmp_path, {("tests/test_nap.py", "nap"): "a reason"})) == []
    (told,) = lint(tmp_path, {("tests/test_nap.py", name): "a reason" for name in ("nap", "gone")})
    assert told == "tests/test_nap.py: gone needs no exception any more"


def test_only_games_name_a_game(tmp_path: Path):
    for name in ("table/seats.py", "games/holi/rules.py"):
        path = tmp_path / "src" / "cinquina" / name
        path.parent.mkdir(parents=True)
        path.write_text('# the flow of a turn\nif game == "holi":\n    ...\n')
    told = list(load("tools/lint_compiled.py").named_games(tmp_path))
    assert told == ["src/cinquina/table/seats.py:2: names the game 'holi', which only games/ may do"]


def test_no_machine_is_named():
    """No package host outside the lock files, no path of somebody's machine."""
    host = re.compile(r"pypi[.]org|pythonhosted[.]org|registry[.]npmjs|deb[.]debian|localhost:\d*/simple")
    path = re.compile(r"(?<![\w.*])/(work|root|home|Users|opt)/\w")
    told = []
    for name in files():
        if Path(name).name in ("uv.lock", "package-lock.json"):
            continue
        text = (ROOT / name).read_bytes().decode(errors="ignore")
        told += [f"{name}: {match[0]}" for pattern in (host, path) for match in pattern.finditer(text)]
    assert not told
