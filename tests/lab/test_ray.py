"""Ray, the real one: two nodes on this machine, the same figures to the last digit, and nothing left behind."""

import os
import secrets
import signal
import socket
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path

import msgspec
import pytest

from cinquina.core.errors import Invalid
from cinquina.games import find
from cinquina.lab.identity import identity
from cinquina.lab.places import Gone
from cinquina.lab.places.cluster import Cluster
from cinquina.lab.places.here import Here
from cinquina.lab.places.session import find_processes
from cinquina.lab.plan import Plan
from cinquina.lab.task import Columns, Task, run_task
from tests.patience import PATIENCE, be_patient

RAY, CINQUINA = (Path(sysconfig.get_path("scripts"), name) for name in ("ray", "cinquina"))
PLAN = Plan(find("foldris").setup(2), ("random", "random"), 0, 3)
MANY = [Task("games", PLAN, first, 200) for first in range(0, 100_000, 200)]
TASKS = MANY[:6]
TRIES = 5  # to begin two nodes


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


@pytest.fixture(scope="module")
def two_nodes(tmp_path_factory) -> Iterator[tuple[str, Path]]:
    """A head with a client port, and a second node that knows its token; each is a process with children."""
    home = Path("/tmp") / f"cinquina-test-{secrets.token_hex(4)}"  # Ray's sockets need a short path
    home.mkdir()
    before = {name: os.environ.get(name) for name in ("RAY_AUTH_MODE", "RAY_AUTH_TOKEN")}
    os.environ.update(
        RAY_AUTH_MODE="token", RAY_AUTH_TOKEN=secrets.token_hex(32), RAY_USAGE_STATS_ENABLED="0"
    )
    try:
        yield begun(home), home
    finally:
        end_all(home)
        for name, value in before.items():
            os.environ.pop(name, None) if value is None else os.environ.update({name: value})
        subprocess.run(["rm", "-rf", str(home)], check=True)


def begun(home: Path) -> str:
    """The address. Ray gives a node half a minute, which nobody can change and a busy machine may not have."""
    start = [str(RAY), "start", "--num-cpus=1", "--disable-usage-stats", f"--temp-dir={home}"]
    for _ in range(TRIES):
        port, client = free_port(), free_port()
        head = ["--head", f"--port={port}", f"--ray-client-server-port={client}", "--include-dashboard=false"]
        for more in (head, [f"--address=127.0.0.1:{port}"]):
            told = subprocess.run([*start, *more], capture_output=True, text=True, timeout=PATIENCE)
            if told.returncode:
                end_all(home)
                break
        else:
            return f"ray://127.0.0.1:{client}"
    raise AssertionError(told.stdout + told.stderr)


def end_all(home: Path) -> None:
    for number in find_processes(home):
        with suppress(ProcessLookupError):
            os.kill(number, signal.SIGKILL)


def answers(place: Here | Cluster, disturbed=None) -> dict[int, Columns]:
    found = {}
    for number, (task, columns, _) in enumerate(place.run(iter(TASKS))):
        found[task.first] = columns
        if number == 0 and disturbed:
            disturbed()
    return dict(sorted(found.items()))


def is_at_work(process: Path) -> bool:
    ours = os.environ["RAY_AUTH_TOKEN"].encode()
    named = process.joinpath("cmdline").read_bytes().startswith(b"ray::timed")
    return named and ours in process.joinpath("environ").read_bytes()


def kill_one_at_work() -> list[int]:
    """A process that works on a task of ours, if there is one at this moment."""
    for path in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if is_at_work(path):
                os.kill(int(path.name), signal.SIGKILL)
                return [int(path.name)]
    return []


