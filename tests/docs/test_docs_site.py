"""The documentation site: every page is in it, every link holds, and it loads nothing from the network."""

import functools
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # it comes without types
from playwright.sync_api import sync_playwright

from tests.docs.pages import PAGES, ROOT
from tools import docs_site

LINK = re.compile(r"\]\((?![a-z]+:)([^)\s#]+)")
LOOKED_AT = (
    "",
    "players/rules/holi.it/",
    "researchers/library/",
    "reference/library/",
    "rules/flow/",
    "look/",
)


@pytest.fixture
def staged(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> tuple[Path, list[str]]:
    monkeypatch.setattr(docs_site, "SOURCE", tmp_path)
    return tmp_path, docs_site.stage()


def test_every_page_is_in_the_site(staged: tuple[Path, list[str]]):
    _, pages = staged
    apart = {ROOT / "changes" / "README.md"}  # for those who change something, in the checkout
    placed = docs_site.place_files()
    assert {path for path in PAGES if path not in placed} == apart
    shown = [place for section in docs_site.list_navigation(pages) for place in flatten(section)]
    assert sorted(shown) == pages


def flatten(section: dict[str, object]) -> Iterator[str]:
    for value in section.values():
        yield from value if isinstance(value, list) else [str(value)]


def test_links_hold_in_the_site(staged: tuple[Path, list[str]]):
    folder, pages = staged
    for name in pages:
        text = re.sub(r"^```.*?^```$", "", (folder / name).read_text(), flags=re.DOTALL | re.MULTILINE)
        for link in LINK.findall(text):
            assert (folder / name).parent.joinpath(link).resolve().exists(), f"{name}: {link}"


def test_a_page_that_loads_from_elsewhere_or_leads_nowhere_is_found(tmp_path: Path):
    (tmp_path / "index.html").write_text(
        '<h1 id="here">x</h1><script src="https://example.org/x.js"></script>'
        '<a href="#here">a</a><a href="#there">b</a><a href="gone/">c</a>'
    )
    assert sorted(docs_site.find_faults(tmp_path)) == [
        "index.html links to #there: no such heading",
        "index.html links to gone/, which is not there",
        "index.html loads https://example.org/x.js from the network",
    ]


@contextmanager
def served(folder: Path) -> Iterator[str]:
    handler = functools.partial(SimpleHTTPRequestHandler, directory=str(folder))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


@pytest.mark.soak
def test_the_site_is_built_and_axe_finds_nothing():
    done = subprocess.run([sys.executable, ROOT / "dev", "docs"], capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stdout + done.stderr
    with served(docs_site.SITE) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ["CINQUINA_CHROMIUM"], args=["--no-sandbox"]
        )
        for scheme in ("light", "dark"):
            page = browser.new_page(color_scheme=scheme)
            outside: list[str] = []
            page.on("request", lambda request: outside.append(request.url))  # noqa: B023  # read in the same round
            for place in LOOKED_AT:
                page.goto(f"{address}latest/{place}")
                page.wait_for_load_state("networkidle")
                found = Axe().run(page)
                assert not found.response["violations"], f"{scheme} {place}\n{found.generate_report()}"
            assert [url for url in outside if not url.startswith((address, "data:"))] == []
        browser.close()
