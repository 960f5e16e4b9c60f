"""Flow: the team lays water for four animals before the Giant Waves take it. The law is docs/rules/flow.md."""

from cinquina.core.game import Game
from cinquina.core.registry import register
from cinquina.core.setup import Mode, Preset, Setting

SEATS = (1, 2, 3, 4, 5, 6)
LEVELS = ("standard", "very_easy", "easy", "medium", "hard", "very_hard", "inconceivable")
CUSTOM = ("custom",)
WITH_CARDS = (*LEVELS[1:], *CUSTOM)


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
        Setting("seconds", (60, 45, 90, 120), 60, when={"clock": ("realtime",)}),
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
        Preset("first", "standard", {"seconds": 120}, level="newcomer"),
        Preset("box", "standard"),
        Preset("experts", "medium", {"seconds": 45}, level="expert"),
    )
    hidden = True  # only hands under No Communication (P8)
    timed = True
    cooperative = True
    solo_scale = "1 for a win, 0 for a loss"
    board = True


GAME = register(FlowGame())
