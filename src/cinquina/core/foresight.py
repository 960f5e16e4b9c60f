"""An evaluation that estimates the rest of a turn."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cinquina.core.state import Evaluation, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Foresight(Evaluation):
    """An evaluation for turns of several decisions: by the next position alone, a preparing step looks useless.

    The search uses it to order a seat's actions, in the tree and in playouts.
    """

    def foresee(self, state: State, seat: i64, actions: vec[i64], count: i64, values: vec[float]) -> None:
        """Write per action the value of the best end of the turn that begins with it.

        An estimate: only the order matters, and playouts call it at every decision.
        """
        raise NotImplementedError
