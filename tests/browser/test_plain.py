"""A game of a package, for which the page has no board: the picture, and a button for each choice."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from cinquina.cli.new_game import files_of_package
from cinquina.core import registry
from tests.browser.devices import OVER, Device
from tests.browser.test_access import faultless
from tests.server.running import UNLIMITED, running
from tests.toy.copy import installed

CHOICE = "[data-choice]:not([aria-disabled=true])"


def written(home: Path) -> Path:
    for path, text in files_of_package(home, "pig").items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return installed(home)


def asked(person: Device) -> bool:
    return person.see(OVER, CHOICE) != OVER


def test_a_game_of_a_package_is_played_on_the_plain_board(
    device, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """On a phone in Italian: by touch, key and Enter, with a hint, to the end and once more in the replay."""
    # What is written is read from a game that nobody here shall meet afterwards.
    monkeypatch.setattr(registry, "_games", dict(registry._games))
    monkeypatch.setenv("PYTHONPATH", str(written(tmp_path / "pig")), prepend=":")
    with running(tmp_path, *UNLIMITED) as server:
        person: Device = device(server.address, language="it-IT", touch=True, width=390, height=844)
        person.lobby()
        expect(person.offer("pig")).to_contain_text("Lancia finché hai coraggio")
        person.offer("pig").get_by_test_id("play-now").tap()
        person.seated()

        assert asked(person)
        expect(person.prompt).to_have_text("Ospite, lanci o ti fermi?")
        person.by("ask-hint").tap()
        expect(person.page.locator("[data-choice=roll].hinted")).to_be_visible()
        expect(person.page.locator("[data-choice=roll] [lang=en]")).to_have_text("roll")
        faultless(person, "the plain board")

        person.prick_ears()
        person.shown(lambda: person.page.locator("[data-choice=roll]").tap())
        person.hear("Ospite lancia il dado")
        asked(person)
        person.shown(lambda: person.page.keyboard.press("1"))
        asked(person)
        person.page.locator("[data-choice=roll]").focus()
        person.shown(lambda: person.page.keyboard.press("Enter"))
        asked(person)
        expect(person.page.locator("[data-choice=roll]")).to_be_focused()

        while asked(person):
            first = person.page.locator(f"{CHOICE}").last
            person.shown(first.tap)
        assert [each["text"] for each in person.sent if each["type"] == "play"].count("hold") >= 1
        expect(person.result).to_contain_text("Vittoria")

        picture = person.update()["view"]["picture"]
        person.page.get_by_test_id("result").get_by_role("link", name="Rivedi").tap()
        person.page.wait_for_url("**/replay/*")
        expect(person.page.get_by_role("slider")).to_have_value("0")
        person.page.keyboard.press("End")
        expect(person.by("picture")).to_have_text(picture)
