"""The user's saved games, and progress in lessons, in the data folder."""

from datetime import datetime
from pathlib import Path

from cinquina.core.file import data_folder


def own_folder() -> Path:
    return data_folder() / "games"


def lessons_folder() -> Path:
    """Return the folder with the progress of lessons."""
    return data_folder() / "lessons"


def unused_path(game: str) -> Path:
    """Return an unused file name."""
    folder = own_folder()
    folder.mkdir(parents=True, exist_ok=True)
    stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    names = (f"{game}-{stamp}{more}.json" for more in ("", *(f"-{n}" for n in range(2, 1000))))
    return next(folder / name for name in names if not (folder / name).exists())
