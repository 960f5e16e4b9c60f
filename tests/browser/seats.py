"""People at one table, each at a device of their own, and what they do with their seats."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.devices import Device

LOOKS_AS = "(seat) => document.querySelector('[data-known]')?.dataset.known.endsWith(` ${seat}`)"
PEOPLE = ("Ada", "Bea", "Cleo")


def table_of(device: Any, game: str, *names: str, bots: int = 0, **setup: Any) -> list[Device]:
    """Open a table with these people, each at a device; the first is the host."""
    return seated([device() for _ in names], game, *names, bots=bots, **setup)


def seated(devices: list[Device], game: str, *names: str, bots: int = 0, **setup: Any) -> list[Device]:
    host, *others = devices
    chairs = [{"kind": "person", "name": names[0]}]
    chairs += [{"kind": "open"}] * (len(names) - 1)
    chairs += [{"kind": "bot", "level": "newcomer"}] * bots
    path = host.open({"game": game, "chairs": chairs, **setup})
    for each, name in zip(others, names[1:], strict=True):
        joined = each.context.request.post(
            f"/api/tables/{path.rpartition('/')[2]}/join",
            data={"name": name},
            headers={"origin": each.address},
        )
        assert joined.ok, joined.text()
        each.go(path)
    for each in (host, *others):
        expect(each.by("board").locator("svg").first).to_be_visible()
    return [host, *others]


def menu(person: Device, *buttons: str) -> None:
    person.page.get_by_role("button", name="Menu").click()
    for name in buttons:
        person.page.get_by_role("dialog").get_by_role("button", name=name, exact=True).click()


def sees_board(*people: Device) -> None:
    for person in people:
        expect(person.by("board").locator("svg").first).to_be_visible()
        expect(person.by("join")).to_have_count(0)


def sits(person: Device, seat: int) -> None:
    """Wait until the page looks through the eyes of that seat."""
    person.page.wait_for_function(LOOKS_AS, arg=seat)
    assert person.update()["yours"] == [seat]


def history(person: Device) -> str:
    return person.page.get_by_role("region", name="What happened").inner_text()
