"""An evaluation that knows where the rest of a turn can lead."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cinquina.core.state import Evaluation, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Foresight(Evaluation):
    """For games whose turns are several decisions: by the next position alone, a step that only prepares looks idle.

    A search that is given one asks it for the order of a seat's actions, in the tree and in playouts.
    """

    def foresee(self, state: State, seat: i64, actions: vec[i64], count: i64, values: vec[float]) -> None:
        """Write what the best end of the turn is worth that begins with each of these.

        Roughly: only the order counts, and playouts ask at every decision.
        """
        raise NotImplementedError
