"""Holi: colour thrown around the own pawn, raining through three levels. The law is docs/rules/holi.md."""

from typing import Any

from cinquina.core.game import Game
from cinquina.core.registry import register
from cinquina.core.setup import Mode, Preset, Setting

SEATS = (2, 3, 4)
# The option rivalry_selection of the law is the mode: cards are drawn or chosen, or there are none.
RIVALRY = ("drawn", "chosen")
CARDS = (*(f"V{n:02}" for n in range(1, 16)), *(f"G{n:02}" for n in range(1, 7)))


class HoliGame(Game):
    id = "holi"
    version = "2"
    title = "Holi: Festival of Colors"
    authors = ("Julio E. Nazario",)
    publisher = "Floodgate Games"
    minutes = 30
    age = 14
    modes = (Mode("drawn", SEATS), Mode("simple", SEATS), Mode("chosen", SEATS))
    settings = (
        Setting("rivalry_count", (0, 1, 2, 3), 2, ("drawn",)),
        Setting("rivalry_cards", CARDS, [], ("chosen",), most=3),
        Setting(
            "max_rule_cards", (0, 1, 2, 3), 1, RIVALRY, when={"mode": ("drawn",), "rivalry_count": (1, 2, 3)}
        ),
        Setting("first_player", ("random", "A", "B", "C", "D"), "random", seated=True),
        Setting("corner_choice", ("turn_order", "random"), "turn_order"),
        Setting("rain_catch", ("column", "adjacent"), "column"),
        Setting("empty_reserve", ("immediately", "end_of_turn"), "immediately"),
        Setting("last_tiebreak", ("turn_order", "shared"), "turn_order"),
        Setting("face_down_discards", ("hidden", "open"), "hidden"),
        Setting("hands", ("secret", "open"), "secret"),
    )
    presets = (
        Preset("little", "simple", {"hands": "open", "face_down_discards": "open"}, level="newcomer"),
        Preset("first", "simple", level="newcomer"),
        Preset("box", "drawn"),
        Preset("experts", "drawn", {"rivalry_count": 3, "max_rule_cards": 2}, level="expert"),
    )
    hidden = True  # hands and face-down discards
    board = True

    def faces(self, setting: str) -> dict[str, Any]:
        cards = self.edition(None).rivalry if setting == "rivalry_cards" else ()
        return {card.id: {"effect": card.effect, "params": card.params} for card in cards}


GAME = register(HoliGame())
