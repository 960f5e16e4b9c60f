"""The command after an upgrade that changed the rules of every game and still knows those before."""

import sys

from cinquina.cli import main
from tests.server.later import upgrade

if __name__ == "__main__":
    upgrade("2")
    sys.exit(main())
