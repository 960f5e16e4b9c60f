"""The command `cinquina`, patient and without luck: every table has the same dice and cards, every bot the same mind.

A test that waits for a shape, a fold or a sweet meets it at the same moment in every run.
"""

import sys

from cinquina.cli import main
from cinquina.server.thinking import bots
from cinquina.table import tables
from tests.patience import be_patient

SEED = 1


def be_steady() -> None:
    for module in (tables, bots):
        assert hasattr(module, "new_seed")
        setattr(module, "new_seed", lambda: SEED)  # noqa: B010  # mypy takes no assignment to a function


if __name__ == "__main__":
    be_patient()
    be_steady()
    sys.exit(main())
