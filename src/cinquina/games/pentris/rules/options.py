"""The options of a game of Pentris: the level and the options of the law."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr


@mypyc_attr(acyclic=True)
class Options:
    def __init__(
        self,
        level: int,
        first: int,
        bonus_set: int,
        bonus_shapes: list[int],
        tries: bool,
        penalises: bool,
        open_stacks: bool,
        drops: bool,
        secret: bool,
        may_pass: bool,
        master: int,
    ) -> None:
        self.level: Final[i64] = level
        self.first: Final[i64] = first  # a seat, or -1 = chance decides
        self.bonus_set: Final[i64] = bonus_set  # or -1 = chance decides
        self.bonus_shapes: Final = vec[i64](bonus_shapes)  # chance chooses the missing ones
        self.tries: Final = tries
        self.penalises: Final = penalises
        self.open_stacks: Final = open_stacks
        self.drops: Final = drops
        self.secret: Final = secret
        self.may_pass: Final = may_pass
        self.master: Final[i64] = master  # points of the highest solo rank
