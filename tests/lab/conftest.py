"""The command, as the tests of the terminal run it."""

from tests.cli.conftest import home, run

__all__ = ["home", "run"]
