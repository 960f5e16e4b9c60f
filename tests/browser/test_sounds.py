"""What is heard: made in the page by Web Audio, short, and as loud as the person wants."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.devices import Device

# Sounds are written down instead of played. The time of this context stands still, so that each begins at its start.
SCORE = """{
  window.voices = 0
  window.AudioContext = class extends OfflineAudioContext {
    constructor() { super(1, 44100, 44100); window.score = this }
    get state() { return 'running' }
    resume() { return Promise.resolve() }
  }
  const start = AudioScheduledSourceNode.prototype.start
  AudioScheduledSourceNode.prototype.start = function (...when) { voices++; return start.apply(this, when) }
}"""
RENDER = """async () => {
  const data = (await score.startRendering()).getChannelData(0)
  const peak = (from, to) => data.slice(from, to).reduce((most, each) => Math.max(most, Math.abs(each)), 0)
  return { heard: peak(0, 13230), after: peak(13230) }  // 300 ms
}"""

pytestmark = pytest.mark.soak


def heard(device: Callable[..., Device], game: str, **settings: Any) -> dict[str, float]:
    """All sounds of a first decision, as if they began together."""
    person = device(settings={"sound": True, **settings})
    person.context.add_init_script(SCORE)
    person.solo(game)
    person.decide()
    if not person.page.evaluate("voices"):
        return {"heard": 0, "after": 0}
    found: dict[str, float] = person.page.evaluate(RENDER)
    return found


def test_every_sound_is_short_and_follows_the_volume(device: Callable[..., Device]):
    loud, soft = (heard(device, "foldris", volume=volume) for volume in (100, 20))
    assert loud["heard"] > 0.1 and loud["after"] == 0
    assert 0 < soft["heard"] < loud["heard"] / 4 and soft["after"] == 0


@pytest.mark.parametrize("settings", [{"sound": False}, {"volume": 0}])
def test_silence_is_silence(device: Callable[..., Device], settings: dict[str, Any]):
    assert heard(device, "foldris", **settings)["heard"] == 0


def test_the_volume_is_set_by_keyboard_and_spoken(device: Callable[..., Device]):
    person = device(settings={"sound": True})
    person.go("/settings")
    slider = person.by("volume")
    slider.focus()
    person.page.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuetext", "70 percent")
    person.page.keyboard.press("Home")
    expect(slider).to_have_attribute("aria-valuetext", "0 percent")
    person.go("/settings")
    expect(slider).to_have_value("0")
