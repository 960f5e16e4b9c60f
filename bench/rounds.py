"""All contestants in the same run, in turn, several times: a disturbed round affects all of them."""

import json
import os
import subprocess
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from bench.environment import ROOT, say

Sample = dict[str, float]


@dataclass(frozen=True)
class Contestant:
    id: str  # in the JSON and in the targets
    name: str
    command: list[str]
    needs: str = ""  # a peer, or the compiler
    env: dict[str, str] = field(default_factory=dict)
    folder: Path = ROOT  # working folder


def environment(extra: dict[str, str]) -> dict[str, str]:
    """Return the environment: one thread each, and no path to another copy of the package."""
    env = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    return {**env, "OMP_NUM_THREADS": "1", "JAX_PLATFORMS": "cpu", **extra}


class Worker:
    """A contestant's process, warmed up."""

    def __init__(self, contestant: Contestant) -> None:
        self.process = subprocess.Popen(
            contestant.command,
            cwd=contestant.folder,
            env=environment(contestant.env),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def answer(self) -> str | None:
        """Return the next line that is an answer (a library may print a greeting); None if the process has ended."""
        assert self.process.stdout
        return next((line for line in self.process.stdout if line.startswith(("ready", "{"))), None)

    def play(self, seconds: float) -> Sample:
        assert self.process.stdin
        self.process.stdin.write(f"{seconds}\n")
        self.process.stdin.flush()
        answer = self.answer()
        if answer is None:
            raise RuntimeError(self.last_words())
        sample: Sample = json.loads(answer)
        return sample

    def last_words(self) -> str:
        _, errors = self.process.communicate()
        return (errors.strip().splitlines() or ["it ended without a word"])[-1]

    def stop(self) -> None:
        self.process.communicate()  # closes stdin, which ends it


class Figures:
    """The samples of one contestant, one per round."""

    def __init__(self, contestant: Contestant, samples: list[Sample], first: str = "") -> None:
        self.id = contestant.id
        self.name = contestant.name
        self.samples = samples
        self.first = first  # the worker's result of the warm-up: the same from the same seed

    @property
    def rates(self) -> list[float]:
        return [sample["decisions"] / sample["seconds"] for sample in self.samples]

    @property
    def rate(self) -> float:
        """Return decisions per second."""
        return median(self.rates)

    @property
    def listed(self) -> float:
        """Return listed actions per decision."""
        return sum(s["listed"] for s in self.samples) / sum(s["decisions"] for s in self.samples)

    @property
    def ns_per_action(self) -> float:
        """Return CPU time per listed action."""
        return median(self.ns_of_rounds())

    @property
    def quietest(self) -> float:
        """Return CPU time per listed action in the least disturbed round."""
        return min(self.ns_of_rounds())

    def ns_of_rounds(self) -> list[float]:
        return [1e9 * sample["seconds"] / sample["listed"] for sample in self.samples]

    def times(self, other: "Figures") -> float:
        """Return the median speed-up over the rounds."""
        return median(self.ratios(other))

    def ratios(self, other: "Figures") -> list[float]:
        """Return the speed-ups, one per round."""
        return [mine / its for mine, its in zip(self.rates, other.rates, strict=True)]


def run(
    contestants: list[Contestant], rounds: int, seconds: float, what: str = ""
) -> tuple[list[Figures], dict[str, str]]:
    """Return the figures of all contestants that ran, and the others with the reason."""
    failed: dict[str, str] = {}
    workers: dict[str, Worker] = {}
    firsts: dict[str, str] = {}
    try:
        for each in contestants:
            worker = Worker(each)
            answer = worker.answer()
            if answer is None:
                failed[each.name] = worker.last_words()
            else:
                workers[each.id] = worker
                firsts[each.id] = answer.removeprefix("ready").strip()
        samples: dict[str, list[Sample]] = {id: [] for id in workers}
        for number in range(rounds):
            say(what or f"round {number + 1} of {rounds}")
            for id, worker in workers.items():
                samples[id].append(worker.play(seconds))
    finally:
        for worker in workers.values():
            worker.stop()
    ran = [each for each in contestants if each.id in samples]
    return [Figures(each, samples[each.id], firsts[each.id]) for each in ran], failed
