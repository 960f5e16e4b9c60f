"""What is settled before the game begins."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

FREE: Final = 2  # a field of the solo table that leaves the die to the player; the others are WHITE and BLACK


class Options:
    def __init__(
        self,
        sealed: bool,
        mandatory: bool,
        orbs_connect: bool,
        flip_back: bool,
        solo_die_bonus: bool,
        turn_cap: i64,
        column: vec[i64],
        most: i64,
    ) -> None:
        self.sealed: bool = sealed  # are the others' marks of a turn shown when all are finished?
        self.mandatory: bool = mandatory
        self.orbs_connect: bool = orbs_connect
        self.flip_back: bool = flip_back
        self.solo_die_bonus: bool = solo_die_bonus
        self.turn_cap: i64 = turn_cap
        self.column: vec[i64] = column  # alone: the field of each move; without the sad face
        self.most: i64 = most  # no list of actions is longer
