"""Foldris: everybody draws the same falling Block; a full line is folded away. The law is docs/rules/foldris.md."""

from cinquina.core.game import Game
from cinquina.core.registry import register
from cinquina.core.setup import Mode, Preset, Setting


class FoldrisGame(Game):
    id = "foldris"
    version = "2"
    title = "Foldris"
    authors = ("Jinwoo Seo",)
    publisher = "Korea Boardgames"
    minutes = 15
    age = 8
    modes = (Mode("standard", (2, 3, 4, 5, 6, 7)), Mode("solo", (1,)))
    settings = (Setting("deck_out", ("reshuffle", "end"), "reshuffle"),)
    presets = (
        Preset("first", "standard", solo="solo", level="newcomer"),
        Preset("box", "standard", solo="solo", level="casual"),
        Preset("experts", "standard", solo="solo", level="expert"),
    )
    simultaneous = True
    hidden = True  # only the decisions of the current round, until all are in (R14)
    resigns = True  # R30
    solo_scale = "completed lines, as a share of the lines of the sheet"
    board = True


GAME = register(FoldrisGame())
