"""Saving: a file is whole or as it was; what is not a file is written into, never replaced."""

import ast
import errno
import os
import re
import stat
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

import pytest

import cinquina
from cinquina.core.file import save

SOURCE = Path(cinquina.__file__).parent
NOBODY = 65534
NULL = (1, 3)  # the numbers of /dev/null and /dev/full, of which the tests make nodes of their own
FULL = (1, 7)

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="devices, pipes and owners are those of Unix")


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def device(path: Path, numbers: tuple[int, int]) -> Path:
    try:
        os.mknod(path, stat.S_IFCHR | 0o666, os.makedev(*numbers))
        with path.open("rb"):
            return path
    except PermissionError as error:
        pytest.skip(f"a device node cannot be made and opened here: {error.strerror}")


@contextmanager
def nobody() -> Iterator[Path]:
    """A folder everybody can reach, and rights that a folder can take away: root has them all everywhere."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        if os.geteuid() != 0:
            yield folder
            return
        os.chown(folder, NOBODY, NOBODY)
        os.seteuid(NOBODY)
        try:
            yield folder
        finally:
            os.seteuid(0)


# -- regular files


def test_a_new_file_has_the_data_and_the_usual_rights(tmp_path):
    before = os.umask(0o027)
    try:
        save(tmp_path / "new.json", b"data")
    finally:
        os.umask(before)
    assert (tmp_path / "new.json").read_bytes() == b"data"
    assert stat.S_IMODE((tmp_path / "new.json").stat().st_mode) == 0o640
    assert names(tmp_path) == ["new.json"]


@pytest.mark.parametrize("mode", [0o600, 0o644, 0o664, 0o755])
def test_an_old_file_is_replaced_and_keeps_its_mode(tmp_path, mode):
    file = tmp_path / "old.json"
    file.write_bytes(b"a longer text that was there before")
    file.chmod(mode)
    with file.open("rb") as reader:
        save(file, b"new")
        assert reader.read().startswith(b"a longer text")  # who reads has the old one to its end
    assert file.read_bytes() == b"new"
    assert stat.S_IMODE(file.stat().st_mode) == mode
    assert names(tmp_path) == ["old.json"]


@pytest.mark.skipif(os.geteuid() != 0, reason="only root gives files away")
def test_an_old_file_keeps_its_owner(tmp_path):
    file = tmp_path / "theirs.json"
    file.write_bytes(b"old")
    os.chown(file, NOBODY, NOBODY)
    save(file, b"new")
    assert (file.read_bytes(), file.stat().st_uid, file.stat().st_gid) == (b"new", NOBODY, NOBODY)


@pytest.mark.skipif(os.geteuid() != 0, reason="only root gives files away")
def test_a_file_whose_owner_could_not_be_kept_stays_as_it_was():
    with nobody() as folder:
        file = folder / "theirs.json"
        os.seteuid(0)
        file.write_bytes(b"old")
        file.chmod(0o666)
        os.seteuid(NOBODY)
        with pytest.raises(PermissionError) as told:
            save(file, b"new")
        assert (told.value.filename, file.read_bytes(), names(folder)) == (str(file), b"old", ["theirs.json"])


def test_a_write_protected_file_is_not_replaced():
    with nobody() as folder:
        file = folder / "old.json"
        file.write_bytes(b"old")
        file.chmod(0o444)
        with pytest.raises(PermissionError) as told:
            save(file, b"new")
        assert (told.value.filename, file.read_bytes(), names(folder)) == (str(file), b"old", ["old.json"])


# -- links


def test_a_link_stays_and_its_file_is_replaced(tmp_path):
    there = tmp_path / "there"
    there.mkdir()
    (there / "file.json").write_bytes(b"old")
    (tmp_path / "link.json").symlink_to("there/file.json")
    (tmp_path / "other.json").symlink_to("link.json")
    save(tmp_path / "other.json", b"new")
    assert (there / "file.json").read_bytes() == b"new"
    assert (tmp_path / "link.json").readlink() == Path("there/file.json")
    assert (tmp_path / "other.json").readlink() == Path("link.json")
    assert names(there) == ["file.json"] and names(tmp_path) == ["link.json", "other.json", "there"]


def test_a_link_to_nothing_gets_the_file_it_names(tmp_path):
    (tmp_path / "link.json").symlink_to("later.json")
    save(tmp_path / "link.json", b"new")
    assert (tmp_path / "link.json").readlink() == Path("later.json")
    assert (tmp_path / "later.json").read_bytes() == b"new"


@pytest.mark.parametrize(("target", "number"), [("nowhere/x.json", errno.ENOENT), ("link.json", errno.ELOOP)])
def test_a_link_that_leads_nowhere_is_named(tmp_path, target, number):
    (tmp_path / "link.json").symlink_to(target)
    with pytest.raises(OSError, match=r"link\.json") as told:
        save(tmp_path / "link.json", b"new")
    assert (told.value.errno, told.value.filename) == (number, str(tmp_path / "link.json"))
    assert names(tmp_path) == ["link.json"]


# -- what is not a file


def test_a_pipe_is_written_into(tmp_path):
    pipe, heard = tmp_path / "pipe", []
    os.mkfifo(pipe)
    reader = Thread(target=lambda: heard.append(pipe.read_bytes()), daemon=True)
    reader.start()
    save(pipe, b"data" * 50_000)  # more than a pipe holds
    reader.join()
    assert heard == [b"data" * 50_000]
    assert stat.S_ISFIFO(pipe.lstat().st_mode) and names(tmp_path) == ["pipe"]


@pytest.mark.parametrize("by_link", [False, True])
def test_a_device_is_written_into(tmp_path, by_link):
    null = device(tmp_path / "null", NULL)
    if by_link:
        (tmp_path / "link").symlink_to("null")
    save(tmp_path / "link" if by_link else null, b"data")
    assert stat.S_ISCHR(null.lstat().st_mode)
    assert null.lstat().st_rdev == os.makedev(*NULL)
    assert (tmp_path / "link").is_symlink() == by_link


def test_a_full_device_says_so(tmp_path):
    full = device(tmp_path / "full", FULL)
    with pytest.raises(OSError, match="No space left") as told:
        save(full, b"data")
    assert (told.value.errno, told.value.filename) == (errno.ENOSPC, str(full))
    assert stat.S_ISCHR(full.lstat().st_mode) and names(tmp_path) == ["full"]


def test_a_folder_is_refused(tmp_path):
    (tmp_path / "folder").mkdir()
    with pytest.raises(IsADirectoryError):
        save(tmp_path / "folder", b"data")


# -- a save that fails


def test_a_folder_that_cannot_be_written_keeps_what_is_there():
    with nobody() as folder:
        file = folder / "old.json"
        file.write_bytes(b"old")
        folder.chmod(0o555)
        for path in (file, folder / "new.json"):
            with pytest.raises(PermissionError) as told:
                save(path, b"new")
            assert told.value.filename == str(path)
        assert (file.read_bytes(), names(folder)) == (b"old", ["old.json"])
        folder.chmod(0o755)


SAVE = """
import os, resource, sys
from pathlib import Path
from cinquina.core.file import save
folder, most = Path(sys.argv[1]), int(sys.argv[2])
if most:
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
(folder / "old.json").write_bytes(b"old")
for name in ("old.json", "new.json"):
    try:
        save(folder / name, bytes(1_000_000))
    except OSError as error:
        print(error.errno, error.filename)
