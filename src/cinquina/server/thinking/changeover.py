"""The change from the source to the compiled engine while the server runs."""

import os
from pathlib import Path

# A file that `./dev play` writes when the compiled engine is installed; until then all processes run the source.
COMPILED_LATER = "CINQUINA_COMPILED_LATER"
BETWEEN_LOOKS = 1.0  # seconds, for that file


def changes_later() -> bool:
    """Return whether the compiled engine is still to come."""
    return COMPILED_LATER in os.environ and not is_compiled()


def is_compiled() -> bool:
    """Return whether the compiled engine has been installed since this server started."""
    return Path(os.environ.get(COMPILED_LATER, "")).is_file()


def environment() -> dict[str, str]:
    """Return the variables of a worker. PYTHONPATH leads to the source, which is run only until the engine is
    compiled."""
    env = dict(os.environ)
    if is_compiled():
        env.pop("PYTHONPATH", None)
    return env
