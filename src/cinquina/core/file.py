"""A file as it is saved: whole or not at all, and never in place of something that is not a file."""

import os
import secrets
import stat
from contextlib import suppress
from pathlib import Path


def save(path: Path, data: bytes) -> None:
    """Let a file hold the data. Links are followed; a device or a pipe is written into, for it has no content to lose.

    When something is in the way, OSError says what, with the path that was asked for, and the old file is as it was.
    """
    try:
        try:
            old = path.stat()
        except FileNotFoundError:  # nothing there, or a link to nothing
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
    """Written beside and renamed, when all of it is on the disk; mode and owner stay those of the old file."""
    if old is not None:
        os.close(os.open(path, os.O_WRONLY))  # a folder lets one replace what one may not write
    beside = path.with_name(f".cinquina-{secrets.token_hex(8)}")
    # Nobody reads it before it has the mode of the old one; a new one gets what is usual for this person.
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
    settle(path.parent)


def keep_rights(handle: int, old: os.stat_result) -> None:
    if hasattr(os, "fchown"):  # not on Windows, where files inherit their rights from the folder
        new = os.fstat(handle)
        if (new.st_uid, new.st_gid) != (old.st_uid, old.st_gid):
            os.fchown(handle, old.st_uid, old.st_gid)
        os.fchmod(handle, stat.S_IMODE(old.st_mode))


def settle(folder: Path) -> None:
    """The new name, too, outlasts a power cut, where the system lets one ask for it."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
