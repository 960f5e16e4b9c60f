"""The command after an upgrade that corrected the edition of Foldris, and did not keep the one before."""

import sys

from cinquina.cli import main
from cinquina.core import parts
from cinquina.games.foldris import GAME, edition
from tests.patience import be_patient
from tests.steady import be_steady

if __name__ == "__main__":
    corrected = {**GAME.edition_source(), "start_bonus": 9}
    shipped = parts.default_edition
    parts.default_edition = lambda part: (  # type: ignore[assignment]
        edition.check_edition(corrected) if part is edition else shipped(part)
    )
    be_patient()
    be_steady()
    sys.exit(main())
