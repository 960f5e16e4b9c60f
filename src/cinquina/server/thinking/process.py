"""A worker process, its two pipes, and the flag with which its task is cancelled."""

import asyncio
import contextlib
import sys

from cinquina.server.thinking.changeover import environment
from cinquina.server.thinking.flag import CancelFlag
from cinquina.server.thinking.tasks import LENGTH_BYTES, Answer, Task, answers, encode_frame


class ProcessWorker:
    def __init__(
        self, process: asyncio.subprocess.Process, quick: bool, flag: CancelFlag | None = None
    ) -> None:
        assert process.stdin and process.stdout
        self.process = process
        self.quick = quick
        self.flag = flag
        self.asked = 0  # tasks so far
        self.retired = False
        self.tasks = process.stdin
        self.answers = process.stdout

    def cancel_task(self) -> None:
        if self.flag is not None:
            self.flag.cancel(self.asked)

    async def ask(self, task: Task) -> Answer:
        self.asked += 1
        self.tasks.write(encode_frame(task))
        await self.tasks.drain()
        length = int.from_bytes(await self.answers.readexactly(LENGTH_BYTES), "big")
        return answers.decode(await self.answers.readexactly(length))

    def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()

    async def wait(self) -> int | None:
        code = await self.process.wait()
        if self.flag is not None:
            flag, self.flag = self.flag, None
            flag.close()
        return code


async def start_process(quick: bool) -> ProcessWorker:
    command = [sys.executable, "-m", "cinquina.server.thinking.worker"]
    pipe = asyncio.subprocess.PIPE
    env = environment()
    flag = CancelFlag.create()
    if flag is None:
        alone = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, env=env)
        return ProcessWorker(alone, quick)
    process = await asyncio.create_subprocess_exec(
        *command, str(flag.file), stdin=pipe, stdout=pipe, env=env, pass_fds=(flag.file,)
    )
    return ProcessWorker(process, quick, flag)
