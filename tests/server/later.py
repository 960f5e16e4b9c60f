"""The command after an upgrade that changed the rules of every game and knows the earlier ones no more."""

import sys

from cinquina.cli import main
from cinquina.games import games
from tests.patience import be_patient
from tests.steady import be_steady


def upgrade(*earlier: str) -> None:
    for game in games():
        type(game).version = "later"
        type(game).earlier = earlier
    be_patient()
    be_steady()


if __name__ == "__main__":
    upgrade()
    sys.exit(main())
