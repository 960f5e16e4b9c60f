"""Shared memory between a server and its worker: the number of the last cancelled task.

Both count the tasks, so a late cancellation cannot affect the next task. On platforms without shared files no task is
cancelled.
"""

import mmap
import os
import tempfile

BYTES = 8


class CancelFlag:
    def __init__(self, file: int, writes: bool = False) -> None:
        """Map the memory behind an open file; the worker only reads."""
        self.file = file
        self.memory = mmap.mmap(file, BYTES, access=mmap.ACCESS_WRITE if writes else mmap.ACCESS_READ)

    @staticmethod
    def create() -> "CancelFlag | None":
        if os.name != "posix":
            return None
        with tempfile.TemporaryFile() as made:
            made.truncate(BYTES)
            made.flush()
            return CancelFlag(os.dup(made.fileno()), writes=True)

    def cancel(self, task: int) -> None:
        self.memory[:] = task.to_bytes(BYTES, "little")

    def is_cancelled(self, task: int) -> bool:
        return int.from_bytes(self.memory[:], "little") >= task

    def close(self) -> None:
        self.memory.close()
        os.close(self.file)
