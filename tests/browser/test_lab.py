"""The report of the lab is a page for everybody: axe finds no fault in it, in either language."""

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser

from cinquina.games import find
from cinquina.lab.experiment import Goal, run_until
from cinquina.lab.folder import Folder
from cinquina.lab.page import render_page
from cinquina.lab.places.here import Here
from cinquina.lab.plan import Plan
from cinquina.lab.plots import plots
from cinquina.lab.study import study
from cinquina.locales import Texts

PLAN = Plan(find("foldris").setup(2), ("random", "random"), 0, 1)


@pytest.fixture(scope="module")
def rows(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    folder = Folder(tmp_path_factory.mktemp("lab") / "x", "report", PLAN)
    folder.open(False)
    for kind, many in {"games": 8, "moments": 1, "lifts": 16}.items():
        run_until(folder, PLAN, Here(1), Goal(kind, many))
    return folder


@pytest.mark.soak
@pytest.mark.parametrize("lang", ["en", "it"])
def test_axe_finds_no_fault_in_a_report(chromium: Browser, rows: Folder, tmp_path: Path, lang: str):
    file = tmp_path / "report.html"
    found, texts = study(rows, PLAN), Texts(lang)
    file.write_text(render_page(found, texts, plots(found, texts)), encoding="utf-8")
    asked: list[str] = []
    view = chromium.new_page(viewport={"width": 360, "height": 740})
    view.on("request", lambda request: asked.append(request.url))
    view.goto(file.as_uri())
    assert view.locator("img").count() == 8
    found = Axe().run(view)
    assert not found.response["violations"], found.generate_report()
    assert not [url for url in asked if not url.startswith(("file:", "data:"))]
    assert view.evaluate("document.documentElement.scrollWidth") <= 360
    view.close()
