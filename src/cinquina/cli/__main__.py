import sys

from cinquina.cli import main

sys.exit(main())
