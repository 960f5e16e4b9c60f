"""Atomic writes: a file is replaced as a whole or not at all, and devices are never replaced."""

import os
import secrets
import stat
import sys
from contextlib import suppress
from pathlib import Path


def save(path: Path, data: bytes) -> None:
    """Save data to a file. Links are followed; devices and pipes are written to directly, for they hold no content to
    lose.

    Raise OSError with the given path if that fails; the old file is unchanged then.
    """
    try:
        try:
            old = path.stat()
        except FileNotFoundError:  # no such file, or a dangling link
            old = None
        if old is not None and not stat.S_ISREG(old.st_mode):
            write_into(path, data)
        else:
            replace(Path(os.path.realpath(path)), data, old)
    except OSError as error:
        raise OSError(error.errno, error.strerror or str(error), str(path)) from None


def write_into(path: Path, data: bytes) -> None:
    with os.fdopen(os.open(path, os.O_WRONLY), "wb") as file:
        file.write(data)


def replace(path: Path, data: bytes, old: os.stat_result | None) -> None:
    """Write a temporary file beside, flush it and rename it; mode and owner of an existing file are kept."""
    if old is not None:
        os.close(os.open(path, os.O_WRONLY))  # a writable folder would allow replacing a read-only file
    beside = path.with_name(f".cinquina-{secrets.token_hex(8)}")
    # Not readable by others before it has the mode of the old file; a new file gets the usual mode.
    handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666 if old is None else 0o600)
    try:
        with os.fdopen(handle, "wb") as file:
            if old is not None:
                keep_rights(file.fileno(), old)
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
    fsync_directory(path.parent)


def keep_rights(handle: int, old: os.stat_result) -> None:
    if hasattr(os, "fchown"):  # not on Windows, where files inherit their rights from the folder
        new = os.fstat(handle)
        if (new.st_uid, new.st_gid) != (old.st_uid, old.st_gid):
            os.fchown(handle, old.st_uid, old.st_gid)
        os.fchmod(handle, stat.S_IMODE(old.st_mode))


def fsync_directory(folder: Path) -> None:
    """Flush a directory entry to disk so that a rename survives power loss. No-op where the platform does not support
    it."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def data_folder() -> Path:
    """Return the user's data folder, at the usual place of the system. It may not exist yet."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "cinquina"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "cinquina"
    named = os.environ.get("XDG_DATA_HOME", "").strip()
    return (Path(named) if named else home / ".local" / "share") / "cinquina"
