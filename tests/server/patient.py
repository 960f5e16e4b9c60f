"""The command `cinquina`, patient: `python -m tests.server.patient serve …`."""

import sys

from cinquina.cli import main
from tests.patience import be_patient

if __name__ == "__main__":
    be_patient()
    sys.exit(main())