print((folder / "old.json").read_text(), *sorted(os.listdir(folder)))
"""


def told_by(folder: Path, number: int) -> list[str]:
    return [f"{number} {folder / 'old.json'}", f"{number} {folder / 'new.json'}", "old old.json"]


def test_a_full_disk_keeps_what_is_there(tmp_path):
    """A real one, of 64 kB, which only this process sees."""
    mount = 'mount -t tmpfs -o size=64k tmpfs "$1" || exit 77; exec "$2" -c "$3" "$1" 0'
    words = ["unshare", "-m", "sh", "-c", mount, "sh", str(tmp_path), sys.executable, SAVE]
    try:
        done = subprocess.run(words, capture_output=True, text=True)
    except FileNotFoundError:
        pytest.skip("there is no unshare here, so no disk of its own")
    if "unshare" in done.stderr or done.returncode == 77:
        pytest.skip(f"a disk of its own cannot be mounted here: {done.stderr.strip()}")
    assert (done.stdout.splitlines(), done.stderr) == (told_by(tmp_path, errno.ENOSPC), "")


def test_a_limit_on_the_size_of_files_keeps_what_is_there(tmp_path):
    """What a full disk does in the middle of a file, on a machine where none can be mounted."""
    done = subprocess.run([sys.executable, "-c", SAVE, str(tmp_path), "4096"], capture_output=True, text=True)
    assert (done.stdout.splitlines(), done.stderr) == (told_by(tmp_path, errno.EFBIG), "")


def test_an_interrupted_save_leaves_nothing_behind(tmp_path, monkeypatch):
    (tmp_path / "old.json").write_bytes(b"old")

    def interrupt(handle: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupt)
    with pytest.raises(KeyboardInterrupt):
        save(tmp_path / "old.json", b"new")
    assert ((tmp_path / "old.json").read_bytes(), names(tmp_path)) == (b"old", ["old.json"])


# -- the one function for every save

WRITES = {"write_text", "write_bytes", "mkstemp", "NamedTemporaryFile", "fdopen"}
MODE = re.compile(r"[rbt+]*[wax+][wrbt+]*")


def writings(source: str) -> list[int]:
    """The lines that write a file themselves: by a call of these names, or by opening one for it."""
    found = []
    for call in (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)):
        name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        given = [
            getattr(each, "value", None) for each in (*call.args, *(word.value for word in call.keywords))
        ]
        opened = name == "open" and any(isinstance(mode, str) and MODE.fullmatch(mode) for mode in given)
        if name in WRITES or opened:
            found.append(call.lineno)
    return found


def test_writings_are_found():
    source = "p.write_text(t)\nopen(p, 'wb')\np.open('a')\nopen(p, mode='x')\nopen(p)\nopen(p, 'rb')\nopen('w.txt')"
    assert writings(source) == [1, 2, 3, 4]


def test_nothing_else_writes_files():
    found = {
        f"{path.relative_to(SOURCE)}:{line}"
        for path in SOURCE.rglob("*.py")
        if path != SOURCE / "core" / "file.py"
        for line in writings(path.read_text(encoding="utf-8"))
    }
    assert found == set()
