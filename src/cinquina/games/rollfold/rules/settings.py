"""The settings of a game of Roll 'Em Fold 'Em for the rules."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64


class Settings:
    def __init__(
        self,
        sealed: bool,
        mandatory: bool,
        orbs_connect: bool,
        flip_back: bool,
        solo_die_bonus: bool,
        turns: i64,
        column: vec[i64],
        most: i64,
    ) -> None:
        self.sealed: Final = sealed  # are marks hidden from the others until all are finished?
        self.mandatory: Final = mandatory
        self.orbs_connect: Final = orbs_connect
        self.flip_back: Final = flip_back
        self.solo_die_bonus: Final = solo_die_bonus
        self.turns: Final[i64] = turns  # the number of turns after which the game ends
        self.column: Final = column  # single player: the field of each move; without the sad face
        self.most: Final[i64] = most  # length of the longest list of actions
