"""The command `cinquina`, patient and without luck: every table has the same dice and cards, every bot the same mind.

A test that waits for a shape, a fold or a sweet meets it at the same moment in every run.
"""

import sys

from cinquina.cli import main
from cinquina.core import seed
from tests.patience import be_patient

SEED = 1


def be_steady() -> None:
    """In this process: who asks for a seed gets this one."""
    seed.draw = lambda below: SEED  # type: ignore[assignment]


if __name__ == "__main__":
    be_patient()
    be_steady()
    sys.exit(main())
