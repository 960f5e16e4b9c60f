"""The folder of an experiment: its description, and a Parquet file per finished task.

    experiment.json               the description; another experiment is refused here
    games/00000000-50.parquet     the rows of games 0 to 49
    report.json, report.html      the report, with its plots in plots/

Files are written atomically, so an experiment can be stopped at any time and resumed.
"""

import io
import shutil
from pathlib import Path
from typing import Any

import msgspec

from cinquina.core.errors import Invalid
from cinquina.core.file import save
from cinquina.lab.identity import identity
from cinquina.lab.plan import Plan
from cinquina.lab.task import KINDS, Columns, Task, columns_of

FORMAT = "1"
ASKED = "experiment.json"
OWN = (*KINDS, "report.json", "report.html", "plots", ASKED)  # the files that an experiment writes


class Description(msgspec.Struct, frozen=True):
    """The description of an experiment: the same plan on the same engine gives the same rows. `games` may differ."""

    what: str
    plan: Plan
    engine: str
    format: str = FORMAT


class Folder:
    def __init__(self, path: Path, what: str, plan: Plan) -> None:
        self.path = path
        self.asked = Description(what, msgspec.structs.replace(plan, games=0), identity().engine)

    def check(self, force: bool) -> None:
        """Raise Invalid if `open` would fail or overwrite something; nothing is written."""
        file = self.path / ASKED
        if file.exists() and not force:
            if file.read_bytes() != self.encode_description():
                raise Invalid(str(file), self.describe_difference(file))
            return
        ours = OWN if file.exists() else ()
        if self.path.exists() and any(each.name not in ours for each in self.path.iterdir()):
            raise Invalid(str(self.path), "is not empty, and not an experiment; nothing in it is overwritten")

    def open(self, force: bool) -> None:
        """Start the experiment, or resume it."""
        self.check(force)
        if force:
            for name in OWN:
                discard(self.path / name)
        if not (self.path / ASKED).exists():
            self.path.mkdir(parents=True, exist_ok=True)
            save(self.path / ASKED, self.encode_description())

    def encode_description(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self.asked), indent=1) + b"\n"

    def describe_difference(self, file: Path) -> str:
        try:
            there = msgspec.json.decode(file.read_bytes(), type=Description)
        except msgspec.MsgspecError as error:
            return f"is not an experiment: {error}"
        for name in ("format", "what", "engine", "plan"):
            here, other = getattr(self.asked, name), getattr(there, name)
            if here != other:
                told = f"{other!r}; asked for is {here!r}" if name != "plan" else plan_difference(other, here)
                return f"has another experiment: {name} {told}. --force starts from scratch"
        return "is another experiment; --force starts from scratch"

    # -- rows

    def save_task(self, task: Task, columns: Columns) -> None:
        import polars

        buffer = io.BytesIO()
        frame = polars.DataFrame(columns, strict=False, infer_schema_length=None)
        frame.write_parquet(buffer, metadata={"cinquina": FORMAT, "engine": self.asked.engine})
        home = self.path / task.kind
        home.mkdir(exist_ok=True)
        save(home / f"{task.name}.parquet", buffer.getvalue())

    def stored_games(self, kind: str) -> set[int]:
        """Return the numbers of the stored games."""
        found: set[int] = set()
        for path in (self.path / kind).glob("*.parquet"):
            first, _, count = path.stem.partition("-")
            if first.isdigit() and count.isdigit():
                found.update(range(int(first), int(first) + int(count)))
        return found

    def rows(self, kind: str, by: tuple[str, ...] = ("game",)) -> list[dict[str, Any]]:
        """Return all rows of a kind in the order of the games."""
        import polars

        found: list[dict[str, Any]] = []
        for path in sorted((self.path / kind).glob("*.parquet")):
            found += read_rows(path, columns_of(kind), self.asked.engine, polars)
        unique = {tuple(row[name] for name in by): row for row in found}
        return [unique[key] for key in sorted(unique)]


def open_folders(what: str, plans: dict[Path, Plan], written: tuple[str, ...], force: bool) -> list[Folder]:
    """Open the folders of an experiment with several plans, all or none; `written` names their common results."""
    folders = [Folder(path, what, plan) for path, plan in plans.items()]
    for folder in folders:
        folder.check(force)
    home = next(iter(plans)).parent
    others = [path for path in sorted(home.glob("*")) if path not in plans and belongs_to(path, what)]
    results = [home / name for name in written if (home / name).exists()]
    if force:
        for path in [*(other / name for other in others for name in OWN), *results]:
            discard(path)
    elif others:
        raise Invalid(str(others[0]), "belongs to another experiment. --force starts from scratch")
    elif results and not all((path / ASKED).exists() for path in plans):
        raise Invalid(str(results[0]), "is of another experiment. --force starts from scratch")
    for folder in folders:
        folder.open(force)
    return folders


def belongs_to(path: Path, what: str) -> bool:
    asked = read_description(path)
    return asked is not None and asked.what == what


def read_rows(path: Path, columns: tuple[str, ...], engine: str, polars: Any) -> list[dict[str, Any]]:
    try:
        about = polars.read_parquet_metadata(path)
        if about.get("cinquina") != FORMAT:
            raise Invalid(str(path), f"is of format {about.get('cinquina')!r}; format {FORMAT} is understood")
        if about.get("engine") != engine:
            raise Invalid(str(path), f"was made by engine {about.get('engine')}; this is {engine}")
        frame = polars.read_parquet(path, hive_partitioning=False)
        if wrong := sorted(set(columns) ^ set(frame.columns)):
            told = "has an unknown column" if wrong[0] in frame.columns else "lacks the column"
            raise Invalid(str(path), f"{told} {wrong[0]}")
        rows: list[dict[str, Any]] = frame.rows(named=True)
        return rows
    except polars.exceptions.PolarsError as error:
        raise Invalid(str(path), f"is not a Parquet file ({str(error).splitlines()[0]})") from None


def plan_difference(there: Plan, here: Plan) -> str:
    for name in here.__struct_fields__:
        if getattr(there, name) != getattr(here, name):
            if name == "setup":
                return setup_difference(there, here)
            return f"{name} {getattr(there, name)!r}; asked for is {getattr(here, name)!r}"
    return ""


def setup_difference(there: Plan, here: Plan) -> str:
    for name in here.setup.__struct_fields__:
        one, other = getattr(there.setup, name), getattr(here.setup, name)
        if one != other:
            return f"{name} {one!r}; asked for is {other!r}" if name != "edition" else "edition"
    return ""


def discard(path: Path) -> None:
    """Delete a file or folder that an experiment wrote."""
    if path.is_dir():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)


def seed_of(path: Path) -> int | None:
    """Return the seed of the experiment in a folder, so that it can be resumed without one; None if there is none."""
    asked = read_description(path)
    return None if asked is None else asked.plan.seed


def read_description(path: Path) -> Description | None:
    try:
        return msgspec.json.decode((path / ASKED).read_bytes(), type=Description)
    except (OSError, msgspec.MsgspecError):
        return None
