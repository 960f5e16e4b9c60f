"""The box of Foldris, precomputed from an edition with the prices of one mode."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cinquina.games.foldris.rules.blocks import Block
from cinquina.games.foldris.rules.sheet import Sheet


class Box:
    """Blocks, cards, lanes, the sheets at the start."""

    def __init__(
        self,
        blocks: list[Block],
        names: list[str],
        shapes: list[int],
        lanes: list[int],
        lefts: list[int],
        starts: list[Sheet],
    ) -> None:
        self.blocks: Final = blocks
        self.names: Final = names  # per card: its id
        self.block: Final = [blocks[shape] for shape in shapes]  # per card
        self.lane: Final = vec[i64](lanes)  # per card: its lane, from 0
        self.left: Final = vec[i64](lefts)  # per lane: its left column, from 0
        self.starts: Final = starts  # per lane: the sheet with its starting block
        self.lines: Final[i64] = starts[0].visible  # of an unfolded sheet
        self.cards: Final[i64] = len(shapes)
        forms: i64 = max([block.outcomes for block in blocks])
        self.most_actions: Final[i64] = max(forms * starts[0].columns, self.cards, len(lefts))