@pytest.mark.soak
def test_two_nodes(two_nodes, monkeypatch):
    """Over one connection, for which the head starts a process: figures, another engine, a worker that is killed."""
    be_patient("cinquina.lab")
    with Cluster(two_nodes[0], 9) as place:
        assert place.workers == 2  # as many as there are
        assert answers(place) == answers(Here(1))
        with monkeypatch.context() as other:
            wrong = msgspec.msgpack.encode(msgspec.structs.replace(identity(), version="0"))
            other.setattr("cinquina.lab.places.cluster.encode_identity", lambda: wrong)
            with pytest.raises(Invalid, match=r"has cinquina .*; needed is cinquina 0, engine"):
                answers(place)
        killed: list[int] = []
        found = {}
        # There is work for as long as nobody was killed; then what is begun is done.
        for task, columns, _ in place.run(task for task in MANY if not killed):
            found[task.first] = columns
            killed = killed or kill_one_at_work()
    assert killed, f"no process of Ray was seen at work in {len(MANY)} tasks"
    assert found == {task.first: run_task(task) for task in MANY if task.first in found}


def reported(home: Path, *where: str) -> dict[str, bytes]:
    """What the command writes, but for how the rows are parted into files."""
    asked = {"bots": "random", "games": 60, "sample": 1, "lift": 8, "seed": 3, "to": home}
    options = [word for name, value in asked.items() for word in (f"--{name}", str(value))]
    words = [str(CINQUINA), "lab", "report", "foldris", *options, *where]
    told = subprocess.run(words, capture_output=True, text=True, timeout=PATIENCE)
    assert told.returncode == 0, told.stdout + told.stderr
    return {
        path.relative_to(home).as_posix(): path.read_bytes()
        for path in home.rglob("*")
        if path.suffix in (".html", ".json", ".svg")
    }


@pytest.mark.parametrize("on", ["ray", pytest.param("two nodes", marks=pytest.mark.soak)])
def test_the_command_writes_the_same_bytes_on_one_worker_and_on_ray(on, request, tmp_path):
    address = on if on == "ray" else request.getfixturevalue("two_nodes")[0]
    here = reported(tmp_path / "here", "--workers", "1")
    assert len([name for name in here if name.endswith(".svg")]) == 8
    assert {"report.html", "report.json", "experiment.json"} <= here.keys()
    assert reported(tmp_path / "there", "--on", address, "--workers", "2") == here


@pytest.mark.soak
def test_a_ray_of_our_own_leaves_nothing_behind_even_when_it_is_killed(tmp_path):
    code = (
        "import sys, cinquina.games\n"
        "from cinquina.lab.places.cluster import Cluster\n"
        "with Cluster(None, 1) as place:\n"
        "    print(place.session.home, place.session.keeper.pid, flush=True)\n"
        "    sys.stdin.read()\n"
    )
    home_before = set(Path.home().glob(".ray*"))
    driver = subprocess.Popen(
        [sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert driver.stdout is not None
    home, keeper = driver.stdout.readline().split()
    assert find_processes(Path(home))
    keeper_ends = os.pidfd_open(int(keeper))
    driver.kill()
    driver.communicate()
    import select

    assert select.select([keeper_ends], [], [], PATIENCE)[0]
    os.close(keeper_ends)
    assert not find_processes(Path(home)) and not Path(home).exists()
    assert set(Path.home().glob(".ray*")) == home_before


@pytest.mark.soak
def test_a_node_that_is_lost_changes_nothing(two_nodes):
    address, home = two_nodes
    lost = []

    def lose_the_second() -> None:
        for number in find_processes(home):
            words = Path("/proc", str(number), "cmdline").read_bytes().split(b"\0")
            if words[0].endswith(b"raylet") and b"--head" not in words:
                os.kill(number, signal.SIGKILL)
                lost.append(number)

    with Cluster(address) as place:
        assert answers(place, lose_the_second) == answers(Here(1))
    assert len(lost) == 1


@pytest.mark.soak
def test_a_cluster_that_goes_away_is_told(two_nodes):
    address, home = two_nodes

    endless = (Task("games", PLAN, first, 200) for first in count(0, 200))

    def go_on() -> None:
        with Cluster(address) as place:
            for number, _ in enumerate(place.run(endless)):
                if number == 0:
                    end_all(home)

    with pytest.raises(Gone):
        go_on()
