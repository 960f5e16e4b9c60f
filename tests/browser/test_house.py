"""Phones in the house, and a server that is started again under them with the same command."""

import sqlite3
from contextlib import closing
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from cinquina.server.lobby.lan import lan_address
from tests.browser.devices import Device
from tests.browser.seats import menu
from tests.server.running import UNLIMITED, running

PHONE = {"width": 390, "height": 844, "touch": True}
TABLE = {"game": "holi", "chairs": [{"kind": "person", "name": "Ada"}, {"kind": "open"}]}

# The lines of a page, the last one opened last.
KEEP = """window.lines = []
window.WebSocket = class extends WebSocket { constructor(...all) { super(...all); lines.push(this) } }"""
BACK = "(before) => lines.length > before && lines.at(-1).readyState === WebSocket.OPEN"


def lines(person: Device) -> int:
    return int(person.page.evaluate("lines.length"))


def is_open(host: Device, address: str) -> None:
    expect(host.by("link")).to_have_value(f"{address}/table/{host.table}")
    expect(host.by("house-close")).to_be_visible()
    expect(host.by("only-here")).to_have_count(0)


def is_shut(host: Device) -> None:
    expect(host.by("only-here")).to_be_visible()
    expect(host.by("house-close")).to_have_count(0)


def let_in(host: Device) -> None:
    host.by("house-open").click()
    host.by("house-yes").click()


def test_after_a_restart_phones_come_back_and_the_host_is_told_the_truth(device, tmp_path: Path):
    """Before, phones reconnected for ever, and the page told the host that they could play along."""
    lan = lan_address()
    if lan is None:
        pytest.skip("this machine is in no network")
    with running(tmp_path, *UNLIMITED) as server:
        port = urlsplit(server.address).port
        house = f"http://{lan}:{port}"
        host, phone = people = device(server.address), device(house, **PHONE)
        for person in people:
            person.context.add_init_script(KEEP)
        host.open(TABLE)
        is_shut(host)
        let_in(host)
        is_open(host, house)
        phone.go(f"/table/{host.table}")
        phone.by("join").click()
        expect(phone.by("join")).to_have_count(0)
        menu(host, "Share the link")
        before = [lines(person) for person in people]
        server.kill()
    with running(tmp_path, "--port", str(port), *UNLIMITED) as server:
        for person, connected in zip(people, before, strict=True):
            person.page.wait_for_function(BACK, arg=connected)
        is_open(host, house)
        # The page knows only the token of the server before; the press is hers all the same.
        host.by("house-close").click()
        is_shut(host)
        let_in(host)
        is_open(host, house)
        phone.page.wait_for_function(BACK, arg=lines(phone) - 1)
        host.page.keyboard.press("Escape")
        before = [lines(person) for person in people]
        server.kill()
    with closing(sqlite3.connect(tmp_path / "tables.db")) as store, store:
        store.execute("UPDATE house SET address = 'http://192.0.2.99:5505'")
    with running(tmp_path, "--port", str(port), *UNLIMITED):
        notice = host.by("notice")
        expect(notice).to_contain_text("Since the restart only this computer can open these pages.")
        notice.get_by_role("button", name="Share the link").click()
        expect(notice).to_have_count(0)
        is_shut(host)
        let_in(host)
        is_open(host, house)
        phone.page.wait_for_function(BACK, arg=before[1])
