"""The command with limits of its own that a test can wait for: a request must be whole at once, a look is short."""

import sys

from cinquina.cli import main
from cinquina.server.http import readiness
from cinquina.server.socket import protocol
from tests.patience import be_patient
from tests.steady import be_steady

if __name__ == "__main__":
    be_patient()
    be_steady()
    protocol.REQUEST_SECONDS = 0.2
    readiness.SECONDS = 0.5
    sys.exit(main())
