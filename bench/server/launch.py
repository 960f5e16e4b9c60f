"""`cinquina serve` with connect four as one more game: the rules of the engine's benchmark, and what people see."""

import sys
from typing import Any

import msgspec
from cinquina.games.connect_four.rules.state import COLUMNS, LINES, ConnectFour

from cinquina.cli import main
from cinquina.core.errors import Invalid
from cinquina.core.game import Game
from cinquina.core.memo import Memo
from cinquina.core.rules import Rules
from cinquina.core.setup import Mode, Setup
from cinquina.core.state import Evaluation
from cinquina.games import register


class View(msgspec.Struct):
    seat: int | None
    cells: list[int | None]  # by column from the left, each from the bottom
    turn: int
    winner: int


class ConnectFourRules(Rules):
    view_type = View
    max_actions = COLUMNS
    max_entries = COLUMNS * LINES

    def start(self) -> ConnectFour:
        return ConnectFour()

    def load(self, data: dict[str, Any]) -> ConnectFour:
        state = ConnectFour()
        state.latest, state.discs, state.mover, state.winner = (
            data["latest"],
            data["discs"],
            data["mover"],
            data["winner"],
        )
        return state

    def dump(self, state: ConnectFour) -> dict[str, Any]:
        return {name: int(getattr(state, name)) for name in ("latest", "discs", "mover", "winner")}

    def text(self, state: ConnectFour, who: int, action: int) -> str:
        return f"drop {action + 1}"

    def board(self, state: ConnectFour, memo: Memo) -> View:
        others = int(state.latest ^ state.discs)
        latest = int(state.latest)
        mover = int(state.mover)
        cells: list[int | None] = []
        for bit in (7 * column + line for column in range(COLUMNS) for line in range(LINES)):
            cells.append(1 - mover if latest >> bit & 1 else mover if others >> bit & 1 else None)
        return View(None, cells, int(state.turn()), int(state.winner))

    def own_view(self, state: ConnectFour, seat: int, board: View) -> View:
        return msgspec.structs.replace(board, seat=seat)

    def picture(self, view: View) -> str:
        return str(view.cells)

    def evaluation(self) -> Evaluation:
        raise NotImplementedError


class ConnectFourGame(Game):
    id = "connect_four"
    version = "1"
    title = "Connect four"
    authors = ()
    publisher = ""
    minutes = 5
    age = 6
    modes = (Mode("standard", (2,)),)

    def edition(self, data: dict[str, Any] | None) -> Any:
        if data is not None:
            raise Invalid("$.edition", "connect four has one board")
        return {}

    def rules(self, setup: Setup) -> Rules:
        return ConnectFourRules(self, setup)


register(ConnectFourGame())

if __name__ == "__main__":
    sys.exit(main())
