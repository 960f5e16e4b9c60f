"""A few bytes that a server and its worker share: the number of the last task that nobody needs any more.

Both count the tasks, so a flag that is raised late meets no other task. Where files cannot be handed over there is
none, and every task is thought to its end.
"""

import mmap
import os
import tempfile

BYTES = 8


class Flag:
    def __init__(self, file: int, writes: bool = False) -> None:
        """The memory behind an open file; the worker only reads."""
        self.file = file
        self.memory = mmap.mmap(file, BYTES, access=mmap.ACCESS_WRITE if writes else mmap.ACCESS_READ)

    @staticmethod
    def new() -> "Flag | None":
        if os.name != "posix":
            return None
        with tempfile.TemporaryFile() as made:
            made.truncate(BYTES)
            made.flush()
            return Flag(os.dup(made.fileno()), writes=True)

    def drop(self, task: int) -> None:
        self.memory[:] = task.to_bytes(BYTES, "little")

    def is_up(self, task: int) -> bool:
        return int.from_bytes(self.memory[:], "little") >= task

    def close(self) -> None:
        self.memory.close()
        os.close(self.file)
