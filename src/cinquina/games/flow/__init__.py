"""Flow: the team lays water for four animals before the Giant Waves take it. The law is docs/rules/flow.md."""

from typing import Any

from cinquina.core.game import Game
from cinquina.core.registry import register
from cinquina.core.setup import Company, Mode, Preset, Setting
from cinquina.games.flow.judgement.pace import PACES_MS, mean_turn_ms

SEATS = (1, 2, 3, 4, 5, 6)
LEVELS = ("standard", "very_easy", "easy", "medium", "hard", "very_hard", "inconceivable")
CUSTOM = ("custom",)
WITH_CARDS = (*LEVELS[1:], *CUSTOM)


SHORT = tuple(range(10, 45))  # seconds

# How many mean turns of its table a round of a preset lasts: with people alone, and with bots alone (bench/pace.py).
TURNS = {"first": (5.8, 6.0), "usual": (4.7, 4.8), "experts": (4.35, 4.1)}


class FlowGame(Game):
    id = "flow"
    version = "2"
    title = "Flow"
    authors = ("Dmitrijus Babičius", "Tadas Kastanauskas", "Justina Lapinskienė", "Marijus Lapinskas")
    publisher = "Brain Games"
    minutes = 15
    age = 8
    modes = (*(Mode(level, SEATS) for level in LEVELS), Mode("custom", SEATS))
    settings = (
        Setting("clock", ("realtime", "turns"), "realtime"),
        # A minute is the box's; the short ones are for a screen, where a turn takes a third of its time on cardboard.
        Setting(
            "seconds",
            (60, *SHORT, 45, 90, 120),
            60,
            unusual=tuple(each for each in SHORT if each % 5),
            when={"clock": ("realtime",)},
        ),
        # the lobby offers 3 to 15
        Setting("turns", tuple(range(1, 16)), 6, unusual=(1, 2), when={"clock": ("turns",)}),
        Setting(
            "pace",
            ("steady", "thoughtful", "lively", "swift"),
            "steady",
            when={"clock": ("realtime",), "seats": SEATS[1:]},
        ),
        Setting("first", ("random", "seat_a"), "random", seated=True),
        Setting("loss_check", ("active", "team"), "active", when={"seats": SEATS[1:]}),
        Setting(
            "remain_scope", ("all", "scenario"), "all", when={"mode": WITH_CARDS, "scenarios": ("remain",)}
        ),
        Setting("obstacles", (0, 1, 2, 3, 4), 0, CUSTOM),  # cards, with two tiles each
        Setting("scenarios", ("no_comm", "one_card", "no_sc", "single_path", "remain"), [], CUSTOM, most=5),
    )
    presets = (
        Preset("little", "standard", {"clock": "turns", "turns": 8}, level="newcomer", calm=True),
        Preset("first", "standard", {"seconds": 25}),
        Preset("box", "standard"),
        Preset("usual", "standard", {"seconds": 20}),
        Preset(
            "experts",
            "custom",
            {"seconds": 15, "scenarios": ["one_card", "no_sc", "single_path"], "obstacles": 1},
            level="strong",
        ),
    )

    def settings_for(self, preset: Preset, company: Company) -> dict[str, Any]:
        """Return the settings of a preset. With a short clock a round is as long as its turns take."""
        if preset.id not in TURNS:
            return preset.settings
        with_people, with_bots = TURNS[preset.id]
        turns = with_people + (with_bots - with_people) * company.bots / company.seats
        mean_ms = mean_turn_ms(*company, PACES_MS["steady"])
        return {**preset.settings, "seconds": round(turns * mean_ms / 1000)}

    hidden = True  # only hands under No Communication (P8)
    timed = True
    cooperative = True
    solo_scale = "1 for a win, 0 for a loss"
    board = True


GAME = register(FlowGame())
