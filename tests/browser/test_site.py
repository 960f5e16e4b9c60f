"""The site in a real Chromium: whole games without a server and without a network, and what goes wrong."""

import json
import shutil
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, Route, expect

from tests.browser.devices import HASTE, OFFERED, OVER, QUICK, READY, STAGE, VISIBLE
from tests.patience import PATIENCE_MS
from tests.site.folder import serve, site

__all__ = ["serve", "site"]

KEPT = "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
GAMES = ["flow", "foldris", "holi", "pentris", "rollfold"]


class Visitor:
    def __init__(self, browser: Browser, address: str, **options: Any) -> None:
        self.address = f"{address}/"
        self.context: BrowserContext = browser.new_context(viewport={"width": 1280, "height": 800}, **options)
        self.context.set_default_timeout(PATIENCE_MS)
        stored = json.dumps(json.dumps(QUICK))
        self.context.add_init_script(f"localStorage.cinquina ??= {stored}")
        self.context.add_init_script(f"localStorage['cinquina-games'] ??= {json.dumps(OFFERED)}")
        self.context.add_init_script(HASTE)
        self.page: Page = self.context.new_page()
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))

    def arrive(self) -> None:
        self.page.goto(self.address)
        expect(self.page.get_by_test_id("play-now").first).to_be_visible()

    def go_offline(self) -> None:
        """Cut the network when the service worker has everything."""
        self.page.wait_for_function(KEPT)
        self.context.set_offline(True)

    def begin(self, game: str, how: str = "play-now") -> None:
        self.page.locator(f'[data-game="{game}"]').get_by_test_id(how).click()
        expect(self.page.get_by_test_id("prompt")).to_be_visible()

    def see(self, *selectors: str) -> str:
        return str(self.page.wait_for_function(VISIBLE, arg=selectors).json_value())

    @property
    def seq(self) -> str:
        return self.page.get_by_test_id("table").get_attribute("data-seq") or ""

    def decide(self) -> bool:
        """Make one decision by the keyboard; return False when the game is over."""
        found = self.see(OVER, READY, STAGE)
        if found == OVER:
            return False
        if found == STAGE and not self.page.locator(READY).count():
            self.page.keyboard.press(" ")
            self.see(READY)
        before = self.seq
        self.page.keyboard.press("Enter")
        news = "(seq) => document.querySelector('[data-testid=table]')?.dataset.seq !== seq"
        self.page.wait_for_function(news, arg=before)
        return True

    def end(self) -> None:
        assert self.faults == []
        self.context.close()


@pytest.fixture
def visitor(chromium: Browser, site: Path, serve: Any) -> Iterator[Any]:
    here: list[Visitor] = []

    def visits(folder: Path | None = None, **options: Any) -> Visitor:
        here.append(Visitor(chromium, serve(folder or site), **options))
        return here[-1]

    yield visits
    for each in here:
        each.end()


def test_a_game_without_a_network_and_its_record(visitor: Any) -> None:
    """And a worker that dies in the middle, a reload, the end, the replay, and the record out and in."""
    person = visitor()
    person.arrive()
    person.go_offline()
    person.begin("foldris", "solo")
    for _ in range(3):
        assert person.decide()
    before = person.seq
    for worker in person.page.workers:
        with suppress(Error):  # the other one dies with it
            worker.evaluate("self.close()")
    person.page.reload()
    expect(person.page.get_by_test_id("prompt")).to_be_visible()
    assert person.seq == before
    while person.decide():
        pass
    with person.page.expect_download() as download:
        person.page.get_by_role("link", name="Save the record").click()
    record = json.loads(download.value.path().read_text())
    assert record["game"] == "foldris" and len(record["log"]) > int(before)
    person.page.get_by_test_id("result").get_by_role("link", name="Watch again").click()
    expect(person.page.get_by_role("slider")).to_have_value("0")


@pytest.mark.soak
@pytest.mark.parametrize("game", [game for game in GAMES if game != "foldris"])
def test_every_game_to_its_end_without_a_network(visitor: Any, game: str) -> None:
    person = visitor()
    person.arrive()
    person.go_offline()
    person.begin(game)
    while person.decide():
        pass


def test_a_lesson_and_italian_without_a_network(visitor: Any) -> None:
    person = visitor(locale="it-IT")
    person.arrive()
    person.go_offline()
    person.page.locator('[data-game="foldris"]').get_by_role("link", name="Impara").click()
    person.page.locator('a[href*="/learn/foldris/"]').first.click()
    expect(person.page.locator("main")).to_contain_text("Linea 12: vuota")


def test_what_needs_a_server_is_not_offered(visitor: Any) -> None:
    person = visitor()
    person.arrive()
    person.page.goto(f"{person.address}?/settings")
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()
    expect(person.page.locator("#other-devices")).to_have_count(0)
    person.page.goto(f"{person.address}?/new/holi&start=link")
    expect(person.page.get_by_test_id("begin")).to_be_visible()
    expect(person.page.get_by_test_id("others-open")).to_have_count(0)


@pytest.mark.soak
def test_a_window_that_keeps_nothing_says_so(visitor: Any) -> None:
    person = visitor()
    nothing = "indexedDB.open = () => { throw new Error('not here') }"

    def without(route: Route) -> None:
        found = route.fetch()
        route.fulfill(response=found, body=f"{nothing};{found.text()}")

    person.context.route("**/tables.worker-*.js", without)
    person.arrive()
    expect(person.page.get_by_test_id("not-kept")).to_be_visible()
    person.begin("foldris", "solo")
    assert person.decide()


@pytest.mark.soak
def test_an_update_comes_with_the_next_page_and_the_game_goes_on(
    chromium: Browser, visitor: Any, site: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "site"
    shutil.copytree(site, folder)
    person = visitor(folder)
    person.arrive()
    person.page.wait_for_function(KEPT)
    person.begin("foldris", "solo")
    assert person.decide()
    before = person.seq
    version_of(folder, "another")
    person.page.evaluate("navigator.serviceWorker.getRegistration().then((kept) => kept.update())")
    person.page.wait_for_function("navigator.serviceWorker.getRegistration().then((kept) => !!kept.waiting)")
    assert person.page.title() != "another" and person.seq == before, "the page stays of one version"
    person.page.reload()
    person.page.wait_for_function("document.querySelector('meta[name=version]')?.content === 'another'")
    expect(person.page.get_by_test_id("prompt")).to_be_visible()
    assert person.seq == before
    assert person.decide()


def version_of(folder: Path, version: str) -> None:
    """Publish another build: its page differs, and the list of files with it."""
    from tools.site.folder import list_files

    index = folder / "index.html"
    index.write_text(
        index.read_text().replace("<title>", f'<meta name="version" content="{version}" /><title>')
    )
    list_files(folder)
