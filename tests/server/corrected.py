"""The command after an upgrade that corrected the edition of Foldris, and did not keep the one before."""

import sys

from cinquina.cli import main
from cinquina.games.foldris import GAME, edition
from tests.patience import be_patient
from tests.steady import be_steady

if __name__ == "__main__":
    corrected = {**GAME.edition_source(), "start_bonus": 9}
    edition.default = lambda: edition.checked(corrected)  # type: ignore[assignment]
    be_patient()
    be_steady()
    sys.exit(main())
