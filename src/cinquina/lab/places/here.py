"""Tasks in processes on this machine. A dead worker is replaced, and its task is repeated."""

import multiprocessing
import os
import signal
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any

import msgspec

from cinquina.core.errors import Invalid
from cinquina.lab.identity import encode_identity
from cinquina.lab.places import RETRIES, Done
from cinquina.lab.task import Task, decode_answer, run_task, run_timed


class Here:
    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or os.cpu_count() or 1

    def __enter__(self) -> "Here":
        return self

    def __exit__(self, *_: object) -> None:
        """End the context; the processes end with each run."""

    def run(self, tasks: Iterable[Task]) -> Iterator[Done]:
        return run_without_workers(tasks) if self.workers == 1 else Crew(self.workers).run(iter(tasks))


def run_without_workers(tasks: Iterable[Task]) -> Iterator[Done]:
    for task in tasks:
        begin = time.perf_counter()
        columns = run_task(task)
        yield Done(task, columns, time.perf_counter() - begin)


class Worker:
    """A worker process and its current task."""

    def __init__(self) -> None:
        # A forked process knows every registered game; elsewhere it imports them.
        method = "fork" if "fork" in multiprocessing.get_all_start_methods() else "spawn"
        context: Any = multiprocessing.get_context(method)
        self.pipe, there = context.Pipe()
        self.process: BaseProcess = context.Process(
            target=serve, args=(there, encode_identity()), daemon=True
        )
        self.process.start()
        there.close()
        self.task: Task | None = None

    def ask(self, task: Task) -> None:
        self.task = task
        self.pipe.send_bytes(msgspec.msgpack.encode(task))

    def end(self) -> None:
        self.process.terminate()
        self.process.join()
        self.pipe.close()


def serve(pipe: Connection, identity: bytes) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent handles Ctrl-C and ends the workers
    while True:
        try:
            task = pipe.recv_bytes()
        except EOFError:  # the parent has ended
            return
        pipe.send(run_timed(task, identity))


class Crew:
    def __init__(self, workers: int) -> None:
        self.workers = [Worker() for _ in range(workers)]
        self.failed: Counter[str] = Counter()  # worker deaths by task name

    def run(self, tasks: Iterator[Task]) -> Iterator[Done]:
        try:
            for worker in self.workers:
                self.give_next_task(worker, tasks)
            while busy := [worker for worker in self.workers if worker.task is not None]:
                ready = wait([worker.pipe for worker in busy])
                for worker in busy:
                    if worker.pipe in ready:
                        yield from self.receive_answer(worker, tasks)
        finally:
            for worker in self.workers:
                worker.end()

    def give_next_task(self, worker: Worker, tasks: Iterator[Task]) -> None:
        task = next(tasks, None)
        if task is not None:
            self.send_task(worker, task)

    def send_task(self, worker: Worker, task: Task) -> None:
        try:
            worker.ask(task)
        except OSError:  # it died after its last answer
            self.replace(worker, task)

    def receive_answer(self, worker: Worker, tasks: Iterator[Task]) -> Iterator[Done]:
        task = worker.task
        assert task is not None
        try:
            answer = worker.pipe.recv()
        except (EOFError, OSError):
            self.replace(worker, task)
            return
        columns, seconds = decode_answer(answer)
        worker.task = None
        self.give_next_task(worker, tasks)
        yield Done(task, columns, seconds)

    def replace(self, worker: Worker, task: Task) -> None:
        worker.end()
        self.failed[task.name] += 1
        if self.failed[task.name] > RETRIES:
            games = f"games {task.first} to {task.first + task.count - 1}"
            raise Invalid("workers", f"{self.failed[task.name]} processes died at {task.kind}, {games}")
        fresh = Worker()
        self.workers[self.workers.index(worker)] = fresh
        self.send_task(fresh, task)
