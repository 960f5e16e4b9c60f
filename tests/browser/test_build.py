"""The build: its weight, its policy, and the types that server and page share."""

import gzip
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cinquina.server.pages import page_folder

WEB = Path(__file__).resolve().parents[2] / "web"
# Bytes, compressed: the scripts of all games, and the texts of a language. A third of it is words: stories, answers,
# what things are, lessons.
MOST = 268_000


@pytest.fixture
def built() -> Path:
    folder = page_folder()
    if not (folder / "index.html").is_file():
        pytest.skip("the pages were not built")
    return folder


def test_all_scripts_and_the_texts_of_a_language_are_light(built: Path):
    scripts, texts = (
        {path.name: len(gzip.compress(path.read_bytes())) for path in built.rglob(f"*.{kind}")}
        for kind in ("js", "ftl")
    )
    assert scripts
    assert len(texts) == 2
    assert sum(scripts.values()) + max(texts.values()) < MOST, scripts | texts


def test_nothing_comes_from_elsewhere_and_nothing_is_inline(built: Path):
    page = (built / "index.html").read_text()
    assert re.findall(r"<script(?![^>]*\bsrc=)", page) == []
    assert re.findall(r"\sstyle=|<style", page) == []
    elsewhere = re.compile(r"""(?:src|href|url\()\s*=?\s*["']?(?:https?:)?//""")
    for path in [*built.rglob("*.html"), *built.rglob("*.css")]:
        assert not elsewhere.search(path.read_text()), path.name


def test_the_types_of_the_page_are_those_of_the_server():
    if not shutil.which("node") or not (WEB / "node_modules").is_dir():
        pytest.skip("no Node, or the packages of web/ are not installed")
    check = ["node", "tools/types.mjs", "--check"]
    env = {**os.environ, "PYTHON": sys.executable}
    done = subprocess.run(check, cwd=WEB, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
