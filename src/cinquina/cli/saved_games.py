"""The folder of this person's saved games."""

from datetime import datetime
from pathlib import Path


def own_folder() -> Path:
    return data_folder() / "games"


def lessons_folder() -> Path:
    """Return the folder with the progress of lessons."""
    return data_folder() / "lessons"


def data_folder() -> Path:
    from platformdirs import user_data_path  # imported late: not always needed

    return user_data_path("cinquina", appauthor=False)


def new_file(game: str) -> Path:
    """Return an unused file name."""
    folder = own_folder()
    folder.mkdir(parents=True, exist_ok=True)
    stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    names = (f"{game}-{stamp}{more}.json" for more in ("", *(f"-{n}" for n in range(2, 1000))))
    return next(folder / name for name in names if not (folder / name).exists())
