"""Pentris: pentominoes full of sweets slide down a chute. The law is docs/rules/pentris.md."""

from cinquina.core.game import Game
from cinquina.core.registry import register
from cinquina.core.setup import Mode, Preset, Setting

SEATS = (1, 2, 3, 4)
INTERMEDIATE = ("intermediate",)
ADVANCED = ("advanced",)


class PentrisGame(Game):
    id = "pentris"
    version = "2"
    title = "Pentris"
    authors = ("Davide Calza", "Andrea Crespi")
    publisher = "Pendragon Game Studio"
    minutes = 35
    age = 8
    modes = (Mode("beginner", SEATS), Mode("intermediate", SEATS), Mode("advanced", SEATS))
    settings = (
        Setting("bonus_set", ("random", "blue", "beige"), "random", INTERMEDIATE),
        # Fewer than four: chance chooses the others.
        Setting("bonus_shapes", tuple("FILNPTUVWXYZ"), [], INTERMEDIATE, most=4),
        Setting("try_before_pick", (False, True), False),
        Setting("misjudge", ("refuse", "penalise"), "refuse"),
        Setting("open_stacks", (False, True), False, ADVANCED),
        Setting("motion", ("slide", "drop"), "slide"),
        Setting("chutes", ("open", "secret"), "open", when={"seats": (2, 3, 4)}),
        Setting("optional_claim", (False, True), False),
        Setting("first_bag", ("random", "seat_a", "seat_b", "seat_c", "seat_d"), "random", seated=True),
    )
    presets = (
        Preset("little", "beginner", {"motion": "drop", "try_before_pick": True}, level="newcomer"),
        Preset("first", "beginner", level="newcomer"),
        Preset("box", "intermediate"),
        Preset("experts", "advanced", level="expert"),
    )
    hidden = True  # only the chutes of the others, with chutes = secret
    solo_scale = "points as a share of what the highest rank of the ladder asks for, 1 at most"
    board = True


GAME = register(PentrisGame())
