"""Roll 'Em Fold 'Em: strings of X's on a sheet whose corners fold over. The law is docs/rules/rollfold.md."""

from cinquina.core.game import Game
from cinquina.core.registry import register
from cinquina.core.setup import Mode, Preset, Setting

TOGETHER = ("level1", "level2", "level3", "level4")
SOLO = ("solo1", "solo2", "solo3", "solo4")


class RollfoldGame(Game):
    id = "rollfold"
    version = "2"
    title = "Roll ’Em Fold ’Em"
    authors = ("Klaus-Jürgen Wrede", "Ralph Querfurth")
    publisher = "Schmidt Spiele"
    minutes = 20
    age = 8
    modes = (*(Mode(level, (2, 3, 4)) for level in TOGETHER), *(Mode(level, (1,)) for level in SOLO))
    settings = (
        Setting("marking_visibility", ("sealed", "open"), "sealed", TOGETHER),  # R17
        Setting("first", ("random", "seat_a"), "random", TOGETHER, seated=True),
        Setting("turn_cap", (500, 100), 500, TOGETHER, unusual=(100,)),  # no game is that long
        Setting("column", ("A", "B", "C", "D"), "A", SOLO),
        Setting("solo_die_bonus", (True, False), True, SOLO),  # R30
        Setting("die_numbers_mandatory", (True, False), True),  # R3
        Setting("orbs_connect", (False, True), False, ("level3", "solo3")),  # R24
        Setting("flip_back", (False, True), False, ("level4", "solo4")),  # R28
        Setting("undo_within_turn", (True, False), True, when={"seats": (2, 3, 4)}),
    )
    presets = (
        Preset("little", "level1", {"die_numbers_mandatory": False}, solo="solo1", level="newcomer"),
        Preset("first", "level1", solo="solo1", level="newcomer"),
        Preset("box", "level2", solo="solo2"),
        Preset("experts", "level4", solo="solo4", level="expert"),
    )
    simultaneous = True
    hidden = True  # only the marking of the current turn, until all are finished (R17)
    solo_scale = "0 for a loss; for a win the fields left of the column, as a share of all"
    board = True


GAME = register(RollfoldGame())
