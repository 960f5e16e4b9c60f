"""A real browser at a real server: Debian's Chromium, driven by Playwright."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from cinquina.server.http.pages import page_folder
from tests.browser.clockwork import Clockwork, clockwork
from tests.browser.devices import Device, installed_chromium
from tests.patience import PATIENCE_MS, be_patient
from tests.server.running import UNLIMITED, Running, running
from tests.steady import be_steady

HERE = Path(__file__).parent
LONG = ("whole_game", "a_phone_in_italian", "by_keyboard", "two_devices")  # in their names

be_patient()
be_steady()


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "browser: drives a real Chromium")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Long tests begin first, dealt to the workers, each of which begins with a stretch of the list."""
    workers = getattr(config, "workerinput", {}).get("workercount", 1)
    ours = [item for item in items if HERE in item.path.parents]
    for item in ours:
        item.add_marker("browser")
    rest = [item for item in items if item not in ours]
    ours.sort(key=lambda item: not any(name in item.name for name in LONG))
    items[:] = rest + [item for first in range(workers) for item in ours[first::workers]]


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = installed_chromium()
    if path is None:
        pytest.skip("no Chromium found")
    if not (page_folder() / "index.html").is_file():
        pytest.skip("the pages were not built")
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as playwright:
        args = ["--no-sandbox", "--in-process-gpu"]  # a process less: little is drawn here
        browser = playwright.chromium.launch(executable_path=path, args=args, timeout=PATIENCE_MS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server"), *UNLIMITED) as process:
        yield process


@pytest.fixture
def clock(tmp_path: Path) -> Iterator[Clockwork]:
    """Yield a server whose time passes when the test says so."""
    with clockwork(tmp_path) as running:
        yield running


@pytest.fixture
def device(chromium: Browser, server: Running):
    """`device(width=360, …)`: somebody's browser, with no memory. What its console complains of fails the test."""
    devices: list[Device] = []

    def opened(address: str = "", **options: Any) -> Device:
        devices.append(Device(chromium, address or server.address, **options))
        return devices[-1]

    yield opened
    complaints = [complaint for each in devices for complaint in each.complaints]
    for each in devices:
        each.context.close()
    assert not complaints, json.dumps(complaints, indent=2)
