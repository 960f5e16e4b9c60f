"""How good a position is: about how many turns are still to go."""

from mypy_extensions import i64

from cinquina.core.state import Evaluation, State
from cinquina.games.rollfold.rules.folding import CORNERS
from cinquina.games.rollfold.rules.state import Rollfold


class TurnsToGo(Evaluation):
    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Rollfold)
        sheet = state.sheets[seat]
        if state.pens[seat].won:
            return 100.0
        value: float = float(sheet.corners()) * 5.0 + float(sheet.linked(state.options.orbs_connect)) * 3.0
        for corner in range(CORNERS):
            value -= float(sheet.missing(state.box.small_faces[corner]))
        return value
